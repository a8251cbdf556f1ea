package scene

import (
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/session"
	"gorin/render/sound"
	"gorin/rules/puzzle"
)

// attempt is the puzzle on the table.
type attempt struct {
	try    *puzzle.Try
	status puzzle.Status
	shown  bool // the solution is played
}

// foe is an engine whose computer player is the opponent of a puzzle.
type foe struct {
	session.Engine
	try *puzzle.Try
}

// Bot is the opponent.
func (f foe) Bot(string, uint64, session.Match) session.Bot { return f.try.Opponent() }

// mostSeats is how many may play any game.
const mostSeats = 6

// solvers are the names of who sits at a puzzle, for as many seats as there may be: the
// player, and the computer at every other.
func (a *App) solvers() []string {
	names := []string{a.w("player-n", 1), a.w("computer")}
	for n := len(names); n < mostSeats; n++ {
		names = append(names, a.w("computer")+" "+strconv.Itoa(n))
	}
	return names
}

// openPuzzle puts a puzzle on the table, with its solution played if it is to be
// shown.
func (a *App) openPuzzle(p *puzzle.Puzzle, solution bool) {
	names := a.solvers()
	try, err := p.Open(names...)
	if err == nil && solution {
		err = follow(try)
	}
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	a.seatAttempt(try)
	if solution {
		a.table.puzzle.shown = true
		a.table.watch()
		a.table.s.Playing = false
		return
	}
	a.table.refresh()
}

// seatAttempt puts an attempt at a puzzle on the table.
func (a *App) seatAttempt(try *puzzle.Try) {
	names := a.solvers()[:len(try.Match.Setup().Seats)]
	start := session.Start{Game: try.Puzzle.Game, Decks: make([]string, len(names)), Names: names}
	for range names {
		start.Kinds = append(start.Kinds, session.Greedy)
	}
	start.Kinds[puzzle.Solver] = session.Human
	a.setTableOf(try.Match, start, foe{a.host.Engine, try})
	t := a.table
	t.practice, t.puzzle = true, &attempt{try: try}
	t.s.Set(t.settings())
}

// follow plays the model solution.
func follow(try *puzzle.Try) error {
	moves, err := try.Puzzle.Solution()
	for _, mv := range moves {
		if err == nil {
			err = try.Match.Answer(try.Match.Seq(), mv.Pick)
		}
	}
	return err
}

// settings are the habits at this table: in a puzzle nobody passes or pays for the
// player.
func (t *table) settings() session.Settings {
	set := t.a.settings.At(t.view.Game)
	if t.puzzle != nil {
		set.Own, set.Pay, set.Stops = false, false, nil
	}
	return set
}

// judge looks at how the puzzle stands.
func (t *table) judge() {
	p := t.puzzle
	if p == nil || p.shown || t.s.Watching {
		return
	}
	was := p.status.State
	p.status = p.try.Status()
	if p.status.State == puzzle.Open {
		return
	}
	t.req = nil
	if p.status.State == was {
		return
	}
	if t.overlay.kind != "menu" {
		t.overlay = overlay{}
	}
	t.a.shelf.Tried(p.try.Puzzle, p.status.State == puzzle.Solved)
	if p.status.State == puzzle.Solved {
		t.a.hear(sound.Win)
	}
}

// decided reports whether a puzzle is solved or failed; then nobody plays on.
func (t *table) decided() bool {
	return t.puzzle != nil && !t.s.Watching && t.puzzle.status.State != puzzle.Open
}

// doPuzzle carries out what is about the puzzle on the table.
func (t *table) doPuzzle(act string) bool {
	if t.puzzle == nil {
		return false
	}
	a, p := t.a, t.puzzle.try.Puzzle
	switch act {
	case "hint":
		t.puzzle.try.Hint()
		_ = t.keepAttempt() // what cannot be kept is told when the next move is
		if t.screen.Shape != layout.Wide {
			t.overlay = overlay{kind: "goal"}
		}
	case "solution":
		a.openPuzzle(p, true)
	case "puzzle-again":
		a.dropAttempt()
		a.openPuzzle(p, false)
	case "puzzle-next":
		if next := a.shelf.Next(p); next != nil {
			a.openPuzzle(next, false)
		}
	case "puzzles":
		a.leaveTable()
		a.shelf.Show(p.Game)
	default:
		return false
	}
	return true
}

// puzzleActs is what can be done besides answering; what ends the attempt comes
// first when it is over.
func (t *table) puzzleActs() (acts []page.Act) {
	a, p := t.a, t.puzzle
	if left := len(p.try.Puzzle.Hints) - len(p.try.Hints()); !t.decided() {
		key := "hint"
		if t.screen.Shape != layout.Wide {
			key = "hint-short"
		}
		acts = append(acts, page.Act{Act: "hint", Text: a.w(key, len(p.try.Hints()), len(p.try.Puzzle.Hints)), Off: left == 0})
	} else if p.status.State == puzzle.Failed {
		acts = append(acts, page.Act{Act: "puzzle-again", Text: a.w("puzzle-again")},
			page.Act{Act: "undo", Text: a.w("undo"), Off: !t.s.CanUndo()})
	}
	next := page.Act{Act: "puzzle-next", Text: a.w("puzzle-next"), Off: a.shelf.Next(p.try.Puzzle) == nil}
	if p.status.State == puzzle.Solved {
		acts = append(acts, next, page.Act{Act: "puzzles", Text: a.w("puzzles")},
			page.Act{Act: "solution", Text: a.w("solution")}, page.Act{Act: "puzzle-again", Text: a.w("puzzle-once-more")})
		return acts
	}
	acts = append(acts, page.Act{Act: "solution", Text: a.w("solution")})
	if t.decided() {
		return append(acts, next, page.Act{Act: "puzzles", Text: a.w("puzzles")})
	}
	return append(acts, page.Act{Act: "puzzle-again", Text: a.w("puzzle-again")}, page.Act{Act: "puzzles", Text: a.w("puzzles")})
}

// afterWords explains what the puzzle teaches, with its clauses.
func (t *table) afterWords() string {
	p := t.puzzle.try.Puzzle
	lines := []string{p.After.In(t.a.lang)}
	for _, clause := range p.Clauses {
		lines = append(lines, t.a.cite(p.Game, clause))
	}
	return strings.Join(lines, "\n\n")
}

// verdictWords is how the attempt has ended.
func (t *table) verdictWords() string {
	a, s := t.a, t.puzzle.status
	if s.State == puzzle.Solved {
		return a.w("puzzle-solved") + "\n" + t.afterWords()
	}
	p := t.puzzle.try.Puzzle
	return a.w("puzzle-failed") + "\n" + s.Why.In(a.lang) + "\n\n" + a.cite(p.Game, p.Clauses[0])
}

// mirrorPuzzle writes the goal before the question.
func (t *table) mirrorPuzzle(m *page.Mirror) {
	if t.puzzle == nil || t.s.Watching {
		return
	}
	m.Heading = t.puzzle.try.Puzzle.Title.In(t.a.lang)
	m.Prompt = t.goalWords() + "\n" + m.Prompt
	m.Acts = append(t.puzzleActs(), m.Acts...)
}
