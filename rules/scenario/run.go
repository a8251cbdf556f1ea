package scenario

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/clauses"
)

// Result is what became of one scenario.
type Result struct {
	Scenario *Scenario
	Err      error // nil: everything came out as expected
}

// Run reads a file and runs all its scenarios. The error is a mistake in the
// notation; a scenario that comes out otherwise than expected is a Result.
func Run(name string, data []byte) ([]Result, error) {
	list, err := Parse(name, data)
	if err != nil {
		return nil, err
	}
	out := make([]Result, len(list))
	for i, s := range list {
		out[i] = Result{s, s.Run(name)}
	}
	return out, nil
}

// Run plays a scenario; the error says which line came out otherwise.
func (s *Scenario) Run(file string) error {
	m, err := rules.NewPosition(s.Pos)
	if err != nil {
		return &Error{file, s.Line, err.Error()}
	}
	r := s.runner(m)
	expects := 0
	for _, step := range s.Steps {
		if !s.AskAll {
			r.settle(step)
		}
		before := m.LogLen()
		if err := r.step(step); err != nil {
			return &Error{file, step.Line, step.Text + ": " + plain(err)}
		}
		switch step.Verb {
		case "expect":
			expects++
		case "answer", "concede":
			r.marks["answer"] = before
		}
		if err := cmp.Or(m.Check(), m.Audit()); err != nil {
			return &Error{file, step.Line, fmt.Sprintf("%s: the position is broken: %v", step.Text, err)}
		}
	}
	if expects == 0 {
		return &Error{file, s.Line, "the scenario expects nothing"}
	}
	if n := m.OrdersLeft(); n > 0 {
		return &Error{file, s.Line, fmt.Sprintf("%d shuffles that are described did not happen", n)}
	}
	return nil
}

type runner struct {
	m         *rules.Match
	n         *rules.Notation
	catalogue []rules.Printed   // with what the cards are called here as their IDs
	called    map[string]string // that by ID, of cards that ship
	views     []*rules.View     // of the seats, while the match stands still
	marks     map[string]int    // how long the log was where a line "mark" stands; "start" and "answer" of themselves
}

func newRunner(m *rules.Match) *runner {
	return &runner{m: m, n: rules.NotationOf(m.Setup().Game), catalogue: m.Catalogue(), marks: map[string]int{"start": 0, "answer": 0}}
}

func (r *runner) game() string { return r.m.Setup().Game }

// runner reads a match that began from the position in its words.
func (s *Scenario) runner(m *rules.Match) *runner {
	r := newRunner(m)
	r.called = map[string]string{}
	for key, id := range s.keys {
		if key != id {
			r.called[id], r.called[id+"+"] = key, key+"+"
		}
	}
	for i := range r.catalogue {
		r.catalogue[i].ID = r.keyOfID(r.catalogue[i].ID)
	}
	return r
}

// keyOfID is what a card is called here.
func (r *runner) keyOfID(id string) string {
	if key, ok := r.called[id]; ok {
		return key
	}
	return id
}

// settle answers questions that have one answer only, unless the step is about
// the open one, or looks at the table before attacks end or the next reversed
// character goes.
func (r *runner) settle(step Step) {
	for range 1000 {
		q := r.m.Pending()
		if q == nil || q.Min != 1 || q.Max != 1 || len(q.Options) != 1 || r.isAbout(step, q) || r.looks(step, q) {
			return
		}
		if r.m.Answer(q.Seq, []int{0}) != nil {
			return
		}
	}
}

func (r *runner) looks(step Step, q *rules.Request) bool {
	if step.Verb != "expect" {
		return false
	}
	switch step.Words[0] {
	case "waiting":
		return true
	case "request", "legal", "illegal", "picks", "options", "forecast", "refused", "clause", "turn", "over", "log", "since":
		return false
	}
	return slices.Contains(r.n.Lull, q.Kind)
}

func (r *runner) isAbout(step Step, q *rules.Request) bool {
	w := step.Words
	if len(w) == 0 {
		return true // step complains
	}
	switch step.Verb {
	case "answer":
		seat, err := r.seat(w[0])
		if err != nil || !q.Asks(seat) {
			return false
		}
		its, _, _ := r.put(q, seat)
		return r.offers(its, w[1:])
	case "expect":
		switch {
		case len(w) < 3:
		case w[0] == "request":
			_, kind, err := seatsOf(w[1:], r.seats())
			return err == nil && len(kind) > 0 && kind[0] == q.Kind
		case w[0] == "legal" || w[0] == "illegal": // also where that player can only pass
			seat, err := r.seat(w[1])
			return err == nil && q.Asks(seat) && q.Options[0].Card == 0 && q.Options[0].Place.Zone == ""
		}
	}
	return false
}

func (r *runner) step(step Step) error {
	w := step.Words
	switch step.Verb {
	case "answer":
		if len(w) < 2 {
			return fmt.Errorf("an answer names who answers, and what")
		}
		seat, err := r.seat(w[0])
		if err != nil {
			return err
		}
		q := r.m.Pending()
		if q == nil {
			return fmt.Errorf("the game is over: %s", r.cite(r.m.Result().Clause))
		}
		picks, err := r.picks(q, seat, w[1:])
		if err != nil {
			return err
		}
		return r.refused(r.m.Answer(q.Seq, picks))
	case "concede":
		seat, err := r.seat(strings.Join(w, " "))
		if err != nil {
			return err
		}
		return r.refused(r.m.Concede(seat))
	case "undo":
		if !r.m.Undo() {
			return fmt.Errorf("nothing to take back")
		}
		return nil
	case "redo":
		if !r.m.Redo() {
			return fmt.Errorf("nothing to make again")
		}
		return nil
	case "mark":
		r.marks[w[0]] = r.m.LogLen()
		return nil
	}
	return r.told(r.expect(w))
}

// told adds the open question to what came out otherwise than expected.
func (r *runner) told(err error) error {
	q := r.m.Pending()
	if err == nil || q == nil {
		return err
	}
	open := r.describe(q)
	if strings.Contains(err.Error(), open) {
		return err
	}
	return fmt.Errorf("%w (%s)", err, open)
}

// cite is the number of a clause and what it decides.
func (r *runner) cite(clause string) string {
	info, ok := clauses.Find(r.game(), clause)
	if !ok {
		return clause
	}
	return fmt.Sprintf("%s “%s”", clause, info.Words[rules.English])
}

// refused adds to a refusal what its clause decides.
func (r *runner) refused(err error) error {
	var no *rules.Refusal
	if !errors.As(err, &no) {
		return err
	}
	return fmt.Errorf("%w (%s)", err, r.cite(no.Clause))
}
