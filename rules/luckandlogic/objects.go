package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// 9.3, 4.1: which cards and zones a text speaks of.

// object gives the objects that only this book knows.
func object(m *kernel.Machine, c *kernel.Ctx, e *ability.Expr, out []kernel.Ref) []kernel.Ref {
	p := m.Book.Prog
	mine := func(r kernel.Ref) bool { return whose(p, c, e, m.S.Cards[r.Card].Master) }
	switch e.Kind {
	case lexicon.Attacker:
		if a, there := attacker(m); there && mine(m.RefOf(a)) {
			out = append(out, m.RefOf(a))
		}
	case lexicon.Defender:
		if d, there := defender(m); there && mine(m.RefOf(d)) {
			out = append(out, m.RefOf(d))
		}
	case lexicon.Battler:
		for q := range m.S.Players {
			if b := battler(m, q); b != 0 && mine(m.RefOf(b)) {
				out = append(out, m.RefOf(b))
			}
		}
	case ability.BattleOpponent: // 8.2.11.3
		a, attacks := attacker(m)
		d, defends := defender(m)
		switch {
		case isAttacking(m, c.Source) && defends:
			out = append(out, m.RefOf(d))
		case isDefending(m, c.Source) && attacks:
			out = append(out, m.RefOf(a))
		}
	case ability.ThisInBattle:
		if isAttacking(m, c.Source) || isDefending(m, c.Source) {
			out = append(out, c.Source)
		}
	case lexicon.GateOf: // 4.3.2
		eachPlaceOf(m, c, e.First, func(z kernel.Zone) {
			if isCircle(m.KindOf(z)) {
				if g := gateAt(m, gateZoneOf(m, z)); g != 0 && !slices.Contains(out, m.RefOf(g)) {
					out = append(out, m.RefOf(g))
				}
			}
		})
	case lexicon.AttackedGate:
		if z, attacked := attackedCircle(m); attacked {
			if g := gateAt(m, gateZoneOf(m, z)); g != 0 {
				out = append(out, m.RefOf(g))
			}
		}
	case lexicon.HostOf: // 5.24.1
		m.AnyObject(c, e.First, func(r kernel.Ref) bool {
			host := hostOf(m, r)
			if host.Card == 0 {
				host = hostThen(m, c, r)
			}
			if m.Alive(host) {
				out = append(out, host)
			}
			return false
		})
	case lexicon.SoulHolder: // 4.15.2
		m.EachObject(c, e.First, func(r kernel.Ref) {
			if host := m.Host(r.Card); m.KindOf(m.ZoneAt(r)) == zSoul && m.Alive(host) {
				out = append(out, host)
			}
		})
	case lexicon.Partner: // 11.2.1
		if ev := causeOf(c); ev != nil && ev.Kind == evUnion {
			out = append(out, ev.New)
		}
	case lexicon.Breaker: // 5.32.2
		if ev := causeOf(c); ev != nil && ev.Kind == evBreak && ev.Source.Card != 0 {
			out = append(out, ev.Source)
		}
	case lexicon.CircleOf:
		m.EachObject(c, e.First, func(r kernel.Ref) { out = append(out, r) })
	}
	return out
}

// causeOf is the event that has triggered what is looked at, nil if none has.
func causeOf(c *kernel.Ctx) *kernel.Event {
	if c.Run != nil {
		return &c.Run.Cause
	}
	return c.Event
}

// counted is how often something is done (12.5.1) for every point of a T-rank (5.35.1), or for every so many of
// a set.
func counted(m *kernel.Machine, c *kernel.Ctx, expr int32) (n int32, own bool) {
	switch e := &m.Book.Prog.Exprs[expr]; e.Kind {
	case lexicon.EveryRank:
		return m.S.Seats[m.PlayerOfWord(c, m.Book.Prog.Exprs[e.First].Kind)][sTRank], true
	case lexicon.EveryN:
		return m.CountSet(c, e.First) / max(1, e.Num), true
	}
	return 0, false
}

// choosable keeps, of what could be chosen for an effect, what may be (1.3.3).
func choosable(m *kernel.Machine, c *kernel.Ctx, _ int32, list []kernel.Ref) (n int) {
	if c.Run == nil || c.Run.Cost {
		return len(list)
	}
	for _, x := range list {
		if !m.CardInfo(x.Card).Banned(lexicon.BanChosen) {
			list[n] = x
			n++
		}
	}
	return n
}

// eachPlaceOf calls f for the zones of the field where the cards lie, or lay last, that an object word
// means.
func eachPlaceOf(m *kernel.Machine, c *kernel.Ctx, expr int32, f func(z kernel.Zone)) {
	m.AnyObject(c, expr, func(r kernel.Ref) bool {
		m.EachSlot(m.PlaceOf(r), func(z kernel.Zone) {
			if onField(m, z) {
				f(z)
			}
		})
		return false
	})
}

// cardsAt lists the cards in a place that is told by another card: before, behind or beside it (4.4.3,
// 4.4.4), in the circle of a gate (4.3.2), among its souls (4.15.2.1).
func cardsAt(m *kernel.Machine, c *kernel.Ctx, zone *ability.Expr, out []kernel.Ref) []kernel.Ref {
	mem := memoryOf(m)
	start := len(mem.told) // what tells where these cards are may itself be told by others
	m.AnyObject(c, zone.First, func(r kernel.Ref) bool {
		mem.told = append(mem.told, r)
		return false
	})
	from := mem.told[start:]
	defer func() { mem.told = mem.told[:start] }()
	add := func(is func(of, at kernel.Zone) bool) {
		for _, r := range from {
			of := m.PlaceOf(r)
			for p := range m.S.Players {
				for k := zFrontLeft; k <= zGateBackRight; k++ {
					for x := m.BottomCard(m.Z(k, p)); x != 0; x = m.S.Cards[x].Above {
						if at := m.PlaceOf(m.RefOf(x)); x != r.Card && related(m, of, at, is) && !slices.Contains(out, m.RefOf(x)) {
							out = append(out, m.RefOf(x))
						}
					}
				}
			}
		}
	}
	switch zone.Kind {
	case lexicon.InFront:
		add(func(of, at kernel.Zone) bool { return inFrontOf(m, of) == at })
	case lexicon.Behind:
		add(func(of, at kernel.Zone) bool { return behindOf(m, of) == at })
	case lexicon.Adjacent:
		add(func(of, at kernel.Zone) bool { return nextTo(m, of, at) })
	case lexicon.InCircleOf:
		for _, r := range from {
			m.EachSlot(m.PlaceOf(r), func(z kernel.Zone) {
				if isGateZone(m.KindOf(z)) {
					z = circleOf(m, z)
				}
				m.EachIn(z, func(x kernel.CardID) {
					if !slices.Contains(out, m.RefOf(x)) {
						out = append(out, m.RefOf(x))
					}
				})
			})
		}
	case lexicon.SetUnder: // 5.24.1
		for _, r := range from {
			eachSetOn(m, r, func(x kernel.CardID) { out = append(out, m.RefOf(x)) })
		}
	case lexicon.SoulOf:
		for _, r := range from {
			out = pushSoulsOf(m, r, out)
		}
	}
	return out
}
