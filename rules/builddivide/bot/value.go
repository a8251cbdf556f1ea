package bot

import "gorin/rules"

// flat is what a deed is worth that has no target, one of it.
var flat = map[deedKind]float64{
	draws: 1.4, discards: -0.9, robs: 1.1, scouts: 0.3, gains: 0.6, ramps: 1.1, fetches: 1.3, summons: 2.5, heals: 1.6,
	opensIt: 4, extraTurn: 6, wins: 1000, hushes: 0.2, exchanges: 0.5, frees: 0.3,
}

// deedsWorth is what a list of deeds is worth as the table lies.
func (t *table) deedsWorth(list []deed) float64 {
	s := 0.0
	for i := range list {
		s += t.deedWorth(&list[i])
	}
	return s
}

// deedWorth is what a deed is worth with the best target that it can have.
func (t *table) deedWorth(d *deed) float64 {
	switch d.what {
	case punches:
		return t.lifeWorth(foe, d.n)
	case negates, negatesAbility:
		return t.negateWorth(d.what)
	case copies:
		return t.copyWorth()
	case endsTurn:
		return t.endWorth()
	}
	if w, ok := flat[d.what]; ok {
		return w * float64(d.n)
	}
	if d.on.grave {
		return 1.2
	}
	best, sum := 0.0, 0.0
	for side := range t.field.units {
		if side == own && !d.on.own || side == foe && !d.on.foe {
			continue
		}
		list := t.field.units[side]
		for i := range list {
			if w, ok := t.doneTo(d, &list[i], side); ok {
				sum += w
				if best == 0 || w > best {
					best = w
				}
			}
		}
	}
	if d.on.all {
		return sum
	}
	return best
}

// doneTo is what a deed is worth when it is done to a unit of a side; false if it
// cannot be.
func (t *table) doneTo(d *deed, u *unit, side int) (float64, bool) {
	c := u.card
	switch {
	case d.on.resting && c.Lies != rules.Rest, d.on.harmed && c.Damage == 0,
		d.on.power > 0 && c.Now.Num(at().power) > d.on.power, d.on.cost > 0 && c.Now.Num(at().cost) > d.on.cost,
		d.on.attacking && c.ID != t.View.Attack.Attacker, d.on.blocking && c.ID != t.View.Attack.Blocker:
		return 0, false
	}
	if side == own {
		return t.doneToOwn(d, u), true
	}
	return t.doneToFoe(d, u), true
}

// doneToFoe is what a deed is worth on a unit of the other player: what the unit
// is worth when it is gone, and less if it only cannot do its work for a while.
func (t *table) doneToFoe(d *deed, u *unit) float64 {
	f := &t.field.fight
	gone := u.worth
	if f.theirs != nil && u.card == f.theirs.card {
		gone += t.averted()
	}
	switch d.what {
	case hurts, hurtsBoth:
		if d.n >= u.left {
			return gone
		}
		if f.theirs != nil && u.card == f.theirs.card && f.mine != nil {
			return t.outcome(0, 0, d.n) - t.outcome(0, 0, 0)
		}
		return 0.1 * float64(d.n) / 1000
	case destroys, removes:
		return gone
	case steals:
		return 2 * gone
	case bounces:
		return 0.75 * gone
	case freezes, rests:
		return 0.35*u.worth + t.averted()*same(f.theirs, u)
	case silences:
		return 0.2 * u.worth
	case weakens:
		if d.n >= u.left {
			return gone
		}
		if f.theirs != nil && u.card == f.theirs.card && f.mine != nil {
			return t.outcome(0, d.n, 0) - t.outcome(0, 0, 0)
		}
		return 0.1 * float64(d.n) / 1000
	case blunts:
		if f.theirs != nil && u.card == f.theirs.card && f.hit > 0 && !f.attacking {
			return t.lifeWorth(own, min(d.n, f.hit))
		}
		return 0
	case boosts, doubles, shields, stands, attaches:
		return -1
	}
	return 0
}

func same(a, b *unit) float64 {
	if a != nil && b != nil && a.card == b.card {
		return 1
	}
	return 0
}

