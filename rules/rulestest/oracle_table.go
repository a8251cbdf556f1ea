package rulestest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
)

// table is a position as the oracle reads it off a view.
type table struct {
	v     *rules.View
	q     *rules.Request
	cards []rules.Printed
	me    int // who is asked
	opp   int
	place map[rules.Card]rules.Place
	at    map[rules.Card]*rules.CardView

	// In Build Divide.
	blocking rules.Card            // who has blocked the attack under way
	sorted   []*rules.CardView     // see all
	said     map[rules.Card][]said // see says
}

func newTable(v *rules.View, q *rules.Request, cards []rules.Printed) *table {
	if v.Game == "builddivide" {
		reworded(v, q)
	}
	t := &table{v: v, q: q, cards: cards, me: q.Seat, opp: 1 - q.Seat, place: map[rules.Card]rules.Place{}, at: map[rules.Card]*rules.CardView{}}
	t.note(v.Shared)
	for p := range v.Players {
		t.note(v.Players[p].Zones)
	}
	return t
}

func (t *table) note(zones []rules.ZoneView) {
	for _, z := range zones {
		for i := range z.Cards {
			if c := &z.Cards[i]; c.ID != 0 {
				t.place[c.ID], t.at[c.ID] = z.Place, c
			}
		}
	}
}

// zone is the cards of a player's zone, from the bottom.
func (t *table) zone(seat int, key string) []rules.CardView {
	return cardsIn(t.v.Players[seat].Zones, key)
}

// shared is the cards of a zone that belongs to nobody.
func (t *table) shared(key string) []rules.CardView { return cardsIn(t.v.Shared, key) }

func cardsIn(zones []rules.ZoneView, key string) []rules.CardView {
	for _, z := range zones {
		if z.Place.Zone == key {
			return z.Cards
		}
	}
	return nil
}

func (t *table) count(seat int, key string) int { return len(t.zone(seat, key)) }

func (t *table) print(c *rules.CardView) *rules.Printed { return &t.cards[c.Print] }

// name is the Japanese name of a card that may be identified.
func (t *table) name(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.print(c).Name[rules.Japanese]
}

func (t *table) hasTrait(c *rules.CardView, trait string) bool { return has(c.Traits, trait) }

// kind is the printed kind of a card that the asked player may identify.
func (t *table) kind(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.print(c).Kind
}

func (t *table) lineSays(c *rules.CardView, words string) bool {
	for _, l := range c.Lines {
		if strings.Contains(l.Words[rules.Japanese], words) {
			return true
		}
	}
	return false
}

func has(list []string, s string) bool { return slices.Contains(list, s) }

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

// one is a question with one pick among options that are still to be listed.
func (t *table) one(seat int, clause string) offered {
	return offered{seat: seat, min: 1, max: 1, options: map[string]string{}, maybe: map[string]bool{}, clause: clause}
}

func (w offered) card(c *rules.CardView, clause string) {
	w.options[fmt.Sprint("card ", c.ID)] = clause
}

func (t *table) allOf(zone string, w offered, clause string) {
	for i := range t.zone(t.me, zone) {
		w.card(&t.zone(t.me, zone)[i], clause)
	}
}
