package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 8.5 Judgment step (勝敗判定ステップ).
var judgmentSteps = []kernel.Step{
	{Clause: "8.5.2", Do: starts(lexicon.PhJudgment)},
	{Clause: "8.5.2", Do: checkTiming},
	{Clause: "8.5.2", Do: leaveIfOver},
	{Clause: "8.5.3", Do: judge},
	{Clause: "8.5.4", Do: tellJudgment},
	{Clause: "8.5.5", Do: checkTiming},
	{Clause: "8.5.5", Do: leaveIfOver},
	{Clause: "8.5.6", Do: beatenToStock},
	{Clause: "8.5.8", Do: checkTiming},
}

// lawNow is the paradox rule by which a battle is judged: that of the paradox that lies face up, a power
// contest without one (8.5.3.4.1, 8.5.3.4.1.1, 8.5.3.4.2), unless an effect says otherwise.
func lawNow(m *kernel.Machine) lexicon.Law {
	if law := m.S.Vars[vLaw]; law != 0 {
		return lexicon.Law(law - 1)
	}
	law, at := lexicon.LawPower, uint32(0)
	for p := range m.S.Players {
		for _, k := range [...]int{zBattle, zParadox} {
			for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
				if card := &m.S.Cards[c]; !card.FaceDown && m.CardInfo(c).Kind&kindParadox != 0 && card.Placed >= at {
					law, at = rulesOf(m).face(m, c).law, card.Placed
				}
			}
		}
	}
	return law
}

// contested is the number that a paradox rule compares (2.16.1.1, 2.16.1.2).
var contested = [...]int{lexicon.LawPower: numPower, lexicon.LawAura: numAura, lexicon.LawHeart: numHeart}

// judge: who is alone wins (8.5.3.1, 8.5.3.2), without both nobody does (8.5.3.3), else the higher number,
// and of equal ones the attacking member's.
func judge(m *kernel.Machine) {
	a, attacks := attacker(m)
	d, defends := defender(m)
	won := int32(wonNone)
	switch {
	case attacks && defends:
		n := contested[lawNow(m)]
		won = wonDefender
		if m.CardInfo(a).Num[n] >= m.CardInfo(d).Num[n] {
			won = wonAttacker
		}
	case attacks:
		won = wonAttacker
	case defends:
		won = wonDefender
	}
	m.S.Vars[vWon] = won
}

// tellJudgment: the one who has not won has lost (8.5.3.4.3).
func tellJudgment(m *kernel.Machine) {
	a, attacks := attacker(m)
	d, defends := defender(m)
	tell := func(kind uint8, who, against kernel.CardID) {
		m.Emit(kernel.Event{Kind: kind, Player: m.S.Cards[who].Master, Card: m.RefOf(who), New: m.RefOf(against), From: kernel.NoZone, To: kernel.NoZone})
	}
	if !attacks {
		a = 0
	}
	if !defends {
		d = 0
	}
	switch m.S.Vars[vWon] {
	case wonAttacker:
		tell(evWin, a, d)
		if d != 0 {
			tell(evLoseBattle, d, a)
		}
	case wonDefender:
		tell(evWin, d, a)
		if a != 0 {
			tell(evLoseBattle, a, d)
		}
	}
}

// beatenToStock: the defending member that has lost goes to the stock, with its souls (12.2.1). An attacking
// one stays (8.5.7 has nothing to be done).
func beatenToStock(m *kernel.Machine) {
	if c, there := defender(m); there && m.S.Vars[vBeaten] != 0 {
		m.Move(c, m.Z(zStock, m.S.Cards[c].Master), kernel.MoveRule|kernel.MoveDown)
	}
}

// 8.6 End of battle step (バトル終了ステップ).
var battleEndSteps = []kernel.Step{
	{Clause: "8.6.2", Do: battleEndTriggers},
	{Clause: "8.6.3", Do: checkTiming},
	{Clause: "8.6.4", Do: dropDownParadoxes},
	{Clause: "8.6.5", Do: clearBattle},
	{Clause: "8.6.6", Do: func(m *kernel.Machine) { m.ExpireAt(endOfBattle) }},
	{Clause: "8.6.7", Do: endBattleOrRepeat},
}

func battleEndTriggers(m *kernel.Machine) {
	starts(lexicon.PhBattleEnd)(m)
	m.Announce(kernel.Event{Kind: evBattleEnd, Player: m.S.Active, Card: m.S.Objects[oAttacker], From: kernel.NoZone, To: kernel.NoZone})
}

// dropDownParadoxes: of both players.
func dropDownParadoxes(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zParadox, p)); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].FaceDown {
				m.Move(c, m.Z(zDrop, p), kernel.MoveRule)
			}
		}
	}
}

// clearBattle: paradoxes that lie face up come to the paradox zone, all else of battle and intercept zones
// to the drop zone.
func clearBattle(m *kernel.Machine) {
	for p := range m.S.Players {
		for c := m.BottomCard(m.Z(zBattle, p)); c != 0; c = m.S.Cards[c].Above {
			if !m.S.Cards[c].FaceDown && m.CardInfo(c).Kind&kindParadox != 0 {
				m.Move(c, m.Z(zParadox, p), kernel.MoveRule|kernel.MoveUp)
				continue
			}
			m.Move(c, m.Z(zDrop, p), kernel.MoveRule)
		}
		for c := m.BottomCard(m.Z(zIntercept, p)); c != 0; c = m.S.Cards[c].Above {
			m.Move(c, m.Z(zDrop, p), kernel.MoveRule)
		}
	}
}

// endBattleOrRepeat: if nothing is due or waits the battle is over, else this step is carried out anew.
func endBattleOrRepeat(m *kernel.Machine) {
	if ruleActionsDue(m) || len(m.S.Pending) > 0 || triggersLeft(m, lexicon.PhBattleEnd, battleMark) {
		m.Goto(0)
		return
	}
	clearAttack(m)
}

// clearAttack: nobody attacks or defends any more.
func clearAttack(m *kernel.Machine) {
	m.S.Vars[vBattle], m.S.Vars[vTarget], m.S.Vars[vLaw], m.S.Vars[vWon], m.S.Vars[vPassed], m.S.Vars[vBeaten] = battleNone, 0, 0, wonNone, 0, 0
	m.S.Objects[oAttacker], m.S.Objects[oDefender] = kernel.Ref{}, kernel.Ref{}
	unmarkBattle(m)
	m.Touch(kernel.LookRules)
}

var _ = ability.None
