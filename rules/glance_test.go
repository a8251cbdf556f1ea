package rules_test

import (
	"reflect"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
)

// TestGlance: a glance is the view, whatever was seen in its memory before: by another seat, in another match that was
// played there.
func TestGlance(t *testing.T) {
	for _, game := range rules.Games() {
		for _, f := range rules.Formats(game) {
			t.Run(game+" "+f.Key, func(t *testing.T) {
				s, err := rules.SampleOf(rules.Setup{Game: game, Format: f.Key, Seats: make([]rules.SeatSetup, f.Least)}, 3, 0)
				if err != nil {
					t.Fatal(err)
				}
				m, every := start(t, s), uint32(size.Of(5, 2, 1))
				for seed := range uint64(size.Of(1, 1, 4)) {
					if err := m.Again(seed); err != nil {
						t.Fatal(err)
					}
					if _, err := rulestest.Play(m, rulestest.Randoms(m, seed), func(m *rules.Match) error {
						if m.Seq()%every != 0 {
							return nil
						}
						for seat := rules.Spectator; seat < f.Least; seat++ {
							if want, got := m.View(seat), m.Glance(seat); !reflect.DeepEqual(got, want) {
								t.Fatalf("seed %d, decision %d, seat %d: a glance shows\n%+v\nthe view\n%+v", seed, m.Seq(), seat, got, want)
							}
							if seed > 0 {
								continue
							}
							if want, got := sketched(m, m.View(seat)), m.Sketch(seat); !reflect.DeepEqual(got, want) {
								t.Fatalf("seed %d, decision %d, seat %d: a sketch shows\n%+v\nthe view\n%+v", seed, m.Seq(), seat, got, want)
							}
						}
						return nil
					}); err != nil {
						t.Fatal(err)
					}
				}
			})
		}
	}
}

// sketched is a view without what a sketch leaves out.
func sketched(m *rules.Match, v *rules.View) *rules.View {
	piles := map[string]bool{}
	for _, z := range m.Table().M.Book.Zones {
		piles[z.Key] = z.Hidden && z.Down && !z.Owner && !z.Slot
	}
	leave := func(z *rules.ZoneView) {
		if piles[z.Place.Zone] {
			z.Cards = slices.DeleteFunc(z.Cards, func(c rules.CardView) bool { return c.ID == 0 })
		}
		for i := range z.Cards {
			z.Cards[i].Changes = nil
		}
	}
	v.Title, v.Waiting, v.Effects = rules.Words{}, nil, nil
	for i := range v.Shared {
		leave(&v.Shared[i])
	}
	for p := range v.Players {
		for i := range v.Players[p].Zones {
			leave(&v.Players[p].Zones[i])
		}
	}
	return v
}
