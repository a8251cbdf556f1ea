package weiss_test

import (
	"errors"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// growing is a match in which each answer adds five effects that last.
func growing(t testing.TB) *rules.Match {
	card := pack.Card{ID: "X/1", Game: "weiss", Kind: "character", Name: lang.Words{"芽", "Sprout"}, Values: value.Of("colour", "red", "power", 500, "soul", 1, "side", "both"),
		Lines: []string{"【起】 あなたのキャラすべてに、そのターン中、パワーを＋500。"}}
	p := position.Position{Game: "weiss", Cards: []pack.Card{card}, Turn: 1, Phase: "main"}
	for range 2 {
		seat := position.Seat{Name: "A"}
		for _, z := range []string{"front-left", "front-centre", "front-right", "back-left", "back-right"} {
			seat.Zones = append(seat.Zones, position.Zone{Zone: z, Cards: []position.Card{{ID: "X/1"}}})
		}
		var deck []position.Card
		for range 10 {
			deck = append(deck, position.Card{ID: "X/1"})
		}
		p.Seats = append(p.Seats, position.Seat{Name: seat.Name, Zones: append(seat.Zones, position.Zone{Zone: "deck", Cards: deck})})
	}
	m, err := rules.NewPosition(p)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestMatchGrowsTooLarge: an answer after which the state could not be read again is
// refused and changes nothing; what was played can be taken back, and given up.
func TestMatchGrowsTooLarge(t *testing.T) {
	m := growing(t)
	var refusal *rules.Refusal
	for n := 0; ; n++ {
		q := m.Pending()
		pick := -1
		for i, o := range q.Options {
			if o.Kind == "activate" {
				pick = i
			}
		}
		if pick < 0 || n > 2000 {
			t.Fatalf("answer %d: %s cannot grow on", n, q.Kind)
		}
		hash, log := m.Hash(), m.LogLen()
		if err := m.Answer(q.Seq, []int{pick}); err == nil {
			continue
		} else if !errors.As(err, &refusal) || n < 700 || m.Hash() != hash || m.LogLen() != log || m.Pending().Seq != q.Seq {
			t.Fatalf("answer %d: %v", n, err)
		}
		break
	}
	if _, bytes := m.Past(); bytes > 16<<20 {
		t.Errorf("%d bytes of snapshots", bytes)
	}
	other := m.Copy()
	if err := other.Restore(m.Snapshot()); err != nil {
		t.Error(err)
	}
	hash := m.Hash()
	if n := m.Back(700); n != 700 || m.Forth(700) != 700 || m.Hash() != hash {
		t.Errorf("%d moves back, and another match after them", n)
	}
	if err := m.Concede(0); err != nil {
		t.Error(err)
	}
}
