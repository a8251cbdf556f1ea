package bot

import "gorin/rules"

// situation is why the bot has priority.
type situation uint8

const (
	idle     situation = iota // nothing that is worth a card
	ownMain                   // everything can be played
	battling                  // an attack is under way
	late                      // the other player's turn ends: what is left costs nothing
	answers                   // the other player's play waits to be resolved
	echoes                    // the bot's own does
)

func (t *table) situation() situation {
	top := t.topOfStack()
	switch {
	case top != nil && top.Seat == t.Me:
		return echoes
	case top != nil:
		return answers
	case t.View.Phase == "main" && t.View.Active == t.Me:
		return ownMain
	case t.View.Phase == "attack":
		return battling
	case t.View.Phase == "end" && t.View.Active != t.Me:
		return late
	}
	return idle
}

// scorePriority puts a card into the energy zone first, then plays what makes
// most of the energy, and keeps quick cards for when they do something.
func scorePriority(t *table, _ *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "energy":
		return t.energyGain(t.Of(o))
	case "play":
		if c := t.Of(o); c != nil {
			return t.playGain(c)
		}
	case "activate":
		if c := t.Of(o); c != nil && o.N < len(c.Lines) {
			return t.activateGain(c, t.says(c.Lines[o.N].Words.In(rules.Japanese)))
		}
	}
	return 0
}

// playGain is what playing a card now gains over not doing so.
func (t *table) playGain(c *rules.CardView) float64 {
	v := t.worthNow(c)
	switch t.situation() {
	case ownMain:
		if v <= 0.3 {
			return -1
		}
		return 10 + v + t.restOfPlan(c)
	case battling:
		return v - 0.4 - weights.reactionPrice*float64(c.Now.Num(at().cost))
	case late:
		return v - 0.3
	case answers:
		if t.reacts(c) {
			return v - 0.5
		}
	case echoes:
		if t.reacts(c) {
			return v - 1
		}
	}
	return -1
}

// reacts reports whether a card is about what waits to be resolved.
func (t *table) reacts(c *rules.CardView) bool {
	for _, l := range t.texts(c) {
		for _, d := range l.deeds {
			if d.what == negates || d.what == negatesAbility || d.what == copies {
				return true
			}
		}
	}
	return false
}

// worthNow is what a card of the hand does if it is played now.
func (t *table) worthNow(c *rules.CardView) float64 {
	if !isKind(c, "unit") {
		return t.deedsAt(c, atOnce)
	}
	v := unitWorth(c.Now.Num(at().power), c.Now.Num(at().hit), len(c.Lines)) + 0.8*t.deedsAt(c, onArrival)
	if t.situation() == battling {
		return t.ambushWorth(c)
	}
	if price, opens := t.opening(c); opens {
		if price <= t.energy() {
			v += 5
		} else if t.Mine("energy") >= price-2 {
			v *= 0.5 // next turn it opens the territory as well
		}
	}
	return v
}

// ambushWorth is what a quick unit is worth that comes to block.
func (t *table) ambushWorth(c *rules.CardView) float64 {
	f := &t.field.fight
	if f.attacking || f.theirs == nil || f.blocked || t.View.Step == "block" && t.View.Attack.Blocker != 0 {
		return 0
	}
	u := t.weigh(c)
	gain := -battle(f.theirs, &u, 0, 0, 0)
	if f.hit > 0 {
		gain += min(t.lifeWorth(own, f.hit), 12)
	}
	if gain <= 0 {
		return 0
	}
	return gain/2 + unitWorth(c.Now.Num(at().power), c.Now.Num(at().hit), len(c.Lines))/2
}

// opening is what it costs in all to play an ace that opens a territory.
func (t *table) opening(c *rules.CardView) (price int, opens bool) {
	p := t.Print(c)
	if len(p.Keys("subtypes")) == 0 || len(p.Words("titles")) == 0 {
		return 0, false
	}
	z := t.Zones[rules.Place{Seat: t.Me, Zone: "territory"}]
	if z == nil {
		return 0, false
	}
	for i := range z.Cards {
		here := t.Print(&z.Cards[i])
		if z.Cards[i].Opened || here.Other < 0 || here.Other >= len(t.Cards) || here.Kind != "territory" || !shareTitle(p, here) {
			continue
		}
		return max(c.Now.Num(at().cost), t.Cards[here.Other].Number("cost")), true
	}
	return 0, false
}

