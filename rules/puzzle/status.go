package puzzle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/scenario"
)

// State is how an attempt stands.
type State uint8

// The states. Solved and Failed stay, whatever is played on; undo takes them
// back.
const (
	Open State = iota
	Solved
	Failed
)

func (s State) String() string { return [...]string{"open", "solved", "failed"}[s] }

// Status is how an attempt stands, with words about it.
type Status struct {
	State State
	Why   rules.Words // why it has failed; else empty
	Left  int         // answers that are left, where they are counted; else -1
}

// Solver is the seat of the player who solves puzzles, through whose eyes they are seen. In
// formats with teams the solver answers for teammates too (Puzzle.Solves).
const Solver = 0

// Try is one attempt at a puzzle. Everything may be done with its match.
type Try struct {
	Puzzle *Puzzle
	Match  *rules.Match
	marks  []mark // one for the start and one for each move
	hints  int
	foe    bot.Bot
	reader *scenario.Reader
}

// mark is how things stand after a move.
type mark struct {
	hash    uint32 // of the move
	status  Status
	asks    bool // the solver has a choice now
	answers int  // that the solver has given where there was one
	fought  bool // an attack has begun
}

// Opponent is who answers for each of the others; Reply asks it.
func (t *Try) Opponent() bot.Bot {
	if t.foe == nil {
		t.foe = Opponents[t.Puzzle.Opponent](t.Match)
	}
	return t.foe
}

// Hint gives the next hint; false when there is none left.
func (t *Try) Hint() (rules.Words, bool) {
	if t.hints == len(t.Puzzle.Hints) {
		return rules.Words{}, false
	}
	t.hints++
	return t.Puzzle.Hints[t.hints-1], true
}

// Hints are those that were given.
func (t *Try) Hints() []rules.Words { return t.Puzzle.Hints[:t.hints] }

// Status is how the attempt stands after the moves of the match.
func (t *Try) Status() Status {
	if t.reader == nil {
		t.reader = t.Puzzle.scene.Reader(t.Match)
		t.marks = nil
	}
	moves := t.Match.Moves()
	known := 0
	for known < len(t.marks) && known <= len(moves) && (known == 0 || t.marks[known].hash == moves[known-1].Sum) {
		known++
	}
	t.marks = t.marks[:known]
	switch len(moves) + 1 - known {
	case 0:
	case 1:
		t.mark(t.Match)
	default: // several moves, or all of them: once more from where it is known
		m := t.Match.Copy()
		for len(m.Moves()) > known {
			m.Undo()
		}
		for t.mark(m); len(m.Moves()) < len(moves) && m.Redo(); {
			t.mark(m)
		}
	}
	return t.marks[len(t.marks)-1].status
}

// mark notes how the match stands after the move that is next to be noted.
func (t *Try) mark(m *rules.Match) {
	var was *mark
	now := mark{}
	if n := len(t.marks); n > 0 {
		was, now.hash = &t.marks[n-1], m.Moves()[n-1].Sum
	}
	t.Puzzle.judge(m, t.reader, was, &now)
	t.marks = append(t.marks, now)
}

// judge tells how a match stands that stood otherwise one move before; was is
// nil at the start.
func (p *Puzzle) judge(m *rules.Match, r *scenario.Reader, was, now *mark) {
	q := m.Pending()
	now.asks = q != nil && p.Solves(q.Seat) && choice(q)
	if was != nil {
		now.fought, now.answers = was.fought, was.answers
		if was.asks {
			now.answers++
		}
		if now.status = was.status; now.status.State != Open {
			return
		}
	}
	r.On(m)
	now.status = Status{Left: -1}
	if p.Time.Until == "answers" {
		now.status.Left = p.Time.N - now.answers
	}
	up := timeUp[p.Time.Until](p, m, q, now) || q == nil || p.out(m)
	switch {
	case (up || !p.Time.AtEnd) && holds(r, p.goal):
		now.status.State = Solved
	case up:
		now.status.State, now.status.Why = Failed, p.why(m, r)
	}
}

// out reports whether the solver, and whoever is of the same team, is gone while others play
// on.
func (p *Puzzle) out(m *rules.Match) bool {
	if len(p.scene.Pos.Seats) == 2 {
		return false
	}
	players := m.View(rules.Spectator).Players[:p.side]
	return !slices.ContainsFunc(players, func(v rules.PlayerView) bool { return !v.Lost && !v.Left })
}

// choice reports whether there is more than one answer.
func choice(q *rules.Request) bool { return q.Min < q.Max || q.Min < len(q.Options) }

func holds(r *scenario.Reader, list []scenario.Step) bool {
	for _, e := range list {
		if r.Holds(e) != nil {
			return false
		}
	}
	return true
}

// declares are the questions between two attacks.
var declares = map[string]bool{"attacker": true, "attack": true}

// timeUp tells whether time is up, by what ends it.
var timeUp = map[string]func(p *Puzzle, m *rules.Match, q *rules.Request, now *mark) bool{
	"game": func(*Puzzle, *rules.Match, *rules.Request, *mark) bool { return false },
	"turn": func(p *Puzzle, m *rules.Match, _ *rules.Request, _ *mark) bool { return m.Turn() != p.scene.Pos.Turn },
	// The last answer may take its course.
	"answers": func(_ *Puzzle, _ *rules.Match, _ *rules.Request, now *mark) bool {
		return now.status.Left <= 0 && now.asks
	},
	"attack": func(p *Puzzle, m *rules.Match, q *rules.Request, now *mark) bool {
		// A battle may have begun when its attacker is asked for: that is no attack yet.
		attacks, declaring := m.View(rules.Spectator).Attack.Kind != "", q != nil && declares[q.Kind]
		now.fought = now.fought || attacks && !declaring
		return now.fought && (!attacks || declaring) || m.Turn() != p.scene.Pos.Turn
	},
}

// tooLate is what is said when time is up and nobody knows better.
var tooLate = map[string]rules.Words{
	"turn":    {"ターンが終わりましたが、目標はまだ果たされていません。", "The turn is over, and the goal has not been reached."},
	"attack":  {"アタックが終わりましたが、目標はまだ果たされていません。", "The attack is over, and the goal has not been reached."},
	"answers": {"決められる回数を使い切りましたが、目標はまだ果たされていません。", "All your decisions are used up, and the goal has not been reached."},
}

// why says why a match in which time is up is no solution.
func (p *Puzzle) why(m *rules.Match, r *scenario.Reader) rules.Words {
	for _, w := range p.Mistakes {
		if holds(r, w.shown) {
			return w.Why
		}
	}
	if res := m.Result(); res.Over {
		return rules.Words{
			fmt.Sprintf("目標を果たす前にゲームが終わりました（%s）。", res.Clause),
			fmt.Sprintf("The game has ended before the goal was reached (%s).", res.Clause),
		}
	}
	if p.out(m) {
		return rules.Words{"目標を果たす前に負けました。", "You have lost before the goal was reached."}
	}
	return tooLate[p.Time.Until]
}
