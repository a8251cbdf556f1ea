package rebirth_test

import (
	"strings"
	"testing"
	"unicode"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/rebirth"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
)

// TestCardsSayEverything: the cards that ship use every word that texts of this game know: each kind
// that only they have or that they read by a phrase of their own, each keyword, and each number with
// a name that the examples of the phrasebook show – causes, deeds, bans, phases, flags.
func TestCardsSayEverything(t *testing.T) {
	list, _, err := rules.Shipped("rebirth")
	if err != nil {
		t.Fatal(err)
	}
	lex := rebirth.Lexicon(list)
	said, words := texttest.Said{}, map[string]bool{}
	for _, c := range list {
		for _, l := range c.Lines {
			n, err := rebirth.Read(l, lex)
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
	for k := range lexicon.Played() { // only what is played says them
		said[k] = true
	}
	words["x"] = true // a letter of shared phrases: what it is here, neither the book nor any line says
	texttest.CheckOwn(t, said, lex)
	texttest.CheckUsed(t, said, lex, false)
	for _, l := range texttest.ReadLines(t, "lexicon/testdata/lines.txt") {
		n, err := rebirth.Read(l.Ja, lex)
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
