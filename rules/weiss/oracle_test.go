package weiss_test

import (
	"math/rand/v2"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/position"
	"gorin/rules/rulestest/watch"
)

// watched is how the oracle watches this game.
var watched = watch.Game{Key: "weiss", Share: 1, Deck: randomDeck, Edge: edge, Texts: exampleTexts, Text: textPosition,
	Unread: 60, Rare: []string{"interrupt"}, Bites: 50}

func TestOracle(t *testing.T)       { watched.Matches(t) }
func TestOracleOnEdge(t *testing.T) { watched.OnEdge(t) }
func TestOracleTexts(t *testing.T)  { watched.OfTexts(t) }
func TestOracleBites(t *testing.T)  { watched.Bite(t) }

var starts = []string{"stand", "main", "climax", "attack", "encore", "end",
	"clock-timing", "main-timing", "climax-timing", "attack-timing", "encore-timing", "end-timing"}

// edge is a random position of cards that ship.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) position.Position {
	pos := position.Position{Game: "weiss", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards,
		Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	draw := func(kind string) position.Card {
		for {
			if c := &cards[r.IntN(len(cards))]; kind == "" || c.Kind == kind {
				return position.Card{ID: c.ID}
			}
		}
	}
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, kind string) {
			z := position.Zone{Zone: zone}
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
		for _, slot := range []string{"front-left", "front-centre", "front-right", "back-left", "back-right"} {
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

// randomDeck draws a legal deck of all cards (5.2.1.1): fifty, eight climaxes at
// most, four of a name at most.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 200 {
		d := deck.Deck{ID: "random", Game: "weiss"}
		left, climaxes, named := 50, 8, map[lang.Words]int{}
		for _, i := range r.Perm(len(cards)) {
			n := min(1+r.IntN(4), left, 4-named[cards[i].Name])
			if cards[i].Kind == "climax" {
				n = min(n, climaxes)
				climaxes -= n
			}
			if n > 0 {
				d.Cards = append(d.Cards, deck.Line{Count: n, ID: cards[i].ID})
				left -= n
				named[cards[i].Name] += n
			}
		}
		if left == 0 && len(rules.CheckDeck(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}
