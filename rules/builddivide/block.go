package builddivide

import (
	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
)

// 803 Block step (ブロックステップ). Registers: the declared blocker.
var blockStepSteps = []kernel.Step{
	{Clause: "803-1", Do: starts(lexicon.PhBlock)},
	{Clause: "803-2", Do: playWindow},
	{Clause: "803-3", Do: noAttacker},
	{Clause: "803-4", Ask: askBlock, Then: declareBlock},
	{Clause: "803-5", Do: playWindow},
	{Clause: "803-6", Do: recheckBlock},
	{Clause: "803-7", Do: restBlocker},
	{Clause: "803-7a", Do: blocks},
	{Clause: "803-8", Do: beginBattle},
	{Clause: "803-9", Do: unblocked},
	{Clause: "803-10", Do: playWindow},
}

// Rows of blockStepSteps.
const (
	rowDeclareBlock = 3
	rowRestBlocker  = 6
)

func attacker(m *kernel.Machine) (kernel.Ref, bool) {
	r := m.S.Objects[oAttacker]
	return r, m.Alive(r)
}

// noAttacker: without an attacker the attack is over.
func noAttacker(m *kernel.Machine) {
	if _, there := attacker(m); !there {
		m.Return()
		m.Goto(rowAttackOver)
	}
}

// canBlock: 803-4b.
func canBlock(m *kernel.Machine, c kernel.CardID) bool {
	a, there := attacker(m)
	return there && mayBlock(m, c) && !m.InfoOf(a).Banned(ability.BanBlocked)
}

// mayBlock: a standing unit of the non-turn player (8.03.4.b.1) that is not attacked
// itself (8.03.4.b.2) and that no effect keeps from blocking (8.03.4.b.3).
func mayBlock(m *kernel.Machine, c kernel.CardID) bool {
	info := m.CardInfo(c)
	return info.Kind&kindUnit != 0 && m.S.Cards[c].Master != m.S.Active && m.S.Cards[c].Lies == kernel.Stand &&
		m.RefOf(c) != m.S.Objects[oTarget] && !info.Banned(lexicon.BanBlock)
}

// mustBlock reports whether a unit that is obliged to block can do so (803-4c): not
// to block is legal if nobody is, or none of them can (8.03.4.c.1).
func mustBlock(m *kernel.Machine) (must bool) {
	units(m, m.Opponent(m.S.Active), func(c kernel.CardID) {
		must = must || m.CardInfo(c).Banned(lexicon.MustBlock) && canBlock(m, c)
	})
	return must
}

// askBlock offers the legal blockers, and not to block (803-4a). A unit that is
// obliged to block rules out not to block, but no other blocker.
func askBlock(m *kernel.Machine, q *kernel.Request) {
	p := m.Opponent(m.S.Active)
	q.Player, q.Kind, q.Min, q.Max = p, askBlockKind, 1, 1
	q.Source = m.S.Objects[oAttacker]
	units(m, p, func(c kernel.CardID) {
		if canBlock(m, c) {
			q.AddCard(c)
		}
	})
	if !mustBlock(m) {
		q.AddKind(kernel.OptPass)
	}
}

func declareBlock(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	r := m.RefOf(picks[0].Card)
	f.Regs[0], f.Regs[1] = int32(r.Card), int32(r.Gen)
}

func declaredBlocker(m *kernel.Machine) kernel.Ref {
	f := m.Top()
	return kernel.Ref{Card: kernel.CardID(f.Regs[0]), Gen: uint16(f.Regs[1])}
}

// recheckBlock: a declaration that is not legal any more is made anew. Once nobody
// attacks no block can be declared; one that has been is carried out all the same,
// as nothing in 803-6 and 803-7 asks for the attacker.
func recheckBlock(m *kernel.Machine) {
	b := declaredBlocker(m)
	if _, there := attacker(m); !there {
		if !m.Alive(b) || !mayBlock(m, b.Card) {
			m.Top().Regs[0] = 0
		}
		return
	}
	if b.Card == 0 && mustBlock(m) || b.Card != 0 && (!m.Alive(b) || !canBlock(m, b.Card)) {
		m.Goto(rowDeclareBlock)
	}
}

