package deck

import "gorin/rules/pack"

// printedLimit reads the card's own text (5.1.2.4).
func printedLimit(c *pack.Card) (int, bool) { return 0, false }
