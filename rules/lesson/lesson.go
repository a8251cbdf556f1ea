// Package lesson reads and opens lessons: a first match in small with remarks, in which the
// learner follows a path and what is picked beside it is explained and taken back. A lesson
// is a scenario text with a little more (see the Go doc of Parse).
//
// A client lists, opens and plays them like this; seat 0 is the learner:
//
//	list, err := lesson.Shipped(game)
//	w, err := list[0].Open(names…)         // a match from its first turn
//	for w.State() != lesson.Done {
//		switch w.State() {
//		case lesson.Reading:               // w.Says(), w.Targets()
//			w.Next()
//		case lesson.Asked:                 // the learner answers; w.Expected() is what is right
//			err = w.Match.Answer(…)
//		case lesson.Waiting:               // somebody else does, or nobody has a choice
//			err = w.Match.Answer(w.Match.Seq(), w.Reply())
//		case lesson.Off:                   // w.Says() tells why not; the learner takes it back
//			w.Match.Undo()
//		}
//	}
//
// All of it may be asked at any time, after undo and redo too.
package lesson

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
	"gorin/rules/scenario"
)

// Learner is the seat of who learns.
const Learner = 0

// Lesson is one guided match.
type Lesson struct {
	Name   string // of the file, without directory and suffix: "01_first_match"
	Game   string
	Title  rules.Words
	About  rules.Words // what it is, before it begins
	After  rules.Words // what has been learnt
	Beside rules.Words // said of a pick beside the path of which nothing else is said

	file  string
	text  []byte
	scene *scenario.Scenario
	steps []step
}

// step is one remark or one answer, or an answer with the remark that asks for it.
type step struct {
	line     int
	says     rules.Words
	at       []pointer       // what it speaks about
	answers  []scenario.Step // that lead on, the first one on the path; none: the remark is only read
	any      bool            // so does every other answer
	mistakes []mistake       // what is said of others
	expects  []scenario.Step // what is true before it
}

// mistake is what is said of some answers beside the path, or of all others.
type mistake struct {
	why     rules.Words
	answers []scenario.Step // none: all others
}

// learners reports whether the learner answers.
func (s *step) learners(l *Lesson) bool {
	if len(s.answers) == 0 {
		return false
	}
	seat, err := l.scene.Seat(s.answers[0])
	return err == nil && seat == Learner
}

// ErrLate says that the lessons of a game have not come yet (rules.Late).
var ErrLate = errors.New("list lessons: they have not come yet")

// Shipped lists the lessons of a game that come with Gorin, in order of their names.
func Shipped(game string) (list []*Lesson, err error) {
	from, here := rules.Late(game)
	if !here {
		return nil, ErrLate
	}
	files, err := fs.Glob(from, "lessons/*.txt")
	if err != nil {
		return nil, fmt.Errorf("list lessons: %w", err)
	}
	for _, f := range files {
		data, err := fs.ReadFile(from, f)
		if err != nil {
			return nil, fmt.Errorf("list lessons: %w", err)
		}
		l, err := Parse(f, data)
		if err != nil {
			return nil, err
		}
		if l.Game != game {
			return nil, &scenario.Error{File: f, Line: 1, Why: "it is a lesson of " + l.Game}
		}
		list = append(list, l)
	}
	return list, nil
}

// nameOf is the name of a lesson in a file.
func nameOf(file string) string { return strings.TrimSuffix(path.Base(file), ".txt") }

// Len is how many steps it has.
func (l *Lesson) Len() int { return len(l.steps) }

// Open begins the lesson; the names are those of the players in seating order. The error
// says what of the position does not exist.
func (l *Lesson) Open(names ...string) (*Walk, error) {
	pos := l.scene.Pos
	pos.Seats = append([]position.Seat(nil), pos.Seats...)
	for i := range min(len(names), len(pos.Seats)) {
		pos.Seats[i].Name = names[i]
	}
	m, err := rules.NewPosition(pos)
	if err != nil {
		return nil, &scenario.Error{File: l.file, Line: l.scene.Line, Why: err.Error()}
	}
	return &Walk{Lesson: l, Match: m}, nil
}

func (l *Lesson) fault(s scenario.Step, err error) error {
	return &scenario.Error{File: l.file, Line: s.Line, Why: fmt.Sprintf("%s: %v", s.Text, err)}
}
