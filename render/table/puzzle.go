package table

import (
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/render/sound"
	"gorin/rules/puzzle"
	"strings"
)

// attempt is the puzzle on the table.
type attempt struct {
	Try    *puzzle.Try
	status puzzle.Status
	Shown  bool // the solution is played
}

// Settings are the habits at this table: in a puzzle nobody passes or pays for the
// player.
func (t *Table) Settings() session.Settings {
	set := t.a.SettingsAt(t.View.Game)
	if t.Puzzle != nil {
		set.Own, set.Pay, set.Stops = false, false, nil
	}
	return set
}

// judge looks at how the puzzle stands.
func (t *Table) judge() {
	p := t.Puzzle
	if p == nil || p.Shown || t.Session.Watching {
		return
	}
	was := p.status.State
	p.status = p.Try.Status()
	if p.status.State == puzzle.Open {
		return
	}
	t.Request = nil
	if p.status.State == was {
		return
	}
	if t.overlay.kind != "menu" {
		t.overlay = overlay{}
	}
	t.a.Tried(p.Try.Puzzle, p.status.State == puzzle.Solved)
	if p.status.State == puzzle.Solved {
		t.a.Hear(sound.Win)
	}
}

// Decided reports whether a puzzle is solved or failed; then nobody plays on.
func (t *Table) Decided() bool {
	return t.Puzzle != nil && !t.Session.Watching && t.Puzzle.status.State != puzzle.Open
}

// doPuzzle carries out what is about the puzzle on the table.
func (t *Table) doPuzzle(act string) bool {
	if t.Puzzle == nil {
		return false
	}
	a, p := t.a, t.Puzzle.Try.Puzzle
	switch act {
	case "hint":
		t.Puzzle.Try.Hint()
		t.a.KeepAttempt()
		if t.Screen.Shape != layout.Wide {
			t.overlay = overlay{kind: "goal"}
		}
	case "solution":
		a.Solve(p, true)
	case "puzzle-again":
		a.DropAttempt()
		a.Solve(p, false)
	case "puzzle-next":
		if next := a.Next(p); next != nil {
			a.Solve(next, false)
		}
	case "puzzles":
		a.Shelf(p.Game)
	default:
		return false
	}
	return true
}

// puzzleActs is what can be done besides answering; what ends the attempt comes
// first when it is over.
func (t *Table) puzzleActs() (acts []page.Act) {
	a, p := t.a, t.Puzzle
	if left := len(p.Try.Puzzle.Hints) - len(p.Try.Hints()); !t.Decided() {
		key := "hint"
		if t.Screen.Shape != layout.Wide {
			key = "hint-short"
		}
		acts = append(acts, page.Act{Act: "hint", Text: a.W(key, len(p.Try.Hints()), len(p.Try.Puzzle.Hints)), Off: left == 0})
	} else if p.status.State == puzzle.Failed {
		acts = append(acts, page.Act{Act: "puzzle-again", Text: a.W("puzzle-again")},
			page.Act{Act: "undo", Text: a.W("undo"), Off: !t.Session.CanUndo()})
	}
	next := page.Act{Act: "puzzle-next", Text: a.W("puzzle-next"), Off: a.Next(p.Try.Puzzle) == nil}
	if p.status.State == puzzle.Solved {
		acts = append(acts, next, page.Act{Act: "puzzles", Text: a.W("puzzles")},
			page.Act{Act: "solution", Text: a.W("solution")}, page.Act{Act: "puzzle-again", Text: a.W("puzzle-once-more")})
		return acts
	}
	acts = append(acts, page.Act{Act: "solution", Text: a.W("solution")})
	if t.Decided() {
		return append(acts, next, page.Act{Act: "puzzles", Text: a.W("puzzles")})
	}
	return append(acts, page.Act{Act: "puzzle-again", Text: a.W("puzzle-again")}, page.Act{Act: "puzzles", Text: a.W("puzzles")})
}

// afterWords explains what the puzzle teaches, with its clauses.
func (t *Table) afterWords() string {
	p := t.Puzzle.Try.Puzzle
	lines := []string{p.After.In(t.a.Lang())}
	for _, clause := range p.Clauses {
		lines = append(lines, t.a.Cite(p.Game, clause))
	}
	return strings.Join(lines, "\n\n")
}

// verdictWords is how the attempt has ended.
func (t *Table) verdictWords() string {
	a, s := t.a, t.Puzzle.status
	if s.State == puzzle.Solved {
		return a.W("puzzle-solved") + "\n" + t.afterWords()
	}
	p := t.Puzzle.Try.Puzzle
	return a.W("puzzle-failed") + "\n" + s.Why.In(a.Lang()) + "\n\n" + a.Cite(p.Game, p.Clauses[0])
}

// mirrorPuzzle writes the goal before the question.
func (t *Table) mirrorPuzzle(m *page.Mirror) {
	if t.Puzzle == nil || t.Session.Watching {
		return
	}
	m.Heading = t.Puzzle.Try.Puzzle.Title.In(t.a.Lang())
	m.Prompt = t.goalWords() + "\n" + m.Prompt
	m.Acts = append(t.puzzleActs(), m.Acts...)
}
