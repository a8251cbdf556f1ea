package rules_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
)

// more is what a game says with one more kind of each sort that it has, and one more of
// everything that it numbers, before all others.
func more(t *testing.T, w ability.Words) *ability.Vocabulary {
	t.Helper()
	kinds := map[ability.Kind]ability.Shape{}
	for k, s := range w.Kinds {
		kinds[k+1] = s
		if _, there := w.Kinds[k-1]; !there {
			kinds[k] = ability.Shape{Name: "made-up-" + s.Name, Sort: s.Sort, Reads: s.Reads, Writes: s.Writes}
		}
	}
	w.Kinds = kinds
	keywords := []ability.KeywordSpec{{Keyword: ability.OwnKw, Name: "made-up"}}
	for _, k := range w.Keywords {
		k.Keyword++
		keywords = append(keywords, k)
	}
	w.Keywords = keywords
	numbers := map[string][]string{}
	for key, names := range w.Numbers {
		own := slices.IndexFunc(names, func(name string) bool { return name != "" })
		numbers[key] = slices.Insert(slices.Clone(names), max(1, own), "made-up")
	}
	w.Numbers = numbers
	v, err := ability.NewVocabulary(w)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestNumbersStayInside: another kind, keyword, ban or phase of a game changes no byte of
// its trees, nor of those of any other game, though it has other numbers in memory.
func TestNumbersStayInside(t *testing.T) {
	games := rules.Games()
	for i, game := range games {
		list, _, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		lex := rules.LexiconOf(game, list)
		now, then := lex.Vocabulary(), more(t, lex.Vocabulary().Words())
		more(t, rules.LexiconOf(games[(i+1)%len(games)], nil).Vocabulary().Words()) // of another game, which is made and of no account
		trees, moved := 0, 0
		for _, c := range list {
			for _, l := range c.Lines {
				n, err := rules.BookOf(game).Read(l, lex)
				if err != nil {
					t.Fatal(err)
				}
				said := now.Tree(n)
				again, err := then.ReadTree(said)
				if err != nil || then.Tree(again) != said {
					t.Errorf("%s\nis then %s (%v)", said, then.Tree(again), err)
				}
				trees++
				if !again.Equal(n) {
					moved++
				}
			}
		}
		if trees < len(list)/2 || moved < trees/4 {
			t.Errorf("%s: of %d trees %d have other numbers", game, trees, moved)
		}
	}
}
