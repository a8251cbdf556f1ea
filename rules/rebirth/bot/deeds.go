package bot

import "gorin/rules"

// worthOf is what an ability is worth to the bot, less what it costs.
func (t *table) worthOf(s *saying, c *rules.CardView) float64 {
	w := t.effect(s, own) - s.cost - weights.energyPrice*float64(s.pips)
	if s.pips > 0 && t.keepsPartners() && t.sides[own].ready-s.pips < partnersAttack {
		w -= 0.8 * t.killWorth(foe)
	}
	if s.self {
		w -= t.lossOf(c)
	}
	return w
}

// keepsPartners reports whether the bot may still make a partner attack in this turn.
func (t *table) keepsPartners() bool {
	if t.sides[own].partners < partnersAttack || !t.myTurn() || t.View.Turn <= 1 {
		return false
	}
	for _, c := range t.sides[own].members {
		if c != nil && c.Lies == rules.Stand {
			return true
		}
	}
	return false
}

// lossOf is what it costs to give a card up where it lies.
func (t *table) lossOf(c *rules.CardView) float64 {
	if c == nil {
		return 1
	}
	switch zone := t.Place(c.ID).Zone; zone {
	case "member-left", "member-centre", "member-right":
		w := weights.member + t.linesWorth(c, "メンバー")
		if c.Lies == rules.Stand && t.myTurn() && t.View.Turn > 1 {
			w += t.beats(t.strengthOf(t.sides[own].entry).atk) * t.killWorth(foe)
		}
		return w
	case "hand":
		return t.keep(c)
	}
	return 0.5
}

// effect is what the deeds of a text are worth to a side that uses it.
func (t *table) effect(s *saying, by int) (w float64) {
	for i := range s.deeds {
		d := &s.deeds[i]
		x := t.deedWorth(d, by)
		if d.may {
			x *= 0.6
		}
		w += x
	}
	return w
}

// deedWorth is what one deed is worth to the side that does it.
func (t *table) deedWorth(d *deed, by int) float64 {
	n := float64(max(1, d.n))
	on := by
	if d.foe {
		on = 1 - by
	}
	sign := 1.0
	if on != by {
		sign = -1
	}
	switch d.what {
	case wins:
		if t.sides[by].retired == lethal-1 {
			return weights.lastRetire
		}
		return -3
	case draws, fetches:
		return n
	case discards:
		return -0.8 * n
	case heals:
		return t.healed(by, d.n)
	case charges:
		return 0.7 * n
	case places:
		return 1
	case partners:
		return 0.8 * t.killWorth(1-by)
	case changes:
		return sign * t.changed(d.n, d.m, by, on)
	case hurts:
		left := t.strengthOf(t.sides[1-by].entry).left
		if d.n >= left {
			return t.killWorth(1 - by)
		}
		return weights.wound * n
	case retires:
		return t.killWorth(1 - by)
	case stands:
		return sign * 1.2 * n
	case rests:
		if !t.anyMember(on) {
			return 0
		}
		return -sign * 0.8 * n
	case leaves:
		if !t.anyMember(on) {
			return 0
		}
		return -sign * 2 * n
	}
	return 0
}

func (t *table) anyMember(i int) bool {
	for _, c := range t.sides[i].members {
		if c != nil {
			return true
		}
	}
	return false
}

// healed is what it is worth to a side to heal so much.
func (t *table) healed(by, n int) float64 {
	n = min(n, t.sides[by].retired)
	w := float64(n) * (weights.retire + weights.retireMore*float64(t.sides[by].retired))
	if n > 0 && t.sides[by].retired >= lethal-1 {
		w += 4
	}
	return w
}

// changed is what it is worth that ATK and DEF in the entry of a side change for the turn.
func (t *table) changed(atk, def, by, on int) float64 {
	small := float64(atk+def) / 5
	attacker := own
	if !t.myTurn() {
		attacker = foe
	}
	b := t.board()
	f := t.forceOf(&b, attacker, true)
	left := t.strengthOf(b.entry[1-attacker]).left
	if t.View.Attack.Kind != "" {
		f.normal++
	}
	was := t.kills(f, left)
	if on == attacker {
		f.atk += atk
	} else {
		left += def
	}
	gain := (t.kills(f, left) - was) * t.killWorth(1-attacker)
	if on != attacker {
		gain = -gain
	}
	return gain + small
}
