package luckandlogic_test

import (
	"strings"
	"testing"
	"unicode"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/luckandlogic"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
)

// TestCardsSayEverything: the cards that ship use every word that texts of this game know: each kind
// that the examples of the phrasebook show, and each number with a name – deeds, bans, phases, limits.
func TestCardsSayEverything(t *testing.T) {
	list, _, err := rules.Shipped("luckandlogic")
	if err != nil {
		t.Fatal(err)
	}
	lex := luckandlogic.Lexicon(list)
	said, words := texttest.Said{}, map[string]bool{}
	for _, c := range list {
		for _, l := range c.Lines {
			n, err := luckandlogic.Read(l, lex)
			if err != nil {
				t.Errorf("%s: %v", c.ID, err)
				continue
			}
			said.Add(n)
			for _, w := range wordsOf(n, lex) {
				words[w] = true
			}
		}
	}
	for _, k := range lexicon.Played() { // only what is played says them
		said[k] = true
	}
	texttest.CheckOwn(t, said, lex)
	texttest.CheckUsed(t, said, lex, false)
	for _, name := range []string{"ナギ", "ミオ", "カナ", "夜明けの灯"} { // of the examples
		lex.Add(text.CardName, name, name)
	}
	for _, world := range []string{"ナギノス", "ホシオリ"} {
		lex.Add(lexicon.WorldName, world, world)
	}
	lex.Add(text.TraitName, "灯台", "灯台")
	words["set-law:heart"] = true // its sign is in no font of the first picture
	for _, l := range texttest.ReadLines(t, "lexicon/testdata/lines.txt") {
		n, err := luckandlogic.Read(l.Ja, lex)
		if err != nil {
			t.Errorf("%s: %v", l.Ja, err)
			continue
		}
		for _, w := range wordsOf(n, lex) {
			if !words[w] {
				t.Errorf("no card says %s, as in %s", w, l.Ja)
				words[w] = true // once
			}
		}
	}
}

// wordsOf is the kinds of a tree, with what their numbers are called; the numbers and words
// that a text gives are left out.
func wordsOf(n ability.Node, lex *text.Lexicon) (out []string) {
	for _, w := range strings.FieldsFunc(lex.Vocabulary().Tree(n), func(r rune) bool { return strings.ContainsRune(" ()", r) }) {
		kind, num, _ := strings.Cut(w, ":")
		if strings.HasPrefix(w, `"`) || kind == "" || unicode.IsDigit(rune(kind[0])) {
			continue
		}
		if i := strings.IndexFunc(num, unicode.IsDigit); i >= 0 {
			num = "" // so many of something
		}
		out = append(out, strings.TrimSuffix(kind+":"+num, ":"))
	}
	return out
}
