package luckandlogic_test

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
var watched = watch.Game{Key: "luckandlogic", Share: 1, Deck: randomDeck, Edge: edge,
	Rare: []string{"levels", "turn-down", "keep", "make", "intercept"}, Bites: 10}

func TestOracle(t *testing.T)       { watched.Matches(t) }
func TestOracleOnEdge(t *testing.T) { watched.OnEdge(t) }
func TestOracleBites(t *testing.T)  { watched.Bite(t) }

var (
	starts  = []string{"stand", "draw", "level", "main", "battle", "end", "level-timing", "main-timing", "attack-timing", "end-timing"}
	circles = []string{"front-left", "front-centre", "front-right", "back-left", "back-centre", "back-right"}
)

// edge is a random position of cards that ship: hardly a deck, a card in the refresh zone, gates of
// which few are whole, nearly full hands and level zones, members with souls and paradoxes.
func edge(r *rand.Rand, seed uint64, cards []pack.Card) position.Position {
	pos := position.Position{Game: "luckandlogic", Seed: seed, Turn: 1 + r.IntN(6), Active: r.IntN(2), Cards: cards, Phase: starts[r.IntN(len(starts))]}
	pos.First = (pos.Active + pos.Turn + 1) % 2
	of := map[string][]pack.Card{}
	for _, c := range cards {
		of[c.Kind] = append(of[c.Kind], c)
		if c.Kind != "gate" && c.Kind != "my-logicalist" {
			of[""] = append(of[""], c)
		}
		if n := c.Number("territory"); n == 1 {
			of["small"] = append(of["small"], c)
		}
	}
	used := map[string]bool{} // a soul is given its member by that one's ID
	for _, name := range []string{"A", "B"} {
		seat := position.Seat{Name: name}
		put := func(zone string, n int, kind string, change func(c *position.Card)) {
			z := position.Zone{Zone: zone}
			for range n {
				c := position.Card{ID: of[kind][r.IntN(len(of[kind]))].ID}
				if change != nil {
					change(&c)
				}
				z.Cards = append(z.Cards, c)
			}
			seat.Zones = append(seat.Zones, z)
		}
		rest := func(c *position.Card) { c.Lies = rules.Orientation(r.IntN(2)) }
		whole, hosts := r.IntN(len(circles)), []string(nil)
		for i, circle := range circles {
			put("gate-"+circle, 1, "gate", func(c *position.Card) { c.Down = i == whole || r.IntN(2) == 0 })
			if r.IntN(3) > 0 {
				put(circle, 1, "small", rest)
				if host := seat.Zones[len(seat.Zones)-1].Cards[0].ID; !used[host] && r.IntN(3) == 0 {
					hosts = append(hosts, host)
				}
			}
		}
		for _, host := range hosts {
			put("soul", 1+r.IntN(2), "small", func(c *position.Card) { c.On = host })
		}
		put("deck", 1+r.IntN(6), "", nil)
		put("drop", r.IntN(6), "", nil)
		put("hand", r.IntN(10), "", nil)
		put("stock", r.IntN(5), "", func(c *position.Card) { c.Up = r.IntN(4) == 0 })
		put("level", r.IntN(5), "", func(c *position.Card) { rest(c); c.Down = r.IntN(6) == 0 })
		put("refresh", r.IntN(2), "", nil)
		if r.IntN(3) == 0 && pos.Phase != "end-timing" { // when they have been put away (7.7.4)
			put("paradox", 1, "paradox", nil)
		}
		if r.IntN(2) == 0 {
			put("my-logicalist", 1, "my-logicalist", rest)
		}
		for _, z := range seat.Zones {
			for _, c := range z.Cards {
				used[c.ID] = true
			}
		}
		pos.Seats = append(pos.Seats, seat)
	}
	return pos
}

// randomDeck draws a legal deck of all cards (6.1.1): fifty with eight paradoxes, four at most of a name,
// ten gates, two at most of a number, and often a My Logicalist and secret tools.
func randomDeck(t *testing.T, r *rand.Rand, cards []pack.Card) deck.Deck {
	for range 200 {
		d := deck.Deck{ID: "random", Game: "luckandlogic"}
		members, paradoxes, gates, tools := 42, 8, 10, r.IntN(5)
		var gate, my, tool []deck.Line
		take := func(left *int, most int, c *pack.Card) []deck.Line {
			n := min(*left, 1+r.IntN(most))
			if *left -= n; n == 0 {
				return nil
			}
			return []deck.Line{{Count: n, ID: c.ID}}
		}
		for _, i := range r.Perm(len(cards)) {
			c := &cards[i]
			switch isTool := len(c.Lines) > 0 && len(c.Lines[0]) > 0 && len(c.Lines[0]) >= len("【秘具スキル】") && c.Lines[0][:len("【秘具スキル】")] == "【秘具スキル】"; {
			case isTool:
				tool = append(tool, take(&tools, 2, c)...)
			case c.Kind == "gate":
				gate = append(gate, take(&gates, 2, c)...)
			case c.Kind == "my-logicalist":
				if my == nil && r.IntN(3) > 0 {
					my = []deck.Line{{Count: 1, ID: c.ID}}
				}
			case c.Kind == "paradox":
				d.Cards = append(d.Cards, take(&paradoxes, 4, c)...)
			default:
				d.Cards = append(d.Cards, take(&members, 4, c)...)
			}
		}
		d.Put("gates", gate)
		d.Put("my-logicalist", my)
		d.Put("tools", tool)
		if members+paradoxes == 0 && len(rules.CheckDeck(d, cards)) == 0 {
			return d
		}
	}
	t.Fatal("no legal deck was drawn")
	return deck.Deck{}
}
