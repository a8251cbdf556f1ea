package glossary

import (
	"slices"
	"strings"
	"testing"

	"gorin/rules"
)

const (
	enough = 12 // words that a game has at least
	madeUp = 3  // seats of the games of the tests, which have none
)

// TestShipped: every game tells its turn in order, and its words once each.
func TestShipped(t *testing.T) {
	for _, game := range rules.Games() {
		g, err := Of(game)
		if err != nil {
			t.Fatal(err)
		}
		if len(g.Words) == 0 && rules.Seats(game) >= madeUp {
			continue
		}
		if len(g.Turn) < 5 || len(g.Words) < enough {
			t.Errorf("%s: %d phases, %d words", game, len(g.Turn), len(g.Words))
		}
		var seen []string
		for _, w := range g.Words {
			if slices.Contains(seen, w.Term[0]) {
				t.Errorf("%s: %s stands there twice", game, w.Term[0])
			}
			seen = append(seen, w.Term[0])
		}
		if !slices.ContainsFunc(g.Words, func(w Word) bool { return w.Zone != "" }) {
			t.Errorf("%s: no word names a zone", game)
		}
	}
}

// TestErrors: a mistake says which part it is in.
func TestErrors(t *testing.T) {
	game := rules.Games()[0]
	word := "[[word]]\nterm = { ja = \"山札\", en = \"deck\" }\nja = \"山。\"\nen = \"A pile.\"\n"
	if g, err := Parse(game, []byte(word)); err != nil || len(g.Words) != 1 {
		t.Fatal(err)
	}
	for _, c := range [][2]string{
		{"[[turn]]\nphase = \"tea\"\nja = \"茶\"\nen = \"Tea.\"\n", "turn 1: the turn has no phase \"tea\""},
		{word + strings.Replace(word, "en = \"A pile.\"\n", "", 1), "word 2: the text is not there in both"},
		{strings.Replace(word, "ja = \"山。\"", "zone = \"cellar\"\nja = \"山。\"", 1), "word 1: there is no zone \"cellar\""},
		{strings.Replace(word, "A pile.", strings.Repeat("x", maxText+1), 1), "longer than"},
		{strings.Replace(word, "A pile.", `A\tpile.`, 1), "control character"},
		{strings.Repeat(word, maxParts+1), "more than"},
		{word + strings.Repeat("#", MaxSize), "at most"},
		{"[[word", "glossary.toml of " + game},
	} {
		if _, err := Parse(game, []byte(c[0])); err == nil || !strings.Contains(err.Error(), c[1]) {
			t.Errorf("%.50q: %v", c[0], err)
		}
	}
	if _, err := Parse("chess", nil); err == nil {
		t.Error("a game that does not exist has a glossary")
	}
}

// FuzzParse: no file makes the reader panic, and what it reads is in both languages.
func FuzzParse(f *testing.F) {
	game := rules.Games()[0]
	f.Add([]byte("[[word]]\nterm = { ja = \"山札\", en = \"deck\" }\nja = \"山。\"\nen = \"A pile.\"\n"))
	f.Add([]byte("[[turn]]\nphase = \"end\"\nja = \"終\"\nen = \"End.\"\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := Parse(game, data)
		if err != nil {
			return
		}
		for _, w := range g.Words {
			if w.Term[0] == "" || w.Means[1] == "" {
				t.Fatal(w)
			}
		}
	})
}

// Words are found where a text says them: in Japanese anywhere, in English where a word begins.
func TestSaid(t *testing.T) {
	g := &Glossary{Words: []Word{{Term: rules.Words{"山札", "deck"}}, {Term: rules.Words{"控え室", "Waiting room"}}, {Term: rules.Words{"魂", "soul"}}}}
	for _, c := range []struct {
		lang  rules.Lang
		texts []string
		want  []int
	}{
		{rules.English, []string{"Shuffle both decks.", "Put it into the waiting room"}, []int{0, 1}},
		{rules.English, []string{"a bedeck, then a deck"}, []int{0}},
		{rules.English, []string{"bedecked"}, nil},
		{rules.Japanese, []string{"自分の山札の上から"}, []int{0}},
		{rules.Japanese, []string{"deck"}, nil},
	} {
		if got := g.Said(c.lang, c.texts...); !slices.Equal(got, c.want) {
			t.Errorf("%q says %v, want %v", c.texts, got, c.want)
		}
	}
}
