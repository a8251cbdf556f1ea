package puzzle

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/clauses"
	"gorin/rules/scenario"
)

// Limits of what is read.
const (
	MaxSize    = 64 << 10 // bytes of a file
	maxText    = 800      // letters of a text
	maxHints   = 3
	maxLines   = 200 // answers, expectations, mistakes
	maxAnswers = 40  // that a puzzle may give
)

// Parse reads a puzzle. The error names file and line. Besides the lines of a
// scenario, of which the expectations are the goal and the answers, all of the
// solver, the model solution, there are
//
//	title ja 倒れる順番                 each text in both languages
//	title en Who falls first
//	goal ja …                           what is to be brought about
//	hint ja …                           one to three, from vague to plain
//	after ja …                          the explanation
//	teaches NUMBER, NUMBER              clauses, the most important first
//	level 1                             for who has just learnt the game; 2 unless said otherwise, 3 for judges
//	within turn                         solved as soon as the goal is reached in this turn;
//	                                    also "attack", "game", "3 answers"
//	at-end turn                         looked at when the turn is over
//	against greedy                      who answers for everybody else: passes, first, greedy
//	mistake answer you front-left       a way that looks right,
//	mistake expect you clock 6          what is true then when time is up,
//	mistake ja …                        and what went wrong
//
// Lines of mistake that follow each other are one mistake, up to its second text.
func Parse(file string, data []byte) (*Puzzle, error) {
	r := &reader{p: &Puzzle{Name: nameOf(file), Opponent: "passes", For: Tricks, file: file, text: bytes.Clone(data)}}
	fault := func(line int, why string) error { return &scenario.Error{File: file, Line: line, Why: why} }
	switch {
	case len(data) > MaxSize:
		return nil, fault(1, fmt.Sprintf("the file has %d bytes, at most %d are read", len(data), MaxSize))
	case !utf8.Valid(data):
		return nil, fault(1, "the file is not UTF-8")
	}
	lines := strings.Split(string(data), "\n")
	for i, raw := range lines {
		mine, err := r.line(i+1, raw)
		if err != nil {
			return nil, fault(i+1, err.Error())
		}
		if mine {
			lines[i] = ""
		}
	}
	list, err := scenario.Parse(file, []byte(strings.Join(lines, "\n")))
	if err != nil {
		return nil, err
	}
	if len(list) != 1 {
		return nil, fault(1, fmt.Sprintf("a file holds one puzzle, not %d", len(list)))
	}
	if err := r.take(list[0]); err != nil {
		return nil, err
	}
	if err := r.complete(); err != nil {
		return nil, fault(1, err.Error())
	}
	return r.p, nil
}

type reader struct {
	p       *Puzzle
	mistake bool // the line before was of a mistake
	teaches int  // its line
}

// words are the lines that a scenario does not have; rest is what follows the
// first word.
var words = map[string]func(r *reader, line int, rest string) error{
	"title": func(r *reader, _ int, rest string) error { return scenario.Say(&r.p.Title, rest, maxText) },
	"goal":  func(r *reader, _ int, rest string) error { return scenario.Say(&r.p.Goal, rest, maxText) },
	"after": func(r *reader, _ int, rest string) error { return scenario.Say(&r.p.After, rest, maxText) },
	"hint":  (*reader).hint,
	"teaches": func(r *reader, line int, rest string) error {
		r.teaches = line
		for _, n := range strings.FieldsFunc(rest, func(c rune) bool { return c == ',' || c == ' ' }) {
			r.p.Clauses = append(r.p.Clauses, n)
		}
		return nil
	},
	"level":  (*reader).level,
	"within": func(r *reader, _ int, rest string) error { return r.time(rest, false) },
	"at-end": func(r *reader, _ int, rest string) error { return r.time(rest, true) },
	"against": func(r *reader, _ int, rest string) error {
		if Opponents[rest] == nil {
			return fmt.Errorf("nobody called %q answers for the others", rest)
		}
		r.p.Opponent = rest
		return nil
	},
	"mistake": (*reader).wrong,
}

// line takes a line that is the puzzle's own.
func (r *reader) line(n int, raw string) (mine bool, err error) {
	text, _, _ := strings.Cut(raw, "#")
	word, rest, _ := strings.Cut(strings.TrimRight(text, " \t\r"), " ")
	if word == "" {
		return false, nil
	}
	read := words[word]
	if read == nil {
		r.mistake = false
		return false, nil
	}
	err = read(r, n, strings.TrimSpace(rest))
	r.mistake = word == "mistake"
	return true, err
}

func (r *reader) hint(_ int, rest string) error {
	h := &r.p.Hints
	if n := len(*h); n == 0 || scenario.Full((*h)[n-1]) {
		if n == maxHints {
			return fmt.Errorf("there are more than %d hints", maxHints)
		}
		*h = append(*h, rules.Words{})
	}
	return scenario.Say(&(*h)[len(*h)-1], rest, maxText)
}

