package pack

import (
	"cmp"
	"iter"
	"regexp"
	"slices"
	"strings"

	"gorin/rules/lang"
	"gorin/rules/value"
)

// quote gives each face of each card the English of what its lines quote, so
// that a card alone (in a replay, say) can still be shown in both languages. A
// name of the pack wins over an entry of its words.
func quote(cards []Card, words map[string]string, list *value.List) {
	names := make(map[string]string, len(words)+len(cards))
	for ja, en := range words {
		names[ja] = en
	}
	for c := range faces(cards) {
		names[c.Name[lang.Japanese]] = c.Name[lang.English]
	}
	for c := range faces(cards) {
		c.QuotedNames = translate(c.Lines, [2]string{"「", "」"}, names)
		for _, brackets := range list.Names {
			c.QuotedNames = append(c.QuotedNames, translate(c.Lines, brackets, words)...)
		}
		for i := range list.Declared {
			d := &list.Declared[i]
			if d.Shape != value.Tags {
				continue
			}
			tags := translate(c.Lines, d.Brackets, words)
			if d.Pattern != nil {
				tags = append(tags, matched(c.Lines, d.Pattern, words, tags)...)
			}
			c.Quoted.SetTags(d.Key, tags)
		}
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

// matched lists the words that a pattern finds in the lines, in 「」, and that have an
// English form, each once and none that is there already.
func matched(lines []string, pattern *regexp.Regexp, english map[string]string, there []lang.Words) (out []lang.Words) {
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
func translate(lines []string, brackets [2]string, english map[string]string) []lang.Words {
	left, right := brackets[0], brackets[1]
	if left == "" {
		return nil
	}
	var out []lang.Words
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
			if en := english[ja]; en != "" && !slices.Contains(out, lang.Words{ja, en}) {
				out = append(out, lang.Words{ja, en})
			}
			rest = after
		}
	}
	return out
}

// Glossary is the English of proper words.
type Glossary struct {
	Names []lang.Words // of cards, and everything else that stands in 「」: links, titles, counters
	Tags  value.Values // by the keys of the values
}

// GlossaryOf lists every proper word on the cards, both faces, or in their
// texts that has an English form of its own, each once, in order of the
// Japanese. Of several forms that of the first card counts.
func GlossaryOf(cards []Card) Glossary {
	var names []lang.Words
	tags := map[string][]lang.Words{}
	for c := range faces(cards) {
		names = append(append(names, c.Name), c.QuotedNames...)
		for _, from := range []value.Values{c.Values, c.Quoted} {
			for _, v := range from {
				tags[v.Key] = append(tags[v.Key], v.Tags...)
			}
		}
	}
	g := Glossary{Names: once(names)}
	for key, all := range tags {
		g.Tags.SetTags(key, once(all))
	}
	return g
}

func once(all []lang.Words) []lang.Words {
	all = slices.DeleteFunc(all, func(w lang.Words) bool {
		return w[lang.Japanese] == "" || w[lang.English] == "" || w[lang.English] == w[lang.Japanese]
	})
	slices.SortStableFunc(all, func(a, b lang.Words) int { return cmp.Compare(a[lang.Japanese], b[lang.Japanese]) })
	return slices.CompactFunc(all, func(a, b lang.Words) bool { return a[lang.Japanese] == b[lang.Japanese] })
}
