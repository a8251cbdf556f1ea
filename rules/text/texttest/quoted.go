package texttest

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/text/gen"
)

// Quoting is a text with a line in 『』, in the place of %s, and the sort of the lines that
// may stand there.
type Quoting struct {
	Text  string
	Takes ability.Sort
}

// CheckQuoted looks at lines of every kind that a game has, quoted wherever its texts can
// quote one: they are read where they may stand and refused elsewhere, and what is read
// compiles, with the quoted line as a line of its own. Lines of kinds that are seldom drawn
// are given.
func CheckQuoted(t *testing.T, lex *text.Lexicon, draw func(*gen.Source) ability.Node, seldom []ability.Node, texts ...Quoting) {
	read := map[ability.Sort]bool{}
	for _, n := range linesOfEveryKind(t, lex, draw, seldom) {
		s, err := text.Say(text.Japanese, n, lex)
		if err != nil {
			t.Errorf("%v: %v", n, err)
			continue
		}
		for _, f := range texts {
			got, err := text.Parse(text.Japanese, fmt.Sprintf(f.Text, s), lex)
			if err != nil {
				continue
			}
			if !f.Takes.Takes(n.Kind.SortOf()) && holdsLine(got, n) {
				t.Errorf("%v may not be quoted there, but is read: "+f.Text, n.Kind, s)
			}
			read[n.Kind.SortOf()] = true
			compileQuoting(t, got, lex)
		}
	}
	if len(texts) > 0 && !read[ability.SAbility] {
		t.Error("no line of the game can be given")
	}
}

// linesOfEveryKind is a few lines of each kind that the grammar of a game has.
func linesOfEveryKind(t *testing.T, lex *text.Lexicon, draw func(*gen.Source) ability.Node, seldom []ability.Node) (out []ability.Node) {
	const each = 6
	kinds := map[ability.Kind]int{}
	for _, k := range lex.Lines() {
		kinds[k] = 0
	}
	add := func(n ability.Node) {
		if at, wanted := kinds[n.Kind]; wanted && at < each && lex.Vocabulary().Check(n) == nil {
			kinds[n.Kind]++
			out = append(out, n)
		}
	}
	for seed := range 600 {
		add(draw(&gen.Source{Chance: rand.New(rand.NewPCG(uint64(seed), 1)), Words: lex.Vocabulary()}))
	}
	for _, n := range seldom {
		add(n)
	}
	for k, n := range kinds {
		if n == 0 {
			t.Errorf("no line of the kind %s is drawn", lex.Vocabulary().Name(k))
		}
	}
	return out
}

// holdsLine reports whether a tree has a line within.
func holdsLine(n, line ability.Node) bool {
	for _, k := range n.Kids {
		if k.Equal(line) || holdsLine(k, line) {
			return true
		}
	}
	return false
}

// compileQuoting compiles what was read: what is given is a line, never line 0.
func compileQuoting(t *testing.T, n ability.Node, lex *text.Lexicon) {
	c := ability.NewCompiler(lex.Vocabulary())
	if _, err := c.Line(n); err != nil {
		return // a kind that the machine does not play
	}
	p := c.Finish()
	for i := range p.Exprs {
		e := &p.Exprs[i]
		if e.Kind == ability.GiveAbility || e.Kind == ability.HasAbility {
			if line := &p.Exprs[e.First]; line.Num <= 0 || int(line.Num) >= len(p.Lines) || p.Nodes[line.Num].Kind.SortOf() != ability.SAbility {
				t.Errorf("%v gives line %d of %d", n, line.Num, len(p.Lines))
			}
		}
	}
}
