package builddivide_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest/watch"
)

// watched is how the oracle watches this game.
var watched = watch.Game{Key: "builddivide", Share: 8, Deck: randomDeck, Edge: edge, Texts: exampleTexts, Text: textPosition,
	Unread: 60, Rare: []string{"take-back", "territory", "switch", "limit", "pending", "cost-order", "way", "mode"}, Bites: 10}

func TestOracle(t *testing.T)       { watched.Matches(t) }
func TestOracleOnEdge(t *testing.T) { watched.OnEdge(t) }
func TestOracleTexts(t *testing.T)  { watched.OfTexts(t) }
func TestOracleBites(t *testing.T)  { watched.Bite(t) }

// randomDeck draws a legal deck of all cards (601-1): twelve busters in forty
// cards, a territory, and a D-deck.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 500 {
		d := deck.Deck{ID: "random", Game: "builddivide"}
		left, busters, shots, dLeft := 40, 12, 12, 12
		for _, i := range r.Perm(len(cards)) {
			c := &cards[i]
			n := 1 + r.IntN(4)
			switch {
			case c.Kind == "territory":
				if d.In("territory") == nil {
					d.Put("territory", []deck.Line{{Count: 1, ID: c.ID}})
				} else if n = min(n, dLeft); n > 0 {
					d.Put("ddeck", append(d.In("ddeck"), deck.Line{Count: n, ID: c.ID}))
					dLeft -= n
				}
				continue
			case slices.Contains(c.Keys("triggers"), "buster"):
				n = min(n, busters, left)
				busters -= n
			case slices.Contains(c.Keys("triggers"), "shot"):
				n = min(n, shots, left-busters)
				shots -= n
			default:
				n = min(n, left-busters)
			}
			if left -= n; n > 0 {
				d.Cards = append(d.Cards, deck.Line{Count: n, ID: c.ID})
			} else if n = min(2, dLeft); n > 0 {
				d.Put("ddeck", append(d.In("ddeck"), deck.Line{Count: n, ID: c.ID}))
				dLeft -= n
			}
		}
		if left == 0 && len(rules.CheckDeck(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}

var starts = []string{"stand", "draw", "main", "attack", "end", "stand-timing", "main-timing", "attack-timing", "end-timing"}

// edge is a random position of cards that ship: little life, hardly a deck,
// much energy, some of it face down, full fields.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) position.Position {
	pos := position.Position{Game: "builddivide", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards,
		Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	draw := func(fits func(c *pack.Card) bool) position.Card {
		for {
			if c := &cards[r.IntN(len(cards))]; fits(c) {
				return position.Card{ID: c.ID}
			}
		}
	}
	main := func(c *pack.Card) bool { return c.Kind != "territory" }
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, fits func(c *pack.Card) bool, change func(c *position.Card)) {
			z := position.Zone{Zone: zone}
			for range n {
				c := draw(fits)
				if change != nil {
					change(&c)
				}
				z.Cards = append(z.Cards, c)
			}
			seat.Zones = append(seat.Zones, z)
		}
		lie := func(c *position.Card) { c.Lies = rules.Orientation(r.IntN(2)) }
		put("deck", r.IntN(9), main, nil)
		put("life", r.IntN(8), main, nil)
		put("graveyard", r.IntN(6), main, nil)
		put("hand", r.IntN(9), main, nil)
		put("energy", r.IntN(10), main, func(c *position.Card) {
			lie(c)
			c.Down = r.IntN(5) == 0
		})
		put("removed", r.IntN(3), main, nil)
		put("field", r.IntN(6), func(c *pack.Card) bool { return c.Kind == "unit" }, lie)
		put("territory", 1+r.IntN(5)/4, func(c *pack.Card) bool { return c.Kind == "territory" }, func(c *position.Card) { c.Opened = r.IntN(2) == 0 })
		put("d-deck", r.IntN(4), func(c *pack.Card) bool { return c.Kind == "territory" || c.Kind == "unit" }, nil)
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}
