package oracle

import "fmt"

// settled checks what is true of every position right after a check timing: rule actions have
// been carried out (9.1.1), and in those where a player goes on with the turn nothing waits.
func (o *half) settled(t *table) error {
	if t.View.Turn == 0 || !isStop(t.Request) && !has([]string{"show", "cancel", "use"}, t.Request.Kind) || t.Request.Kind == "hand-limit" {
		return nil
	}
	quiet := isStop(t.Request)
	if n := len(t.View.Stack) + len(t.View.Waiting); n > 0 && quiet {
		return fmt.Errorf("4.8.3: %d abilities wait", n)
	}
	for p := range t.View.Players {
		if err := o.settledOf(t, p, len(t.View.Stack) > 0); err != nil {
			return fmt.Errorf("%w, of player %d", err, p+1)
		}
	}
	return nil
}

func (o *half) settledOf(t *table, p int, waits bool) error {
	deck, waiting := t.Count(p, "deck"), t.Count(p, "waiting-room")
	if n := t.Count(p, "retire"); n >= 10 && !waits && t.Request.Kind != "show" {
		return fmt.Errorf("1.2.2.1: %d retired cards", n)
	}
	if deck == 0 && waiting > 0 {
		return fmt.Errorf("9.8.1: no deck but a waiting room of %d", waiting)
	}
	if deck == 0 && !waits && t.Request.Kind != "show" {
		return fmt.Errorf("1.2.2.2: neither deck nor waiting room")
	}
	held := t.Request.Kind == "attack" && o.attacks > 0 || // what lasted for the attack before is over, and nothing looked at it since
		t.says("リタイヤ置場に置かれ", "控え室に置かれ", "控え室に置け", "リングに置")
	for _, slot := range append([]string{"ring"}, bench...) {
		z := t.Zone(p, slot)
		if len(z) > 1 {
			return fmt.Errorf("9.5: %d cards in the %s", len(z), slot)
		}
		if len(z) == 0 {
			continue
		}
		c := &z[0]
		if d := c.Now.Number("defence"); (d <= 0 || c.Damage >= d) && !held {
			return fmt.Errorf("9.3, 9.4: card %d in the %s has defence %d and damage %d", c.ID, slot, d, c.Damage)
		}
	}
	if t.Count(p, "ring") == 0 && deck > 0 && !held {
		return fmt.Errorf("9.6.1: nobody in the ring")
	}
	surprises := t.Zone(p, "surprise")
	if len(surprises) > 1 {
		return fmt.Errorf("9.5.3: %d surprises", len(surprises))
	}
	if len(surprises) == 1 && surprises[0].FaceUp && !t.waitsOf(p, "サプライズ") && !held {
		return fmt.Errorf("9.7.1: card %d lies face up", surprises[0].ID)
	}
	return nil
}

// waitsOf reports whether a skill of a kind waits.
func (t *table) waitsOf(seat int, icon string) bool {
	for i := range t.View.Stack {
		if s := &t.View.Stack[i]; s.Seat == seat && skillOf(s.Words[0]).icon == icon {
			return true
		}
	}
	return false
}
