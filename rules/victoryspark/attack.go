package victoryspark

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/victoryspark/lexicon"
)

// 7.1 The attack phase (アタックフェイズ): attack sub-phases one after the other, each from its
// declaration to its end. Each step begins when the one before has nothing left to do (7.1.2.4,
// 7.1.3.4, 7.1.4.5, 7.1.5.6).
var attackPhaseSteps = []kernel.Step{
	{Clause: "7.1.2", Do: step(ability.PhAttackDeclaration, procDeclaration)},
	{Clause: "7.1.2.2", Do: leaveIfEnded},
	{Clause: "7.1.3", Do: step(lexicon.PhSupport, procSupport)},
	{Clause: "7.1.3.1", Do: leaveIfEnded},
	{Clause: "7.1.4", Do: step(lexicon.PhPartnerBlock, procPartnerBlock)},
	{Clause: "7.1.5", Do: step(lexicon.PhResolution, procResolution)},
	{Clause: "7.1.6", Do: step(lexicon.PhAttackEnd, procAttackEnd)},
	{Clause: "7.1.6.2", Do: nextAttack},
}

func step(st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ability.PhAttack, st)
		m.Call(proc)
	}
}

// leaveIfEnded goes on to the end phase when the player attacks no more.
func leaveIfEnded(m *kernel.Machine) {
	if m.S.Vars[vEnds] != 0 {
		clearAttack(m)
		m.Return()
	}
}

// nextAttack: the next attack sub-phase begins with the question whether there is one
// (7.1.2.2); without a standing card on the bench it leads to the end phase as well.
func nextAttack(m *kernel.Machine) {
	clearAttack(m)
	m.Goto(0)
}

// clearAttack ends an attack sub-phase, and what lasts for it (7.1.1).
func clearAttack(m *kernel.Machine) {
	m.S.Vars[vAttackKind], m.S.Vars[vBlocked], m.S.Vars[vPlain], m.S.Vars[vDamageSet] = noAttack, 0, 0, 0
	m.S.Objects = [len(m.S.Objects)]kernel.Ref{}
	m.Touch(kernel.LookRules)
	m.ExpireAt(endOfAttack)
}

// 7.1.2 Attack declaration step (アタック宣言ステップ).
var declarationSteps = []kernel.Step{
	{Clause: "7.1.2.1", Do: firstDeclaration},
	{Clause: "7.1.2.1", Do: checkTiming},
	{Clause: "7.1.2.2", Ask: askAttack, Then: attackOrNot},
	{Clause: "7.1.2.2", Do: unlessAttacks},
	{Clause: "7.1.2.3", Do: starts(ability.PhAttackDeclaration)},
	{Clause: "7.1.2.3", Do: checkTiming},
}

// rowAsksAttack is the row of declarationSteps that asks.
const rowAsksAttack = 2

func firstDeclaration(m *kernel.Machine) {
	if m.S.Vars[vBegun] != 0 {
		m.Goto(rowAsksAttack)
		return
	}
	m.S.Vars[vBegun] = 1
	starts(ability.PhAttack)(m)
}

// askAttack: only with a card on the bench that stands, and likewise after an attack
// (7.1.6.2).
func askAttack(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAttackKind, 1, 1
	standing := false
	eachBench(m, m.S.Active, func(c kernel.CardID) { standing = standing || m.S.Cards[c].Lies == kernel.Stand })
	if standing {
		q.AddKind(optAttack)
		q.AddKind(optEndAttacks)
	}
}

func attackOrNot(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == optAttack {
		m.Top().Regs[0] = 1
	}
}

func unlessAttacks(m *kernel.Machine) {
	if m.Top().Regs[0] == 0 {
		m.S.Vars[vEnds] = 1
		m.Return()
	}
}

// 7.1.3 Support step (サポートステップ).
var supportSteps = []kernel.Step{
	{Clause: "7.1.3.1", Ask: askSupport, Then: support},
	{Clause: "7.1.3.1", Do: unlessSupported},
	{Clause: "7.1.3.2.4", Do: normalise},
	{Clause: "7.1.3.3", Do: checkTiming},
}

// askSupport: a standing card of the bench that can be rested, or none. Who cannot attack, or whose opponent
// cannot be attacked, does not support (7.1.3.1.1, 7.1.3.2.1).
func askSupport(m *kernel.Machine, q *kernel.Request) {
	p := m.S.Active
	q.Player, q.Kind, q.Min, q.Max = p, askSupportKind, 1, 1
	if a, d := ringOf(m, p), ringOf(m, m.Opponent(p)); a == 0 || d == 0 || m.Forbidden(p, ability.BanAttack) ||
		m.CardInfo(a).Banned(ability.BanAttack) || m.CardInfo(a).Banned(lexicon.BanSupported) || m.CardInfo(d).Banned(lexicon.BanAttacked) {
		return
	}
	eachBench(m, p, func(c kernel.CardID) {
		if info := m.CardInfo(c); m.S.Cards[c].Lies == kernel.Stand && !info.Banned(lexicon.BanSupport) && !info.Banned(lexicon.BanRest) {
			q.AddCard(c)
		}
	})
	if len(q.Options) > 0 {
		q.AddKind(optEndAttacks)
	}
}

