package scene

import (
	"strings"
	"testing"

	"gorin/render/board"
	"gorin/rules"
)

// TestRefusal: a card of the hand that cannot be played says why when it is clicked or
// lifted, with the clause, for a moment; one that can says nothing.
func TestRefusal(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random"})
	s.do("confirm", "")
	tab := s.app.table
	hand := tab.Zone(rules.Place{Zone: "hand"}).Cards
	for _, c := range hand {
		if tab.WhyNot(c.ID) != nil {
			t.Error("a card that can be played says why not")
		}
	}
	s.do("option", "0")
	s.want("table", 3) // which slot: the hand is not asked for
	for _, act := range []string{"card", "lift"} {
		for _, c := range tab.Zone(rules.Place{Zone: "hand"}).Cards {
			tab.Notice = rules.Reason{}
			s.app.Do(act, board.CardValue(c.ID))
			if said := tab.Notice.Clause == "3.2"; said != (c.ID%2 == 0) {
				t.Errorf("%s on card %d: %v", act, c.ID, tab.Notice)
			}
			if why := tab.WhyWords(tab.WhyNot(c.ID)); c.ID%2 == 0 && !strings.Contains(why, "2 marks or more (§3.2)") {
				t.Errorf("in words: %q", why)
			}
		}
	}
}
