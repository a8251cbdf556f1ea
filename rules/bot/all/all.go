// Package all lists the games for which bots have a taste.
package all

import (
	"gorin/rules"
	"gorin/rules/bot"
	builddivide "gorin/rules/builddivide/bot"
	luckandlogic "gorin/rules/luckandlogic/bot"
	rebirth "gorin/rules/rebirth/bot"
	victoryspark "gorin/rules/victoryspark/bot"
	weiss "gorin/rules/weiss/bot"
)

// Tastes gives the taste for a game, nil for one that nobody has a taste for.
func Tastes(game string, t *bot.Table) bot.Taste {
	switch game {
	case "weiss":
		return weiss.Taste(t)
	case "builddivide":
		return builddivide.Taste(t)
	case "victoryspark":
		return victoryspark.Taste(t)
	case "rebirth":
		return rebirth.Taste(t)
	case "luckandlogic":
		return luckandlogic.Taste(t)
	}
	return nil
}

// Greedy is bot.Greedy for any game.
func Greedy(seed uint64, catalogue []rules.Printed) bot.Bot {
	return bot.Greedy(seed, catalogue, Tastes)
}
