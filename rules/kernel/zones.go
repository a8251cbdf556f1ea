package kernel

import (
	"math"
	"math/rand/v2"
)

// mostCards is how many cards have a number. An answer that makes more than maxCards
// is taken back (State.Fits), and none makes as many as this.
const mostCards = 60000

// AddCard puts a new card of an owner on top of a zone: before the match, or to stand
// in for an ability.
func (m *Machine) AddCard(print uint16, owner int8, z Zone) CardID {
	id := CardID(len(m.S.Cards))
	if len(m.S.Cards) > mostCards {
		panic("kernel: too many cards")
	}
	m.S.Cards = append(m.S.Cards, Card{Print: print, Owner: owner, Master: owner, Zone: z, Gen: 1})
	m.S.Cards[id].FaceDown = m.Spec(z).Down && !m.Book.Prints[print].Faces
	m.link(id, z, true)
	return id
}

// ZoneNamed is the zone of a key, a player's if each has one; NoZone if there is none.
func (m *Machine) ZoneNamed(key string, p int8) Zone {
	for k := range m.Book.Zones {
		if m.Book.Zones[k].Key == key {
			return m.Z(k, p)
		}
	}
	return NoZone
}

// RefOf is the object that a card is now.
func (m *Machine) RefOf(c CardID) Ref {
	if c == 0 {
		return Ref{}
	}
	return Ref{c, m.S.Cards[c].Gen}
}

// Alive reports whether an object still is where it was.
func (m *Machine) Alive(r Ref) bool { return r.Card != 0 && m.S.Cards[r.Card].Gen == r.Gen }

// ZoneAt is the zone of a live object, NoZone for one that has left.
func (m *Machine) ZoneAt(r Ref) Zone {
	if !m.Alive(r) {
		return NoZone
	}
	return m.S.Cards[r.Card].Zone
}

// Count is the number of cards in a zone, whatever they are; in NoZone there are none.
func (m *Machine) Count(z Zone) int {
	if int(z) >= len(m.S.Zones) {
		return 0
	}
	return int(m.S.Zones[z].N)
}

// TopCard is the top card of a zone, 0 if there is none.
func (m *Machine) TopCard(z Zone) CardID {
	if int(z) >= len(m.S.Zones) {
		return 0
	}
	return m.S.Zones[z].Top
}

// BottomCard is the bottom card of a zone, 0 if there is none.
func (m *Machine) BottomCard(z Zone) CardID {
	if int(z) >= len(m.S.Zones) {
		return 0
	}
	return m.S.Zones[z].Bottom
}

// home is the player to whose zones a card goes where a text names nobody.
func (m *Machine) home(c CardID) int8 {
	if m.Book.ToMasters {
		return m.S.Cards[c].Master
	}
	return m.S.Cards[c].Owner
}

func (m *Machine) link(c CardID, z Zone, top bool) {
	p := &m.S.Zones[z]
	card := &m.S.Cards[c]
	card.Zone = z
	if top {
		card.Below, card.Above = p.Top, 0
		if p.Top != 0 {
			m.S.Cards[p.Top].Above = c
		} else {
			p.Bottom = c
		}
		p.Top = c
	} else {
		card.Below, card.Above = 0, p.Bottom
		if p.Bottom != 0 {
			m.sum -= m.term(p.Bottom)
			m.S.Cards[p.Bottom].Below = c
			m.sum += m.term(p.Bottom)
		} else {
			p.Top = c
		}
		p.Bottom = c
	}
	m.sum += m.term(c)
	p.N++
}

func (m *Machine) unlink(c CardID) {
	card := &m.S.Cards[c]
	p := &m.S.Zones[card.Zone]
	m.sum -= m.term(c)
	if card.Below != 0 {
		m.S.Cards[card.Below].Above = card.Above
	} else {
		p.Bottom = card.Above
	}
	if above := card.Above; above != 0 {
		m.sum -= m.term(above)
		m.S.Cards[above].Below = card.Below
		m.sum += m.term(above)
	} else {
		p.Top = card.Below
	}
	p.N--
}

