package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
)

// separate: 10.16.2. A marker with the name and a slot are chosen; the marker
// becomes a new character there (10.16.3), standing (10.16.3.1), with this card and its other markers as
// markers. Without such a marker nothing happens (10.16.4).
func separate(m *kernel.Machine, e *ability.Expr) {
	r := m.Running()
	if !m.Alive(r.Source) || !isSlot(m, m.ZoneAt(r.Source)) {
		return
	}
	m.Call(procSeparate, int32(r.Source.Card), int32(e.Str))
}

// Registers: the card, the name, the marker, the slot.
var separateSteps = []kernel.Step{
	{Clause: "10.16.2", Ask: askSeparated, Then: func(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[2] = int32(picks[0].Card) }},
	{Clause: "10.16.2", Ask: askSeparateSlot, Then: func(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[3] = int32(picks[0].Zone) }},
	{Clause: "10.16.2", Do: separateCards},
}

func askSeparated(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	card := &m.S.Cards[f.Regs[0]]
	q.Player, q.Kind, q.Min, q.Max = card.Master, kernel.AskChoose, 1, 1
	q.Source = m.RefOf(kernel.CardID(f.Regs[0]))
	for c := m.BottomCard(markersOf(m, card.Zone)); c != 0; c = m.S.Cards[c].Above {
		if m.Book.Prints[m.S.Cards[c].Print].Info.HasName(uint16(f.Regs[1])) {
			if m.SeesCard(card.Master, c) {
				q.AddCard(c)
			} else {
				q.Add(kernel.Option{Kind: kernel.OptHidden, Card: c, N: int32(len(q.Options)), Zone: m.S.Cards[c].Zone, Zone2: kernel.NoZone})
			}
		}
	}
}

func askSeparateSlot(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	if f.Regs[2] == 0 {
		return
	}
	p := m.S.Cards[f.Regs[0]].Master
	q.Player, q.Kind, q.Min, q.Max = p, kernel.AskSlot, 1, 1
	q.Source, q.N = m.RefOf(kernel.CardID(f.Regs[0])), f.Regs[2]
	for k := zFrontLeft; k <= zBackRight; k++ {
		q.AddZone(m.Z(k, p))
	}
}

func separateCards(m *kernel.Machine) {
	f := m.Top()
	if f.Regs[2] == 0 {
		return
	}
	m.Running().DidN++
	old, marker, slot := kernel.CardID(f.Regs[0]), kernel.CardID(f.Regs[2]), kernel.Zone(f.Regs[3])
	pile, under := markersOf(m, m.S.Cards[old].Zone), markersOf(m, slot)
	for c := m.BottomCard(pile); c != 0; c = m.S.Cards[c].Above {
		if c != marker && under != pile {
			moveMarker(m, c, under)
		}
	}
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: m.S.Cards[old].Master, Card: m.RefOf(old), To: under, Flags: kernel.MoveUp})
	m.Move(marker, slot, 0)
}
