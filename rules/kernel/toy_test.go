package kernel

import (
	"testing"

	a "gorin/rules/ability"
)

// A small made-up rulebook for three players, "Lanterns", that needs what
// the first of them does not: a shared zone that resolves last in, first out, with
// passes; a choice that all make in secret at once; more than two players.
//
//	1.1  Each player has a hand and a deck.
//	2.1  Every round all players choose a card of their hand in secret (2.1.1)
//	     and then reveal them together (2.1.2); they go to the sky (2.1.3).
//	3.1  Then the players, in turn order, may add a card to the pile or pass.
//	3.2  When all pass in succession the top card of the pile resolves: its
//	     owner draws a card and it goes to the ashes; then anew. With an empty
//	     pile the round ends (3.3).
//	4.1  Whoever has no hand at the end of a round is out (4.1.1).
const (
	tHand = iota
	tDeck
	tSecret
	tSky
	tPile
	tAshes
	tCellar
)

var toyZones = []ZoneSpec{
	tHand:   {Key: "hand", Hidden: true, Owner: true, Unsorted: true},
	tDeck:   {Key: "deck", Hidden: true, Down: true},
	tSecret: {Key: "secret", Secret: true},
	tSky:    {Key: "sky", Slot: true},
	tPile:   {Key: "pile", Shared: true},
	tAshes:  {Key: "ashes", Unsorted: true},
	tCellar: {Key: "cellar", Hidden: true, Down: true},
}

const (
	toyMatch = iota
	toySecret
	toyWindow
	toyActivate
)

const (
	vPasses = iota
	vTurnOf
)

const (
	optAdd = OptBook + iota
	optUse
)

const (
	askSecret = AskBook + iota
	askWindow
)

func toyProcs() []Proc {
	return []Proc{
		toyMatch: {"match", []Step{
			{"2.1", func(m *Machine) { m.Call(toySecret) }, nil, nil},
			{"3.1", func(m *Machine) { m.Call(toyWindow) }, nil, nil},
			{"4.1.1", toyOut, nil, nil},
			{"2.1", func(m *Machine) { m.S.Turn++; m.Goto(0) }, nil, nil},
		}},
		// Register 0: how many players have chosen.
		toySecret: {"secret", []Step{
			{"2.1.1", nil, toyAskSecret, func(m *Machine, picks []Option) {
				m.Emit(Event{Kind: EvMove, Card: m.RefOf(picks[0].Card), To: m.Z(tSecret, m.S.Cards[picks[0].Card].Owner), Flags: MoveDown})
			}},
			{"2.1.1", func(m *Machine) {
				if m.Top().Regs[0]++; m.Top().Regs[0] < int32(m.S.Players) {
					m.Goto(0)
				}
			}, nil, nil},
			{"2.1.2", func(m *Machine) { // all at once
				for p := range m.S.Players {
					m.Move(m.TopCard(m.Z(tSecret, p)), m.Z(tSky, p), 0)
				}
			}, nil, nil},
		}},
		toyWindow: {"window", []Step{
			{"3.1", func(m *Machine) { m.S.Vars[vPasses], m.S.Vars[vTurnOf] = 0, int32(m.S.Active) }, nil, nil},
			{"3.1", nil, toyAskWindow, toyAnswerWindow},
			{"3.2", toyAfterPass, nil, nil},
		}},
		toyActivate: {"activate", []Step{
			{"5.1", func(m *Machine) {
				f := m.Top()
				m.Pay(uint16(f.Regs[1]), m.RefOf(CardID(f.Regs[0])), int8(f.Regs[2]), Event{From: NoZone, To: NoZone})
			}, nil, nil},
			{"5.1", func(m *Machine) {
				f := *m.Top()
				m.Return()
				if m.S.Paid {
					m.Resolve(Run{Line: uint16(f.Regs[1]), Source: m.RefOf(CardID(f.Regs[0])), Player: int8(f.Regs[2]), Cause: Event{From: NoZone, To: NoZone}})
				}
			}, nil, nil},
		}},
	}
}

