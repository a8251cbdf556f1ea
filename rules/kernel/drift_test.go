package kernel

import (
	"bytes"
	"math/rand/v2"
	"testing"

	a "gorin/rules/ability"
)

// Another made-up rulebook, "Drift", for three players, that has next to nothing: no zone
// that is paid with, no clock, no slots, no phases, no words but one for its shared pile, and
// no hooks but those that say where its zones are. What all games share works without.
//
//	1.1  Each player has a hand. All share a tide, face down, and a shore.
//	2.1  In turn order each lays a card of the hand on the shore (2.1.1), uses an ability
//	     of a card of theirs there (2.1.2), or takes the top card of the tide (2.1.3).
//	2.2  Then what has triggered is resolved.
//	3.1  Without a tide it is over: who holds most cards has won.
const (
	dHand = iota
	dTide
	dShore
)

var driftZones = []ZoneSpec{
	dHand:  {Key: "hand", Hidden: true, Owner: true, Unsorted: true},
	dTide:  {Key: "tide", Shared: true, Hidden: true, Down: true},
	dShore: {Key: "shore", Shared: true},
}

// Its words.
const (
	dWordShore = a.OwnZone
	dToShore   = a.OwnDest
)

var driftWords = a.Words{Game: "drift", Kinds: map[a.Kind]a.Shape{
	dWordShore: {Name: "shore", Sort: a.SZone}, dToShore: {Name: "to-shore", Sort: a.SDest},
}}

const (
	driftMatch = iota
	driftUse
)

const (
	optLay = OptBook + iota
	optActivate
)

const askDrift = AskBook

func driftProcs() []Proc {
	return []Proc{
		driftMatch: {"match", []Step{
			{"2.1", nil, driftAsk, driftAnswer},
			{"2.2", nil, func(m *Machine, q *Request) {
				for i := range m.S.Players {
					if p := (m.S.Active + i) % m.S.Players; len(q.Options) == 0 {
						m.AskPendingOf(q, p)
					}
				}
			}, func(m *Machine, picks []Option) { m.PlayPending(int(picks[0].N)) }},
			{"2.2", func(m *Machine) {
				if len(m.S.Pending) > 0 {
					m.Goto(1)
				}
			}, nil, nil},
			{"3.1", driftNext, nil, nil},
		}},
		driftUse: {"use", []Step{
			{"2.1.2", func(m *Machine) {
				f := m.Top()
				m.Pay(uint16(f.Regs[1]), m.RefOf(CardID(f.Regs[0])), m.S.Active, Event{From: NoZone, To: NoZone})
			}, nil, nil},
			{"2.1.2", func(m *Machine) {
				f := *m.Top()
				m.Return()
				if m.S.Paid {
					m.Resolve(Run{Line: uint16(f.Regs[1]), Source: m.RefOf(CardID(f.Regs[0])), Player: m.S.Active, Cause: Event{From: NoZone, To: NoZone}})
				}
			}, nil, nil},
		}},
	}
}

