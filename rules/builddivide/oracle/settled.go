package oracle

import (
	"fmt"

	"gorin/rules"
)

// settled checks what is true of every position in which a player may act of their
// own accord: processing by rule has been done (1103-6), and nothing waits.
func (o *half) settled(t *table) error {
	if t.View.Turn == 0 {
		return nil
	}
	if err := o.plain(t); err != nil {
		return err
	}
	if !has([]string{"priority", "attack", "take-back", "block"}, t.Request.Kind) {
		return nil
	}
	if n := len(t.View.Waiting); n > 0 {
		return fmt.Errorf("1304-1: %d abilities wait", n)
	}
	if t.Request.Kind != "priority" && len(t.View.Stack) > 0 {
		return fmt.Errorf("1103-8: %d things wait to be resolved", len(t.View.Stack))
	}
	if t.View.Window != "damage" && len(t.View.Packets) > 0 {
		return fmt.Errorf("1104-3: %d damage packets wait", len(t.View.Packets))
	}
	for _, c := range t.onTable() {
		if err := o.lies(t, c); err != nil {
			return fmt.Errorf("%w: card %d %s", err, c.ID, t.Name(c))
		}
	}
	return o.values(t)
}

// lies checks that nothing would be done to a card on the table by 1303.
func (o *half) lies(t *table, c *rules.CardView) error {
	field := t.Place[c.ID].Zone == "field"
	switch {
	case has(c.Kinds, "aura"):
		host := t.At[c.Under]
		if host == nil || t.Place[host.ID] != t.Place[c.ID] || !has(host.Kinds, "unit") && !has(host.Kinds, "territory") {
			return fmt.Errorf("1303-6: an aura of nothing")
		}
		if len(c.Kinds) > 1 {
			return fmt.Errorf("5.21.1.b.2: an aura is nothing else: %v", c.Kinds)
		}
	case !field && !has(c.Kinds, "territory"):
		return fmt.Errorf("410-1: a %v in the territory zone", c.Kinds)
	case field && has(c.Kinds, "unit"):
		if c.Now.Number("power") > 0 && c.Damage < c.Now.Number("power") {
			return nil
		}
		if firm, known := o.firm(t, c); !firm && known {
			return fmt.Errorf("1303-2, 1303-3: power %d, damage %d", c.Now.Number("power"), c.Damage)
		}
	case field && has(c.Kinds, "territory"):
		for _, s := range t.View.Stack {
			if s.Source == c.ID {
				return nil // its ability is on the way
			}
		}
		return fmt.Errorf("1303-5: a territory on the field that is no unit")
	case field:
		return fmt.Errorf("1303-4: a %v on the field", c.Kinds)
	}
	return nil
}

// plain checks what holds at any time.
func (o *half) plain(t *table) error {
	for p := range t.View.Players {
		v := &t.View.Players[p]
		if v.Values.Is("in-red") != (t.Count(p, "life") <= v.Values.Number("red")) { // 407-4c
			return fmt.Errorf("407-4c: %d cards of life, and player %d is in the red zone: %v", t.Count(p, "life"), p+1, v.Values.Is("in-red"))
		}
		if limit, known := o.handLimit(t, p); known && v.Values.Number("hand-limit") != limit {
			return fmt.Errorf("405-4: the hand of player %d is limited to %d, not %d", p+1, limit, v.Values.Number("hand-limit"))
		}
		if v.Values.Number("energy-left") != 1-o.placed[p] && o.at != nil {
			return fmt.Errorf("11.03.7.a.1: player %d has placed %d energy, may place %d", p+1, o.placed[p], v.Values.Number("energy-left"))
		}
	}
	a := t.View.Attack
	for _, p := range t.View.Packets {
		if p.Source != a.Attacker || p.Kind == "buster" || t.View.Step != "hit" || p.Seat == t.View.Active || o.anywhere {
			continue
		}
		if c := t.At[a.Attacker]; c != nil && p.N != max(0, c.Now.Number("hit")) && len(t.View.Packets) == 1 { // 1002-2b
			return fmt.Errorf("1002-2b: the damage is %d, the hit %d", p.N, c.Now.Number("hit"))
		}
	}
	return nil
}
