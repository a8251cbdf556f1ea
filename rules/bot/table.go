package bot

import "gorin/rules"

// Table is a view, indexed for one decision; the next decision takes the same
// room. A game's taste looks at it, and adds what it works out itself.
type Table struct {
	View    *rules.View
	Me      int
	Cards   []rules.Printed
	Zones   map[rules.Place]*rules.ZoneView
	Playing *rules.CardView // the card that was played last, if it is known where

	spots []spot // by card
	foes  []int
	known []known // what Zones holds
}

// known is a zone of a view, where it lies in memory. Views in one room often have the same zones at the same places.
type known struct {
	place rules.Place
	zone  *rules.ZoneView
}

// spot is a card that the bot can tell, and where it lies.
type spot struct {
	card  *rules.CardView
	place rules.Place
}

func newTable(cards []rules.Printed) *Table {
	return &Table{Cards: cards, Zones: map[rules.Place]*rules.ZoneView{}}
}

// look turns to another view.
func (t *Table) look(v *rules.View, me int) {
	t.View, t.Me = v, me
	t.foes = t.foes[:0]
	for i := 1; i < len(v.Players); i++ {
		if seat := (me + i) % len(v.Players); !rules.Mates(v, me, seat) {
			t.foes = append(t.foes, seat)
		}
	}
	clear(t.spots)
	if !t.same(v) {
		clear(t.Zones)
		for _, k := range t.known {
			t.Zones[k.place] = k.zone
		}
	}
	for i := range v.Players {
		t.index(v.Players[i].Zones)
	}
	t.index(v.Shared)
}

// same notes where the zones of a view lie, and reports whether that is where those of the last one lay.
func (t *Table) same(v *rules.View) bool {
	same, n := true, 0
	note := func(zones []rules.ZoneView) {
		for i := range zones {
			k := known{zones[i].Place, &zones[i]}
			if n == len(t.known) {
				t.known = append(t.known, known{})
			}
			if t.known[n] != k {
				t.known[n], same = k, false
			}
			n++
		}
	}
	for i := range v.Players {
		note(v.Players[i].Zones)
	}
	note(v.Shared)
	same = same && n == len(t.known)
	t.known = t.known[:n]
	return same
}

func (t *Table) index(zones []rules.ZoneView) {
	for i := range zones {
		z := &zones[i]
		for j := range z.Cards {
			if c := &z.Cards[j]; c.ID != 0 {
				for len(t.spots) <= int(c.ID) {
					t.spots = append(t.spots, spot{})
				}
				t.spots[c.ID] = spot{c, z.Place}
			}
		}
	}
}

// Foes is the seats of other teams than the bot's, from the next one on.
func (t *Table) Foes() []int { return t.foes }

// Foe is the first of Foes, in a game of two the other player; the bot itself where there
// is none.
func (t *Table) Foe() int {
	if len(t.foes) == 0 {
		return t.Me
	}
	return t.foes[0]
}

// At is a card by its number, nil if it is not known.
func (t *Table) At(id rules.Card) *rules.CardView { return t.spot(id).card }

// Place is where a card lies, nowhere if it is not known.
func (t *Table) Place(id rules.Card) rules.Place { return t.spot(id).place }

func (t *Table) spot(id rules.Card) spot {
	if int(id) < len(t.spots) {
		return t.spots[id]
	}
	return spot{}
}

// Mine counts the cards in a zone of the bot's own.
func (t *Table) Mine(zone string) int { return t.Count(t.Me, zone) }

// Count counts the cards in a zone of a seat.
func (t *Table) Count(seat int, zone string) int {
	if z := t.Zones[rules.Place{Seat: seat, Zone: zone}]; z != nil {
		return z.Count
	}
	return 0
}

// In is the first known card of a zone, nil if there is none.
func (t *Table) In(p rules.Place) *rules.CardView {
	if z := t.Zones[p]; z != nil && len(z.Cards) > 0 && z.Cards[0].ID != 0 {
		return &z.Cards[0]
	}
	return nil
}

// unknown is what is printed on a card that is not known.
var unknown rules.Printed

// Print is a card as printed, an empty one for a card that is not known.
func (t *Table) Print(c *rules.CardView) *rules.Printed {
	if c == nil || c.Print < 0 || c.Print >= len(t.Cards) {
		return &unknown
	}
	return &t.Cards[c.Print]
}

// Of is the card of an option, nil if it is not known.
func (t *Table) Of(o *rules.Option) *rules.CardView { return t.At(o.Card) }
