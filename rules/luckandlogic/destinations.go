package luckandlogic

import (
	"math/bits"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
)

// Where a text lets a card be put in circles and gate zones (2.10.2, 5.12.2, 5.14).

// placesAt calls f for the places where a destination lets a card be put: of its territory, inside the
// circles that are said, or over all of those that another card tells where its territory takes more
// (2.10.3). A circle that is not said to be anybody's is the player's (4.1.7); that of a certain card is
// where that card is.
func placesAt(m *kernel.Machine, c *kernel.Ctx, dest *ability.Expr, x kernel.Ref, p int8, f func(kernel.Place)) {
	if dest.Kind == lexicon.ToGateZone {
		for _, k := range allGates {
			f(kernel.Place{Zone: m.Z(k, p)})
		}
		return
	}
	var said [2]kernel.Over
	told := true
	note := func(z kernel.Zone) {
		if z != kernel.NoZone && isCircle(m.KindOf(z)) {
			said[m.PlayerOf(z)] |= 1 << (m.KindOf(z) - zFrontLeft)
		}
	}
	switch dest.Kind {
	case lexicon.ToItsCircle:
		m.EachSlot(formerPlace(m, x), note)
	case lexicon.ToAttacked: // 8.2.6.3
		if z, there := attackedCircle(m); there {
			note(z)
		}
	case lexicon.ToCircleOf, lexicon.ToThatCircle:
		eachPlaceOf(m, c, dest.First, func(z kernel.Zone) { note(asCircle(m, z)) })
	case lexicon.ToInFront, lexicon.ToBehind:
		step := inFrontOf
		if dest.Kind == lexicon.ToBehind {
			step = behindOf
		}
		eachPlaceOf(m, c, dest.First, func(z kernel.Zone) { note(step(m, asCircle(m, z))) })
		said = without(m, c, dest.First, said)
	case lexicon.ToAdjacent:
		eachPlaceOf(m, c, dest.First, func(z kernel.Zone) {
			circles(m, p, func(at kernel.Zone) {
				if nextTo(m, asCircle(m, z), at) {
					note(at)
				}
			})
		})
		said = without(m, c, dest.First, said)
	default:
		told = false
		mem := memoryOf(m)
		mem.zones = slotsOf(m, dest.Kind, p, mem.zones[:0])
		for _, z := range mem.zones {
			note(z)
		}
	}
	for q := range m.S.Players {
		eachWay(m, x.Card, func(way kernel.Over) {
			if set := said[q]; set != 0 && (way&^set == 0 || told && set&^way == 0) {
				f(placeOver(m, q, way))
			}
		})
	}
}

// listPlacesAt is placesAt as a list.
func listPlacesAt(m *kernel.Machine, c *kernel.Ctx, dest *ability.Expr, x kernel.Ref, p int8, out []kernel.Place) []kernel.Place {
	placesAt(m, c, dest, x, p, func(at kernel.Place) { out = append(out, at) })
	return out
}

// without takes the circles out of a list where the card lies that tells them: nothing is before, behind or
// beside itself.
func without(m *kernel.Machine, c *kernel.Ctx, expr int32, said [2]kernel.Over) [2]kernel.Over {
	eachPlaceOf(m, c, expr, func(z kernel.Zone) {
		at := asCircle(m, z)
		said[m.PlayerOf(at)] &^= 1 << (m.KindOf(at) - zFrontLeft)
	})
	return said
}

// asCircle is the circle itself, or that of a gate zone (4.4.2.2).
func asCircle(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	if isGateZone(m.KindOf(z)) {
		return circleOf(m, z)
	}
	return z
}

// eachWay calls f for the circles that a card may take, a bit each (2.10.2).
func eachWay(m *kernel.Machine, c kernel.CardID, f func(way kernel.Over)) {
	if ways := shapes(m, c); ways != nil {
		for _, way := range ways {
			f(way)
		}
		return
	}
	for i := range allCircles {
		f(1 << i)
	}
}

