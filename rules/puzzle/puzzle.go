// Package puzzle reads and opens practice puzzles: a position from which one
// thing is to be brought about, with hints, a solution, and what it teaches. A
// puzzle is a scenario text with a little more (see the Go doc of Parse).
//
// A client lists, opens and plays them like this; seat 0 is the solver, who answers for
// teammates too:
//
//	list, err := puzzle.Shipped(game)
//	try, err := list[0].Open(names…)              // a match in the middle of a game
//	m := try.Match                                // view, log, undo, redo as ever
//	for try.Status().State == puzzle.Open {
//		q := m.Pending()
//		pick := …                                 // the solver's
//		if !try.Puzzle.Solves(q.Seat) {
//			pick = try.Reply(q)
//		}
//		err = m.Answer(q.Seq, pick)
//	}
//
// Status may be asked at any time, after undo and redo too. Try.Hint gives the
// hints one by one, Puzzle.Solution the answers of the model solution from the
// start, of all seats, to be shown step by step in a fresh Try. A match that
// begins in a position has no .gorin file; Try.Save and Load take its place.
package puzzle

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/position"
	"gorin/rules/scenario"
)

// Puzzle is one practice puzzle.
type Puzzle struct {
	Name     string // of the file, without directory and suffix: "03_encore_order"
	Game     string
	Title    rules.Words
	Goal     rules.Words   // what is to be brought about, and by when
	Hints    []rules.Words // one to three, from vague to plain
	After    rules.Words   // the explanation, for when it is solved or given up
	Clauses  []string      // what it teaches, the most important first
	For      int           // who it is for: FirstSteps to Corners
	Time     Time
	Opponent string // who answers for everybody else: a key of Opponents
	Mistakes []Mistake

	file    string
	text    []byte
	scene   *scenario.Scenario
	side    int             // seats for which the solver answers
	answers []scenario.Step // of the model solution
	goal    []scenario.Step
}

// The levels: for who has just learnt the game, for who plays it, for who judges it.
const (
	FirstSteps = 1 + iota
	Tricks
	Corners
)

// Time is how long there is.
type Time struct {
	// Until says what ends it: "turn", "attack" (the first that is under way or
	// declared), "game", or "answers".
	Until string
	N     int  // of answers that had a choice
	AtEnd bool // the goal is looked at when time is up, not as soon as it is reached
}

// Mistake is a way that looks right and is not: it is recognised when time is
// up, and the words say what went wrong.
type Mistake struct {
	Why     rules.Words
	answers []scenario.Step // a way to it
	shown   []scenario.Step // what is true then
}

// ErrLate says that the puzzles of a game have not come yet (rules.Late).
var ErrLate = errors.New("list puzzles: they have not come yet")

// Shipped lists the puzzles of a game that come with Gorin, in order of their levels and
// names.
func Shipped(game string) (list []*Puzzle, err error) {
	from, here := rules.Late(game)
	if !here {
		return nil, ErrLate
	}
	files, err := fs.Glob(from, "puzzles/*.txt")
	if err != nil {
		return nil, fmt.Errorf("list puzzles: %w", err)
	}
	for _, f := range files {
		data, err := fs.ReadFile(from, f)
		if err != nil {
			return nil, fmt.Errorf("list puzzles: %w", err)
		}
		p, err := Parse(f, data)
		if err != nil {
			return nil, err
		}
		if p.Game != game {
			return nil, &scenario.Error{File: f, Line: 1, Why: "it is a puzzle of " + p.Game}
		}
		list = append(list, p)
	}
	slices.SortStableFunc(list, func(a, b *Puzzle) int { return a.For - b.For })
	return list, nil
}

// nameOf is the name of a puzzle in a file.
func nameOf(file string) string { return strings.TrimSuffix(path.Base(file), ".txt") }

// Solves reports whether the solver answers for a seat: the first one, and those of its team.
func (p *Puzzle) Solves(seat int) bool { return seat >= 0 && seat < p.side }

// sideOf is how many sit in the team of the first seat.
func sideOf(pos *position.Position) int {
	for i, f := range rules.Formats(pos.Game) {
		if f.Teams > 0 && (f.Key == pos.Format || pos.Format == "" && i == 0) {
			return len(pos.Seats) / f.Teams
		}
	}
	return 1
}

// Open starts an attempt; the names are those of the players in seating order, the solver
// first. The error says what of the position does not exist.
func (p *Puzzle) Open(names ...string) (*Try, error) {
	pos := p.scene.Pos
	pos.Seats = append([]position.Seat(nil), pos.Seats...)
	for i := range min(len(names), len(pos.Seats)) {
		pos.Seats[i].Name = names[i]
	}
	m, err := rules.NewPosition(pos)
	if err != nil {
		return nil, &scenario.Error{File: p.file, Line: p.scene.Line, Why: err.Error()}
	}
	return &Try{Puzzle: p, Match: m}, nil
}
