package table

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// resultWords is how the game ended, and in a second line under which clause.
func (t *Table) resultWords() string {
	a, res := t.a, t.View.Result
	head := res.Words.In(a.Lang())
	if head == "" {
		var names []string
		for _, w := range res.Winners {
			names = append(names, t.Name(w))
		}
		head = a.W("wins", strings.Join(names, a.W("and")))
		if len(names) == 0 {
			head = a.W("draw-game")
		}
	}
	return head + "\n" + a.Cite(t.View.Game, res.Clause)
}

// Measures of the result, in logical pixels.
const (
	resultWide  = 500.0
	resultHigh  = 362.0 // without the chart
	chartHigh   = 118.0
	pointHigh   = 30.0 // a turning point, at least
	blowWide    = 84.0 // the picture of the last blow
	blowHigh    = 104.0
	actsHigh    = 184.0
	acrossWide  = 790.0 // the result where there is little height: buttons stand beside it
	acrossLeast = 640.0
)

// drawResult tells who has won and how, with the course of the match and its turning points.
func (t *Table) drawResult() {
	a := t.a
	t.chart()
	size, points := a.Size(), t.course.points
	across := size.H < 460 && size.W >= acrossLeast
	wide, high := min(resultWide, size.W-20), resultHigh+t.standingsHigh()
	if len(t.course.turns) > 1 && !across {
		high += chartHigh + t.pointHigh()*float64(len(points)) + 12
	}
	if across {
		wide, high = min(acrossWide, size.W-20), size.H-10
	}
	r := t.sheet(wide, min(size.H-10, high))
	in := layout.Rect{X: r.X + 22, Y: r.Y + 16, W: r.W - 44, H: r.H - 32}
	acts := layout.Rect{}
	if across {
		acts, in = in.End(in.W * 0.4)
		_, acts = acts.Left(14)
	} else {
		need := actsHigh
		if in.H < 330 { // a small window
			need = 92
		}
		acts, in = in.Low(need)
		in.H -= 8
	}
	foot := in.Bottom()
	in = t.drawHead(in)
	in.Y += t.drawStandings(layout.Rect{X: in.X, Y: in.Y, W: in.W})
	in.H = foot - in.Y
	t.drawCourse(in, points)
	list := t.resultActs()
	columns, rows := 2, 4
	if acts.H < 130 {
		columns, rows = 4, 2
	}
	for i, cell := range acts.Grid(columns, rows, 6) {
		if i == len(list) {
			break
		}
		manner := widget.Plain
		if i == 0 {
			manner = widget.Primary
		}
		a.UI().Button(cell, list[i].Act, list[i].Value, list[i].Text, manner)
	}
}

// pointHigh is how high a turning point is, which is pressed.
func (t *Table) pointHigh() float64 { return max(pointHigh, t.a.UI().Touch+3) }

// drawCourse draws the chart and below it the turning points, as many as there is room for.
func (t *Table) drawCourse(r layout.Rect, points []turningPoint) {
	const least = 60
	high := t.pointHigh()
	if len(t.course.turns) < 2 || r.H < least {
		return
	}
	points = points[:max(0, min(len(points), int((r.H-least)/high)))]
	var box layout.Rect
	box, r = r.Top(min(chartHigh, r.H-high*float64(len(points))))
	t.drawChart(box.Inset(2))
	for _, x := range points {
		var row layout.Rect
		row, r = r.Top(high)
		t.a.UI().Button(layout.Rect{X: row.X, Y: row.Y + 2, W: row.W, H: row.H - 4}, "moment", strconv.Itoa(int(x.at)), t.shownWords(x, row.W-16), widget.Plain)
	}
}

// drawHead draws who has won and under which clause, beside the card that dealt the last blow, and
// returns what is left of r.
func (t *Table) drawHead(r layout.Rect) layout.Rect {
	c := t.a.C()
	head, why, _ := strings.Cut(t.resultWords(), "\n")
	pic := layout.Rect{X: r.X, Y: r.Y, W: blowWide, H: blowHigh}
	if face := t.LastBlow(); face != nil {
		c.Image(c.Cards.Art(face, pic.W, pic.H), pic.X, pic.Y)
		c.Ring(pic, 3, 3, theme.Gold)
	} else {
		c.Disc(pic.X+pic.W/2, pic.Y+pic.H/2, 34, theme.Vermilion)
		c.Text("終", pic.X+pic.W/2, pic.Y+pic.H/2, paint.Style{Size: 36, Ink: theme.White, Align: paint.Centre})
	}
	words := layout.Rect{X: pic.Right() + 14, Y: r.Y + 2, W: r.W - pic.W - 14}
	y := words.Y + c.Block(head, words, paint.Style{Size: 22, Ink: theme.Ink}) + 2
	for _, line := range c.Wrap(why, words.W, theme.Normal, false) {
		if y+paint.LineHeight(theme.Normal) > pic.Bottom()+8 {
			break // the log has all of it
		}
		c.Text(line, words.X, y+paint.LineHeight(theme.Normal)/2, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		y += paint.LineHeight(theme.Normal)
	}
	_, rest := r.Top(blowHigh + 12)
	return rest
}

func (t *Table) resultActs() []page.Act {
	a := t.a
	return []page.Act{
		{Act: "again", Text: a.W("again"), Off: slices.Contains(t.Session.Start.Decks, "")},
		{Act: "watch", Text: a.W("watch")},
		{Act: "export", Text: a.W("export")},
		{Act: "link", Text: a.W("link")},
		{Act: "close", Text: a.W("see-table")},
		{Act: "undo", Text: a.W("undo")},
		{Act: "new", Text: a.W("to-title")},
	}
}