// term is what a card adds to the sum of where the cards lie: which one it is,
// where and how it lies, and on what. It is told by its print where everybody
// sees that, else, and in a slot, by its number. What lies aside is no part of it.
func (m *Machine) term(c CardID) uint64 {
	card := &m.S.Cards[c]
	at := m.at(card.Zone)
	spec := at.spec
	if spec.Aside {
		return 0
	}
	h := m.knownAs(c, spec)<<27 | uint64(card.Zone)<<19 | uint64(card.Lies)<<16 | uint64(card.Marks)
	if card.FaceDown {
		h |= 1 << 18
	}
	if at.player == NoPlayer {
		h ^= uint64(card.Master+1) << 40
	}
	if card.Over != 0 {
		h ^= uint64(card.Over) * 0xa0761d6478bd642f
	}
	h ^= uint64(uint32(card.Load))<<44 ^ uint64(card.Shape)<<60
	if !spec.Unsorted {
		h ^= (m.knownAs(card.Below, spec) + 1) * 0x9e3779b97f4a7c15
	}
	h = (h ^ h>>31) * 0xd6e8feb86659fd93
	return h ^ h>>32
}

// terms is what a card and the one on top of it add, which is told by what it lies on.
func (m *Machine) terms(c CardID) uint64 {
	sum := m.term(c)
	if above := m.S.Cards[c].Above; above != 0 {
		sum += m.term(above)
	}
	return sum
}

// knownAs is what everybody can tell a card of a zone by.
func (m *Machine) knownAs(c CardID, spec *ZoneSpec) uint64 {
	if c == 0 || spec.Hidden || spec.Slot || m.S.Cards[c].FaceDown {
		return uint64(c)
	}
	if m.S.Cards[c].Print == m.Book.StandIn {
		return 1<<16 | math.MaxUint16 // its number depends on how many cards are ready
	}
	return 1<<16 | uint64(m.S.Cards[c].Print)
}

// sumOf is the sum of the cards of a zone.
func (m *Machine) sumOf(z Zone) (sum uint64) {
	for c := m.S.Zones[z].Bottom; c != 0; c = m.S.Cards[c].Above {
		sum += m.term(c)
	}
	return sum
}

// shuffle changes the order of a zone at random; what was known of its cards is known no longer.
func (m *Machine) shuffle(z Zone) {
	ids := m.ids[:0]
	up := 0
	for c := m.S.Zones[z].Bottom; c != 0; c = m.S.Cards[c].Above {
		ids = append(ids, c)
		if m.Spec(z).Faces && !m.S.Cards[c].FaceDown {
			m.TurnOver(c, true)
			up++
		}
	}
	m.ids = ids
	r := rand.New(&m.S.Rand)
	r.Shuffle(len(ids), func(i, j int) { ids[i], ids[j] = ids[j], ids[i] })
	if m.OnShuffle != nil {
		m.OnShuffle(ids)
	}
	m.Arrange(z, ids)
	for c := m.S.Zones[z].Bottom; up > 0; c = m.S.Cards[c].Above { // as many as there were, from the bottom
		m.TurnOver(c, false)
		up--
	}
	m.S.Reveals++
}

// Arrange lays the cards of a zone in the given order, bottom first. They
// become new objects where the zone hides them, since nobody can tell which is
// which.
func (m *Machine) Arrange(z Zone, ids []CardID) {
	m.sum -= m.sumOf(z)
	m.S.Zones[z] = Pile{}
	m.Touch(LookKind(m.KindOf(z)))
	for _, c := range ids {
		card := &m.S.Cards[c]
		card.Known, card.Seen = 0, 0
		card.Gen++
		m.link(c, z, true)
		m.place(c)
	}
}

// Random is a number from 0 to n-1 of the saved generator.
func (m *Machine) Random(n int) int { return rand.New(&m.S.Rand).IntN(n) }

// Stamp is the next timestamp.
func (m *Machine) Stamp() uint32 {
	m.S.Stamps++
	return m.S.Stamps
}

// setKnown says to whom a card is shown. What lies face down where cards do not has its
// information as long as that is everybody.
func (m *Machine) setKnown(c CardID, to uint8) {
	card := &m.S.Cards[c]
	if card.Known == to {
		return
	}
	card.Known = to
	if card.FaceDown && !m.Spec(card.Zone).pile() {
		m.Touch(LookKind(m.KindOf(card.Zone)))
		m.place(c)
	}
}

// SeesCard reports whether a player (or NoPlayer, anybody) may know which card it is.
// Teammates may tell each other what one of them alone sees.
func (m *Machine) SeesCard(p int8, c CardID) bool {
	card := &m.S.Cards[c]
	return m.sees(p, c, card.Known|card.Seen)
}

