package oracle

import "fmt"

// settled checks what is true of every position in which a player may act of
// their own accord: rule actions have been carried out, and nothing waits.
func settled(t *table) error {
	if t.View.Turn == 0 || t.Request.Kind == "level-up" || t.Request.Kind == "interrupt" || len(t.Request.Clause) > 2 && t.Request.Clause[:3] == "8.4" {
		return nil
	}
	for p := range t.View.Players {
		if n := t.Count(p, "clock"); n >= 7 {
			return fmt.Errorf("9.3.1: %d cards in the clock of player %d", n, p+1)
		}
		if t.needsRefresh(p) {
			return fmt.Errorf("9.2.1: player %d has no deck but a waiting room", p+1)
		}
	}
	if !has([]string{"clock", "main", "climax", "attacker", "method", "counter", "reversed", "hand-limit"}, t.Request.Kind) {
		return nil
	}
	if n := len(t.View.Waiting); n > 0 {
		return fmt.Errorf("8.5.1.4: %d abilities wait", n)
	}
	for p := range t.View.Players {
		if t.level(p) >= 4 || t.Count(p, "deck")+t.Count(p, "waiting-room") == 0 {
			return fmt.Errorf("9.4.1: player %d has lost", p+1)
		}
		for _, s := range slots {
			z := t.Zone(p, s)
			if len(z) > 1 || len(z) == 1 && t.Kind(&z[0]) != "character" {
				return fmt.Errorf("9.6: %d cards in the %s slot of player %d", len(z), s, p+1)
			}
			if len(z) == 1 && z[0].Now.Number("power") <= 0 {
				return fmt.Errorf("9.5.1: a power of %d in the %s slot of player %d", z[0].Now.Number("power"), s, p+1)
			}
			if len(z) == 0 && t.Count(p, "marker-"+s) > 0 {
				return fmt.Errorf("9.7.1: markers under nobody in the %s slot of player %d", s, p+1)
			}
		}
		if z := t.Zone(p, "climax"); len(z) > 1 || len(z) == 1 && t.Kind(&z[0]) != "climax" {
			return fmt.Errorf("9.6: %d cards in the climax zone of player %d", len(z), p+1)
		}
	}
	return nil
}
