package luckandlogic

import (
	"slices"

	"gorin/rules/kernel"
)

// 4.4 The field (場): where circles and gate zones lie to each other, and which members lie in them.

// Where a circle lies its gate zone lies too (4.4.2.2), so that relations are told of circles: asCircle makes them of both.

// column is the column of a circle as its player sees it: 0 left, 1 centre, 2 right.
func column(m *kernel.Machine, z kernel.Zone) int { return (m.KindOf(z) - zFrontLeft) % 3 }

// isFront reports whether a circle is in the front row (4.4.2.1).
func isFront(m *kernel.Machine, z kernel.Zone) bool { return m.KindOf(z) < zBackLeft }

// inFrontOf and behindOf are the circle of the same column in the other row (4.4.3.1, 4.4.3.3), NoZone if it is of that
// row itself.
func inFrontOf(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	if isFront(m, z) {
		return kernel.NoZone
	}
	return m.Z(m.KindOf(z)-3, m.PlayerOf(z))
}

func behindOf(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	if !isFront(m, z) {
		return kernel.NoZone
	}
	return m.Z(m.KindOf(z)+3, m.PlayerOf(z))
}

// gateZoneOf is the gate zone of a circle, circleOf the circle of a gate zone (4.4.2.2).
func gateZoneOf(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	return m.Z(m.KindOf(z)+eachOther, m.PlayerOf(z))
}

func circleOf(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	return m.Z(m.KindOf(z)-eachOther, m.PlayerOf(z))
}

// nextTo reports whether two circles are adjacent (4.4.4): one before the other, side by side in a row, or facing each
// other across the table, where left faces right (4.4.4.3).
func nextTo(m *kernel.Machine, a, b kernel.Zone) bool {
	x, y := column(m, a), column(m, b)
	if m.PlayerOf(a) != m.PlayerOf(b) { // 4.4.4.3
		return isFront(m, a) && isFront(m, b) && x+y == 2
	}
	if isFront(m, a) != isFront(m, b) { // 4.4.4.1
		return x == y
	}
	return x-y == 1 || y-x == 1 // 4.4.4.2
}

// related reports whether a card is in a relation to a place: one of its slots is to one of those, be they circles or gate
// zones (4.4.3.1, 4.4.3.2). A card that lies in the place itself is in none (4.4.3, 4.4.4 as read).
func related(m *kernel.Machine, a, b kernel.Place, is func(x, y kernel.Zone) bool) (found bool) {
	m.EachSlot(a, func(x kernel.Zone) {
		m.EachSlot(b, func(y kernel.Zone) { found = found || is(asCircle(m, x), asCircle(m, y)) })
	})
	return found && !m.Meet(a, b)
}

// isMember reports whether a card is a member now: one of those kinds (2.2.2) in a circle, and not set
// there (5.24.6).
func isMember(m *kernel.Machine, c kernel.CardID) bool {
	return c != 0 && isCircle(m.KindOf(m.S.Cards[c].Zone)) && m.CardInfo(c).Kind&kindMember != 0
}

// memberIn is the member in a circle, 0 if there is none; any of several, which there are only until one stays (10.4).
func memberIn(m *kernel.Machine, z kernel.Zone) (found kernel.CardID) {
	m.EachIn(z, func(c kernel.CardID) {
		if isMember(m, c) {
			found = c
		}
	})
	return found
}

// eachMember calls f for the members of a player, each once.
func eachMember(m *kernel.Machine, p int8, f func(c kernel.CardID)) {
	circles(m, p, func(z kernel.Zone) {
		for c := m.BottomCard(z); c != 0; {
			next := m.S.Cards[c].Above
			if isMember(m, c) {
				f(c)
			}
			c = next
		}
	})
}

// gateAt is the gate of a gate zone, 0 if there is none; any of several, which there are only until one stays (10.5).
func gateAt(m *kernel.Machine, z kernel.Zone) (found kernel.CardID) {
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		if m.CardInfo(c).Kind&kindGate != 0 {
			found = c
		}
	}
	return found
}

// broken reports whether the gate of a gate zone is destroyed (5.32.1), or there is none.
func broken(m *kernel.Machine, z kernel.Zone) bool {
	c := gateAt(m, z)
	return c == 0 || !m.S.Cards[c].FaceDown
}

// wholeGates is how many gates of a player are not destroyed (1.2.2.1).
func wholeGates(m *kernel.Machine, p int8) (n int) {
	for _, k := range allGates {
		for c := m.BottomCard(m.Z(k, p)); c != 0; c = m.S.Cards[c].Above {
			if m.S.Cards[c].FaceDown && isGate(m, c) {
				n++
			}
		}
	}
	return n
}

// The circles that a territory takes (2.10.2), a bit each from the front left to the back right.
var (
	pairs = []kernel.Over{0b000011, 0b000110, 0b011000, 0b110000, 0b001001, 0b010010, 0b100100} // 2.10.2.2: adjacent, of one player
	fours = []kernel.Over{0b011011, 0b110110}                                                   // 2.10.2.3: the centre, and the left or the right

	oneOnly []kernel.Over // 2.10.2.1
	single  = func() (list [64][]kernel.Over) {
		for i := range list {
			list[i] = []kernel.Over{kernel.Over(i)}
		}
		return list
	}()
)

// shapes is the circles that a card lies over at once: those of its territory (2.10.2), also before it lies
// there; of a set card those where it lies, as what it is set on does (5.24.1, 2.10.3).
func shapes(m *kernel.Machine, c kernel.CardID) []kernel.Over {
	card := &m.S.Cards[c]
	if card.Marks&markSet != 0 {
		if card.Over == 0 {
			return oneOnly
		}
		return single[card.Over&63]
	}
	switch m.Book.Prints[card.Print].Info.Num[numTerritory] {
	case 2:
		return pairs
	case 4:
		return fours
	}
	return oneOnly
}

// freeFor calls f for the places of a player where a card may be put by its territory, whatever lies
// there (5.12.2).
func freeFor(m *kernel.Machine, c kernel.CardID, p int8, f func(kernel.Place)) {
	var slots [6]kernel.Zone
	for i, k := range allCircles {
		slots[i] = m.Z(k, p)
	}
	m.EachPlace(c, slots[:], f)
}

// occupants calls f for the members in a place, each once.
func occupants(m *kernel.Machine, at kernel.Place, f func(c kernel.CardID)) {
	mem := memoryOf(m)
	mem.moved = mem.moved[:0]
	m.EachSlot(at, func(z kernel.Zone) {
		m.EachIn(z, func(c kernel.CardID) {
			if isMember(m, c) && !slices.Contains(mem.moved, c) {
				mem.moved = append(mem.moved, c)
				f(c)
			}
		})
	})
}
