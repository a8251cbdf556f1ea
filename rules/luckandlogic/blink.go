package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// blinkAll has members make a blink move, one after the other (5.34).
func blinkAll(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr) {
	var list []kernel.Ref
	m.EachObject(c, e.First, func(x kernel.Ref) {
		if mayMove(m, c, x, lexicon.ToPurge) { // 1.3.3: it leaves the field for a moment
			list = append(list, x)
		}
	})
	for i := len(list) - 1; i >= 0; i-- { // the last one called begins
		m.Call(procBlink, int32(list[i].Card), int32(list[i].Gen), int32(c.Run.Actor))
	}
}

// 5.34 Blink move (瞬動). Registers: the member and its object, the player, the circles where it was, and all of
// them.
var blinkSteps = []kernel.Step{
	{Clause: "5.34.1.1", Do: purgeBlinker},
	{Clause: "5.34.1.1", Do: mobilizeBlinker},
	{Clause: "5.34.1.1.1", Do: giveBackSouls},
}

// purgeBlinker: the member, and its souls with it (12.2.1).
func purgeBlinker(m *kernel.Machine) {
	f := m.Top()
	r := kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
	if !m.Alive(r) || !isMember(m, r.Card) {
		m.Return()
		return
	}
	at := m.PlaceOf(r)
	f.Regs[3], f.Regs[4] = int32(at.Zone), int32(at.Over)
	m.Move(r.Card, m.Z(zPurge, m.S.Cards[r.Card].Master), 0)
}

// mobilizeBlinker: by the effect, to where it was (5.34.1.1.2).
func mobilizeBlinker(m *kernel.Machine) {
	f := *m.Top()
	c := kernel.CardID(f.Regs[0])
	if m.KindOf(m.S.Cards[c].Zone) == zPurge && !m.CardInfo(c).Banned(lexicon.BanSortie) { // 5.34.1.1.3
		m.Call(procMobilize, f.Regs[0], f.Regs[3], f.Regs[4], fixed, f.Regs[2])
	}
}

// giveBackSouls: what was purged as its soul is its soul again.
func giveBackSouls(m *kernel.Machine) {
	f := m.Top()
	c := kernel.CardID(f.Regs[0])
	if !isCircle(m.KindOf(m.S.Cards[c].Zone)) {
		return
	}
	for i := range m.S.Facts {
		s := m.S.Facts[i]
		if s.Kind == factWasSoul && s.N == f.Regs[0] && s.M == f.Regs[1] && m.Alive(s.Source) { // 12.2.2
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSoulOf, Source: kernel.Ref{Card: s.Source.Card, Gen: s.Source.Gen + 1}, N: int32(c), M: int32(m.S.Cards[c].Gen)})
			m.Move(s.Source.Card, m.Z(zSoul, m.S.Cards[c].Master), 0)
		}
	}
	m.Emit(kernel.Event{Kind: evBlink, Player: int8(f.Regs[2]), Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
}

// factSoulOf remembers that Source is becoming a soul of the object N, M.
const factSoulOf uint8 = 19

// tieSoul ties a card that has become a soul to its member.
func tieSoul(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Facts {
		f := m.S.Facts[i]
		if f.Kind != factSoulOf || f.Source != e.New {
			continue
		}
		m.S.Facts = append(m.S.Facts[:i], m.S.Facts[i+1:]...)
		m.Attach(e.New.Card, kernel.Ref{Card: kernel.CardID(f.N), Gen: uint16(f.M)}, 0)
		return
	}
}
