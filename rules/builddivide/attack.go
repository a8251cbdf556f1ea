package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// The attack phase (801-2): steps in this order, again and again (806-4).
var attackPhaseSteps = []kernel.Step{
	{Clause: "802", Do: attackStep(ability.PhAttackDeclaration, procAttackStep)},
	{Clause: "803", Do: blockOrEnd},
	{Clause: "803-11", Do: battleOrHit},
	{Clause: "806", Do: attackStep(lexicon.PhAttackOver, procAttackOver)},
	{Clause: "806-4", Do: func(m *kernel.Machine) { m.Goto(0) }},
}

const rowAttackOver = 3

func attackStep(st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ability.PhAttack, st)
		m.Call(proc)
	}
}

func blockOrEnd(m *kernel.Machine) {
	if m.S.Vars[vAttackDone] != 0 { // 802-8
		m.Return()
		return
	}
	attackStep(lexicon.PhBlock, procBlockStep)(m)
}

// battleOrHit: a unit is fought, a player is hit (803-11).
func battleOrHit(m *kernel.Machine) {
	if m.S.Vars[vTargetSeat] != 0 {
		attackStep(lexicon.PhHit, procHitStep)(m)
		return
	}
	attackStep(ability.PhBattle, procBattleStep)(m)
}

// 802 Attack step (アタックステップ). Registers: the attacker, the attacked unit, the
// attacked player plus one.
var attackStepSteps = []kernel.Step{
	{Clause: "802-1", Do: firstAttackStep},
	{Clause: "802-1", Do: windowOfFirst},
	{Clause: "802-2", Do: starts(ability.PhAttackDeclaration)},
	{Clause: "802-3", Do: playWindow},
	{Clause: "802-4", Ask: askAttack, Then: declareAttack},
	{Clause: "802-5", Do: declarationWindow},
	{Clause: "802-6", Do: recheckAttack},
	{Clause: "802-7", Ask: askTakeBack, Then: takeBack},
	{Clause: "802-8", Do: endOfAttacking},
	{Clause: "802-9", Do: restAttacker},
	{Clause: "802-9", Do: payToll},
	{Clause: "802-9a", Do: attacks},
	{Clause: "802-10", Do: playWindow},
}

// Rows of attackStepSteps.
const (
	rowDeclareAttack = 4
	rowAttacks       = 11
)

func firstAttackStep(m *kernel.Machine) {
	m.S.Vars[vAttackSteps]++
	if m.S.Vars[vAttackSteps] == 1 {
		starts(ability.PhAttack)(m)
	}
}

func windowOfFirst(m *kernel.Machine) {
	if m.S.Vars[vAttackSteps] == 1 {
		playWindow(m)
	}
}

// targets calls f for the legal targets of an attack of a unit (8.02.4.b.2): the
// other player, as card 0, and that player's resting units. What texts ask for as
// far as possible narrows them down: a rested decoy (1402-2), any of several
// (1402-2a), the player (1405-1a). If both are asked for, either will do.
func targets(m *kernel.Machine, c kernel.CardID, f func(target kernel.CardID)) {
	info := m.CardInfo(c)
	foe := m.Opponent(m.S.Cards[c].Master)
	decoys := false
	units(m, foe, func(t kernel.CardID) {
		decoys = decoys || m.S.Cards[t].Lies == kernel.Rest && has(m, t, lexicon.KwDecoy)
	})
	player := !info.Banned(lexicon.BanAttackPlayer)
	berserk := player && has(m, c, lexicon.KwBerserk)
	if player && (!decoys || berserk) {
		f(0)
	}
	units(m, foe, func(t kernel.CardID) {
		if m.S.Cards[t].Lies == kernel.Rest && (!decoys && !berserk || decoys && has(m, t, lexicon.KwDecoy)) {
			f(t)
		}
	})
}

// canAttack: 8.02.4.b.1, 8.02.4.b.3, 8.02.4.b.4.
func canAttack(m *kernel.Machine, c kernel.CardID, have *energy) bool {
	info := m.CardInfo(c)
	return info.Kind&kindUnit != 0 && m.S.Cards[c].Master == m.S.Active && m.S.Cards[c].Lies == kernel.Stand &&
		!info.Banned(ability.BanAttack) && have.pays(toll(info))
}

// toll is the attack cost of a unit (アタックコスト).
func toll(info *kernel.Info) needs { return needs{}.changed(info.Num[numToll]) }

// mustAttack reports whether some unit keeps its player from ending the attacks
// (802-4c): it is obliged to attack (8.02.4.c.1), has not done so in this turn, costs
// nothing to attack with and can attack something (8.02.4.c.2). Other units may go first
// (1405-3); if none can, there is nothing else to declare (1405-2).
func mustAttack(m *kernel.Machine) (must bool) {
	have := standing(m, m.S.Active)
	units(m, m.S.Active, func(c kernel.CardID) {
		info := m.CardInfo(c)
		if !info.Banned(lexicon.MustAttack) && !has(m, c, lexicon.KwBerserk) || m.S.Cards[c].Marks&markAttacked != 0 ||
			toll(info).total() > 0 || !canAttack(m, c, &have) {
			return
		}
		targets(m, c, func(kernel.CardID) { must = true })
	})
	return must
}

