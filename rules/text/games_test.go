package text_test

import (
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest/room"
	"gorin/rules/rulestest/size"
	"gorin/rules/text"
	"gorin/rules/text/texttest"
)

// eachGame runs a test for every game that has a lexicon, with the words of a made-up pack.
func eachGame(t *testing.T, f func(t *testing.T, game string, lex *text.Lexicon)) {
	for _, game := range rules.Games() {
		lex := texttest.Knowing(rules.LexiconOf(game, nil), []texttest.Word{
			{text.CardName, "灯台守のミオ", "Mio of the Lighthouse"}, {text.CardName, "潮騒のカナ", "Kana of the Tide"},
			{text.TraitName, "海", "Sea"}, {text.TraitName, "灯台", "Lighthouse"},
		}...)
		t.Run(game, func(t *testing.T) { f(t, game, lex) })
	}
}

func TestMemoryChangesNothing(t *testing.T) {
	size.Roomy()
	eachGame(t, func(t *testing.T, game string, lex *text.Lexicon) {
		var ja, en []string
		for _, l := range texttest.ReadLines(t, room.Of(t, game)+"/lexicon/testdata/lines.txt") {
			ja, en = append(ja, text.Print(text.Japanese, l.Meaning(t, lex), lex)), append(en, text.Print(text.English, l.Meaning(t, lex), lex))
		}
		text.CheckMemory(t, lex, text.Japanese, ja)
		text.CheckMemory(t, lex, text.English, en)
	})
}

// What is read is said, and in a game that can be played it is read again as the same.
func TestWhatIsReadIsSaid(t *testing.T) {
	eachGame(t, func(t *testing.T, game string, lex *text.Lexicon) {
		text.CheckSpellings(t, lex, slices.Contains(rules.Games(), game))
	})
}

func TestClauses(t *testing.T) {
	eachGame(t, func(t *testing.T, _ string, lex *text.Lexicon) { text.CheckClauses(t, lex) })
}
