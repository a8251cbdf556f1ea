package bot

import (
	"slices"

	"gorin/rules"
)

// placeWorth is what a card is worth to its player where it lies.
var placeWorth = map[string]float64{"手札": 1, "ベンチ": 2, "リング": 0.3, "フィールド": 1.5, "サプライズ": 0.6, "控え室": 0, "山札": 0}

// says is what a line of a text comes to, read once.
func (t *table) says(words rules.Words) *saying {
	text := words.In(rules.Japanese)
	s := t.said[text]
	if s == nil {
		s = read(text)
		t.said[text] = s
	}
	return s
}

// texts is what the abilities of a card come to. Those of a card that has no others than it
// was printed with are found by its print.
func (t *table) texts(c *rules.CardView) []*saying {
	for i := range c.Lines {
		if c.Lines[i].Granted {
			t.granted = t.granted[:0]
			for i := range c.Lines {
				t.granted = append(t.granted, t.says(c.Lines[i].Words))
			}
			return t.granted
		}
	}
	if c.Print < 0 || len(c.Lines) == 0 {
		return nil
	}
	p := &t.printed[c.Print]
	if len(*p) != len(c.Lines) {
		*p = (*p)[:0]
		for i := range c.Lines {
			*p = append(*p, t.says(c.Lines[i].Words))
		}
	}
	return *p
}

// does reports whether a text does a kind of thing.
func (s *saying) does(what deedKind) bool {
	for i := range s.deeds {
		if s.deeds[i].what == what {
			return true
		}
	}
	return false
}

// does reports whether a text of a card does so.
func (t *table) does(c *rules.CardView, what deedKind) bool {
	for _, s := range t.texts(c) {
		if s.does(what) {
			return true
		}
	}
	return false
}

// lineWorth is what has been worked out of a card for a decision.
type lineWorth struct {
	look int // the decision
	in   [2]float64
}

// linesWorth is what a card's texts are worth that are in force in a region, the ring (0) or
// the bench (1).
func (t *table) linesWorth(c *rules.CardView, region int) float64 {
	for len(t.worths) <= int(c.ID) {
		t.worths = append(t.worths, lineWorth{})
	}
	w := &t.worths[c.ID]
	if w.look != t.looks {
		w.look = t.looks
		w.in = [2]float64{t.inRegion(c, "リング"), t.inRegion(c, "ベンチ")}
	}
	return w.in[region]
}

func (t *table) inRegion(c *rules.CardView, region string) (w float64) {
	for _, s := range t.texts(c) {
		if len(s.regions) > 0 && !slices.Contains(s.regions, region) && !slices.Contains(s.regions, "フィールド") || s.icon == "サプライズ" || s.icon == "スパーク" {
			continue
		}
		w += weights.line * min(max(t.worthOf(s, own, nil), 0.3), 3)
	}
	return w
}

// worthOf is what a text is worth to a side that uses it, less what it costs.
func (t *table) worthOf(s *saying, by int, self *rules.CardView) float64 {
	return t.effect(s, by, self) + t.deedsWorth(s.price, by, self)
}

// effect is the same without the cost.
func (t *table) effect(s *saying, by int, self *rules.CardView) float64 {
	w := t.deedsWorth(s.deeds, by, self)
	best, second := 0.0, 0.0
	for _, m := range s.modes {
		switch x := t.deedsWorth(m, by, self); {
		case x > best:
			best, second = x, best
		case x > second:
			second = x
		}
	}
	if s.picks > 1 {
		best += second
	}
	return w + best
}

// deedsWorth is what a list of deeds of a side is worth to that side, as the table lies.
func (t *table) deedsWorth(list []deed, by int, self *rules.CardView) (w float64) {
	for i := range list {
		w += t.deedWorth(&list[i], by, self)
	}
	return w
}

// deedWorth is what one deed is worth to the side that does it, with the best objects that
// there are.
func (t *table) deedWorth(d *deed, by int, self *rules.CardView) float64 {
	if d.when != nil && !t.holds(d.when, by) {
		return 0
	}
	switch d.what {
	case draws:
		return float64(d.n)
	case partners:
		return 0.7 * t.killWorth(1-by)
	case unpairs:
		return 0.7 * t.killWorth(by)
	case blunts:
		if (t.View.Attack.Seat == t.Me) == (by == own) {
			return 0.7 * t.killWorth(by)
		}
		return 0
	case cancels:
		return t.bestTarget(by)
	case bans:
		if d.on.self || !d.on.foe {
			return -0.8
		}
		return 0.8
	case keepsBack, keepsAway:
		return 0
	}
	if d.on.self {
		if self == nil {
			return t.flat(d, by, by)
		}
		return t.doneTo(d, self, by, by)
	}
	w := t.onSide(d, by, 1-by)
	if !d.on.foe {
		w = t.onSide(d, by, by)
		if d.on.both {
			w = max(w, t.onSide(d, by, 1-by))
		}
	}
	return w
}

