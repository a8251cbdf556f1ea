package bot

import (
	"strings"

	"gorin/rules"
)

// overs reports whether a list of slots has one.
func overs(list, zone string) bool {
	for _, z := range strings.Split(list, "+") {
		if z == zone {
			return true
		}
	}
	return false
}

// scoreAttack attacks as long as it can, since nothing is lost by it.
func scoreAttack(_ *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "declare" {
		return 1
	}
	return 0.1
}

// force is the power with which a member attacks.
func (t *table) force(c *rules.CardView) int { return power(c) + 1000*t.souls[c.ID] }

// hits is what an attack of a member on a circle is worth.
func (t *table) hits(a *rules.CardView, i int) float64 {
	other := &t.sides[foe]
	if !other.open(i) {
		return 0
	}
	d := other.circles[i]
	if d == nil {
		if other.whole[i] {
			return t.gateWorth(foe) - float64(t.force(a))/60000 // the weakest will do
		}
		return 0.01
	}
	w := 0.5 * t.worth(d)
	if other.whole[i] {
		w += 0.6
	}
	switch margin := t.force(a) - power(d); {
	case margin >= 4000:
		w *= 1
	case margin >= 2000:
		w *= 0.9
	case margin >= 0:
		w *= 0.75
	case margin >= -2000:
		w *= 0.4
	default:
		w *= 0.1
	}
	return max(w-max(0, float64(t.force(a)-power(d)))/60000, 0.01)
}

// scoreAttacker is the best attack that a member may make.
func scoreAttacker(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.1
	}
	best := 0.01
	for i := range circleZones {
		best = max(best, t.hits(c, i))
	}
	return best
}

func scoreTarget(t *table, r *rules.Request, o *rules.Option) float64 {
	c, i := t.At(r.Source), circle(o.Place.Zone)
	if c == nil || i < 0 {
		return 1
	}
	return t.hits(c, i)
}

// law is the paradox rule by which a battle would be judged, with a card more in the bot's battle zone:
// paradoxes of both players take each other away.
func (t *table) law(more *rules.Printed) string {
	var n [2]int
	law := [2]string{}
	for seat := range t.View.Players {
		i := t.side(seat)
		for _, zone := range []string{"paradox", "battle"} {
			z := t.Zones[rules.Place{Seat: seat, Zone: zone}]
			if z == nil {
				continue
			}
			for j := range z.Cards {
				if p := t.Print(&z.Cards[j]); z.Cards[j].FaceUp && p.Kind == "paradox" {
					n[i]++
					law[i] = p.Word("law")
				}
			}
		}
	}
	if more != nil && more.Kind == "paradox" {
		n[own]++
		law[own] = more.Word("law")
	}
	switch {
	case n[own] == n[foe]:
		return "power"
	case n[own] > n[foe]:
		return law[own]
	}
	return law[foe]
}

// ahead is by how much the bot's battling member is ahead of the other one with a card more in its battle zone,
// in thousands of power: below zero, it loses.
func (t *table) ahead(more *rules.Printed) float64 {
	a, d := t.At(t.View.Attack.Attacker), t.At(t.View.Attack.Defender)
	if a == nil || d == nil {
		return 0
	}
	mine, theirs := a, d
	if t.side(a.Seat) != own {
		mine, theirs = d, a
	}
	x := 0.0
	switch t.law(more) {
	case "aura":
		x = float64(mine.Now.Num(at().aura) - theirs.Now.Num(at().aura))
		if more != nil {
			x += float64(more.Number("aura-logic"))
		}
	case "heart":
		x = float64(mine.Now.Num(at().heart) - theirs.Now.Num(at().heart))
	default:
		x = float64(power(mine)-power(theirs)) / 1000
		if more != nil {
			x += float64(more.Number("power-logic")) / 1000
		}
	}
	if more != nil {
		p, au, h := t.helps(more)
		switch t.law(more) {
		case "aura":
			x += au
		case "heart":
			x += h
		default:
			x += p
		}
	}
	if mine == d { // the attacking member wins if they are equal
		x -= 0.1
	}
	return x
}

// scoreDefinition defines what turns the battle, as cheaply as it can, after a level boost, which is a
// card; nothing if it is won already, or cannot be.
func scoreDefinition(t *table, r *rules.Request, o *rules.Option) float64 {
	forced := r.Kind == "define"
	switch o.Kind {
	case "pass":
		return 0.3
	case "boost":
		best := 0.0
		for i := range r.Options {
			if r.Options[i].Kind == "define" {
				best = max(best, t.defines(t.Of(&r.Options[i]), false))
			}
		}
		if best > 0.3 {
			return best + 1
		}
		return 0
	}
	return t.defines(t.Of(o), forced)
}

// atStake is what the battle under way is worth to the bot.
func (t *table) atStake() float64 {
	d := t.At(t.View.Attack.Defender)
	w := t.worth(d)
	if d != nil && t.side(d.Seat) == foe {
		w *= 0.8
	}
	return w
}

// defines is what it is worth to define a logic.
func (t *table) defines(c *rules.CardView, forced bool) float64 {
	if c == nil {
		return 0.1
	}
	p := t.Print(c)
	now, then := t.ahead(nil), t.ahead(p)
	switch {
	case forced:
		w := 4 - t.keep(c)
		if then >= 0 {
			w += 3
		}
		return max(w, 0.1)
	case now >= 0:
		return 0
	case then >= 0:
		return 0.3 + t.atStake() - 0.6*t.keep(c) - weights.spare + 0.02*min(then, 3)
	}
	// two of them may do
	battler := t.At(t.View.Attack.Attacker)
	if battler == nil || t.side(battler.Seat) != own {
		battler = t.At(t.View.Attack.Defender)
	}
	room := 0
	if battler != nil {
		room = battler.Now.Num(at().limit) - t.Count(t.Me, "battle") + p.Number("limit-logic")
	}
	if room >= 2 && then > now {
		rest := 0.0
		for i := range t.sides[own].hand {
			if other := &t.sides[own].hand[i]; other.ID != c.ID {
				rest = max(rest, t.ahead(t.Print(other))-now)
			}
		}
		if then+rest >= 0 {
			return 0.3 + 0.8*t.atStake() - 1.2*t.keep(c)
		}
	}
	return 0
}

// scoreIntercept gives a member up only for one that is worth more.
func scoreIntercept(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return -1
	}
	now, then := t.ahead(nil), t.ahead(t.Print(c))
	if now >= 0 || then < 0 {
		return -1 // not 0: of what is worth as much as nothing chance decides
	}
	return t.atStake() - t.worth(c) - 0.4
}

// scoreBest takes the best card.
func scoreBest(t *table, _ *rules.Request, o *rules.Option) float64 { return 1 + t.worth(t.Of(o)) }

// scoreMake takes the strongest one.
func scoreMake(t *table, r *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 1
	}
	return t.worth(c) - t.worth(t.At(r.Source)) + 0.3
}

// scoreTool turns up what does most.
func scoreTool(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.5
	}
	w := 0.5
	for i := range c.Lines {
		if s := t.says(c.Lines[i].Words); s.icon == "秘具スキル" {
			w += s.gain
		}
	}
	return w
}
