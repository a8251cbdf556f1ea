package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss/lexicon"
)

// The attack phase (アタックフェイズ, 6.7.1, 7.1.1): attack sub-phases one after the other,
// each from its declaration to its battle or damage step (7.1.2).
var attackPhaseSteps = []kernel.Step{
	{Clause: "7.2", Do: subStep(ability.PhAttackDeclaration, procAttackDeclaration)},
	{Clause: "7.2.1.3.2", Do: leaveIfEnded},
	{Clause: "7.3", Do: subStep(lexicon.PhTrigger, procTriggerStep)},
	{Clause: "7.3.1.3", Do: ifFront(subStep(lexicon.PhCounter, procCounterStep))},
	{Clause: "7.5", Do: subStep(lexicon.PhDamage, procDamageStep)},
	{Clause: "7.5.1.3", Do: ifFront(subStep(ability.PhBattle, procBattleStep))},
	{Clause: "7.5.1.4", Do: endOfAttack}, // 7.6.1.5 after a front attack
	{Clause: "7.5.1.4", Do: checkTiming},
	{Clause: "7.5.1.4", Do: closeAttack},
}

// attackRow is the row of attackPhaseSteps where each step of attackOrder
// begins.
var (
	attackOrder = [...]ability.Phase{ability.PhAttackDeclaration, lexicon.PhTrigger, lexicon.PhCounter, lexicon.PhDamage, ability.PhBattle}
	attackRow   = [...]int{0, 2, 3, 4, 5}
)

func subStep(st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		m.SetStep(ability.PhAttack, st)
		m.Call(proc)
	}
}

func ifFront(do func(*kernel.Machine)) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		if m.S.Vars[vAttackKind] == frontAttack {
			do(m)
		}
	}
}

// leaveIfEnded goes on to the encore step when the player chose to end attacks.
func leaveIfEnded(m *kernel.Machine) {
	if m.S.Vars[vAttackEnd] != 0 {
		m.S.Vars[vAttackEnd] = 0 // an effect may come back to this phase (11.4)
		m.Return()
	}
}

// endOfAttack: "at the end of the attack" (7.5.1.4, 7.6.1.5).
func endOfAttack(m *kernel.Machine) {
	m.Announce(kernel.Event{Kind: evAttackEnd, Player: m.S.Active, Card: m.S.Objects[oAttacker], From: kernel.NoZone, To: kernel.NoZone})
}

// closeAttack ends the attack sub-phase; nobody attacks or battles any more.
func closeAttack(m *kernel.Machine) {
	clearAttack(m)
	m.ExpireAt(endOfAttackTime)
	m.Goto(0)
}

func clearAttack(m *kernel.Machine) {
	m.S.Vars[vAttackKind] = noAttack
	for i := range m.S.Objects {
		m.S.Objects[i] = kernel.Ref{}
	}
	m.Touch(kernel.LookRules)
}

// 7.2.1 Attack declaration step (アタック宣言ステップ). Register 0 is the
// attacker, register 1 how it attacks.
var declarationSteps = []kernel.Step{
	{Clause: "7.2.1.1", Do: firstDeclaration},
	{Clause: "7.2.1.2", Do: starts(ability.PhAttackDeclaration)},
	{Clause: "7.2.1.2", Do: checkTiming},
	{Clause: "7.2.1.3", Ask: askAttacker, Then: pickAttacker},
	{Clause: "7.2.1.4.2", Ask: askMethod, Then: pickMethod},
	{Clause: "7.2.1.4", Do: declareAttack},
	{Clause: "7.2.1.5.3", Do: restAttacker},
	{Clause: "7.2.1.6", Do: checkTiming},
}

const rowDeclareAttack = 5 // attacker and method are known

func firstDeclaration(m *kernel.Machine) {
	if m.S.Vars[vFirstAttack] == 0 {
		m.S.Vars[vFirstAttack] = 1
		starts(ability.PhAttack)(m)
		checkTiming(m)
	}
}

// Ways to attack, those of a character that faces another by what is allowed:
// one for a front attack, two for a side attack.
var (
	directly = []int32{directAttack}
	facingIt = [4][]int32{{}, {frontAttack}, {sideAttack}, {frontAttack, sideAttack}}
)

