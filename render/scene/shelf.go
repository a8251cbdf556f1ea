package scene

import (
	"fmt"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/puzzle"
)

// shelf is the list of the puzzles to choose from.
type shelf struct {
	open bool
	game string
	of   map[string][]*puzzle.Puzzle // by game, as far as they were read

	under  *puzzle.Try // the attempt that is under way, or nil
	branch string      // what has branched off and can be gone on with, in words, or ""
}

// openShelf shows the puzzles of a game, and what practice is under way.
func (a *App) openShelf(game string) {
	s := &a.shelf
	s.open, s.game = true, game
	s.under, s.branch = a.attempted(), a.branched()
}

// underWay reports whether an attempt at a puzzle is.
func (a *App) underWay(p *puzzle.Puzzle) bool {
	t := a.shelf.under
	return t != nil && t.Puzzle.Game == p.Game && t.Puzzle.Name == p.Name
}

// puzzles lists the puzzles of a game; what cannot be read is told.
func (a *App) puzzles(game string) []*puzzle.Puzzle {
	list, read := a.shelf.of[game]
	if read {
		return list
	}
	list, err := puzzle.Shipped(game)
	if err != nil {
		a.fail(a.w("practice"), err)
	}
	if a.shelf.of == nil {
		a.shelf.of = map[string][]*puzzle.Puzzle{}
	}
	a.shelf.of[game] = list
	return list
}

// nextPuzzle is the one after a puzzle in the list, or nil.
func (a *App) nextPuzzle(p *puzzle.Puzzle) *puzzle.Puzzle {
	list := a.puzzles(p.Game)
	for i := range list {
		if list[i].Name == p.Name && i+1 < len(list) {
			return list[i+1]
		}
	}
	return nil
}

// doShelf carries out what is about the list of puzzles.
func (a *App) doShelf(act, value string) bool {
	s := &a.shelf
	if act == "practice" {
		if value == "" {
			value = a.setup.start.Game
		}
		a.openShelf(value)
		a.ui.ScrollTo("puzzles", 0)
		return true
	}
	if !s.open {
		return false
	}
	switch act {
	case "puzzle":
		for _, p := range a.puzzles(s.game) {
			switch {
			case p.Name != value:
			case a.underWay(p):
				a.seatAttempt(s.under)
				a.table.refresh()
				s.under = nil
			default:
				a.openPuzzle(p, false)
			}
		}
	case "branch-resume":
		a.openBranch()
	case "to-title":
		s.open = false
	case "key":
		if value == "O" {
			return false
		}
		s.open = value != "Escape"
	default:
		return false
	}
	return true
}

// shelfLine is a puzzle in the list: its title, and the clause that it teaches.
func (a *App) shelfLine(p *puzzle.Puzzle) (title, clause string) {
	number, _, _ := strings.Cut(p.Name, "_")
	clause = "§" + p.Clauses[0]
	if law := a.law(p.Game, p.Clauses[0]); law != "" {
		clause += " " + law
	}
	return strings.TrimLeft(number, "0") + "  " + p.Title.In(a.lang), clause
}

