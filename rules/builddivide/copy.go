package builddivide

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 520 Copying a command. Registers: the card, its object, who copies, the copy.
var copySteps = []kernel.Step{
	{Clause: "520-1", Do: makeCopy},
	{Clause: "520-1a", Ask: askRetarget, Then: retarget},
	{Clause: "520-1b", Do: chooseForCopy},
	{Clause: "520-1", Do: unlessCopied},
}

// makeCopy puts a stand-in with the same information into the resolution zone. A
// copy of what lies there has made the same choices (520-1a); neither it nor a
// copy of a card that lies elsewhere was played for its evol cost (1409-4b,
// 1409-4a), and it is no play of a card (520-3).
func makeCopy(m *kernel.Machine) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	if !m.Alive(r) || m.Book.Prints[m.S.Cards[r.Card].Print].Info.Kind != kindCommand {
		m.Return()
		return
	}
	p := int8(f.Regs[2])
	it := kernel.Item{Player: p, Card: true, Copy: true, Played: true, From: kernel.NoZone, Cause: noEvent, Line: waysTo(m, r.Card).text, Stamp: m.Stamp()}
	if of := m.Item(r); of != nil {
		it.Modes, it.Aims, it.NAims, it.X = of.Modes, of.Aims, of.NAims, of.X
		f.Regs[4] = 1
	}
	it.Ref = m.StandIn(m.S.Cards[r.Card].Print, p)
	it.Source = it.Ref
	m.Push(it)
	f.Regs[3] = int32(it.Ref.Card)
	if run := m.Running(); run != nil {
		run.DidN++
	}
}

func copied(m *kernel.Machine) *kernel.Item { return m.Item(m.RefOf(kernel.CardID(m.Top().Regs[3]))) }

// askRetarget: the choices of what was copied may be made anew, if others would be
// legal.
func askRetarget(m *kernel.Machine, q *kernel.Request) {
	it := copied(m)
	if m.Top().Regs[4] == 0 || it.Line == 0 {
		return
	}
	l := &m.Book.Prog.Lines[it.Line]
	if l.NAims == 0 && l.Modes == 0 || !m.Aimable(it.Line, it.Ref, it.Player, 0) || !m.ModesOpen(it.Line, it.Ref, it.Player) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source = it.Player, askRetargetKind, 1, 1, it.Ref
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func retarget(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptYes {
		it := copied(m)
		it.Modes, it.Aims, it.NAims = 0, kernel.Few{}, [4]uint8{}
		m.Top().Regs[4] = 0
	}
}

func chooseForCopy(m *kernel.Machine) {
	m.S.Paid = true
	if it := copied(m); m.Top().Regs[4] == 0 && it.Line != 0 {
		m.AskPlayed(it.Ref)
	}
}

func unlessCopied(m *kernel.Machine) {
	if !m.S.Paid {
		m.Drop(copied(m).Ref)
		return
	}
	announceTargets(m, copied(m))
}

// 525 Equivalent exchange (等価交換). Registers: how many counters, whose, the
// command.
var exchangeSteps = []kernel.Step{
	{Clause: "525-1", Ask: askExchange, Then: pickExchange},
	{Clause: "525-4", Do: payExchange},
	{Clause: "525-1", Do: copyExchanged},
}

// canCopy: it is a command whose copy could make its choices (525-3).
func canCopy(m *kernel.Machine, p int8, c kernel.CardID) bool {
	return m.CardInfo(c).Kind == kindCommand && commandAims(m, p, m.RefOf(c))
}

// askExchange: the card is chosen now, it is no target (525-2).
func askExchange(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[1])
	if m.Tokens(kernel.Ref{}, p, rulesOf(m).alchemy) < f.Regs[0] {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, kernel.AskChoose, 0, 1
	if r := m.Running(); r != nil {
		q.Source, q.Line = r.Source, r.Line
	}
	for c := m.BottomCard(m.Z(zGraveyard, p)); c != 0; c = m.S.Cards[c].Above {
		if canCopy(m, p, c) && m.CardInfo(c).Num[numCost] <= f.Regs[0] {
			q.AddCard(c)
		}
	}
}

func pickExchange(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	if len(picks) == 0 {
		return
	}
	c := picks[0].Card
	f.Regs[2] = int32(c)
	e := kernel.Event{Kind: kernel.EvMove, Player: int8(f.Regs[1]), Card: m.RefOf(c), To: m.Z(zRemoved, m.S.Cards[c].Owner)}
	if r := m.Running(); r != nil {
		e.Source = r.Source
	}
	m.Emit(e)
}

// payExchange takes away as many counters as the exchange says, whatever the card
// costs.
func payExchange(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[2] == 0 {
		m.Return()
		return
	}
	m.Emit(kernel.Event{Kind: evCounter, Player: int8(f.Regs[1]), N: -f.Regs[0], Flags: rulesOf(m).alchemy, From: kernel.NoZone, To: kernel.NoZone})
}

func copyExchanged(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[2])
	m.Call(procCopy, int32(c), int32(m.S.Cards[c].Gen), f.Regs[1])
}

// 533 Skills: the text of 【スキル】 is carried out. Registers: its line, the card,
// its object, the player.
var skillSteps = []kernel.Step{
	{Clause: "533-2", Do: func(m *kernel.Machine) {
		f := m.Top()
		m.Running().DidN++
		m.Resolve(kernel.Run{Line: uint16(f.Regs[0]), Source: kernel.Ref{Card: kernel.CardID(f.Regs[1]), Gen: uint16(f.Regs[2])}, Player: int8(f.Regs[3]), Cause: noEvent})
	}},
	{Clause: "533-3", Do: func(m *kernel.Machine) {
		f := m.Top()
		announce(m, evSkill, int8(f.Regs[3]), 0, kernel.Ref{Card: kernel.CardID(f.Regs[1]), Gen: uint16(f.Regs[2])})
	}},
}