func driftAsk(m *Machine, q *Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askDrift, 1, 1
	for c := m.BottomCard(m.Z(dHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.Add(Option{Kind: optLay, Card: c, Zone: NoZone, Zone2: NoZone})
	}
	for _, u := range m.Activated() {
		if m.S.Cards[u.Ref.Card].Owner == p && m.Payable(u.Line, u.Ref, p) {
			q.Add(Option{Kind: optActivate, Card: u.Ref.Card, N: int32(u.Line), Zone: NoZone, Zone2: NoZone})
		}
	}
	q.AddKind(OptPass)
}

func driftAnswer(m *Machine, picks []Option) {
	switch o := picks[0]; o.Kind {
	case optLay:
		m.Move(o.Card, m.Z(dShore, 0), 0)
	case optActivate:
		m.Call(driftUse, int32(o.Card), o.N)
	case OptPass:
		m.Move(m.TopCard(m.Z(dTide, 0)), m.Z(dHand, m.S.Active), 0)
	}
}

func driftNext(m *Machine) {
	if m.Count(m.Z(dTide, 0)) > 0 {
		m.S.Turn++
		m.S.Active = m.Next(m.S.Active)
		m.Goto(0)
		return
	}
	most := int8(0)
	for p := range m.S.Players {
		if m.Count(m.Z(dHand, p)) > m.Count(m.Z(dHand, most)) {
			most = p
		}
	}
	m.EndNow((1<<m.S.Players - 1) &^ (1 << most))
}

var driftZoneOf = map[a.Kind]int{a.Hand: dHand, a.ToHand: dHand, a.Deck: dTide, a.ToDeckTop: dTide, a.ToDeckBottom: dTide, dWordShore: dShore, dToShore: dShore}

// driftBook makes a book of cards, each with its lines.
func driftBook(t *testing.T, cards ...[]a.Node) *Book {
	t.Helper()
	words, err := a.NewVocabulary(driftWords)
	if err != nil {
		t.Fatal(err)
	}
	c := a.NewCompiler(words)
	c.EachAtOnce = true
	var prints []Print
	for i, lines := range cards {
		var p Print
		p.Info.Kind, p.Info.NNames = 1, 1
		p.Info.Names[0] = c.Word(string(rune('a' + i)))
		for _, l := range lines {
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
		l := &prog.Lines[i]
		l.Zones, l.On, l.From, l.To = 1<<dShore, 1<<EvMove, 1<<dHand|1<<dTide|1<<dShore, 1<<dShore
	}
	b := &Book{
		Game: "drift", Procs: driftProcs(), Zones: driftZones, Prog: prog, Prints: prints,
		Nums: []string{"power"}, Layers: 1, LayerMask: []uint32{^uint32(0)},
		ZonesOf: func(m *Machine, _ *Ctx, w a.Kind, p int8, out []Zone) []Zone {
			return append(out, m.Z(driftZoneOf[w], p))
		},
		ZoneOf: func(m *Machine, w a.Kind, p int8) Zone { return m.Z(driftZoneOf[w], p) },
		Cite:   map[string]string{"resolve": "2.2"},
	}
	return closed(t, b)
}

// driftCards say what texts of any game may say.
func driftCards() [][]a.Node {
	shore := func(owner a.Node) a.Node { return a.N(a.Cards, owner, a.N(dWordShore), a.N(a.Card)) }
	hand := a.N(a.Cards, you(), a.N(a.Hand), a.N(a.Card))
	give := func() a.Node { return a.N(a.Cost, a.N(a.CostOfHand, one(), hand, put(a.N(a.Chosen), dToShore))) }
	act := func(cost a.Node, groups ...a.Node) a.Node {
		return a.N(a.Act, append([]a.Node{a.Nothing, cost}, groups...)...)
	}
	top := a.N(a.Cost, a.N(a.CostAct, put(a.N(a.Top, exactly(2), you(), a.N(a.Deck)), dToShore)))
	return [][]a.Node{
		{},
		{act(give(), youDo(a.Nothing, draw(upTo(2))))},
		{act(top, each(0, chooseOf(exactly(1), a.Hand, a.N(a.Card)), put(a.N(a.Chosen), dToShore)))},
		{line(a.Cont, a.Nothing, a.Nothing, a.Nothing, a.N(a.Do, you(), a.N(a.Modify, all(shore(a.Nothing)), a.Nothing, a.Num(a.AddStat, a.OfStat(a.StatPower, a.Plus), a.Num(a.Number, 5))))),
			line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.This), a.Nothing, a.N(dWordShore)), a.Nothing,
				a.Num(a.Do, a.MayFlag, you(), a.N(a.Choose, one(), shore(a.Nothing)), put(a.N(a.Chosen), a.ToDeckBottom))),
			line(a.Auto, a.Nothing, a.N(a.OnPlaced, a.N(a.This), a.Nothing, a.N(dWordShore)), a.Nothing, a.Num(a.Do, a.MayFlag, you(), draw(exactly(2))))},
		{line(a.Cont, a.Nothing, a.N(a.WouldPlaced, a.N(a.This), a.N(dWordShore), a.N(a.Deck)), a.Nothing,
			a.Num(a.Do, a.InsteadFlag|a.MayFlag, you(), a.N(a.Move, a.N(a.This), a.N(a.ToHand))))},
		{act(give(), youDo(a.Nothing, a.N(a.RevealTop, exactly(1), you()), a.N(a.Shuffle, you(), a.N(a.Deck))),
			youDo(a.Nothing, put(all(shore(you())), a.ToDeckTop)))},
	}
}

// TestDrift: games of a book that has next to nothing come to their end, and saving,
// loading and copying a match at any decision changes neither bytes nor future.
func TestDrift(t *testing.T) {
	b := driftBook(t, driftCards()...)
	reach := NewReach(b)
	for seed := range uint64(24) {
		r := rand.New(rand.NewPCG(seed, 1))
		m := New(b, 3, seed)
		m.S.Active, m.S.First, m.S.Turn = 0, 0, 1
		m.Reach = reach
		for range 30 {
			m.AddCard(uint16(r.IntN(len(b.Prints))), int8(r.IntN(3)), m.Z(dTide, 0))
		}
		for p := range int8(3) {
			for range 3 {
				m.AddCard(uint16(r.IntN(len(b.Prints))), p, m.Z(dHand, p))
			}
		}
		m.anew()
		m.Start(driftMatch)
		for n := 0; m.Pending() != nil; n++ {
			if n > 3000 {
				t.Fatalf("seed %d: it does not end", seed)
			}
			driftOn(t, m, r)
		}
		if m.S.Result.Lost == 0 || m.S.Result.Lost == 7 {
			t.Errorf("seed %d: it ends %+v", seed, m.S.Result)
		}
	}
	for _, k := range []int{kEffect, kPay, kChoose, kMay, kOrder, kTop, kReplace, kEach} {
		if p := int(b.base) + k; reach.Steps[p][0] == 0 {
			t.Errorf("no game has come to %s", b.Procs[p].Name)
		}
	}
}

// driftOn answers the open decision somehow, in the match and in what comes of saving and
// of copying it.
func driftOn(t *testing.T, m *Machine, r *rand.Rand) {
	t.Helper()
	q := m.Pending()
	for _, err := range []error{m.Check(), m.Audit(), m.Validate()} {
		if err != nil {
			t.Fatal(err)
		}
	}
	picks := r.Perm(len(q.Options))[:q.Min+r.IntN(q.Max-q.Min+1)]
	loaded, twin := &Machine{Book: m.Book}, &Machine{Book: m.Book}
	if err := loaded.S.Decode(m.S.Encode(nil)); err != nil {
		t.Fatal(err)
	}
	twin.S.CopyFrom(&m.S)
	if err := m.Answer(q.Seq, picks); err != nil {
		t.Fatal(err)
	}
	for _, x := range []*Machine{loaded, twin} {
		x.Reopen()
		if err := x.Answer(x.Pending().Seq, picks); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(m.S.Encode(nil), x.S.Encode(nil)) {
			t.Fatal("a loaded or copied match plays on differently")
		}
	}
}
