package scenario

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/position"
)

// position writes the cards, zones and lines of a position, so that parsing
// them gives it back.
func (w *writer) position(p *position.Position) error {
	w.format(p)
	w.keys = map[string]string{}
	w.out.WriteString("cards\n")
	for i := range p.Cards {
		if c := &p.Cards[i]; lies(p, c.ID) {
			if err := w.card(c); err != nil {
				return err
			}
		}
	}
	for seat := range p.Seats {
		gone := ""
		switch {
		case slices.Contains(p.Out, seat):
			gone = " out"
		case slices.Contains(p.Left, seat):
			gone = " left"
		}
		fmt.Fprintln(&w.out, seatName(seat, len(p.Seats))+gone)
		for _, z := range p.Seats[seat].Zones {
			fmt.Fprintf(&w.out, "  %s %s\n", z.Zone, w.zoneCards(z))
		}
		for _, c := range p.Seats[seat].Counters {
			fmt.Fprintf(&w.out, "  counters %s %d\n", c.Name, c.N)
		}
		usual := []string{w.n.Deck}
		if p.Phase != "setup" { // before which nothing is filled
			for _, z := range w.n.Filled {
				usual = append(usual, z.Zone)
			}
		}
		for _, zone := range usual {
			if gone == "" && !slices.ContainsFunc(p.Seats[seat].Zones, func(z position.Zone) bool { return z.Zone == zone }) {
				fmt.Fprintf(&w.out, "  %s\n", zone) // none at all, not the usual one
			}
		}
	}
	if p.Phase == "setup" && p.Lot > 0 {
		fmt.Fprintf(&w.out, "lot %s\n", seatName(p.Lot-1, len(p.Seats)))
	} else if p.Phase != "setup" {
		fmt.Fprintf(&w.out, "turn %d %s\nfirst %s\n", p.Turn, seatName(p.Active, len(p.Seats)), seatName(p.First, len(p.Seats)))
	}
	if p.Attacks > 0 {
		fmt.Fprintf(&w.out, "attacks %d\n", p.Attacks)
	}
	fmt.Fprintf(&w.out, "start %s\n", p.Phase)
	for _, order := range p.Shuffle {
		w.out.WriteString("shuffle")
		for _, id := range order {
			w.out.WriteString(" " + w.keys[id])
		}
		w.out.WriteString("\n")
	}
	return nil
}

func lies(p *position.Position, id string) bool {
	for _, s := range p.Seats {
		for _, z := range s.Zones {
			if slices.ContainsFunc(z.Cards, func(c position.Card) bool { return c.ID == id }) {
				return true
			}
		}
	}
	return false
}

// zoneCards lists the cards of a zone in the order of the notation.
func (w *writer) zoneCards(z position.Zone) string {
	var words []string
	for _, c := range z.Cards {
		word := w.keys[c.ID]
		switch c.Lies {
		case rules.Rest:
			word += " rested"
		case rules.Reverse:
			word += " reversed"
		}
		if c.Down {
			word += " down"
		}
		if c.Up {
			word += " up"
		}
		if c.Opened {
			word += " " + w.n.Opened
		}
		if c.Load > 0 {
			word += fmt.Sprintf(" %s %d", w.n.Load, c.Load)
		}
		if c.On != "" {
			word += fmt.Sprintf(" %s %d on %s", w.n.Worth, c.Worth, w.keys[c.On])
		}
		for _, zone := range c.Over {
			word += " over " + zone
		}
		words = append(words, word)
	}
	if slices.Contains(w.n.TopFirst, z.Zone) {
		slices.Reverse(words)
	}
	return strings.Join(words, " ")
}

// keyRE is an ID that can stand for its card in a scenario: no word of the
// notation looks like it.
var keyRE = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[A-Z][A-Za-z0-9]*(/[A-Za-z0-9-]+)?$`) })

// card writes a card with its values and texts.
func (w *writer) card(c *pack.Card) error {
	key := c.ID
	if !keyRE().MatchString(key) {
		key = fmt.Sprintf("Card%d", len(w.keys)+1)
	}
	w.keys[c.ID] = key
	words := append([]string{"  " + key, c.Kind}, w.n.Say(c)...)
	if c.Open != nil {
		words = append(append(words, "open"), w.n.Say(c.Open)...)
	}
	lines := append([]string{strings.Join(words, " ")}, textLines("     ", c)...)
	if c.Open != nil {
		lines = append(lines, textLines("     open ", c.Open)...)
	}
	for i, line := range lines {
		if strings.ContainsAny(line, "#\n\r") || i == 0 && (strings.Contains(c.Name[rules.Japanese], "_") || len(strings.Fields(line)) != len(words)) {
			return fmt.Errorf("the notation cannot hold the card %s", c.ID)
		}
		fmt.Fprintln(&w.out, line)
	}
	return nil
}

// textLines are the lines of text of one face of a card; one that does nothing is
// written as a note, which does neither.
func textLines(before string, c *pack.Card) (lines []string) {
	for i, text := range c.Lines {
		if c.IsInert(i) {
			text = "（" + noParentheses.Replace(text) + "）"
		}
		if !strings.HasPrefix(text, "【") {
			text = "'" + text
		}
		lines = append(lines, before+text)
	}
	return lines
}

var noParentheses = strings.NewReplacer("（", "", "）", "", "(", "", ")", "")
