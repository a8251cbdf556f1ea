package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// 7.3.1 Trigger step (トリガーステップ). Register 0 is the card.
var triggerSteps = []kernel.Step{
	{Clause: "7.3.1.1", Do: starts(lexicon.PhTrigger)},
	{Clause: "7.3.1.1", Do: checkTiming},
	{Clause: "7.3.1.2", Do: revealTrigger},
	{Clause: "7.3.1.2", Do: noteTrigger},
	{Clause: "7.3.1.2.1", Ask: askIcon, Then: pickIcon},
	{Clause: "7.3.1.2.3", Do: triggerToStock},
	{Clause: "7.3.1.2", Do: onceMore},
	{Clause: "7.3.1.3", Do: checkTiming},
}

const (
	rowTriggerCard = 2 // a card is turned over
	rowIcon        = 4 // one of its icons is picked
)

func revealTrigger(m *kernel.Machine) {
	c := m.TopCard(m.Z(zDeck, m.S.Active))
	m.Top().Regs[0] = int32(c)
	m.Move(c, m.Z(zResolution, m.S.Active), kernel.MoveRule)
}

// noteTrigger fixes the icons that the card has at this moment; later changes
// do not matter (7.3.1.2.2).
func noteTrigger(m *kernel.Machine) {
	c := kernel.CardID(m.Top().Regs[0])
	if c == 0 {
		return
	}
	icons := m.CardInfo(c).Icons
	m.S.Vars[vIcons0], m.S.Vars[vIcons1] = int32(uint32(icons)), int32(uint32(icons>>32))
	m.S.Objects[oTrigger] = m.RefOf(c)
	m.Announce(kernel.Event{Kind: evTriggerCheck, Player: m.S.Active, Card: m.RefOf(c), Source: m.S.Objects[oAttacker], From: kernel.NoZone, To: kernel.NoZone})
}

// iconsLeft is the icons still to carry out, four bits each.
func iconsLeft(m *kernel.Machine) uint64 {
	return uint64(uint32(m.S.Vars[vIcons0])) | uint64(uint32(m.S.Vars[vIcons1]))<<32
}

func askIcon(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askIconKind, 1, 1
	q.Source = m.S.Objects[oTrigger]
	left := iconsLeft(m)
	for i := lexicon.IconSoul; i <= lexicon.IconDiscovery; i++ {
		if left>>(4*i)&15 > 0 {
			q.Add(kernel.Option{Kind: optIcon, N: int32(i), Card: q.Source.Card, Zone: kernel.NoZone, Zone2: kernel.NoZone})
		}
	}
}

// pickIcon carries out one icon; several are done in the player's order.
func pickIcon(m *kernel.Machine, picks []kernel.Option) {
	left := iconsLeft(m) - 1<<(4*picks[0].N)
	m.S.Vars[vIcons0], m.S.Vars[vIcons1] = int32(uint32(left)), int32(uint32(left>>32))
	m.Goto(rowIcon)
	doIcon(m, ability.Icon(picks[0].N), m.S.Objects[oTrigger], m.S.Active)
}

// doIcon carries out the act of a trigger icon (4.12.2) for a player.
func doIcon(m *kernel.Machine, icon ability.Icon, source kernel.Ref, p int8) {
	m.Resolve(kernel.Run{Line: rulesOf(m).icons[icon], Source: source, Player: p})
}

// triggerToStock: from the resolution zone (3.13.1.2) face down to stock, unless an icon has moved it (4.12.2.8.1,
// 4.12.2.12.1).
func triggerToStock(m *kernel.Machine) {
	r := m.S.Objects[oTrigger]
	if m.Alive(r) {
		m.Move(r.Card, m.Z(zStock, m.S.Cards[r.Card].Owner), kernel.MoveRule|kernel.MoveDown)
	}
	m.S.Objects[oTrigger] = kernel.Ref{}
}

// onceMore: an effect may have the trigger check made twice.
func onceMore(m *kernel.Machine) {
	if f := m.Top(); f.Regs[1] == 0 && m.HasRule(m.S.Active, lexicon.CheckTwice) {
		f.Regs[1] = 1
		m.Goto(rowTriggerCard)
	}
}

// 7.4.1 Counter step (カウンターステップ): the other player may do one thing.
var counterSteps = []kernel.Step{
	{Clause: "7.4.1.1", Do: starts(lexicon.PhCounter)},
	{Clause: "7.4.1.2", Do: checkTiming},
	{Clause: "7.4.1.2.1", Ask: askCounter, Then: playPicked},
	{Clause: "7.4.1.3", Do: checkTiming},
}

