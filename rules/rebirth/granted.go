package rebirth

import (
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
)

// What texts allow or ask for beside the rules (1.3.1): more Re combos, plays from elsewhere, less
// damage, who is chosen.

// eachGranted calls f for the effects of a kind on a player that are about an object, with where they
// come from.
func eachGranted(m *kernel.Machine, p int8, kind ability.Kind, about kernel.Ref, f func(source kernel.Ref, e *ability.Expr)) {
	if !m.HasRule(p, kind) {
		return
	}
	m.EachRule(p, kind, func(source kernel.Ref, e *ability.Expr) {
		if m.AnyObject(seen(m, kernel.Ctx{Source: source, Player: p}), e.First+2, func(r kernel.Ref) bool { return r == about }) {
			f(source, e)
		}
	})
}

// alsoMet reports whether a Rebirth is set by which the Re combos of a card are met besides (11.5.3).
func alsoMet(m *kernel.Machine, c *kernel.Ctx) (met bool) {
	p, source := c.Player, c.Source
	info := m.InfoOf(source)
	for _, g := range info.Given[:info.NGiven] {
		rule := &rulesOf(m).lines[g.Line]
		if rule.also == 0 || rule.while != 0 && !m.Cond(seen(m, kernel.Ctx{Source: source, Player: p}), rule.while) {
			continue
		}
		each(m, m.Z(zSet, p), func(card kernel.CardID) {
			met = met || isRebirth(m, card) && hasNamePart(m, card, rule.also)
		})
	}
	return met
}

// hasNamePart reports whether a word is a name of a card or a part of one (2.1.2).
func hasNamePart(m *kernel.Machine, card kernel.CardID, word uint16) bool {
	info := m.CardInfo(card)
	for _, n := range info.Names[:info.NNames] {
		if strings.Contains(m.Book.Prog.Words[n], m.Book.Prog.Words[word]) {
			return true
		}
	}
	return false
}

// eachPlayable calls f for the cards that a player may play: those of the hand, and those that an
// effect lets be played as if they were there.
func eachPlayable(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	each(m, m.Z(zHand, p), f)
	if !m.HasRule(p, lexicon.PlayHere) {
		return
	}
	each(m, m.Z(zEnergy, p), func(c kernel.CardID) {
		granted := false
		eachGranted(m, p, lexicon.PlayHere, m.RefOf(c), func(kernel.Ref, *ability.Expr) { granted = true })
		if granted {
			f(c)
		}
	})
}

// throughBlock is the damage of an attack that deals some though it is blocked (8.4.3.1), and whether
// it is such a one.
func throughBlock(m *kernel.Machine, attacker kernel.Ref, n int32) (left int32, deals bool) {
	left = n
	if isBlocked(m, attackedNow(m)) {
		eachGranted(m, m.MasterOf(attacker), lexicon.Pierce, attacker, func(_ kernel.Ref, e *ability.Expr) { left, deals = left-e.Num, true })
	}
	return left, deals
}

// softened is the damage that a character takes from another one.
func softened(m *kernel.Machine, from, to kernel.Ref, n int32) int32 {
	eachGranted(m, m.MasterOf(to), lexicon.Soften, to, func(source kernel.Ref, e *ability.Expr) {
		if m.LooksLike(seen(m, kernel.Ctx{Source: source, Player: m.MasterOf(to)}), e.First+3, from) {
			n -= e.Num
		}
	})
	return n
}

// choosable keeps, of what an effect could choose, what it may (1.3.3): not what cannot be chosen, and
// if somebody who has to prefer some cards chooses, those alone.
func choosable(m *kernel.Machine, c *kernel.Ctx, set int32, list []kernel.Ref) (n int) {
	if c.Run == nil {
		return len(list)
	}
	for _, x := range list {
		if !spared(m, c, x) {
			list[n] = x
			n++
		}
	}
	if c.Run.Cost || !m.HasRule(c.Run.Actor, lexicon.PreferTo) {
		return n
	}
	return preferred(m, c.Run.Actor, list[:n])
}

// spared reports whether a card cannot be chosen by an effect, or by one of another side, or by that of
// a character of another side (1.3.3): wherever it lies, if what says so is in force there (9.4.4).
func spared(m *kernel.Machine, c *kernel.Ctx, x kernel.Ref) bool {
	if c.Run.Cost {
		return false
	}
	info := m.CardInfo(x.Card)
	return info.Banned(lexicon.BanChosen) || m.Opponents(c.Player)>>m.S.Cards[x.Card].Master&1 != 0 &&
		(info.Banned(ability.BanChosenByOpp) || info.Banned(lexicon.BanChosenByChara) && isChara(m, c.Source.Card))
}

// preferred keeps those that a player has to prefer, if there are any among the cards.
func preferred(m *kernel.Machine, p int8, list []kernel.Ref) int {
	n := 0
	for i, x := range list {
		prefer := false
		m.EachRule(p, lexicon.PreferTo, func(source kernel.Ref, e *ability.Expr) {
			ctx := seen(m, kernel.Ctx{Source: source, Player: m.MasterOf(source)})
			prefer = prefer || m.MasterOf(source) == m.MasterOf(x) && m.In(ctx, e.First+2, x) && m.AnyObject(ctx, e.First+3, func(r kernel.Ref) bool { return r == x })
		})
		if prefer {
			list[n], list[i] = x, list[n]
			n++
		}
	}
	if n == 0 {
		return len(list)
	}
	return n
}
