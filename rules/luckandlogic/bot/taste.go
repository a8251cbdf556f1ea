package bot

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// A scorer says what an option is worth; what is worth nothing or less is left
// out unless the request wants more picks.
type scorer func(t *table, r *rules.Request, o *rules.Option) float64

// scores is the bot's whole taste for Luck & Logic: one line per kind of request. Other kinds go
// to scoreAny.
var scores = map[string]scorer{
	"redraw":      scoreRedraw,
	"level":       scoreLevel,
	"level-swap":  scoreLevelSwap,
	"main":        scoreMain,
	"drive":       scoreMain,
	"slot":        scoreSlot,
	"search":      scoreSearch,
	"refresh":     no,
	"tranceunion": scoreUnion,
	"materials":   scoreMaterial,
	"rearrange":   scoreRearrange,
	"attack":      scoreAttack,
	"attacker":    scoreAttacker,
	"target":      scoreTarget,
	"intercept":   scoreIntercept,
	"definition":  scoreDefinition,
	"define":      scoreDefinition,
	"level-boost": scoreAny,
	"hand-limit":  scoreDiscard,
	"keep":        scoreBest,
	"make":        scoreMake,
	"transmute":   scoreTool,
	"number":      scoreNumber,
	"choose":      scoreChoose,
	"pending":     scorePending,
	"may":         scoreMay,
	"pay":         scoreMay,
	"mode":        scoreMode,
	"limit":       yes,
	"replace-may": yes,
	"stop":        more,
	"repeat":      scoreOnce,
}

// scoreAny judges cards by whose they are and takes the rest as it comes.
func scoreAny(t *table, r *rules.Request, o *rules.Option) float64 {
	switch o.Kind {
	case "no", "pass", "stop":
		return 0.5
	case "card", "hidden":
		return scoreChoose(t, r, o)
	}
	return 1 + float64(o.N)/100
}

// scoreOnce goes round a loop as seldom as it may.
func scoreOnce(_ *table, _ *rules.Request, o *rules.Option) float64 {
	return 1 / float64(2+max(0, o.N))
}

// no declines.
func no(_ *table, _ *rules.Request, o *rules.Option) float64 {
	if o.Kind == "no" {
		return 1
	}
	return 0.1
}

func yes(_ *table, _ *rules.Request, o *rules.Option) float64  { return bot.Yes(o) }
func more(_ *table, _ *rules.Request, o *rules.Option) float64 { return bot.More(o) }
