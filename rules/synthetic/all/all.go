// Package all lists the games whose cards can be drawn.
package all

import (
	builddivide "gorin/rules/builddivide/synthetic"
	luckandlogic "gorin/rules/luckandlogic/synthetic"
	rebirth "gorin/rules/rebirth/synthetic"
	"gorin/rules/synthetic"
	victoryspark "gorin/rules/victoryspark/synthetic"
	weiss "gorin/rules/weiss/synthetic"
)

// Games are what cards and decks of each game are drawn from.
func Games() []synthetic.Game {
	return append([]synthetic.Game{
		weiss.Game(),
		builddivide.Game(),
		victoryspark.Game(),
		rebirth.Game(),
		luckandlogic.Game(),
	}, madeUp()...)
}

// Of is what cards and decks of a game are drawn from, nil if they cannot be drawn.
func Of(game string) *synthetic.Game {
	for _, g := range Games() {
		if g.Key == game {
			return &g
		}
	}
	return nil
}