// skillOf is the line of a card's skill, 0 if it has none. It is looked up by what
// is printed: a skill is no ability that could be given or made invalid (533-1a).
func skillOf(m *kernel.Machine, c kernel.CardID) uint16 {
	for _, line := range m.Book.Prints[m.S.Cards[c].Print].Lines {
		if m.Book.Prog.Lines[line].Keyword == lexicon.KwSkill {
			return line
		}
	}
	return 0
}

// 530 Guessing (予想): one of several things is chosen. Register 0: the expression.
var guessSteps = []kernel.Step{
	{Clause: "530-1", Ask: func(m *kernel.Machine, q *kernel.Request) {
		e := &m.Book.Prog.Exprs[m.Top().Regs[0]]
		r := m.Running()
		q.Player, q.Kind, q.Min, q.Max, q.Source, q.Line = r.Actor, askGuessKind, 1, 1, r.Source, r.Line
		for i := range int32(e.N) {
			o := kernel.Option{Kind: optGuess, N: int32(m.Book.Prog.Exprs[e.First+i].Kind), Zone: kernel.NoZone, Zone2: kernel.NoZone}
			if !slices.Contains(q.Options, o) {
				q.Add(o)
			}
		}
	}, Then: func(m *kernel.Machine, picks []kernel.Option) {
		r := m.Running()
		e := &m.Book.Prog.Exprs[m.Top().Regs[0]]
		for i := range int32(e.N) {
			if int32(m.Book.Prog.Exprs[e.First+i].Kind) == picks[0].N {
				r.Guess = uint8(i + 1)
			}
		}
		r.DidN = 1
		r.GuessAt = m.Top().Regs[0]
	}},
}

// 528 Switching (スイッチ). Registers: the card on the field, its object.
var switchSteps = []kernel.Step{
	{Clause: "528-1", Ask: askSwitch, Then: switchOut},
}

const switchCost = 4

// askSwitch: a unit of the hand that costs at most 4 and has an attribute in common
// may be revealed; it need not (528-3).
func askSwitch(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	if !onField(m, r) {
		return
	}
	p := m.S.Cards[r.Card].Master
	q.Player, q.Kind, q.Min, q.Max, q.Source = p, askSwitchKind, 0, 1, r
	q.Always = true
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if info := m.CardInfo(c); info.Kind == kindUnit && info.Num[numCost] <= switchCost && shareAttribute(m, info, m.CardInfo(r.Card)) {
			q.AddCard(c)
		}
	}
}

func shareAttribute(m *kernel.Machine, a, b *kernel.Info) bool {
	own := rulesOf(m)
	for _, w := range a.Traits[:a.NTraits] {
		if own.attributes[w] && b.HasTrait(w) {
			return true
		}
	}
	return false
}

// switchOut exchanges the two; the new one stands (528-2).
func switchOut(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) == 0 {
		return
	}
	f := m.Top()
	m.Show(picks[0].Card, 1<<m.S.Players-1)
	exchange(m, kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}, m.RefOf(picks[0].Card))
}

// exchange proposes that two cards go each to the zone of the other, at the same
// time (509-1); if one of them cannot, neither does (509-2). Between the field and
// a graveyard that is being destroyed and appearing (509-3).
func exchange(m *kernel.Machine, a, b kernel.Ref) {
	if a == b || !canGo(m, a, m.ZoneAt(b)) || !canGo(m, b, m.ZoneAt(a)) {
		return
	}
	source := kernel.Ref{}
	if r := m.Running(); r != nil {
		source = r.Source
	}
	for _, x := range [...][2]kernel.Ref{{a, b}, {b, a}} {
		m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[x[0].Card].Master, Card: x[0], To: m.ZoneAt(x[1]), Flags: kernel.MoveSwap, Source: source})
	}
}

// canGo reports whether a card that is there can move to a zone: what cannot be
// destroyed does not go from the field to a graveyard, and where it lies already it
// does not go (104-2a).
func canGo(m *kernel.Machine, r kernel.Ref, to kernel.Zone) bool {
	if !m.Alive(r) || to == kernel.NoZone || m.ZoneAt(r) == to {
		return false
	}
	return !(onField(m, r) && m.KindOf(to) == zGraveyard && cannotBeDestroyed(m, r.Card))
}

// 513 Activating an ability because an effect says so. Registers: who, the card,
// its object.
var activateOfSteps = []kernel.Step{
	{Clause: "513-1", Ask: askActivateOf, Then: activatePicked},
}

func askActivateOf(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[0])
	r := kernel.Ref{Card: kernel.CardID(f.Regs[1]), Gen: uint16(f.Regs[2])}
	q.Player, q.Kind, q.Min, q.Max, q.Source = p, askActivateKind, 1, 1, r
	have := purse{m: m, p: p}
	for _, a := range m.Activated() {
		l := &m.Book.Prog.Lines[a.Line]
		if a.Ref == r && l.Kind == ability.Act && mayActivate(m, p, a.Ref, a.Line, l) && have.pays(needsOfLine(m, a.Line)) && m.Payable(a.Line, a.Ref, p) {
			q.Add(kernel.Option{Kind: optActivate, Card: r.Card, N: int32(a.Line), Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: activates})
		}
	}
}

func activatePicked(m *kernel.Machine, picks []kernel.Option) {
	p := int8(m.Top().Regs[0])
	m.Running().DidN++
	m.Call(procPlay, int32(picks[0].Card), picks[0].N, 0, int32(p))
}