func restBlocker(m *kernel.Machine) {
	if b := declaredBlocker(m); b.Card != 0 {
		m.Lie(b.Card, kernel.Rest)
	}
}

// blocks: the unit "has blocked", blocks from now on (803-7b) and is what the
// attacker attacks (803-7c).
func blocks(m *kernel.Machine) {
	b := declaredBlocker(m)
	if b.Card == 0 || !m.Alive(b) {
		return
	}
	m.S.Objects[oBlocker] = b
	if _, there := attacker(m); there {
		m.S.Objects[oTarget], m.S.Vars[vTargetSeat] = b, 0
	}
	m.Touch(kernel.LookRules)
	m.Announce(kernel.Event{Kind: evBlock, Player: m.S.Cards[b.Card].Master, Card: b, New: m.S.Objects[oAttacker], From: kernel.NoZone, To: kernel.NoZone})
}

// beginBattle: attacker and attacked unit battle from now on, each as long as it is
// there (803-8); "when it battles" (803-8a).
func beginBattle(m *kernel.Machine) {
	a, t := m.S.Objects[oAttacker], m.S.Objects[oTarget]
	if !m.Alive(a) || !m.Alive(t) {
		return
	}
	m.S.Objects[oFighter], m.S.Objects[oFoe] = a, t
	m.Touch(kernel.LookRules)
	battleEvent(m, a, t, lexicon.BattleBegins)
	battleEvent(m, t, a, lexicon.BattleBegins)
}

func battleEvent(m *kernel.Machine, unit, foe kernel.Ref, point lexicon.BattlePoint) {
	m.Announce(kernel.Event{Kind: evBattle, Player: m.MasterOf(unit), Card: unit, New: foe, N: int32(point), From: kernel.NoZone, To: kernel.NoZone})
}

// unblocked: "attacked a player and was not blocked".
func unblocked(m *kernel.Machine) {
	a, there := attacker(m)
	if there && m.S.Vars[vTargetSeat] != 0 && m.S.Objects[oBlocker].Card == 0 {
		m.Announce(kernel.Event{Kind: evUnblocked, Player: m.S.Active, Card: a, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// inBattle reports whether a unit battles: it is there still, on the side on which it
// began (803-8). That its opponent has left the field does not end it before 806-3: 804-6
// calls the one that stays a battling unit. A change of sides ends it for both.
func inBattle(m *kernel.Machine, r kernel.Ref) bool {
	o := &m.S.Objects
	switch {
	case r.Card == 0:
		return false
	case r == o[oFighter]:
		return r == o[oAttacker] && !changedSides(m, o[oFoe], oTarget)
	}
	return r == o[oFoe] && r == o[oTarget] && !changedSides(m, o[oFighter], oAttacker)
}

// noteFallen remembers that a unit leaves that is battling.
func noteFallen(m *kernel.Machine, r kernel.Ref) {
	if inBattle(m, r) {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factFell, Source: r, M: int32(m.BatchStamp())})
	}
}

// fellInBattle reports whether a unit that has just left was battling until then
// (527-2a).
func fellInBattle(m *kernel.Machine, r kernel.Ref) bool {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factFell && f.Source == r {
			return !m.Alive(r) && uint32(f.M) == m.BatchStamp()
		}
	}
	return false
}

// rival is the battle opponent (バトル相手) of a unit.
func rival(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	switch o := &m.S.Objects; {
	case r.Card == 0 || !m.Alive(o[oFighter]) && !m.Alive(o[oFoe]):
		return kernel.Ref{}
	case r == o[oFighter]:
		return o[oFoe]
	case r == o[oFoe]:
		return o[oFighter]
	}
	return kernel.Ref{}
}
