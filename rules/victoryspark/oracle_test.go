package victoryspark_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest/watch"
)

// watched is how the oracle watches this game.
var watched = watch.Game{Key: "victoryspark", Share: 1, Deck: randomDeck, Edge: edge, Texts: exampleTexts, Text: textPosition,
	Unread: 60, Bites: 10}

func TestOracle(t *testing.T)       { watched.Matches(t) }
func TestOracleOnEdge(t *testing.T) { watched.OnEdge(t) }
func TestOracleTexts(t *testing.T)  { watched.OfTexts(t) }
func TestOracleBites(t *testing.T)  { watched.Bite(t) }

var starts = []string{"stand", "draw", "energy", "chara", "ability", "attack", "end",
	"energy-timing", "chara-timing", "ability-timing", "attack-timing", "end-timing"}

// edge is a random position of cards that ship: nine retired cards, hardly a deck, damage on
// the field, energy of all orientations.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) position.Position {
	pos := position.Position{Game: "victoryspark", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards,
		Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, change func(c *position.Card)) {
			z := position.Zone{Zone: zone}
			for range n {
				c := position.Card{ID: cards[r.IntN(len(cards))].ID}
				if change != nil {
					change(&c)
				}
				z.Cards = append(z.Cards, c)
			}
			seat.Zones = append(seat.Zones, z)
		}
		lie := func(c *position.Card) { c.Lies = rules.Orientation(r.IntN(3)) }
		put("deck", 1+r.IntN(6), nil)
		put("waiting-room", r.IntN(5), nil)
		put("hand", r.IntN(9), nil)
		put("energy", r.IntN(9), lie)
		put("retire", r.IntN(10), nil)
		put("ring", 1, func(c *position.Card) { c.Load = 500 * r.IntN(6) })
		for _, slot := range []string{"bench-left", "bench-centre", "bench-right"} {
			if r.IntN(4) > 0 {
				put(slot, 1, lie)
			}
		}
		if r.IntN(2) == 0 {
			put("surprise", 1, nil)
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}

// randomDeck draws a legal deck of all cards (5.1.2.1): fifty, four at most of a name and
// title, of fire icons and of heal icons.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 200 {
		d := deck.Deck{ID: "random", Game: "victoryspark"}
		left, limited := 50, map[string]int{}
		for _, i := range r.Perm(len(cards)) {
			n := min(1+r.IntN(4), left)
			if len(cards) < 20 {
				n = min(4, left)
			}
			for _, k := range cards[i].Keys("limited") {
				n = min(n, 4-limited[k])
			}
			if n <= 0 {
				continue
			}
			for _, k := range cards[i].Keys("limited") {
				limited[k] += n
			}
			d.Cards = append(d.Cards, deck.Line{Count: n, ID: cards[i].ID})
			left -= n
		}
		if left == 0 && len(rules.CheckDeck(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}