// averted is what the bot is spared when the unit that attacks it goes away.
func (t *table) averted() float64 {
	f := &t.field.fight
	if f.attacking || f.theirs == nil {
		return 0
	}
	if f.hit > 0 {
		return min(t.lifeWorth(own, f.hit), 12)
	}
	if f.mine != nil {
		return max(0, -t.outcome(0, 0, 0))
	}
	return 0
}

// doneToOwn is the same on a unit of the bot's own.
func (t *table) doneToOwn(d *deed, u *unit) float64 {
	f := &t.field.fight
	fights := f.mine != nil && f.mine.card == u.card && f.theirs != nil
	switch d.what {
	case hurts, hurtsBoth:
		if d.n >= u.left {
			return -u.worth
		}
		return -0.2
	case destroys, removes:
		return -u.worth
	case bounces:
		return -0.5 * u.worth
	case steals, freezes, silences, weakens, blunts:
		return -0.5
	case rests:
		return -0.3
	case boosts, doubles:
		n := d.n
		if d.what == doubles {
			n = u.card.Now.Num(at().power)
		}
		if fights {
			return t.outcome(n, 0, 0) - t.outcome(0, 0, 0)
		}
		if t.View.Phase == "main" && t.View.Active == t.Me && u.card.Lies == rules.Stand {
			return 0.3 * float64(n) / 1000
		}
		return 0.02 * float64(u.card.Now.Num(at().power)) / 1000
	case shields:
		if fights {
			return t.outcome(20000, 0, 0) - t.outcome(0, 0, 0)
		}
		return 0
	case stands:
		switch {
		case u.card.Lies != rules.Rest:
			return 0
		case t.View.Active == t.Me:
			return 0.4 * u.worth // it attacks again
		}
		return min(0.2*float64(t.threat(foe, true)), 0.2) * u.worth // it blocks
	case attaches:
		return 0.8 + float64(d.n)/2000 + u.worth/20
	}
	return 0
}

// deedsOnAttack is what a unit's texts do when it attacks.
func (t *table) deedsOnAttack(c *rules.CardView) float64 { return t.deedsAt(c, onAttack) }

// deedsAt is what the printed texts of a card do at a moment.
func (t *table) deedsAt(c *rules.CardView, when moment) float64 {
	s := 0.0
	for _, l := range t.texts(c) {
		if l.when == when {
			s += t.deedsWorth(l.deeds) + t.bestMode(l)
		}
	}
	return s
}

// bestMode is the best of the effects of which one is chosen.
func (t *table) bestMode(l *saying) float64 {
	best := 0.0
	for _, m := range l.modes {
		best = max(best, t.deedsWorth(m))
	}
	return best
}

// topOfStack is what would be resolved next, nil if nothing waits.
func (t *table) topOfStack() *rules.StackView {
	if n := len(t.View.Stack); n > 0 {
		return &t.View.Stack[n-1]
	}
	return nil
}

// negateWorth is what it is worth that nothing comes of what the other player has
// just played.
func (t *table) negateWorth(what deedKind) float64 {
	top := t.topOfStack()
	if top == nil || top.Seat == t.Me || (top.Kind == "ability") != (what == negatesAbility) {
		return 0
	}
	if c := t.At(top.Card); c != nil && top.Kind != "ability" {
		return 0.8 * float64(c.Now.Num(at().cost))
	}
	return 1.6
}

// copyWorth is what a second time of the bot's own command is worth; that this makes a copy
// itself is worth nothing more.
func (t *table) copyWorth() float64 {
	top := t.topOfStack()
	if t.copying || top == nil || top.Seat != t.Me || top.Kind != "card" {
		return 0
	}
	if c := t.At(top.Card); c != nil && isKind(c, "command") {
		t.copying = true
		worth := t.deedsAt(c, atOnce)
		t.copying = false
		return 0.7 * worth
	}
	return 0
}

// endWorth is what it is worth that the turn of the other player ends: the attacks
// that do not come.
func (t *table) endWorth() float64 {
	if t.View.Active == t.Me || t.View.Phase != "attack" || t.field.fight.hit == 0 {
		return 0
	}
	n := t.threat(foe, true) + t.field.fight.hit
	if n > t.life(own) {
		return 20
	}
	return 0.8 * float64(n)
}
