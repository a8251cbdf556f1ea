package rebirth_test

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
var watched = watch.Game{Key: "rebirth", Share: 2, Deck: randomDeck, Edge: edge, Rare: []string{"reveal"}, Bites: 10}

func TestOracle(t *testing.T)       { watched.Matches(t) }
func TestOracleOnEdge(t *testing.T) { watched.OnEdge(t) }
func TestOracleBites(t *testing.T)  { watched.Bite(t) }

// edge is a random position of cards that ship: six retired cards, hardly a deck, damage in
// the entry, energy that stands and that rests.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) position.Position {
	starts := []string{"standby", "energy", "main", "attack", "end"}
	pos := position.Position{Game: "rebirth", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards, Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	of := map[string][]pack.Card{}
	for _, c := range cards {
		of[c.Kind] = append(of[c.Kind], c)
	}
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, change func(c *position.Card), kinds ...string) {
			z := position.Zone{Zone: zone}
			for range n {
				list := of[kinds[r.IntN(len(kinds))]]
				c := position.Card{ID: list[r.IntN(len(list))].ID}
				if change != nil {
					change(&c)
				}
				z.Cards = append(z.Cards, c)
			}
			seat.Zones = append(seat.Zones, z)
		}
		rest := func(c *position.Card) { c.Lies = rules.Orientation(r.IntN(2)) }
		placed := r.IntN(4)
		put("deck", 1+r.IntN(6), nil, "chara", "chara", "rebirth")
		put("waiting-room", r.IntN(5), nil, "chara", "chara", "rebirth")
		put("hand", r.IntN(8), nil, "chara", "chara", "chara", "rebirth")
		put("energy", r.IntN(7), rest, "chara")
		put("energy", placed, rest, "partner")
		put("hand", 3-placed, nil, "partner")
		put("retire", r.IntN(7), nil, "chara")
		put("entry", 1, func(c *position.Card) { c.Load = r.IntN(5) }, "chara")
		for _, slot := range []string{"member-left", "member-centre", "member-right"} {
			if r.IntN(4) > 0 {
				put(slot, 1, rest, "chara")
			}
		}
		if r.IntN(2) == 0 {
			put("set", 1, nil, "rebirth")
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}

// randomDeck draws a legal deck of all cards (6.1.1): fifty, four at most of a name, eight
// Rebirths at most, and three partners.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 200 {
		d := deck.Deck{ID: "random", Game: "rebirth"}
		left, rebirths, partners, beside := 50, 8, 3, []deck.Line(nil)
		for _, i := range r.Perm(len(cards)) {
			switch c := &cards[i]; c.Kind {
			case "partner":
				if n := min(partners, 1+r.IntN(3)); n > 0 {
					beside = append(beside, deck.Line{Count: n, ID: c.ID})
					partners -= n
				}
			case "rebirth":
				if n := min(rebirths, left, 1+r.IntN(4)); n > 0 {
					d.Cards = append(d.Cards, deck.Line{Count: n, ID: c.ID})
					left, rebirths = left-n, rebirths-n
				}
			default:
				if n := min(left, 1+r.IntN(4)); n > 0 {
					d.Cards = append(d.Cards, deck.Line{Count: n, ID: c.ID})
					left -= n
				}
			}
		}
		d.Beside = []deck.Portion{{Part: "partners", Cards: beside}}
		if left == 0 && len(rules.CheckDeck(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}
