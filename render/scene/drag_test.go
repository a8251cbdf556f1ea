package scene

import (
	"testing"

	"gorin/rules"
)

// TestDragging: a card of the hand that is dropped onto a slot is played there, one
// that is dropped where it came from is put back, and Escape puts it back too.
func TestDragging(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random"})
	s.do("confirm", "")
	s.want("table", 2)
	tab := s.app.table
	card := cardValue(tab.zone(rules.Place{Zone: "hand"}).Cards[1].ID)
	s.do("lift", card)
	if len(tab.armed) != 1 {
		t.Fatal("nothing is lifted")
	}
	s.do("put-back", "")
	s.do("lift", card)
	s.do("drop", "card "+cardValue(tab.zone(rules.Place{Zone: "hand"}).Cards[2].ID))
	s.want("table", 2)
	if len(tab.armed) != 0 {
		t.Error("it is not put back")
	}
	s.do("drop", "place 0/front-left") // nothing is held
	s.want("table", 2)
	s.do("lift", card)
	s.do("drop", "place 0/front-left")
	s.want("table", 4) // played, and into that slot
}
