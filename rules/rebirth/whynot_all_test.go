package rebirth_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
)

// TestWhyNotEverywhere: in random games of every format a character may attack, support or be attacked,
// and a card of the hand block or cancel, or something keeps it from that, never both and never neither.
func TestWhyNotEverywhere(t *testing.T) {
	said := map[string]bool{}
	for _, w := range rulestest.Ways("rebirth") {
		for seed := range uint64(2) {
			m, err := rules.New(w.Setup(t, seed))
			if err != nil {
				t.Fatal(err)
			}
			players, dice := rulestest.Mixed(m, seed), rand.New(rand.NewPCG(seed, 1))
			for r := m.Pending(); r != nil; r = m.Pending() {
				for seat := range w.Seats {
					if r.Asks(seat) {
						everywhere(t, m, r, seat, w.Format.Teams > 0, said)
					}
				}
				var pick []int
				if len(r.Seats) < 2 {
					pick = players[r.Seat].Choose(m.View(r.Seat), r)
				} else {
					pick = append(pick, dice.IntN(len(r.Options)))
				}
				if err := m.Answer(r.Seq, pick); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for _, clause := range []string{"8.2.4.1", "8.2.4.3", "8.3.3", "9.7.3.1", "12.3.1", "12.7.6", "12.8.5", "12.9.5", "12.10.5"} {
		if !said[clause] {
			t.Errorf("%s is never said", clause)
		}
	}
}

// everywhere compares what a seat is offered with what is said of each card.
func everywhere(t *testing.T, m *rules.Match, r *rules.Request, seat int, teams bool, said map[string]bool) {
	t.Helper()
	has := func(kind string, f func(o rules.Option) bool) bool {
		return slices.ContainsFunc(r.Options, func(o rules.Option) bool { return o.Kind == kind && (len(r.Seats) < 2 || o.Seat == seat) && f(o) })
	}
	if r.Kind != "attack" && r.Kind != "block" && r.Kind != "cancel" {
		return
	}
	view := m.View(seat)
	mate := func(p int) bool { return teams && view.Players[p].Team == view.Players[seat].Team }
	any := func(rules.Option) bool { return true }
	for _, p := range view.Players {
		for _, z := range p.Zones {
			for _, c := range z.Cards {
				own, zone := z.Place.Seat == seat, z.Place.Zone
				one := func(o rules.Option) bool { return o.Card == c.ID }
				member := zone == "member-left" || zone == "member-centre" || zone == "member-right"
				var offered bool
				switch {
				case r.Kind == "attack" && own && zone == "entry":
					offered = has("attack", any)
				case r.Kind == "attack" && own && member:
					offered = has("attack", one)
				case r.Kind == "attack" && !own && zone == "entry" && has("attack", any) && !mate(z.Place.Seat):
					offered = has("attack", func(o rules.Option) bool { return o.Place == z.Place })
				case r.Kind == "attack" && !own && member && has("attack", any):
					for _, w := range m.WhyNot(seat, c.ID) {
						said[w.Clause] = true
					}
					continue
				case (r.Kind == "block" || r.Kind == "cancel") && own && zone == "hand":
					offered = has(r.Kind, one)
				default:
					continue
				}
				why := m.WhyNot(seat, c.ID)
				if offered == (len(why) > 0) {
					t.Fatalf("%s, seat %d: %s of %d offered %v, and: %v", r.Kind, seat, zone, z.Place.Seat, offered, why)
				}
				for _, w := range why {
					said[w.Clause] = true
				}
			}
		}
	}
}
