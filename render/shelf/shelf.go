package shelf

import (
	"errors"
	"fmt"
	"strconv"

	"gorin/render/habit"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/puzzle"
)

// Client is what shows the shelf.
type Client interface {
	page.Client
	Games() []string
	Attempted() *puzzle.Try // the attempt that is under way, or nil
	Branched() string       // what has branched off and can be gone on with, in words, or ""
	Try(*puzzle.Puzzle)     // begins an attempt
	GoOn(*puzzle.Try)
	OpenBranch()
}

// Page is the list of the puzzles to choose from, and how far the player has come.
type Page struct {
	Client
	Open     bool
	Progress habit.Progress

	game   string
	of     map[string][]*puzzle.Puzzle // by game, as far as they were read
	under  *puzzle.Try                 // the attempt that was under way when the page was opened
	branch string
}

// Show shows the puzzles of a game, and what practice is under way.
func (s *Page) Show(game string) {
	s.Open, s.game = true, game
	s.under, s.branch = s.Attempted(), s.Branched()
}

// Come shows the puzzles that were not there from the start, and the attempt that is under
// way, which could not be read without them.
func (s *Page) Come() {
	if s.Open {
		s.Show(s.game)
	}
}

// here reports whether the puzzles of a game have come.
func here(game string) bool {
	_, ok := rules.Late(game)
	return ok
}

// underWay reports whether an attempt at a puzzle is.
func (s *Page) underWay(p *puzzle.Puzzle) bool {
	t := s.under
	return t != nil && t.Puzzle.Game == p.Game && t.Puzzle.Name == p.Name
}

// puzzles lists the puzzles of a game, none as long as they have not come; what cannot be
// read is told.
func (s *Page) puzzles(game string) []*puzzle.Puzzle {
	list, read := s.of[game]
	if read {
		return list
	}
	list, err := puzzle.Shipped(game)
	switch {
	case errors.Is(err, puzzle.ErrLate):
		return nil
	case err != nil:
		s.Fail(s.W("practice"), err)
	}
	if s.of == nil {
		s.of = map[string][]*puzzle.Puzzle{}
	}
	s.of[game] = list
	return list
}

// Next is the one after a puzzle in the list, or nil.
func (s *Page) Next(p *puzzle.Puzzle) *puzzle.Puzzle {
	list := s.puzzles(p.Game)
	for i := range list {
		if list[i].Name == p.Name && i+1 < len(list) {
			return list[i+1]
		}
	}
	return nil
}

// Do carries out what is about the list of puzzles, and reports whether it was that.
func (s *Page) Do(act, value string) bool {
	if act == "practice" {
		s.Show(value)
		s.UI().ScrollTo("puzzles", 0)
		return true
	}
	if !s.Open {
		return false
	}
	switch act {
	case "puzzle":
		for _, p := range s.puzzles(s.game) {
			switch {
			case p.Name != value:
			case s.underWay(p):
				s.GoOn(s.under)
				s.under = nil
			default:
				s.Try(p)
			}
		}
	case "branch-resume":
		s.OpenBranch()
	case "to-title":
		s.Open = false
	case "key":
		if value == "O" {
			return false
		}
		s.Open = value != "Escape"
	default:
		return false
	}
	return true
}

// line is a puzzle in the list: its title, and what is to be brought about.
func (s *Page) line(n int, p *puzzle.Puzzle) (title, goal string) {
	return strconv.Itoa(n+1) + "  " + p.Title.In(s.Lang()), p.Goal.In(s.Lang())
}

// begins reports whether a puzzle is the first of its level in the list.
func begins(list []*puzzle.Puzzle, i int) bool { return i == 0 || list[i-1].For != list[i].For }

// level is what a level is called.
func (s *Page) level(p *puzzle.Puzzle) string { return s.W("level-" + strconv.Itoa(p.For)) }

// Draw draws the list of the puzzles of a game.
func (s *Page) Draw() {
	c := s.C()
	r := s.Size().Mid(min(760, s.Size().W-16), s.Size().H-16)
	c.Sheet(r)
	in := r.InsetXY(16, 12)
	head, in := in.Top(46)
	back, head := head.End(min(110, head.W*0.3))
	c.Text(c.Fit(s.W("practice"), head.W-8, theme.Large, false), head.X, head.Y+16, paint.Style{Size: theme.Large, Ink: theme.Ink})
	s.UI().Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: max(32, s.UI().Touch)}, "to-title", "", s.W("back"), widget.Plain)
	high := c.Block(s.W("practice-why"), in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(high + 8)
	tabs, in := in.Top(tabHigh + 8)
	for i, cell := range (layout.Rect{X: tabs.X, Y: tabs.Y, W: tabs.W, H: tabHigh}).Grid(len(s.Games()), 1, 6) {
		game, manner := s.Games()[i], widget.Plain
		if s.game == game {
			manner = widget.On
		}
		s.UI().Button(cell, "practice", game, s.tab(game), manner)
	}
	list := s.puzzles(s.game)
	if s.branch != "" {
		var row layout.Rect
		row, in = in.Top(46)
		s.UI().Button(layout.Rect{X: row.X, Y: row.Y, W: row.W - 8, H: 40}, "branch-resume", "", s.branch, widget.Primary)
	}
	if !here(s.game) {
		c.Block(s.W("practice-late"), in, paint.Style{Size: theme.Normal, Ink: theme.Ink})
		return
	}
	heights := make([]float64, len(list))
	for i, p := range list {
		_, goal := s.line(i, p)
		heights[i] = 30 + c.BlockHeight(goal, in.W-shelfLeft, theme.Small, false)
		if begins(list, i) {
			heights[i] += levelHigh
		}
	}
	more := func(n int) string { return s.W("more-rows", n) }
	s.UI().List("puzzles", in, widget.Rows{Heights: heights, Gap: 5, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		if begins(list, i) {
			var head layout.Rect
			head, row = row.Top(levelHigh)
			c.Text(s.level(list[i]), head.X+4, head.Y+head.H-13, paint.Style{Size: theme.Normal, Ink: theme.Vermilion, Bold: true})
		}
		s.drawRow(row, i, list[i])
	})
}

