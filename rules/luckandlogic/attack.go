package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// Chapter 8: the battle phase (バトルフェイズ), battle after battle, each from its declaration to its end
// (8.1.1, 8.1.2).
var battlePhaseSteps = []kernel.Step{
	{Clause: "8.1.1", Do: step(ability.PhAttackDeclaration, procDeclaration)},
	{Clause: "8.2.4.2", Do: leaveIfEnded},
	{Clause: "8.2.11.5", Do: unlessSkipped(lexicon.PhIntercept, procIntercept)},
	{Clause: "8.3.6", Do: unlessSkipped(lexicon.PhDefinition, procDefinition)},
	{Clause: "8.4.3.3", Do: unlessSkipped(lexicon.PhJudgment, procJudgment)},
	{Clause: "8.5.8", Do: step(lexicon.PhBattleEnd, procBattleEnd)},
	{Clause: "8.6.7", Do: nextBattle},
}

func step(st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ability.PhBattle, st)
		m.Call(proc)
	}
}

// unlessSkipped passes over a step of a battle that goes straight to its end (8.2.10.5), as one does in
// which nobody attacks or an effect ends it.
func unlessSkipped(st ability.Phase, proc int) func(*kernel.Machine) {
	then := step(st, proc)
	return func(m *kernel.Machine) {
		if m.S.Vars[vBattle] == battleFought {
			then(m)
		}
	}
}

// How far a battle has come (vBattle).
const (
	battleNone   = iota
	battleBegun  // declared (8.2.4.1); it stays so against an empty circle (8.2.10)
	battleFought // against a member (8.2.11)
	battleOver   // ended by an effect: on its way to the end of battle step
)

// leaveIfEnded ends the phase where no battle has begun; one that has goes to its end first (8.6.1), also when a text
// has ended the phase.
func leaveIfEnded(m *kernel.Machine) {
	if m.S.Vars[vEnds] != 0 && m.S.Vars[vBattle] == battleNone {
		m.Return()
	}
}

// nextBattle goes on to the next declaration, unless a text has ended the phase.
func nextBattle(m *kernel.Machine) {
	if m.S.Vars[vEnds] == 0 {
		m.Goto(0)
	}
}

// 8.2 Attack declaration step (攻撃宣言ステップ).
var declarationSteps = []kernel.Step{
	{Clause: "8.2.2", Do: firstDeclaration},
	{Clause: "8.2.2", Do: starts(ability.PhAttackDeclaration)},
	{Clause: "8.2.2", Do: checkTiming},
	{Clause: "8.2.4", Ask: askAttack, Then: attackOrNot},
	{Clause: "8.2.4.2", Do: unlessAttacks},
	{Clause: "8.2.4.1", Do: checkTiming},
	{Clause: "8.2.4.1", Do: leaveIfOver},
	{Clause: "8.2.5", Ask: askAttacker, Then: pickAttacker},
	{Clause: "8.2.5", Do: unlessAttacker},
	{Clause: "8.2.6", Ask: askTarget, Then: pickTarget},
	{Clause: "8.2.6", Do: unlessTarget},
	{Clause: "8.2.8", Do: checkTiming},
	{Clause: "8.2.8", Do: leaveIfOver},
	{Clause: "8.2.10", Do: emptyOrDefended},
	{Clause: "8.2.10.2", Do: checkTiming},
	{Clause: "8.2.10.2", Do: leaveIfOver},
	{Clause: "8.2.10.3", Do: destroyAttackedGate},
	{Clause: "8.2.10.4", Do: checkTiming},
	{Clause: "8.2.10.5", Do: (*kernel.Machine).Return},
	{Clause: "8.2.11.5", Do: checkTiming},
}

const (
	rowAsksAttack   = 3
	rowDefended     = 19
	rowFirstTrigger = 1
)

// firstDeclaration: "at the beginning of the battle phase", at the first such step of the turn.
func firstDeclaration(m *kernel.Machine) {
	if m.S.Vars[vBegun] == 0 {
		m.S.Vars[vBegun] = 1
		starts(ability.PhBattle)(m)
	}
}

// attackLimit is how many attacks the turn player may make: as many as level cards lie face up, and what
// effects add (8.2.3).
func attackLimit(m *kernel.Machine) int { return attacksOf(m, m.S.Active) }

