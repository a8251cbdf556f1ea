package builddivide_test

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

// TestOracleKnowsCosts: the oracle reads what a text says of a card's cost: it misses the
// play if it is not offered, and agrees with what is paid.
func TestOracleKnowsCosts(t *testing.T) {
	for _, x := range []struct {
		line   string
		needs  int // in red, and five more
		energy int
		answer string // of the ways there are, "" if one only
		paid   int
	}{
		{line: "【永】あなたの手札のこのカードは総コストが3になる。", needs: 2, energy: 4, paid: 3},
		{line: "【永】あなたの手札のこのカードの総コストは3になる。", needs: 4, energy: 4, paid: 4},
		{line: "【エヴォル-炎〔赤②〕】/【エヴォル-氷〔青①無⓪〕】", needs: 1, energy: 3, answer: "【エヴォル-氷〔青①無⓪〕】", paid: 1},
	} {
		cards := []pack.Card{
			{ID: "E", Game: "builddivide", Kind: "unit", Name: lang.Words{"灯台守"}, Lines: []string{x.line}, Values: value.Of("cost", x.needs+5, "colours", []string{"red"}, "power", 1000, "hit", 1)},
			{ID: "R", Game: "builddivide", Kind: "unit", Name: lang.Words{"海の灯"}, Values: value.Of("cost", 1, "colours", []string{"red", "blue"}, "power", 1000, "hit", 1)},
		}
		cards[0].SetCount("needs", "red", x.needs)
		cards[0].SetCount("needs", "generic", 5)
		some := func(id string, n int) []position.Card { return slices.Repeat([]position.Card{{ID: id}}, n) }
		pos := position.Position{Game: "builddivide", Seed: 1, Turn: 3, Phase: "main-timing", Cards: cards}
		for _, name := range []string{"A", "B"} {
			pos.Seats = append(pos.Seats, position.Seat{Name: name, Zones: []position.Zone{{Zone: "deck", Cards: some("R", 9)}, {Zone: "life", Cards: some("R", 9)}}})
		}
		pos.Seats[0].Zones = append(pos.Seats[0].Zones, position.Zone{Zone: "hand", Cards: some("E", 1)}, position.Zone{Zone: "energy", Cards: some("R", x.energy)})
		m, err := rules.NewPosition(pos)
		if err != nil {
			t.Fatal(err)
		}
		o := oracles.Of(m)
		look := func() *rules.Request {
			if err := o.Look(m); err != nil {
				t.Fatalf("%s: %v", x.line, err)
			}
			return m.Pending()
		}
		for _, kind := range []string{"play", "way"} {
			q := look()
			is := func(p rules.Option) bool {
				return p.Kind == kind && (kind != "way" || p.Words[rules.Japanese] == x.answer)
			}
			i := slices.IndexFunc(q.Options, is)
			if i < 0 && kind == "way" && x.answer == "" {
				continue
			}
			if i < 0 {
				t.Fatalf("%s: no %s among %v", x.line, kind, q.Options)
			}
			if kind == "play" {
				less := *m.Pending()
				if less.Options = slices.DeleteFunc(slices.Clone(q.Options), is); o.Judge(m.View, &less) == nil {
					t.Errorf("%s: the oracle does not miss the play", x.line)
				}
			}
			if err := m.Answer(q.Seq, []int{i}); err != nil {
				t.Fatal(err)
			}
		}
		for q := look(); q.Kind == "pay-energy"; q = look() {
			var picks []int
			for i := range q.Min {
				picks = append(picks, i)
			}
			if err := m.Answer(q.Seq, picks); err != nil {
				t.Fatal(err)
			}
		}
		rested := 0
		for _, z := range m.View(0).Players[0].Zones {
			for _, c := range z.Cards {
				if z.Place.Zone == "energy" && c.Lies == rules.Rest {
					rested++
				}
			}
		}
		if rested != x.paid {
			t.Errorf("%s: %d energy was rested, want %d", x.line, rested, x.paid)
		}
	}
}
