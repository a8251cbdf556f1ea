package pack

import (
	"cmp"
	"iter"
	"regexp"
	"slices"
	"strings"
)

// quote gives each face of each card the English of what its lines quote, so
// that a card alone (in a replay, say) can still be shown in both languages. A
// name of the pack wins over an entry of its words.
func quote(cards []Card, words map[string]string, q Quotes) {
	names := make(map[string]string, len(words)+len(cards))
	for ja, en := range words {
		names[ja] = en
	}
	for c := range faces(cards) {
		names[c.Name.Ja] = c.Name.En
	}
	for c := range faces(cards) {
		c.QuotedNames = append(translate(c.Lines, [2]string{"「", "」"}, names), translate(c.Lines, q.Evols, words)...)
		c.QuotedTraits = translate(c.Lines, q.Traits, words)
		if q.Attributes != nil {
			c.QuotedTraits = append(c.QuotedTraits, attributes(c.Lines, q.Attributes, words, c.QuotedTraits)...)
		}
		c.QuotedIdentities = translate(c.Lines, q.Identities, words)
	}
}

// faces goes through all faces of the cards.
func faces(cards []Card) iter.Seq[*Card] {
	return func(yield func(*Card) bool) {
		for i := range cards {
			c := &cards[i]
			if !yield(c) || c.Open != nil && !yield(c.Open) {
				return
			}
		}
	}
}

// attributes lists the words that a pattern finds in the lines, in 「」, and that have an
// English form, each once and none that is there already.
func attributes(lines []string, pattern *regexp.Regexp, english map[string]string, there []Words) (out []Words) {
	for _, line := range lines {
		for _, found := range pattern.FindAllString(line, -1) {
			for _, w := range translate([]string{found}, [2]string{"「", "」"}, english) {
				if !slices.Contains(there, w) && !slices.Contains(out, w) {
					out = append(out, w)
				}
			}
		}
	}
	return out
}

// translate lists the words that stand between two brackets in the lines and
// have an English form, each once.
func translate(lines []string, brackets [2]string, english map[string]string) []Words {
	left, right := brackets[0], brackets[1]
	if left == "" {
		return nil
	}
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
	Names      []Words // of cards, and everything else that stands in 「」: links, titles, counters
	Traits     []Words // traits; attributes (305)
	Titles     []Words // titles of cards (308); in 「」 also among Names
	Identities []Words // identity names (314)
}

// GlossaryOf lists every proper word on the cards, both faces, or in their
// texts that has an English form of its own, each once, in order of the
// Japanese.
func GlossaryOf(cards []Card) Glossary {
	var g Glossary
	for c := range faces(cards) {
		g.Names = append(append(g.Names, c.Name), c.QuotedNames...)
		g.Traits = append(append(g.Traits, c.Traits...), c.QuotedTraits...)
		g.Titles = append(g.Titles, c.Titles...)
		g.Identities = append(append(g.Identities, c.Identities...), c.QuotedIdentities...)
	}
	return Glossary{Names: once(g.Names), Traits: once(g.Traits), Titles: once(g.Titles), Identities: once(g.Identities)}
}

func once(all []Words) []Words {
	all = slices.DeleteFunc(all, func(w Words) bool { return w.Ja == "" || w.En == "" || w.En == w.Ja })
	slices.SortFunc(all, func(a, b Words) int { return cmp.Or(cmp.Compare(a.Ja, b.Ja), cmp.Compare(a.En, b.En)) })
	return slices.CompactFunc(all, func(a, b Words) bool { return a.Ja == b.Ja })
}
