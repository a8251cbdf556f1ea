package weiss

import (
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// dealDamage proposes damage (4.10.1) to a player; the source is what deals it
// (4.11).
func dealDamage(m *kernel.Machine, p int8, n int32, source kernel.Ref) {
	if spared(m, p, source) {
		return
	}
	m.Emit(kernel.Event{Kind: evDamage, Player: p, N: n, Source: source, Card: source, From: kernel.NoZone, To: kernel.NoZone})
}

// spared reports whether an ability forbids this damage (1.3.3): that its source deals
// any, or that the player takes it from abilities of the opponent's characters.
func spared(m *kernel.Machine, p int8, source kernel.Ref) bool {
	info := m.InfoOf(source)
	if info.Banned(lexicon.BanHurt) {
		return true
	}
	return m.Forbidden(p, lexicon.BanHurtByAuto) && saysThis(m, 1) && m.MasterOf(source) != p && info.Kind == kindCharacter
}

// 4.10 Damage (ダメージ処理), one card at a time, gathered in the resolution zone
// (3.13.1.3). Cards that are put into the clock otherwise are no damage
// (4.10.2). Registers: the player, how
// much, the source, how many cards have been moved, the card moved last.
var damageSteps = []kernel.Step{
	{Clause: "4.10.1", Do: func(m *kernel.Machine) { m.S.Vars[vDamages] |= 1 << framePlayer(m) }},
	{Clause: "4.10.1.1", Do: damageCard},
	{Clause: "4.10.1.2", Do: cancelOrGoOn},
	{Clause: "4.10.1.3", Do: damageToClock},
	{Clause: "4.10.1.3", Do: damageDone},
}

const (
	rowDamageCard    = 1
	rowDamageToClock = 3
	damageEnd        = 5 // past the last row
)

func damageCard(m *kernel.Machine) {
	f := m.Top()
	p := framePlayer(m)
	c := m.TopCard(m.Z(zDeck, p))
	f.Regs[5] = int32(c)
	if c == 0 {
		// Neither deck nor waiting room gives a card: what can be done is
		// done with those that were moved (1.3.2).
		m.Goto(rowDamageToClock)
		return
	}
	f.Regs[4]++
	m.Move(c, m.Z(zResolution, p), kernel.MoveRule|kernel.MoveUp)
}

// cancelOrGoOn: a climax cancels all of this damage (4.10.1.2).
func cancelOrGoOn(m *kernel.Machine) {
	f := m.Top()
	p := framePlayer(m)
	if m.CardInfo(kernel.CardID(f.Regs[5])).Kind == kindClimax {
		eachDamageCard(m, p, f.Regs[4], func(c kernel.CardID) { m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule) })
		m.S.Vars[vDamages] &^= 1 << p
		m.Emit(damageEvent(m, evDamageCancel))
		m.Goto(damageEnd) // still damage while the cards move: no effect has moved them (4.10.3)
		return
	}
	if f.Regs[4] < f.Regs[1] {
		m.Goto(rowDamageCard)
	}
}

// damageToClock: in the order in which they lie, all at once (3.13.1.3.1).
func damageToClock(m *kernel.Machine) {
	f := m.Top()
	p := framePlayer(m)
	m.S.Vars[vDamages] &^= 1 << p
	eachDamageCard(m, p, f.Regs[4], func(c kernel.CardID) { m.Move(c, m.Z(zClock, m.S.Cards[c].Owner), kernel.MoveRule) })
}

func damageDone(m *kernel.Machine) {
	if m.Top().Regs[4] > 0 {
		e := damageEvent(m, evDamageDone)
		m.Return()
		m.Emit(e)
		return
	}
	m.Return()
}

func damageEvent(m *kernel.Machine, kind uint8) kernel.Event {
	f := m.Top()
	source := damageSource(f)
	return kernel.Event{Kind: kind, Player: int8(f.Regs[0]), N: f.Regs[4], Source: source, Card: source, From: kernel.NoZone, To: kernel.NoZone}
}

func damageSource(f *kernel.Frame) kernel.Ref {
	return kernel.Ref{Card: kernel.CardID(f.Regs[2]), Gen: uint16(f.Regs[3])}
}

// eachDamageCard calls f for the top n cards of the resolution zone, the lowest
// first: those that this damage has moved there.
func eachDamageCard(m *kernel.Machine, p int8, n int32, f func(c kernel.CardID)) {
	c := m.TopCard(m.Z(zResolution, p))
	for i := int32(1); i < n && c != 0 && m.S.Cards[c].Below != 0; i++ {
		c = m.S.Cards[c].Below
	}
	for ; c != 0 && n > 0; n-- {
		f(c)
		c = m.S.Cards[c].Above
	}
}

// forgetShot: the next damage was not cancelled, so the shot icon's ability
// will not trigger any more (4.12.2.7.1), unless the same damage to another
// player is still to come (4.12.2.7.3). Whom the damage was for does not matter
// (4.12.2.7.2).
func forgetShot(m *kernel.Machine, e *kernel.Event) {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procDamage && damageSource(f) == e.Source {
			return
		}
	}
	shot := rulesOf(m).shotLine
	w := 0
	for _, d := range m.S.Delayed {
		if d.Line == shot && d.Those[0] == e.Source {
			continue
		}
		m.S.Delayed[w] = d
		w++
	}
	m.S.Delayed = m.S.Delayed[:w]
}