func askCounter(m *kernel.Machine, q *kernel.Request) {
	p := m.Opponent(m.S.Active)
	q.Player, q.Kind, q.Min, q.Max = p, askCounterKind, 1, 1
	for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
		if isCounter(m, c) && m.CardInfo(c).Kind == kindEvent && canPlay(m, p, c) {
			q.Add(kernel.Option{Kind: optPlay, Card: c, Zone: kernel.NoZone, Zone2: kernel.NoZone, Clause: playsEvent})
		}
	}
	addActivations(m, q, p, true)
	q.AddKind(kernel.OptPass) // always asked: whether one is held stays hidden
}

// playPicked starts what was chosen in a play timing; row 2 is asked once only
// (7.4.1.2.2).
func playPicked(m *kernel.Machine, picks []kernel.Option) { play(m, picks[0], false) }

// 7.5.1 Damage step (ダメージステップ).
var damageStepSteps = []kernel.Step{
	{Clause: "7.5.1.1", Do: starts(lexicon.PhDamage)},
	{Clause: "7.5.1.1", Do: checkTiming},
	{Clause: "7.5.1.2", Do: attackDamage},
	{Clause: "7.5.1.3", Do: checkTiming},
}

// attackDamage: from the attacker (4.11.1.1), as much as its soul, none if it is 0 or less
// (7.5.1.2.1) or the attacker is gone (7.5.1.2.2).
func attackDamage(m *kernel.Machine) {
	r, there := attacker(m)
	if !there || m.S.Cards[r.Card].Master != m.S.Active {
		return
	}
	if soul := m.CardInfo(r.Card).Num[numSoul]; soul > 0 {
		dealDamage(m, m.Opponent(m.S.Active), soul, r)
	}
}

// 7.6.1 Battle step (バトルステップ): settles a front attack.
var battleSteps = []kernel.Step{
	{Clause: "7.6.1.1", Do: starts(ability.PhBattle)},
	{Clause: "7.6.1.1", Do: checkTiming},
	{Clause: "7.6.1.2", Do: reverseTheWeaker},
	{Clause: "7.6.1.4", Do: checkTiming},
}

// reverseTheWeaker: nobody is reversed when one of the two is gone (7.6.1.3).
func reverseTheWeaker(m *kernel.Machine) {
	a, okA := attacker(m)
	d, okD := defender(m)
	if !okA || !okD || m.S.Cards[a.Card].Master == m.S.Cards[d.Card].Master {
		return
	}
	pa, pd := m.CardInfo(a.Card).Num[numPower], m.CardInfo(d.Card).Num[numPower]
	if pa <= pd {
		reverse(m, a)
	}
	if pd <= pa {
		reverse(m, d)
	}
}

func reverse(m *kernel.Machine, r kernel.Ref) {
	if !m.CardInfo(r.Card).Banned(lexicon.BanReverse) { // 1.3.3
		m.Lie(r.Card, kernel.Reverse)
	}
}

// 7.7.1 Encore step (アンコールステップ).
var encoreSteps = []kernel.Step{
	{Clause: "7.7.1.1", Do: func(m *kernel.Machine) { m.ExpireAt(endOfAttackTime); starts(lexicon.PhEncore)(m) }},
	{Clause: "7.7.1.1", Do: checkTiming},
	{Clause: "7.7.1.2", Ask: func(m *kernel.Machine, q *kernel.Request) { askReversed(m, q, m.S.Active) }, Then: discardReversed},
	{Clause: "7.7.1.3", Ask: func(m *kernel.Machine, q *kernel.Request) { askReversed(m, q, m.Opponent(m.S.Active)) }, Then: discardReversed},
	{Clause: "7.7.1.4", Do: checkTiming},
	{Clause: "7.7.1.4", Do: againIfReversed},
	{Clause: "7.7.1.4", Do: (*kernel.Machine).Return},
	{Clause: "7.7.1.2", Do: checkTiming},
	{Clause: "7.7.1.2", Do: func(m *kernel.Machine) { m.Goto(rowReversed) }},
}

const (
	rowReversed  = 2 // the turn player discards a reversed character
	rowDiscarded = 7 // one has been discarded
)

func eachReversed(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	for k := zFrontLeft; k <= zBackRight; k++ {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].Lies == kernel.Reverse {
				f(c)
			}
		}
	}
}

func askReversed(m *kernel.Machine, q *kernel.Request, p int8) {
	q.Player, q.Kind, q.Min, q.Max = p, askReversedKind, 1, 1
	eachReversed(m, p, q.AddCard)
}

func discardReversed(m *kernel.Machine, picks []kernel.Option) {
	c := picks[0].Card
	m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
	m.Goto(rowDiscarded)
}

func againIfReversed(m *kernel.Machine) {
	again := false
	for p := range m.S.Players {
		eachReversed(m, p, func(kernel.CardID) { again = true })
	}
	if again {
		m.Goto(rowReversed)
	}
}
