package oracle

import (
	"fmt"
	"slices"

	"gorin/rules"
)

// onCourse checks that a question of the course of a turn may come after the one before (7.1.2,
// chapter 8).
func (o *half) onCourse(t *table) error {
	if err := o.turns(t); err != nil {
		return err
	}
	if !isStop(t.Request) || o.stop == nil || o.done == nil && !has([]string{"hand-limit", "intercept"}, o.stop.Request.Kind) || heard(o.news) {
		return nil
	}
	kind, next := o.stop.Request.Kind, t.Request.Kind
	did := ""
	if o.done != nil {
		did = o.done.Kind
	}
	me := o.stop.View.Active
	var may []string
	switch {
	case kind == "level", kind == "main" && did != "pass":
		may = []string{"main"}
	case kind == "main":
		may = o.ends(t, me)
	case kind == "attack" && did == "declare":
		may = []string{"attacker"}
	case kind == "attack":
		may = []string{"hand-limit", "turn"}
	case kind == "attacker":
		may = []string{"target"}
	case kind == "target" && o.stop.in(1-me, o.done.Place.Zone) == nil: // 8.2.10.5
		may = o.ends(t, me)
	case kind == "target":
		may = append([]string{"intercept", "definition"}, o.ends(t, me)...)
	case kind == "intercept":
		may = append([]string{"definition"}, o.ends(t, me)...)
	case kind == "definition":
		may = o.goesOn(t)
	case kind == "hand-limit":
		may = []string{"hand-limit", "turn"}
	}
	now := next
	if t.View.Turn != o.stop.View.Turn {
		now = "turn"
	}
	if !slices.Contains(may, now) {
		return fmt.Errorf("7.1.2: after %q (%s) comes %v, not %q", kind, did, may, now)
	}
	return nil
}

// ends is what comes once no battle is under way: the next attack, where one may be made (8.2.4), or
// the end phase with its hand limit (7.7.6).
func (o *half) ends(t *table, me int) []string {
	was := t
	if t.View.Turn != o.stop.View.Turn { // members may stand again by now
		was = o.stop
		if o.attacks == 0 { // counted anew
			return []string{"attack", "hand-limit", "turn"}
		}
	}
	if most, sure := was.attackLimit(); sure && o.attacks < most && len(was.attackers()) > 0 && was.readsAttacks() {
		return []string{"attack"}
	}
	return []string{"attack", "hand-limit", "turn"}
}

// goesOn is what comes after a question for a definition: it is the other player's turn to define;
// both in a row have to do nothing before it is over, and who cannot define does nothing (8.4.3,
// 8.4.3.3, 8.4.5, 8.4.5.3).
func (o *half) goesOn(t *table) []string {
	by := o.stop.Me
	passed := o.done.Kind == "pass"
	switch {
	case t.Request.Kind == "definition":
		if t.Me == by && passed || o.both { // who is not asked is silent too
			return []string{"judgment"}
		}
		return []string{"definition"}
	case passed && !o.both && o.canDefine(o.stop, 1-by):
		return []string{"definition"}
	}
	return o.ends(t, o.stop.View.Active)
}

// canDefine reports whether there is room, and anything to define with.
func (o *half) canDefine(t *table, seat int) bool {
	return t.defines(seat) && (t.Count(seat, "hand") > 0 && t.readsLogics() || len(t.restable(seat)) > 0) && !t.says("レベルブーストできない")
}

// turns checks a turn that has begun: it is the other player's (7.7.8), the first turn that of who
// was asked first (6.2.1.11), and what 7.2 and 7.3 say has been done.
func (o *half) turns(t *table) error {
	v := t.View
	if v.Turn == o.turn {
		return nil
	}
	before := o.turn
	o.turn = v.Turn
	if before == 0 && v.Turn == 1 && len(o.redrawn) == 2 && v.Active != o.first {
		return fmt.Errorf("6.2.1.11: player %d begins, not player %d", v.Active+1, o.first+1)
	}
	if v.Turn > 1 && v.Turn == before+1 && o.stop != nil && v.Active == o.stop.View.Active && !o.extra {
		return fmt.Errorf("7.7.8: player %d has another turn", v.Active+1)
	}
	if o.at == nil || heard(o.news) || v.Turn != before+1 || t.Request.Kind == "pending" {
		return nil
	}
	me := v.Active
	n, stocked := 0, 0
	for _, e := range o.news {
		switch {
		case e.Event.Kind != "move" || e.Event.From != (rules.Place{Seat: me, Zone: "deck"}):
		case e.Clause == "7.3.3" && e.Event.To.Zone == "hand":
			n++
		case e.Clause == "7.3.5" && e.Event.To.Zone == "stock":
			stocked++
		}
	}
	if n != drawn || stocked != 1 {
		return fmt.Errorf("7.3.3, 7.3.5: %d cards drawn, %d put into the stock", n, stocked)
	}
	if z := t.Zone(me, "stock"); len(z) == 0 || z[len(z)-1].FaceUp {
		return fmt.Errorf("7.3.5: the stock is not face down")
	}
	if !t.says("スタンドしない") {
		for _, c := range t.members(me) {
			if c.Lies != rules.Stand {
				return fmt.Errorf("7.2.4: card %d does not stand", c.ID)
			}
		}
		if stand := len(t.restable(me)); stand != t.Count(me, "level") {
			return fmt.Errorf("7.2.4: %d of %d level cards stand", stand, t.Count(me, "level"))
		}
	}
	for seat := range v.Players {
		if k := t.Count(seat, "paradox"); k > 0 {
			return fmt.Errorf("7.7.4: %d paradoxes of player %d are left", k, seat+1)
		}
	}
	if o.stop == nil {
		return nil
	}
	was := o.stop.Zone(me, "my-logicalist") // 7.2.4.1
	for i, c := range t.Zone(me, "my-logicalist") {
		if i < len(was) && was[i].ID == c.ID && was[i].Lies != c.Lies && o.stop.Request.Kind != "main" {
			return fmt.Errorf("7.2.4.1: card %d stands", c.ID)
		}
	}
	if k := t.Count(1-me, "hand"); k > handLimit && !t.says(handWord) && o.stop.View.Active != me {
		return fmt.Errorf("7.7.6: player %d keeps %d cards", 2-me, k)
	}
	return nil
}
