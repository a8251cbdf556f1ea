package luckandlogic_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
)

// TestWhyNotEverywhere: from random positions, and in games from their beginning, a card may be mobilized, tranced with, defined, moved, sent to
// attack, attacked, intercept or rest for a level boost, or something keeps it from that: never both and never neither.
func TestWhyNotEverywhere(t *testing.T) {
	cards, _, err := rules.Shipped("luckandlogic")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for i := range uint64(size.Of(60, 90, 400)) {
		m, err := rules.NewPosition(edge(rand.New(rand.NewPCG(i, 0x776879)), i, cards))
		if err != nil {
			t.Fatal(err)
		}
		askWhy(t, m, []bot.Bot{bot.Random(i), bot.Random(i + 1000)}, 60, said)
	}
	for _, w := range rulestest.Ways("luckandlogic") {
		for seed := range uint64(2) {
			m, err := rules.New(w.Setup(t, seed))
			if err != nil {
				t.Fatal(err)
			}
			askWhy(t, m, rulestest.Mixed(m, seed), 400, said)
		}
	}
	for _, clause := range []string{"7.5.3.1", "9.6.2.1.3", "9.6.2.1.4", "9.6.2.3", "5.13.1", "11.4.2", "9.6.2.3.2", "5.13.1.1", "7.5.3.2", "7.5.3.6", "8.2.5", "8.2.6.1",
		"8.3.3.1", "2.11.3", "5.15.1"} {
		if !said[clause] {
			t.Errorf("%s is never said", clause)
		}
	}
}

// askWhy plays so many answers, and looks at every card before each.
func askWhy(t *testing.T, m *rules.Match, bots []bot.Bot, answers int, said map[string]bool) {
	t.Helper()
	for range answers {
		r := m.Pending()
		if r == nil {
			return
		}
		everywhere(t, m, r, said)
		if err := m.Answer(r.Seq, bots[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
			t.Fatal(err)
		}
	}
}

// everywhere compares what is offered with what is said of each card.
func everywhere(t *testing.T, m *rules.Match, r *rules.Request, said map[string]bool) {
	t.Helper()
	names := m.Catalogue()
	view := m.View(r.Seat)
	for _, p := range view.Players {
		for _, z := range p.Zones {
			for i := range z.Cards {
				c := &z.Cards[i]
				offered, asked := isOffered(r, z.Place, c, names)
				if !asked {
					continue
				}
				why := m.WhyNot(r.Seat, c.ID)
				silent := r.Kind == "main" && c.Print >= 0 && names[c.Print].Kind == "tranceunion" // without abilities nothing is said of it
				if offered == (len(why) > 0) && (offered || !silent) {
					t.Fatalf("%s, seat %d: %s in %s of seat %d offered %v, and: %v", r.Kind, r.Seat, names[c.Print].ID, z.Place.Zone, z.Place.Seat, offered, why)
				}
				for _, w := range why {
					said[w.Clause] = true
				}
			}
		}
	}
}

// isOffered reports whether a request offers what a card could be wanted for, and whether it is about such cards at all.
func isOffered(r *rules.Request, at rules.Place, c *rules.CardView, names []rules.Printed) (offered, asked bool) {
	has := func(f func(o *rules.Option) bool) bool {
		return slices.ContainsFunc(r.Options, func(o rules.Option) bool { return f(&o) })
	}
	named := func(o *rules.Option) bool { return o.Card == c.ID || o.Card2 == c.ID }
	kind := ""
	if c.Print >= 0 {
		kind = names[c.Print].Kind
	}
	own, hand, level := at.Seat == r.Seat, at.Zone == "hand", at.Zone == "level"
	member := slices.Contains(circles, at.Zone) && c.Under == 0 && c.FaceUp && (strings.HasSuffix(kind, "logicalist") || kind == "foreigner" || kind == "tranceunion")
	switch {
	case !own && !(member && r.Kind == "target"):
		return false, false
	case r.Kind == "main" && (hand || member || at.Zone == "my-logicalist"):
		return has(named), true
	case r.Kind == "rearrange" && member, r.Kind == "attacker" && member, r.Kind == "intercept" && member, r.Kind == "define" && hand, r.Kind == "level-boost" && level:
		return has(named), true
	case r.Kind == "target" && member && !own:
		return has(func(o *rules.Option) bool {
			return o.Place.Seat == at.Seat && (o.Place.Zone == at.Zone || slices.Contains(c.Over, o.Place.Zone))
		}), true
	case r.Kind == "definition" && hand:
		return has(named), true
	case r.Kind == "definition" && level:
		return has(named) || c.Lies == rules.Stand && has(func(o *rules.Option) bool { return o.Kind == "boost" }), true
	case r.Kind == "tranceunion" && hand && has(func(o *rules.Option) bool { return o.Place.Zone == "hand" }):
		return has(named), true
	}
	return false, false
}
