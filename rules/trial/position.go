package trial

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// position is a random one, with the cards in it that bear the line, and those with names
// that the line says or that lie opposite.
type position struct {
	rules.Position
	bearers, named []rules.Card
	faced          []string // zones of the other player that face cards that bear it
}

// position draws a position: the first player has a card that bears the line where it
// may matter, sometimes a second one.
func (t *troupe) position(r *rand.Rand) position {
	p := position{Position: rules.Position{Game: t.game, Seed: r.Uint64(), Cards: t.cards, Turn: 3 + r.IntN(6), Phase: drawn(t.table.phases, r)}}
	p.Active, p.First = boolInt(r.IntN(3) == 0), r.IntN(2)
	var best when
	if len(t.when) > 0 && r.IntN(4) > 0 {
		best = one(t.when, r)
		p.Phase, p.Active = one(best.phases, r), best.seat
	}
	if p.Phase == beforeMatch {
		p.Turn = 1
	}
	for seat := range 2 {
		p.Seats = append(p.Seats, rules.SeatPosition{Name: [2]string{"A", "B"}[seat], Zones: t.side(p.Phase, seat == p.Active, r)})
		for _, name := range t.said.counters {
			if p.Phase == beforeMatch {
				break
			}
			p.Seats[seat].Counters = append(p.Seats[seat].Counters, rules.CounterPosition{Name: name, N: r.IntN(4) * (1 + r.IntN(4))})
		}
		if p.Phase != beforeMatch && r.IntN(crowdEvery) == 0 {
			t.crowd(&p.Seats[seat], r)
		}
	}
	for n := 1 + boolInt(r.IntN(3) == 0); n > 0; n-- {
		t.cast(&p, one(t.bearers, r), best.zones, r)
	}
	for seat := range p.Seats {
		t.attach(&p.Seats[seat], r)
	}
	id := rules.Card(0)
	for seat, s := range p.Seats {
		for _, z := range s.Zones {
			for _, c := range z.Cards {
				id++
				if t.bears(c.ID) {
					p.bearers = append(p.bearers, id)
				}
				if t.named[c.ID] || seat == 1 && slices.Contains(p.faced, z.Zone) {
					p.named = append(p.named, id)
				}
			}
		}
	}
	return p
}

// attach attaches a card to one of those that may have others, now and then.
func (t *troupe) attach(s *rules.SeatPosition, r *rand.Rand) {
	for i := range t.table.zones {
		if z := &s.Zones[i]; t.table.zones[i].auras && len(z.Cards) > 0 && r.IntN(3) == 0 {
			host := one(z.Cards, r)
			z.Cards = append(z.Cards, rules.CardPosition{ID: one(t.byKind[t.kindFor(&t.table.zones[i], r)], r), Aura: 1000, On: host.ID})
		}
	}
}

