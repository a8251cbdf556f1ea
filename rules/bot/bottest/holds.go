package bottest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// Greedy makes a greedy player of a game.
type Greedy func(seed uint64, cards []rules.Printed) bot.Bot

// BeatsRandom: with any deck that ships against any, from either seat, who plays at random
// loses.
func BeatsRandom(t *testing.T, game string, greedy Greedy) {
	_, decks, err := rules.Shipped(game)
	if err != nil {
		t.Fatal(err)
	}
	if len(decks) == 0 {
		t.Fatal("no deck ships")
	}
	s, err := rules.Sample(game, 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	for i := range decks {
		for j := range decks {
			for seat := range s.Seats {
				s.Seed++
				s.Seats[0].Deck, s.Seats[1].Deck = decks[i], decks[j]
				m, err := rules.New(s)
				if err != nil {
					t.Fatal(err)
				}
				m.Light()
				players := []bot.Bot{bot.Random(s.Seed), bot.Random(s.Seed)}
				players[seat] = greedy(s.Seed, m.Catalogue())
				for q := m.Pending(); q != nil; q = m.Pending() {
					if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
						t.Fatal(err)
					}
				}
				if r := m.Result(); !slices.Equal(r.Winners, []int{seat}) {
					t.Errorf("%s against %s, seed %d: seat %d plays, %v won (%s)", decks[i].ID, decks[j].ID, s.Seed, seat, r.Winners, r.Clause)
				}
			}
		}
	}
}

// Legal: two bots of one seed pick the same, between Min and Max different options.
func Legal(t *testing.T, v *rules.View, q *rules.Request, one, other bot.Bot) {
	t.Helper()
	got := slices.Clone(one.Choose(v, q))
	if again := other.Choose(v, q); !slices.Equal(got, again) {
		t.Fatalf("%+v: %v, then %v", q, got, again)
	}
	slices.Sort(got)
	if len(got) < q.Min || len(got) > q.Max || len(slices.Compact(slices.Clone(got))) != len(got) {
		t.Fatalf("%+v: picks %v", q, got)
	}
}

// Anything is what the tables and requests consist of to which Answers has bots reply.
type Anything struct {
	Game    string
	Prints  []rules.Printed
	Zones   []string // of a player
	Retired int      // as many retired cards lose
	Phases  []string
	Kinds   []string // of requests
	Cost    string   // the clause under which costs ask
	Options []string // their kinds
}

// Answers: whatever is asked, with whatever on the table, the bot's answer is Legal.
func (a *Anything) Answers(t *testing.T, greedy Greedy) {
	r := rand.New(rand.NewPCG(1, 2))
	one := func(of []string) string { return of[r.IntN(len(of))] }
	card := func() rules.Card { return rules.Card(r.IntN(30)) }
	kinds := slices.Sorted(slices.Values(append(a.Kinds, "unheard-of")))
	texts := slices.DeleteFunc(slices.Clone(a.Prints), func(p rules.Printed) bool { return len(p.Lines) == 0 })
	for range 4000 {
		v := a.table(r)
		v.Phase, v.Active = one(a.Phases), r.IntN(players)
		v.Attack = rules.AttackView{Kind: one([]string{"", "normal", "partner"}), Attacker: card(), Defender: card(), Seat: r.IntN(3) - 1}
		for range r.IntN(3) {
			Waits(v, r.IntN(players), card(), texts[r.IntN(len(texts))].Lines[0][rules.Japanese])
			v.Stack[len(v.Stack)-1].Targets = []rules.Card{100 + rules.Card(r.IntN(3))}
		}
		q := &rules.Request{Kind: one(kinds), Source: card(), Options: make([]rules.Option, 1+r.IntN(8))}
		if r.IntN(3) == 0 {
			q.Clause = a.Cost
		}
		for i := range q.Options {
			q.Options[i] = rules.Option{Kind: one(a.Options), Card: card(), N: r.IntN(5) - 1,
				Place: rules.Place{Seat: r.IntN(players), Zone: one(append(a.Zones, ""))}}
		}
		q.Max = 1 + r.IntN(len(q.Options))
		q.Min = r.IntN(q.Max + 1)
		Legal(t, v, q, greedy(5, a.Prints), greedy(5, a.Prints))
	}
}

// players sit at the tables that are drawn: those of a duel.
const players = 2

// table has up to two cards in each zone.
func (a *Anything) table(r *rand.Rand) *rules.View {
	var all [][]any
	for seat := range players {
		for _, zone := range a.Zones {
			if zone == "retire" {
				all = append(all, In(seat, zone, r.IntN(a.Retired)))
				continue
			}
			out := In(seat, zone)
			for range r.IntN(3) {
				out = append(out, a.Prints[r.IntN(len(a.Prints))].ID)
			}
			all = append(all, out)
		}
	}
	return Table(a.Game, "", a.Prints, all...)
}