// drawShelf draws the list of the puzzles of a game.
func (a *App) drawShelf() {
	c := a.c
	r := a.size.Mid(min(760, a.size.W-16), a.size.H-16)
	c.Sheet(r)
	in := r.InsetXY(16, 12)
	head, in := in.Top(46)
	back, head := head.End(min(110, head.W*0.3))
	c.Text(c.Fit(a.w("practice"), head.W-8, theme.Large, false), head.X, head.Y+16, paint.Style{Size: theme.Large, Ink: theme.Ink})
	a.ui.Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: max(32, a.ui.Touch)}, "to-title", "", a.w("back"), widget.Plain)
	high := c.Block(a.w("practice-why"), in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(high + 8)
	tabs, in := in.Top(gameRow + 8)
	for i, cell := range (layout.Rect{X: tabs.X, Y: tabs.Y, W: tabs.W, H: gameRow}).Grid(len(a.setup.games), 1, 6) {
		game, manner := a.setup.games[i], widget.Plain
		if a.shelf.game == game {
			manner = widget.On
		}
		a.ui.Button(cell, "practice", game, a.gameTab(game), manner)
	}
	list := a.puzzles(a.shelf.game)
	if a.shelf.branch != "" {
		var row layout.Rect
		row, in = in.Top(46)
		a.ui.Button(layout.Rect{X: row.X, Y: row.Y, W: row.W - 8, H: 40}, "branch-resume", "", a.shelf.branch, widget.Primary)
	}
	heights := make([]float64, len(list))
	for i, p := range list {
		_, clause := a.shelfLine(p)
		heights[i] = 30 + c.BlockHeight(clause, in.W-shelfLeft, theme.Small, false)
	}
	more := func(n int) string { return a.w("more-rows", n) }
	a.ui.List("puzzles", in, widget.Rows{Heights: heights, Gap: 5, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		a.drawPuzzleRow(row, list[i])
	})
}

func (a *App) drawPuzzleRow(row layout.Rect, p *puzzle.Puzzle) {
	c := a.c
	title, clause := a.shelfLine(p)
	a.ui.Row(row, "puzzle", p.Name, "", "", false, "")
	x := row.X + 34
	if a.solved(p) {
		c.Disc(row.X+17, row.Y+row.H/2, 9, theme.Up)
		c.Text("✓", row.X+17, row.Y+row.H/2, paint.Style{Size: theme.Small, Ink: theme.White, Bold: true, Align: paint.Centre})
	} else {
		c.Ring(layout.Rect{X: row.X + 8, Y: row.Y + row.H/2 - 9, W: 18, H: 18}, 9, 1.2, theme.Line)
	}
	room := row.Right() - x - 8
	if far := a.farWords(p); far != "" {
		c.Text(far, row.Right()-8, row.Y+15, paint.Style{Size: theme.Small, Ink: theme.Vermilion, Align: paint.End})
		room -= c.Width(far, theme.Small, false) + 6
	}
	c.Snug(title, x, row.Y+15, room, theme.Small, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
	c.Block(clause, layout.Rect{X: x, Y: row.Y + 25, W: row.W + 8 - shelfLeft}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
}

// farWords is how far the player has come with a puzzle, or "".
func (a *App) farWords(p *puzzle.Puzzle) string {
	tries := a.progress[p.Game][p.Name].Tries
	switch {
	case a.underWay(p):
		return a.w("under-way")
	case tries > 0:
		return a.w("tries", tries)
	}
	return ""
}

// shelfLeft is the room of a row that words do not have.
const shelfLeft = 52

// gameTab is a game with how many of its puzzles are solved.
func (a *App) gameTab(game string) string {
	n, list := 0, a.puzzles(game)
	for _, p := range list {
		if a.solved(p) {
			n++
		}
	}
	return fmt.Sprintf("%s  %d/%d", a.GameName(game), n, len(list))
}

// mirrorShelf writes the list.
func (a *App) mirrorShelf(m *page.Mirror) {
	m.Heading, m.Prompt = a.w("practice"), a.w("practice-why")
	for _, game := range a.setup.games {
		m.Acts = append(m.Acts, page.Act{Act: "practice", Value: game, Text: a.gameTab(game), Off: game == a.shelf.game})
	}
	if a.shelf.branch != "" {
		m.Acts = append(m.Acts, page.Act{Act: "branch-resume", Text: a.shelf.branch})
	}
	for _, p := range a.puzzles(a.shelf.game) {
		title, clause := a.shelfLine(p)
		if a.solved(p) {
			title += " (" + a.w("solved") + ")"
		}
		if far := a.farWords(p); far != "" {
			title += " (" + far + ")"
		}
		m.Acts = append(m.Acts, page.Act{Act: "puzzle", Value: p.Name, Text: title + " — " + clause})
	}
	m.Acts = append(m.Acts, page.Act{Act: "to-title", Text: a.w("back")})
}
