package rulestest

import (
	"fmt"
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
}

var (
	frontRow = []string{"front-left", "front-centre", "front-right"}
	slots    = []string{"front-left", "front-centre", "front-right", "back-left", "back-right"}
	// across gives the slot that a front slot faces (正面, 3.6.6).
	across = map[string]string{"front-left": "front-right", "front-centre": "front-centre", "front-right": "front-left"}
)

func isStage(zone string) bool {
	return strings.HasPrefix(zone, "front-") || strings.HasPrefix(zone, "back-")
}

func isNumber(s string) bool {
	_, err := strconv.Atoi(s)
	return err == nil
}

func newTable(v *rules.View, q *rules.Request, cards []rules.Printed) *table {
	t := &table{v: v, q: q, cards: cards, me: q.Seat, opp: 1 - q.Seat, place: map[rules.Card]rules.Place{}, at: map[rules.Card]*rules.CardView{}}
	for p := range v.Players {
		for _, z := range v.Players[p].Zones {
			for i := range z.Cards {
				if c := &z.Cards[i]; c.ID != 0 {
					t.place[c.ID], t.at[c.ID] = z.Place, c
				}
			}
		}
	}
	return t
}

// zone is the cards of a zone, from the bottom.
func (t *table) zone(seat int, key string) []rules.CardView {
	for _, z := range t.v.Players[seat].Zones {
		if z.Place.Zone == key {
			return z.Cards
		}
	}
	return nil
}

func (t *table) count(seat int, key string) int { return len(t.zone(seat, key)) }

// in is the character of a slot, nil if there is none.
func (t *table) in(seat int, slot string) *rules.CardView {
	z := t.zone(seat, slot)
	if len(z) == 0 {
		return nil
	}
	return &z[len(z)-1]
}

// level is a player's level: the cards in the level zone (8.6.2.1.2).
func (t *table) level(seat int) int { return t.count(seat, "level") }

func (t *table) print(c *rules.CardView) *rules.Printed { return &t.cards[c.Print] }

// name is the Japanese name of a card that may be identified.
func (t *table) name(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.print(c).Name[rules.Japanese]
}

func (t *table) hasTrait(c *rules.CardView, trait string) bool {
	for _, x := range c.Traits {
		if x == trait {
			return true
		}
	}
	return false
}

// stage calls f for the characters of a player.
func (t *table) stage(seat int, f func(slot string, c *rules.CardView)) {
	for _, s := range slots {
		if c := t.in(seat, s); c != nil {
			f(s, c)
		}
	}
}

// kind is the printed kind of a card that the asked player may identify.
func (t *table) kind(c *rules.CardView) string {
	if c.Print < 0 {
		return ""
	}
	return t.print(c).Kind
}

// meaning tells options apart by what they mean.
func (t *table) meaning(p *rules.Option) string {
	switch p.Kind {
	case "card", "play":
		return fmt.Sprintf("%s %d", p.Kind, p.Card)
	case "activate", "ability":
		return fmt.Sprintf("%s %d %s", p.Kind, p.Card, textOf(p))
	case "swap":
		return fmt.Sprintf("swap %s %s", p.Place.Zone, p.Place2.Zone)
	case "slot":
		return fmt.Sprintf("slot %d %s", p.Place.Seat, p.Place.Zone)
	case "attack":
		return "attack " + attackKinds[p.N]
	case "icon", "rule":
		return p.Kind + " " + iconKey(p)
	}
	return p.Kind
}