func toyAskSecret(m *Machine, q *Request) {
	p := (m.S.Active + int8(m.Top().Regs[0])) % m.S.Players
	if m.Out(p) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askSecret, 1, 1
	for c := m.BottomCard(m.Z(tHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
}

// toyToAct is who may act: the next one where that player is out.
func toyToAct(m *Machine) int8 {
	p := int8(m.S.Vars[vTurnOf])
	if m.Out(p) {
		p = m.Next(p)
	}
	return p
}

func toyAskWindow(m *Machine, q *Request) {
	p := toyToAct(m)
	q.Player, q.Kind, q.Min, q.Max = p, askWindow, 1, 1
	for c := m.BottomCard(m.Z(tHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.Add(Option{Kind: optAdd, Card: c, Zone: NoZone, Zone2: NoZone})
	}
	for c := m.BottomCard(m.Z(tSky, p)); c != 0; c = m.S.Cards[c].Above {
		for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
			if m.Book.Prog.Lines[line].Kind == a.Act && m.Payable(line, m.RefOf(c), p) {
				q.Add(Option{Kind: optUse, Card: c, N: int32(line), Zone: NoZone, Zone2: NoZone})
			}
		}
	}
	q.AddKind(OptPass)
}

func toyAnswerWindow(m *Machine, picks []Option) {
	o := picks[0]
	p := toyToAct(m)
	switch o.Kind {
	case OptPass:
		m.S.Vars[vPasses]++
		m.S.Vars[vTurnOf] = int32(m.Next(p))
		return
	case optAdd:
		m.Move(o.Card, m.Z(tPile, p), 0)
	case optUse:
		m.Call(toyActivate, int32(o.Card), o.N, int32(p))
	}
	m.S.Vars[vPasses] = 0
}

// toyAfterPass: 3.2, 3.3.
func toyAfterPass(m *Machine) {
	left := int32(0)
	for p := range m.S.Players {
		if !m.Out(p) {
			left++
		}
	}
	if m.S.Vars[vPasses] < left {
		m.Goto(1)
		return
	}
	top := m.TopCard(m.Z(tPile, 0))
	if top == 0 {
		m.Return()
		return
	}
	m.Goto(0)
	owner := m.S.Cards[top].Owner
	m.Move(m.TopCard(m.Z(tDeck, owner)), m.Z(tHand, owner), 0)
	m.Move(top, m.Z(tAshes, owner), 0)
}

func toyOut(m *Machine) {
	var out uint8
	for p := range m.S.Players {
		if !m.Out(p) && m.Count(m.Z(tHand, p)) == 0 {
			out |= 1 << p
		}
	}
	if out != 0 {
		m.EndNow(out)
	}
}

// Its own words.
const (
	toySky = a.OwnZone + iota
	toyCellar
	toyFront
	toyBack
	toyField
	toyToSky   = a.OwnDest
	toyToField = a.OwnDest + 1
)

var toyTerms = a.Words{Game: "lanterns", Kinds: map[a.Kind]a.Shape{
	toySky: {Name: "sky", Sort: a.SZone, Slot: true}, toyFront: {Name: "front", Sort: a.SZone, Slot: true}, toyBack: {Name: "back", Sort: a.SZone, Slot: true},
	toyField: {Name: "field", Sort: a.SZone, Slot: true}, toyToField: {Name: "to-field", Sort: a.SDest, Slot: true, Picks: a.PicksEach}, toyCellar: {Name: "cellar", Sort: a.SZone}, toyToSky: {Name: "to-sky", Sort: a.SDest},
}}

var toyWords = map[a.Kind]int{
	a.Hand: tHand, a.ToHand: tHand, a.Deck: tDeck, toySky: tSky, a.WaitingRoom: tAshes, a.ToWaitingRoom: tAshes,
	a.Memory: tPile, a.ToMemory: tPile, toyCellar: tCellar, toyToSky: tSky,
	a.ToDeckTop: tDeck,
}

// severalOpponents is whether toyBook compiles for several opponents.
var severalOpponents bool

// toyBook makes a book of the given cards: names and their abilities.
func toyBook(t *testing.T, lines map[string][]a.Node, names ...string) *Book {
	t.Helper()
	words, err := a.NewVocabulary(toyTerms)
	if err != nil {
		t.Fatal(err)
	}
	c := a.NewCompiler(words)
	c.Several = severalOpponents
	c.EachAtOnce = true
	var prints []Print
	for _, n := range names {
		var p Print
		p.Info.Kind = 1
		p.Info.Names[0], p.Info.NNames = c.Word(n), 1
		p.Info.Num[0] = 1
		for _, l := range lines[n] {
			id, err := c.Line(l)
			if err != nil {
				t.Fatal(err)
			}
			p.Lines = append(p.Lines, id)
			p.Info.Given[p.Info.NGiven] = Given{Line: id}
			p.Info.NGiven++
		}
		prints = append(prints, p)
	}
	prog := c.Finish()
	for i := range prog.Lines {
		prog.Lines[i].Zones = 1<<tSky | 1<<tPile
	}
	b := &Book{
		Game: "lanterns", Procs: toyProcs(), Zones: toyZones, Prog: prog, Prints: prints,
		Nums: []string{"power"}, Layers: 2, LayerMask: []uint32{^uint32(a.AspectNumbers), a.AspectNumbers}, HeadKind: [a.KindCount]uint8{a.Character: 1},
		ZonesOf: func(m *Machine, _ *Ctx, w a.Kind, p int8, out []Zone) []Zone { return append(out, m.Z(toyWords[w], p)) },
		ZoneOf: func(m *Machine, w a.Kind, p int8) Zone {
			if k, ok := toyWords[w]; ok {
				return m.Z(k, p)
			}
			return NoZone
		},
		SlotsOf: func(m *Machine, _ a.Kind, _ int8, out []Zone) []Zone {
			return append(out, m.Z(tSky, 0), m.Z(tSky, 1), m.Z(tSky, 2))
		},
		Bare: func(a.Kind) a.Kind { return toySky },
		Cite: map[string]string{"resolve": "5.1", "choose": "5.2", "pay": "5.3", "repeat": "6.1", "loop-forced": "6.2"},
	}
	return closed(t, b)
}

// toyGame deals hands of the given prints and three cards of deck to each.
func toyGame(t *testing.T, b *Book, players int, hand ...uint16) *Machine {
	t.Helper()
	m := New(b, players, 1)
	m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
	for p := range int8(players) {
		for _, c := range hand {
			m.AddCard(c, p, m.Z(tHand, p))
		}
		for range 3 {
			m.AddCard(0, p, m.Z(tDeck, p))
		}
	}
	m.Start(toyMatch)
	return m
}

// pick answers the open decision with the first option that fits.
func pick(t *testing.T, m *Machine, player int8, fits func(o Option) bool) {
	t.Helper()
	q := m.Pending()
	if q == nil || q.Player != player {
		t.Fatalf("player %d is not asked: %+v", player, q)
	}
	for i, o := range q.Options {
		if fits(o) {
			if err := m.Answer(q.Seq, []int{i}); err != nil {
				t.Fatal(err)
			}
			if err := m.Check(); err != nil {
				t.Fatal(err)
			}
			return
		}
	}
	t.Fatalf("no option fits: %+v", q.Options)
}

func kind(k uint8) func(Option) bool { return func(o Option) bool { return o.Kind == k } }

func printed(m *Machine, p uint16) func(Option) bool {
	return func(o Option) bool { return o.Card != 0 && m.S.Cards[o.Card].Print == p }
}
