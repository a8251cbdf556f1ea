package rulestest

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

var oracleGames = flag.Int("oracle", 30, "how many games the oracle watches")

// TestOracle holds every question of random games against the book: of the
// decks that ship, and of decks drawn from all cards that ship. What the oracle
// has to pass over, because a text decides, stays a small part of what the book
// itself asks.
func TestOracle(t *testing.T) {
	cards, decks, err := rules.Shipped("weiss")
	if err != nil {
		t.Fatal(err)
	}
	games := *oracleGames
	if testing.Short() {
		games = 4
	}
	asked := map[string]Asked{}
	for i := range games {
		r := rand.New(rand.NewPCG(uint64(i), 0x6f7261))
		pair := [2]deck.Deck{decks[i%2], decks[i/2%2]}
		if i%3 == 2 {
			pair = [2]deck.Deck{randomDeck(t, r, cards), randomDeck(t, r, cards)}
		}
		m, err := rules.New(rules.Setup{Game: "weiss", Seed: uint64(i), Cards: cards,
			Seats: []rules.SeatSetup{{Name: "A", Deck: pair[0]}, {Name: "B", Deck: pair[1]}}})
		if err != nil {
			t.Fatal(err)
		}
		seed := uint64(2 * i)
		all := []bot.Bot{bot.Random(seed), bot.Greedy(seed, m.Catalogue()), bot.Rarest(seed, m.Catalogue(), bot.NewPicked())}
		o := NewOracle(m)
		if _, err := Play(m, []bot.Bot{all[i%3], all[(i+i/3)%3]}, o.Look); err != nil {
			t.Fatalf("game %d: %v", i, err)
		}
		o.AddTo(asked)
	}
	n, skipped := 0, 0
	for _, kind := range kindsOf(asked) {
		a := asked[kind]
		t.Logf("%-12s %6d asked, %5d passed over", kind, a.N, a.Skipped)
		if ByBook[kind] {
			n, skipped = n+a.N, skipped+a.Skipped
		}
	}
	if n == 0 || 100*skipped > n {
		t.Errorf("%d of %d questions of the book were passed over", skipped, n)
	}
	for kind := range ByBook {
		if asked[kind].N == 0 && kind != "interrupt" && !testing.Short() {
			t.Errorf("no game asked %q", kind)
		}
	}
}

func kindsOf(asked map[string]Asked) (kinds []string) {
	for k := range asked {
		kinds = append(kinds, k)
	}
	slices.Sort(kinds)
	return kinds
}

// randomDeck draws a legal deck of all cards (5.2.1.1): fifty, eight climaxes at
// most, four of a name at most.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 200 {
		d := deck.Deck{ID: "random", Game: "weiss"}
		left, climaxes := 50, 8
		for _, i := range r.Perm(len(cards)) {
			n := min(1+r.IntN(4), left)
			if cards[i].Kind == "climax" {
				n = min(n, climaxes)
				climaxes -= n
			}
			if n > 0 {
				d.Cards = append(d.Cards, deck.Line{Count: n, ID: cards[i].ID})
				left -= n
			}
		}
		if left == 0 && len(deck.Check(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}

// TestOracleBites: a question that offers one option too few, one too many, or
// is put to the wrong player, is found out, whatever it is.
func TestOracleBites(t *testing.T) {
	cards, decks, err := rules.Shipped("weiss")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.New(rules.Setup{Game: "weiss", Seed: 7, Cards: cards,
		Seats: []rules.SeatSetup{{Name: "A", Deck: decks[0]}, {Name: "B", Deck: decks[1]}}})
	if err != nil {
		t.Fatal(err)
	}
	o := NewOracle(m)
	bitten := map[string]int{}
	_, err = Play(m, []bot.Bot{bot.Random(7), bot.Random(8)}, func(m *rules.Match) error {
		if err := o.Look(m); err != nil {
			return err
		}
		q := m.Pending()
		if q == nil || !ByBook[q.Kind] {
			return nil
		}
		for name, spoil := range spoiled {
			s := *q
			s.Options = slices.Clone(q.Options)
			if !spoil(m, &s) {
				continue
			}
			v := m.View(s.Seat)
			if err := o.Judge(v, &s); err == nil {
				return fmt.Errorf("%s: %s was not noticed", q.Kind, name)
			}
			bitten[name]++
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range spoiled {
		if bitten[name] < 50 {
			t.Errorf("%s: tried %d times only", name, bitten[name])
		}
	}
}

// spoiled are ways to make a question wrong; false where one cannot be done.
var spoiled = map[string]func(m *rules.Match, q *rules.Request) bool{
	"an option less": func(_ *rules.Match, q *rules.Request) bool {
		q.Options = q.Options[1:]
		return q.Kind != "pending" // of two alike one is as good as the other
	},
	"the last option less": func(_ *rules.Match, q *rules.Request) bool {
		q.Options = q.Options[:len(q.Options)-1]
		return q.Kind != "pending"
	},
	"a card too many": func(m *rules.Match, q *rules.Request) bool {
		for _, z := range m.View(q.Seat).Players[q.Seat].Zones {
			for _, c := range z.Cards {
				kind := "card"
				if q.Kind == "main" || q.Kind == "climax" || q.Kind == "counter" {
					kind = "play"
				}
				if c.ID != 0 && !slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Card == c.ID }) {
					q.Options = append(q.Options, rules.Option{Kind: kind, Card: c.ID})
					return true
				}
			}
		}
		return false
	},
	"one pick more": func(_ *rules.Match, q *rules.Request) bool {
		q.Max++
		return true
	},
	"the other player": func(_ *rules.Match, q *rules.Request) bool {
		q.Seat = 1 - q.Seat
		return !strings.Contains("level-up interrupt limit pay pending", q.Kind)
	},
}
