package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 8.1.1 The attack phase (アタックフェイズ): attack after attack, each in four steps.
var attackPhaseSteps = []kernel.Step{
	{Clause: "8.2", Do: step(lexicon.PhStartStep, procStart)},
	{Clause: "8.3", Do: step(lexicon.PhBlockStep, procBlock)},
	{Clause: "8.4", Do: step(lexicon.PhDamageStep, procDamage)},
	{Clause: "8.5", Do: step(lexicon.PhCloseStep, procClose)},
	{Clause: "8.5.5", Do: func(m *kernel.Machine) { m.Goto(0) }},
}

// step begins a step of the phase, unless the end of attacks was declared (8.2.3), or an effect has
// ended the phase: an attack under way is over then (8.5.2, 8.5.4).
func step(st ability.Phase, proc int) func(*kernel.Machine) {
	return func(m *kernel.Machine) {
		if attacksEnded(m) {
			m.ExpireAt(endOfAttack)
			clearAttack(m)
			m.Return()
			return
		}
		m.SetStep(ability.PhAttack, st)
		m.Call(proc)
	}
}

// attacksEnded reports whether nothing more of the attack phase is carried out.
func attacksEnded(m *kernel.Machine) bool { return m.S.Vars[vAttackEnds] != 0 }

// 8.2 Start step (スタートステップ).
var startSteps = []kernel.Step{
	{Clause: "8.2.1", Do: beginAttacks},
	{Clause: "8.2.2", Do: checkTiming},
	{Clause: "8.2.3", Ask: askAttack, Then: chooseAttack},
	{Clause: "8.2.4.4", Ask: askPartnerAttack, Then: choosePartnerAttack},
	{Clause: "8.2.4", Do: declareAttack},
	{Clause: "8.2.4.4.2", Do: tellPartner},
	{Clause: "8.2.5", Do: checkTiming},
}

// rowAsksAttack is the row of startSteps that asks.
const rowAsksAttack = 2

// Registers of the start step: the member that is chosen, and 0 if none is, who is attacked, who
// attacks, whether partners are rested, and whether the attack is declared as a partner attack.
const (
	regMember = iota
	regOn
	regBy
	regRested
	regDeclared
)

func beginAttacks(m *kernel.Machine) {
	if m.S.Vars[vBegun] == 0 {
		m.S.Vars[vBegun] = 1
		starts(ability.PhAttack, lexicon.PhStartStep)(m)
		return
	}
	starts(lexicon.PhStartStep)(m)
}

// askAttack: a standing member that is rested, and whom the attack is on. Without any the end of
// attacks is declared (8.2.3.2), and so it is in the first turn (8.2.3.1). In turns of teams any
// member of the team attacks next (12.5.7.2.4).
func askAttack(m *kernel.Machine, q *kernel.Request) {
	if attacksEnded(m) || !anyAttack(m) {
		return
	}
	m.AskAny(q, askAttackKind, m.InTurn(), func(m *kernel.Machine, q *kernel.Request, p int8) {
		eachAttack(m, p, func(member kernel.CardID, target int8) bool {
			q.Add(kernel.Option{Kind: optAttack, Card: member, Zone: m.Z(zEntry, target), Zone2: kernel.NoZone, Clause: m.Book.Clause("8.2.4")})
			return true
		})
		q.AddKind(optEndAttacks)
	})
}

// anyAttack reports whether somebody in turn can declare an attack.
func anyAttack(m *kernel.Machine) (can bool) {
	m.Walk(m.InTurn()&m.Present(), func(p int8) {
		eachAttack(m, p, func(kernel.CardID, int8) bool { can = true; return false })
	})
	return can
}

// eachAttack calls f for the attacks that a player can declare: with which member, on whom; until f
// says that it is enough.
func eachAttack(m *kernel.Machine, p int8, f func(member kernel.CardID, target int8) bool) {
	attacker := entryOf(m, p)
	if firstTurn(m) || !isChara(m, attacker) || m.CardInfo(attacker).Banned(ability.BanAttack) {
		return
	}
	goes := true
	eachMember(m, p, func(c kernel.CardID) {
		if !goes || !canSupport(m, c) {
			return
		}
		m.Walk(m.Attackable(p), func(target int8) {
			goes = goes && (!isChara(m, entryOf(m, target)) || f(c, target))
		})
	})
}

// canSupport: only a member that stands can be chosen (8.2.4.1).
func canSupport(m *kernel.Machine, c kernel.CardID) bool {
	info := m.CardInfo(c)
	return m.S.Cards[c].Lies == kernel.Stand && !info.Banned(lexicon.BanPair) && !info.Banned(lexicon.BanTire)
}

func chooseAttack(m *kernel.Machine, picks []kernel.Option) {
	o, f := picks[0], m.Top()
	if o.Kind == optEndAttacks {
		return
	}
	f.Regs[regMember], f.Regs[regOn], f.Regs[regBy] = int32(o.Card), int32(m.PlayerOf(o.Zone)), int32(m.Decider())
}

// askPartnerAttack: three standing partners may be rested besides (8.2.4.4).
func askPartnerAttack(m *kernel.Machine, q *kernel.Request) {
	f := m.Top()
	p := int8(f.Regs[regBy])
	if f.Regs[regMember] == 0 || m.Forbidden(p, lexicon.BanPartnerAttack) || m.CardInfo(entryOf(m, p)).Banned(lexicon.BanPartnerAttack) {
		return
	}
	if restable(m, p) < partnersRested {
		return
	}
	q.Player, q.Kind, q.Min, q.Max = p, askPartnerAttackKind, 1, 1
	q.AddKind(kernel.OptYes)
	q.AddKind(kernel.OptNo)
}