// mayAttack reports whether a card could attack any circle.
func mayAttack(m *kernel.Machine, c kernel.CardID) (can bool) {
	if m.S.Cards[c].Lies != kernel.Stand || m.CardInfo(c).Banned(ability.BanAttack) {
		return false
	}
	eachTarget(m, c, func(kernel.Zone) { can = true })
	return can
}

// canAttack: 8.2.4.
func canAttack(m *kernel.Machine) (can bool) {
	p := m.S.Active
	if int(m.S.Vars[vAttacks]) >= attackLimit(m) || m.Forbidden(p, ability.BanAttack) {
		return false
	}
	eachMember(m, p, func(c kernel.CardID) { can = can || mayAttack(m, c) })
	return can
}

func askAttack(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAttackKind, 1, 1
	if m.S.Vars[vEnds] != 0 {
		return // a text has ended the phase
	}
	if !canAttack(m) {
		return
	}
	q.AddKind(optAttack)
	if !mustAttack(m) {
		q.AddKind(optEndAttacks)
	}
}

// mustAttack reports whether an effect asks a member to attack if it can.
func mustAttack(m *kernel.Machine) (must bool) {
	eachMember(m, m.S.Active, func(c kernel.CardID) {
		must = must || m.CardInfo(c).Banned(lexicon.MustAttackIfMay) && mayAttack(m, c)
	})
	return must
}

// attackOrNot begins a battle, which counts as an attack from here on (8.1.3).
func attackOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == optAttack {
		m.S.Vars[vBattle] = battleBegun
		m.S.Vars[vAttacks]++
		m.Touch(kernel.LookRules)
	}
}

func unlessAttacks(m *kernel.Machine) {
	if m.S.Vars[vBattle] == battleNone {
		m.S.Vars[vEnds] = 1
		m.Return()
	}
}

// askAttacker: a standing member of either row.
func askAttacker(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAttackerKind, 1, 1
	must := mustAttack(m)
	eachMember(m, m.S.Active, func(c kernel.CardID) {
		if mayAttack(m, c) && (!must || m.CardInfo(c).Banned(lexicon.MustAttackIfMay)) {
			q.AddCard(c)
		}
	})
}

// pickAttacker: it rests, and is the attacking member from here on (8.2.9). Nothing asks again whether it may
// attack (8.2.7).
func pickAttacker(m *kernel.Machine, picks []kernel.Option) {
	c := picks[0].Card
	m.Top().Regs[0] = int32(c)
	m.Lie(c, kernel.Rest)
}

// unlessAttacker goes to the end of the battle where nobody can attack any more.
func unlessAttacker(m *kernel.Machine) {
	if m.Top().Regs[0] == 0 {
		m.Return()
	}
}

// leaveIfOver leaves a step of a battle that an effect has ended: nothing of it is done any more but the end
// of battle step.
func leaveIfOver(m *kernel.Machine) {
	if m.S.Vars[vBattle] == battleOver {
		m.Return()
	}
}

func endBattleNow(m *kernel.Machine) {
	m.S.Vars[vBattle] = battleOver
}

// eachTarget calls f for the circles that a member may attack: those of the opponent's front row, and those
// behind a destroyed gate (8.2.6.1); only those that effects ask for, where they do (8.2.6.2) and it is
// possible (1.3.2).
func eachTarget(m *kernel.Machine, a kernel.CardID, f func(z kernel.Zone)) {
	p := m.Opponent(m.S.Cards[a].Master)
	var may uint8
	circles(m, p, func(z kernel.Zone) {
		if front := inFrontOf(m, z); front != kernel.NoZone && !broken(m, gateZoneOf(m, front)) && !m.CardInfo(a).Banned(lexicon.MayHitBack) {
			return
		}
		if mayHit(m, a, z) {
			may |= 1 << (m.KindOf(z) - zFrontLeft)
		}
	})
	if wanted := may & wantedTargets(m, a, p); wanted != 0 {
		may = wanted
	}
	circles(m, p, func(z kernel.Zone) {
		if may>>(m.KindOf(z)-zFrontLeft)&1 != 0 {
			f(z)
		}
	})
}

