package puzzle

import (
	"fmt"

	"gorin/rules"
	"gorin/rules/scenario"
)

// longest is how many moves an attempt may take in which somebody else answers.
const longest = 400

// Solution is the model solution: the moves of all seats from the start to
// where the puzzle is solved. The error names file and line.
func (p *Puzzle) Solution() ([]rules.Move, error) {
	t, err := p.solve()
	if err != nil {
		return nil, err
	}
	return t.Match.Moves(), nil
}

// solve is the puzzle as the model solution solves it.
func (p *Puzzle) solve() (*Try, error) {
	t, err := p.follow(p.answers)
	if err != nil {
		return nil, err
	}
	if s := t.Status(); s.State != Solved {
		return nil, p.unsolved(t, s)
	}
	return t, nil
}

// unsolved says what does not hold after the solution.
func (p *Puzzle) unsolved(t *Try, s Status) error {
	for _, e := range p.goal {
		if err := t.reader.Holds(e); err != nil {
			return &scenario.Error{File: p.file, Line: e.Line, Why: fmt.Sprintf("%s after the solution: %s: %v", s.State, e.Text, err)}
		}
	}
	return &scenario.Error{File: p.file, Line: p.scene.Line, Why: "the solution does not solve it: " + s.State.String()}
}

// follow opens the puzzle and gives answers; what has one answer only is given
// by itself, as in scenarios, and when they are used up the rest is passed.
func (p *Puzzle) follow(answers []scenario.Step) (*Try, error) {
	t, err := p.Open()
	if err != nil {
		return nil, err
	}
	for range longest {
		t.Status()
		q := t.Match.Pending()
		if q == nil || len(answers) == 0 && t.Status().State != Open {
			break
		}
		var pick []int
		switch {
		case !p.Solves(q.Seat):
			pick = t.Reply(q)
		case len(answers) == 0:
			pick = passive{}.Choose(nil, q)
		case !p.scene.AskAll && !choice(q) && q.Max == 1 && !t.reader.About(answers[0]):
			pick = []int{0}
		default:
			if pick, err = t.reader.Picks(answers[0]); err != nil {
				return nil, p.fault(answers[0], err)
			}
			answers = answers[1:]
		}
		if err := t.Match.Answer(q.Seq, pick); err != nil {
			if p.Solves(q.Seat) && len(answers) > 0 {
				return nil, p.fault(answers[0], err)
			}
			return nil, fmt.Errorf("%s: %w", p.file, err)
		}
	}
	if len(answers) > 0 {
		return nil, p.fault(answers[0], fmt.Errorf("nobody is asked any more"))
	}
	return t, nil
}

func (p *Puzzle) fault(step scenario.Step, err error) error {
	return &scenario.Error{File: p.file, Line: step.Line, Why: fmt.Sprintf("%s: %v", step.Text, err)}
}
