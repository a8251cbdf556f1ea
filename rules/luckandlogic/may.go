package luckandlogic

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 1.3.3: what effects keep cards and players from, before it is done.

// mayDraw reports whether effects may have a player draw.
func mayDraw(m *kernel.Machine, p int8) bool { return !m.Forbidden(p, lexicon.BanDrawByEffect) }

// mayMove heeds bans on moving cards (1.3.3, 5.14.3).
func mayMove(m *kernel.Machine, c *kernel.Ctx, x kernel.Ref, word ability.Kind) bool {
	info := m.InfoOf(x)
	byOther := m.S.Cards[x.Card].Master != c.Player
	from := m.KindOf(m.ZoneAt(x))
	field := isCircle(from) || isGateZone(from)
	switch {
	case isCircle(from) && m.Book.Prog.Vocabulary.Shape(word).Slot:
		return !info.Banned(lexicon.BanMove)
	case field && byOther && word == ability.ToHand && info.Banned(ability.BanToHandByOpp):
		return false
	case field && byOther && (info.Banned(lexicon.BanLeaveByOpp) || word == lexicon.ToDrop && info.Banned(lexicon.BanDropByOpp)):
		return false
	case from == zHand && word == lexicon.ToDrop:
		return !info.Banned(lexicon.BanDiscarded)
	}
	return true
}

// maySwap heeds bans on moving cards by an exchange, of which each goes where the other one is (5.11.2).
func maySwap(m *kernel.Machine, c *kernel.Ctx, a, b kernel.Ref) bool {
	one := func(x kernel.Ref, to kernel.Zone) bool {
		switch k := m.KindOf(to); {
		case isCircle(k):
			return mayMove(m, c, x, lexicon.ToAnyCircle)
		case k == zHand:
			return mayMove(m, c, x, ability.ToHand)
		case k == zDrop:
			return mayMove(m, c, x, lexicon.ToDrop)
		}
		return mayMove(m, c, x, lexicon.ToStock)
	}
	return one(a, m.ZoneAt(b)) && one(b, m.ZoneAt(a))
}

// mayLie heeds bans on standing cards (1.3.3).
func mayLie(m *kernel.Machine, _ *kernel.Ctx, x kernel.Ref, _ uint16, lies uint8) bool {
	return lies != kernel.Stand || !m.InfoOf(x).Banned(lexicon.BanStandUp)
}

// wantedTargets is the circles of a player that effects ask a member to attack, a bit each, 0 if none does
// (8.2.6.2).
func wantedTargets(m *kernel.Machine, a kernel.CardID, p int8) (set uint8) {
	eachOrder(m, a, lexicon.MustAttack, func(c *kernel.Ctx, mod *ability.Expr) {
		eachPlaceOf(m, c, mod.First, func(z kernel.Zone) {
			if isCircle(m.KindOf(z)) && m.PlayerOf(z) == p {
				set |= 1 << (m.KindOf(z) - zFrontLeft)
			}
		})
	})
	return set
}

// mayHit reports whether no effect keeps a member from attacking a circle.
func mayHit(m *kernel.Machine, a kernel.CardID, z kernel.Zone) bool {
	may := true
	if d := memberIn(m, z); d != 0 && m.CardInfo(d).Banned(lexicon.BanAttacked) {
		return false
	}
	eachOrder(m, a, lexicon.CannotHit, func(c *kernel.Ctx, mod *ability.Expr) {
		eachPlaceOf(m, c, mod.First, func(at kernel.Zone) { may = may && at != z })
	})
	eachOrder(m, a, lexicon.CannotHitAt, func(c *kernel.Ctx, mod *ability.Expr) {
		may = may && !zoneMeant(m, c, &m.Book.Prog.Exprs[mod.First], z)
	})
	return may
}
