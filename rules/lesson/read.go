package lesson

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/scenario"
)

// Limits of what is read.
const (
	MaxSize    = 128 << 10 // bytes of a file
	maxRemark  = 240       // letters of a remark
	maxText    = 1200      // letters of another text
	maxSteps   = 400
	maxPointed = 4  // things that a remark speaks about
	maxAnswers = 24 // to one question, and mistakes
)

// Parse reads a lesson. The error names file and line. Besides the lines of a scenario, of
// which the answers are the path and the expectations are true at their place on it, there are
//
//	title ja はじめての対戦              each text in both languages
//	about ja …                          what it is, before it begins
//	after ja …                          what has been learnt
//	beside ja …                         said of a pick beside the path of which nothing else is said
//	say ja ここが手札です。               a remark: with the answer of the learner that stands next, or to be read
//	say en This is your hand.
//	at you hand                         what it speaks about: a zone,
//	at opponent front-left A            a card in a zone,
//	at option pass                      an option of the question, in the words of an answer,
//	at button undo                      or a button: undo, log, menu, help
//	answer you A                        what leads on
//	or you B                            this does so, too
//	or any                              or whatever is picked
//	mistake answer you pass             a pick beside the path; may be repeated,
//	mistake ja …                        and what is said of it; without answers: of all others
//	mistake en …
func Parse(file string, data []byte) (*Lesson, error) {
	r := &reader{l: &Lesson{Name: nameOf(file), file: file, text: bytes.Clone(data)}, own: map[int][2]string{}}
	switch {
	case len(data) > MaxSize:
		return nil, r.fault(1, fmt.Errorf("the file has %d bytes, at most %d are read", len(data), MaxSize))
	case !utf8.Valid(data):
		return nil, r.fault(1, errors.New("the file is not UTF-8"))
	}
	lines := strings.Split(string(data), "\n")
	for i, raw := range lines {
		text, _, _ := strings.Cut(raw, "#")
		word, rest, _ := strings.Cut(strings.TrimRight(text, " \t\r"), " ")
		if own[word] != nil {
			r.own[i+1] = [2]string{word, strings.TrimSpace(rest)}
			lines[i] = ""
		}
	}
	list, err := scenario.Parse(file, []byte(strings.Join(lines, "\n")))
	switch {
	case err != nil:
		return nil, err
	case len(list) != 1:
		return nil, r.fault(1, fmt.Errorf("a file holds one lesson, not %d", len(list)))
	}
	r.l.scene, r.l.Game = list[0], list[0].Pos.Game
	if err := r.path(len(lines)); err != nil {
		return nil, err
	}
	return r.l, r.complete()
}

// reader is a lesson as far as it has been read.
type reader struct {
	l    *Lesson
	own  map[int][2]string // by line: the word of a line that a scenario does not have, and the rest
	line int
}

func (r *reader) fault(line int, err error) error {
	return &scenario.Error{File: r.l.file, Line: line, Why: err.Error()}
}

// own are the lines that a scenario does not have.
var own = map[string]func(r *reader, rest string) error{
	"title":   func(r *reader, rest string) error { return scenario.Say(&r.l.Title, rest, maxRemark) },
	"about":   func(r *reader, rest string) error { return scenario.Say(&r.l.About, rest, maxText) },
	"after":   func(r *reader, rest string) error { return scenario.Say(&r.l.After, rest, maxText) },
	"beside":  func(r *reader, rest string) error { return scenario.Say(&r.l.Beside, rest, maxRemark) },
	"say":     (*reader).remark,
	"at":      (*reader).point,
	"or":      (*reader).or,
	"mistake": (*reader).mistake,
}

// path puts the lines of the lesson and those of the scenario in order.
func (r *reader) path(lines int) error {
	steps := r.l.scene.Steps
	for r.line = 1; r.line <= lines; r.line++ {
		var err error
		if x, ok := r.own[r.line]; ok {
			err = own[x[0]](r, x[1])
		}
		for ; err == nil && len(steps) > 0 && steps[0].Line == r.line; steps = steps[1:] {
			err = r.step(steps[0])
		}
		if err == nil && len(r.l.steps) > maxSteps {
			err = fmt.Errorf("there are more than %d steps", maxSteps)
		}
		if err != nil {
			return r.fault(r.line, err)
		}
	}
	return nil
}

// last is the step that was read last, nil before the first.
func (r *reader) last() *step {
	if n := len(r.l.steps); n > 0 {
		return &r.l.steps[n-1]
	}
	return nil
}

// open is the step that what comes next belongs to: the last one as long as nothing leads on
// from it, or a new one.
func (r *reader) open() *step {
	if s := r.last(); s != nil && len(s.answers) == 0 && len(s.expects) == 0 {
		return s
	}
	r.l.steps = append(r.l.steps, step{line: r.line})
	return r.last()
}