// onSide is what a deed is worth on the cards of a side: the sum of all, or the best.
func (t *table) onSide(d *deed, by, side int) (w float64) {
	s := &t.sides[side]
	any := false
	add := func(c *rules.CardView) {
		if c == nil {
			return
		}
		x := t.doneTo(d, c, by, side)
		switch {
		case d.on.all:
			w += x
		case !any || x > w:
			w = x
		}
		any = true
	}
	if d.on.zone == "リング" || d.on.zone == "フィールド" || d.on.zone == "" {
		add(s.ring)
	}
	if d.on.zone == "ベンチ" || d.on.zone == "フィールド" || d.on.zone == "" {
		for _, c := range s.bench {
			add(c)
		}
	}
	if any {
		if !d.on.all {
			w *= float64(max(1, d.on.n))
		}
		return w
	}
	switch d.on.zone {
	case "リング", "ベンチ", "フィールド":
		return 0
	case "リタイヤ":
		if s.retired == 0 {
			return 0
		}
	}
	return t.flat(d, by, side) * float64(max(1, d.on.n))
}

// flat is what a deed is worth on a card of which nothing is known.
func (t *table) flat(d *deed, by, side int) float64 {
	sign := 1.0
	if side != by {
		sign = -1
	}
	switch d.what {
	case moves:
		return sign * (t.placeWorth(d.to, side) - t.placeWorth(d.on.zone, side))
	case rests:
		if d.on.zone == "エネルギー" {
			return -sign * weights.energyPrice
		}
		return -sign * 0.8
	case reverses:
		if d.on.zone == "エネルギー" {
			return -sign * 3 * weights.energyPrice
		}
		return -sign * 1.2
	case stands:
		if d.on.zone == "エネルギー" {
			return sign * weights.energyPrice
		}
		return sign * 0.8
	case changes:
		return sign * float64(d.n+d.m) / 4000
	}
	return 0
}

func (t *table) placeWorth(zone string, side int) float64 {
	switch zone {
	case "リタイヤ":
		return -t.killWorth(side)
	case "エネルギー": // the first ones are worth most
		return max(0.3, 1.8-0.2*float64(t.sides[side].energy))
	}
	return placeWorth[zone]
}

// onTable reports whether a zone is part of the field.
func onTable(zone string) bool {
	return zone == "リング" || zone == "ベンチ" || zone == "フィールド"
}

// doneTo is what a deed is worth to the side that does it when it is done to a card of the
// field of a side.
func (t *table) doneTo(d *deed, c *rules.CardView, by, side int) float64 {
	sign := 1.0
	if side != by {
		sign = -1
	}
	inRing := t.sides[side].ring == c
	switch d.what {
	case moves:
		here := wordOf[t.Place(c.ID).Zone]
		w := t.placeWorth(d.to, side) - t.placeWorth(here, side)
		switch {
		case onTable(here) && !onTable(d.to):
			w -= t.quality(c)
		case onTable(d.to) && !onTable(here):
			w += t.quality(c)
		}
		return sign * w
	case rests, reverses:
		w := 0.8
		switch {
		case d.what == rests && c.Lies != rules.Stand || c.Lies == rules.Reverse || inRing:
			w = 0.1
		case t.attacksOf(side): // an attack less in this turn
			w = 1.2
			if t.mates(t.sides[side].ring, c) {
				w = 1.6
			}
		case d.what == rests:
			w = 0.1
		}
		return -sign * w
	case stands:
		if c.Lies == rules.Rest && t.attacksOf(side) && !inRing {
			return sign * 1.4
		}
		return sign * 0.2
	case hurts:
		return t.weakened(c, 0, -d.n, by, side, inRing)
	case changes:
		return t.weakened(c, d.n, d.m, by, side, inRing)
	}
	return 0
}

// quality is how much better than others a card is.
func (t *table) quality(c *rules.CardView) float64 {
	s := t.strengthOf(c)
	return float64(s.attack+s.left-t.average.attack-t.average.left)/6000 + 0.1*float64(len(c.Lines))
}

// attacksOf reports whether a side can still attack in this turn.
func (t *table) attacksOf(side int) bool {
	return t.side(t.View.Active) == side && t.View.Phase != "end"
}

// weakened is what it is worth that attack and defence of a card change until the turn ends.
func (t *table) weakened(c *rules.CardView, attack, defence int, by, side int, inRing bool) float64 {
	sign := 1.0
	if side != by {
		sign = -1
	}
	s := t.strengthOf(c)
	small := sign * float64(attack+defence) / 10000
	if s.left+defence <= 0 {
		if inRing {
			return -sign * t.killWorth(side)
		}
		return -sign * (placeWorth["ベンチ"] + t.quality(c))
	}
	if !inRing {
		return small
	}
	attacker := t.side(t.View.Active)
	if (side == attacker) != (attack != 0) && !(side != attacker && defence != 0) {
		return small
	}
	b := t.board()
	f := t.forceOf(&b, attacker, true)
	if t.View.Attack.Kind == "normal" {
		f.normal++
	}
	left := t.strengthOf(b.ring[1-attacker]).left
	was := t.kills(f, left)
	if side == attacker {
		f.attack += attack
	} else {
		left += defence
	}
	gain := (t.kills(f, max(1, left)) - was) * t.killWorth(1-attacker)
	if attacker != by {
		gain = -gain
	}
	return gain + small
}
