package luckandlogic

import (
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 8.3 Intercept step (インターセプトステップ).
var interceptSteps = []kernel.Step{
	{Clause: "8.3.2", Do: starts(lexicon.PhIntercept)},
	{Clause: "8.3.2", Do: checkTiming},
	{Clause: "8.3.2", Do: leaveIfOver},
	{Clause: "8.3.3", Ask: askIntercept, Then: intercept},
	{Clause: "8.3.5", Do: tellIntercepts},
	{Clause: "8.3.6", Do: checkTiming},
}

// mayIntercept: a member with the intercept icon that is not attacked (8.3.3.1), whichever way it lies.
func mayIntercept(m *kernel.Machine, c kernel.CardID) bool {
	if z, _ := attackedCircle(m); m.LiesOver(c, z) {
		return false
	}
	return rulesOf(m).face(m, c).intercept && !m.CardInfo(c).Banned(lexicon.BanIntercept)
}

// askIntercept: any number of them, or none (8.3.3.2), where somebody attacks and somebody defends.
func askIntercept(m *kernel.Machine, q *kernel.Request) {
	p := otherPlayer(m)
	_, attacks := attacker(m)
	_, defends := defender(m)
	if !attacks || !defends || m.Forbidden(p, lexicon.BanIntercept) {
		return
	}
	q.Player, q.Kind = p, askInterceptKind
	eachMember(m, p, func(c kernel.CardID) {
		if mayIntercept(m, c) {
			q.AddCard(c)
		}
	})
	q.Min, q.Max = 0, len(q.Options)
}

// intercept moves them, which is what intercepting is (5.17.1).
func intercept(m *kernel.Machine, picks []kernel.Option) {
	for _, o := range picks {
		m.Move(o.Card, m.Z(zIntercept, m.S.Cards[o.Card].Master), kernel.MoveRule|kernel.MoveMark)
	}
}

// tellIntercepts tells of the members that have come to intercept, each with the object that it was in its
// circle.
func tellIntercepts(m *kernel.Machine) {
	p := otherPlayer(m)
	for c := m.BottomCard(m.Z(zIntercept, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Came&kernel.CameMarked != 0 {
			was := kernel.Ref{Card: c, Gen: m.S.Cards[c].Gen - 1}
			m.Emit(kernel.Event{Kind: evIntercept, Player: p, Card: m.RefOf(c), New: was, From: kernel.NoZone, To: kernel.NoZone})
		}
	}
}
