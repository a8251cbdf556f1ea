// Package watch holds the questions of a game's matches against its oracle: for the
// tests of the rulebooks.
package watch

import (
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/deck"
	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest"
	"gorin/rules/rulestest/size"
)

var (
	oracleGames = flag.Int("oracle", 0, "how many games the oracle watches; fewer of a game that takes longer; 0: as many as go with the size of the tests, 30 at most")
	firstSeed   = flag.Uint64("seed", 0, "the seed of the first game or position that the oracle watches")
)

// Game is how the oracle watches a game.
type Game struct {
	Key    string
	Share  int // one match for so many of -oracle
	Deck   func(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck
	Edge   func(r *rand.Rand, seed uint64, cards []pack.Card) position.Position
	Texts  func(t *testing.T) []string
	Text   func(r *rand.Rand, seed uint64, texts []string) position.Position
	Unread int // questions in a hundred that may be passed over when every text is in play
	Rare   []string
	Bites  int // how often each way to spoil a question has to have been tried
}

// most is how many games are watched of a game that takes no longer than others.
func most() int {
	if *oracleGames > 0 {
		return *oracleGames
	}
	return size.Of(4, 8, 30)
}

// inSample reports whether a match is one of those that a sample has: a few, and the first of
// each format.
func (g *Game) inSample(i int) bool {
	ways := rulestest.Ways(g.Key)
	first := i == 0 || i < len(ways) && ways[i].Format.Key != ways[i-1].Format.Key
	return first || len(ways) == 1 && i < max(most()/g.Share, 3)
}

// Matches holds every question of random games against the book: of the
// decks that ship, and of decks drawn from all cards that ship. What the oracle
// has to pass over, because a text decides, stays a small part of what the book
// itself asks.
func (g *Game) Matches(t *testing.T) {
	size.Roomy()
	t.Parallel()
	cards, decks, err := rules.Shipped(g.Key)
	if err != nil {
		t.Fatal(err)
	}
	games, whole := max(1, most()/g.Share), *oracleGames > 0 || size.Whole()
	if !whole {
		games = max(3, games, len(rulestest.Ways(g.Key)))
	}
	asked := map[string]oracle.Asked{}
	for i := range games {
		if !whole && !g.inSample(i) {
			continue
		}
		i += int(*firstSeed)
		r := rand.New(rand.NewPCG(uint64(i), 0x6f7261))
		shipped := i - i/3 // games before this one that were not of random decks
		setup := way(g.Key, i)
		for seat := range setup.Seats {
			d := decks[shipped%len(decks)]
			shipped /= len(decks)
			if i%3 == 2 {
				d = g.Deck(t, r, cards)
			}
			setup.Seats[seat].Deck = d
		}
		setup.Cards = cards
		m, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		seed := uint64(2 * i)
		all := []bot.Bot{bot.Random(seed), all.Greedy(seed, m.Catalogue()), bot.Rarest(seed, m.Catalogue(), bot.NewPicked())}
		o := oracles.Of(m)
		var players []bot.Bot
		for seat := range setup.Seats {
			players = append(players, all[(i+seat*(i/3))%3])
		}
		see := o.Look
		if len(players) > 2 && i%3 == 1 {
			see = rulestest.Quitting(seed, o.Look)
		}
		if _, err := rulestest.Play(m, players, see); err != nil {
			t.Errorf("-seed %d: %s of %d: after %d answers: %v", i, setup.Format, len(players), len(m.Moves()), err)
		}
		o.AddTo(asked)
	}
	Report(t, g.Key, asked, 2)
	for kind := range oracles.ByBook(g.Key) {
		if asked[kind].N == 0 && !slices.Contains(g.Rare, kind) && whole && *firstSeed == 0 {
			t.Errorf("no game asked %q", kind)
		}
	}
}

// way is how the i-th match of a game is set up: with each of its formats, numbers of players
// and rules to agree on in turn. The seats have no decks yet.
func way(game string, i int) rules.Setup {
	ways := rulestest.Ways(game)
	w := ways[i%len(ways)]
	s := rules.Setup{Game: game, Format: w.Format.Key, Seed: uint64(i)}
	for seat := range w.Seats {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: string(rune('A' + seat))})
	}
	if i/len(ways)%2 == 1 {
		for _, o := range w.Format.Options {
			s.Options = append(s.Options, o.Key)
		}
	}
	return s
}

// Report tells how many questions of each kind were held against the book, and
// fails if more than so many in a hundred of those that the book asks were passed
// over.
func Report(t *testing.T, game string, asked map[string]oracle.Asked, most int) {
	t.Helper()
	n, skipped := 0, 0
	for _, kind := range kindsOf(asked) {
		a := asked[kind]
		t.Logf("%-12s %6d asked, %5d passed over", kind, a.N, a.Skipped)
		if oracles.ByBook(game)[kind] {
			n, skipped = n+a.N, skipped+a.Skipped
		}
	}
	if n == 0 || 100*skipped > most*n {
		t.Errorf("%d of %d questions of the book were passed over", skipped, n)
	}
}

