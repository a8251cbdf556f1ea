package bot

import "gorin/rules"

// scoreRing begins with the card that fights best: it costs nothing.
func scoreRing(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	s := t.strengthOf(c)
	return 1 + float64(s.attack+s.left)/1000 + t.linesWorth(c, inRing)
}

// scoreEnergy puts the card into the energy zone that will be missed least, as long as energy
// is of use.
func scoreEnergy(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	want := [...]float64{4, 4, 3.2, 2.4, 1.8, 1.4, 1, 0.6}
	n := min(t.sides[own].energy, len(want)-1)
	s := want[n]
	switch hand := len(t.sides[own].hand); {
	case hand > 5:
		s += 0.6
	case hand <= 2 && n >= 3: // there is little left to pay for
		s -= 0.4 * float64(3-hand)
	}
	return s - t.keep(c)
}

// keep is what a card of the hand is worth to a player with this much energy.
func (t *table) keep(c *rules.CardView) float64 {
	me := &t.sides[own]
	w := 1 + t.quality(c)/2
	w -= weights.tooLate * float64(max(0, c.Now.Num(at().level)-me.energy-1))
	if t.mates(me.ring, c) {
		w += weights.blocks
	}
	for _, s := range t.texts(c) {
		switch {
		case s.icon == "キャンセル", s.icon == "サプライズ":
			w += weights.cancels
		case len(s.regions) == 1 && s.regions[0] == "手札":
			w += weights.cancels
		}
	}
	return w
}

// scoreDiscard gives up what is worth least.
func scoreDiscard(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	return -t.keep(c)
}

// scoreChara plays what makes the table better, and sets a surprise before that, since it
// draws a card.
func scoreChara(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	switch {
	case o.Kind == "pass":
		return 0.01
	case c == nil:
		return 0
	case o.Kind == "play":
		best := -1.0
		b := t.board()
		for i := -1; i < len(benchZones); i++ {
			best = max(best, t.gain(&b, c, i))
		}
		return best - t.price(c) - t.spent(c)
	case o.Kind == "bench":
		b := t.board()
		was := t.worth(&b)
		b.ring[own] = nil
		for i := range b.bench[own] {
			if b.bench[own][i] == nil {
				b.bench[own][i] = c
				break
			}
		}
		return t.worth(&b) - was - t.price(c)
	case o.Kind == "set-surprise":
		if t.isSurprise(c) {
			return 10
		}
		return weights.junk - t.keep(c)
	case o.Kind == "dispose":
		if t.isSurprise(c) {
			return -1
		}
		for i := range t.sides[own].hand {
			if t.isSurprise(&t.sides[own].hand[i]) {
				return 0.3
			}
		}
		return -1
	}
	return 0
}

func (t *table) isSurprise(c *rules.CardView) bool {
	for _, s := range t.texts(c) {
		if s.icon == "サプライズ" {
			return true
		}
	}
	return false
}

// price is what the energy for a card could do otherwise.
func (t *table) price(c *rules.CardView) float64 {
	return weights.energyPrice * float64(max(0, c.Now.Num(at().level)))
}

// spent is what the hand loses by a card: nothing if it would have to be discarded anyway.
func (t *table) spent(c *rules.CardView) float64 {
	w := t.keep(c)
	if len(t.sides[own].hand) > 5 {
		w /= 3
	}
	return w
}

// gain is what a card is worth in a slot of the bench, or in the ring (-1), beside what lies
// there now.
func (t *table) gain(b *board, c *rules.CardView, slot int) float64 {
	was := t.worth(b)
	there := &b.ring[own]
	if slot >= 0 {
		there = &b.bench[own][slot]
	}
	old := *there
	*there = c
	now := t.worth(b)
	*there = old
	return now - was
}

// scoreSlot puts a card where it adds most.
func scoreSlot(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Playing
	if c == nil {
		return 1
	}
	b := t.board()
	if o.Place.Zone == "ring" {
		return 50 + t.gain(&b, c, -1)
	}
	for i, zone := range benchZones {
		if zone == o.Place.Zone {
			if b.ring[own] == c { // it comes from the ring
				b.ring[own] = nil
			}
			return 50 + t.gain(&b, c, i)
		}
	}
	return 1
}