// askAttack offers every attacker with every target, and to end attacking
// (802-4a).
func askAttack(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAttackKind, 1, 1
	have := standing(m, m.S.Active)
	units(m, m.S.Active, func(c kernel.CardID) {
		if canAttack(m, c, &have) {
			targets(m, c, func(t kernel.CardID) {
				q.Add(kernel.Option{Kind: optAttack, Card: c, Card2: t, Zone: kernel.NoZone, Zone2: kernel.NoZone})
			})
		}
	})
	if !mustAttack(m) {
		q.AddKind(optEndAttacks)
	}
}

func declareAttack(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	f.Regs = [6]int32{}
	m.S.Vars[vAnswered] = 0
	if picks[0].Kind == optEndAttacks {
		return
	}
	attacker, target := m.RefOf(picks[0].Card), m.RefOf(picks[0].Card2)
	f.Regs[0], f.Regs[1] = int32(attacker.Card), int32(attacker.Gen)
	f.Regs[2], f.Regs[3] = int32(target.Card), int32(target.Gen)
	m.Announce(kernel.Event{Kind: evDeclare, Player: m.S.Active, Card: attacker, New: target, From: kernel.NoZone, To: kernel.NoZone})
}

// declared is the attack of the declaration under way.
func declared(m *kernel.Machine) (attacker, target kernel.Ref) {
	f := m.Top()
	return kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}, kernel.Ref{Card: kernel.CardID(f.Regs[2]), Gen: uint16(f.Regs[3])}
}

func declarationWindow(m *kernel.Machine) { m.Call(procWindow, windowDeclaration) }

// recheckAttack: a declaration that is not legal any more is made anew.
func recheckAttack(m *kernel.Machine) {
	a, t := declared(m)
	if a.Card == 0 {
		if mustAttack(m) {
			m.Goto(rowDeclareAttack)
		}
		return
	}
	have := standing(m, m.S.Active)
	legal := false
	if m.Alive(a) && canAttack(m, a.Card, &have) && (t.Card == 0 || m.Alive(t)) {
		targets(m, a.Card, func(c kernel.CardID) { legal = legal || c == t.Card })
	}
	if !legal {
		m.Goto(rowDeclareAttack)
	}
}

// askTakeBack: after the other player has played something, an attack with a cost
// and the end of attacking may be taken back.
func askTakeBack(m *kernel.Machine, q *kernel.Request) {
	a, _ := declared(m)
	if m.S.Vars[vAnswered] == 0 || a.Card != 0 && toll(m.CardInfo(a.Card)).total() == 0 {
		return
	}
	q.Player, q.Kind, q.Min, q.Max, q.Source = m.S.Active, askTakeBackKind, 1, 1, a
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

func takeBack(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptYes {
		m.Goto(rowDeclareAttack)
	}
}

func endOfAttacking(m *kernel.Machine) {
	if a, _ := declared(m); a.Card == 0 {
		m.S.Vars[vAttackDone] = 1
		m.Return()
	}
}

func restAttacker(m *kernel.Machine) {
	a, _ := declared(m)
	m.Lie(a.Card, kernel.Rest)
}

func payToll(m *kernel.Machine) {
	if a, _ := declared(m); m.Alive(a) {
		if w := toll(m.CardInfo(a.Card)); w.total() > 0 {
			m.Call(procPayEnergy, w.pack(), int32(m.S.Active))
		}
	}
}

// attacks: the unit "has attacked" (802-9a), and attacks from now on (802-9b).
func attacks(m *kernel.Machine) {
	a, t := declared(m)
	if !m.Alive(a) {
		return
	}
	m.S.Objects[oAttacker], m.S.Objects[oTarget] = a, t
	if t.Card == 0 {
		m.S.Vars[vTargetSeat] = int32(m.Opponent(m.S.Active)) + 1
	}
	m.SetMarks(a.Card, m.S.Cards[a.Card].Marks|markAttacked)
	m.Announce(kernel.Event{Kind: evAttack, Player: m.S.Active, Card: a, New: t, From: kernel.NoZone, To: kernel.NoZone})
}

// leaveAttack: who leaves the field or changes sides no longer attacks, blocks or
// is attacked (802-9b, 803-7b, 803-8).
func leaveAttack(m *kernel.Machine, r kernel.Ref) {
	for _, i := range [...]int{oAttacker, oTarget, oBlocker} {
		if m.S.Objects[i] == r && r.Card != 0 {
			m.S.Objects[i] = kernel.Ref{}
			m.Touch(kernel.LookRules)
		}
	}
}
