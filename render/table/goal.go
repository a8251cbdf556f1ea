package table

import (
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/puzzle"
)

// drawVerdict tells how the attempt has ended, and what can be done then.
func (t *Table) drawVerdict(r layout.Rect) {
	a, c := t.a, t.a.C()
	acts := t.puzzleActs()
	columns, size := 2, theme.Normal+0.0
	if t.Screen.Shape == layout.Tall {
		columns, size = 3, theme.Normal-1
	}
	rows := (len(acts) + columns - 1) / columns
	grid, in := r.Low(max(38, a.UI().Touch+5) * float64(rows))
	head, why, _ := strings.Cut(t.verdictWords(), "\n")
	ink := theme.Vermilion
	if t.Puzzle.status.State == puzzle.Solved {
		ink = theme.Up
	}
	top, in := in.Top(24)
	c.Text(c.Fit(head, top.W, theme.Large, true), top.X, top.Y+9, paint.Style{Size: theme.Large, Ink: ink, Bold: true})
	in.H -= 6
	a.UI().Scroll("verdict", in, c.BlockHeight(why, in.W-8, size, false)+4, false, func(in layout.Rect) {
		in.W -= 8
		c.Block(why, in, paint.Style{Size: size, Ink: theme.Ink})
	})
	t.drawActs(grid, acts, columns, widget.Primary)
}

// drawActs draws buttons in columns, the first in a manner of its own.
func (t *Table) drawActs(r layout.Rect, acts []page.Act, columns int, first widget.Manner) {
	rows := (len(acts) + columns - 1) / columns
	for i, cell := range r.Grid(columns, rows, 5) {
		if i == len(acts) {
			break
		}
		manner := widget.Plain
		switch {
		case acts[i].Off:
			manner = widget.Off
		case i == 0:
			manner = first
		}
		t.a.UI().Button(cell, acts[i].Act, acts[i].Value, acts[i].Text, manner)
	}
}

// drawGoal writes what is to be brought about over the question, and the newest
// hint; it returns what is left of r.
func (t *Table) drawGoal(r layout.Rect) layout.Rect {
	a, c, p := t.a, t.a.C(), t.Puzzle
	goal := p.Try.Puzzle.Goal.In(a.Lang())
	acts := []page.Act{t.puzzleActs()[0], {Act: "goal", Text: a.W("puzzle-more")}}
	if t.Screen.Shape != layout.Wide {
		var row layout.Rect
		row, r = r.Top(a.UI().Touch + 4)
		columns := 2
		if t.Screen.Shape == layout.Short { // hints are asked for on the sheet
			acts, columns = acts[1:], 1
		}
		buttons, text := row.End(min(85*float64(columns), row.W*0.46))
		a.UI().Add(widget.Node{Rect: text, Act: "goal"})
		size := theme.Small - 0.5
		for i, line := range c.Wrap(goal, text.W-6, size, false) {
			if i == 1 {
				c.Text(c.Fit(line+"…", text.W-6, size, false), text.X, text.Y+21, paint.Style{Size: size, Ink: theme.Ink})
				break
			}
			c.Text(line, text.X, text.Y+7, paint.Style{Size: size, Ink: theme.Ink})
		}
		t.drawActs(layout.Rect{X: buttons.X, Y: buttons.Y - 2, W: buttons.W, H: a.UI().Touch}, acts, columns, widget.Plain)
		return r
	}
	c.Text(c.Fit(p.Try.Puzzle.Title.In(a.Lang())+t.leftWords(), r.W, theme.Small, false), r.X, r.Y+7, paint.Style{Size: theme.Small, Ink: theme.Vermilion})
	_, r = r.Top(19)
	high := c.Block(goal, r, paint.Style{Size: theme.Normal, Ink: theme.Ink, Bold: false})
	a.UI().Add(widget.Node{Rect: layout.Rect{X: r.X, Y: r.Y - 19, W: r.W, H: high + 19}, Act: "goal"})
	_, r = r.Top(high + 4)
	if hints := p.Try.Hints(); len(hints) > 0 {
		high := c.Block(hints[len(hints)-1].In(a.Lang()), r, paint.Style{Size: theme.Small + 0.5, Ink: theme.Indigo})
		_, r = r.Top(high + 4)
	}
	var row layout.Rect
	row, r = r.Top(36)
	t.drawActs(layout.Rect{X: row.X, Y: row.Y, W: row.W, H: 27}, acts, 2, widget.Plain)
	c.Line(r.X, r.Y-2, r.Right(), r.Y-2, 1, theme.Line)
	_, r = r.Top(4)
	return r
}

// leftWords is how many answers are left, where they are counted.
func (t *Table) leftWords() string {
	if t.Puzzle.status.Left < 0 {
		return ""
	}
	return t.a.W("comma") + t.a.W("answers-left", t.Puzzle.status.Left)
}

// drawGoalSheet shows the goal and the hints in full, with all that can be done.
func (t *Table) drawGoalSheet() {
	if t.Puzzle == nil {
		return
	}
	a, c, p := t.a, t.a.C(), t.Puzzle
	w := min(520, a.Size().W-16)
	text := t.goalWords()
	acts := t.puzzleActs()
	rows := (len(acts) + 1) / 2
	high := c.BlockHeight(text, w-44, theme.Normal, false)
	step := max(40, a.UI().Touch+5)
	r := t.sheet(w, high+74+step*float64(rows))
	t.closer(r, p.Try.Puzzle.Title.In(a.Lang()))
	in := layout.Rect{X: r.X + 18, Y: r.Y + 48, W: r.W - 36, H: r.H - 60}
	low, in := in.Low(step * float64(rows))
	in.H -= 6
	a.UI().Scroll("goal", in, high+4, false, func(in layout.Rect) {
		in.W -= 8
		c.Block(text, in, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	})
	t.drawActs(low, acts, 2, widget.Plain)
}

// goalWords is the goal with the hints that were asked for.
func (t *Table) goalWords() string {
	lines := []string{t.Puzzle.Try.Puzzle.Goal.In(t.a.Lang()) + t.leftWords()}
	for i, h := range t.Puzzle.Try.Hints() {
		lines = append(lines, t.a.W("hint-n", i+1, h.In(t.a.Lang())))
	}
	return strings.Join(lines, "\n\n")
}
