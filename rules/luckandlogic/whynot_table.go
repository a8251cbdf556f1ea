package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// whyNotOnTable is what keeps a card on the table from what a player might do with it now: a member from trancing, from
// being given another place, from attacking, being attacked or intercepting; My Logicalist from trancing; a level card from resting
// for a level boost; any card from having an ability played.
func whyNotOnTable(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	z := m.S.Cards[c].Zone
	own, mine, k := m.PlayerOf(z) == p, m.S.Active == p, m.KindOf(z)
	switch step := ability.Phase(m.S.Step); {
	case m.Top().Proc == procLevelBoost && framePlayer(m) == p: // also by an effect
		if own && k == zLevel {
			return whyNoRest(m, p, c)
		}
		return nil
	case own && mine && step == ability.PhMain:
		if m.Top().Proc == procRearrange {
			return whyNoMove(m, p, c)
		}
		out, usable := whyNoAbility(m, p, c)
		why, fits := whyNoTrance(m, p, c)
		if usable || fits {
			return nil
		}
		return append(why, out...)
	case step == ability.PhAttackDeclaration && mine && isMember(m, c):
		if own {
			return whyNoAttack(m, p, c)
		}
		return whyNotAttacked(m, p, c)
	case step == lexicon.PhIntercept && own && !mine && isMember(m, c):
		return whyNoIntercept(m, p, c)
	case step == lexicon.PhDefinition && own && k == zLevel:
		return whyNoBoost(m, p, c)
	}
	return nil
}

// whyNoTrance is what keeps a member or My Logicalist from trancing by the rules (addTrances), and whether it could be
// a material. Of a card that no trance is open to nothing is said.
func whyNoTrance(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle, fits bool) {
	info, my := m.CardInfo(c), m.KindOf(m.S.Cards[c].Zone) == zMyLogicalist
	if !my && (!isMember(m, c) || info.Kind&(kindLogicalist|kindForeigner) == 0 && changeLine(m, c) == 0) {
		return nil, false
	}
	if m.Forbidden(p, lexicon.BanTrance) || info.Banned(lexicon.BanTrance) {
		return []cards.Obstacle{{Key: "trance-banned", Clause: "1.3.3"}}, false
	}
	if my && m.S.Cards[c].Lies != kernel.Stand {
		return []cards.Obstacle{{Key: "my-rested", Clause: "5.13.1.1"}}, false
	}
	pairs, changes := false, false
	eachPair(m, p, func(a, b kernel.CardID) { pairs = pairs || a == c || b == c })
	eachChange(m, p, func(a, b kernel.CardID) { changes = changes || a == c || b == c })
	if pairs {
		if int(m.S.Vars[vTrances]) < limitOf(m, p, lexicon.LimitTrance, 1) {
			return nil, true
		}
		out = append(out, cards.Obstacle{Key: "trance-limit", Clause: "7.5.3.2"})
	}
	if changes {
		if int(m.S.Vars[vTCs]) < limitOf(m, p, lexicon.LimitTC, 1) {
			return nil, true
		}
		out = append(out, cards.Obstacle{Key: "change-limit", Clause: "7.5.3.3"})
	}
	if !pairs && !changes {
		out = append(out, cards.Obstacle{Key: "no-material", Clause: "5.13.1.1"})
	}
	return out, false
}

// whyNoMove is what keeps a member from being given another place while members are rearranged (askWhoMoves). As long as
// one has somewhere to go, all have that may be moved.
func whyNoMove(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	if !isMember(m, c) || m.Top().Regs[1] != 0 {
		return nil
	}
	if _, given := newPlace(m, c); given {
		return []cards.Obstacle{{Key: "has-place", Clause: "7.5.3.6"}}
	}
	forced := false
	eachMember(m, p, func(o kernel.CardID) {
		if _, given := newPlace(m, o); !given && o != c {
			forced = forced || isTaken(m, p, o)
		}
	})
	switch {
	case isTaken(m, p, c):
		return nil
	case forced:
		return []cards.Obstacle{{Key: "other-first", Clause: "7.5.3.6"}}
	case !mayRearrange(m, c):
		return []cards.Obstacle{{Key: "move-banned", Clause: "5.14.3"}}
	}
	return nil
}

// declared is the member that has been chosen to attack in the declaration under way (8.2.5), 0 before.
func declared(m *kernel.Machine) kernel.CardID {
	for i := range m.S.Frames {
		if f := &m.S.Frames[i]; f.Proc == procDeclaration {
			return kernel.CardID(f.Regs[0])
		}
	}
	return 0
}

