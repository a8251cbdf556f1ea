package weiss_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestOracleKnowsClimax: the oracle knows that the text of a climax in its zone raises the
// limit of the hand (2.12.2.2, 3.3.3.1), and that one elsewhere does not.
func TestOracleKnowsClimax(t *testing.T) {
	cards := []pack.Card{
		{ID: "C", Game: "weiss", Kind: "climax", Name: lang.Words{"灯の祭り"}, Values: value.Of("colour", "red"), Lines: []string{"【永】 あなたの手札の上限を＋1。"}},
		{ID: "B", Game: "weiss", Kind: "character", Name: lang.Words{"灯台守"}, Values: value.Of("colour", "red", "power", 1000, "soul", 1)},
	}
	some := func(id string, n int) (list []position.Card) {
		for range n {
			list = append(list, position.Card{ID: id})
		}
		return list
	}
	for zone, over := range map[string]int{"climax": 1, "memory": 2} {
		pos := position.Position{Game: "weiss", Seed: 1, Turn: 3, Phase: "end", Cards: cards}
		for _, name := range []string{"A", "B"} {
			pos.Seats = append(pos.Seats, position.Seat{Name: name, Zones: []position.Zone{{Zone: "deck", Cards: some("B", 9)}, {Zone: "hand", Cards: some("B", 9)}}})
		}
		pos.Seats[0].Zones = append(pos.Seats[0].Zones, position.Zone{Zone: zone, Cards: some("C", 1)})
		m, err := rules.NewPosition(pos)
		if err != nil {
			t.Fatal(err)
		}
		if q := m.Pending(); q == nil || q.Kind != "hand-limit" || q.Min != over || q.Max != over {
			t.Errorf("a climax in %s: %+v is asked, want %d of the hand", zone, q, over)
		}
		o := oracles.Of(m)
		if err := o.Look(m); err != nil {
			t.Errorf("a climax in %s: %v", zone, err)
		}
		if a := o.Asked["hand-limit"]; a.N != 1 || a.Skipped != 0 {
			t.Errorf("a climax in %s: %d asked, %d passed over", zone, a.N, a.Skipped)
		}
	}
}
