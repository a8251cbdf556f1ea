package main

import (
	"cmp"
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/bot/search"
)

// clearly is by how much an answer has to be likelier to win than another to be called better.
const clearly = 0.1

// rating is what the strong computer player thinks of the answers on a path.
type rating struct {
	answers int // of more than one that could be given
	good    int // than which it knows no clearly better one
	worst   float64
	told    string // the answer that is the furthest from the best
}

// add rates an answer that somebody gives on a path. What is told is where it stands.
func (r *rating) add(m *rules.Match, pick []int, where string) {
	q := m.Pending()
	if len(q.Options) < 2 {
		return
	}
	s, err := m.Sight(q.Seat)
	if err != nil {
		return
	}
	thought := all.Thinking(1, search.Strong, m.Catalogue(), nil).(bot.Thinker).Think(s, m.View(q.Seat), q).(bot.Adviser)
	for thought.Step() {
	}
	r.answers++
	choices := thought.Best(len(q.Options) + 1)
	i := slices.IndexFunc(choices, func(c bot.Choice) bool { return says(q, c.Pick) == says(q, pick) })
	if i < 0 {
		r.good++ // it has but one idea, or none of so many
		return
	}
	best := slices.MaxFunc(choices, func(a, b bot.Choice) int { return cmp.Compare(a.Chance, b.Chance) })
	by := best.Chance - choices[i].Chance
	if by <= clearly {
		r.good++
	}
	if by > max(clearly, r.worst) {
		r.worst = by
		r.told = fmt.Sprintf("%s: %s wins %.0f %% of the time, %s %.0f %%", where, says(q, best.Pick), 100*best.Chance, says(q, pick), 100*choices[i].Chance)
	}
}

func (r *rating) String() string {
	s := fmt.Sprintf("strong finds %d of %d answers good", r.good, r.answers)
	if r.told != "" {
		s += "; " + r.told
	}
	return s
}

// says is an answer in words.
func says(q *rules.Request, pick []int) string {
	if len(pick) == 0 {
		return "nothing"
	}
	s := ""
	for k, i := range pick {
		if k > 0 {
			s += ", "
		}
		s += fmt.Sprintf("%q", q.Options[i].Words[rules.English])
	}
	return s
}
