package gallery

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/deck"
)

// eachGame calls f for the cards and decks of every game that has any.
func eachGame(t *testing.T, f func(t *testing.T, s *stock, decks []deck.Deck)) {
	for _, game := range rules.Games() {
		cards, decks, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(game, func(t *testing.T) { f(t, newStock(game, cards, rules.Words{"種類", "kind"}), decks) })
	}
}

// What is looked for is alike in wide and narrow letters, in kana of both kinds and widths.
func TestFold(t *testing.T) {
	for want, all := range map[string][]string{
		"ぱわー500":   {"パワー５００", "ﾊﾟﾜｰ 500", "ぱわー500"},
		"がゔぁ":      {"ガヴァ", "ｶﾞｳﾞｧ", "がゔぁ"},
		"theempty": {"The Empty", "ＴＨＥ　ＥＭＰＴＹ"},
		"をん":       {"ヲン", "ｦﾝ"},
	} {
		for _, s := range all {
			if got := fold(s); got != want {
				t.Errorf("%s: %s, want %s", s, got, want)
			}
		}
	}
}

// Every value by which cards are told apart has words in both languages, and parts them.
func TestSieves(t *testing.T) {
	eachGame(t, func(t *testing.T, s *stock, _ []deck.Deck) {
		if all := s.find(&filter{}); len(all) != len(s.cards) {
			t.Errorf("%d of %d cards without a filter", len(all), len(s.cards))
		}
		for i := range s.sieves {
			v := &s.sieves[i]
			if v.words[0] == "" || v.words[1] == "" || len(v.values) < 2 {
				t.Errorf("%s: %v, %d values", v.key, v.words, len(v.values))
			}
			both := 0
			for _, c := range v.values {
				if c.words[0] == "" || c.words[1] == "" || c.words[0] == c.key && c.words[0] != c.words[1] || strings.Trim(c.words[0], "0123456789") == c.key {
					t.Errorf("%s: %q is called %q", v.key, c.key, c.words)
				}
				var f filter
				f.toggle(v.key, c.key)
				n := len(s.find(&f))
				if both += n; n == 0 {
					t.Errorf("%s: no card has %q", v.key, c.key)
				}
				if f.toggle(v.key, c.key); !f.empty() {
					t.Errorf("%s: %q stays", v.key, c.key)
				}
			}
			var f filter
			for _, c := range v.values {
				f.toggle(v.key, c.key)
			}
			if any := len(s.find(&f)); any > both || any == 0 {
				t.Errorf("%s: %d cards have any value, %d have one", v.key, any, both)
			}
		}
	})
}

// Each card is found by its name, by words of its text in either language, and by nothing that is not there.
func TestWords(t *testing.T) {
	eachGame(t, func(t *testing.T, s *stock, _ []deck.Deck) {
		for !s.study() {
		}
		for i := range s.cards {
			words := []string{s.prints[2*i].Name[0], s.prints[2*i].Name[1], strings.ToUpper(s.prints[2*i].Name[1]), s.cards[i].ID}
			if f := s.face(2 * i); len(f) > 0 && len(f[0].Printed.Lines) > 0 {
				words = append(words, f[0].Printed.Lines[0][0], f[0].Printed.Lines[0][1])
			}
			for _, w := range words {
				if !slices.Contains(s.find(&filter{word: w}), i) {
					t.Errorf("%s is not found by %q", s.cards[i].ID, w)
				}
			}
		}
		if n := len(s.find(&filter{word: "xyzzy"})); n > 0 {
			t.Errorf("%d cards say xyzzy", n)
		}
	})
}

// A deck that ships comes out again when its cards are put in one after the other: where they belong, or
// into the part that is chosen.
func TestPut(t *testing.T) {
	eachGame(t, func(t *testing.T, s *stock, decks []deck.Deck) {
		parts := map[string]deck.Part{}
		for _, p := range rules.DeckParts(s.game) {
			parts[p.Key] = p
		}
		for _, d := range decks {
			built := deck.Deck{Game: s.game, Name: d.Name}
			if len(rules.CheckDeck(built, s.cards)) == 0 {
				t.Error("a deck of nothing is legal")
			}
			for _, portion := range d.Portions() {
				for _, l := range portion.Cards {
					key := s.home(s.of[l.ID], portion.Part)
					if key != portion.Part {
						t.Errorf("%s goes to %s, not %s", l.ID, key, portion.Part)
					}
					for range l.Count {
						if !change(&built, parts[key], l.ID, 1) {
							t.Fatalf("%s does not go into %s", l.ID, key)
						}
					}
				}
			}
			if broken := rules.CheckDeck(built, s.cards); len(broken) > 0 {
				t.Errorf("%s: %v", d.ID, broken)
			}
			for _, p := range s.parts(&built) {
				if got, want := p.count, size(d.In(p.Key)); got != want {
					t.Errorf("%s: %d cards in %s, want %d", d.ID, got, p.Key, want)
				}
			}
			for _, portion := range d.Portions() {
				for _, l := range portion.Cards {
					for copies(&built, l.ID) > 0 && change(&built, parts[portion.Part], l.ID, -1) {
					}
				}
			}
			if n := len(built.Portions()); n > 0 {
				t.Errorf("%s: %d parts are left", d.ID, n)
			}
		}
		if change(&deck.Deck{}, parts[deck.Main], s.cards[0].ID, -1) {
			t.Error("a card is taken out that is not in")
		}
	})
}

func size(lines []deck.Line) (n int) {
	for _, l := range lines {
		n += l.Count
	}
	return n
}

// A curve counts every card of the deck once, by number and by colour.
func TestCurve(t *testing.T) {
	eachGame(t, func(t *testing.T, s *stock, decks []deck.Deck) {
		if len(s.curves) == 0 {
			t.Error("no number tells decks apart")
		}
		for _, d := range decks {
			for _, v := range s.curves {
				n, shades := 0, 0
				for i, b := range s.curve(&d, v.Key) {
					n += b.count
					if b.label != number(i) && b.label != "–" {
						t.Errorf("%s: bar %d is called %s", d.ID, i, b.label)
					}
					for _, x := range b.shades {
						shades += x.count
					}
				}
				if n != d.Size() || shades != n {
					t.Errorf("%s, %s: %d cards, %d of colours, of %d", d.ID, v.Key, n, shades, d.Size())
				}
			}
		}
	})
}

// A test draw has as many cards as a player begins with, and goes on to the last card of the deck.
func TestHand(t *testing.T) {
	eachGame(t, func(t *testing.T, s *stock, decks []deck.Deck) {
		d := &decks[0]
		h := s.shuffled(d)
		if h.drawn != rules.OpeningHand(s.game) || h.drawn < 3 || h.drawn+h.left() != d.Size() {
			t.Errorf("%d cards, %d left of %d", h.drawn, h.left(), d.Size())
		}
		for range d.Size() + 3 {
			h.draw()
		}
		seen := map[int]int{}
		for _, c := range h.cards[:h.drawn] {
			seen[c]++
		}
		for _, l := range d.Cards {
			if seen[s.of[l.ID]] != l.Count {
				t.Errorf("%d copies of %s, not %d", seen[s.of[l.ID]], l.ID, l.Count)
			}
		}
		if other := s.shuffled(d); slices.Equal(other.cards, h.cards) {
			t.Error("it is not shuffled")
		}
	})
}
