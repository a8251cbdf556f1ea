package trial

import (
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/text"
	"gorin/rules/trial"
)

// TestTexts: what the cards of any table say can be read, and so can the moves that a text may wait
// for.
func TestTexts(t *testing.T) {
	lex := rules.LexiconOf("luckandlogic", nil)
	check := func(line string) {
		if _, err := text.Strict(text.Japanese, line, lex); err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
	for _, list := range [][]string{texts[:], logics[:], skills[:]} {
		for _, line := range list {
			check(line)
		}
	}
	for _, line := range bears {
		check(line)
	}
	for from := range fromWords {
		for to := range toWords {
			for _, line := range moves(trial.Move{From: from, To: to}) {
				check(line)
			}
		}
	}
	if moves(trial.Move{From: ability.Deck, To: ability.Hand}) != nil {
		t.Error("what is drawn is moved by a text")
	}
}
