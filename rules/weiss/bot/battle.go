package bot

import "gorin/rules"

// scoreMain plays characters to where they add most, moves helpers out of empty
// front slots, and stops when nothing is gained.
func scoreMain(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "play":
		return t.playWorth(o)
	case "activate":
		return 0.8 + float64(t.Mine("stock"))/20
	case "swap":
		return t.swapWorth(o)
	case "pass":
		return 0.5
	}
	return scoreAny(t, r, o)
}

// playWorth is what playing a card from hand gains, over keeping it.
func (t *table) playWorth(o *rules.Option) float64 {
	c := t.Of(o)
	p := t.Print(c)
	if c == nil {
		return 0
	}
	if p.Kind != "character" {
		if o.Place.Zone == "" && p.Number("cost") <= t.Mine("stock") {
			return 1.2
		}
		return 0
	}
	best := 0.0
	if o.Place.Zone != "" {
		best = max(best, t.placeWorth(o.Place, c))
	} else { // the slot is asked for later
		for _, zone := range stage {
			best = max(best, t.placeWorth(rules.Place{Seat: t.Me, Zone: zone}, c))
		}
	}
	return best - 0.5*float64(p.Number("cost"))
}

// placeWorth is slotWorth for a character as printed; one that helps from the
// back row belongs there.
func (t *table) placeWorth(place rules.Place, c *rules.CardView) float64 {
	s := t.slotWorth(place, worthOf(t.Print(c)))
	if t.supports(c) && isBack(place.Zone) {
		s += 5
	}
	return s
}

// worthOf is onStage of a printed card.
func worthOf(p *rules.Printed) float64 {
	return fights(p.Number("power"), p.Number("soul"), p.Number("level"))
}

// slotWorth is what putting a character of this worth into a slot gains: an
// attacker more in the front row, a better one instead of a worse one.
func (t *table) slotWorth(slot rules.Place, worth float64) float64 {
	there := t.In(slot)
	switch {
	case !isStage(slot.Zone):
		return 1
	case there == nil && isFront(slot.Zone):
		return 4 + worth/2
	case there == nil:
		return 0.3 + worth/10
	case isBack(slot.Zone):
		return -6
	}
	return (worth-onStage(there))/2 - 2
}

// swapWorth brings characters from the back to an empty or weaker front slot.
func (t *table) swapWorth(o *rules.Option) float64 {
	a, b := o.Place, o.Place2
	if isFront(b.Zone) {
		a, b = b, a
	}
	if !isFront(a.Zone) || !isBack(b.Zone) {
		return 0
	}
	helper := t.In(b)
	if helper == nil || helper.Lies != rules.Stand {
		return 0
	}
	there := t.In(a)
	switch {
	case there == nil && !t.supports(helper):
		return 2 + onStage(helper)/10
	case there != nil && onStage(helper) > onStage(there)+1 && !t.supports(helper):
		return 1
	}
	return 0
}

// scoreClimax plays a climax before two attacks or more.
func scoreClimax(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 1.5
	}
	return float64(t.attackers()) + t.inHand(c)/100
}

// scoreAttack takes the attack that hurts most: damage for its soul, and what
// the battle does to either side.
func scoreAttack(t *table, _ *rules.Request, o *rules.Option) float64 {
	attacker := t.Of(o)
	if attacker == nil {
		attacker = t.At(t.View.Attack.Attacker)
	}
	if attacker == nil || o.Kind == "end-attacks" {
		return 0.1
	}
	slot := t.Place(attacker.ID)
	across := t.opposite(slot)
	const hurt = 2.0
	switch {
	case across == nil || o.N == direct:
		return 1 + hurt*float64(attacker.Now.Num(at().soul)+1)
	case o.N == side:
		soul := attacker.Now.Num(at().soul) - across.Now.Num(at().level)
		if soul <= 0 {
			return 0.2
		}
		return 1 + hurt*float64(soul)
	}
	s := 1 + hurt*float64(attacker.Now.Num(at().soul))
	switch {
	case attacker.Now.Num(at().power) > across.Now.Num(at().power):
		s += onStage(across) / 3
	case attacker.Now.Num(at().power) < across.Now.Num(at().power):
		s -= onStage(attacker) / 3
	default:
		s += (onStage(across) - onStage(attacker)) / 3
	}
	return max(s, 0.3)
}

// scoreCounter uses a counter that saves the defender.
func scoreCounter(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "pass" || o.Card == 0 {
		return 1
	}
	attacker, defender := t.At(t.View.Attack.Attacker), t.At(t.View.Attack.Defender)
	if attacker == nil || defender == nil {
		return 0
	}
	short := attacker.Now.Num(at().power) - defender.Now.Num(at().power)
	if short >= 0 && short < 2500 && onStage(defender) > 4 {
		return 2
	}
	return 0
}

// How an attack is made, in Option.N (7.2.1.4).
const (
	direct = iota + 1
	_      // frontal
	side
)
