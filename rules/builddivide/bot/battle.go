package bot

import "gorin/rules"

// fight is the attack under way, as far as it can still be changed.
type fight struct {
	mine, theirs *unit // who battles, or will unless somebody blocks
	attacking    bool  // the bot's unit is the attacker
	hit          int   // damage that a player is about to take, 0 if a unit is attacked
	blocked      bool
}

// fightNow reads the attack under way from the view. Once the damage of the
// battle has been dealt there is none.
func (t *table) fightNow() (f fight) {
	a := &t.View.Attack
	if t.View.Phase != "attack" || t.View.Step != "attack-declaration" && t.View.Step != "block" {
		return f
	}
	attacker := t.unitOf(a.Attacker)
	if attacker == nil {
		return f
	}
	target := a.Target
	if a.Blocker != 0 {
		target, f.blocked = a.Blocker, true
	}
	other := t.unitOf(target)
	f.attacking = attacker.card.Seat == t.Me
	if other == nil {
		f.hit = max(0, attacker.card.Now.Num(at().hit))
	}
	if f.attacking {
		f.mine, f.theirs = attacker, other
	} else {
		f.mine, f.theirs = other, attacker
	}
	return f
}

// battle is what a unit gains by battling another as attacker: what it is worth
// to the attacking side that the one or the other dies. The rest changes power
// and damage taken for the occasion.
func battle(a, d *unit, more, moreOfFoe, harm int) float64 {
	power, foePower := a.card.Now.Num(at().power)+more, d.card.Now.Num(at().power)+moreOfFoe
	if a.card.Lies == rules.Stand { // else it attacks already, and its power says so
		power += a.attack
	}
	if d.card.Lies == rules.Stand {
		foePower += d.block
	}
	left := power - a.card.Damage
	foeLeft := foePower - d.card.Damage - harm
	if a.stronger {
		power += 1000
	}
	if d.stronger {
		foePower += 1000
	}
	kills, dies := power >= foeLeft, foePower >= left
	switch {
	case a.blitz && !d.blitz && kills:
		dies = false
	case d.blitz && !a.blitz && dies:
		kills = false
	}
	s := 0.0
	if kills {
		s += d.worth
	}
	if dies {
		s -= a.worth
	}
	return s
}

// outcome is what the battle under way comes to for the bot, with the power of
// its unit raised, that of the other lowered, and damage done to the other first.
func (t *table) outcome(more, less, harm int) float64 {
	f := &t.field.fight
	switch {
	case f.mine == nil || f.theirs == nil:
		return 0
	case f.attacking:
		return battle(f.mine, f.theirs, more, -less, harm)
	}
	hurt := *f.theirs
	taken := *hurt.card
	taken.Damage += harm
	hurt.card = &taken
	return -battle(&hurt, f.mine, -less, more, 0)
}

// canBlock reports whether a unit could block another.
func canBlock(b, a *unit) bool {
	return b.card.Lies == rules.Stand && !b.blocksNot && !a.unblocked && !(a.forbidsBigBlocker && b.card.Now.Num(at().hit) >= 2)
}

// scoreAttack weighs an attack: what it gains if nobody blocks and if the best
// blocker does, less what is lost by the attacker lying there afterwards.
func scoreAttack(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind != "attack" {
		return 0
	}
	a := t.unitOf(o.Card)
	if a == nil {
		return -1
	}
	target := t.unitOf(o.Card2)
	free := t.lifeWorth(foe, a.card.Now.Num(at().hit))
	if target != nil {
		free = battle(a, target, 0, 0, 0)
	}
	worst, blockers := free, 0
	for i := range t.field.units[foe] {
		b := &t.field.units[foe][i]
		if b.card.ID == o.Card2 || !canBlock(b, a) {
			continue
		}
		blockers++
		worst = min(worst, battle(a, b, 0, 0, 0))
	}
	attackers := 0
	for i := range t.field.units[own] {
		if u := &t.field.units[own][i]; u.card.Lies == rules.Stand && !u.attacksNot {
			attackers++
		}
	}
	if target == nil && t.lethal(blockers) {
		return 50 + free
	}
	share := min(1, weights.caution+weights.cautionByBlocker*float64(blockers)/float64(max(1, attackers)))
	gain := share*worst + (1-share)*free + t.deedsOnAttack(a.card)
	return gain - weights.exposed*t.exposure(a) - weights.guards*t.guard(a)
}

// lethal reports whether the units that stand finish the other player, the best
// of them being blocked.
func (t *table) lethal(blockers int) bool {
	hits := 0
	var best [8]int
	for i := range t.field.units[own] {
		u := &t.field.units[own][i]
		if u.card.Lies != rules.Stand || u.attacksNot || u.attacksNoPlayer {
			continue
		}
		h := u.card.Now.Num(at().hit)
		hits += h
		if u.unblocked {
			continue
		}
		for k := range best {
			if h > best[k] {
				h, best[k] = best[k], h
			}
		}
	}
	for k := range min(blockers, len(best)) {
		hits -= best[k]
	}
	return hits > t.life(foe)
}

// exposure is what the other player gains by attacking a unit that lies there.
func (t *table) exposure(a *unit) float64 {
	worst := 0.0
	lies := *a.card
	lies.Lies = rules.Rest
	down := *a
	down.card = &lies
	for i := range t.field.units[foe] {
		worst = max(worst, battle(&t.field.units[foe][i], &down, 0, 0, 0))
	}
	return worst
}

// guard is what a unit is worth as a blocker in the turn to come.
func (t *table) guard(b *unit) float64 {
	if b.blocksNot {
		return 0
	}
	attackers, blockers := 0, 0
	best := 0.0
	for i := range t.field.units[foe] {
		a := &t.field.units[foe][i]
		if a.attacksNot || a.unblocked {
			continue
		}
		attackers++
		saved := t.lifeWorth(own, a.card.Now.Num(at().hit))
		if saved >= 100 {
			saved = 6
		}
		best = max(best, saved-battle(a, b, 0, 0, 0))
	}
	for i := range t.field.units[own] {
		if u := &t.field.units[own][i]; u.card.Lies == rules.Stand && !u.blocksNot {
			blockers++
		}
	}
	if attackers == 0 {
		return 0
	}
	s := best * min(1, float64(attackers)/float64(blockers))
	if t.threat(foe, false) > t.life(own) {
		s *= weights.guardsInDanger
	}
	return s
}

// scoreBlock blocks when the battle is better than what the attack would do.
func scoreBlock(t *table, r *rules.Request, o *rules.Option) float64 {
	a := t.unitOf(r.Source)
	if a == nil {
		return 0
	}
	if o.Kind == "pass" {
		if d := t.unitOf(t.View.Attack.Target); d != nil {
			return -battle(a, d, 0, 0, 0)
		}
		loss := t.lifeWorth(own, a.card.Now.Num(at().hit))
		if t.threat(foe, true)+a.card.Now.Num(at().hit) > t.life(own) {
			loss *= weights.blocksInDanger
		}
		return -loss
	}
	b := t.unitOf(o.Card)
	if b == nil {
		return -1
	}
	s := -battle(a, b, 0, 0, 0) - weights.blockPrice
	if a.blitz == b.blitz {
		s -= b.worth / 50 // of blockers that do the same, the least one
	}
	return s
}