// support rests the card, by which the card in the ring attacks the one in the opposing ring
// (7.1.3.2, 4.14.1); all that waits for that triggers at once (7.1.3.2.3).
func support(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == optEndAttacks {
		return
	}
	p := m.S.Active
	m.Top().Regs[0] = 1
	c := m.RefOf(picks[0].Card)
	a, d := m.RefOf(ringOf(m, p)), m.RefOf(ringOf(m, m.Opponent(p)))
	m.Lie(c.Card, kernel.Rest)
	m.Emit(kernel.Event{Kind: evAttack, Player: p, Card: a, New: d, Source: c, From: kernel.NoZone, To: kernel.NoZone})
	m.Emit(kernel.Event{Kind: evSupport, Player: p, Card: c, New: a, From: kernel.NoZone, To: kernel.NoZone})
}

func unlessSupported(m *kernel.Machine) {
	if m.Top().Regs[0] == 0 {
		m.S.Vars[vEnds] = 1
		m.Return()
	}
}

// applyAttack makes the attack what it is: a partner attack (4.13.1) if the supporter is a
// partner of the attacker at this moment, wherever it goes then (7.1.3.2.2); else a normal
// one (7.1.3.2.5).
func applyAttack(m *kernel.Machine, e *kernel.Event) {
	m.S.Vars[vAttacks]++
	m.S.Vars[vAttackKind] = normalAttack
	if isPartner(m, e.Card, e.Source) {
		m.S.Vars[vAttackKind] = partnerAttack
	}
	o := &m.S.Objects
	o[oAttacker], o[oDefender], o[oSupporter] = e.Card, e.New, e.Source
	e.N = m.S.Vars[vAttackKind]
	m.Touch(kernel.LookRules)
}

// normalise makes a partner attack a normal one if an effect says so (7.1.3.2.4, 7.1.5.1.1),
// and in the first player's first turn (4.13.4, 7.1.3.2.6, 7.1.5.1.2).
func normalise(m *kernel.Machine) {
	if m.S.Vars[vAttackKind] != partnerAttack {
		return
	}
	if plain(m, m.S.Objects[oAttacker], m.S.Objects[oSupporter]) {
		m.S.Vars[vAttackKind] = normalAttack
		m.Touch(kernel.LookRules)
	}
}

// plain reports whether an attack by partners is a normal one.
func plain(m *kernel.Machine, attacker, supporter kernel.Ref) bool {
	banned := m.S.Vars[vPlain] != 0 || m.Forbidden(m.S.Active, lexicon.BanPartnerAttack)
	for _, r := range [...]kernel.Ref{attacker, supporter} {
		banned = banned || m.Alive(r) && m.InfoOf(r).Banned(lexicon.BanPartnerAttack)
	}
	return banned || firstTurn(m)
}

// 7.1.4 Partner block step (パートナーブロックステップ).
var partnerBlockSteps = []kernel.Step{
	{Clause: "7.1.4.1", Do: starts(lexicon.PhPartnerBlock)},
	{Clause: "7.1.4.1", Do: checkTiming},
	{Clause: "7.1.4.2", Ask: askPartnerBlock, Then: partnerBlock},
	{Clause: "7.1.4.4", Do: checkTiming},
}

// askPartnerBlock is always asked: whether a partner is held stays hidden.
func askPartnerBlock(m *kernel.Machine, q *kernel.Request) {
	p := m.Opponent(m.S.Active)
	q.Player, q.Kind, q.Min, q.Max = p, askPartnerBlockKind, 1, 1
	if ring := m.RefOf(ringOf(m, p)); !m.Forbidden(p, lexicon.BanPartnerBlock) {
		for c := m.BottomCard(m.Z(zHand, p)); c != 0; c = m.S.Cards[c].Above {
			if isPartner(m, ring, m.RefOf(c)) {
				q.AddCard(c)
			}
		}
	}
	q.AddKind(kernel.OptPass)
	q.Always = true
}

// partnerBlock: the damage of this attack is 0, and no more than that (7.1.5.2). What waits
// for it triggers (7.1.4.3).
func partnerBlock(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptPass {
		return
	}
	c := picks[0].Card
	m.S.Vars[vBlocked] = 1
	m.Emit(kernel.Event{Kind: evPartnerBlock, Player: m.Opponent(m.S.Active), Card: m.RefOf(c), From: kernel.NoZone, To: kernel.NoZone})
	m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
}