// OnEdge does the same from positions near the numbers of the book:
// hardly a deck, hardly a life, a full clock, much stock or energy.
func (g *Game) OnEdge(t *testing.T) {
	size.Roomy()
	t.Parallel()
	cards, _, err := rules.Shipped(g.Key)
	if err != nil {
		t.Fatal(err)
	}
	asked, positions := map[string]oracle.Asked{}, most()
	if *oracleGames == 0 {
		positions = max(positions, 12)
	}
	for i := range uint64(max(1, 3*positions/g.Share)) { // of fewer too many might be passed over
		i += *firstSeed
		r := rand.New(rand.NewPCG(i, 0x65646765))
		watch(t, asked, g.Edge(r, i, cards), 60)
	}
	Report(t, g.Key, asked, 3)
}

// OfTexts does the same with cards that bear every text of the
// phrasebook's examples. Many of those forbid and permit; what the oracle does
// not read of them it passes over.
func (g *Game) OfTexts(t *testing.T) {
	size.Roomy()
	t.Parallel()
	asked := map[string]oracle.Asked{}
	texts := g.Texts(t)
	for i := range uint64(max(1, most()/2/g.Share)) {
		i += *firstSeed
		r := rand.New(rand.NewPCG(i, 0x7478))
		watch(t, asked, g.Text(r, i, texts), 300)
	}
	Report(t, g.Key, asked, g.Unread)
}

// watch plays a position at random, some answers far, before an oracle. What it finds
// in one position does not keep it from the next.
func watch(t *testing.T, asked map[string]oracle.Asked, pos position.Position, answers int) {
	t.Helper()
	m, err := rules.NewPosition(pos)
	if err != nil {
		t.Fatal(err)
	}
	o := oracles.Of(m)
	b := slices.Repeat([]bot.Bot{bot.Random(pos.Seed)}, len(pos.Seats))
	for range answers {
		if err := o.Look(m); err != nil {
			t.Errorf("-seed %d: after %d answers: %v", pos.Seed, len(m.Moves()), err)
			break
		}
		q := m.Pending()
		if q == nil {
			break
		}
		if err := m.Answer(q.Seq, rulestest.Choose(m, b, q)); err != nil {
			t.Fatal(err)
		}
	}
	o.AddTo(asked)
}

func kindsOf(asked map[string]oracle.Asked) (kinds []string) {
	for k := range asked {
		kinds = append(kinds, k)
	}
	slices.Sort(kinds)
	return kinds
}

// Bite: a question that offers one option too few, one too many, or
// is put to the wrong player, is found out, whatever it is. A sample spoils a game of each
// format, all but the first of them so far only, and of many questions of one kind some.
func (g *Game) Bite(t *testing.T) {
	size.Roomy()
	t.Parallel()
	cards, decks, err := rules.Shipped(g.Key)
	if err != nil {
		t.Fatal(err)
	}
	bitten := map[string]int{}
	for i, w := range rulestest.Ways(g.Key) {
		if !size.Whole() && (i > 0 && w.Format.Key == rulestest.Ways(g.Key)[i-1].Format.Key) {
			continue
		}
		kinds := map[string]int{}
		setup, players := way(g.Key, i), []bot.Bot(nil)
		setup.Seed, setup.Cards = 7, cards
		for seat := range setup.Seats {
			setup.Seats[seat].Deck = decks[seat%len(decks)]
			players = append(players, bot.Random(7+uint64(seat)))
		}
		m, err := rules.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		o := oracles.Of(m)
		_, err = rulestest.Play(m, players, func(m *rules.Match) error {
			if err := o.Look(m); err != nil {
				return err
			}
			if i > 0 && !size.Whole() && len(m.Moves()) >= far {
				return errFar
			}
			if q := m.Pending(); q != nil && !size.Whole() {
				if kinds[q.Kind]++; kinds[q.Kind] > 20 && kinds[q.Kind]%5 > 0 {
					return nil // of each kind the first, and then some
				}
			}
			return spoilAll(o, m, bitten)
		})
		if err != nil && !errors.Is(err, errFar) {
			t.Fatalf("%s of %d: %v", setup.Format, len(setup.Seats), err)
		}
	}
	for name := range spoiled {
		if bitten[name] < g.Bites {
			t.Errorf("%s: tried %d times only", name, bitten[name])
		}
	}
}

// far is after how many answers a sample has seen enough of a format, which errFar says.
const far = 120

var errFar = errors.New("far enough")

// spoilAll spoils the question of a match in every way; each must be noticed.
func spoilAll(o *oracle.Oracle, m *rules.Match, bitten map[string]int) error {
	q := m.Pending()
	if q == nil || !oracles.ByBook(m.Setup().Game)[q.Kind] {
		return nil
	}
	before := o.Asked[q.Kind].Skipped
	if err := o.Judge(m.View, q); err != nil || o.Asked[q.Kind].Skipped > before {
		return err
	}
	for name, spoil := range spoiled {
		s := *q
		s.Options = slices.Clone(q.Options)
		if !spoil(m, &s) {
			continue
		}
		if err := o.Judge(m.View, &s); err == nil {
			return fmt.Errorf("%s (%s): %s was not noticed", q.Kind, q.Clause, name)
		}
		bitten[name]++
	}
	return nil
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
					q.Options = append(q.Options, rules.Option{Seat: q.Seat, Kind: kind, Card: c.ID})
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
	"another player": func(m *rules.Match, q *rules.Request) bool {
		if len(q.Seats) > 1 {
			q.Seats = q.Seats[:len(q.Seats)-1]
		} else {
			q.Seat = (q.Seat + 1) % len(m.Setup().Seats)
			q.Seats = []int{q.Seat}
		}
		return !strings.Contains("level-up interrupt limit pay pending", q.Kind)
	},
}
