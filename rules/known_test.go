package rules_test

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// TestKnownLines: what was read when Gorin was built is what would be read now.
func TestKnownLines(t *testing.T) {
	for _, game := range rules.Games() {
		list, _, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := fs.Stat(rules.Files(game), cards.KnownFile); err != nil {
			continue // its lines are read when somebody asks for them
		}
		lex := rules.LexiconOf(game, list)
		known := cards.KnownOf(rules.Files(game), func() (*ability.Vocabulary, error) { return lex.Vocabulary(), nil })
		for _, c := range list {
			faces := []pack.Card{c}
			if c.Open != nil {
				faces = append(faces, *c.Open)
			}
			for _, f := range faces {
				for _, l := range f.Lines {
					want, err := rules.BookOf(game).Read(l, lex)
					if err != nil {
						t.Fatal(err)
					}
					if got, ok := known.Tree(l); !ok || !got.Equal(want) {
						t.Errorf("card %s: %s: %v; it is read as %v (go generate ./rules/cards)", c.ID, l, got, want)
					}
					said := [2]string{text.Print(text.Japanese, want, lex), text.Print(text.English, want, lex)}
					if got := known.Print(want, lex); got != said {
						t.Errorf("card %s: %q; it is said as %q (go generate ./rules/cards)", c.ID, got, said)
					}
				}
			}
		}
		if _, ok := known.Tree("あなたは踊る。"); ok {
			t.Error("a line of no card is known")
		}
		few := rules.LexiconOf(game, list[:1])
		for _, c := range list[1:] {
			for _, l := range c.Lines {
				n, _ := known.Tree(l)
				if got := known.Print(n, few)[1]; got != text.Print(text.English, n, few) {
					t.Errorf("with another glossary %s is said as %s", l, got)
				}
			}
		}
	}
}

// TestEveryLineIsSaid: of the cards that ship, and of what they give, nothing has to be read or said in a program without
// phrases; and what is known of it is what phrases say.
func TestEveryLineIsSaid(t *testing.T) {
	for _, game := range rules.Games() {
		if _, err := fs.Stat(rules.Files(game), cards.KnownFile); err != nil {
			continue
		}
		list, _, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		book := rules.BookOf(game)
		set, err := book.Compile(list)
		if err != nil {
			t.Fatal(err)
		}
		for i, n := range set.Book.Prog.Nodes {
			if n.Kind == ability.None {
				continue
			}
			got := book.Known.Print(n, set.Lex)
			if strings.Contains(got[0], "⟨(unknown)") || got[0] == "" {
				t.Errorf("%s: line %d cannot be said", game, i)
			}
			if text.Speaks && got != [2]string{text.Print(text.Japanese, n, set.Lex), text.Print(text.English, n, set.Lex)} {
				t.Errorf("%s: line %d is said as %q (go generate ./rules/cards)", game, i, got)
			}
		}
	}
}

// TestEnglishOfOtherCards: a text may name a trait or a card that is not in the match. It is English all the same. (A part of a title,
// and as whom a card is put, stand in “” as they are.)
func TestEnglishOfOtherCards(t *testing.T) {
	for _, game := range rules.Games() {
		cards, decks, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		quoted := regexp.MustCompile(`“[^”]*”`)
		others := func(s string) string {
			if slices.ContainsFunc(cards, func(c pack.Card) bool { return c.Name[rules.Japanese] == strings.Trim(s, "“”") }) {
				return s
			}
			return ""
		}
		for _, d := range decks {
			s := rules.Setup{Game: game, Cards: cards}
			for range rules.Seats(game) {
				s.Seats = append(s.Seats, rules.SeatSetup{Deck: d})
			}
			m, err := rules.New(s)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range m.Catalogue() {
				for _, l := range c.Lines {
					if strings.ContainsFunc(quoted.ReplaceAllStringFunc(l[rules.English], others), func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) }) {
						t.Errorf("%s, deck %s: %s says in English: %s", game, d.ID, c.ID, l[rules.English])
					}
				}
			}
		}
	}
}
