// Package all lists the games for which bots have a taste.
package all

import (
	"runtime"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/search"
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

// Steps is bot.Steps for any game.
func Steps(seed uint64, catalogue []rules.Printed) bot.Bot { return bot.Steps(seed, catalogue, Tastes) }

// worths are the weights of each game as text.
func worths(game string) string {
	switch game {
	case "weiss":
		return weiss.Worth
	case "builddivide":
		return builddivide.Worth
	case "victoryspark":
		return victoryspark.Worth
	case "rebirth":
		return rebirth.Worth
	case "luckandlogic":
		return luckandlogic.Worth
	}
	return ""
}

// Worth judges how a match of a game stands, nil for a game of which nobody has found out how.
func Worth(game string) *search.Worth {
	text := worths(game)
	if text == "" {
		return nil
	}
	w, err := search.ReadWorth(game, text)
	if err != nil {
		return nil // a test reads them all
	}
	return w
}

// Thinking is a player that looks ahead, for any game; with a crew that makes its playouts, if that is not nil.
func Thinking(seed uint64, level search.Level, catalogue []rules.Printed, crew search.Crew) bot.Bot {
	return search.New(seed, level, catalogue, Tastes, Worth, crew)
}

// Team makes playouts for players of any game, on all processors but one, which is for the picture; nil where that is one at most,
// since a player can think alone.
func Team() search.Crew {
	if n := runtime.GOMAXPROCS(0) - 1; n > 1 {
		return search.NewTeam(n, Tastes, Worth)
	}
	return nil
}

// Hand makes playouts for players of any game.
func Hand() *search.Hand { return search.NewHand(Tastes, Worth) }
