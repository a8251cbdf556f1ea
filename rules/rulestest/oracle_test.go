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
	t.Parallel()
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
		shipped := i - i/3 // games before this one that were not of random decks
		pair := [2]deck.Deck{decks[shipped%len(decks)], decks[shipped/len(decks)%len(decks)]}
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
	report(t, asked, 1)
	for kind := range ByBook["weiss"] {
		if asked[kind].N == 0 && kind != "interrupt" && !testing.Short() {
			t.Errorf("no game asked %q", kind)
		}
	}
}

// report tells how many questions of each kind were held against the book, and
// fails if more than so many in a hundred of those that the book asks were passed
// over.
func report(t *testing.T, asked map[string]Asked, most int) {
	t.Helper()
	n, skipped := 0, 0
	for _, kind := range kindsOf(asked) {
		a := asked[kind]
		t.Logf("%-12s %6d asked, %5d passed over", kind, a.N, a.Skipped)
		if ByBook["weiss"][kind] {
			n, skipped = n+a.N, skipped+a.Skipped
		}
	}
	if n == 0 || 100*skipped > most*n {
		t.Errorf("%d of %d questions of the book were passed over", skipped, n)
	}
}

// TestOracleOnEdge does the same from positions near the numbers of the book:
// hardly a deck, hardly a waiting room, a full clock, all levels, much stock.
func TestOracleOnEdge(t *testing.T) {
	t.Parallel()
	cards, _, err := rules.Shipped("weiss")
	if err != nil {
		t.Fatal(err)
	}
	asked := map[string]Asked{}
	for i := range uint64(3 * *oracleGames) {
		r := rand.New(rand.NewPCG(i, 0x65646765))
		watched(t, asked, edge(r, i, cards), 60)
	}
	report(t, asked, 1)
}

var starts = []string{"stand", "main", "climax", "attack", "encore", "end",
	"clock-timing", "main-timing", "climax-timing", "attack-timing", "encore-timing", "end-timing"}

// edge is a random position of cards that ship.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) rules.Position {
	pos := rules.Position{Game: "weiss", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards,
		Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	draw := func(kind string) rules.CardPosition {
		for {
			if c := &cards[r.IntN(len(cards))]; kind == "" || c.Kind == kind {
				return rules.CardPosition{ID: c.ID}
			}
		}
	}
	for _, name := range []string{"A", "B"} {
		seat := rules.SeatPosition{Name: name}
		put := func(zone string, n int, kind string) {
			z := rules.ZonePosition{Zone: zone}
			for range n {
				z.Cards = append(z.Cards, draw(kind))
			}
			seat.Zones = append(seat.Zones, z)
		}
		put("deck", 1+r.IntN(8), "")
		put("waiting-room", r.IntN(5), "")
		put("hand", r.IntN(10), "")
		put("stock", r.IntN(9), "")
		put("clock", r.IntN(7), "")
		put("level", r.IntN(4), "")
		put("memory", r.IntN(4), "")
		for _, slot := range slots {
			if r.IntN(4) > 0 {
				put(slot, 1, "character")
				seat.Zones[len(seat.Zones)-1].Cards[0].Lies = rules.Orientation(r.IntN(3))
			}
			if r.IntN(3) == 0 {
				put("marker-"+slot, r.IntN(3), "")
			}
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}

// TestOracleTexts does the same with cards that bear every text of the
// phrasebook's examples. Many of those forbid and permit; what the oracle does
// not read of them it passes over.
func TestOracleTexts(t *testing.T) {
	t.Parallel()
	asked := map[string]Asked{}
	texts := exampleTexts(t, "lines.txt")
	for i := range uint64(max(1, *oracleGames/2)) {
		r := rand.New(rand.NewPCG(i, 0x7478))
		watched(t, asked, textPosition(r, i, texts), 300)
	}
	report(t, asked, 60)
}

// watched plays a position at random, some answers far, before an oracle.
func watched(t *testing.T, asked map[string]Asked, pos rules.Position, answers int) {
	t.Helper()
	m, err := rules.NewPosition(pos)
	if err != nil {
		t.Fatal(err)
	}
	o := NewOracle(m)
	b := bot.Random(pos.Seed)
	for range answers {
		if err := o.Look(m); err != nil {
			t.Fatalf("position %d: after %d answers: %v", pos.Seed, len(m.Moves()), err)
		}
		q := m.Pending()
		if q == nil {
			break
		}
		if err := m.Answer(q.Seq, b.Choose(nil, q)); err != nil {
			t.Fatal(err)
		}
	}
	o.AddTo(asked)
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
	t.Parallel()
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
		if q == nil || !ByBook["weiss"][q.Kind] {
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
