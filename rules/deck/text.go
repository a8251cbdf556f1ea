package deck

import (
	"strings"

	"gorin/rules/lang"
	"gorin/rules/pack"
)

// printedLimit reads the card's own text.
func (b *Book) printedLimit(c *pack.Card) (int, bool) {
	for i, line := range c.Lines {
		if c.IsInert(i) || !strings.Contains(line, "デッキ") { // most lines need not be read
			continue
		}
		if n, ok := b.Limit(line); ok {
			return n, true
		}
	}
	return 0, false
}

// names are those of a card. Of a card with two faces it is the unopened one that counts.
func (b *Book) names(c *pack.Card) []string {
	if b.Names == nil {
		return []string{c.Name[lang.Japanese]}
	}
	return b.Names(c)
}
