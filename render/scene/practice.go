package scene

import (
	"strconv"

	"gorin/render/session"
	"gorin/rules/puzzle"
)

// foe is an engine whose computer player is the opponent of a puzzle.
type foe struct {
	session.Engine
	try *puzzle.Try
}

// Bot is the opponent.
func (f foe) Bot(string, uint64, session.Match) session.Bot { return f.try.Opponent() }

// solvers are the names of who sits at a puzzle, for as many seats as there may be: the
// player, and the computer at every other.
func (a *App) solvers() []string {
	names := []string{a.w("player-n", 1), a.w("computer")}
	for n := len(names); n < session.MostSeats; n++ {
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
		a.table.Solution()
		return
	}
	a.table.Refresh()
}

// seatAttempt puts an attempt at a puzzle on the table.
func (a *App) seatAttempt(try *puzzle.Try) {
	names := a.solvers()[:len(try.Match.Setup().Seats)]
	start := session.Start{Game: try.Puzzle.Game, Decks: make([]string, len(names)), Names: names}
	for range names {
		start.Kinds = append(start.Kinds, session.Greedy)
	}
	for seat := range names {
		if try.Puzzle.Solves(seat) {
			start.Kinds[seat] = session.Human
		}
	}
	a.setTableOf(try.Match, start, foe{a.host.Engine, try})
	a.table.Attempt(try)
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

// Solve puts a puzzle on the table, or its solution.
func (a *App) Solve(p *puzzle.Puzzle, solution bool) { a.openPuzzle(p, solution) }

// Next is the puzzle after one, or nil.
func (a *App) Next(p *puzzle.Puzzle) *puzzle.Puzzle { return a.shelf.Next(p) }

// Tried counts an attempt that is decided.
func (a *App) Tried(p *puzzle.Puzzle, solved bool) { a.shelf.Tried(p, solved) }

// KeepAttempt keeps the attempt at the table; what cannot be kept is told when the next move
// is made.
func (a *App) KeepAttempt() { _ = a.table.keepAttempt() }

// DropAttempt forgets the attempt that is under way.
func (a *App) DropAttempt() { a.dropAttempt() }

// Shelf shows the list of puzzles in place of the table.
func (a *App) Shelf(game string) {
	a.leaveTable()
	a.shelf.Show(game)
}
