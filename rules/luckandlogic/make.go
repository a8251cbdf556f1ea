package luckandlogic

import (
	"slices"

	"gorin/rules/kernel"
)

// 11.11.2 Make (メーク). Registers: the member and its object, the level at most, the player, and the card that
// comes.
var makeSteps = []kernel.Step{
	{Clause: "11.11.2", Ask: askMade, Then: pickMade},
	{Clause: "11.11.2", Do: swapMade},
	{Clause: "11.11.2", Do: tieMade},
}

// askMade: a member of the hand with the same name and another covenanter, of that level or lower, that fits
// the same circles, or none (11.11.2.1).
func askMade(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	p := int8(f.Regs[3])
	if !m.Alive(r) || !isMember(m, r.Card) {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Always, q.Source = p, askMadeKind, 0, 1, m.Count(m.Z(zHand, p)) > 0, r
	o := rulesOf(m)
	was := o.face(m, r.Card)
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		is, info := o.face(m, c), m.CardInfo(c)
		other := false
		for _, w := range is.covenanters {
			other = other || !slices.Contains(was.covenanters, w)
		}
		if info.Kind&kindMember != 0 && shares(was.names, is.names) && other && info.Num[numLevel] <= f.Regs[2] && m.FitsInto(c, m.PlaceOf(r)) {
			q.AddCard(c)
		}
	}
	passIfNone(q)
}

func pickMade(m *kernel.Machine, picks []kernel.Option) {
	if len(picks) > 0 && picks[0].Kind == kernel.OptCard {
		m.Top().Regs[4] = int32(picks[0].Card)
	}
}

// swapMade: the souls stay where they are.
func swapMade(m *kernel.Machine) {
	f := m.Top()
	c, made := kernel.CardID(f.Regs[0]), kernel.CardID(f.Regs[4])
	if made == 0 {
		m.Return()
		return
	}
	r := m.RefOf(c)
	at := m.PlaceOf(r)
	eachSoulOf(m, r, func(s kernel.CardID) {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factMaterial, Source: m.RefOf(s)})
	})
	m.Emit(kernel.Event{Kind: kernel.EvMove, Player: int8(f.Regs[3]), Card: r, To: m.Z(zHand, m.S.Cards[c].Master), Flags: kernel.MoveSwap | kernel.MoveMark})
	m.MoveTo(made, at, kernel.MoveSwap|kernel.MoveUp)
}

// tieMade: the souls belong to the new member, which has come by Make (11.11.3).
func tieMade(m *kernel.Machine) {
	f := m.Top()
	made := kernel.CardID(f.Regs[4])
	if isCircle(m.KindOf(m.S.Cards[made].Zone)) {
		eachMaterial(m, func(r kernel.Ref) {
			if m.Alive(r) {
				m.Attach(r.Card, m.RefOf(made), 0)
			}
		})
		m.SetMarks(made, m.S.Cards[made].Marks|markMade)
		m.Emit(kernel.Event{Kind: evMade, Player: int8(f.Regs[3]), Card: m.RefOf(made), From: kernel.NoZone, To: kernel.NoZone})
	}
	dropFacts(m, factMaterial)
	if r := m.Running(); r != nil {
		r.DidN++ // it has been done, as the trial of a text is told
	}
}
