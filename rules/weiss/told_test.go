package weiss_test

import (
	"reflect"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// TestNew: the names of the cases begin with the clause that they show.
func TestNew(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(*rules.Setup)
		want   string
	}{
		{"1.1.1 two players", func(*rules.Setup) {}, ""},
		{"1.1.1 one player", func(s *rules.Setup) { s.Seats = s.Seats[:1] }, "1.1.1"},
		{"1.1.1 three players", func(s *rules.Setup) { s.Seats = append(s.Seats, s.Seats[0]) }, "1.1.1"},
		{"5.2.1.1 a deck that is presented must be legal", func(s *rules.Setup) { s.Seats[1].Deck.Cards = s.Seats[1].Deck.Cards[1:] }, "5.1.2.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := plainSetup(1)
			c.change(&s)
			_, err := rules.New(s)
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want+":") {
				t.Errorf("%v, want %q", err, c.want)
			}
		})
	}
	t.Run("5.2.1.1 later it need not be", func(t *testing.T) {
		if _, err := rules.NewPosition(piles()); err != nil { // five cards in all
			t.Error(err)
		}
	})
}

// piles is a position with an event that puts two cards of the waiting room on
// top of the deck.
func piles() position.Position {
	blank := pack.Card{ID: "blank", Game: "weiss", Kind: "character", Name: lang.Words{"白紙"}, Values: value.Of("power", 500, "soul", 1)}
	a, b, e := blank, blank, blank
	a.ID, a.Name[rules.Japanese] = "A", "一"
	b.ID, b.Name[rules.Japanese] = "B", "二"
	e.ID, e.Name[rules.Japanese], e.Kind = "E", "三", "event"
	e.Lines = []string{"あなたは自分の控え室のキャラを2枚選び、山札の上に置く。"}
	lie := func(ids ...string) (out []position.Card) {
		for _, id := range ids {
			out = append(out, position.Card{ID: id})
		}
		return out
	}
	return position.Position{Game: "weiss", Cards: []pack.Card{blank, a, b, e}, Turn: 3, Phase: "main", Seats: []position.Seat{
		{Name: "A", Zones: []position.Zone{{Zone: "hand", Cards: lie("E")}, {Zone: "waiting-room", Cards: lie("A", "B")}, {Zone: "deck", Cards: lie("blank")}}},
		{Name: "B", Zones: []position.Zone{{Zone: "deck", Cards: lie("blank")}}},
	}}
}

// played answers the position of piles with the cards in this order.
func played(t *testing.T, order ...int) *rules.Match {
	t.Helper()
	m, err := rules.NewPosition(piles())
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []struct {
		kind string
		pick []int
	}{{"main", []int{0}}, {"choose", []int{0, 1}}, {"order", order}} {
		q := m.Pending()
		if q.Kind != a.kind {
			t.Fatalf("asked %s, want %s", q.Kind, a.kind)
		}
		if err := m.Answer(q.Seq, a.pick); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestTold: what the other player is told of cards that go to a hidden zone.
func TestTold(t *testing.T) {
	one, two := played(t, 0, 1), played(t, 1, 0)
	t.Run("3.1.5.1 their order is not told", func(t *testing.T) {
		if reflect.DeepEqual(position.PrintsIn(one.Table(), rules.Place{Zone: "deck"}), position.PrintsIn(two.Table(), rules.Place{Zone: "deck"})) {
			t.Fatal("both orders come to the same")
		}
		if a, b := one.View(1), two.View(1); !reflect.DeepEqual(a, b) {
			t.Error("the views differ")
		}
		if a, b := one.Log(1, 0), two.Log(1, 0); !reflect.DeepEqual(a, b) {
			t.Errorf("the logs differ:\n%v\n%v", a, b)
		}
	})
	t.Run("3.1.5.1.1 their number is told", func(t *testing.T) {
		n := 0
		for _, e := range one.Log(1, 0) {
			if e.Event.Kind == "move" && e.Event.To.Zone == "deck" {
				n++
			}
		}
		if n != 2 {
			t.Errorf("%d cards went there", n)
		}
	})
	t.Run("3.1.2 how many lie there is seen by all", func(t *testing.T) {
		for _, seat := range []int{0, 1, rules.Spectator} {
			z := one.View(seat).Players[0].Zones[0]
			if z.Place.Zone != "deck" || z.Count != 3 || len(z.Cards) != 3 {
				t.Errorf("seat %d sees %d cards in the %s", seat, z.Count, z.Place.Zone)
			}
		}
	})
}
