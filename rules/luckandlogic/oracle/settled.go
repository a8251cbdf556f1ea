package oracle

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
)

// calm are the questions that come right after a check timing, with nothing between.
var calm = []string{"level", "main", "attack", "attacker", "intercept", "hand-limit"}

// settled checks what is true of every position right after a check timing: rules have been
// carried out (chapter 10), and nothing waits (9.5.3).
func (o *half) settled(t *table) error {
	quiet := has(calm, t.Request.Kind) || t.Request.Kind == "definition"
	if t.View.Turn == 0 || !quiet && t.Request.Kind != "pending" {
		return nil
	}
	if n := len(t.View.Waiting) + len(t.View.Stack); n > 0 && quiet {
		return fmt.Errorf("9.5.3.4: %d abilities wait", n)
	}
	for seat := range t.View.Players {
		if err := t.settledOf(seat); err != nil {
			return fmt.Errorf("%w, of player %d", err, seat+1)
		}
	}
	mine, theirs := len(t.paradoxes(0)), len(t.paradoxes(1))
	if mine+theirs > 1 {
		return fmt.Errorf("10.6.1, 10.6.2: %d and %d paradoxes lie face up", mine, theirs)
	}
	if has([]string{"level", "main", "attack", "hand-limit"}, t.Request.Kind) {
		return o.outOfBattle(t)
	}
	return nil
}

func (t *table) settledOf(seat int) error {
	if t.Count(seat, "deck") == 0 {
		return fmt.Errorf("10.2.1: there is no deck")
	}
	if t.whole(seat) == 0 {
		return fmt.Errorf("10.3.1.1: no gate is left")
	}
	if n := t.Count(seat, "refresh"); n >= tooMany {
		return fmt.Errorf("10.3.1.2: %d cards in the refresh zone", n)
	}
	if n := t.View.Players[seat].Values.Number("refresh"); n > 0 {
		return fmt.Errorf("10.9.1: %d refresh points", n)
	}
	if n := t.Count(seat, "level"); n > levelLimit && !t.says("レベル上限") {
		return fmt.Errorf("10.8.1: %d cards in the level zone", n)
	}
	taken := map[string]card{}
	for _, c := range t.members(seat) {
		for _, s := range t.over(c) {
			if taken[s] != 0 {
				return fmt.Errorf("10.4.1: cards %d and %d in one circle", taken[s], c.ID)
			}
			taken[s] = c.ID
		}
	}
	for _, s := range slots {
		z := t.Zone(seat, s)
		for i := range z {
			if c := &z[i]; c.ID != 0 && !isMember(c) && c.Under == 0 && !t.hidesGate(seat, s) {
				return fmt.Errorf("10.7.1.1, 10.7.1.3: card %d in a circle is no member and not set", c.ID)
			}
		}
		gates := t.Zone(seat, "gate-"+s)
		if len(gates) > 1 {
			return fmt.Errorf("10.5.1: %d gates in one zone", len(gates))
		}
		for i := range gates {
			if c := &gates[i]; c.FaceUp && !is(c, "gate") {
				return fmt.Errorf("10.7.1.2: card %d in a gate zone is no gate", c.ID)
			}
		}
	}
	souls := t.Zone(seat, "soul")
	for i := range souls {
		if host := t.At[souls[i].Under]; host == nil || !isCircle(t.Place[host.ID].Zone) {
			return fmt.Errorf("4.15.2: card %d is nobody's soul", souls[i].ID)
		}
	}
	return nil
}

// hidesGate reports whether a gate lies face down where a card may be set on it: views do not tell that
// one's number.
func (t *table) hidesGate(seat int, circle string) bool {
	return slices.ContainsFunc(t.Zone(seat, "gate-"+circle), func(c rules.CardView) bool { return c.ID == 0 })
}

// outOfBattle: no card is left in the battle zone or the intercept zone (8.6.5), and nobody attacks
// (8.6.7).
func (o *half) outOfBattle(t *table) error {
	if t.View.Attack.Kind != "" {
		return fmt.Errorf("8.6.7: a battle is under way")
	}
	for seat := range t.View.Players {
		for _, zone := range []string{"battle", "intercept", "resolution"} {
			if n := t.Count(seat, zone); n > 0 && !heard(o.news) {
				return fmt.Errorf("8.6.5: %d cards are left in the %s zone of player %d", n, zone, seat+1)
			}
		}
		if n := t.Count(seat, "paradox") - t.ups(seat, "paradox"); n > 0 && o.stop != nil && inBattle(o.stop.Request.Kind) && !heard(o.news) {
			return fmt.Errorf("8.6.4: %d paradoxes lie face down after a battle", n)
		}
	}
	return nil
}

func inBattle(kind string) bool {
	return has([]string{"target", "intercept", "definition"}, kind)
}

// Over holds the result against the book.
func (o *half) Over(v *rules.View) error {
	r := &v.Result
	if heard(o.fresh) || r.Clause == "12.1.1.3" || o.quits || strings.HasPrefix(r.Clause, "1.2") {
		return nil // a text may say who wins (1.2.5)
	}
	count := func(seat int, zone string) (all, down int) {
		for _, z := range v.Players[seat].Zones {
			if z.Place.Zone == zone {
				for _, c := range z.Cards {
					if all++; !c.FaceUp {
						down++
					}
				}
			}
		}
		return all, down
	}
	var left []int
	for seat, p := range v.Players {
		gates := 0
		for _, s := range slots {
			_, down := count(seat, "gate-"+s)
			gates += down
		}
		_, refreshed := count(seat, "refresh")
		deck, _ := count(seat, "deck")
		drop, _ := count(seat, "drop")
		due := gates == 0 || refreshed >= tooMany || deck == 0 && drop == 0 // 10.3.1.1, 10.3.1.2, 10.2.2.1
		if due != p.Lost {
			return fmt.Errorf("10.3.1: player %d has %d gates, %d in the refresh zone, %d in deck and %d in drop zone; lost: %v", seat+1, gates, refreshed, deck, drop, p.Lost)
		}
		if !due {
			left = append(left, seat)
		}
	}
	if len(left) == len(v.Players) {
		return fmt.Errorf("1.2.1: it is over, and nobody has lost")
	}
	if fmt.Sprint(r.Winners) != fmt.Sprint(left) { // 1.2.1, 1.2.3
		return fmt.Errorf("1.2.1: the seats %v win, not %v", r.Winners, left)
	}
	return nil
}
