package oracle

import (
	"fmt"
	"slices"
)

// onCourse checks that a question of the course of a turn may come after the one before
// (6.2 to 6.8, 7.1). Attacks are gone on with as long as a card of the bench stands (7.1.2.2,
// 7.1.6.2).
func (o *half) onCourse(t *table) error {
	if !isStop(t.Request) || o.stop == nil || o.done == nil && o.stop.Request.Kind != "hand-limit" {
		return nil
	}
	kind, next := o.stop.Request.Kind, t.Request.Kind
	sameTurn := t.View.Turn == o.stop.View.Turn
	did := ""
	if o.done != nil {
		did = o.done.Kind
	}
	var may []string
	switch {
	case kind == "energy":
		may = []string{"chara"}
	case kind == "chara" && did != "pass":
		may = []string{"chara"}
	case kind == "chara":
		may = []string{"ability"}
	case kind == "ability" && did != "pass":
		may = []string{"ability"}
	case kind == "ability" || kind == "partner-block":
		may = []string{"attack"}
		if len(t.supporters(o.stop.View.Active)) == 0 || !sameTurn || o.resolved() {
			may = []string{"attack", "hand-limit", "turn"}
		}
	case kind == "attack" && did == "declare":
		may = []string{"support"}
		if list, known := o.stop.maySupport(o.stop.View.Active); o.resolved() || len(list) == 0 || !known { // 7.1.3.1
			may = []string{"support", "hand-limit", "turn"}
		}
	case kind == "support" && did == "card":
		may = []string{"partner-block", "attack", "hand-limit", "turn"} // a block is asked for of who has a hand
		if t.Count(1-o.stop.View.Active, "hand") > 0 && !o.resolved() && !o.elsewhere() {
			may = []string{"partner-block"}
		}
	case kind == "hand-limit", did == "end-attacks":
		may = []string{"hand-limit", "turn"}
	}
	now := next
	if !sameTurn && (next == "energy" || next == "chara") { // 6.4.1.2 is passed over without a hand
		now = "turn"
	}
	if !slices.Contains(may, now) {
		return fmt.Errorf("6.1.1: after %q (%s) comes %v, not %q", kind, did, may, now)
	}
	if now == "turn" {
		return o.turnEnded(t)
	}
	return nil
}

// resolved reports whether an ability has resolved, or something else that a text says has
// been done, since the question of the course before.
func (o *half) resolved() bool {
	return slices.ContainsFunc(o.news, func(e entry) bool {
		return has([]string{"ability", "activate", "replace", "effect", "trigger"}, e.Event.Kind)
	})
}

// elsewhere reports whether there was no attack after all: a text may have replaced it.
func (o *half) elsewhere() bool {
	return !slices.ContainsFunc(o.news, func(e entry) bool { return e.Event.Kind == "attack" })
}

// turnEnded checks the end of the turn before: the hand is not above its limit (6.8.1.2,
// 6.8.1.5), damage is gone (6.8.1.3), and the other player's turn comes.
func (o *half) turnEnded(t *table) error {
	before := o.stop.View.Active
	if t.View.Active == before && !o.turns {
		return fmt.Errorf("6.8.1.5: player %d has another turn", before+1)
	}
	if t.View.Turn != o.stop.View.Turn+1 || o.resolved() {
		return nil
	}
	if n := t.Count(before, "hand"); n > handLimit && t.View.Active != before && !t.says("手札上限", "手札の上限") {
		return fmt.Errorf("6.8.1.2: player %d keeps %d cards", before+1, n)
	}
	for p := range 2 {
		for _, slot := range append([]string{"ring"}, bench...) {
			if c := t.in(p, slot); c != nil && c.Damage > 0 {
				return fmt.Errorf("6.8.1.3: card %d still has damage", c.ID)
			}
		}
	}
	return nil
}
