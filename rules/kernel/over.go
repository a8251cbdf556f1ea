package kernel

import (
	"fmt"
	"math/bits"
	"slices"

	"gorin/rules/ability"
)

// A card may lie over several slots at once: those of a group whose zones are Wide. It is one
// object, in the pile of the first of them (Card.Zone), and whoever looks at any of them finds it.

// mostInGroup is how many slots of a player a group with wide cards may have: Over has a bit for each.
const mostInGroup = 16

// Place is where a card lies or may go: a zone, or several slots.
type Place struct {
	Zone Zone // the first of the slots
	Over Over // all of them, if they are several
}

// groupOf is the kinds of the slots of a kind's group, in the order of the book's zones; none if no
// card lies over several of them.
func (b *Book) groupOf(kind int) []uint8 {
	if kind >= len(b.groups) {
		return nil
	}
	return b.groups[kind]
}

// layGroups lists the slots of groups with wide cards.
func (b *Book) layGroups() error {
	b.groups = make([][]uint8, len(b.Zones))
	lists := map[uint8][]uint8{}
	for k := range b.Zones {
		z := &b.Zones[k]
		switch {
		case !z.Wide:
			continue
		case !z.Slot || z.Shared:
			return fmt.Errorf("book %s: cards cannot lie over several zones of the kind %s, which is no slot of each player", b.Game, z.Key)
		}
		lists[z.Group] = append(lists[z.Group], uint8(k))
	}
	for k := range b.Zones {
		z := &b.Zones[k]
		list := lists[z.Group]
		switch {
		case !z.Slot || len(list) == 0:
			continue
		case !z.Wide:
			return fmt.Errorf("book %s: %s is of a group of slots over which cards may lie, and is none of them", b.Game, z.Key)
		case len(list) > mostInGroup:
			return fmt.Errorf("book %s: %d slots of one group; there is room for %d", b.Game, len(list), mostInGroup)
		}
		b.groups[k] = list
	}
	for word, kinds := range b.ZoneWords {
		b.wholeGroups[word] = !slices.ContainsFunc(kinds, func(k int) bool {
			return slices.ContainsFunc(b.groups[k], func(other uint8) bool { return !slices.Contains(kinds, int(other)) })
		})
	}
	return nil
}

// nth is the bit of a slot among those of its group.
func (m *Machine) nth(z Zone) Over {
	kind := m.at(z).kind
	for i, k := range m.Book.groupOf(int(kind)) {
		if k == kind {
			return 1 << i
		}
	}
	return 0
}

// PlaceOver is the place of several slots of one player and one group, or of one zone.
func (m *Machine) PlaceOver(slots ...Zone) (p Place) {
	p.Zone = NoZone
	for _, z := range slots {
		p.Over |= m.nth(z)
		p.Zone = min(p.Zone, z)
	}
	if len(slots) < 2 {
		p.Over = 0
	}
	return p
}

// PlaceOf is where an object lies, or lay last.
func (m *Machine) PlaceOf(r Ref) Place {
	if m.Alive(r) {
		return m.placeOf(r.Card)
	}
	if l := m.LastOf(r); l != nil {
		return Place{l.Zone, l.Over}
	}
	return Place{Zone: NoZone}
}

func (m *Machine) placeOf(c CardID) Place { return Place{m.S.Cards[c].Zone, m.S.Cards[c].Over} }

// Has reports whether a zone is the place, or one of its slots.
func (m *Machine) Has(p Place, z Zone) bool {
	return p.Zone == z || p.Over != 0 && m.PlayerOf(p.Zone) == m.PlayerOf(z) && p.Over&m.nth(z) != 0
}

// LiesOver reports whether a card lies in a zone, which may be one of several slots under it.
func (m *Machine) LiesOver(c CardID, z Zone) bool { return m.Has(m.placeOf(c), z) }

// EachSlot calls f for the zone of a place, or for each of its slots.
func (m *Machine) EachSlot(p Place, f func(z Zone)) {
	if p.Over == 0 {
		if p.Zone != NoZone {
			f(p.Zone)
		}
		return
	}
	group, player := m.Book.groupOf(m.KindOf(p.Zone)), m.PlayerOf(p.Zone)
	for set := p.Over; set != 0; set &= set - 1 {
		f(m.Z(int(group[bits.TrailingZeros16(set)]), player))
	}
}

// kindsOf is the kinds of the zones of a place.
func (m *Machine) kindsOf(p Place) (set ability.ZoneSet) {
	if p.Over == 0 {
		return 1 << m.KindOf(p.Zone)
	}
	m.EachSlot(p, func(z Zone) { set |= 1 << m.KindOf(z) })
	return set
}

// Slots is how many slots a place has, one if it is a zone.
func (p Place) Slots() int { return max(1, bits.OnesCount16(p.Over)) }

// shapes is the ways in which a card lies over several slots, none for one that lies in one.
func (m *Machine) shapes(c CardID) []Over {
	if m.Book.Shapes == nil {
		return nil
	}
	return m.Book.Shapes(m, c)
}

// EachPlace calls f for the places where a card may lie in slots of one player, from a list of them.
func (m *Machine) EachPlace(c CardID, slots []Zone, f func(Place)) {
	ways := m.shapes(c)
	if ways == nil {
		for _, z := range slots {
			f(Place{Zone: z})
		}
		return
	}
	in := m.PlaceOver(slots...).Over
	if len(slots) < 2 {
		return
	}
	group := m.Book.groupOf(m.KindOf(slots[0]))
	for _, over := range ways {
		if over&^in == 0 {
			f(Place{m.Z(int(group[bits.TrailingZeros16(over)]), m.PlayerOf(slots[0])), over})
		}
	}
}

// FitsInto reports whether a card that comes to a place of slots lies there as it has to.
func (m *Machine) FitsInto(c CardID, p Place) bool {
	if m.Spec(p.Zone).Wide {
		if ways := m.shapes(c); ways != nil || p.Over != 0 {
			return slices.Contains(ways, p.Over)
		}
	}
	return true
}

// Meet reports whether two places have a slot in common.
func (m *Machine) Meet(p, q Place) (both bool) {
	m.EachSlot(p, func(z Zone) { both = both || m.Has(q, z) })
	return both
}

// EachIn calls f for the cards that lie in a zone, from the bottom up, and then for those of other
// slots that lie over this one too.
func (m *Machine) EachIn(z Zone, f func(c CardID)) {
	if int(z) >= len(m.S.Zones) {
		return
	}
	for c := m.S.Zones[z].Bottom; c != 0; {
		next := m.S.Cards[c].Above
		f(c)
		c = next
	}
	at := m.at(z)
	if !at.spec.Wide {
		return
	}
	bit := m.nth(z)
	for _, k := range m.Book.groupOf(int(at.kind)) {
		if k == at.kind {
			continue
		}
		for c := m.S.Zones[m.Z(int(k), at.player)].Bottom; c != 0; {
			next := m.S.Cards[c].Above
			if m.S.Cards[c].Over&bit != 0 {
				f(c)
			}
			c = next
		}
	}
}

// fitsPlace reports whether a card could lie over such slots: they are several of the group of its
// zone, and that zone is the first of them.
func (m *Machine) fitsPlace(z Zone, over Over) bool {
	if over == 0 {
		return true
	}
	group := m.Book.groupOf(m.KindOf(z))
	return len(group) > 1 && bits.Len16(over) <= len(group) && bits.OnesCount16(over) > 1 && over&-over == m.nth(z)
}