func shareTitle(a, b *rules.Printed) bool {
	for _, x := range a.Words("titles") {
		for _, y := range b.Words("titles") {
			if x == y {
				return true
			}
		}
	}
	return false
}

// activateGain is what an ability does, less what it costs.
func (t *table) activateGain(c *rules.CardView, l *saying) float64 {
	v := t.deedsWorth(l.deeds) + t.bestMode(l) - weights.energyPrice*float64(l.price.energy) - 0.9*float64(l.price.discards) - 0.2*float64(l.price.counters)
	if u := t.unitOf(c.ID); u != nil {
		if l.price.destroys {
			v -= u.worth
		}
		if l.price.rests {
			v -= 0.5 + 0.6*float64(c.Now.Num(at().hit))
		}
	}
	switch t.situation() {
	case ownMain, battling:
		return v - 0.2
	case late:
		return v + weights.energyPrice*float64(l.price.energy) - 0.2
	}
	return -1
}

// energyGain is what putting a card into the energy zone gains: the energy, for
// the card that will be missed least.
func (t *table) energyGain(c *rules.CardView) float64 {
	have, hand := t.Mine("energy"), len(t.hand())
	if c == nil || have >= 6 && hand <= 2 || have >= 9 {
		return -1
	}
	return 100 - t.keep(c) + t.brings(c)
}

// keep is what a card of the hand is worth to a player with this much energy.
func (t *table) keep(c *rules.CardView) float64 {
	have := t.Mine("energy")
	late := max(0, c.Now.Num(at().cost)-have-1)
	v := 0.0
	if isKind(c, "unit") {
		v = unitWorth(c.Now.Num(at().power), c.Now.Num(at().hit), len(c.Lines))
		if _, opens := t.opening(c); opens {
			v += 2.5
		}
		if n := t.alike(c); n > 1 && c.Now.Num(at().cost) >= 4 {
			v--
		}
	} else {
		v = 1.2 + 0.9*float64(c.Now.Num(at().cost))
		if isQuick(c) {
			v += 0.6
		}
	}
	v -= weights.tooLate * float64(late)
	if c.Now.Num(at().cost)+2 < have {
		v--
	}
	if !t.payable(c) {
		v -= 1.5
	}
	return v
}

// alike counts the cards of the hand that are the same.
func (t *table) alike(c *rules.CardView) (n int) {
	for i := range t.hand() {
		if t.hand()[i].Print == c.Print {
			n++
		}
	}
	return n
}

// plan is what the bot would like to do with its energy in this turn.
type plan struct {
	n      int
	cards  [16]rules.Card
	costs  [16]int
	values [16]float64
	energy int
}

// restOfPlan is what the other cards of the hand could do with the energy that is
// left after playing one.
func (t *table) restOfPlan(c *rules.CardView) float64 {
	p := &t.field.plan
	if !t.field.planned {
		t.makePlan()
	}
	var best [16]float64
	left := min(p.energy-c.Now.Num(at().cost), len(best)-1)
	for i := range p.n {
		if p.cards[i] == c.ID {
			continue
		}
		for e := left; e >= p.costs[i]; e-- {
			best[e] = max(best[e], best[e-p.costs[i]]+p.values[i])
		}
	}
	if left < 0 {
		return 0
	}
	return best[left]
}

func (t *table) makePlan() {
	p := &t.field.plan
	t.field.planned = true
	p.n, p.energy = 0, t.energy()
	hand := t.hand()
	for i := range hand {
		c := &hand[i]
		if p.n == len(p.cards) || c.Now.Num(at().cost) > p.energy || c.ID == 0 {
			continue
		}
		v := t.worthNow(c)
		if v <= 0.3 && isQuick(c) {
			v = weights.heldBack // kept for later
		}
		if v <= 0 {
			continue
		}
		p.cards[p.n], p.costs[p.n], p.values[p.n] = c.ID, c.Now.Num(at().cost), v
		p.n++
	}
}
