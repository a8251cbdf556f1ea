package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
)

// card reads a line under "cards": a key and values, or a line of text of the
// card described last; what follows "open" is of its other face.
//
//	A character level 1 cost 1 power 5000 soul 1 colour red traits 海,山 trigger soul,draw icon counter name 灯台
//	  【永】 …
//	T territory name 硝子の都 open cost 3 colour blue name 灯る夜
//	  【永】 …
//	  open 【永】 …
//	N = LT/G01-010
//
// The last is a card that ships.
func (p *parser) card(text string) error {
	cards := &p.s.Pos.Cards
	line, open := strings.CutPrefix(text, "open ")
	if line = strings.TrimSpace(line); strings.HasPrefix(line, "【") || strings.HasPrefix(line, "'") {
		last := &(*cards)[len(*cards)-1]
		if last.ID == "blank" || p.s.keys[last.ID] == "" {
			return fmt.Errorf("a text stands under the card that it belongs to")
		}
		if open {
			if last = last.Open; last == nil {
				return fmt.Errorf("the card has no other face")
			}
		}
		last.Lines = append(last.Lines, strings.TrimPrefix(line, "'"))
		return nil
	}
	words := strings.Fields(text)
	if len(words) < 2 {
		return fmt.Errorf("a card is a key, a kind and its values: A %s power 5000", p.n.Kinds[0].Key)
	}
	if words[1] == "=" {
		return p.shipped(words)
	}
	kind := p.n.Kind(words[1])
	switch {
	case p.s.keys[words[0]] != "" || slices.ContainsFunc(*cards, func(c pack.Card) bool { return c.ID == words[0] }):
		return fmt.Errorf("card %q is described twice", words[0])
	case len(*cards) > maxCards:
		return fmt.Errorf("more than %d cards are described", maxCards)
	case kind == nil:
		return fmt.Errorf("%q is not a kind of card", words[1])
	}
	c := kind.Plain
	c.ID, c.Game, c.Kind, c.Name = words[0], p.game, kind.Key, lang.Words{words[0]}
	if err := p.values(&c, words[2:]); err != nil {
		return err
	}
	if p.n.Complete != nil {
		p.n.Complete(&c)
	}
	p.s.keys[c.ID] = c.ID
	*cards = append(*cards, c)
	return nil
}

// values reads the words and values of a card.
func (p *parser) values(c *pack.Card, words []string) error {
	face := c
	for len(words) > 0 {
		if words[0] == "open" && p.n.TwoFaced && c.Open == nil {
			c.Open = &pack.Card{ID: c.ID + "+", Game: c.Game, Kind: c.Kind, Name: lang.Words{c.Name[rules.Japanese] + "+"}}
			face, words = c.Open, words[1:]
			continue
		}
		if len(words) < 2 {
			return fmt.Errorf("%q has no value", words[0])
		}
		if err := p.n.Set(face, words[0], words[1]); err != nil {
			return err
		}
		words = words[2:]
	}
	return nil
}

// cardWord is what may stand behind a card of a zone; number tells whether it takes one.
type cardWord struct {
	number bool
	set    func(c *position.Card, n int)
}

// cardWords are those of all games.
var cardWords = map[string]cardWord{
	"rested":   {false, func(c *position.Card, _ int) { c.Lies = rules.Rest }},
	"reversed": {false, func(c *position.Card, _ int) { c.Lies = rules.Reverse }},
	"down":     {false, func(c *position.Card, _ int) { c.Down = true }},
	"up":       {false, func(c *position.Card, _ int) { c.Up = true }},
}

// wordOf is what a word behind a card says in a game.
func wordOf(n *rules.Notation, w string) (cardWord, bool) {
	switch w {
	case n.Load:
		return cardWord{true, func(c *position.Card, n int) { c.Load = n }}, w != ""
	case n.Worth:
		return cardWord{true, func(c *position.Card, n int) { c.Worth = n }}, w != ""
	case n.Opened:
		return cardWord{false, func(c *position.Card, _ int) { c.Opened = true }}, w != ""
	}
	known, ok := cardWords[w]
	return known, ok
}