// methods lists how a character could attack: bans of one way leave the other.
func methods(m *kernel.Machine, c kernel.CardID) []int32 {
	info := m.CardInfo(c)
	switch {
	case info.Banned(ability.BanAttack) || info.Banned(lexicon.BanFrontAttack) && drawn(m, c):
		return nil
	case facingCharacter(m, m.S.Cards[c].Zone) == 0: // 7.2.1.4.1
		if info.Banned(lexicon.BanDirectAttack) {
			return nil
		}
		return directly
	}
	allowed := 3
	if info.Banned(lexicon.BanFrontAttack) {
		allowed &^= 1
	}
	if info.Banned(lexicon.BanSideAttack) {
		allowed &^= 2
	}
	return facingIt[allowed]
}

// drawn: whatever way the character attacked in, an effect would make it a front
// attack on another (10.6.2), which a ban on front attacks forbids (1.3.3).
func drawn(m *kernel.Machine, c kernel.CardID) bool {
	return m.Replaced(kernel.Event{Kind: evAttack, Player: m.S.Active, Card: m.RefOf(c), N: directAttack, From: kernel.NoZone, To: kernel.NoZone})
}

// facingCharacter is the character that faces a slot, 0 if none does.
func facingCharacter(m *kernel.Machine, z kernel.Zone) kernel.CardID {
	f := facingSlot(m, z)
	if f == kernel.NoZone {
		return 0
	}
	return m.TopCard(f)
}

// canAttack: 7.2.1.3.1, 7.2.1.3.1.1, and a way to attack that is not forbidden.
func canAttack(m *kernel.Machine, c kernel.CardID) bool {
	return c != 0 && m.S.Cards[c].Lies == kernel.Stand && m.CardInfo(c).Kind == kindCharacter && len(methods(m, c)) > 0
}

// firstTurnOver: 7.2.1.3.1.2, in the first player's first turn only one attack.
func firstTurnOver(m *kernel.Machine) bool {
	most := int32(1)
	if m.Forbidden(m.S.Active, lexicon.MayAttackTwice) { // a text prevails (1.3.1)
		most = 2
	}
	return m.S.Active == m.S.First && m.S.Vars[vFirstTurns] == 1 && m.S.Vars[vAttacks] >= most
}

// askAttacker offers those that can attack (7.2.1.3.1.3), and to end attacks.
func askAttacker(m *kernel.Machine, q *kernel.Request) {
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askAttackKind, 1, 1
	if !firstTurnOver(m) && !m.Forbidden(m.S.Active, ability.BanAttack) {
		for k := zFrontLeft; k <= zFrontRight; k++ {
			if c := m.TopCard(m.Z(k, m.S.Active)); canAttack(m, c) {
				q.AddCard(c)
			}
		}
	}
	q.AddKind(optEndAttacks)
}

func pickAttacker(m *kernel.Machine, picks []kernel.Option) {
	f := m.Top()
	if picks[0].Kind == optEndAttacks { // 7.2.1.3.2
		m.S.Vars[vAttackEnd] = 1
		m.Return()
		return
	}
	f.Regs[0] = int32(picks[0].Card)
	if ways := methods(m, picks[0].Card); len(ways) == 1 {
		f.Regs[1] = ways[0]
		m.Goto(rowDeclareAttack)
	}
}

func askMethod(m *kernel.Machine, q *kernel.Request) {
	c := kernel.CardID(m.Top().Regs[0])
	q.Player, q.Kind, q.Min, q.Max = m.S.Active, askMethodKind, 1, 1
	q.Source = m.RefOf(c)
	for _, way := range methods(m, c) {
		q.Add(kernel.Option{Kind: optMethod, Card: c, Card2: facingCharacter(m, m.S.Cards[c].Zone), N: way, Zone: kernel.NoZone, Zone2: kernel.NoZone})
	}
}

func pickMethod(m *kernel.Machine, picks []kernel.Option) { m.Top().Regs[1] = picks[0].N }

// declareAttack proposes the attack; replacement effects may turn it into
// another (8.10.2.4, 10.6.2).
func declareAttack(m *kernel.Machine) {
	f := m.Top()
	m.S.Vars[vAttacks]++
	c := kernel.CardID(f.Regs[0])
	e := kernel.Event{Kind: evAttack, Player: m.S.Active, Card: m.RefOf(c), N: f.Regs[1], From: kernel.NoZone, To: kernel.NoZone}
	if e.N != directAttack {
		e.New = m.RefOf(facingCharacter(m, m.S.Cards[c].Zone))
	}
	m.Emit(e)
}

