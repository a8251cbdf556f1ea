package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// 7.1.5 Attack resolution step (アタック解決ステップ).
var resolutionSteps = []kernel.Step{
	{Clause: "7.1.5.1", Do: starts(lexicon.PhResolution)},
	{Clause: "7.1.5.1", Do: checkTiming},
	{Clause: "7.1.5.1.1", Do: normalise},
	{Clause: "7.1.5.2", Do: retireByPartner},
	{Clause: "7.1.5.3", Do: attackDamage},
	{Clause: "7.1.5.4", Do: retireDamaged},
	{Clause: "7.1.5.4", Do: refillRings},
	{Clause: "7.1.5.5", Do: checkTiming},
}

// defender is the card that is attacked, if it still lies in the ring; a new one there is
// spared (7.1.5.2, 7.1.5.3).
func defender(m *kernel.Machine) (kernel.Ref, bool) {
	r := m.S.Objects[oDefender]
	return r, m.Alive(r) && m.KindOf(m.S.Cards[r.Card].Zone) == zRing
}

// retireByPartner: a card that is attacked by partners retires whatever the damage is, and
// though it is partner-blocked.
func retireByPartner(m *kernel.Machine) {
	if r, there := defender(m); there && m.S.Vars[vAttackKind] == partnerAttack {
		retire(m, r.Card)
	}
}

func retire(m *kernel.Machine, c kernel.CardID) {
	if !m.CardInfo(c).Banned(lexicon.BanRetire) {
		m.Move(c, m.Z(zRetire, m.S.Cards[c].Owner), kernel.MoveRule)
	}
}

// attackDamage: as much as the attack of the card that is in the ring now, none if that is 0
// or less (7.1.5.3.1) or the attack is partner-blocked.
func attackDamage(m *kernel.Machine) {
	r, there := defender(m)
	a := ringOf(m, m.S.Active)
	if !there || a == 0 || m.S.Vars[vBlocked] != 0 {
		return
	}
	n := m.CardInfo(a).Num[numAttack]
	if set := m.S.Vars[vDamageSet]; set != 0 && n > 0 { // 8.2.1.3.3
		n = set - 1
	}
	hurt(m, r, n, m.RefOf(a))
}

// hurt proposes damage; there is none of 0 or less.
func hurt(m *kernel.Machine, r kernel.Ref, n int32, source kernel.Ref) {
	if n > 0 && m.Alive(r) {
		m.Emit(kernel.Event{Kind: evDamage, Player: m.S.Cards[r.Card].Master, Card: r, N: n, Source: source, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// applyDamage: damage adds up (7.1.5.3).
func applyDamage(m *kernel.Machine, e *kernel.Event) {
	if e.N <= 0 || !m.Alive(e.Card) {
		e.Kind = kernel.EvNone
		return
	}
	m.AddLoad(e.Card.Card, e.N)
}

// retireDamaged: a card in a ring whose damage has come up to its defence.
func retireDamaged(m *kernel.Machine) {
	for p := range m.S.Players {
		if c := ringOf(m, p); c != 0 && beaten(m, c) {
			retire(m, c)
		}
	}
}

// beaten reports whether a card has taken as much damage as its defence.
func beaten(m *kernel.Machine, c kernel.CardID) bool {
	return m.S.Cards[c].Load > 0 && m.S.Cards[c].Load >= m.CardInfo(c).Num[numDefence]
}

// refillRings: at once, though ten cards are retired.
func refillRings(m *kernel.Machine) {
	for p := range m.S.Players {
		refillRing(m, p)
	}
}

// 7.1.6 Attack end step (アタック終了ステップ).
var attackEndSteps = []kernel.Step{
	{Clause: "7.1.6.1", Do: starts(lexicon.PhAttackEnd)},
	{Clause: "7.1.6.1", Do: endAttack},
	{Clause: "7.1.6.1", Do: springSurprises},
	{Clause: "7.1.6.1", Do: checkTiming},
}

// endAttack: the end of a partner attack is one only if it came about as such (4.13.2).
func endAttack(m *kernel.Machine) {
	m.Announce(kernel.Event{Kind: evAttackEnd, Player: m.S.Active, Card: m.S.Objects[oAttacker], N: m.S.Vars[vAttackKind], From: kernel.NoZone, To: kernel.NoZone})
}

// attackWords is how an attack is made, in views.
var attackWords = [...]string{noAttack: "", normalAttack: "normal", partnerAttack: "partner"}

// attackOf is the attack under way: how, who attacks, who defends.
func attackOf(m *kernel.Machine) (kind string, attacking, defending kernel.CardID) {
	kind = attackWords[m.S.Vars[vAttackKind]%3]
	if r := m.S.Objects[oAttacker]; m.Alive(r) {
		attacking = r.Card
	}
	if r, there := defender(m); there {
		defending = r.Card
	}
	return kind, attacking, defending
}

// lastingFor ends effects with the attack, and with the turn.
const (
	endOfTurn uint8 = iota
	endOfAttack
)

func expired(m *kernel.Machine, when uint8, until, turn uint16, master int8, _ kernel.Ref) bool {
	switch ability.Kind(until) {
	case ability.ThisAttack:
		return true
	case ability.ThisTurn:
		return when == endOfTurn
	case ability.NextOppTurnEnd:
		return when == endOfTurn && m.S.Turn > turn && m.S.Active != master
	case ability.NextYourTurnEnd:
		return when == endOfTurn && m.S.Turn > turn && m.S.Active == master
	}
	return false
}
