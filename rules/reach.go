package rules

import (
	"fmt"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/weiss"
)

// Reach counts what matches of the same cards have reached: steps of
// procedures, requests, options, events, abilities, words of texts.
type Reach struct {
	r    *kernel.Reach
	book *kernel.Book
	t    *Match // for words
}

// Reached is one thing that could be reached, and how often it was.
type Reached struct {
	Kind string // "step", "request", "option", "event", "icon", "ability", "word"
	Name string
	N    int
}

// Watch counts what the match reaches from now on.
func (t *Match) Watch() *Reach {
	t.m.Reach = kernel.NewReach(t.m.Book)
	return &Reach{t.m.Reach, t.m.Book, t}
}

// Add adds the counts of another match of the same cards.
func (r *Reach) Add(o *Reach) { r.r.Add(o.r) }

// List gives everything that matches of these cards could reach.
func (r *Reach) List() []Reached {
	var out []Reached
	add := func(kind, name string, n uint32) { out = append(out, Reached{kind, name, int(n)}) }
	for i, p := range r.book.Procs {
		for j := range p.Steps {
			add("step", fmt.Sprintf("%s %s (%d)", r.book.StepClause(i, j), p.Name, j), r.r.Steps[i][j])
		}
	}
	for k := range 256 {
		if name := weiss.RequestKinds[uint8(k)]; name != "" {
			add("request", name, r.r.Requests[k])
		}
	}
	for k := range 256 {
		if name := weiss.OptionKinds[uint8(k)]; name != "" {
			add("option", name, r.r.Options[k])
		}
	}
	for k := range 256 {
		if name := weiss.EventKinds[uint8(k)]; name != "" && uint8(k) != kernel.EvModified {
			add("event", name, r.r.Events[k])
		}
	}
	used := make([]bool, len(r.r.Kinds))
	for _, e := range r.book.Prog.Exprs {
		used[e.Kind] = true
	}
	for line := 1; line < len(r.book.Prog.Lines); line++ {
		l := &r.book.Prog.Lines[line]
		switch l.Kind {
		case ability.Auto, ability.Act, ability.Effect, ability.Replay:
			kind := "ability"
			if weiss.IconOfLine(r.t.m, uint16(line)) > 0 {
				kind = "icon"
			}
			add(kind, r.t.lineWords(uint16(line))[English], r.r.Lines[line])
		}
	}
	for k := range ability.Kinds {
		if used[k] && weiss.Speaks(ability.Kinds[k].Sort) {
			add("word", ability.Kinds[k].Name, r.r.Kinds[k])
		}
	}
	return out
}
