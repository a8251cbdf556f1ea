package weiss

import (
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/weiss/lexicon"
)

// zoneList describes the zones of chapter 3: who sees what, and in what order.
// Cards in the level zone (3.9.2.1) and in memory (3.12.2.1) lie face up; one that
// a text puts there face down is its player's to see (3.9.2.2, 3.12.2.2). Markers
// lie face down, and what a text puts there face up is seen by all (3.7.2.1).
var zoneList = []rulebook.Zone{
	zDeck:        {ZoneSpec: kernel.ZoneSpec{Key: "deck", Hidden: true, Down: true}, TopFirst: true},                         // 3.2.2
	zHand:        {ZoneSpec: kernel.ZoneSpec{Key: "hand", Hidden: true, Owner: true, Unsorted: true}, Hand: true, Begins: 5}, // 3.3.2; 5.2.1.4
	zWaiting:     {ZoneSpec: kernel.ZoneSpec{Key: "waiting-room", Unsorted: true}},                                           // 3.4.2
	zClock:       {ZoneSpec: kernel.ZoneSpec{Key: "clock"}},                                                                  // 3.8.2
	zLevel:       {ZoneSpec: kernel.ZoneSpec{Key: "level", Secret: true}, TellsDown: true},                                   // 3.9.2
	zStock:       {ZoneSpec: kernel.ZoneSpec{Key: "stock", Hidden: true, Down: true}, TopFirst: true},                        // 3.10.2
	zClimax:      {ZoneSpec: kernel.ZoneSpec{Key: "climax"}},                                                                 // 3.11.2
	zMemory:      {ZoneSpec: kernel.ZoneSpec{Key: "memory", Secret: true, Unsorted: true}},                                   // 3.12.2
	zResolution:  {ZoneSpec: kernel.ZoneSpec{Key: "resolution"}},                                                             // 3.13.2
	zFrontLeft:   {ZoneSpec: kernel.ZoneSpec{Key: "front-left", Slot: true}, Table: true},                                    // 3.6.2, 3.5.3
	zFrontCentre: {ZoneSpec: kernel.ZoneSpec{Key: "front-centre", Slot: true}, Table: true},
	zFrontRight:  {ZoneSpec: kernel.ZoneSpec{Key: "front-right", Slot: true}, Table: true},
	zBackLeft:    {ZoneSpec: kernel.ZoneSpec{Key: "back-left", Slot: true}, Table: true},
	zBackRight:   {ZoneSpec: kernel.ZoneSpec{Key: "back-right", Slot: true}, Table: true},
	zMarkers + 0: {ZoneSpec: kernel.ZoneSpec{Key: "marker-front-left", Hidden: true, Down: true}}, // 3.7.2
	zMarkers + 1: {ZoneSpec: kernel.ZoneSpec{Key: "marker-front-centre", Hidden: true, Down: true}},
	zMarkers + 2: {ZoneSpec: kernel.ZoneSpec{Key: "marker-front-right", Hidden: true, Down: true}},
	zMarkers + 3: {ZoneSpec: kernel.ZoneSpec{Key: "marker-back-left", Hidden: true, Down: true}},
	zMarkers + 4: {ZoneSpec: kernel.ZoneSpec{Key: "marker-back-right", Hidden: true, Down: true}},
}

// isSlot reports whether a zone is a slot of the stage (枠, 3.6).
func isSlot(m *kernel.Machine, z kernel.Zone) bool {
	return z != kernel.NoZone && m.Spec(z).Slot
}

// isFront reports whether a zone is a slot of the front row (前列, 3.6.4).
func isFront(m *kernel.Machine, z kernel.Zone) bool {
	return z != kernel.NoZone && m.KindOf(z) >= zFrontLeft && m.KindOf(z) <= zFrontRight
}

// markersOf is the marker pile of a slot (3.7.1), NoZone for any other zone.
func markersOf(m *kernel.Machine, slot kernel.Zone) kernel.Zone {
	if !isSlot(m, slot) {
		return kernel.NoZone
	}
	return m.Z(m.KindOf(slot)-zFrontLeft+zMarkers, m.PlayerOf(slot))
}

// facingSlot is the slot that faces a front slot (正面, 3.6.6), NoZone for a
// back slot.
func facingSlot(m *kernel.Machine, z kernel.Zone) kernel.Zone {
	if !isFront(m, z) {
		return kernel.NoZone
	}
	return m.Z(zFrontLeft+zFrontRight-m.KindOf(z), m.Opponent(m.PlayerOf(z)))
}

