// Package reach counts what matches reach of everything that the rules know, and what
// becomes of the acts of printed abilities.
package reach

import (
	"fmt"
	"strings"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
)

// Reach counts what matches of the same cards have reached: steps of
// procedures, requests, options, events, icons, keywords, abilities, words of
// texts.
type Reach struct {
	r    *kernel.Reach
	book *kernel.Book
	t    *rules.Match // for words
}

// Reached is one thing that the rules know, and how often it was reached.
type Reached struct {
	Kind   string // "step", "request", "option", "event", "icon", "keyword", "ability", "word"
	Name   string
	N      int
	Unsaid bool // a word or keyword that no card of these decks has
}

// New starts a match, and counts what it reaches from the set-up on.
func New(s rules.Setup) (*rules.Match, *Reach, error) {
	m, err := rules.New(s)
	if err != nil {
		return nil, nil, err
	}
	r := Watch(m)
	return m, r, m.Again(s.Seed)
}

// Watch counts from now on what a match reaches.
func Watch(m *rules.Match) *Reach {
	t := m.Table()
	t.M.Reach = kernel.NewReach(t.M.Book)
	return &Reach{t.M.Reach, t.M.Book, m}
}

// Unreached says why matches of a game do not come to something.
func Unreached(game string) rulebook.Unreached {
	if b := rules.BookOf(game); b != nil {
		return b.Unreached
	}
	return rulebook.Unreached{}
}

// Add adds the counts of another match of the same cards.
func (r *Reach) Add(o *Reach) { r.r.Add(o.r) }

// List gives everything that the rules know, in the order of the rules.
func (r *Reach) List() []Reached {
	b := r.t.Table().Book
	var out []Reached
	add := func(kind, name string, n uint32) { out = append(out, Reached{Kind: kind, Name: name, N: int(n)}) }
	for i, p := range r.book.Procs {
		for j := range p.Steps {
			add("step", fmt.Sprintf("%s %s (%d)", r.book.StepClause(i, j), p.Name, j), r.r.Steps[i][j])
		}
	}
	for _, k := range []struct {
		kind  string
		names *[256]string
		n     *[256]uint32
	}{{"request", &b.Requests, &r.r.Requests}, {"option", &b.Options, &r.r.Options}, {"event", &b.Events, &r.r.Events}} {
		for i := range 256 {
			if name := k.names[i]; name != "" && (k.kind != "event" || uint8(i) != kernel.EvModified) {
				add(k.kind, name, k.n[i])
			}
		}
	}
	return append(append(append(out, r.keywords()...), r.lines()...), r.words()...)
}

// lines lists the abilities of the cards and the acts of the trigger icons.
func (r *Reach) lines() (out []Reached) {
	t := r.t.Table()
	for i := 1; i < len(r.book.Prog.Lines); i++ {
		line := uint16(i)
		switch r.book.Prog.Vocabulary.Shape(r.book.Prog.Lines[i].Kind).Form {
		case ability.WholeLine, ability.PartsLine:
			kind := "ability"
			if t.Book.IconOfLine(t.M, line) > 0 {
				kind = "icon"
			} else if t.Book.NeverResolved(t.M, line) {
				continue
			}
			out = append(out, Reached{Kind: kind, Name: t.LineWords(line)[rules.English], N: int(r.r.Lines[line])})
		}
	}
	return out
}

// keywords lists the keywords of the book; one is reached when an ability that bears it is resolved
// or applied, or, if it does nothing by itself, when a text asks for it.
func (r *Reach) keywords() (out []Reached) {
	for _, k := range r.book.Prog.Vocabulary.Keywords() {
		x := Reached{Kind: "keyword", Name: strings.ReplaceAll(k.Name, "-", " "), Unsaid: true}
		for i := range r.book.Prog.Lines {
			if r.book.Prog.Lines[i].HasLabel(k.Keyword) {
				x.N += int(r.r.Lines[i])
				x.Unsaid = false
			}
		}
		if k.AskedBy != ability.None {
			x.N = int(r.r.Kinds[k.AskedBy] + r.r.Kinds[ability.HasKeyword])
		}
		out = append(out, x)
	}
	return out
}

// words lists the parts of speech of the phrasebook that do something.
func (r *Reach) words() (out []Reached) {
	var used [ability.KindCount]bool
	for _, e := range r.book.Prog.Exprs {
		used[e.Kind] = true
	}
	words := r.book.Prog.Vocabulary
	for _, k := range words.Kinds() {
		if speaks(k.SortOf()) {
			out = append(out, Reached{Kind: "word", Name: words.Name(k), N: int(r.r.Kinds[k]), Unsaid: !used[k]})
		}
	}
	return out
}

// speaks reports whether parts of speech of a sort are counted when they are
// carried out or looked at.
func speaks(s ability.Sort) bool {
	switch s {
	case ability.SAct, ability.SCond, ability.STrigger, ability.SFilter, ability.SMod, ability.SObject, ability.SValue, ability.SWindow:
		return true
	}
	return false
}
