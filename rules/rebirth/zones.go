package rebirth

import (
	"slices"

	"gorin/rules/kernel"
	"gorin/rules/rulebook"
)

// zoneList describes the zones of chapter 4: who sees what, and in what order, if one is kept (4.1.3). A card that goes
// from one slot of members to another stays the same, any other move makes a new card (4.1.4,
// 4.13.4). Cards of the entry, the members and the energy zone stand or rest (4.4.2, 4.5.2,
// 4.6.2).
var zoneList = []rulebook.Zone{
	zDeck:         {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                                                      // 4.9.2
	zHand:         {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: openingHand},                    // 4.10.2
	zEntry:        {ZoneSpec: kernel.ZoneSpec{Key: "entry", Slot: true, Group: 1, Passing: true, Unsorted: true}, Table: true, TellsDown: true, Begins: 1}, // 4.4.2
	zMemberLeft:   {ZoneSpec: kernel.ZoneSpec{Key: "member-left", Slot: true}, Table: true, TellsDown: true},                                               // 4.5.2, 4.5.3
	zMemberCentre: {ZoneSpec: kernel.ZoneSpec{Key: "member-centre", Slot: true}, Table: true, TellsDown: true},                                             //
	zMemberRight:  {ZoneSpec: kernel.ZoneSpec{Key: "member-right", Slot: true}, Table: true, TellsDown: true},                                              //
	zEnergy:       {ZoneSpec: kernel.ZoneSpec{Key: "energy", Down: true, Secret: true, Lies: true, Unsorted: true}, TellsDown: true},                       // 4.6.2, 4.6.2.1
	zSet:          {ZoneSpec: kernel.ZoneSpec{Key: "set", Unsorted: true}, Table: true},                                                                    // 4.7.2, 4.7.3
	zRetire:       {ZoneSpec: kernel.ZoneSpec{Key: "retire", Unsorted: true}},                                                                              // 4.8.2, 4.8.3
	zWaiting:      {ZoneSpec: kernel.ZoneSpec{Key: "waiting-room", Unsorted: true}},                                                                        // 4.11.2
	zMemory:       {ZoneSpec: kernel.ZoneSpec{Key: "memory", Unsorted: true}, TellsDown: true},                                                             // 4.12.2
	zSoulEntry:    {ZoneSpec: kernel.ZoneSpec{Key: "soul-entry", Unsorted: true}},                                                                          // 4.13.2
	zSoulLeft:     {ZoneSpec: kernel.ZoneSpec{Key: "soul-left", Unsorted: true}},                                                                           //
	zSoulCentre:   {ZoneSpec: kernel.ZoneSpec{Key: "soul-centre", Unsorted: true}},                                                                         //
	zSoulRight:    {ZoneSpec: kernel.ZoneSpec{Key: "soul-right", Unsorted: true}},                                                                          //
	zSoul:         {ZoneSpec: kernel.ZoneSpec{Key: "soul", Unsorted: true}},                                                                                // 4.13.3.2
	zPartners:     {ZoneSpec: kernel.ZoneSpec{Key: "partners", Hidden: true, Owner: true, Down: true, Unsorted: true}},                                     // 6.2.1.1
	zRemoved:      {ZoneSpec: kernel.ZoneSpec{Key: "removed", Unsorted: true}},                                                                             // 5.20.1
	zStack:        {ZoneSpec: kernel.ZoneSpec{Key: "stack", Shared: true}},                                                                                 // 9.7.3
	zAside:        {ZoneSpec: kernel.ZoneSpec{Key: "aside", Shared: true, Aside: true}},
}

// isMember reports whether a zone is a slot of members; isField, whether characters lie there.
func isMember(m *kernel.Machine, z kernel.Zone) bool { return slices.Contains(members[:], m.KindOf(z)) }
func isField(m *kernel.Machine, z kernel.Zone) bool  { return m.KindOf(z) == zEntry || isMember(m, z) }

// under is the zone of the souls of a card in a slot (4.13.3.3), NoZone for other zones.
func under(m *kernel.Machine, slot kernel.Zone) kernel.Zone {
	if !isField(m, slot) {
		return kernel.NoZone
	}
	return m.Z(m.KindOf(slot)-zEntry+zSoulEntry, m.PlayerOf(slot))
}

// hostOf is the card whose soul a card is (4.13.3.1), 0 if it is nobody's; a soul is never that of
// several at a time, but of the latest (10.3.9). Of several cards in one
// slot it belongs to the one that was there when it came.
func hostOf(m *kernel.Machine, soul kernel.CardID) (host kernel.CardID) {
	at := m.S.Cards[soul].Zone
	if k := m.KindOf(at); k < zSoulEntry || k > zSoulRight {
		return 0
	}
	slot := m.Z(m.KindOf(at)-zSoulEntry+zEntry, m.PlayerOf(at))
	for c := m.BottomCard(slot); c != 0; c = m.S.Cards[c].Above {
		if m.S.Cards[c].Placed <= m.S.Cards[soul].Placed {
			host = c
		}
	}
	return host
}

// along adds what moves or happens together with a batch of events: souls stay with a member that
// goes to another slot of members, and belong to nobody when their card goes elsewhere (4.13.4);
// and who has retired a card (5.15.2).
func along(m *kernel.Machine) {
	for i := range len(m.S.Batch) {
		e := m.S.Batch[i]
		if e.Kind != kernel.EvMove || !m.Alive(e.Card) || e.From == e.To {
			continue
		}
		if isField(m, e.From) {
			moveSouls(m, &e)
		}
		if m.KindOf(e.To) == zRetire {
			tellRetirers(m, &e)
		}
	}
}

func moveSouls(m *kernel.Machine, e *kernel.Event) {
	to := m.Z(zSoul, m.PlayerOf(e.From))
	if isMember(m, e.From) && isMember(m, e.To) && m.PlayerOf(e.From) == m.PlayerOf(e.To) {
		to = under(m, e.To)
	}
	for c := m.BottomCard(under(m, e.From)); c != 0; c = m.S.Cards[c].Above {
		if hostOf(m, c) == e.Card.Card {
			m.Move(c, to, kernel.MoveRule)
		}
	}
}

// lookSlots is what tells that a slot of members has several cards.
const lookSlots = 1<<zMemberLeft | 1<<zMemberCentre | 1<<zMemberRight | kernel.LookPlaces

// displaces reports whether a character was put to a slot of members where another one was.
func displaces(m *kernel.Machine) bool {
	for p := range m.S.Players {
		for _, k := range members {
			if z := m.Z(k, p); m.BottomCard(z) != m.TopCard(z) && newestOf(m, z) != 0 {
				return true
			}
		}
	}
	return false
}

// displaceSteps is 4.5.3.3: who was in the slot before goes to the waiting room. Of several that
// came at once one is chosen to stay later (10.3.4).
var displaceSteps = []kernel.Step{
	{Clause: "4.5.3.3", Do: func(m *kernel.Machine) {
		for p := range m.S.Players {
			for _, k := range members {
				z := m.Z(k, p)
				newest := newestOf(m, z)
				if newest == 0 {
					continue
				}
				each(m, z, func(c kernel.CardID) {
					if c != newest {
						m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
					}
				})
			}
		}
	}},
}

// newestOf is the card that was put into a zone last, 0 if several were at once, or none is there.
func newestOf(m *kernel.Machine, z kernel.Zone) (newest kernel.CardID) {
	latest := int64(-1)
	for c := m.BottomCard(z); c != 0; c = m.S.Cards[c].Above {
		switch placed := int64(m.S.Cards[c].Placed); {
		case placed > latest:
			newest, latest = c, placed
		case placed == latest:
			newest = 0
		}
	}
	return newest
}
