package lexicon_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/rebirth/lexicon"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
)

var update = flag.Bool("update", false, "write testdata/opponents.txt anew")

// TestOpponents: whom each 相手 of the known lines means (12.5.5) is what is written down: all
// opponents, any of them, or one, who acts, of whom something is asked, or whom a continuous
// ability keeps.
func TestOpponents(t *testing.T) {
	terms, err := Terms()
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, l := range texttest.ReadLines(t, "testdata/lines.txt") {
		if !strings.Contains(l.Ja, "相手") {
			continue
		}
		tree, err := text.Parse(text.Japanese, l.Ja, known())
		if err != nil {
			t.Fatal(err)
		}
		m := meant{terms: terms, kept: tree.Kind == ability.Cont}
		m.walk(terms.OneOpponent(tree), ability.None, false)
		b.WriteString(l.Ja + "\n")
		for _, s := range m.said {
			b.WriteString("\t" + s + "\n")
		}
	}
	const file = "testdata/opponents.txt"
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := b.String(); got != string(want) {
		t.Errorf("not as in %s (go test -update writes it):\n%s", file, got)
	}
}

// meant gathers whom the opponents of a line are.
type meant struct {
	terms *ability.Vocabulary
	kept  bool // by a continuous ability
	said  []string
}

// walk looks at a part of a line that stands within another; acts tells that it is what the
// opponent does.
func (m *meant) walk(n ability.Node, within ability.Kind, acts bool) {
	name := m.terms.Name(within)
	shape := m.terms.Shape(within)
	switch {
	case n.Kind == ability.OneOpp && within == ability.Do:
		m.said = append(m.said, "one, who acts")
	case n.Kind == ability.OneOpp && acts:
		m.said = append(m.said, "who acts: "+name)
	case n.Kind == ability.OneOpp && m.kept:
		m.said = append(m.said, "one, kept: "+name)
	case n.Kind == ability.OneOpp:
		m.said = append(m.said, "one: "+name)
	case n.Kind == ability.Opp && (shape.Sort == ability.STrigger || shape.AnyOpp):
		m.said = append(m.said, "any: "+name)
	case n.Kind == ability.Opp && shape.Lasts:
		m.said = append(m.said, "all, lasting: "+name)
	case n.Kind == ability.Opp:
		m.said = append(m.said, "all: "+name)
	}
	switch m.terms.Shape(n.Kind).Sort {
	case ability.STrigger, ability.SCond, ability.SValue, ability.SAct, ability.SMod, ability.SWindow, ability.SDuration, ability.SGroup:
		within = n.Kind
	}
	acts = acts || n.Kind == ability.Do && n.Kids[0].Kind == ability.OneOpp
	for _, k := range n.Kids {
		m.walk(k, within, acts)
	}
}
