package bot

import "gorin/rules"

// scoreMain plays what makes the table better: members into empty circles first, then a trance.
func scoreMain(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	me := &t.sides[own]
	switch {
	case o.Kind == "pass":
		return 0.02
	case o.Kind == "luck-drive":
		if me.stock >= 6 && len(me.hand) <= 4 {
			return 0.3
		}
		return 0
	case c == nil:
		return 0
	case o.Kind == "mobilize":
		return t.mobilizes(c)
	case o.Kind == "trance", o.Kind == "trance-change":
		return t.trances(c, t.At(o.Card2))
	case o.Kind == "activate":
		if s := t.lineOf(c, o.N); s != nil {
			return t.worthOf(s, c)
		}
	}
	return 0
}

// scoreRearrange leaves the members where they lie.
func scoreRearrange(_ *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "pass" {
		return 1
	}
	return 0.1
}

// mobilizes is what it is worth to mobilize a card where it does most.
func (t *table) mobilizes(c *rules.CardView) float64 {
	best, needs := -9.0, max(1, c.Now.Num(at().territory))
	for i := range circleZones {
		best = max(best, t.fills(c, i))
	}
	if needs > 1 {
		best -= 1.2
	}
	me := &t.sides[own]
	w := best - weights.stock*float64(c.Now.Num(at().cost)) - 0.4*t.keep(c)
	if len(me.hand) <= 2 { // somebody has to define logics
		w -= 0.3
	}
	return w
}

// fills is what a card is worth in a circle, beside what lies there now.
func (t *table) fills(c *rules.CardView, i int) float64 {
	me := &t.sides[own]
	w := t.worth(c)
	if there := me.circles[i]; there != nil {
		return w - t.worth(there) - 1.2
	}
	switch {
	case me.whole[i] && me.open(i):
		w += 1
	case me.whole[i]:
		w += 0.3
	}
	return w
}

// scoreSlot puts a card where it adds most.
func scoreSlot(t *table, r *rules.Request, o *rules.Option) float64 {
	i := circle(o.Place.Zone)
	if i < 0 || o.Place.Seat != t.Me {
		return 1
	}
	me := &t.sides[own]
	w := 5.0
	add := func(i int) {
		switch there := me.circles[i]; {
		case there != nil && there.ID != r.Source:
			w -= t.worth(there)
		case me.whole[i] && me.open(i):
			w += 1
		case me.whole[i]:
			w += 0.3
		}
	}
	if o.Over == "" {
		add(i)
	} else {
		seen := map[rules.Card]bool{}
		for k, zone := range circleZones {
			if !overs(o.Over, zone) {
				continue
			}
			if there := me.circles[k]; there != nil {
				if seen[there.ID] {
					continue
				}
				seen[there.ID] = true
			}
			add(k)
		}
	}
	return max(w, 0.1)
}

// trances is what it is worth that two members become a tranceunion: what it is expected to be, less
// those two.
func (t *table) trances(a, b *rules.CardView) float64 {
	me := &t.sides[own]
	if me.levels < t.unions {
		return 0
	}
	best := 0.0
	for i := range t.Cards {
		c := &t.Cards[i]
		if c.Kind != "tranceunion" || c.Number("level") > me.levels || c.Number("cost") > me.stock || !t.mine(c) {
			continue
		}
		best = max(best, weights.beaten+float64(c.Number("power")+2000)/weights.power+0.8)
	}
	if best == 0 || t.Count(t.Me, "deck") < 8 {
		return 0
	}
	w := best + 1 // the deck gives it: no card of the hand
	for _, m := range []*rules.CardView{a, b} {
		if m != nil && t.Place(m.ID).Zone != "my-logicalist" {
			w -= t.worth(m)
		}
	}
	return w
}

// mine reports whether a print may be in the bot's own deck: it has the colour or world of a card of its level
// zone.
func (t *table) mine(c *rules.Printed) bool {
	z := t.Zones[rules.Place{Seat: t.Me, Zone: "level"}]
	if z == nil {
		return false
	}
	for i := range z.Cards {
		p := t.Print(&z.Cards[i])
		if p.Word("colour") != "" && p.Word("colour") == c.Word("colour") {
			return true
		}
		for _, w := range p.Tags("worlds") {
			for _, x := range c.Tags("worlds") {
				if w[0] == x[0] {
					return true
				}
			}
		}
	}
	return false
}

// scoreSearch looks through the deck.
func scoreSearch(t *table, _ *rules.Request, o *rules.Option) float64 {
	switch o.Place.Zone {
	case "deck":
		return 2
	case "hand":
		return 1
	}
	return 0.5
}

// scoreUnion takes the best tranceunion that there is room for.
func scoreUnion(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.05
	}
	w := 2 + t.worth(c) - weights.stock*float64(c.Now.Num(at().cost))
	need := c.Now.Num(at().territory)
	empty := 2 // where the two materials lay
	for _, there := range t.sides[own].circles {
		if there == nil {
			empty++
		}
	}
	if need > 1 {
		w -= 0.6*float64(need) + 0.8*float64(max(0, need-empty))
	}
	return max(w, 0.1)
}

// scoreMaterial gives the weaker ones.
func scoreMaterial(t *table, _ *rules.Request, o *rules.Option) float64 {
	w := 6.0
	for _, id := range []rules.Card{o.Card, o.Card2} {
		if c := t.At(id); c != nil && t.Place(id).Zone != "my-logicalist" {
			w -= t.worth(c)
		}
	}
	return max(w, 0.1)
}
