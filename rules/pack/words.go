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
	names := make(map[string]string, len(words)+len(cards))
	for ja, en := range words {
		names[ja] = en
	}
	for i := range cards {
		names[cards[i].Name.Ja] = cards[i].Name.En
	}
	for i := range cards {
		cards[i].QuotedNames = translate(cards[i].Lines, "「", "」", names)
		cards[i].QuotedTraits = translate(cards[i].Lines, "《", "》", words)
	}
}

// translate lists the words that stand between two brackets in the lines and
// have an English form, each once.
func translate(lines []string, left, right string, english map[string]string) []Words {
	var out []Words
	for _, rest := range lines {
		for {
			_, after, ok := strings.Cut(rest, left)
			if !ok {
				break
			}
			ja, after, ok := strings.Cut(after, right)
			if !ok {
				break
			}
			if en := english[ja]; en != "" && !slices.Contains(out, Words{ja, en}) {
				out = append(out, Words{ja, en})
			}
			rest = after
		}
	}
	return out
}

// Glossary is the English of proper words.
type Glossary struct {
	Names  []Words // of cards, and everything else that stands in 「」
	Traits []Words // what stands in 《》
}

// GlossaryOf lists every name and trait on the cards or in their texts that
// has an English form of its own, each once, in order of the Japanese.
func GlossaryOf(cards []Card) Glossary {
	var g Glossary
	for i := range cards {
		c := &cards[i]
		g.Names = append(append(g.Names, c.Name), c.QuotedNames...)
		g.Traits = append(append(g.Traits, c.Traits...), c.QuotedTraits...)
	}
	return Glossary{Names: once(g.Names), Traits: once(g.Traits)}
}

func once(all []Words) []Words {
	all = slices.DeleteFunc(all, func(w Words) bool { return w.Ja == "" || w.En == "" || w.En == w.Ja })
	slices.SortFunc(all, func(a, b Words) int { return cmp.Or(cmp.Compare(a.Ja, b.Ja), cmp.Compare(a.En, b.En)) })
	return slices.CompactFunc(all, func(a, b Words) bool { return a.Ja == b.Ja })
}
