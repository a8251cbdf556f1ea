package text

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules/ability"
)

// unshown are phrases that no scenario can show.
var unshown = map[ability.Kind]string{
	ability.DeckLimit: "about building decks (5.1.2.4): the tests of decks show it",
}

// numbered gives the kinds whose number is that of a word of a part of speech.
var numbered = map[string][]ability.Kind{
	"colour":  {ability.Colour, ability.GiveColour},
	"icon":    {ability.HasIcon, ability.IconIs, ability.GiveTriggerIcon, ability.DoTrigger},
	"keyword": {ability.HasKeyword, ability.OnKeyword, ability.OnPlacedByWord},
	"step":    {ability.OnPhaseStart, ability.OnPhaseEnd, ability.OnNextStart, ability.GoToPhase, ability.DuringPhase},
}

// said is a kind of the reader's trees with its number; any number is -1.
type said struct {
	kind ability.Kind
	num  int
}

// TestEveryPhraseIsShown holds the phrasebook of Weiss Schwarz against the texts of the
// cards in the book's scenarios: each phrase that is read stands in one of them.
func TestEveryPhraseIsShown(t *testing.T) {
	lex := Weiss()
	shown := map[said]bool{}
	for _, line := range scenarioLines(t, "../weiss/scenarios/*.txt") {
		asRead(line, lex, func(n ability.Node) { shown[said{n.Kind, n.Num}], shown[said{n.Kind, -1}] = true, true })
	}
	for _, templates := range lex.book.grammar(Japanese).rules {
		for _, tm := range templates {
			p := tm.phrase
			if kinds := numbered[p.nt]; tm.mute || p.kind == via || unshown[p.kind] != "" || p.kind == kWord && kinds == nil {
				continue
			} else if p.kind == kWord {
				if !slices.ContainsFunc(kinds, func(k ability.Kind) bool { return shown[said{k, p.num}] }) {
					t.Errorf("no scenario has a text with the %s %s", p.nt, tm.src)
				}
				continue
			}
			num := p.num
			if tm.num {
				num = -1
			}
			if !shown[said{p.kind, num}] {
				t.Errorf("no scenario has a text with the %s %s", p.nt, tm.src)
			}
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

// asRead calls f for each node of a line, as the reader has it and as it is built.
func asRead(line string, lex *Lexicon, f func(ability.Node)) {
	g, src := lex.book.grammar(Japanese), normalise(lex.book, Japanese, line)
	p := g.take()
	defer g.give(p)
	p.begin(lex, src, false)
	for _, r := range p.read(g.nt["line"], 0) {
		if r.end != len(src.text) || !r.forms.has(0) {
			continue
		}
		if n, err := build(lex.book.ways, Japanese, called(r.node, thisCard, thisCard)); err == nil {
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
