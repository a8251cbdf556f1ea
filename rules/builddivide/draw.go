package builddivide

import (
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 507 Drawing (引く), card by card. Registers: who, how many, whether an effect
// does it, whether fewer will do.
var drawSteps = []kernel.Step{
	{Clause: "506-1", Ask: askHowMany, Then: takeHowMany},
	{Clause: "507-2", Do: drawOne},
}

// askHowMany: with "up to" the number is said first, an integer from 0 (104-5,
// 104-5a).
func askHowMany(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[3] == 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = int8(f.Regs[0]), kernel.AskNumber, 1, 1
	for n := range f.Regs[1] + 1 {
		q.AddN(kernel.OptNumber, n)
	}
}

func takeHowMany(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs[1], f.Regs[3] = picks[0].N, 0
}

// drawOne: the top card of the deck (507-1), else of the life zone (507-1a); who has
// neither loses (507-1b).
func drawOne(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[1] <= 0 {
		m.Return()
		return
	}
	f.Regs[1]--
	f.Step--
	p := int8(f.Regs[0])
	c := m.TopCard(m.Z(zDeck, p))
	if c == 0 {
		c = m.TopCard(m.Z(zLife, p))
	}
	if c == 0 {
		m.Return()
		lose(m, p, "507-1b")
		return
	}
	e := kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(c), To: m.Z(zHand, p), Flags: kernel.MoveDraw | kernel.MoveRule}
	if r := m.Running(); f.Regs[2] != 0 && r != nil {
		e.Source, e.Flags = r.Source, kernel.MoveDraw
	}
	m.Emit(e)
}

// 518 Scouting (スカウト): the top cards of the deck are looked at; any of them go
// to the bottom in any order, the rest back on top in any order. Registers: who,
// how many.
var scoutSteps = []kernel.Step{
	{Clause: "518-1", Do: lookAtTop},
	{Clause: "518-1", Ask: askScoutDown, Then: scoutDown},
	{Clause: "518-1", Ask: askScoutTop, Then: scoutTop},
}

// scoutMore is by how much effects raise the number of a player's scouting
// (518-2).
func scoutMore(m *kernel.Machine, p int8) int32 { return m.RuleSum(p, lexicon.ScoutMore) }

// topCards calls f for the top n cards of a player's deck, as many as there are
// (518-1a).
func topCards(m *kernel.Machine, p int8, n int32, f func(c kernel.CardID)) {
	for c := m.TopCard(m.Z(zDeck, p)); c != 0 && n > 0; n-- {
		below := m.S.Cards[c].Below
		f(c)
		c = below
	}
}

func lookAtTop(m *kernel.Machine) {
	f := m.Top()
	p, n := int8(f.Regs[0]), f.Regs[1]
	if n <= 0 { // 518-1b
		return
	}
	if r := m.Running(); r != nil {
		r.DidN++
	}
	f.Regs[1] = min(n, int32(m.Count(m.Z(zDeck, p))))
	topCards(m, p, n, func(c kernel.CardID) { m.Show(c, 1<<p) })
}

func askScoutDown(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[0])
	q.Player, q.Kind, q.Ordered = p, askScoutKind, true
	topCards(m, p, f.Regs[1], q.AddCard)
	q.Min, q.Max = 0, len(q.Options)
}

// scoutDown puts the picked cards under the deck, the one that was picked first
// lowest.
func scoutDown(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs[1] -= int32(len(picks))
	reorder(m, int8(f.Regs[0]), picks, true)
}

func askScoutTop(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[1] < 2 {
		return
	}
	p := int8(f.Regs[0])
	q.Player, q.Kind, q.Ordered = p, askScoutTopKind, true
	topCards(m, p, f.Regs[1], q.AddCard)
	q.Min, q.Max = len(q.Options), len(q.Options)
}

// scoutTop lays the rest back, the one that was picked last on top.
func scoutTop(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	reorder(m, int8(f.Regs[0]), picks, false)
}

// reorder lays cards of a deck to its bottom or back on top, in
// the order in which they were picked. They stay in the deck, so they do not move;
// their player knows still which they are.
func reorder(m *kernel.Machine, p int8, picks []kernel.Option, bottom bool) {
	z := m.Z(zDeck, p)
	if bottom {
		for i := len(picks) - 1; i >= 0; i-- {
			m.Shift(picks[i].Card, z, false)
		}
	} else {
		for _, o := range picks {
			m.Shift(o.Card, z, true)
		}
	}
}

// 523-1 Discarding: the player chooses so many cards of the hand. Registers: who,
// at least, at most.
var discardSteps = []kernel.Step{
	{Clause: "523-1", Ask: askDiscard, Then: discard},
}

func askDiscard(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[0])
	q.Player, q.Kind = p, askDiscardKind
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		q.AddCard(c)
	}
	q.Max = min(int(f.Regs[2]), len(q.Options)) // 104-2b
	q.Min = min(int(f.Regs[1]), q.Max)
	if q.Max == 0 {
		q.Options = q.Options[:0]
	}
}

func discard(m *kernel.Machine, picks []kernel.Option) {
	p := int8(m.Top().Regs[0])
	for _, o := range picks {
		e := kernel.Event{Kind: kernel.EvMove, Player: p, Card: m.RefOf(o.Card), To: m.Z(zGraveyard, m.S.Cards[o.Card].Owner)}
		if r := m.Running(); r != nil {
			e.Source = r.Source
		}
		m.Emit(e)
	}
}

// 523-2 Discarding auras of a unit or territory. Registers: who, the host, its
// object, how many, whether fewer will do.
var dropAurasSteps = []kernel.Step{
	{Clause: "523-2", Ask: askDropAuras, Then: discard},
}

func askDropAuras(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	q.Player, q.Kind = int8(f.Regs[0]), askDiscardKind
	aurasOf(m, kernel.Ref{Card: kernel.CardID(f.Regs[1]), Gen: uint16(f.Regs[2])}, q.AddCard)
	q.Max = min(int(f.Regs[3]), len(q.Options))
	if q.Min = q.Max; f.Regs[4] != 0 {
		q.Min = 0
	}
	if q.Max == 0 {
		q.Options = q.Options[:0]
	}
}
