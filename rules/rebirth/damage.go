package rebirth

import (
	"slices"

	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// 8.4 Damage step (ダメージステップ).
var damageSteps = []kernel.Step{
	{Clause: "8.4.1", Do: starts(lexicon.PhDamageStep)},
	{Clause: "8.4.2", Do: checkTiming},
	{Clause: "8.4.3", Do: dealDamage},
	{Clause: "8.4.4", Do: checkTiming},
}

// dealDamage: as much as the ATK of the attacking character, unless the attack on this one is
// blocked (8.4.3.1); a partner attack is received all the same (8.4.3.2).
func dealDamage(m *kernel.Machine) {
	attacker, attacked := attackerNow(m), attackedNow(m)
	if attacksEnded(m) || attacker.Card == 0 || attacked.Card == 0 {
		return
	}
	if n, deals := throughBlock(m, attacker, m.InfoOf(attacker).Num[numATK]); m.S.Vars[vNoDamage] == 0 && (deals || !isBlocked(m, attacked)) {
		hurt(m, attacked, softened(m, attacker, attacked, n), attacker)
	}
	if m.S.Vars[vAttackKind] == partnerAttack {
		m.Emit(kernel.Event{Kind: evHit, Player: m.S.Cards[attacked.Card].Master, Card: attacked, Source: attacker, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// hurt proposes damage on a character, from the card that deals it (9.13.3). Damage of 0 or less is
// none (1.3.2.2).
func hurt(m *kernel.Machine, r kernel.Ref, n int32, source kernel.Ref) {
	if n > 0 && r.Card != 0 {
		m.Emit(kernel.Event{Kind: evDamage, Player: m.S.Cards[r.Card].Master, Card: r, N: n, Source: source, From: kernel.NoZone, To: kernel.NoZone})
	}
}

// applyDamage: only characters in the entry carry damage (4.4.4).
func applyDamage(m *kernel.Machine, e *kernel.Event) {
	if !m.Alive(e.Card) || m.KindOf(m.S.Cards[e.Card.Card].Zone) != zEntry || e.N <= 0 {
		e.Kind = kernel.EvNone
		return
	}
	m.AddLoad(e.Card.Card, e.N)
	noteHurt(m, e.Card, e.Source, 0)
}

func applyHit(m *kernel.Machine, e *kernel.Event) {
	if !m.Alive(e.Card) {
		e.Kind = kernel.EvNone
		return
	}
	m.SetMarks(e.Card.Card, m.S.Cards[e.Card.Card].Marks|markHit)
	noteHurt(m, e.Card, e.Source, hurtByPartners)
}

// factHurt is a fact that a card, the source, has hurt another one, in N and M, since the last
// recovery: if that retires it now, the one has retired the other (5.15.2).
const factHurt uint8 = 1

// hurtByPartners marks such a fact of a partner attack.
const hurtByPartners uint8 = 1

func noteHurt(m *kernel.Machine, r, by kernel.Ref, how uint8) {
	if by.Card == 0 {
		return
	}
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factHurt && f.Source == by && hurtOf(f) == r {
			f.Flags |= how
			return
		}
	}
	m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factHurt, Player: kernel.NoPlayer, Flags: how, Source: by, N: int32(r.Card), M: int32(r.Gen)})
}

func hurtOf(f *kernel.Fact) kernel.Ref { return kernel.Ref{Card: kernel.CardID(f.N), Gen: uint16(f.M)} }

// tellRetirers adds to the batch who has retired the card that a recovery retires.
func tellRetirers(m *kernel.Machine, e *kernel.Event) {
	if e.Flags&kernel.MoveRule == 0 {
		return
	}
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factHurt && hurtOf(f) == e.Card {
			by := f.Source
			m.Emit(kernel.Event{Kind: evRetired, Player: m.MasterOf(by), Card: by, New: e.Card, N: int32(f.Flags & hurtByPartners), From: kernel.NoZone, To: kernel.NoZone, Clause: m.Book.Clause("5.15.2")})
		}
	}
}

// forgetHurt: only the recovery right after counts (5.15.2).
func forgetHurt(m *kernel.Machine) {
	m.S.Facts = slices.DeleteFunc(m.S.Facts, func(f kernel.Fact) bool { return f.Kind == factHurt })
}