// applyAttack makes the attack what it is now: who attacks, who defends, and
// the changes of soul that stay whatever happens next (7.2.1.4.3).
func applyAttack(m *kernel.Machine, e *kernel.Event) {
	if !m.Alive(e.Card) {
		e.Kind = kernel.EvNone
		return
	}
	o := &m.S.Objects
	m.S.Vars[vAttackKind] = e.N
	o[oAttacker], o[oFirst] = e.Card, e.Card
	m.Touch(kernel.LookRules)
	switch e.N {
	case directAttack:
		addSoul(m, e.Card, 1) // 7.2.1.4.1
	case frontAttack:
		if m.Alive(e.New) {
			o[oDefender], o[oSecond] = e.New, e.New // 7.2.1.5.1
		}
	case sideAttack:
		level := m.InfoOf(e.New).Num[numLevel]
		if level > 0 && !m.InfoOf(e.Card).Banned(lexicon.BanSoulLoss) {
			addSoul(m, e.Card, -level) // 7.2.1.4.2
		}
	}
}

// addSoul changes the attacker's soul for this turn, by rule.
func addSoul(m *kernel.Machine, r kernel.Ref, n int32) {
	m.S.Effects = append(m.S.Effects, kernel.Effect{Mods: rulesOf(m).soul, Line: rulesOf(m).soulLine, Target: r, Player: kernel.NoPlayer,
		Master: m.S.Active, Source: r, X: n, Stamp: m.Stamp(), Until: uint16(ability.ThisTurn), Turn: m.S.Turn})
	m.Touch(kernel.LookEffects)
}

// restAttacker: 7.2.1.5.3. A replacement may have taken the attacker away.
func restAttacker(m *kernel.Machine) {
	if r := m.S.Objects[oAttacker]; m.Alive(r) {
		m.Lie(r.Card, kernel.Rest)
	}
}

// leaveAttack: who moves to another zone, a slot included, no longer attacks or
// defends (7.2.1.5, 7.2.1.5.1). Who looks at battles looks at moves on the stage
// too.
func leaveAttack(m *kernel.Machine, e *kernel.Event) {
	for _, i := range [...]int{oAttacker, oDefender} {
		if m.S.Objects[i].Card == e.Card.Card {
			m.S.Objects[i] = kernel.Ref{}
		}
	}
}

// defend: an effect may put a character somewhere "as the defending character"
// of a front attack (7.2.1.5.1).
func defend(m *kernel.Machine, e *kernel.Event) {
	r := m.Running()
	if r == nil || r.Act == 0 || e.Source != r.Source || !isSlot(m, e.To) || m.S.Vars[vAttackKind] != frontAttack {
		return
	}
	if act := &m.Book.Prog.Exprs[r.Act]; act.Kind == ability.Move && act.Num&ability.DefenderFlag != 0 {
		m.S.Objects[oDefender], m.S.Objects[oSecond] = e.New, e.New
		m.Touch(kernel.LookRules)
	}
}

// attacker is the attacking character, if there is one.
func attacker(m *kernel.Machine) (kernel.Ref, bool) {
	r := m.S.Objects[oAttacker]
	return r, m.Alive(r)
}

// defender is the defending character, if there is one.
func defender(m *kernel.Machine) (kernel.Ref, bool) {
	r := m.S.Objects[oDefender]
	return r, m.Alive(r)
}

// rival is the battle opponent (バトル相手, 7.2.1.5.1) of an object, also after
// one of the two has moved (8.11.2).
func rival(m *kernel.Machine, r kernel.Ref) kernel.Ref {
	if m.S.Vars[vAttackKind] != frontAttack || r.Card == 0 {
		return kernel.Ref{}
	}
	switch r {
	case m.S.Objects[oFirst]:
		return m.S.Objects[oSecond]
	case m.S.Objects[oSecond]:
		return m.S.Objects[oFirst]
	}
	return kernel.Ref{}
}

// inBattle reports whether an object is battling now (バトル中).
func inBattle(m *kernel.Machine, r kernel.Ref) bool {
	if m.S.Vars[vAttackKind] != frontAttack || r.Card == 0 {
		return false
	}
	return r == m.S.Objects[oAttacker] || r == m.S.Objects[oDefender]
}