// placeOver is the place of some circles of a player.
func placeOver(m *kernel.Machine, p int8, way kernel.Over) kernel.Place {
	at := kernel.Place{Zone: m.Z(zFrontLeft+bits.TrailingZeros16(way), p), Over: way}
	if bits.OnesCount16(way) == 1 {
		at.Over = 0
	}
	return at
}

// factFormer remembers that Source lay in the place N, M before it was purged: from there it may come back to
// where it was (5.34, 5.25).
const factFormer uint8 = 20

// noteFormer keeps where a member was that is purged, for as long as it lies there.
func noteFormer(m *kernel.Machine, e *kernel.Event) {
	if m.KindOf(e.From) == zPurge {
		m.S.Facts = slices.DeleteFunc(m.S.Facts, func(f kernel.Fact) bool { return f.Kind == factFormer && f.Source == e.Card })
	}
	if m.KindOf(e.To) == zPurge && isCircle(m.KindOf(e.From)) {
		m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factFormer, Source: e.New, N: int32(e.From), M: int32(e.Was)})
	}
}

// formerPlace is where a card was in circles before it came to where it is.
func formerPlace(m *kernel.Machine, x kernel.Ref) kernel.Place {
	for i := range m.S.Facts {
		if f := &m.S.Facts[i]; f.Kind == factFormer && f.Source == x {
			return kernel.Place{Zone: kernel.Zone(f.N), Over: kernel.Over(f.M)}
		}
	}
	for i := len(m.S.Last) - 1; i >= 0; i-- {
		if l := &m.S.Last[i]; l.Ref.Card == x.Card && isCircle(m.KindOf(l.Zone)) {
			return kernel.Place{Zone: l.Zone, Over: l.Over}
		}
	}
	return kernel.Place{Zone: kernel.NoZone}
}

// saidDest is where the text under way says that the member is to be mobilized, nil if it does not say.
func saidDest(m *kernel.Machine, how int32) *ability.Expr {
	r := m.Running()
	if r == nil || r.Act == 0 || how&(byRule|byTrance|fixed) != 0 {
		return nil
	}
	p := m.Book.Prog
	e := &p.Exprs[r.Act]
	if e.Kind != lexicon.Sortie || p.Exprs[e.First+1].Kind == ability.None {
		return nil
	}
	return &p.Exprs[e.First+1]
}

// soulZone is the soul zone of the member in a circle: where what becomes a soul of it goes (5.26.1).
func soulZone(m *kernel.Machine, circle kernel.Zone) kernel.Zone {
	if circle == kernel.NoZone || !isCircle(m.KindOf(circle)) {
		return kernel.NoZone
	}
	return m.Z(zSoul, m.PlayerOf(circle))
}

// noteSouls ties what a text makes a soul to the member that it names, when it has come there (5.26.1).
func noteSouls(m *kernel.Machine) {
	r := m.Running()
	if r == nil || r.Act == 0 {
		return
	}
	p := m.Book.Prog
	act := &p.Exprs[r.Act]
	if act.Kind != ability.Move || p.Exprs[act.First+1].Kind != lexicon.ToSoul {
		return
	}
	var host kernel.Ref
	m.FirstObject(m.CtxOf(r), p.Exprs[act.First+1].First, func(x kernel.Ref) { host = x })
	if host.Card == 0 {
		return
	}
	for i := range m.S.Batch {
		if e := &m.S.Batch[i]; e.Kind == kernel.EvMove && e.To != kernel.NoZone && m.KindOf(e.To) == zSoul && m.Alive(e.Card) {
			m.S.Facts = append(m.S.Facts, kernel.Fact{Kind: factSoulOf, Source: kernel.Ref{Card: e.Card.Card, Gen: e.Card.Gen + 1}, N: int32(host.Card), M: int32(host.Gen)})
		}
	}
}