// askTarget: the attack is on a circle, whether a member lies there or not.
func askTarget(m *kernel.Machine, q *kernel.Request) {
	c := kernel.CardID(m.Top().Regs[0])
	q.Player, q.Kind, q.Min, q.Max, q.Source = m.S.Active, askTargetKind, 1, 1, m.RefOf(c)
	eachTarget(m, c, q.AddZone)
}

func pickTarget(m *kernel.Machine, picks []kernel.Option) {
	c := kernel.CardID(m.Top().Regs[0])
	m.Emit(kernel.Event{Kind: evDeclare, Player: m.S.Active, Card: m.RefOf(c), From: kernel.NoZone, To: picks[0].Zone})
}

func unlessTarget(m *kernel.Machine) {
	if m.S.Vars[vTarget] == 0 {
		m.Return()
	}
}

// attackedCircle is the circle that is attacked (8.2.6.3).
func attackedCircle(m *kernel.Machine) (kernel.Zone, bool) {
	return kernel.Zone(m.S.Vars[vTarget] - 1), m.S.Vars[vTarget] != 0
}

// attacker is the attacking member, if it still is one: wherever it is moved on the field (8.2.9.3), until
// it leaves it (8.2.9.4).
func attacker(m *kernel.Machine) (kernel.CardID, bool) {
	r := m.S.Objects[oAttacker]
	return r.Card, r.Card != 0 && m.Alive(r) && isMember(m, r.Card)
}

// defender is the defending member, as long as it has not left the attacked circle (8.2.11.2).
func defender(m *kernel.Machine) (kernel.CardID, bool) {
	r := m.S.Objects[oDefender]
	return r.Card, r.Card != 0 && m.Alive(r) && isMember(m, r.Card)
}

// noteDefender: who has left the attacked circle defends no more, though it comes back (8.2.11.2,
// 8.2.11.2.1).
func noteDefender(m *kernel.Machine, e *kernel.Event) {
	if r := m.S.Objects[oDefender]; r.Card == 0 || e.Card != r {
		return
	}
	if z, _ := attackedCircle(m); !m.Alive(m.S.Objects[oDefender]) || !m.LiesOver(e.Card.Card, z) {
		m.S.Objects[oDefender] = kernel.Ref{}
		m.Touch(kernel.LookRules)
	}
}

// emptyOrDefended: whether a member lies in the attacked circle is settled now (8.2.10, 8.2.11).
func emptyOrDefended(m *kernel.Machine) {
	z, _ := attackedCircle(m)
	a := m.S.Objects[oAttacker]
	attack := kernel.Event{Kind: evAttack, Player: m.S.Active, Card: a, From: kernel.NoZone, To: z}
	if c := memberIn(m, z); c != 0 {
		m.S.Vars[vBattle] = battleFought
		m.S.Objects[oDefender] = m.RefOf(c)
		m.Touch(kernel.LookRules)
		attack.New = m.RefOf(c)
		m.Emit(attack)
		m.Emit(kernel.Event{Kind: evDefend, Player: m.PlayerOf(z), Card: m.RefOf(c), New: a, From: kernel.NoZone, To: kernel.NoZone})
		m.Goto(rowDefended)
		return
	}
	m.Emit(attack)
}

// destroyAttackedGate: if somebody still attacks (8.2.10.3), by that member (5.32.2.1). Who has come to
// the circle meanwhile saves no gate.
func destroyAttackedGate(m *kernel.Machine) {
	c, there := attacker(m)
	z, _ := attackedCircle(m)
	if !there {
		return
	}
	if g := gateAt(m, gateZoneOf(m, z)); g != 0 {
		destroyGate(m, g, m.RefOf(c))
	}
}

// destroyGate turns a gate up, unless it lies so already (5.32.1.1) or may not be destroyed.
func destroyGate(m *kernel.Machine, g kernel.CardID, by kernel.Ref) {
	if m.S.Cards[g].FaceDown && !m.CardInfo(g).Banned(lexicon.BanBroken) {
		m.Emit(kernel.Event{Kind: evBreak, Player: m.S.Cards[g].Master, Card: m.RefOf(g), Source: by, From: kernel.NoZone, To: kernel.NoZone})
	}
}
