package trial_test

import (
	"os"
	"strings"
	"testing"

	"gorin/rules/rulestest/size"
	"gorin/rules/text"
	"gorin/rules/trial"
	"gorin/rules/trial/all"
	"gorin/rules/weiss/lexicon"
)

// TestPhrasebook plays the lines by which the phrasebook is tested. A few
// are there for their grammar only and can do nothing.
func TestPhrasebook(t *testing.T) {
	data, err := os.ReadFile("../lexicon/testdata/lines.txt")
	if err != nil {
		t.Fatal(err)
	}
	positions := size.Of(1, 5, 40)
	played, idle := 0, []string{}
	for entry := range strings.SplitSeq(string(data), "\n\n") {
		line, _, _ := strings.Cut(strings.TrimSpace(entry), "\n")
		n, err := text.Strict(text.Japanese, line, lexicon.New())
		if err != nil {
			continue // as the tests there say
		}
		r, err := trial.Line(line, n, trial.Options{Table: all.Of("weiss"), Seed: 1, Positions: positions})
		if err != nil || len(r.Faults) > 0 {
			t.Errorf("%s: %v %v", line, err, r.Faults)
		}
		if played++; r.Idle() {
			idle = append(idle, line)
		}
	}
	if played < 100 || size.Whole() && len(idle) > played/20 {
		t.Errorf("%d of %d lines do nothing: %s", len(idle), played, strings.Join(idle, "\n"))
	}
}