func (t *troupe) bears(id string) bool {
	return slices.ContainsFunc(t.bearers, func(b bearer) bool { return b.id == id })
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// side draws the cards of a player.
func (t *troupe) side(phase string, active bool, r *rand.Rand) (zones []rules.ZonePosition) {
	dense := 50 + 50*r.IntN(3) // of the usual, in a hundred
	for i := range t.table.zones {
		z := &t.table.zones[i]
		out := rules.ZonePosition{Zone: z.key}
		n := z.least + r.IntN(z.most-z.least+1)
		if z.chance != 0 && r.IntN(100) >= z.chance*dense/100 || z.in != nil && !(active && slices.Contains(z.in, phase)) {
			n = 0
		}
		if phase == beforeMatch {
			n = z.presented
		}
		for range n {
			c := rules.CardPosition{ID: one(t.byKind[t.kindFor(z, r)], r)}
			if phase != beforeMatch {
				c = t.lie(z, c.ID, r)
			}
			out.Cards = append(out.Cards, c)
		}
		zones = append(zones, out)
	}
	return zones
}

// crowdEvery is how many positions there are for one with a zone full of equal cards.
const crowdEvery = 3

// crowd fills a zone with many cards of one or two names, so that they can be counted and paid with.
func (t *troupe) crowd(s *rules.SeatPosition, r *rand.Rand) {
	i := r.IntN(len(s.Zones))
	z := &t.table.zones[i]
	if z.crowd == 0 && z.most > 1 {
		return
	}
	if z.most == 1 { // all places of one card each
		ids := t.byKind[one(z.kinds, r)]
		a, b := one(ids, r), one(ids, r)
		for j := range s.Zones {
			if slices.Equal(t.table.zones[j].kinds, z.kinds) {
				for k := range s.Zones[j].Cards {
					s.Zones[j].Cards[k].ID = one([]string{a, b}, r)
				}
			}
		}
		return
	}
	id := one(t.byKind[t.kindFor(z, r)], r)
	for range 3 + r.IntN(z.crowd+1) {
		s.Zones[i].Cards = append(s.Zones[i].Cards, t.lie(z, id, r))
	}
}

func (t *troupe) kindFor(z *zone, r *rand.Rand) string {
	if z.kinds != nil {
		return one(z.kinds, r)
	}
	return drawn(t.table.kinds, r)
}

// lie puts a card into a zone in some way.
func (t *troupe) lie(z *zone, id string, r *rand.Rand) rules.CardPosition {
	c := rules.CardPosition{ID: id}
	if z.lies && r.IntN(3) == 0 {
		c.Lies = one(t.table.lies, r)
	}
	c.Down, c.Up = z.down && r.IntN(3) == 0, z.up && r.IntN(3) == 0
	c.Opened = z.opened && r.IntN(2) == 0
	if z.damage && r.IntN(4) == 0 {
		c.Damage = 500
	}
	return c
}

// cast gives the first player a card that bears the line: where it is in force, where it
// comes from, or where it is played from.
func (t *troupe) cast(p *position, b bearer, best []string, r *rand.Rand) {
	key := t.place(b, best, r)
	if at := t.table.only[b.kind]; at != "" {
		key = at
	}
	at := slices.IndexFunc(t.table.zones, func(z zone) bool { return z.key == key })
	if at < 0 {
		return // the zone of what is under way only
	}
	if p.Phase == beforeMatch && t.table.zones[at].presented == 0 {
		at = 0 // into the deck
	}
	if facing := t.table.faces[key]; facing != "" {
		p.faced = append(p.faced, facing)
	}
	z, zone := &p.Seats[0].Zones[at], &t.table.zones[at]
	c := rules.CardPosition{ID: b.id}
	if p.Phase != beforeMatch {
		c = t.lie(zone, b.id, r)
		c.Opened = zone.opened && b.face != b.id && r.IntN(4) > 0
	}
	if (zone.most == 1 || p.Phase == beforeMatch) && len(z.Cards) > 0 {
		z.Cards[0] = c
		return
	}
	i := len(z.Cards)
	if i > 0 && r.IntN(2) == 0 {
		i = r.IntN(i)
	}
	z.Cards = slices.Insert(z.Cards, i, c)
}

// place draws a zone for a card that bears the line.
func (t *troupe) place(b bearer, best []string, r *rand.Rand) string {
	if slices.Contains(best, t.table.home) {
		return t.table.home
	}
	var where [][]string
	if in := b.at.InForce; len(in) > 0 {
		front := slices.DeleteFunc(slices.Clone(in), func(key string) bool { return !slices.Contains(best, key) })
		if len(front) == 0 {
			front = in
		}
		where = append(where, front, front, in)
	}
	if len(b.at.From) > 0 {
		where = append(where, b.at.From, b.at.From, b.at.From)
	}
	if where = append(where, []string{t.table.home}); b.at.From == nil {
		where = append(where, t.table.enters)
	}
	return one(one(where, r), r)
}
