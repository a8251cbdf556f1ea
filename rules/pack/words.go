package pack

import (
	"cmp"
	"slices"
	"strings"
)

// quote gives each card the English of what its lines quote, so that a card
// alone (in a replay, say) can still be shown in both languages. A name of the
// pack wins over an entry of its words.
func quote(cards []Card, words map[string]string) {
	english := make(map[string]string, len(words)+len(cards))
	for ja, en := range words {
		english[ja] = en
	}
	for i := range cards {
		english[cards[i].Name.Ja] = cards[i].Name.En
	}
	for i := range cards {
		var list []Words
		for _, line := range cards[i].Lines {
			for _, ja := range quoted(line) {
				if en := english[ja]; en != "" && !slices.Contains(list, Words{ja, en}) {
					list = append(list, Words{ja, en})
				}
			}
		}
		cards[i].Words = list
	}
}

// quoted lists what stands in 「」 and 《》 in a line, innermost brackets first
// cut, left to right.
func quoted(line string) []string {
	var out []string
	for _, pair := range [][2]string{{"「", "」"}, {"《", "》"}} {
		rest := line
		for {
			_, after, ok := strings.Cut(rest, pair[0])
			if !ok {
				break
			}
			word, after, ok := strings.Cut(after, pair[1])
			if !ok {
				break
			}
			out = append(out, word)
			rest = after
		}
	}
	return out
}

// Glossary lists every name, trait and quoted word of the cards with its
// English, each once, in order of the Japanese. Printing and reading texts in
// English goes through it.
func Glossary(cards []Card) []Words {
	var all []Words
	for i := range cards {
		c := &cards[i]
		all = append(all, c.Name)
		all = append(all, c.Traits...)
		all = append(all, c.Words...)
	}
	all = slices.DeleteFunc(all, func(w Words) bool { return w.Ja == "" || w.En == "" || w.En == w.Ja })
	slices.SortFunc(all, func(a, b Words) int { return cmp.Or(cmp.Compare(a.Ja, b.Ja), cmp.Compare(a.En, b.En)) })
	return slices.CompactFunc(all, func(a, b Words) bool { return a.Ja == b.Ja })
}
