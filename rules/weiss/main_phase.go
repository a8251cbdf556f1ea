package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// 6.5.1 Main phase (メインフェイズ): a play timing (4.5.3, 8.5.2). A check timing
// comes before each (4.5.2, 8.5.2.1); whoever has done something is asked again
// (4.5.3.1, 8.5.2.2), and doing nothing goes on (4.5.3.2, 8.5.2.3).
var mainSteps = []kernel.Step{
	{Clause: "6.5.1.1", Do: starts(ability.PhMain)},
	{Clause: "6.5.1.2", Do: checkTiming},
	{Clause: "6.5.1.2", Ask: askMain, Then: mainAction},
	{Clause: "6.5.1.2", Do: func(m *kernel.Machine) { m.Goto(rowMainCheck) }},
}

const rowMainCheck = 1 // the check timing before something is done

func askMain(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askMainKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		switch m.CardInfo(c).Kind {
		case kindCharacter:
			if canPlay(m, p, c) {
				q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsCharacter})
			}
		case kindEvent: // 2.8.2.1: a counter icon does not keep it from one's own turn
			if canPlay(m, p, c) {
				q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsEvent})
			}
		}
	}
	addActivations(m, q, p, false)
	addSwaps(m, q, p)
	q.AddKind(kernel.OptPass)
}

// addSwaps: 6.5.1.2.4, two slots of which at least one has a character.
func addSwaps(m *kernel.Machine, q *kernel.Request, p int8) {
	var in [slots]kernel.CardID
	var held [slots]bool // it must not be moved
	for k := range slots {
		in[k] = m.TopCard(m.Z(zFrontLeft+k, p))
		held[k] = in[k] != 0 && m.CardInfo(in[k]).Banned(lexicon.BanMove)
	}
	for a := range slots {
		for b := a + 1; b < slots; b++ {
			if in[a] == 0 && in[b] == 0 || held[a] || held[b] {
				continue
			}
			q.Add(kernel.Option{Kind: optSwap, Card: in[a], Card2: in[b], Zone: m.Z(zFrontLeft+a, p), Zone2: m.Z(zFrontLeft+b, p), Clause: swaps})
		}
	}
}

func mainAction(m *kernel.Machine, picks []kernel.Option) {
	switch o := picks[0]; o.Kind {
	case kernel.OptPass: // 6.5.1.3
		m.Return()
	case optSwap:
		if o.Card != 0 {
			m.Emit(swapMove(m, o.Card, o.Zone2))
		}
		if o.Card2 != 0 {
			m.Emit(swapMove(m, o.Card2, o.Zone))
		}
	default:
		play(m, o, true)
	}
}

func swapMove(m *kernel.Machine, c kernel.CardID, to kernel.Zone) kernel.Event {
	return kernel.Event{Kind: kernel.EvMove, Player: m.S.Active, Card: m.RefOf(c), To: to, Flags: kernel.MoveRule | kernel.MoveSwap, Clause: swaps}
}

// 6.6.1 Climax phase (クライマックスフェイズ): one climax at most (6.6.1.2.2).
var climaxSteps = []kernel.Step{
	{Clause: "6.6.1.1", Do: starts(lexicon.PhClimax)},
	{Clause: "6.6.1.2", Do: checkTiming},
	{Clause: "6.6.1.2.1", Ask: askClimax, Then: func(m *kernel.Machine, picks []kernel.Option) { play(m, picks[0], false) }},
	{Clause: "6.6.1.3", Do: checkTiming},
}

func askClimax(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askClimaxKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if m.CardInfo(c).Kind == kindClimax && canPlay(m, p, c) {
			q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsClimax})
		}
	}
	q.AddKind(kernel.OptPass) // always asked: whether one is held stays hidden
}