func (r *reader) remark(rest string) error {
	s := r.open()
	if scenario.Full(s.says) {
		r.l.steps = append(r.l.steps, step{line: r.line})
		s = r.last()
	}
	return scenario.Say(&s.says, rest, maxRemark)
}

func (r *reader) point(rest string) error {
	s := r.open()
	if len(s.at) == maxPointed {
		return fmt.Errorf("a remark speaks about %d things at most", maxPointed)
	}
	p, err := r.l.pointerOf(r.line, rest)
	s.at = append(s.at, p)
	return err
}

// step takes an answer or an expectation.
func (r *reader) step(x scenario.Step) error {
	switch x.Verb {
	case "expect":
		s := r.last()
		if s == nil || len(s.answers) > 0 || scenario.Full(s.says) {
			r.l.steps = append(r.l.steps, step{line: r.line})
			s = r.last()
		}
		s.expects = append(s.expects, x)
		if len(s.expects) > maxAnswers {
			return fmt.Errorf("more than %d expectations stand together", maxAnswers)
		}
		return nil
	case "answer":
	default:
		return fmt.Errorf("a lesson does not %s", x.Verb)
	}
	seat, err := r.l.scene.Seat(x)
	if err != nil {
		return err
	}
	s := r.open()
	if seat != Learner && (scenario.Full(s.says) || len(s.at) > 0) { // what is said is read first
		r.l.steps = append(r.l.steps, step{line: r.line})
		s = r.last()
	}
	s.line, s.answers = r.line, []scenario.Step{x}
	return nil
}

// answered is the step with the answer of the learner to which the line belongs.
func (r *reader) answered() (*step, error) {
	s := r.last()
	if s == nil || !s.learners(r.l) {
		return nil, errors.New("no answer of yours stands before it")
	}
	return s, nil
}

func (r *reader) or(rest string) error {
	s, err := r.answered()
	if err != nil {
		return err
	}
	if s.any = s.any || rest == "any"; rest == "any" {
		return nil
	}
	s.answers = append(s.answers, scenario.NewStep(r.line, "answer "+rest))
	return r.yours(s.answers)
}

// yours refuses answers that are not the learner's, and too many.
func (r *reader) yours(list []scenario.Step) error {
	x := list[len(list)-1]
	seat, err := r.l.scene.Seat(x)
	switch {
	case err != nil:
		return err
	case seat != Learner || len(x.Words) < 2:
		return errors.New("it is an answer of yours that stands here: or you A")
	case len(list) > maxAnswers:
		return fmt.Errorf("there are more than %d answers", maxAnswers)
	}
	return nil
}

func (r *reader) mistake(rest string) error {
	s, err := r.answered()
	if err != nil {
		return err
	}
	word, text, _ := strings.Cut(rest, " ")
	if n := len(s.mistakes); n == 0 || scenario.Full(s.mistakes[n-1].why) {
		if n == maxAnswers {
			return fmt.Errorf("there are more than %d mistakes", maxAnswers)
		}
		s.mistakes = append(s.mistakes, mistake{})
	}
	m := &s.mistakes[len(s.mistakes)-1]
	if word != "answer" {
		return scenario.Say(&m.why, rest, maxRemark)
	}
	m.answers = append(m.answers, scenario.NewStep(r.line, "answer "+text))
	return r.yours(m.answers)
}

// complete says what is missing.
func (r *reader) complete() error {
	l := r.l
	for _, x := range []struct {
		what string
		text rules.Words
	}{{"title", l.Title}, {"about", l.About}, {"after", l.After}, {"beside", l.Beside}} {
		if !scenario.Full(x.text) {
			return r.fault(1, fmt.Errorf("the %s is not there in both languages", x.what))
		}
	}
	for i := range l.steps {
		s := &l.steps[i]
		half := func(w rules.Words) bool { return w != (rules.Words{}) && !scenario.Full(w) }
		switch {
		case half(s.says):
			return r.fault(s.line, errors.New("the remark is not there in both languages"))
		case !scenario.Full(s.says) && len(s.answers) == 0 && len(s.at) > 0:
			return r.fault(s.line, errors.New("nothing is said of what is pointed at"))
		}
		for _, m := range s.mistakes {
			if !scenario.Full(m.why) {
				return r.fault(s.line, errors.New("a mistake has a text in both languages"))
			}
		}
	}
	switch {
	case !slices.ContainsFunc(l.steps, func(s step) bool { return s.learners(l) }):
		return r.fault(1, errors.New("the learner answers nothing"))
	case len(l.scene.Pos.Seats) != 2:
		return r.fault(l.scene.Line, errors.New("a lesson is for two players"))
	case len(l.scene.Pos.Shuffle) > 0: // they would not come out again after undo
		return r.fault(l.scene.Line, errors.New("the shuffles of a lesson come out by its seed"))
	}
	return nil
}