func (s *Page) drawRow(row layout.Rect, i int, p *puzzle.Puzzle) {
	c := s.C()
	title, goal := s.line(i, p)
	s.UI().Row(row, "puzzle", p.Name, "", "", false, "")
	x := row.X + 34
	if s.solved(p) {
		c.Disc(row.X+17, row.Y+row.H/2, 9, theme.Up)
		c.Text("✓", row.X+17, row.Y+row.H/2, paint.Style{Size: theme.Small, Ink: theme.White, Bold: true, Align: paint.Centre})
	} else {
		c.Ring(layout.Rect{X: row.X + 8, Y: row.Y + row.H/2 - 9, W: 18, H: 18}, 9, 1.2, theme.Line)
	}
	room := row.Right() - x - 8
	if far := s.farWords(p); far != "" {
		c.Text(far, row.Right()-8, row.Y+15, paint.Style{Size: theme.Small, Ink: theme.Vermilion, Align: paint.End})
		room -= c.Width(far, theme.Small, false) + 6
	}
	c.Snug(title, x, row.Y+15, room, theme.Small, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
	c.Block(goal, layout.Rect{X: x, Y: row.Y + 25, W: row.W + 8 - shelfLeft}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
}

// farWords is how far the player has come with a puzzle, or "".
func (s *Page) farWords(p *puzzle.Puzzle) string {
	tries := s.Progress[p.Game][p.Name].Tries
	switch {
	case s.underWay(p):
		return s.W("under-way")
	case tries > 0:
		return s.W("tries", tries)
	}
	return ""
}

// tabHigh is how high the buttons of the games are.
const tabHigh = 40.0

// levelHigh is the room of the name of a level above its first puzzle.
const levelHigh = 30.0

// shelfLeft is the room of a row that words do not have.
const shelfLeft = 52

// tab is a game with how many of its puzzles are solved.
func (s *Page) tab(game string) string {
	if !here(game) {
		return s.GameName(game)
	}
	n, list := 0, s.puzzles(game)
	for _, p := range list {
		if s.solved(p) {
			n++
		}
	}
	return fmt.Sprintf("%s  %d/%d", s.GameName(game), n, len(list))
}

// Mirror writes the list.
func (s *Page) Mirror(m *page.Mirror) {
	m.Heading, m.Prompt = s.W("practice"), s.W("practice-why")
	for _, game := range s.Games() {
		m.Acts = append(m.Acts, page.Act{Act: "practice", Value: game, Text: s.tab(game), Off: game == s.game})
	}
	if s.branch != "" {
		m.Acts = append(m.Acts, page.Act{Act: "branch-resume", Text: s.branch})
	}
	if !here(s.game) {
		m.Prompt += " " + s.W("practice-late")
	}
	for i, p := range s.puzzles(s.game) {
		title, goal := s.line(i, p)
		if s.solved(p) {
			title += " (" + s.W("solved") + ")"
		}
		if far := s.farWords(p); far != "" {
			title += " (" + far + ")"
		}
		m.Acts = append(m.Acts, page.Act{Act: "puzzle", Value: p.Name, Text: s.level(p) + s.W("colon") + title + " — " + goal})
	}
	m.Acts = append(m.Acts, page.Act{Act: "to-title", Text: s.W("back")})
}

// Tried counts an attempt that is decided.
func (s *Page) Tried(p *puzzle.Puzzle, solved bool) {
	if s.Progress.Tried(p.Game, p.Name, solved) {
		s.Keep()
	}
}

// Reached remembers that the player has come to something of a game that is no puzzle.
func (s *Page) Reached(game, what string) {
	if s.Progress.Tried(game, what, true) {
		s.Keep()
	}
}

// Keep writes down how far the player has come.
func (s *Page) Keep() {
	if s.Keeps() {
		if kept := s.Load("puzzles"); kept != nil {
			s.Progress.Merge(habit.ReadProgress(kept, nil))
		}
		_ = s.Save("puzzles", s.Progress.Write()) // a convenience, as habits are
	}
}

func (s *Page) solved(p *puzzle.Puzzle) bool { return s.Progress[p.Game][p.Name].Solved }
