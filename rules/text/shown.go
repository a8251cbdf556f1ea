package text

import (
	"gorin/rules/ability"
	"gorin/rules/text/meaning"
	"gorin/rules/text/surface"
)

// Spelling is a phrase as it can be read, for tests that look whether each has been tried.
type Spelling struct {
	Part, Words string
	Kind        ability.Kind
	Num         int
	AnyNum      bool // the number is read
}

// Spellings is the phrases that are read in a language.
func (l *Lexicon) Spellings(lang string) (out []Spelling) {
	for _, templates := range l.book.grammar(lang).rules {
		for _, t := range templates {
			if !t.mute {
				out = append(out, Spelling{t.phrase.Part, t.src, t.phrase.Kind, t.phrase.Num, t.num})
			}
		}
	}
	return out
}

// AsRead calls f for each node of a line, first as its words mean it and then as they are
// read.
func AsRead(lang, line string, lex *Lexicon, f func(ability.Node)) {
	g := lex.book.grammar(lang)
	p := g.take()
	defer g.give(p)
	src := p.own.normalise(lex.book, lang, line)
	p.begin(lex, src, false)
	for _, r := range p.read(g.nt["line"], 0) {
		if r.end != len(src.text) || !r.forms.has(0) {
			continue
		}
		if n, err := meaning.Build(lex.ways(), lang, meaning.Called(r.node, surface.ThisCard, surface.ThisCard)); err == nil {
			each(n, f)
			each(r.node, f)
			return
		}
	}
}

func each(n ability.Node, f func(ability.Node)) {
	f(n)
	for _, k := range n.Kids {
		each(k, f)
	}
}
