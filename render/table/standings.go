package table

import (
	"slices"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// Standings are how a match ended for each player, at a table for more than two: who has won
// first, teams together.

// standingsRow is how high a line of them is; there are two columns.
const standingsRow = 20.0

func (t *Table) standingsHigh() float64 {
	n := len(t.View.Players)
	if n <= 2 {
		return 0
	}
	return float64((n+1)/2)*standingsRow + 10
}

// Standing is how a match ended for a player, in words.
func (t *Table) Standing(seat int) string {
	p := &t.View.Players[seat]
	switch {
	case slices.Contains(t.View.Result.Winners, seat):
		return t.a.W("seat-won")
	case p.Lost:
		return t.a.W("seat-lost")
	case p.Left:
		return t.a.W("seat-left")
	case len(t.View.Result.Winners) == 0:
		return t.a.W("seat-drew")
	}
	return t.a.W("seat-beaten")
}

// standings is the seats, the winners first, otherwise in the order of the turns.
func (t *Table) standings() []int {
	seats := append([]int{t.Bottom}, t.Others()...)
	slices.SortStableFunc(seats, func(a, b int) int { return t.placed(a) - t.placed(b) })
	return seats
}

func (t *Table) placed(seat int) int {
	if slices.Contains(t.View.Result.Winners, seat) {
		return 0
	}
	return 1
}

// drawStandings lists them in r and says how high they are.
func (t *Table) drawStandings(r layout.Rect) float64 {
	high := t.standingsHigh()
	if high == 0 {
		return 0
	}
	c, seats := t.a.C(), t.standings()
	r.H = high - 10
	for i, cell := range r.Grid(2, (len(seats)+1)/2, 0) {
		if i >= len(seats) {
			break
		}
		seat, y := seats[i], cell.Y+cell.H/2
		words := t.Standing(seat)
		ink := theme.InkSoft
		if t.placed(seat) == 0 {
			c.Round(cell.InsetXY(2, 1), 4, theme.Alpha(theme.Gold, 0.28))
			ink = theme.Ink
		}
		c.Disc(cell.X+11, y, 5, t.SideInk(seat))
		w := c.Width(words, theme.Small, true)
		c.Text(words, cell.Right()-8, y, paint.Style{Size: theme.Small, Ink: ink, Bold: true, Align: paint.End})
		c.Snug(t.Name(seat), cell.X+21, y, cell.W-w-34, theme.Tiny, paint.Style{Size: theme.Small, Ink: ink})
	}
	return high
}

// standingLines is the same for the mirror, and what each team has.
func (t *Table) standingLines() (lines []string) {
	for _, seat := range t.standings() {
		lines = append(lines, t.Name(seat)+t.a.W("colon")+t.Standing(seat))
	}
	return lines
}
