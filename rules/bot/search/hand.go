package search

import (
	"errors"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// task is what a playout needs to know of a thought.
type task struct {
	sight *rules.Sight
	seed  uint64
	seat  int
	turns int     // how many a playout goes on for, where two sides play
	picks [][]int // the answers
}

// hand makes playouts, in memory that it uses again and again.
type hand struct {
	tastes bot.Tastes
	worth  func(game string) *Worth

	of        *rules.Sight // whose matches are guessed
	guessed   int          // the match in guess, counted from 1
	guess, at *rules.Match
	policies  []policy
	judge     *Worth
	game      string
	catalogue []rules.Printed
}

// sit makes the hand ready for a task.
func (h *hand) sit(t *task) {
	if h.of == t.sight {
		return
	}
	h.of, h.guessed = t.sight, 0
	catalogue, game := t.sight.Catalogue(), t.sight.Game()
	if h.at == nil {
		h.at = t.sight.Guess(0, nil)
	}
	if h.game == game && len(h.policies) == t.sight.Players() && len(catalogue) == len(h.catalogue) && &catalogue[0] == &h.catalogue[0] {
		return
	}
	h.game, h.catalogue, h.policies, h.judge = game, catalogue, nil, h.worth(game)
	for range t.sight.Players() {
		h.policies = append(h.policies, bot.Greedy(0, catalogue, h.tastes).(policy))
	}
}

// deal puts match n on the table, as it stands before the answer, with players who remember nothing.
func (h *hand) deal(t *task, n int) *rules.Match {
	h.sit(t)
	seed := t.seed + uint64(n)
	if h.guessed != n+1 {
		h.guess = t.sight.Guess(seed, h.guess)
		h.guessed = n + 1
	}
	h.at.CopyFrom(h.guess)
	h.at.Through()
	for i, b := range h.policies {
		b.Again(seed + uint64(i))
	}
	return h.at
}

// try plays match n on by a plan (line), and tells how likely the seat is to win it then.
func (h *hand) try(t *task, n int, plan []int) float64 {
	m := h.deal(t, n)
	turn := m.Turn()
	until := turn + (t.turns*sides(m)+1)/2
	if m.Answer(m.Seq(), t.picks[plan[0]]) != nil {
		return 0 // nobody may answer so, if the match stands like this
	}
	var waits bot.Waiting
	for range mostMoves {
		r := m.Pending()
		if r == nil {
			return won(m, t.seat)
		}
		if h.judge != nil && m.Turn() >= until {
			break
		}
		var next []int
		if len(r.Seats) < 2 {
			v := m.Sketch(r.Seat)
			next = h.policies[r.Seat].Choose(v, r)
			if len(plan) > 1 && r.Seat == t.seat && m.Turn() == turn && len(r.Options) > 1 {
				if plan = plan[1:]; plan[0] > 0 {
					next = otherwise(v, r, next, h.policies[r.Seat].Ranking(), plan[0])
				}
			}
		} else {
			next = waits.Choose(r, h.bots(), eyes{m})
		}
		if m.Answer(r.Seq, next) != nil {
			break
		}
	}
	if h.judge == nil {
		return 0.5
	}
	return h.judge.Of(m, t.seat)
}

// sides is how many teams and single players have turns.
func sides(m *rules.Match) (n int) {
	for p := range m.Players() {
		n++
		for other := range p {
			if m.Mates(p, other) {
				n--
				break
			}
		}
	}
	return n
}

// otherwise is the k-th choice besides some picks in the order of a ranking, of those that mean something else; the picks if
// there is none.
func otherwise(v *rules.View, r *rules.Request, picks, ranking []int, k int) []int {
	if r.Max != 1 {
		return picks
	}
	var seen [8]meaning
	n := 0
	for _, i := range picks {
		seen[n], n = meaningOf(v, &r.Options[i]), n+1
	}
	for _, i := range ranking {
		m := meaningOf(v, &r.Options[i])
		if slices.Contains(seen[:n], m) {
			continue
		}
		if k--; k == 0 {
			if pick := []int{i}; r.Allows(pick) {
				return pick
			}
			return picks
		}
		if n == len(seen) {
			return picks
		}
		seen[n], n = m, n+1
	}
	return picks
}

// bots are the policies.
func (h *hand) bots() (list []bot.Bot) {
	for _, b := range h.policies {
		list = append(list, b)
	}
	return list
}

var errNoFurther = errors.New("search: a player in a playout does not look ahead")

// eyes are for playouts, in which nobody looks further ahead.
type eyes struct{ m *rules.Match }

func (e eyes) View(seat int) *rules.View { return e.m.Sketch(seat) }

func (e eyes) Sight(int) (*rules.Sight, error) { return nil, errNoFurther }

// won is what a match that is over is worth to a seat.
func won(m *rules.Match, seat int) float64 {
	w := m.Result().Winners
	switch {
	case len(w) == 0:
		return 0.5
	case slices.ContainsFunc(w, func(other int) bool { return m.Mates(seat, other) }):
		return 1
	}
	return 0
}