// inFrontOf gives the slots in front of a back slot, and behind those behind a
// front slot (前後関係, 3.6.5).
var inFrontOf = [zones][]int{
	zBackLeft:  {zFrontLeft, zFrontCentre},
	zBackRight: {zFrontCentre, zFrontRight},
}

var behind = [zones][]int{
	zFrontLeft:   {zBackLeft},
	zFrontCentre: {zBackLeft, zBackRight},
	zFrontRight:  {zBackRight},
}

// wordTable gives the zone kinds of words that mean the same from anywhere. The
// stage is its slots (3.5.2); a marker pile is no part of it (3.7.1.2). 思い出 is
// the zone and the cards there (3.12.3).
var wordTable = [ability.KindCount][]int{
	lexicon.Stage:       {zFrontLeft, zFrontCentre, zFrontRight, zBackLeft, zBackRight},
	lexicon.FrontRow:    {zFrontLeft, zFrontCentre, zFrontRight},
	lexicon.BackRow:     {zBackLeft, zBackRight},
	lexicon.FrontCentre: {zFrontCentre},
	lexicon.FrontLeft:   {zFrontLeft},
	lexicon.FrontRight:  {zFrontRight},
	lexicon.BackLeft:    {zBackLeft},
	lexicon.BackRight:   {zBackRight},
	lexicon.FrontSides:  {zFrontLeft, zFrontRight},
	ability.Hand:        {zHand},
	ability.Deck:        {zDeck},
	ability.WaitingRoom: {zWaiting},
	lexicon.Clock:       {zClock},
	lexicon.Level:       {zLevel},
	lexicon.Stock:       {zStock},
	lexicon.ClimaxZone:  {zClimax},
	ability.Memory:      {zMemory},
	ability.Resolution:  {zResolution},
}

// sourceZone is where the source of an effect is, or last was.
func sourceZone(m *kernel.Machine, r kernel.Ref) kernel.Zone {
	if z := m.ZoneAt(r); z != kernel.NoZone {
		return z
	}
	if l := m.LastOf(r); l != nil {
		return l.Zone
	}
	return kernel.NoZone
}

// sourceSlot is the slot of the source of an effect, or the one that it left
// when that triggered (8.11.1).
func sourceSlot(m *kernel.Machine, c *kernel.Ctx) kernel.Zone {
	z := sourceZone(m, c.Source)
	if !isSlot(m, z) && c.Run != nil {
		z = sourceZone(m, c.Run.Left)
	}
	return z
}

// zonesOf lists the zones that a word means for a player, seen from the source.
func zonesOf(m *kernel.Machine, c *kernel.Ctx, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	switch word {
	case lexicon.InFront, lexicon.Behind, lexicon.FacingZone, lexicon.MarkersHere:
		at := sourceSlot(m, c)
		if word == lexicon.MarkersHere { // they went along, or away
			at = sourceZone(m, c.Source)
		}
		if !isSlot(m, at) {
			return out
		}
		owner := m.PlayerOf(at)
		switch word {
		case lexicon.FacingZone:
			if z := facingSlot(m, at); z != kernel.NoZone && m.PlayerOf(z) == m.Opponent(owner) {
				out = append(out, z)
			}
			return out
		case lexicon.MarkersHere:
			return append(out, markersOf(m, at))
		}
		table := &inFrontOf
		if word == lexicon.Behind {
			table = &behind
		}
		for _, k := range table[m.KindOf(at)] {
			out = append(out, m.Z(k, owner))
		}
		return out
	}
	for _, k := range wordTable[word] {
		out = append(out, m.Z(k, player))
	}
	return out
}

// destTable gives the zone kind of destinations that mean one zone.
var destTable = [ability.KindCount][]int{
	ability.ToWaitingRoom: {zWaiting},
	ability.ToHand:        {zHand},
	lexicon.ToStock:       {zStock},
	lexicon.ToStockBottom: {zStock},
	lexicon.ToClock:       {zClock},
	lexicon.ToClockBottom: {zClock},
	lexicon.ToLevel:       {zLevel},
	ability.ToMemory:      {zMemory}, // 3.12.1
	ability.ToDeckTop:     {zDeck},
	ability.ToDeckBottom:  {zDeck},
	ability.ToDeck:        {zDeck},
	lexicon.ToClimaxZone:  {zClimax},
}

