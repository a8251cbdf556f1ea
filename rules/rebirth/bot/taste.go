package bot

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// A scorer says what an option is worth; what is worth nothing or less is left
// out unless the request wants more picks.
type scorer func(t *table, r *rules.Request, o *rules.Option) float64

// scores is the bot's whole taste for Rebirth: one line per kind of request. Other kinds go
// to scoreAny.
var scores = map[string]scorer{
	"opening":        scoreOpening,
	"first-partner":  scorePartner,
	"partner":        scorePartner,
	"energy":         scoreEnergy,
	"main":           scoreMain,
	"pay-energy":     scorePayEnergy,
	"attack":         scoreAttack,
	"partner-attack": scorePartnerAttack,
	"block":          scoreBlock,
	"cancel":         scoreCancel,
	"keep":           scoreKeep,
	"heal":           scoreKeep,
	"choose":         scoreChoose,
	"reveal":         yes,
	"may":            scoreMay,
	"pay":            scoreMay,
	"limit":          yes,
	"replace-may":    yes,
	"stop":           more,
	"repeat":         scoreOnce,
	"slot":           scoreSlot,
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

func yes(_ *table, _ *rules.Request, o *rules.Option) float64  { return bot.Yes(o) }
func more(_ *table, _ *rules.Request, o *rules.Option) float64 { return bot.More(o) }
