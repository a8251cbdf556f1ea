package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/pack"
)

// card reads a line under "cards": a key and values, or a line of text of the
// card described last.
//
//	A character level 1 cost 1 power 5000 soul 1 colour red traits 海,山 trigger soul,draw icon counter name 灯台
//	  【永】 …
func (p *parser) card(text string) error {
	cards := &p.s.Pos.Cards
	if strings.HasPrefix(text, "【") || strings.HasPrefix(text, "'") {
		last := &(*cards)[len(*cards)-1]
		if last.ID == "blank" {
			return fmt.Errorf("a text stands under the card that it belongs to")
		}
		last.Lines = append(last.Lines, strings.TrimPrefix(text, "'"))
		return nil
	}
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("a card is a key, a kind and its values: A character level 1 power 5000")
	}
	c := pack.Card{ID: words[0], Game: p.s.Pos.Game, Kind: words[1], Name: pack.Words{Ja: words[0]}, Soul: 1, Power: 1000}
	if p.s.keys[c.ID] {
		return fmt.Errorf("card %q is described twice", c.ID)
	}
	if len(*cards) > maxCards {
		return fmt.Errorf("more than %d cards are described", maxCards)
	}
	if !slices.Contains([]string{"character", "event", "climax"}, c.Kind) {
		return fmt.Errorf("%q is not a kind of card", c.Kind)
	}
	if c.Kind != "character" {
		c.Soul, c.Power = 0, 0
	}
	for i := 2; i < len(words); i += 2 {
		if i+1 >= len(words) {
			return fmt.Errorf("%q has no value", words[i])
		}
		if err := setValue(&c, words[i], words[i+1]); err != nil {
			return err
		}
	}
	p.s.keys[c.ID] = true
	*cards = append(*cards, c)
	return nil
}

func setValue(c *pack.Card, word, value string) error {
	number := func(to *int) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < 0 || n > 100000 {
			return fmt.Errorf("%s %q is not a number", word, value)
		}
		*to = n
		return nil
	}
	switch word {
	case "level":
		return number(&c.Level)
	case "cost":
		return number(&c.Cost)
	case "power":
		return number(&c.Power)
	case "soul":
		return number(&c.Soul)
	case "colour":
		c.Colour = value
	case "name":
		c.Name = pack.Words{Ja: strings.ReplaceAll(value, "_", " ")}
	case "traits":
		for _, t := range strings.Split(value, ",") {
			c.Traits = append(c.Traits, pack.Words{Ja: t})
		}
	case "trigger":
		c.Triggers = strings.Split(value, ",")
		for _, t := range c.Triggers {
			if !slices.Contains(triggerKeys, t) {
				return fmt.Errorf("%q is not a trigger icon", t)
			}
		}
	case "icon":
		c.Icons = strings.Split(value, ",")
	default:
		return fmt.Errorf("a card has no %q", word)
	}
	return nil
}

var triggerKeys = []string{"soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice", "chance", "discovery"}

var zoneKeys = []string{"deck", "hand", "waiting-room", "clock", "level", "stock", "climax", "memory", "resolution",
	"front-left", "front-centre", "front-right", "back-left", "back-right",
	"marker-front-left", "marker-front-centre", "marker-front-right", "marker-back-left", "marker-back-right"}

// topFirst are the zones whose cards are written from the top: what is met
// first stands first. All others are written in the order in which the cards
// came there.
var topFirst = []string{"deck", "stock"}

// zone reads a line under "you" or "opponent": a zone and its cards, each with
// "rested", "reversed" or "down" after it, or a number and a card.
func (p *parser) zone(seat int, text string) error {
	words := strings.Fields(strings.ReplaceAll(text, ",", " "))
	if len(words) == 0 {
		return fmt.Errorf("a zone and its cards stand here")
	}
	if !slices.Contains(zoneKeys, words[0]) {
		return fmt.Errorf("no zone %q", words[0])
	}
	z := rules.ZonePosition{Zone: words[0]}
	for _, have := range p.s.Pos.Seats[seat].Zones {
		if have.Zone == z.Zone {
			return fmt.Errorf("the zone %q is described twice", z.Zone)
		}
	}
	n := 1
	for _, w := range words[1:] {
		if v, err := strconv.Atoi(w); err == nil {
			if v < 0 || v > maxCards {
				return fmt.Errorf("%d cards are too many", v)
			}
			n = v
			continue
		}
		last := len(z.Cards) - 1
		switch w {
		case "rested", "reversed", "down", "up":
			if last < 0 {
				return fmt.Errorf("%q stands after the card that it describes", w)
			}
			switch w {
			case "rested":
				z.Cards[last].Lies = rules.Rest
			case "reversed":
				z.Cards[last].Lies = rules.Reverse
			case "down":
				z.Cards[last].Down = true
			case "up":
				z.Cards[last].Up = true
			}
			continue
		}
		if !p.s.keys[w] {
			return fmt.Errorf("no card %q is described", w)
		}
		for range n {
			z.Cards = append(z.Cards, rules.CardPosition{ID: w})
		}
		n = 1
	}
	if slices.Contains(topFirst, z.Zone) {
		slices.Reverse(z.Cards)
	}
	p.s.Pos.Seats[seat].Zones = append(p.s.Pos.Seats[seat].Zones, z)
	return nil
}
