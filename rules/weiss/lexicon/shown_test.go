package lexicon_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules/ability"
	. "gorin/rules/text" // the names of its doors
	"gorin/rules/text/surface"
	. "gorin/rules/weiss/lexicon"
)

// unshown are phrases that no scenario can show.
var unshown = map[ability.Kind]string{
	ability.DeckLimit: "about building decks (5.1.2.4): the tests of decks show it",
}

// numbered gives the kinds whose number is that of a word of a part of speech.
var numbered = map[string][]ability.Kind{
	"colour":  {ability.Colour, ability.GiveColour},
	"icon":    {ability.HasIcon, ability.IconIs, ability.GiveIcon, DoTrigger},
	"keyword": {ability.HasKeyword, ability.OnKeyword, OnPlacedByWord},
	"step":    {ability.OnPhaseStart, ability.OnPhaseEnd, ability.OnNextStart, ability.GoToPhase, ability.DuringPhase},
}

// saying is a kind of the reader's trees with its number; any number is -1.
type saying struct {
	kind ability.Kind
	num  int
}

// TestEveryPhraseIsShown holds the phrasebook against the texts of the
// cards in the book's scenarios: each phrase that is read stands in one of them.
func TestEveryPhraseIsShown(t *testing.T) {
	lex := New()
	shown := map[saying]bool{}
	for _, line := range scenarioLines(t, "../scenarios/*.txt") {
		AsRead(Japanese, line, lex, func(n ability.Node) { shown[saying{n.Kind, n.Num}], shown[saying{n.Kind, -1}] = true, true })
	}
	for _, p := range lex.Spellings(Japanese) {
		kinds := numbered[p.Part]
		switch {
		case p.Kind == surface.Via || unshown[p.Kind] != "" || p.Kind == surface.Word && kinds == nil:
			continue
		case p.Kind == surface.Word:
			if !slices.ContainsFunc(kinds, func(k ability.Kind) bool { return shown[saying{k, p.Num}] }) {
				t.Errorf("no scenario has a text with the %s %s", p.Part, p.Words)
			}
			continue
		}
		num := p.Num
		if p.AnyNum {
			num = -1
		}
		if !shown[saying{p.Kind, num}] {
			t.Errorf("no scenario has a text with the %s %s", p.Part, p.Words)
		}
	}
}

// scenarioLines are the texts of the cards in scenarios.
func scenarioLines(t *testing.T, pattern string) (lines []string) {
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios", err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(data)) {
			line = strings.TrimSpace(line)
			if s, ok := strings.CutPrefix(line, "'"); ok || strings.HasPrefix(line, "【") {
				lines = append(lines, s)
			}
		}
	}
	return lines
}
