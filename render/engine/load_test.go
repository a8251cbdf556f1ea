package engine

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/replay"
	"gorin/rules/value"
)

// carried writes a match of shipped decks whose cards somebody has changed.
func carried(t *testing.T, game string, change func(c *pack.Card)) []byte {
	t.Helper()
	cards, decks, err := rules.Shipped(game)
	if err != nil {
		t.Fatal(err)
	}
	s := rules.Setup{Game: game, Seed: 3}
	for i := range rules.Seats(game) {
		s.Seats = append(s.Seats, rules.SeatSetup{Name: "A", Deck: decks[i%len(decks)]})
	}
	used := map[string]bool{}
	for _, seat := range s.Seats {
		for _, l := range seat.Deck.Cards {
			used[l.ID] = true
		}
	}
	for _, c := range cards {
		if used[c.ID] {
			change(&c)
		}
		s.Cards = append(s.Cards, c)
	}
	m, err := rules.New(s)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		q := m.Pending()
		if err := m.Answer(q.Seq, []int{0, 1, 2}[:q.Min]); err != nil {
			t.Fatal(err)
		}
	}
	b, err := replay.Write(m, replay.Options{Brief: true})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestStrange: a card that has the ID of one that ships and says something else is named
// with both texts before anything is played, and so is an inert line that can be read;
// what only a collector sees is not.
func TestStrange(t *testing.T) { eachGame(t, strange) }

func strange(t *testing.T, e *Engine, game string) {
	number := slices.MaxFunc(rules.Declared(game), func(a, b value.Declared) int { return a.Most - b.Most })
	other := "" // a text that another card has
	of := func(c *pack.Card) bool { return c.Number(number.Key) > 0 && len(c.Lines) > 0 }
	for _, c := range e.shipped(game) {
		if of(&c) {
			other = c.Lines[0]
		}
	}
	for _, c := range []struct {
		name   string
		change func(n int, c *pack.Card)
		cards  int
		lines  int
	}{
		{"nothing", func(int, *pack.Card) {}, 0, 0},
		{"another text", func(n int, c *pack.Card) {
			if n == 0 {
				c.Lines = []string{other}
			}
		}, 1, 0},
		{"another number", func(n int, c *pack.Card) {
			if n < 2 {
				c.SetNumber(number.Key, number.Most)
			}
		}, 2, 0},
		{"another English name", func(n int, c *pack.Card) {
			if n == 0 {
				c.Name[rules.English] = "Another"
			}
		}, 1, 0},
		{"another flavour, rarity, artist", func(n int, c *pack.Card) {
			c.Flavour, c.Rarity, c.Artist = rules.Words{"別", "Else"}, "X", "Y"
		}, 0, 0},
		{"a line that would be read", func(n int, c *pack.Card) {
			if n == 0 {
				c.Inert = []int{0}
			}
		}, 0, 1},
	} {
		n := 0
		b := carried(t, game, func(card *pack.Card) {
			if of(card) {
				c.change(n, card)
				n++
			}
		})
		l, err := e.Load(b)
		if err != nil {
			t.Fatal(c.name, err)
		}
		if _, known := l.Strange(); known {
			t.Errorf("%s: what is strange is known before the texts are read", c.name)
		}
		known := false
		for !known {
			if m, err := l.Step(func() bool { return true }); err != nil || m != nil {
				t.Fatalf("%s: %v, %v before it is known what is strange", c.name, m, err)
			}
			_, known = l.Strange()
		}
		list, _ := l.Strange()
		cards, lines := 0, 0
		for _, s := range list {
			if s.Theirs.Name[0] == "" || s.Theirs.ID != s.Ours.ID || s.Key == "" || strings.Contains(s.Key, " ") {
				t.Errorf("%s: %+v", c.name, s)
			}
			if s.Line >= 0 {
				lines++
			} else if cards++; s.Theirs.Number(number.Key) == s.Ours.Number(number.Key) && s.Theirs.Lines[0] == s.Ours.Lines[0] && s.Theirs.Name == s.Ours.Name {
				t.Errorf("%s: both sides say the same: %+v", c.name, s)
			}
		}
		if cards != c.cards || lines != c.lines {
			t.Errorf("%s: %d cards and %d lines are named, want %d and %d", c.name, cards, lines, c.cards, c.lines)
		}
		for {
			m, err := l.Step(func() bool { return true })
			if err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
			if m != nil {
				if m.Seq() < 4 {
					t.Errorf("%s: at decision %d", c.name, m.Seq())
				}
				break
			}
		}
	}
}

// TestFilmLeaps: a film goes any way at once.
func TestFilmLeaps(t *testing.T) { eachGame(t, filmLeaps) }

func filmLeaps(t *testing.T, e *Engine, game string) {
	m := play(t, e, game, 5, 40)
	b, err := replay.Write(m.(*rules.Match), replay.Options{OneSide: true, Seat: 1})
	if err != nil {
		t.Fatal(err)
	}
	back, err := e.Read(b)
	if err != nil {
		t.Fatal(err)
	}
	f := back.(*film)
	if f.Seq() != 41 || f.Back(30) != 30 || f.Seq() != 11 || f.Forth(5) != 5 || f.Seq() != 16 || f.Back(99) != 15 || f.CanUndo() || f.Forth(99) != 40 || f.CanRedo() {
		t.Errorf("at %d", f.Seq())
	}
	turns := 0
	f.Turns(func(seq uint32, turn int) {
		if turns++; seq != uint32(turns) {
			t.Errorf("view %d is of decision %d", turns, seq)
		}
		f.Back(99)
		f.Forth(int(seq) - 1)
		if v := f.View(0); v.Turn != turn {
			t.Errorf("decision %d: turn %d, not %d", seq, turn, v.Turn)
		}
	})
	if turns != 41 {
		t.Errorf("%d views", turns)
	}
}
