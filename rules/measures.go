package rules

import "gorin/rules/kernel"

// Measures are what can be counted on a player's side, from which a computer player tells how a match stands: the
// cards in each zone and their square, so that the tenth need not count as the first; of those that stand and rest, how
// many stand; of all that may lie either way on slots beside the table, how many lie face up (gates that are destroyed); and on
// the slots of the table together each number of the cards and what lies on them.
//
// The names go by the keys of the zones, so weights are kept by them.
func Measures(game string) (names []string) {
	b := BookOf(game)
	if b == nil {
		return nil
	}
	for k := range b.Zones {
		z := &b.Zones[k]
		if z.Aside {
			continue
		}
		names = append(names, z.Key, z.Key+" squared")
		if lies(&z.ZoneSpec) {
			names = append(names, z.Key+" standing")
		}
	}
	names = append(names, "open", "open squared", "slots load")
	for i := range kernel.NumStats {
		names = append(names, "slots number "+string(rune('0'+i)))
	}
	return names
}

// lies reports whether cards stand and rest in a zone.
func lies(z *kernel.ZoneSpec) bool { return z.Slot && !z.Upright || z.Lies }

// Measure counts what lies on the side of a seat, in the order of Measures, in the memory of a list. It looks at all cards,
// also at hidden ones: it is for matches that are guessed, and for those that are over.
func (t *Match) Measure(seat int, list []float64) []float64 {
	m := t.m
	var count, standing [kernel.MaxZones]int32
	var numbers [kernel.NumStats]int32
	load, open := int32(0), 0.0
	for id := kernel.CardID(1); int(id) < len(m.S.Cards); id++ {
		card := &m.S.Cards[id]
		if int(card.Master) != seat || card.Zone == kernel.NoZone {
			continue
		}
		k := m.KindOf(card.Zone)
		count[k]++
		if card.Lies == kernel.Stand {
			standing[k]++
		}
		switch z := &t.book.Zones[k]; {
		case !z.Slot || card.FaceDown:
		case !z.Table:
			open++
		default:
			info := m.CardInfo(id)
			for i := range numbers {
				numbers[i] += info.Num[i]
			}
			load += card.Load
		}
	}
	list = list[:0]
	for k := range t.book.Zones {
		z := &t.book.Zones[k]
		if z.Aside {
			continue
		}
		n := float64(count[k])
		list = append(list, n, n*n)
		if lies(&z.ZoneSpec) {
			list = append(list, float64(standing[k]))
		}
	}
	list = append(list, open, open*open, float64(load))
	for _, n := range numbers {
		list = append(list, float64(n))
	}
	return list
}