// sees is SeesCard if the players of a bit set were shown the card.
func (m *Machine) sees(p int8, c CardID, known uint8) bool {
	card := &m.S.Cards[c]
	at := m.at(card.Zone)
	if !at.spec.Owner && !card.FaceDown || at.spec.Watched {
		return true
	}
	if m.Book.Prints[card.Print].Faces {
		return true // neither side hides it
	}
	if p < 0 {
		return int32(known) == m.everybody()
	}
	mates := m.seats.mates[p] // who tell each other what they see
	if known&mates != 0 {
		return true
	}
	return at.player >= 0 && mates>>at.player&1 != 0 && (at.spec.Owner || at.spec.Secret && !card.Veiled)
}

// SharesWith reports whether a seat, which may be nobody's, sees what a player sees.
func (m *Machine) SharesWith(p int8, seat int) bool {
	return p >= 0 && seat >= 0 && m.seats.mates[p]>>seat&1 != 0
}

// Mates is a player and the teammates, who see what any of them sees, a bit each.
func (m *Machine) Mates(p int8) uint8 { return m.seats.mates[p] }

// Reface gives a card another print or shape where it lies.
func (m *Machine) Reface(c CardID, print uint16, shape uint8) {
	card := &m.S.Cards[c]
	m.sum -= m.terms(c)
	card.Print, card.Shape = print, shape
	m.sum += m.terms(c)
	m.Touch(LookKind(m.KindOf(card.Zone)))
	m.place(c)
}

// SetMarks gives a card the rulebook's marks.
func (m *Machine) SetMarks(c CardID, marks uint16) {
	m.sum -= m.term(c)
	m.S.Cards[c].Marks = marks
	m.sum += m.term(c)
	m.Touch(LookRules)
}

// AddLoad changes the number that lies on a card.
func (m *Machine) AddLoad(c CardID, n int32) {
	if n == 0 {
		return
	}
	m.sum -= m.term(c)
	m.S.Cards[c].Load += n
	m.sum += m.term(c)
	m.Touch(LookLoad)
}

// TurnOver turns a card face down or up where it lies.
func (m *Machine) TurnOver(c CardID, down bool) {
	if m.Book.LastFaces && down && !m.S.Cards[c].FaceDown {
		m.Remember(m.RefOf(c))
	}
	m.sum -= m.terms(c)
	m.S.Cards[c].FaceDown = down
	m.sum += m.terms(c)
	m.Touch(LookKind(m.KindOf(m.S.Cards[c].Zone)))
	m.place(c)
}

// Control gives a card of a shared zone another master. It remains the same object.
func (m *Machine) Control(c CardID, p int8) {
	m.sum -= m.term(c)
	m.S.Cards[c].Master = p
	m.sum += m.term(c)
	m.Touch(LookKind(m.KindOf(m.S.Cards[c].Zone)))
	m.infos.other = true
}

// Abandon drops all procedures above depth n with everything that they were in the middle of:
// effects, costs, proposed events.
func (m *Machine) Abandon(n int) {
	m.Unwind(n)
	m.S.Runs, m.S.Refs, m.S.Batch, m.S.Held, m.S.Replaced = m.S.Runs[:0], m.S.Refs[:0], m.S.Batch[:0], m.S.Held[:0], m.S.Replaced[:0]
	m.S.Saved, m.S.Paying = m.S.Saved[:0], 0
	m.S.Shares, m.S.Parked, m.S.Offered = m.S.Shares[:0], m.S.Parked[:0], m.S.Offered[:0]
}

// ModesOpen reports whether enough of the effects among which a line lets its player choose could
// be chosen now.
func (m *Machine) ModesOpen(line uint16, source Ref, player int8) bool {
	p := m.Book.Prog
	l := &p.Lines[line]
	if l.Modes == 0 {
		return true
	}
	e := &p.Exprs[l.Modes]
	open := 0
	for i := int32(1); i < int32(e.N); i++ {
		if m.Aimable(uint16(p.Exprs[e.First+i].Num), source, player, 0) {
			open++
		}
	}
	least, _ := m.many(m.look(viewAim, source, player, nil), e.First, open)
	return open >= least
}

// Shift lays a card of an ordered zone on its top or under it. It stays where it
// is, so nothing moves; who knows it still does.
func (m *Machine) Shift(c CardID, z Zone, top bool) {
	m.unlink(c)
	m.link(c, z, top)
	m.Touch(LookKind(m.KindOf(z)))
}