func (r *reader) level(_ int, rest string) error {
	n, err := strconv.Atoi(rest)
	if err != nil || n < FirstSteps || n > Corners {
		return fmt.Errorf("level %q is not a number from %d to %d", rest, FirstSteps, Corners)
	}
	r.p.For = n
	return nil
}

func (r *reader) time(rest string, atEnd bool) error {
	t := &r.p.Time
	if t.Until != "" {
		return errors.New("how long there is stands there twice")
	}
	t.AtEnd = atEnd
	f := strings.Fields(rest)
	if len(f) == 2 && strings.TrimSuffix(f[1], "s") == "answer" {
		n, err := strconv.Atoi(f[0])
		if err != nil || n < 1 || n > maxAnswers {
			return fmt.Errorf("%q is not a number of answers from 1 to %d", f[0], maxAnswers)
		}
		t.Until, t.N = "answers", n
		return nil
	}
	if _, ok := timeUp[rest]; !ok || rest == "answers" {
		return fmt.Errorf("%q does not say how long there is: turn, attack, game, 3 answers", rest)
	}
	t.Until = rest
	return nil
}

func (r *reader) wrong(line int, rest string) error {
	m := &r.p.Mistakes
	if n := len(*m); !r.mistake || scenario.Full((*m)[n-1].Why) {
		*m = append(*m, Mistake{})
	}
	last := &(*m)[len(*m)-1]
	if len(*m)+len(last.answers)+len(last.shown) > maxLines {
		return errors.New("too many mistakes")
	}
	f := strings.Fields(rest)
	if len(f) == 0 {
		return errors.New("what of the mistake?")
	}
	step := scenario.NewStep(line, rest)
	switch f[0] {
	case "answer":
		last.answers = append(last.answers, step)
		return nil
	case "expect":
		last.shown = append(last.shown, step)
		return nil
	}
	return scenario.Say(&last.Why, rest, maxText)
}

// solvers refuses an answer that is not the solver's.
func (p *Puzzle) solvers(step scenario.Step) error {
	if seat, err := p.scene.Seat(step); err != nil || !p.Solves(seat) || len(step.Words) < 2 {
		return errors.New("the answers are yours; those of the others are given by who is named after against")
	}
	return nil
}

// take sorts the steps of the scenario.
func (r *reader) take(s *scenario.Scenario) error {
	r.p.Game, r.p.scene, r.p.side = s.Pos.Game, s, sideOf(&s.Pos)
	for _, step := range s.Steps {
		var err error
		switch step.Verb {
		case "answer":
			r.p.answers = append(r.p.answers, step)
			err = r.p.solvers(step)
		case "expect":
			r.p.goal = append(r.p.goal, step)
		default:
			err = fmt.Errorf("a puzzle does not %s", step.Verb)
		}
		if err == nil && len(r.p.answers)+len(r.p.goal) > maxLines {
			err = errors.New("too many answers and expectations")
		}
		if err != nil {
			return &scenario.Error{File: r.p.file, Line: step.Line, Why: err.Error()}
		}
	}
	for _, m := range r.p.Mistakes {
		for _, step := range m.answers {
			if err := r.p.solvers(step); err != nil {
				return &scenario.Error{File: r.p.file, Line: step.Line, Why: err.Error()}
			}
		}
	}
	for _, n := range r.p.Clauses {
		if _, ok := clauses.Find(r.p.Game, n); !ok {
			return &scenario.Error{File: r.p.file, Line: r.teaches, Why: fmt.Sprintf("the rules have no clause %q", n)}
		}
	}
	return nil
}

// complete says what is missing.
func (r *reader) complete() error {
	p := r.p
	for what, w := range map[string]rules.Words{"title": p.Title, "goal": p.Goal, "after": p.After} {
		if !scenario.Full(w) {
			return fmt.Errorf("the %s is not there in both languages", what)
		}
	}
	if len(p.Hints) == 0 || !scenario.Full(p.Hints[len(p.Hints)-1]) {
		return errors.New("a hint is missing, or not there in both languages")
	}
	for _, m := range p.Mistakes {
		if !scenario.Full(m.Why) || len(m.shown) == 0 || len(m.answers) == 0 {
			return errors.New("a mistake has answers, what is expected then, and a text in both languages")
		}
	}
	switch {
	case len(p.Clauses) == 0:
		return errors.New("it teaches no clause")
	case p.Time.Until == "":
		return errors.New("it does not say how long there is: within turn")
	case len(p.goal) == 0:
		return errors.New("it expects nothing")
	case len(p.answers) == 0:
		return errors.New("it has no solution")
	case len(p.scene.Pos.Shuffle) > 0: // they would not come out again after undo
		return errors.New("the shuffles of a puzzle come out by its seed")
	}
	return nil
}
