package bot

import "gorin/rules"

// scoreOpening begins with the card that fights best: it costs nothing.
func scoreOpening(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	s := t.strengthOf(c)
	return 1 + float64(s.atk+s.left)/5 + t.linesWorth(c, "エントリー")
}

// scorePartner puts a partner whenever it may: energy that costs no card.
func scorePartner(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.1
	}
	return 1 + t.linesWorth(c, "エネルギー")
}

// scoreEnergy puts the card into the energy zone that will be missed least, as long as energy
// is of use.
func scoreEnergy(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0
	}
	want := [...]float64{3, 3, 2.6, 2.3, 2, 1.7, 1.4, 1, 0.6, 0.3}
	s := want[min(t.sides[own].energy, len(want)-1)]
	hand := 0
	for i := range t.sides[own].hand {
		if !t.isPartner(&t.sides[own].hand[i]) {
			hand++
		}
	}
	if hand <= 2 { // there is little left to pay for
		s -= 0.5 * float64(3-hand)
	}
	return s - t.keep(c)
}

// keep is what a card of the hand is worth to a player with this much energy.
func (t *table) keep(c *rules.CardView) float64 {
	me := &t.sides[own]
	if t.isRebirth(c) {
		return 1.2 + t.linesWorth(c, "Reバース") // it is as good as the card that it draws
	}
	s := t.strengthOf(c)
	w := 1 + 0.15*float64(s.atk+s.left-t.average.atk-t.average.left) + 0.5*t.linesWorth(c, "メンバー")
	w -= weights.tooDear * float64(max(0, cost(c)-me.energy-1))
	for _, l := range t.texts(c) {
		if l.icon == "キャンセル" || l.icon == "ブロッカー" || len(l.zones) == 1 && l.zones[0] == "手札" {
			w += weights.inHand
		}
	}
	return w
}

// scoreMain plays what makes the table better; a Rebirth is set first, since it draws a card.
func scoreMain(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	switch {
	case o.Kind == "attack-phase":
		return 0.02
	case c == nil:
		return 0
	case o.Kind == "set":
		return 8
	case o.Kind == "play":
		return t.gain(c, o.Place.Zone) - t.keep(c)*0.6
	case o.Kind == "step-back":
		return t.stepBack(c, o.Place.Zone)
	case o.Kind == "activate":
		if s := t.lineOf(c, o.N); s != nil {
			return t.worthOf(s, c) - 0.2
		}
	}
	return 0
}

// slot is where a zone stands in a board, nil for another zone.
func (b *board) slot(zone string) **rules.CardView {
	if zone == "entry" {
		return &b.entry[own]
	}
	for i, z := range memberZones {
		if z == zone {
			return &b.members[own][i]
		}
	}
	return nil
}

// gain is what a card is worth in a slot, beside what lies there now.
func (t *table) gain(c *rules.CardView, zone string) float64 {
	b := t.board()
	was := t.worth(&b)
	there := b.slot(zone)
	if there == nil {
		return 0
	}
	*there = c
	b.energy -= cost(c)
	return t.worth(&b) - was - weights.energyPrice*float64(cost(c))
}

// stepBack is what it is worth that the card in the entry becomes a member, and the top card
// of the deck takes its place.
func (t *table) stepBack(c *rules.CardView, zone string) float64 {
	b := t.board()
	was := t.worth(&b)
	there := b.slot(zone)
	if there == nil {
		return 0
	}
	*there, b.entry[own] = c, nil
	b.energy -= cost(c)
	return t.worth(&b) - was - weights.energyPrice*float64(cost(c))
}

// lineOf is the ability of a card that an option is about, nil if it is not known.
func (t *table) lineOf(c *rules.CardView, n int) *saying {
	list := t.texts(c)
	if n >= 0 && n < len(list) {
		return list[n]
	}
	return nil
}

// scorePayEnergy pays with what is no partner, as long as three of them may attack.
func scorePayEnergy(t *table, _ *rules.Request, o *rules.Option) float64 {
	if c := t.Of(o); c != nil && t.isPartner(c) {
		return 0.5
	}
	return 1
}

// scoreSlot puts a card where it adds most.
func scoreSlot(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Place.Zone == "entry" {
		return 1
	}
	if c := t.In(o.Place); c != nil {
		return 1.5 - t.lossOf(c)/10
	}
	return 2
}
