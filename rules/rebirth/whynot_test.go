package rebirth_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/position"
)

// TestWhyNotOnTable: characters say why they do not attack, support, step back or suffer an attack, in
// the words of both languages.
func TestWhyNotOnTable(t *testing.T) {
	for _, c := range []struct {
		phase string
		mine  []position.Zone
		seat  int
		at    string
		want  []string
	}{
		{"attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, 0, "entry", nil},
		{"attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, 0, "member-left", nil},
		{"attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, 1, "entry", nil},
		{"attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, 1, "member-left", []string{"8.2.4.3"}},
		{"main", []position.Zone{zone("entry", "無地")}, 0, "entry", nil},
		{"main", []position.Zone{zone("entry", "高"), zone("energy", "無地")}, 0, "entry", []string{"7.4.2.2"}},
		{"main", []position.Zone{zone("entry", "高"), zone("energy", "無地", "無地")}, 0, "entry", nil},
		{"main", []position.Zone{zone("entry", "無地"), zone("member-left", "無地"), zone("member-centre", "無地"), zone("member-right", "無地")}, 0, "entry", []string{"4.5.3.2"}},
	} {
		m := shownMatch(t, c.phase, c.mine, []position.Zone{zone("entry", "無地"), zone("member-left", "無地")})
		said(t, m, 0, cardAt(m, c.seat, c.at).ID, c.want)
	}
}

// TestWhyNoBlock: a card without a blocker says so, and nobody is told of another's hand (8.3.3).
func TestWhyNoBlock(t *testing.T) {
	m := shownMatch(t, "attack", []position.Zone{zone("entry", "無地"), zone("member-left", "無地")}, []position.Zone{zone("entry", "無地"), zone("hand", "無地")})
	answer(t, m, "attack")
	hand := cardAt(m, 1, "hand").ID
	said(t, m, 1, hand, []string{"8.3.3"})
	said(t, m, 0, hand, nil)
	said(t, m, 0, cardAt(m, 0, "member-left").ID, []string{"8.2.4.1"})
}

func said(t *testing.T, m *rules.Match, seat int, card rules.Card, want []string) {
	t.Helper()
	var got []string
	for _, w := range m.WhyNot(seat, card) {
		if got = append(got, w.Clause); w.Words[rules.Japanese] == "" || w.Words[rules.English] == "" {
			t.Errorf("%s has no words", w.Clause)
		}
	}
	if card == 0 || !slices.Equal(got, want) {
		t.Errorf("card %d: %v, want %v", card, got, want)
	}
}
