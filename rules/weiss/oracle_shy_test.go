package weiss_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestOracleKnowsShy: the oracle does not ask for a character that the opponent's effects
// cannot choose, whether its sentence ends there or goes on (4.12.2).
func TestOracleKnowsShy(t *testing.T) {
	for _, line := range []string{
		"【永】 このカードは相手の効果に選ばれない。",
		"【永】 このカードは相手の効果に選ばれず、プレイヤーにダメージを与えることができない。",
	} {
		character := func(id string, lines ...string) pack.Card {
			return pack.Card{ID: id, Game: "weiss", Kind: "character", Name: lang.Words{"灯台守" + id}, Values: value.Of("colour", "red", "power", 1000, "soul", 1), Lines: lines}
		}
		cards := []pack.Card{character("S", line), character("B"), character("R")}
		cards[2].SetKeys("triggers", []string{"return"})
		some := func(id string, n int) []position.Card { return slices.Repeat([]position.Card{{ID: id}}, n) }
		pos := position.Position{Game: "weiss", Seed: 1, Turn: 3, Phase: "attack", Cards: cards}
		for _, name := range []string{"A", "B"} {
			pos.Seats = append(pos.Seats, position.Seat{Name: name, Zones: []position.Zone{{Zone: "deck", Cards: some("R", 9)}}})
		}
		put := func(seat int, slot, id string) {
			pos.Seats[seat].Zones = append(pos.Seats[seat].Zones, position.Zone{Zone: slot, Cards: some(id, 1)})
		}
		put(0, "front-left", "B")
		put(1, "front-left", "S")
		put(1, "front-centre", "B")
		m, err := rules.NewPosition(pos)
		if err != nil {
			t.Fatal(err)
		}
		o := oracles.Of(m)
		chosen := false
		for range 40 {
			if err := o.Look(m); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			q := m.Pending()
			if q == nil || m.View(0).Turn > 3 {
				break
			}
			chosen = chosen || q.Kind == "choose"
			if err := m.Answer(q.Seq, []int{0}); err != nil {
				t.Fatal(err)
			}
		}
		if !chosen {
			t.Errorf("%s: the icon let nobody choose", line)
		}
	}
}
