package session

import (
	"slices"

	"gorin/rules"
)

// Purse is what pays in a game: cards of a zone, which are asked for.
type Purse struct {
	Ask  string // the request that asks which of them pay
	Zone string // where they lie, upright as long as they can pay
	Hand string // where the cards are for which they pay
	// Wants tells how much of which colour a card costs.
	Wants func(c *rules.CardView, add func(colour string, n int))
	// Shades is the colours in which a card pays.
	Shades func(c *rules.CardView) []string
}

// Asks reports whether a request asks what pays; no purse is asked for nothing.
func (p *Purse) Asks(r *rules.Request) bool { return p != nil && r != nil && r.Kind == p.Ask }

// Payment picks the cards whose colours the asked player's hand needs least:
// what has no colour first, then the colour of which most is left over.
func (p *Purse) Payment(v *rules.View, r *rules.Request) []int {
	need, have := map[string]int{}, map[string]int{}
	for _, z := range v.Players[r.Seat].Zones {
		for i := range z.Cards {
			c := &z.Cards[i]
			switch {
			case z.Place.Zone == p.Hand && c.Print >= 0:
				p.Wants(c, func(colour string, n int) { need[colour] += n })
			case z.Place.Zone == p.Zone && c.Lies == rules.Stand:
				for _, k := range p.shades(c) {
					have[k]++
				}
			}
		}
	}
	var pick []int
	for len(pick) < r.Min {
		best, least := -1, 0.0
		for i := range r.Options {
			if slices.Contains(pick, i) {
				continue
			}
			worth := 0.0
			if c := cardOf(v, r.Options[i].Card); c != nil {
				for _, k := range p.shades(c) {
					worth += 0.01 + float64(need[k])/float64(max(1, have[k]))
				}
			}
			if best < 0 || worth < least {
				best, least = i, worth
			}
		}
		if best < 0 {
			break
		}
		pick = append(pick, best)
		if c := cardOf(v, r.Options[best].Card); c != nil {
			for _, k := range p.shades(c) {
				have[k]--
			}
		}
	}
	if !r.Ordered {
		slices.Sort(pick)
	}
	return pick
}

// Alike reports whether it does not matter which of the offered cards pays.
func (p *Purse) Alike(v *rules.View, r *rules.Request) bool {
	if r.Min != r.Max || len(r.Options) == 0 {
		return false
	}
	first := cardOf(v, r.Options[0].Card)
	for _, o := range r.Options {
		c := cardOf(v, o.Card)
		if first == nil || c == nil || c.FaceUp != first.FaceUp || !slices.Equal(p.shades(c), p.shades(first)) || c.FaceUp && len(c.Lines) > 0 && c.Print != first.Print {
			return false
		}
	}
	return true
}

// shades is the colours in which a card pays; one that lies face down has none.
func (p *Purse) shades(c *rules.CardView) []string {
	if !c.FaceUp {
		return nil
	}
	return p.Shades(c)
}

func cardOf(v *rules.View, id rules.Card) *rules.CardView {
	if id == 0 {
		return nil
	}
	for p := range v.Players {
		for z := range v.Players[p].Zones {
			cards := v.Players[p].Zones[z].Cards
			for i := range cards {
				if cards[i].ID == id {
					return &cards[i]
				}
			}
		}
	}
	return nil
}
