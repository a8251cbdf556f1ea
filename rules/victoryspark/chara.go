package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// 6.5.1 Chara phase (キャラフェイズ): one action after the other (6.5.1.2), each in a play
// timing (4.8.3) with a check timing before it; doing nothing goes on (4.8.4, 6.5.1.3).
var charaSteps = []kernel.Step{
	{Clause: "6.5.1.1", Do: starts(lexicon.PhChara)},
	{Clause: "6.5.1.1", Do: checkTiming},
	{Clause: "6.5.1.2", Ask: askChara, Then: charaAction},
	{Clause: "6.5.1.2", Do: func(m *kernel.Machine) { m.Goto(1) }},
}

// askChara: nothing else may be done. Cards of the bench do not change places (3.3.3.4), and
// energy lies as it lies (3.4.3).
func askChara(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askCharaKind, 1, 1
	ready := standingEnergy(m, p)
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if canPlay(m, p, c, ready) {
			q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsHand})
		}
	}
	if c := ringOf(m, p); c != 0 && canPlay(m, p, c, ready) && emptyBench(m, p) {
		q.Add(kernel.Option{Kind: optBench, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsRing})
	}
	addSurprises(m, q, p)
	q.AddKind(kernel.OptPass)
}

// canPlay: a card whose level the standing energy pays for (2.2.2), unless a text forbids it.
func canPlay(m *kernel.Machine, p int8, c kernel.CardID, ready int) bool {
	info := m.CardInfo(c)
	return playLevel(info) <= ready && !info.Banned(ability.BanPlayThis) && !m.Forbidden(p, lexicon.BanPlay)
}

// playLevel is how much energy a card asks for, never less than nothing.
func playLevel(info *kernel.Info) int { return int(max(0, info.Num[numLevel])) }

func standingEnergy(m *kernel.Machine, p int8) (n int) {
	for c := m.BottomCard(m.Z(zEnergy, p)); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Lies == kernel.Stand {
			n++
		}
	}
	return n
}

// emptyBench: 3.3.3.5.
func emptyBench(m *kernel.Machine, p int8) bool {
	for _, k := range bench {
		if m.Count(m.Z(k, p)) == 0 {
			return true
		}
	}
	return false
}

func charaAction(m *kernel.Machine, picks []kernel.Option) {
	switch o := picks[0]; o.Kind {
	case kernel.OptPass: // 4.8.4
		m.Return()
	case optPlay, optBench:
		m.Call(procPlay, int32(o.Card), 0, int32(o.Kind))
	case optSurprise:
		m.Call(procSetSurprise, int32(o.Card))
	case optDispose:
		dispose(m, o.Card)
	}
}

// 8.4.1 Playing a card (プレイ) from the hand, or from the ring to the bench (6.5.1.2.3).
// Registers: the card, where it goes, and which of the two it is.
var playSteps = []kernel.Step{
	{Clause: "8.4.1.1", Do: showPlayed},
	{Clause: "8.4.1.2", Ask: askPlace, Then: pickPlace},
	{Clause: "8.4.1.3", Do: payLevel},
	{Clause: "8.4.1.3.1", Do: place},
	{Clause: "8.4.1.3.1", Do: clearPlace},
	{Clause: "6.5.1.2.3", Do: refillPlayed},
}

func playedCard(m *kernel.Machine) kernel.CardID { return kernel.CardID(m.Top().Regs[0]) }

func showPlayed(m *kernel.Machine) {
	if c := playedCard(m); !m.SeesCard(kernel.NoPlayer, c) {
		m.Show(c, 1<<m.S.Players-1)
	}
}

// askPlace: any slot of the bench (6.5.1.2.1) or the ring (6.5.1.2.2); from the ring an
// empty slot.
func askPlace(m *kernel.Machine, q *kernel.Request) {
	c := playedCard(m)
	p := m.S.Cards[c].Master
	q.Player, q.Kind, q.Min, q.Max, q.N = p, kernel.AskSlot, 1, 1, int32(c)
	fromRing := m.Top().Regs[2] == int32(optBench)
	if !fromRing {
		q.AddZone(m.Z(zRing, p))
	}
	for _, k := range bench {
		if z := m.Z(k, p); !fromRing || m.Count(z) == 0 {
			q.AddZone(z)
		}
	}
}

func pickPlace(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[1] = int32(picks[0].Zone) }

// payLevel rests as much energy as the level (8.4.1.3, 4.16.1). Which of what stands is not
// asked: nobody knows the cards (3.4.2).
func payLevel(m *kernel.Machine) {
	c := playedCard(m)
	n := playLevel(m.CardInfo(c))
	for e := m.BottomCard(m.Z(zEnergy, m.S.Cards[c].Master)); e != 0 && n > 0; e = m.S.Cards[e].Above {
		if m.S.Cards[e].Lies == kernel.Stand { // 4.9.1.2
			m.Lie(e, kernel.Rest)
			n--
		}
	}
}

func place(m *kernel.Machine) {
	c, z := playedCard(m), kernel.Zone(m.Top().Regs[1])
	m.Move(c, z, kernel.MoveRule|kernel.MovePlay)
	m.Emit(kernel.Event{Kind: evPlay, Player: m.S.Cards[c].Master, Card: m.RefOf(c), From: kernel.NoZone, To: z})
}

// clearPlace: what lay there already goes to the waiting room once the played card lies
// there.
func clearPlace(m *kernel.Machine) {
	f := m.Top()
	for c := m.BottomCard(kernel.Zone(f.Regs[1])); c != 0; c = m.S.Cards[c].Above {
		if c != playedCard(m) {
			m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
		}
	}
}

// refillPlayed: after a card has gone from the ring to the bench the next one comes at once.
func refillPlayed(m *kernel.Machine) {
	if m.Top().Regs[2] == int32(optBench) {
		refillRing(m, m.S.Cards[playedCard(m)].Owner)
	}
}

// refillRing puts the top card of the deck into an empty ring, by rule: what sparks listen
// to (8.1.1.3.3).
func refillRing(m *kernel.Machine, p int8) {
	if ringOf(m, p) == 0 {
		m.Move(m.TopCard(m.Z(zDeck, p)), m.Z(zRing, p), kernel.MoveRule)
	}
}
