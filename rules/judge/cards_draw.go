package main

import (
	"fmt"
	"math/rand/v2"

	"gorin/rules"
	"gorin/rules/text"
)

// draw shows some of the lines that compile, drawn by the seed: each as it was given, its
// tree, and what both languages say of it, for somebody to check by hand.
func (t *trials) draw(n int) (bool, error) {
	lex := rules.LexiconOf(t.Game, nil)
	if lex == nil {
		return false, fmt.Errorf("no game %q", t.Game)
	}
	if err := t.read(lex); err != nil {
		return false, err
	}
	for _, i := range rand.New(rand.NewPCG(t.Seed, 0)).Perm(len(t.lines))[:min(n, len(t.lines))] {
		l := &t.lines[i]
		fmt.Fprintf(t.out, "%s:%d: uses %d\n  %s\n  %s\n  %s\n  %s\n", t.file, l.number, l.uses, l.line, lex.Vocabulary().Tree(l.tree),
			text.Print(text.Japanese, l.tree, lex), text.Print(text.English, l.tree, lex))
	}
	fmt.Fprintf(t.out, "lines compiled %d drawn %d\n", len(t.lines), min(n, len(t.lines)))
	return true, nil
}
