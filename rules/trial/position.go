package trial

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
	"gorin/rules/position"
	"gorin/rules/rulestest"
)

// placed is a random one, with the cards in it that bear the line, and those with names
// that the line says or that lie opposite.
type placed struct {
	position.Position
	bearers, named []rules.Card
	faced          []string // zones of other players that face cards that bear it
}

// position draws a position: the first player has a card that bears the line where it
// may matter, sometimes a second one.
func (t *troupe) position(way rulestest.Way, r *rand.Rand) placed {
	p := placed{Position: position.Position{Game: t.game, Format: way.Format.Key, Seed: r.Uint64(), Cards: t.cards, Turn: 3 + r.IntN(6), Phase: drawn(t.table.Phases, r)}}
	seats := way.Seats
	p.Active, p.First = other(way, r.IntN(3) == 0, r), r.IntN(seats)
	if seats > 2 && way.Format.Teams == 0 && r.IntN(3) == 0 {
		p.Order = r.Perm(seats)
	}
	var best When
	if len(t.when) > 0 && r.IntN(4) > 0 {
		best = One(t.when, r)
		p.Phase, p.Active = One(best.Phases, r), other(way, best.Seat > 0, r)
	}
	if p.Phase == BeforeMatch {
		p.Turn = 1
	}
	for seat := range seats {
		p.Seats = append(p.Seats, position.Seat{Name: string(rune('A' + seat)), Zones: t.side(p.Phase, seat == p.Active, r)})
		for _, name := range t.said.Counters {
			if p.Phase == BeforeMatch {
				break
			}
			p.Seats[seat].Counters = append(p.Seats[seat].Counters, position.Counters{Name: name, N: r.IntN(4) * (1 + r.IntN(4))})
		}
		if p.Phase != BeforeMatch && r.IntN(crowdEvery) == 0 {
			t.crowd(&p.Seats[seat], r)
		}
	}
	for n := 1 + boolInt(r.IntN(3) == 0); n > 0; n-- {
		t.cast(&p, One(t.bearers, r), best.Zones, r)
	}
	for seat := range p.Seats {
		t.attach(&p.Seats[seat], r)
		t.tie(&p, seat, r)
	}
	id := rules.Card(0)
	for seat, s := range p.Seats {
		for _, z := range s.Zones {
			for _, c := range z.Cards {
				id++
				if t.bears(c.ID) {
					p.bearers = append(p.bearers, id)
				}
				if t.named[c.ID] || seat != 0 && slices.Contains(p.faced, z.Zone) {
					p.named = append(p.named, id)
				}
			}
		}
	}
	return p
}

// other is a player against whom the one who has the line plays, or that one.
func other(way rulestest.Way, is bool, r *rand.Rand) int {
	own := way.Seats / max(2, way.Format.Teams)
	if way.Format.Teams == 0 {
		own = 1
	}
	switch {
	case !is:
		return 0
	case own+1 == way.Seats:
		return own
	}
	return own + r.IntN(way.Seats-own)
}

// attach attaches a card to one of those that may have others, now and then.
func (t *troupe) attach(s *position.Seat, r *rand.Rand) {
	for i := range t.table.Zones {
		if z := &s.Zones[i]; t.table.Zones[i].Auras && len(z.Cards) > 0 && r.IntN(3) == 0 {
			host := One(z.Cards, r)
			z.Cards = append(z.Cards, position.Card{ID: One(t.byKind[t.kindFor(&t.table.Zones[i], r)], r), Worth: 1000, On: host.ID})
		}
	}
}

// tie gives cards that belong to others one of those each. A position names it by its ID, so it is the first card with
// that one.
func (t *troupe) tie(p *placed, seat int, r *rand.Rand) {
	for i := range t.table.Zones {
		hosts := t.table.Zones[i].Hosts
		if hosts == nil {
			continue
		}
		var ids []string
		for _, z := range p.Seats[seat].Zones {
			for _, c := range z.Cards {
				if slices.Contains(hosts, z.Zone) && c.On == "" && p.isFirst(seat, z.Zone, c.ID) {
					ids = append(ids, c.ID)
				}
			}
		}
		z := &p.Seats[seat].Zones[i]
		if len(ids) == 0 {
			z.Cards = nil
		}
		for j := range z.Cards {
			z.Cards[j].On = One(ids, r)
		}
	}
}

