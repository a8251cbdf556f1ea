package oracle

import (
	"fmt"
)

// calm are the questions that come right after a check timing, with nothing between.
var calm = []string{"partner", "energy", "main", "attack", "partner-attack", "block"}

// settled checks what is true of every position right after a check timing: recoveries have
// been carried out (10.3), and where the turn goes on nothing waits (9.6.2).
func (o *half) settled(t *table) error {
	quiet := has(calm, t.Request.Kind)
	if t.View.Turn == 0 || !quiet && t.Request.Kind != "pending" {
		return nil
	}
	if n := len(t.View.Stack) + len(t.View.Waiting); n > 0 && quiet {
		return fmt.Errorf("9.6.2.2: %d abilities wait", n)
	}
	for _, p := range sides(t.View).Present() {
		if err := o.settledOf(t, p, quiet); err != nil {
			return fmt.Errorf("%w, of player %d", err, p+1)
		}
	}
	return nil
}

func (o *half) settledOf(t *table, p int, quiet bool) error {
	deck, waiting := t.Count(p, "deck"), t.Count(p, "waiting-room")
	if deck == 0 && waiting > 0 {
		return fmt.Errorf("10.2.1: no deck but a waiting room of %d", waiting)
	}
	if deck == 0 {
		return fmt.Errorf("10.2.1.1: neither deck nor waiting room")
	}
	for _, slot := range append([]string{"entry"}, members...) {
		z := t.Zone(p, slot)
		if len(z) > 1 {
			return fmt.Errorf("10.3.3, 10.3.4: %d cards in the %s", len(z), slot)
		}
		if len(z) == 0 {
			if n := t.Count(p, soulsOf(slot)); n > 0 {
				return fmt.Errorf("4.13.4: %d souls of nobody in the %s", n, slot)
			}
			continue
		}
		c := &z[0]
		if d := c.Now.Number("def"); slot == "entry" && t.kind(c) == "chara" && c.Damage >= d {
			return fmt.Errorf("10.3.5: card %d has DEF %d and damage %d", c.ID, d, c.Damage)
		}
		if slot != "entry" && c.Damage != 0 {
			return fmt.Errorf("4.4.4: card %d in the %s has damage %d", c.ID, slot, c.Damage)
		}
		if quiet && slot == "entry" && t.kind(c) == "rebirth" {
			return fmt.Errorf("10.5.1.1: card %d in the entry is a Rebirth", c.ID)
		}
	}
	if quiet && t.Count(p, "entry") == 0 {
		return fmt.Errorf("10.5.1.3: nobody in the entry")
	}
	if n := t.Count(p, "soul"); n > 0 {
		return fmt.Errorf("10.3.8: %d souls of nobody", n)
	}
	set := t.Zone(p, "set")
	for i := range set {
		if t.kind(&set[i]) != "rebirth" {
			return fmt.Errorf("10.3.2: card %d is set and is no Rebirth", set[i].ID)
		}
	}
	for _, z := range t.View.Players[p].Zones {
		for i := range z.Cards {
			if k := t.kind(&z.Cards[i]); k == "partner" && !has([]string{"hand", "energy", "removed"}, z.Place.Zone) {
				return fmt.Errorf("10.3.7: card %d in the %s is a partner", z.Cards[i].ID, z.Place.Zone)
			}
		}
	}
	return nil
}

// tooMany is how many retired cards are too many (10.6.2), in two formats of a team for each
// who is left (12.10.3.1).
const tooMany = 7

// enough is the points with which a team wins (12.9.3.2).
const enough = 2

// stands looks for what would have ended the match, or had somebody leave, and has not.
func (o *half) stands(t *table) error {
	v := t.View
	at := sides(v)
	here := at.Present()
	if len(at.OneOfEach(here)) < 2 {
		return fmt.Errorf("1.2.3: only %v take part", here)
	}
	checked := has(calm, t.Request.Kind)
	some := len(here) < len(v.Players)
	switch v.Format {
	case "seven", "blackjack":
		for _, one := range at.OneOfEach(here) {
			n, retired := 0, 0
			for _, seat := range here {
				if at.Mates(seat, one) {
					n, retired = n+1, retired+at.Count(seat, "retire")
				}
			}
			if checked && retired >= n*tooMany {
				return fmt.Errorf("12.10.3.1: %d players have %d retired cards", n, retired)
			}
		}
		return nil
	case "double":
		if some {
			return fmt.Errorf("12.8.3: only %v take part", here)
		}
	case "triple":
		for seat := range v.Players {
			if at.Out(seat) != at.Out(at.Front(seat)) {
				return fmt.Errorf("12.9.3.3: of seats %d and %d only one takes part", seat, at.Front(seat))
			}
		}
		for team, n := range v.Scores {
			if n != o.scores[team] || n >= enough {
				return fmt.Errorf("12.9.3.3: team %d has %d points, not %d", team, n, o.scores[team])
			}
		}
	case "rumble":
		if best := at.Fewest(here, "retire"); has(v.Options, "first-out") && some && len(best) == 1 {
			return fmt.Errorf("12.6.3.1: seat %d alone has the fewest retired cards, and the match goes on", best[0])
		}
	case "circle":
		for seat, p := range v.Players {
			if has(v.Options, "first-out") && p.Lost {
				return fmt.Errorf("12.7.3.1: seat %d has lost, and the match goes on", seat)
			}
		}
	}
	for _, seat := range here {
		if n := at.Count(seat, "retire"); checked && n >= tooMany {
			return fmt.Errorf("10.6.2: seat %d has %d retired cards", seat, n)
		}
	}
	return nil
}
