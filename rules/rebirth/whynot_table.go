package rebirth

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
)

// whyNotOnTable is what keeps a character on the table from attacking, supporting or being attacked,
// from stepping back, and its abilities from being played, in the turn of a player. Of a partner
// it is what keeps it from being rested for a partner attack.
func whyNotOnTable(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	if m.InTurn()>>p&1 == 0 {
		return nil
	}
	z := m.S.Cards[c].Zone
	own, phase := m.PlayerOf(z) == p, ability.Phase(m.S.Phase)
	switch {
	case own && m.KindOf(z) == zEnergy && isPartner(m, c) && phase == ability.PhAttack:
		if n := partnersRested - restable(m, p); n > 0 {
			return []cards.Obstacle{{Key: "partners", Clause: "8.2.4.4", N: n}}
		}
	case !isField(m, z) || !isChara(m, c):
	case phase == ability.PhMain && own:
		return append(whyNoStepBack(m, p, c), whyNoAbility(m, p, c)...)
	case phase == ability.PhAttack && own:
		return whyNoAttack(m, p, c)
	case phase == ability.PhAttack:
		return whyNotAttacked(m, p, c)
	}
	return nil
}

func whyNoStepBack(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	if m.KindOf(m.S.Cards[c].Zone) != zEntry {
		return nil
	}
	empty := false
	for _, k := range members {
		empty = empty || m.Count(m.Z(k, p)) == 0
	}
	if !empty {
		out = append(out, cards.Obstacle{Key: "no-seat", Clause: "4.5.3.2"})
	}
	if n := stepCost(m, c) - standingEnergy(m, p); n > 0 {
		out = append(out, cards.Obstacle{Key: "step-energy", Clause: "7.4.2.2", N: n})
	}
	return out
}

// whyNoAbility is what keeps the abilities 【起】 of a card that are in force from being played.
func whyNoAbility(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	for _, a := range m.Activated() {
		if a.Ref.Card != c {
			continue
		}
		switch {
		case m.UsedUp(a.Line, a.Ref):
			out = append(out, cards.Obstacle{Key: "used", Clause: "9.2.2.1"})
		case !met(m, a.Ref, p, a.Line):
			out = append(out, cards.Obstacle{Key: "condition", Clause: "11.2.3.2"})
		case !m.Payable(a.Line, a.Ref, p):
			out = append(out, cards.Obstacle{Key: "cost", Clause: "9.5.2.2"})
		}
	}
	return out
}

// whyNoAttack is what keeps the character in the entry from attacking, and a member from supporting it.
func whyNoAttack(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	if firstTurn(m) {
		return []cards.Obstacle{{Key: "first-turn", Clause: "8.2.3.1"}}
	}
	if isMember(m, m.S.Cards[c].Zone) {
		switch {
		case m.S.Cards[c].Lies != kernel.Stand:
			out = append(out, cards.Obstacle{Key: "rested", Clause: "8.2.4.1"})
		case !canSupport(m, c):
			out = append(out, cards.Obstacle{Key: "support-banned", Clause: "1.3.3"})
		}
		c = entryOf(m, p)
	} else {
		stands := false
		eachMember(m, p, func(member kernel.CardID) { stands = stands || canSupport(m, member) })
		if !stands {
			out = append(out, cards.Obstacle{Key: "no-support", Clause: "8.2.4.1"})
		}
	}
	switch {
	case !isChara(m, c):
		out = append(out, cards.Obstacle{Key: "no-entry", Clause: "8.2.4.2"})
	case m.CardInfo(c).Banned(ability.BanAttack):
		out = append(out, cards.Obstacle{Key: "attack-banned", Clause: "1.3.3"})
	}
	target := false
	m.Walk(m.Attackable(p), func(q int8) { target = target || isChara(m, entryOf(m, q)) })
	if !target {
		out = append(out, cards.Obstacle{Key: "no-target", Clause: "8.2.3.2"})
	}
	return out
}

// whyNotAttacked is what keeps a character of another player from being attacked.
func whyNotAttacked(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	z := m.S.Cards[c].Zone
	q, f := m.PlayerOf(z), m.Format()
	switch {
	case m.Related(p, kernel.Foes)>>q&1 == 0:
		return nil
	case firstTurn(m):
		return []cards.Obstacle{{Key: "first-turn", Clause: "8.2.3.1"}}
	case isMember(m, z):
		return []cards.Obstacle{{Key: "entry-only", Clause: "8.2.4.3"}}
	case m.Attackable(p)>>q&1 != 0:
		return nil
	case m.Related(p, f.Attacks)>>q&1 != 0:
		return []cards.Obstacle{{Key: "no-turn-yet", Clause: "12.3.1"}}
	}
	switch f.Key {
	case circle.Key:
		return []cards.Obstacle{{Key: "not-next", Clause: "12.7.6"}}
	case double.Key:
		return []cards.Obstacle{{Key: "not-in-front", Clause: "12.8.5"}}
	case triple.Key:
		return []cards.Obstacle{{Key: "not-in-front", Clause: "12.9.5"}}
	}
	return []cards.Obstacle{{Key: "not-in-front", Clause: "12.10.5"}}
}
