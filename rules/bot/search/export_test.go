package search

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// Answers are what a player tries at a decision, after it has done what an option means so often in the turn.
func Answers(b bot.Bot, v *rules.View, r *rules.Request, option, times int) [][]int {
	p := b.(*player)
	clear(p.did)
	p.did[deedOf(r, option)] = times
	return p.answers(v, r, p.itself.Choose(v, r))
}
