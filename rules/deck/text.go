package deck

import (
	"strings"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// lexicons gives the words of each game's texts.
var lexicons = map[string]func() *text.Lexicon{"weiss": text.Weiss}

// printedLimit reads the card's own text (5.1.2.4).
func printedLimit(c *pack.Card) (int, bool) {
	lexicon := lexicons[c.Game]
	if lexicon == nil {
		return 0, false
	}
	for _, line := range c.Lines {
		if !strings.Contains(line, "デッキ") { // most lines need not be read
			continue
		}
		if n, err := text.Parse(text.Japanese, line, lexicon()); err == nil && n.Kind == ability.DeckLimit {
			return n.Num, true
		}
	}
	return 0, false
}