// isFirst reports whether the first card of a position with an ID lies in a zone of a player.
func (p *placed) isFirst(seat int, zone, id string) bool {
	for s := range p.Seats {
		for _, z := range p.Seats[s].Zones {
			if slices.ContainsFunc(z.Cards, func(c position.Card) bool { return c.ID == id }) {
				return s == seat && z.Zone == zone
			}
		}
	}
	return false
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
func (t *troupe) side(phase string, active bool, r *rand.Rand) (zones []position.Zone) {
	dense := 50 + 50*r.IntN(3) // of the usual, in a hundred
	for i := range t.table.Zones {
		z := &t.table.Zones[i]
		out := position.Zone{Zone: z.Key}
		n := z.Least + r.IntN(z.Most-z.Least+1)
		if z.Chance != 0 && r.IntN(100) >= z.Chance*dense/100 || z.In != nil && !(active && slices.Contains(z.In, phase)) {
			n = 0
		}
		if phase == BeforeMatch {
			n = z.Presented
		}
		for range n {
			c := position.Card{ID: One(t.byKind[t.kindFor(z, r)], r)}
			if phase != BeforeMatch {
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
func (t *troupe) crowd(s *position.Seat, r *rand.Rand) {
	i := r.IntN(len(s.Zones))
	z := &t.table.Zones[i]
	if z.Crowd == 0 && z.Most > 1 {
		return
	}
	if z.Most == 1 { // all places of one card each
		ids := t.byKind[One(z.Kinds, r)]
		a, b := One(ids, r), One(ids, r)
		for j := range s.Zones {
			if slices.Equal(t.table.Zones[j].Kinds, z.Kinds) {
				for k := range s.Zones[j].Cards {
					s.Zones[j].Cards[k].ID = One([]string{a, b}, r)
				}
			}
		}
		return
	}
	id := One(t.byKind[t.kindFor(z, r)], r)
	for range 3 + r.IntN(z.Crowd+1) {
		s.Zones[i].Cards = append(s.Zones[i].Cards, t.lie(z, id, r))
	}
}

func (t *troupe) kindFor(z *Zone, r *rand.Rand) string {
	if z.Kinds != nil {
		return One(z.Kinds, r)
	}
	return drawn(t.table.Kinds, r)
}

// lie puts a card into a zone in some way.
func (t *troupe) lie(z *Zone, id string, r *rand.Rand) position.Card {
	c := position.Card{ID: id}
	if z.Lies && r.IntN(3) == 0 {
		c.Lies = One(t.table.Lies, r)
	}
	c.Down, c.Up = z.Down && (r.IntN(3) == 0) != z.Mostly, z.Up && r.IntN(3) == 0
	c.Opened = z.Opened && r.IntN(2) == 0
	if z.Damage && r.IntN(4) == 0 {
		c.Load = 500
	}
	return c
}

// cast gives the first player a card that bears the line: where it is in force, where it
// comes from, or where it is played from.
func (t *troupe) cast(p *placed, b bearer, best []string, r *rand.Rand) {
	key := t.place(b, best, r)
	if at := t.table.Only[b.kind]; at != "" {
		key = at
	}
	at := slices.IndexFunc(t.table.Zones, func(z Zone) bool { return z.Key == key })
	if at < 0 {
		return // the zone of what is under way only
	}
	if p.Phase == BeforeMatch && t.table.Zones[at].Presented == 0 {
		at = 0 // into the deck
	}
	if facing := t.table.Faces[key]; facing != "" {
		p.faced = append(p.faced, facing)
	}
	z, zone := &p.Seats[0].Zones[at], &t.table.Zones[at]
	c := position.Card{ID: b.id}
	if p.Phase != BeforeMatch {
		c = t.lie(zone, b.id, r)
		c.Opened = zone.Opened && b.face != b.id && r.IntN(4) > 0
	}
	if (zone.Most == 1 || p.Phase == BeforeMatch) && len(z.Cards) > 0 {
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
	if slices.Contains(best, t.table.Home) {
		return t.table.Home
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
	if where = append(where, []string{t.table.Home}); b.at.From == nil {
		where = append(where, t.table.Enters)
	}
	return One(One(where, r), r)
}