// zoneOf is the zone that a word or a destination means, NoZone if it means
// none by itself.
func zoneOf(m *kernel.Machine, word ability.Kind, player int8) kernel.Zone {
	kinds := wordTable[word]
	if kinds == nil {
		kinds = destTable[word]
	}
	if len(kinds) != 1 {
		return kernel.NoZone
	}
	return m.Z(kinds[0], player)
}

// slotsOf lists the slots that a destination allows.
func slotsOf(m *kernel.Machine, word ability.Kind, player int8, out []kernel.Zone) []kernel.Zone {
	first, last := zFrontLeft, zBackRight
	switch word {
	case lexicon.ToBackSlot, lexicon.ToEmptyBackSlot:
		first = zBackLeft
	case lexicon.ToFrontSlot, lexicon.ToEmptyFrontSlot, lexicon.ToFacingSlot:
		last = zFrontRight
	case lexicon.ToEmptyFrontLeft, lexicon.ToEmptyFrontCentre, lexicon.ToEmptyFrontRight, lexicon.ToEmptyBackLeft, lexicon.ToEmptyBackRight:
		first += int(word - lexicon.ToEmptyFrontLeft) // 3.6.2
		last = first
	}
	for k := first; k <= last; k++ {
		z := m.Z(k, player)
		if emptySlot(word) && m.Count(z) > 0 || word == lexicon.ToFacingSlot && facingCharacter(m, z) == 0 {
			continue
		}
		out = append(out, z)
	}
	return out
}

func emptySlot(word ability.Kind) bool {
	switch word {
	case ability.ToEmptySlot, lexicon.ToEmptyFrontSlot, lexicon.ToEmptyBackSlot, lexicon.ToFacingSlot, ability.ToSeparateEmptySlots,
		lexicon.ToEmptyFrontLeft, lexicon.ToEmptyFrontCentre, lexicon.ToEmptyFrontRight, lexicon.ToEmptyBackLeft, lexicon.ToEmptyBackRight:
		return true
	}
	return false
}

// along moves markers together with the character above them (3.7.3): with it
// to another slot of the same player, else to their owners' waiting rooms. A
// pile that is in the way goes to the waiting room, unless its own character
// leaves that slot at the same time (holes: two occupied slots are swapped).
func along(m *kernel.Machine) {
	n := len(m.S.Batch)
	for i := range n {
		e := m.S.Batch[i]
		if e.Kind != kernel.EvMove || !m.Alive(e.Card) || !isSlot(m, e.From) || e.From == e.To {
			continue
		}
		pile := markersOf(m, e.From)
		if e.To == pile {
			continue // the character becomes a marker of its own slot
		}
		stays := isSlot(m, e.To) && m.PlayerOf(e.To) == m.PlayerOf(e.From)
		if stays {
			to := markersOf(m, e.To)
			if !leaves(m, n, e.To) { // 3.7.3.1
				for c := m.BottomCard(to); c != 0; c = m.S.Cards[c].Above {
					m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
				}
			}
			for c := m.BottomCard(pile); c != 0; c = m.S.Cards[c].Above {
				moveMarker(m, c, to)
			}
			continue
		}
		for c := m.BottomCard(pile); c != 0; c = m.S.Cards[c].Above { // 3.7.3.2
			m.Move(c, m.Z(zWaiting, m.S.Cards[c].Owner), kernel.MoveRule)
		}
	}
}

func moveMarker(m *kernel.Machine, c kernel.CardID, to kernel.Zone) {
	flags := kernel.MoveRule
	if !m.S.Cards[c].FaceDown {
		flags |= kernel.MoveUp
	}
	m.Move(c, to, flags)
}

// leaves reports whether the character of a slot is moved by the first n
// events of the batch.
func leaves(m *kernel.Machine, n int, slot kernel.Zone) bool {
	for i := range n {
		if e := &m.S.Batch[i]; e.Kind == kernel.EvMove && e.From == slot {
			return true
		}
	}
	return false
}

// bare is the zone that a head word means without a zone word: characters on
// the stage (2.3.2.1.2), climaxes in the climax zone (2.3.2.3.2).
func bare(head ability.Kind) ability.Kind {
	if head == lexicon.Climax {
		return lexicon.ClimaxZone
	}
	return lexicon.Stage
}
