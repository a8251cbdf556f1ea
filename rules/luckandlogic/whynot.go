package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// whyNot is what keeps a card of a player's hand from being used now: in a logic definition step from being
// defined, during a trance from being what its materials become, in the level phase nothing, and else from being
// mobilized, for which it has to be a member. Nothing does if an ability of the card can be played in the hand.
func whyNot(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	add := func(key, clause string, n int) { out = append(out, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	mine, phase := p == m.S.Active, ability.Phase(m.S.Phase)
	switch {
	case m.Top().Proc == procTrance && int8(m.Top().Regs[regTPlayer]) == p:
		return whyNoUnion(m, p, c)
	case m.Top().Proc == procDefine && framePlayer(m) == p: // after a level boost, or by an effect
		return whyNotDefined(m, p, c)
	case ability.Phase(m.S.Step) == lexicon.PhDefinition:
		return append(whyNoMore(m, p), whyNotDefined(m, p, c)...)
	case mine && phase == lexicon.PhLevel: // 7.4.3.1
		return nil
	}
	info := m.CardInfo(c)
	switch {
	case info.Kind&kindMember == 0:
		add("no-member", "7.5.3.1", 0)
	case !mine || phase != ability.PhMain:
		add("main-phase", "7.5.3.1", 0)
	}
	if info.Kind&kindMember != 0 {
		if info.Banned(lexicon.BanSortie) || info.Banned(ability.BanPlayThis) || m.Forbidden(p, lexicon.BanSortieHand) {
			add("banned", "1.3.3", 0)
		}
		out = append(out, whyNoPlay(m, p, c)...)
	}
	if mine && phase == ability.PhMain {
		why, usable := whyNoAbility(m, p, c)
		if usable {
			return nil
		}
		out = append(out, why...)
	}
	return out
}

// whyNoPlay is what a member lacks to be played by the rules: level cards (9.6.2.1.3), their world or colour (9.6.2.1.4),
// stock (9.6.2.3).
func whyNoPlay(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	info := m.CardInfo(c)
	if n := int(info.Num[numLevel]) - m.Count(m.Z(zLevel, p)); n > 0 {
		out = append(out, cards.Obstacle{Key: "level", Clause: "9.6.2.1.3", N: n})
	}
	if info.Kind&kindTranceunion != 0 && !worldOrColour(m, p, info) && !info.Banned(lexicon.MayPlayAnyWorld) {
		out = append(out, cards.Obstacle{Key: "world", Clause: "9.6.2.1.4"})
	}
	if n := playCost(info) - m.Count(m.Z(zStock, p)); n > 0 {
		out = append(out, cards.Obstacle{Key: "stock", Clause: "9.6.2.3", N: n})
	}
	return out
}

// whyNoUnion is what keeps a card of the hand from coming by the trance under way (mayBecome).
func whyNoUnion(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle) {
	f := m.Top()
	if m.CardInfo(c).Kind&kindTranceunion == 0 {
		return []cards.Obstacle{{Key: "no-union", Clause: "5.13.1"}}
	}
	if !unionOfHand(m) {
		return []cards.Obstacle{{Key: "union-elsewhere", Clause: "5.13.1.2.4"}}
	}
	if keptFrom(m, m.RefOf(c), lexicon.BanSortie) {
		out = append(out, cards.Obstacle{Key: "banned", Clause: "1.3.3"})
	}
	if f.Regs[regTHow]&byRule != 0 {
		out = append(out, whyNoPlay(m, p, c)...)
	}
	switch a := kernel.CardID(f.Regs[regTA]); {
	case f.Regs[regTHow]&byChange != 0:
		if !saidBy(m, changeLine(m, a), m.RefOf(a), p, m.RefOf(c)) {
			out = append(out, cards.Obstacle{Key: "other-union", Clause: "11.5.1"})
		}
	case !wantedByText(m, c):
		out = append(out, cards.Obstacle{Key: "other-union", Clause: "5.13.1.5"})
	}
	return out
}

// unionOfHand reports whether the tranceunion of the trance under way may still come from the hand (5.13.1.2.3).
func unionOfHand(m *kernel.Machine) bool {
	if m.Top().Regs[regTFrom] != 0 {
		return searched(m, zHand) || searched(m, zDeck) && !saidDeckOnly(m)
	}
	return !saidDeckOnly(m) || slices.Contains(saidUnionZones(m), zHand)
}

// whyNoMore is what keeps a player from defining any logic now (mayDefineMore).
func whyNoMore(m *kernel.Machine, p int8) []cards.Obstacle {
	_, attacks := attacker(m)
	_, defends := defender(m)
	clause := "8.4.3"
	if p == turnPlayer(m) {
		clause = "8.4.5"
	}
	switch {
	case !attacks || !defends:
		return []cards.Obstacle{{Key: "no-battle", Clause: clause}}
	case m.Forbidden(p, lexicon.BanDefine):
		return []cards.Obstacle{{Key: "define-banned", Clause: "1.3.3"}}
	case !mayDefineMore(m, p):
		return []cards.Obstacle{{Key: "limit", Clause: "2.15.2"}}
	}
	return nil
}

// whyNotDefined is what keeps a card of the hand from being one that is defined (eachDefinable).
func whyNotDefined(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle {
	if m.Forbidden(p, lexicon.BanDefineHand) || !mayDefine(m, p, c) {
		return []cards.Obstacle{{Key: "card-banned", Clause: "1.3.3"}}
	}
	return nil
}

// whyNoAbility is what keeps the activated abilities and Logic Drives of a card from being played (addActivations), and
// whether one of them can be.
func whyNoAbility(m *kernel.Machine, p int8, c kernel.CardID) (out []cards.Obstacle, usable bool) {
	add := func(key, clause string, n int) { out = append(out, cards.Obstacle{Key: key, Clause: clause, N: n}) }
	for _, a := range m.Activated() {
		if a.Ref.Card != c || m.S.Cards[c].Master != p {
			continue
		}
		l := &m.Book.Prog.Lines[a.Line]
		missing := int(l.Level) - soulsOf(m, a.Ref)
		switch {
		case m.UsedUp(a.Line, a.Ref):
			add("used", "12.4.1.1", 0)
		case isDrive(l) && soulsOf(m, a.Ref) == 0:
			add("no-souls", "11.4.2", 0)
		case isDrive(l) && m.S.Vars[vDrives] > 0:
			add("drive-used", "7.5.3.5", 0)
		case l.HasLabel(lexicon.KwMake) && !mayMake(m, c):
			add("made", "11.11.3.1", 0)
		case missing > 0:
			add("ex-souls", "11.6.1.3", missing)
		case !valid(m, a.Ref, l):
			add("ability-banned", "12.3.1.1", 0)
		case !m.Payable(a.Line, a.Ref, p):
			add("cost", "9.6.2.3.2", 0)
		default:
			usable = true
		}
	}
	return out, usable
}
