package rebirth_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/position"
)

// shownMatch is a position of the first player's third turn.
func shownMatch(t *testing.T, phase string, mine, theirs []position.Zone) *rules.Match {
	t.Helper()
	deck := zone("deck", "無地", "無地", "無地")
	m, err := rules.NewPosition(position.Position{Game: "rebirth", Seed: 5, Turn: 3, Phase: phase,
		Cards: []pack.Card{chara("無地", 0, 1, 9), chara("高", 2, 1, 9)},
		Seats: []position.Seat{{Zones: append(mine, deck)}, {Zones: append(theirs, deck)}}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// cardAt is the first card of a zone as its player sees it.
func cardAt(m *rules.Match, seat int, key string) rules.CardView {
	for _, z := range m.View(seat).Players[seat].Zones {
		if z.Place.Zone == key && len(z.Cards) > 0 {
			return z.Cards[0]
		}
	}
	return rules.CardView{}
}

// answer picks the first option of a kind.
func answer(t *testing.T, m *rules.Match, kind string) {
	t.Helper()
	q := m.Pending()
	i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Kind == kind })
	if i < 0 {
		t.Fatalf("%s: no %s in %v", q.Kind, kind, q.Options)
	}
	if err := m.Answer(q.Seq, []int{i}); err != nil {
		t.Fatal(err)
	}
}

// TestAttackShown: views tell how an attack is made, who attacks whom and who supports (8.2.4.3).
func TestAttackShown(t *testing.T) {
	m := shownMatch(t, "attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, []position.Zone{zone("entry", "無地"), zone("hand", "無地")})
	if a := m.View(0).Attack; a.Kind != "" || a.Helper != 0 {
		t.Errorf("before an attack: %+v", a)
	}
	answer(t, m, "attack")
	want := rules.AttackView{Kind: "normal", Attacker: cardAt(m, 0, "entry").ID, Defender: cardAt(m, 1, "entry").ID, Helper: cardAt(m, 0, "member-left").ID, Seat: 1}
	if a := m.View(1).Attack; a != want {
		t.Errorf("the attack: %+v, want %+v", a, want)
	}
}

// TestWhyNot: what keeps a card of the hand from being played (2.3.1, 7.4.2).
func TestWhyNot(t *testing.T) {
	for _, c := range []struct {
		phase string
		mine  []position.Zone
		want  []string
	}{
		{"main", []position.Zone{zone("entry", "無地"), zone("hand", "無地")}, nil},
		{"main", []position.Zone{zone("entry", "無地"), zone("hand", "高"), zone("energy", "無地")}, []string{"2.3.1"}},
		{"main", []position.Zone{zone("entry", "無地"), zone("hand", "高"), zone("energy", "無地", "無地")}, nil},
		{"attack", []position.Zone{zone("entry", "無地"), zone("hand", "無地"), zone("member-left", "無地")}, []string{"7.4.2"}},
	} {
		m := shownMatch(t, c.phase, c.mine, []position.Zone{zone("entry", "無地")})
		var got []string
		for _, w := range m.WhyNot(0, cardAt(m, 0, "hand").ID) {
			got = append(got, w.Clause)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s %v: %v, want %v", c.phase, c.mine, got, c.want)
		}
	}
}
