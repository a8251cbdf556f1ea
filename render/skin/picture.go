package skin

import (
	"cmp"
	"hash/fnv"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
	"gorin/render/paint"
	"gorin/rules"
)

// word stands for a motif or a figure.
type word struct{ text, means string }

// pictureWords are the words of assets/motifs.toml, the longest first.
var pictureWords = sync.OnceValue(func() (t struct{ motifs, figures []word }) {
	var raw struct{ Motif, Figure map[string][]string }
	if err := toml.Unmarshal(assets.Motifs, &raw); err != nil {
		panic("skin: motifs.toml: " + err.Error())
	}
	sorted := func(all map[string][]string) (out []word) {
		for means, texts := range all {
			for _, s := range texts {
				out = append(out, word{s, means})
			}
		}
		slices.SortFunc(out, func(a, b word) int {
			return cmp.Or(utf8.RuneCountInString(b.text)-utf8.RuneCountInString(a.text), cmp.Compare(a.text, b.text), cmp.Compare(a.means, b.means))
		})
		return out
	}
	t.motifs, t.figures = sorted(raw.Motif), sorted(raw.Figure)
	return t
})

// meant is what the longest word in one of the texts means; the first text that
// has any decides. What is in not does not count.
func meant(among []word, texts []string, not ...string) string {
	for _, s := range texts {
		for _, w := range among {
			if strings.Contains(s, w.text) && !slices.Contains(not, w.means) {
				return w.means
			}
		}
	}
	return ""
}

// Tags are the keys of the names that a picture is made from, of those that say who is
// on it, "" for the card's own name, and of those that say what kind of figure it is, beside
// the card's own name.
type Tags struct {
	Of, Figure []string
	Who        string
}

// Picture is what a card's picture is made from: what is printed on it, and
// nothing else, so that it looks the same in every match.
func Picture(p *rules.Printed, colour string, kind paint.Kind, grade int, tags Tags) paint.Picture {
	words := pictureWords()
	name, english := p.Name.In(rules.Japanese), strings.ToLower(p.Name.In(rules.English))
	pic := paint.Picture{Seed: p.Seed, Colour: colour, Kind: kind, Grade: grade, Who: Who(p, tags.Who), With: with(p, tags.Who)}
	traits := wordsOf(p, tags.Of)
	flavour := p.Flavour.In(rules.Japanese)
	if kind == paint.Place || kind == paint.OpenPlace { // both faces show one place
		pic.Seed = hash(strings.TrimSuffix(p.ID, "+"))
	}
	if kind == paint.Person {
		pic.Figure = meant(words.figures, append([]string{name, english}, wordsOf(p, tags.Figure)...))
	}
	texts := slices.Concat([]string{name, english}, traits, []string{flavour})
	pic.Motif = meant(words.motifs, texts, pic.Figure)
	if pic.Figure == "thing" || pic.Motif == "" {
		pic.Motif = meant(words.motifs, texts)
	}
	if pic.Motif == "" {
		var lines []string
		for _, w := range p.Lines {
			lines = append(lines, w.In(rules.Japanese))
		}
		long := slices.DeleteFunc(slices.Clone(words.motifs), func(w word) bool { return utf8.RuneCountInString(w.text) < 2 })
		pic.Motif = meant(long, lines)
	}
	pic.Scene = meant(words.motifs, slices.Concat(traits, []string{name, flavour}), pic.Motif)
	return pic
}

// wordsOf is all words of some values of a card, in both languages.
func wordsOf(p *rules.Printed, keys []string) (out []string) {
	for _, key := range keys {
		for _, w := range p.Words(key) {
			out = append(out, w.In(rules.Japanese), strings.ToLower(w.In(rules.English)))
		}
	}
	return out
}

// with is the second of two persons that a card names, 0 if it names one.
func with(p *rules.Printed, key string) uint64 {
	if names := p.Words(key); key != "" && len(names) == 2 {
		return hash(names[1].In(rules.Japanese))
	}
	return 0
}

// Who is the person on a card: an identity, or the last word of the name.
func Who(p *rules.Printed, key string) uint64 {
	name := p.Name.In(rules.Japanese)
	if names := p.Words(key); len(names) > 0 {
		name = names[0].In(rules.Japanese)
	}
	if at := strings.LastIndexAny(name, " 　"); at >= 0 {
		name = strings.TrimLeft(name[at:], " 　")
	}
	return hash(name)
}

func hash(s string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(s))
	return h.Sum64()
}
