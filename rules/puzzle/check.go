package puzzle

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/scenario"
)

// Report is what is found out about a puzzle by playing it.
type Report struct {
	Err     error // the solution or a mistake does not lead where it should
	Answers int   // decisions of the solution
	First   bool  // always taking the first option solves it
	Tries   int
	Random  int // of so many random tries solve it
}

// tryMoves is how long a random try may be.
const tryMoves = 120

// Check plays the solution, the mistakes, the first options, and random tries.
func (p *Puzzle) Check(tries int) (rep Report) {
	start, err := p.Open()
	if err != nil {
		return Report{Err: err}
	}
	if start.Status().State != Open {
		return Report{Err: &scenario.Error{File: p.file, Line: p.goal[0].Line, Why: "the goal is reached before anything is done"}}
	}
	solved, err := p.solve()
	if err != nil {
		return Report{Err: err}
	}
	rep.Answers = solved.marks[len(solved.marks)-1].answers
	for _, w := range p.Mistakes {
		if rep.Err = p.goesWrong(w); rep.Err != nil {
			return rep
		}
	}
	t := trials{p: p, from: start.Match, m: start.Match.Copy(), foe: start.Opponent()}
	if !p.asksLog() {
		t.m.Light()
	}
	t.reader = p.scene.Reader(t.m)
	rep.First = t.play(first{})
	for rep.Tries = range tries {
		if t.play(bot.Random(uint64(rep.Tries))) {
			rep.Random++
		}
	}
	rep.Tries = tries
	return rep
}

// goesWrong checks that a mistake fails, and is recognised.
func (p *Puzzle) goesWrong(w Mistake) error {
	t, err := p.follow(w.answers)
	if err != nil {
		return err
	}
	s := t.Status()
	if s.State == Failed && s.Why == w.Why {
		return nil
	}
	for _, e := range w.shown {
		if err := t.reader.Holds(e); err != nil {
			return p.fault(e, fmt.Errorf("%s: %w", s.State, err))
		}
	}
	return p.fault(w.answers[len(w.answers)-1], fmt.Errorf("the mistake ends %s: %s", s.State, s.Why[rules.English]))
}

// trials plays a puzzle again and again in the same memory.
type trials struct {
	p       *Puzzle
	from, m *rules.Match
	foe     bot.Bot
	reader  *scenario.Reader
}

// play is one try; it reports whether the puzzle is solved.
func (t *trials) play(solver bot.Bot) bool {
	t.m.CopyFrom(t.from)
	var was, now mark
	t.p.judge(t.m, t.reader, nil, &now)
	for range tryMoves {
		q := t.m.Pending()
		if q == nil || now.status.State != Open {
			break
		}
		var pick []int
		if t.p.Solves(q.Seat) {
			pick = solver.Choose(nil, q)
		} else {
			pick = t.p.reply(t.foe, t.m, q)
		}
		if t.m.Answer(q.Seq, pick) != nil {
			return false
		}
		was, now = now, mark{}
		t.p.judge(t.m, t.reader, &was, &now)
	}
	return now.status.State == Solved
}

// asksLog reports whether the goal is about what was done, which a light match
// does not keep.
func (p *Puzzle) asksLog() bool {
	return slices.ContainsFunc(p.goal, func(e scenario.Step) bool { return slices.Contains(e.Words, "log") })
}
