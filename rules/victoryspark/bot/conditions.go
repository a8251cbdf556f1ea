package bot

import (
	"slices"
	"strings"
)

// condition is what has to be for a deed to be done: so many cards somewhere, or more or fewer
// than elsewhere.
type condition struct {
	of, than pile // than has no zone where a number is said
	n        int
	more     bool // at least n, or more than the others; else at most, or fewer
}

// pile is the cards of a zone of a side, or those of them with a trait.
type pile struct {
	foe         bool
	zone, trait string
}

// conditionOf reads a part of a sentence that ends in なら, nil if a bot cannot tell.
func conditionOf(part string) *condition {
	part = strings.TrimSuffix(part, "なら")
	first, rest, ok := strings.Cut(part, "が")
	if !ok {
		return nil
	}
	c := &condition{of: pileOf(first)}
	switch {
	case c.of.zone == "":
		return nil
	case strings.HasSuffix(rest, "枚以上"):
		c.n, ok = numberAt(rest)
		c.more = true
	case strings.HasSuffix(rest, "枚以下"):
		c.n, ok = numberAt(rest)
	default:
		other, how, found := strings.Cut(rest, "より")
		c.than, c.more = pileOf(other), how == "多い"
		if c.than.zone == "" { // the same of the other player
			c.than = pile{!c.of.foe, c.of.zone, c.of.trait}
		}
		ok = found && (c.more || how == "少ない")
	}
	if !ok {
		return nil
	}
	return c
}

func pileOf(text string) pile {
	p := pile{foe: strings.Contains(text, "相手")}
	for _, w := range zoneWords {
		if strings.Contains(text, w) {
			p.zone = w
			break
		}
	}
	if _, trait, ok := strings.Cut(text, "《"); ok {
		p.trait, _, _ = strings.Cut(trait, "》")
	}
	if p.trait == "" && strings.ContainsAny(text, "『「＜♥♠") || strings.Contains(text, "レベル") {
		p.zone = "" // which of the cards are meant is not looked at
	}
	return p
}

// holds reports whether a condition of a side is fulfilled.
func (t *table) holds(c *condition, by int) bool {
	n, bound := t.cardsIn(c.of, by), c.n
	if c.than.zone == "" {
		return c.more && n >= bound || !c.more && n <= bound
	}
	bound = t.cardsIn(c.than, by)
	return c.more && n > bound || !c.more && n < bound
}

// cardsIn counts a pile of a side, as far as it is known.
func (t *table) cardsIn(p pile, by int) (n int) {
	side := by
	if p.foe {
		side = 1 - by
	}
	zones := t.View.Players[t.sides[side].seat].Zones
	for i := range zones {
		z := &zones[i]
		switch word := wordOf[z.Place.Zone]; {
		case word != p.zone && !(p.zone == "フィールド" && onTable(word)):
		case p.trait == "":
			n += z.Count
		default:
			for i := range z.Cards {
				if slices.Contains(z.Cards[i].Now.Set(at().traits), p.trait) {
					n++
				}
			}
		}
	}
	return n
}
