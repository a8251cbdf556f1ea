//go:build lanterns

package search_test

import (
	"math"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/bot/search"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// own are cards that come in no deck, for positions of which it can be counted out what every answer is worth.
var own = []pack.Card{
	{ID: "dim", Game: "lanterns", Kind: "lantern", Name: rules.Words{"薄明かり", "Dim"}, Values: value.Of("light", 1, "colour", "gold")},
	{ID: "fair", Game: "lanterns", Kind: "lantern", Name: rules.Words{"程よい灯", "Fair"}, Values: value.Of("light", 3, "colour", "gold")},
	{ID: "bright", Game: "lanterns", Kind: "lantern", Name: rules.Words{"明るい灯", "Bright"}, Values: value.Of("light", 5, "colour", "gold")},
	{ID: "gust", Game: "lanterns", Kind: "lantern", Name: rules.Words{"突風", "Gust"}, Values: value.Of("light", 1, "colour", "blue"),
		Lines: []string{"【自】 このカードが空に置かれた時、相手は自分の空の明るさ4以上の灯籠を1枚選び、灰に置く。"}},
	{ID: "gamble", Game: "lanterns", Kind: "wind", Name: rules.Words{"賭け", "Gamble"}, Values: value.Of("colour", "blue"),
		Lines: []string{"あなたは自分の山札の上から1枚を、空に置く。"}},
	{ID: "lift", Game: "lanterns", Kind: "wind", Name: rules.Words{"上げ潮", "Lift"}, Values: value.Of("colour", "blue"),
		Lines: []string{"あなたは自分の手札の灯籠を1枚選び、空に置く。"}},
}

// table is a position of a seat's zones: their names, each with its cards.
func table(phase string, active int, seats ...map[string][]string) position.Position {
	p := position.Position{Game: "lanterns", Cards: slices.Clone(own), Active: active, First: active, Turn: 3, Phase: phase}
	cards, _, _ := rules.Shipped("lanterns")
	p.Cards = append(p.Cards, cards...)
	for _, zones := range seats {
		var s position.Seat
		for _, zone := range []string{"deck", "hand", "sky", "ashes"} {
			if len(zones[zone]) == 0 {
				continue
			}
			z := position.Zone{Zone: zone}
			for _, id := range zones[zone] {
				z.Cards = append(z.Cards, position.Card{ID: id})
			}
			s.Zones = append(s.Zones, z)
		}
		p.Seats = append(p.Seats, s)
	}
	return p
}

// values is how good a player finds each card that it may pick, after many playouts, and the one that it picks.
func values(t *testing.T, p position.Position) (of map[string]float64, picked string) {
	t.Helper()
	m, err := rules.NewPosition(p)
	if err != nil {
		t.Fatal(err)
	}
	m.Through()
	q := m.Pending()
	if q == nil || q.Seat != 0 {
		t.Fatalf("seat 0 is not asked but %+v", q)
	}
	sight, err := m.Sight(0)
	if err != nil {
		t.Fatal(err)
	}
	name := func(pick []int) string {
		for _, z := range m.View(0).Players[0].Zones {
			for i := range z.Cards {
				if c := &z.Cards[i]; c.ID != 0 && c.ID == q.Options[pick[0]].Card {
					return m.PrintID(c.Print)
				}
			}
		}
		return q.Options[pick[0]].Kind
	}
	level := search.Level{Playouts: 4000, Turns: 9, Sure: 1}
	thought := all.Thinking(1, level, m.Catalogue(), nil).(bot.Thinker).Think(sight, m.View(0), q)
	for thought.Step() {
	}
	of = map[string]float64{}
	for _, c := range thought.(bot.Adviser).Best(9) {
		of[name(c.Pick)] = c.Chance
	}
	return of, name(thought.Pick())
}

// near reports values that chance does not make of so many playouts.
func near(t *testing.T, got, want map[string]float64) {
	t.Helper()
	for name, w := range want {
		if g, ok := got[name]; !ok || math.Abs(g-w) > 0.05 {
			t.Errorf("%s is worth %.3f to it, and %.3f indeed (%v)", name, g, w, got)
		}
	}
}

// TestValueOfChance: what depends on the card on top of the own deck is worth what the cards that are left in it make it; a sure draw is
// better than a gamble that fails more often than not.
func TestValueOfChance(t *testing.T) {
	for good, best := range []string{"lift", "lift", "", "gamble", "gamble"} {
		deck := []string{"lift", "lift", "lift", "lift"}
		for i := range good {
			deck[i] = "bright"
		}
		got, picked := values(t, table("river", 0,
			map[string][]string{"deck": deck, "hand": {"gamble", "lift", "dim"}, "sky": {"fair"}},
			map[string][]string{"sky": {"fair", "dim"}},
			map[string][]string{"sky": {"dim"}}))
		near(t, got, map[string]float64{"gamble": float64(good) / 4, "lift": 0.5, "dim": 0, "pass": 0})
		if best != "" && picked != best {
			t.Errorf("with %d of 4 good cards it picks %s", good, picked)
		}
	}
}

// shines is how bright a card of the decks that ship is alone in the sky, with no card in hand: what its text says there is counted in.
var shines = map[string]int{"LN-01": 2, "LN-02": 4, "LN-03": 1, "LN-04": 2, "LN-05": 1, "LN-06": 1, "LN-07": 6}

// hidden is how often the one card that a player has may be of each brightness, if what lies open of the deck is known: any deck that has the most
// of that, and from it any card that is left, or another copy of what is not in it (kinds that the decks have).
func hidden(t *testing.T, seen ...string) map[int]float64 {
	t.Helper()
	_, decks, err := rules.Shipped("lanterns")
	if err != nil {
		t.Fatal(err)
	}
	var left [][]string
	most := -1
	for i := range decks {
		var cards []string
		for _, l := range decks[i].Cards {
			for range l.Count {
				cards = append(cards, l.ID)
			}
		}
		n := 0
		var others []string
		for _, id := range seen {
			if k := slices.Index(cards, id); k >= 0 {
				cards = slices.Delete(cards, k, k+1)
				n++
			} else if !slices.Contains(others, id) {
				others = append(others, id)
			}
		}
		if n > most {
			most, left = n, nil
		}
		if n == most {
			left = append(left, append(cards, others...))
		}
	}
	of := map[int]float64{}
	for _, cards := range left {
		for _, id := range cards {
			light := shines[id]
			for _, c := range own {
				if c.ID == id {
					light = c.Number("light")
				}
			}
			of[light] += 1 / float64(len(left)*len(cards))
		}
	}
	return of
}

// TestValueOfSecret: three players put their last cards into the sky at once. What one's own is worth is how often it outshines both of those
// that are not seen.
func TestValueOfSecret(t *testing.T) {
	first, second := hidden(t, "dim"), hidden(t, "LN-02")
	worth := func(light int) (sum float64) {
		for a, p := range first {
			for b, q := range second {
				sky := []int{light, a + 1, b + 4}
				slices.Sort(sky)
				switch {
				case sky[1] == sky[2]:
					sum += p * q / 2 // nobody wins
				case light == sky[2]:
					sum += p * q
				}
			}
		}
		return sum
	}
	got, picked := values(t, table("choice", 0,
		map[string][]string{"hand": {"fair", "bright"}, "sky": {"fair"}},
		map[string][]string{"hand": {"LN-03"}, "sky": {"dim"}},
		map[string][]string{"hand": {"LN-08"}, "sky": {"LN-02"}}))
	near(t, got, map[string]float64{"fair": worth(6), "bright": worth(8)})
	if picked != "bright" {
		t.Errorf("it picks %s", picked)
	}
}

// TestValueOfBluff: what an opponent has put down unseen is held to be what it may be, and not what it is: where it most likely is dim, the
// brightest card is put against it, though it is bright in truth; where it can only be bright, what puts it out.
func TestValueOfBluff(t *testing.T) {
	for _, c := range []struct {
		best  string
		ashes []string
	}{
		{"fair", []string{"LN-04", "LN-04", "LN-04", "LN-05", "LN-05", "LN-05", "LN-02", "LN-02"}},
		{"gust", []string{"LN-06", "LN-06", "LN-06", "LN-08", "LN-08", "LN-08", "LN-09", "LN-09", "LN-09", "LN-07", "LN-07", "LN-07"}},
	} {
		p := table("choice", 0,
			map[string][]string{"hand": {"fair", "gust"}},
			map[string][]string{"hand": {"LN-02"}, "ashes": c.ashes},
			nil)
		p.Out = []int{2}
		got, picked := values(t, p)
		want := map[string]float64{}
		for light, p := range hidden(t, c.ashes...) {
			switch {
			case light < 3:
				want["fair"] += p
			case light == 3:
				want["fair"] += p / 2
			}
			switch {
			case light < 1 || light >= 4:
				want["gust"] += p
			case light == 1:
				want["gust"] += p / 2
			}
		}
		near(t, got, want)
		if picked != c.best {
			t.Errorf("with %v in the ashes it picks %s", c.ashes, picked)
		}
	}
}
