package bot

import "gorin/rules"

// scoreAttack attacks as long as it can, since nothing is lost by it: the one who is nearest
// to losing, and who can be hit.
func scoreAttack(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if o.Kind != "attack" || c == nil {
		return 0.1
	}
	s := 1.0
	target := t.In(o.Place)
	left := t.strengthOf(target).left
	if atk := t.strengthOf(t.sides[own].entry).atk; atk >= left {
		s += 1
	}
	s += 0.2 * float64(t.Count(o.Place.Seat, "retire"))
	for _, l := range t.texts(c) {
		if l.icon == "自" {
			s += 0.1 // what its support triggers may help those after it
		}
	}
	return s
}

// scorePartnerAttack keeps the partners for what cannot be retired otherwise, and does not
// keep them past the last attack.
func scorePartnerAttack(t *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind != "yes" {
		return 1
	}
	seat := t.sides[foe].seat
	if a := &t.View.Attack; a.Kind != "" && a.Seat != t.Me && a.Seat >= 0 && a.Seat < len(t.View.Players) {
		seat = a.Seat
	}
	left := t.strengthOf(t.In(rules.Place{Seat: seat, Zone: "entry"})).left
	if t.strengthOf(t.sides[own].entry).atk < left || t.Count(seat, "retire") >= lethal-1 {
		return 2
	}
	standing := 0
	for _, c := range t.sides[own].members {
		if c != nil && c.Lies == rules.Stand {
			standing++
		}
	}
	if standing <= 1 {
		return 2
	}
	return 0.5
}

// scoreBlock blocks what would retire the card in the entry; against partners it is no use.
func scoreBlock(t *table, _ *rules.Request, o *rules.Option) float64 {
	c := t.Of(o)
	if c == nil {
		return 0.01
	}
	a := &t.View.Attack
	target := t.At(a.Defender)
	if a.Kind == "partner" || target == nil || t.side(target.Seat) != own {
		return -1
	}
	by := t.strengthOf(t.At(a.Attacker))
	if by.atk < t.strengthOf(target).left {
		return -1
	}
	return t.killWorth(own) - t.keep(c)
}