// zone reads a line under "you" or "opponent": a zone and its cards, each with
// words of wordOf, "on" and a card after it, or "over" and another slot, or a number and a
// card; or counters of a name, and how many; or "standard".
//
//	field A rested damage 2000, B aura 1000 on A
//	energy 3 blank rested
//	counters 断罪 2
func (p *parser) zone(seat int, text string) error {
	words := strings.Fields(strings.ReplaceAll(text, ",", " "))
	if len(words) == 0 {
		return fmt.Errorf("a zone and its cards stand here")
	}
	switch words[0] {
	case "counters":
		return p.counters(seat, words[1:])
	case "standard":
		p.standard[seat] = true
		return p.nothingBehind(words)
	}
	if !slices.Contains(p.n.Zones, words[0]) {
		return fmt.Errorf("no zone %q", words[0])
	}
	z := position.Zone{Zone: words[0]}
	for _, have := range p.s.Pos.Seats[seat].Zones {
		if have.Zone == z.Zone {
			return fmt.Errorf("the zone %q is described twice", z.Zone)
		}
	}
	n, last := 1, 0 // how many the next card is, and where the last one's begin
	for i := 1; i < len(words); i++ {
		w := words[i]
		if v, err := strconv.Atoi(w); err == nil {
			if v < 0 || v > maxCards {
				return fmt.Errorf("%d cards are too many", v)
			}
			n = v
			continue
		}
		if used, err := p.cardWord(z.Cards[last:], words[i:]); err != nil {
			return err
		} else if used > 0 {
			i += used - 1
			continue
		}
		if p.s.keys[w] == "" {
			return fmt.Errorf("no card %q is described", w)
		}
		last = len(z.Cards)
		for range n {
			z.Cards = append(z.Cards, position.Card{ID: p.s.keys[w]})
		}
		n = 1
	}
	if slices.Contains(p.n.TopFirst, z.Zone) {
		slices.Reverse(z.Cards)
	}
	p.s.Pos.Seats[seat].Zones = append(p.s.Pos.Seats[seat].Zones, z)
	return nil
}

// nothingBehind refuses what stands behind a word that is alone in its line.
func (p *parser) nothingBehind(words []string) error {
	if len(words) > 1 {
		return fmt.Errorf("nothing stands behind %q", words[0])
	}
	return nil
}

// cardWord reads what is said of the cards that were named last, each of "3 A", and
// how many words that takes; 0 if it is something else.
func (p *parser) cardWord(last []position.Card, words []string) (used int, err error) {
	w := words[0]
	known, ok := wordOf(p.n, w)
	if !ok && w != "on" && w != "over" {
		return 0, nil
	}
	if len(last) == 0 {
		return 0, fmt.Errorf("%q stands after the card that it describes", w)
	}
	set, n := known.set, 0
	if used = 1; !ok || known.number {
		if used = 2; len(words) < 2 {
			return 0, fmt.Errorf("%q has no value", w)
		}
	}
	switch {
	case w == "over":
		zone := words[1]
		if !slices.Contains(p.n.Zones, zone) {
			return 0, fmt.Errorf("no zone %q", zone)
		}
		set = func(c *position.Card, _ int) { c.Over = append(c.Over, zone) }
	case !ok:
		host := p.s.keys[words[1]]
		if host == "" {
			return 0, fmt.Errorf("no card %q is described", words[1])
		}
		set = func(c *position.Card, _ int) { c.On = host }
	case known.number:
		if n, err = strconv.Atoi(words[1]); err != nil || n < 0 || n > 100000 {
			return 0, fmt.Errorf("%s %q is not a number", w, words[1])
		}
	}
	for i := range last {
		set(&last[i], n)
	}
	return used, nil
}

// counters reads the name of counters that a player has, and how many.
func (p *parser) counters(seat int, words []string) error {
	if len(words) != 2 {
		return fmt.Errorf("counters have a name and a number: counters 断罪 2")
	}
	n, err := strconv.Atoi(words[1])
	if err != nil || n < 1 || n > 1000 {
		return fmt.Errorf("%q is not a number of counters", words[1])
	}
	s := &p.s.Pos.Seats[seat]
	s.Counters = append(s.Counters, position.Counters{Name: words[0], N: n})
	return nil
}
