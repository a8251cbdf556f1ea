package weiss_test

import (
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestOver: a match that is over stays as it was; who has lost is still the
// other's opponent in what texts say.
func TestOver(t *testing.T) {
	pos := position.Position{Game: "weiss", Seed: 1, Turn: 3, Phase: "main", Cards: []pack.Card{
		{ID: "A", Game: "weiss", Kind: "character", Name: lang.Words{"甲"}, Values: value.Of("colour", "red", "power", 2000, "soul", 1),
			Lines: []string{"【永】 あなたの手札が相手の手札より少ないなら、このカードのパワーを＋2000。"}}}}
	for seat, hand := range []int{1, 2} {
		s := position.Seat{Name: string(rune('A' + seat))}
		for _, z := range []struct {
			zone string
			n    int
		}{{"deck", 10}, {"hand", hand}, {"front-left", 1 - seat}} {
			zone := position.Zone{Zone: z.zone}
			for range z.n {
				zone.Cards = append(zone.Cards, position.Card{ID: "A"})
			}
			s.Zones = append(s.Zones, zone)
		}
		pos.Seats = append(pos.Seats, s)
	}
	m, err := rules.NewPosition(pos)
	if err != nil {
		t.Fatal(err)
	}
	power := func() int {
		for _, z := range m.View(0).Players[0].Zones {
			if z.Place.Zone == "front-left" {
				return z.Cards[0].Now.Number("power")
			}
		}
		return 0
	}
	before := power()
	if err := m.Concede(1); err != nil {
		t.Fatal(err)
	}
	if err := m.Audit(); err != nil {
		t.Error(err)
	}
	if after := power(); before != 4000 || after != before {
		t.Errorf("the character had power %d, and has %d after the match", before, after)
	}
}
