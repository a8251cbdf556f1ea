package victoryspark_test

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/value"
)

// shownCards are a card, its partner, one that costs, and one that keeps its opponent from playing.
func shownCards() []pack.Card {
	of := func(id string, level int, lines ...string) pack.Card {
		return pack.Card{ID: id, Game: "victoryspark", Kind: "card", Name: lang.Words{id}, Lines: lines,
			Values: value.Of("level", level, "attack", 1000, "defence", 9000)}
	}
	a, s := of("凪", 0), of("空", 0)
	a.SetTags("partner-names", []lang.Words{{"空"}})
	a.SetTags("partner-titles", []lang.Words{{"風の子"}})
	s.SetTags("titles", []lang.Words{{"風の子"}})
	return []pack.Card{a, s, of("無地", 0), of("高", 2), of("番人", 0, "【永】〔フィールド〕 相手はカードをプレイできない。")}
}

// shownMatch is a position of the first player's third turn: zones as KEY, ID, ID….
func shownMatch(t *testing.T, phase string, mine, theirs [][]string) *rules.Match {
	t.Helper()
	seat := func(zones [][]string) (s position.Seat) {
		for _, z := range append(zones, []string{"deck", "無地", "無地", "無地"}) {
			zone := position.Zone{Zone: z[0]}
			for _, id := range z[1:] {
				zone.Cards = append(zone.Cards, position.Card{ID: id})
			}
			s.Zones = append(s.Zones, zone)
		}
		return s
	}
	m, err := rules.NewPosition(position.Position{Game: "victoryspark", Seed: 5, Turn: 3, Phase: phase, Cards: shownCards(), Seats: []position.Seat{seat(mine), seat(theirs)}})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// cardAt is the first card of a zone as its player sees it.
func cardAt(m *rules.Match, seat int, zone string) rules.CardView {
	for _, z := range m.View(seat).Players[seat].Zones {
		if z.Place.Zone == zone && len(z.Cards) > 0 {
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

// TestPartnersShown: views tell of a card on the bench or in the hand that it is a partner of the
// card in the ring (2.7.1), and of an attack how it is made, who attacks whom and who supports
// (4.13.1, 4.14.1).
func TestPartnersShown(t *testing.T) {
	m := shownMatch(t, "attack", [][]string{{"ring", "凪"}, {"bench-left", "空"}, {"bench-right", "無地"}, {"hand", "空"}, {"waiting-room", "空"}}, [][]string{{"ring", "無地"}})
	ring := cardAt(m, 0, "ring").ID
	for zone, want := range map[string]rules.Card{"bench-left": ring, "bench-right": 0, "hand": ring, "waiting-room": 0, "ring": 0} {
		if c := cardAt(m, 0, zone); c.Mate != want {
			t.Errorf("%s: belongs together with %v, want %v", zone, c.Mate, want)
		}
	}
	if a := m.View(0).Attack; a.Kind != "" || a.Helper != 0 {
		t.Errorf("before an attack: %+v", a)
	}
	answer(t, m, "declare")
	answer(t, m, "card")
	want := rules.AttackView{Kind: "partner", Attacker: ring, Defender: cardAt(m, 1, "ring").ID, Helper: cardAt(m, 0, "bench-left").ID, Seat: 1}
	if a := m.View(1).Attack; a != want {
		t.Errorf("the attack: %+v, want %+v", a, want)
	}
}

// TestNormalAttackShown: without a partner it is a normal one.
func TestNormalAttackShown(t *testing.T) {
	m := shownMatch(t, "attack", [][]string{{"ring", "凪"}, {"bench-left", "無地"}}, [][]string{{"ring", "無地"}, {"hand", "無地"}})
	answer(t, m, "declare")
	answer(t, m, "card")
	if a := m.View(0).Attack; a.Kind != "normal" || a.Helper != cardAt(m, 0, "bench-left").ID {
		t.Errorf("the attack: %+v", a)
	}
}

// TestWhyNot: what keeps a card of the hand from being played (4.8.3, 1.3.3, 2.2.2).
func TestWhyNot(t *testing.T) {
	for _, c := range []struct {
		phase        string
		mine, theirs [][]string
		want         []string
	}{
		{"chara", [][]string{{"ring", "無地"}, {"hand", "無地"}}, [][]string{{"ring", "無地"}}, nil},
		{"chara", [][]string{{"ring", "無地"}, {"hand", "高"}, {"energy", "無地"}}, [][]string{{"ring", "無地"}}, []string{"2.2.2"}},
		{"chara", [][]string{{"ring", "無地"}, {"hand", "高"}, {"energy", "無地", "無地"}}, [][]string{{"ring", "無地"}}, nil},
		{"chara", [][]string{{"ring", "無地"}, {"hand", "無地"}}, [][]string{{"ring", "番人"}}, []string{"1.3.3"}},
		{"ability", [][]string{{"ring", "無地"}, {"hand", "無地"}, {"bench-left", "無地"}}, [][]string{{"ring", "無地"}}, []string{"4.8.3"}},
	} {
		m := shownMatch(t, c.phase, c.mine, c.theirs)
		var got []string
		for _, w := range m.WhyNot(0, cardAt(m, 0, "hand").ID) {
			got = append(got, w.Clause)
			if w.Clause == "2.2.2" && !strings.Contains(w.Words[rules.English], "1") {
				t.Errorf("one energy is lacking, not: %s", w.Words[rules.English])
			}
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s %v: %v, want %v", c.phase, c.mine, got, c.want)
		}
	}
}