// whyNoAttack is what keeps a member from being chosen to attack, until one has been (askAttack, askAttacker). The battle
// that has been declared counts already (8.1.3).
func whyNoAttack(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	if declared(m) != 0 {
		return nil
	}
	if m.S.Vars[vBattle] == battleNone {
		if int(m.S.Vars[vAttacks]) >= attackLimit(m) {
			out = append(out, cards.Obstacle{Key: "attack-limit", Clause: "8.2.3"})
		}
		if m.Forbidden(p, ability.BanAttack) {
			out = append(out, cards.Obstacle{Key: "attacks-banned", Clause: "1.3.3"})
		}
	}
	switch may := false; {
	case m.S.Cards[c].Lies != kernel.Stand:
		out = append(out, cards.Obstacle{Key: "rested", Clause: "8.2.5"})
	case m.CardInfo(c).Banned(ability.BanAttack):
		out = append(out, cards.Obstacle{Key: "attack-banned", Clause: "1.3.3"})
	default:
		eachTarget(m, c, func(kernel.Zone) { may = true })
		switch {
		case !may:
			out = append(out, cards.Obstacle{Key: "no-target", Clause: "8.2.4"})
		case len(out) == 0 && mustAttack(m) && !m.CardInfo(c).Banned(lexicon.MustAttackIfMay):
			out = append(out, cards.Obstacle{Key: "must-attack", Clause: "1.3.1"})
		}
	}
	return out
}

// whyNotAttacked is what keeps a member of the opponent from being attacked: by the member that attacks, or by all that
// could (eachTarget).
func whyNotAttacked(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	if m.S.Vars[vTarget] != 0 || m.S.Vars[vBattle] == battleNone && !canAttack(m) {
		return nil
	}
	var first kernel.CardID
	hit := false
	with := func(a kernel.CardID) {
		if first == 0 {
			first = a
		}
		eachTarget(m, a, func(z kernel.Zone) { hit = hit || m.LiesOver(c, z) })
	}
	if a := declared(m); a != 0 {
		with(a)
	} else {
		eachMember(m, p, func(a kernel.CardID) {
			if mayAttack(m, a) {
				with(a)
			}
		})
	}
	if hit || first == 0 {
		return nil
	}
	open, may := false, false
	m.EachSlot(m.PlaceOf(m.RefOf(c)), func(z kernel.Zone) {
		if front := inFrontOf(m, z); front == kernel.NoZone || broken(m, gateZoneOf(m, front)) || m.CardInfo(first).Banned(lexicon.MayHitBack) {
			open, may = true, may || mayHit(m, first, z)
		}
	})
	switch {
	case !open:
		return []cards.Obstacle{{Key: "behind-gate", Clause: "8.2.6.1"}}
	case !may:
		return []cards.Obstacle{{Key: "attacked-banned", Clause: "1.3.3"}}
	}
	return []cards.Obstacle{{Key: "other-wanted", Clause: "8.2.6.2"}}
}

// whyNoIntercept is what keeps a member from intercepting (askIntercept).
func whyNoIntercept(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	_, attacks := attacker(m)
	_, defends := defender(m)
	z, _ := attackedCircle(m)
	switch {
	case !attacks || !defends:
		return []cards.Obstacle{{Key: "no-battle", Clause: "8.3.3"}}
	case m.LiesOver(c, z):
		return []cards.Obstacle{{Key: "attacked", Clause: "8.3.3.1"}}
	case !rulesOf(m).face(m, c).intercept:
		return []cards.Obstacle{{Key: "no-icon", Clause: "2.11.3"}}
	case !mayIntercept(m, c) || m.Forbidden(p, lexicon.BanIntercept):
		return []cards.Obstacle{{Key: "intercept-banned", Clause: "1.3.3"}}
	}
	return nil
}

// whyNoBoost is what keeps a level card from resting for a level boost (8.4.3.2, 8.4.5.2), or, where an effect lets it be
// defined, from that.
func whyNoBoost(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	if out := whyNoMore(m, p); out != nil {
		return out
	}
	if m.Forbidden(p, lexicon.MayDefineLevel) && mayDefine(m, p, c) { // 5.16.1.2
		return nil
	}
	return whyNoRest(m, p, c)
}

// whyNoRest is what keeps a level card from resting for a level boost.
func whyNoRest(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	switch {
	case m.Forbidden(p, lexicon.BanLevelBoost):
		return []cards.Obstacle{{Key: "boost-banned", Clause: "1.3.3"}}
	case m.S.Cards[c].Lies != kernel.Stand:
		return []cards.Obstacle{{Key: "level-rested", Clause: "5.15.1"}}
	}
	return nil
}