// partnersRested is how many partners make a partner attack (8.2.4.4).
const partnersRested = 3

// restable is how many partners of a player can be rested for a partner attack.
func restable(m *kernel.Machine, p int8) (n int) {
	eachStandingPartner(m, p, func(kernel.CardID) { n++ })
	return n
}

func eachStandingPartner(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
		if isPartner(m, c) && m.S.Cards[c].Lies == kernel.Stand && !m.CardInfo(c).Banned(lexicon.BanTire) {
			f(c)
		}
	})
}

func choosePartnerAttack(m *kernel.Machine, picks []kernel.Option) {
	if picks[0].Kind == kernel.OptYes {
		m.Top().Regs[regRested] = 1
	}
}

// declareAttack rests the member, by which the character in the entry attacks and the member
// supports it (8.2.4.2), and the partners. That makes the attack a partner attack, unless an effect
// says that it is none (8.2.4.4.1).
func declareAttack(m *kernel.Machine) {
	f := m.Top()
	member := kernel.CardID(f.Regs[regMember])
	if member == 0 {
		m.S.Vars[vAttackEnds] = 1
		m.Return()
		return
	}
	p, target := int8(f.Regs[regBy]), int8(f.Regs[regOn])
	attacker, attacked := m.RefOf(entryOf(m, p)), m.RefOf(entryOf(m, target))
	if !m.CardInfo(member).Banned(lexicon.BanStaysUp) {
		m.Lie(member, kernel.Rest)
	}
	kind := int32(normalAttack)
	if f.Regs[regRested] != 0 {
		n := 0
		eachStandingPartner(m, p, func(c kernel.CardID) {
			if n++; n <= partnersRested {
				m.Lie(c, kernel.Rest)
			}
		})
	}
	if asPartner(m, f.Regs[regRested] != 0, attacker, attacked) {
		kind = partnerAttack
	}
	event := func(e kernel.Event) {
		e.Player, e.From, e.To = p, kernel.NoZone, kernel.NoZone
		m.Emit(e)
	}
	event(kernel.Event{Kind: evAttack, Card: attacker, New: attacked, Source: m.RefOf(member), N: kind, Lies: uint8(target)})
	event(kernel.Event{Kind: evSupport, Card: m.RefOf(member), New: attacker})
	f.Regs[regDeclared] = kind
}

// asPartner reports whether an attack for which partners have been rested, or not, is declared as a partner attack.
func asPartner(m *kernel.Machine, rested bool, attacker, attacked kernel.Ref) bool {
	return (rested || madePartner(m, attacker, attacked)) && !notPartner(m, attacker, attacked)
}

// tellPartner: who attacks and who is attacked is so by a partner attack, if the attack was declared as one
// and no effect on this attack has made that it is none (8.2.4.4.1).
func tellPartner(m *kernel.Machine) {
	if m.Top().Regs[regDeclared] == partnerAttack && m.S.Vars[vAttackKind] == partnerAttack {
		attacker := attackerNow(m)
		m.Emit(kernel.Event{Kind: evPartner, Player: m.MasterOf(attacker), Card: attacker, New: attackedNow(m), From: kernel.NoZone, To: kernel.NoZone})
	}
}

// applyAttack notes the attack under way (8.2.4.3).
func applyAttack(m *kernel.Machine, e *kernel.Event) {
	v, o := &m.S.Vars, &m.S.Objects
	v[vAttacks]++
	v[vAttackKind], v[vAttackBy], v[vTarget] = e.N, int32(e.Player)+1, int32(e.Lies)+1
	o[oAttacker], o[oDefender], o[oSupporter], o[oBlocked], o[oBlocker] = e.Card, e.New, e.Source, kernel.Ref{}, kernel.Ref{}
	m.Touch(kernel.LookRules)
}

// attacks is who attacks, and whom, kernel.NoPlayer where there is no attack or the player has left.
func attacks(m *kernel.Machine) (by, target int8) {
	there := func(v int) int8 {
		if p := int8(m.S.Vars[v]) - 1; m.S.Vars[vAttackKind] != noAttack && p >= 0 && !m.Out(p) {
			return p
		}
		return kernel.NoPlayer
	}
	return there(vAttackBy), there(vTarget)
}

// attackerNow and attackedNow are the characters that attack and are attacked: those in the entries
// of the two players, whichever they are by now (8.2.4.3); supporterNow is the member that was
// rested for the attack. No card where there is none.
func attackerNow(m *kernel.Machine) kernel.Ref {
	by, _ := attacks(m)
	return charaInEntry(m, by)
}

func attackedNow(m *kernel.Machine) kernel.Ref {
	_, target := attacks(m)
	return charaInEntry(m, target)
}

func supporterNow(m *kernel.Machine) kernel.Ref {
	if r := m.S.Objects[oSupporter]; m.S.Vars[vAttackKind] != noAttack && m.Alive(r) {
		return r
	}
	return kernel.Ref{}
}

func charaInEntry(m *kernel.Machine, p int8) kernel.Ref {
	if p == kernel.NoPlayer {
		return kernel.Ref{}
	}
	if c := entryOf(m, p); isChara(m, c) {
		return m.RefOf(c)
	}
	return kernel.Ref{}
}

// isBlocked reports whether a character is one whose attack was blocked (8.3.3.2).
func isBlocked(m *kernel.Machine, r kernel.Ref) bool {
	return r.Card != 0 && m.S.Vars[vBlockedBy] != 0 && m.S.Objects[oBlocked] == r
}
