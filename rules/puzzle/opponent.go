package puzzle

import (
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
)

// Opponents are who may answer for everybody but the solver, by the word of the notation:
// who does as little as possible, who takes the first options, and the computer
// player. They answer the same question in the same way again after undo.
var Opponents = map[string]func(m *rules.Match) bot.Bot{
	"passes": func(*rules.Match) bot.Bot { return passive{} },
	"first":  func(*rules.Match) bot.Bot { return first{} },
	"greedy": func(m *rules.Match) bot.Bot { return &greedy{catalogue: m.Catalogue()} },
}

// passive does as little as possible.
type passive struct{}

// reply is what the others answer to a question that is put to one of them, or to several of
// a team.
func (p *Puzzle) reply(foe bot.Bot, m *rules.Match, q *rules.Request) []int {
	bots := make([]bot.Bot, len(p.scene.Pos.Seats))
	for seat := range bots {
		if !p.Solves(seat) {
			bots[seat] = foe
		}
	}
	return (&bot.Waiting{}).Choose(q, bots, eyes{m, p.Opponent == "greedy"})
}

// eyes are a match's, or nobody's where who answers does not look.
type eyes struct {
	*rules.Match
	open bool
}

// View is the match's, if anybody looks.
func (e eyes) View(seat int) *rules.View {
	if !e.open {
		return nil
	}
	return e.Match.View(seat)
}

// Reply is what the others answer to the open question.
func (t *Try) Reply(q *rules.Request) []int { return t.Puzzle.reply(t.Opponent(), t.Match, q) }

// little are the kinds of options that do nothing, or end something.
var little = []string{"pass", "no", "end-attacks", "stop"}

func (passive) Choose(_ *rules.View, r *rules.Request) []int {
	if r.Min == 0 {
		return r.Instead(nil)
	}
	for _, kind := range little {
		if i := slices.IndexFunc(r.Options, func(o rules.Option) bool { return o.Kind == kind }); i >= 0 && r.Min == 1 {
			return []int{i}
		}
	}
	return r.Instead(upTo(r.Min))
}

// first takes the first options there are, as few as are allowed but one at
// least.
type first struct{}

func (first) Choose(_ *rules.View, r *rules.Request) []int {
	return r.Instead(upTo(min(max(r.Min, 1), r.Max, len(r.Options))))
}

func upTo(n int) []int {
	pick := make([]int, n)
	for i := range pick {
		pick[i] = i
	}
	return pick
}

// greedy is the computer player, who does not remember anything: so undo leads
// to the same answers again.
type greedy struct{ catalogue []rules.Printed }

func (g *greedy) Choose(v *rules.View, r *rules.Request) []int {
	return all.Greedy(uint64(r.Seq), g.catalogue).Choose(v, r)
}
