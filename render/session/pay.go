package session

import (
	"slices"

	"gorin/rules"
)

// wants is how much energy of each colour the cards in a hand ask for.
type wants map[string]int

func (w wants) add(n rules.Needs) {
	w["black"] += n.Black
	w["blue"] += n.Blue
	w["white"] += n.White
	w["red"] += n.Red
}

// Payment picks the energy whose colours the asked player's hand needs least:
// what has no colour first, then the colour of which most is left over.
func Payment(v *rules.View, r *rules.Request) []int {
	need, have := wants{}, wants{}
	for _, z := range v.Players[r.Seat].Zones {
		for i := range z.Cards {
			c := &z.Cards[i]
			switch {
			case z.Place.Zone == "hand" && c.Print >= 0:
				need.add(c.Needs)
			case z.Place.Zone == "energy" && c.Lies == rules.Stand:
				for _, k := range shades(c) {
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
				for _, k := range shades(c) {
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
			for _, k := range shades(c) {
				have[k]--
			}
		}
	}
	if !r.Ordered {
		slices.Sort(pick)
	}
	return pick
}

// Alike reports whether it does not matter which of the offered energy pays.
func Alike(v *rules.View, r *rules.Request) bool {
	if r.Min != r.Max || len(r.Options) == 0 {
		return false
	}
	first := cardOf(v, r.Options[0].Card)
	for _, o := range r.Options {
		c := cardOf(v, o.Card)
		if first == nil || c == nil || c.FaceUp != first.FaceUp || !slices.Equal(shades(c), shades(first)) || c.FaceUp && len(c.Lines) > 0 && c.Print != first.Print {
			return false
		}
	}
	return true
}

// shades is the colours of an energy; one that lies face down has none.
func shades(c *rules.CardView) []string {
	if !c.FaceUp {
		return nil
	}
	return c.Colours
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
