package oracle

import (
	"fmt"
	"strings"

	"gorin/rules"
)

// Table is a position as the oracle reads it off a view.
type Table struct {
	View    *rules.View
	Request *rules.Request
	Cards   []rules.Printed
	Me      int   // who is asked
	Asked   []int // and all who are asked with that player
	Opp     int   // in games for two the opponent, else nobody: -1
	Place   map[rules.Card]rules.Place
	At      map[rules.Card]*rules.CardView
}

func newTable(v *rules.View, q *rules.Request, asked []int, cards []rules.Printed) *Table {
	t := &Table{View: v, Request: q, Cards: cards, Me: q.Seat, Asked: asked, Opp: -1, Place: map[rules.Card]rules.Place{}, At: map[rules.Card]*rules.CardView{}}
	if len(v.Players) == 2 {
		t.Opp = (q.Seat + 1) % len(v.Players)
	}
	t.note(v.Shared)
	for p := range v.Players {
		t.note(v.Players[p].Zones)
	}
	return t
}

func (t *Table) note(zones []rules.ZoneView) {
	for _, z := range zones {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID != 0 {
				t.Place[c.ID], t.At[c.ID] = z.Place, c
			}
		}
	}
}

// In reports whether a player takes part.
func (t *Table) In(seat int) bool { p := &t.View.Players[seat]; return !p.Lost && !p.Left }

// Zone is the cards of a player's zone, from the bottom.
func (t *Table) Zone(seat int, key string) []rules.CardView {
	return cardsIn(t.View.Players[seat].Zones, key)
}

// Shared is the cards of a zone that belongs to nobody.
func (t *Table) Shared(key string) []rules.CardView { return cardsIn(t.View.Shared, key) }

func cardsIn(zones []rules.ZoneView, key string) []rules.CardView {
	for _, z := range zones {
		if z.Place.Zone == key {
			return z.Cards
		}
	}
	return nil
}

// Count is how many there are.
func (t *Table) Count(seat int, key string) int { return len(t.Zone(seat, key)) }

// Print is what is printed on a card that may be identified.
func (t *Table) Print(c *rules.CardView) *rules.Printed { return &t.Cards[c.Print] }

// Name is the Japanese name of a card that may be identified.
func (t *Table) Name(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.Print(c).Name[rules.Japanese]
}

// Kind is the printed kind of a card that the asked player may identify.
func (t *Table) Kind(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.Print(c).Kind
}

// LineSays reports whether an ability of a card has some words.
func (t *Table) LineSays(c *rules.CardView, words string) bool {
	for _, l := range c.Lines {
		if strings.Contains(l.Words[rules.Japanese], words) {
			return true
		}
	}
	return false
}

// One is a question with one pick among options that are still to be listed.
func (t *Table) One(seat int, clause string) Offered {
	return Offered{Seat: seat, Min: 1, Max: 1, Options: map[string]string{}, Maybe: map[string]bool{}, Clause: clause}
}

// Card lists a card.
func (w Offered) Card(c *rules.CardView, clause string) {
	w.Options[fmt.Sprint("card ", c.ID)] = clause
}

// AllOf lists the cards of a zone of the asked player.
func (t *Table) AllOf(zone string, w Offered, clause string) {
	for i := range t.Zone(t.Me, zone) {
		w.Card(&t.Zone(t.Me, zone)[i], clause)
	}
}
