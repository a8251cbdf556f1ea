package table

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/rules"
)

// course is how near each player was to losing after each turn of a match, by the skin's toll.
type course struct {
	entries int     // of the log that it was made from
	turns   []int   // their numbers; 0 is what was dealt
	tolls   [][]int // by seat, after each of the turns
	most    int
	points  []turningPoint
	judged  bool // the points are those of the session's review
}

// turningPoint is a turn after which a player is much likelier to win; or, where nobody can tell how likely that is, much nearer to losing.
type turningPoint struct {
	at         uint32 // the decision in which that began
	turn, seat int
	by         int // by the toll
	swing      *session.Swing
}

// mostPoints is how many turning points are told.
const mostPoints = 3

// chart works out the course of a match that is over, once.
func (t *Table) chart() {
	if !t.View.Over {
		t.course = course{}
		return
	}
	if t.course.entries == len(t.Log) {
		t.swings()
		return
	}
	if t.Skin.Toll == nil {
		return
	}
	seats := len(t.View.Players)
	x := course{entries: len(t.Log), tolls: make([][]int, seats)}
	now, began := make([]int, seats), make([]uint32, seats)
	lost := map[rules.Card]bool{}
	turn := 0
	end := func() {
		if turn == 0 { // what is dealt counts for nothing
			clear(now)
		}
		for seat := range now {
			if n := len(x.turns); n > 0 && now[seat] > x.tolls[seat][n-1] {
				x.points = append(x.points, turningPoint{at: began[seat], turn: turn, seat: seat, by: now[seat] - x.tolls[seat][n-1]})
			}
			x.tolls[seat] = append(x.tolls[seat], now[seat])
			x.most = max(x.most, now[seat])
		}
		clear(began)
		x.turns = append(x.turns, turn)
	}
	for i := range t.Log {
		e := &t.Log[i]
		if e.Turn != turn {
			end()
			turn = e.Turn
		}
		seat, n := t.Skin.Toll(e, skin.PrintOf(e, t.Prints))
		if n != 0 && e.Event.Kind != "move" && e.Event.Card != 0 { // what is lost already is not lost twice
			if lost[e.Event.Card] == (n > 0) {
				n = 0
			}
			lost[e.Event.Card] = lost[e.Event.Card] != (n != 0)
		}
		if seat >= 0 && seat < seats {
			now[seat] += n
		}
		for s := range now {
			if n := len(x.turns); n > 0 && began[s] == 0 && now[s] > x.tolls[s][n-1] {
				began[s] = e.Seq
			}
		}
	}
	end()
	slices.SortStableFunc(x.points, func(a, b turningPoint) int { return b.by - a.by })
	x.points = x.points[:min(mostPoints, len(x.points))]
	slices.SortFunc(x.points, func(a, b turningPoint) int { return cmp.Compare(a.at, b.at) })
	t.course = x
	t.swings()
}

// swings takes as turning points what a computer player finds, once it has.
func (t *Table) swings() {
	r := t.Session.Review()
	if r == nil || r.Unknown || t.course.judged {
		return
	}
	t.course.points, t.course.judged = nil, r.Over
	for i := range r.Swings {
		x := &r.Swings[i]
		t.course.points = append(t.course.points, turningPoint{at: x.At, turn: x.Turn, seat: x.Seat, swing: x})
	}
}

// pointWords is a turning point in words.
func (t *Table) pointWords(x turningPoint) string {
	if x.swing != nil {
		return t.swingWords("turning-swing", x)
	}
	return t.a.W("turning-point", x.turn, t.Name(x.seat), t.W("toll", x.by))
}

// swingWords is how much likelier somebody has become to win, in the words of a key.
func (t *Table) swingWords(key string, x turningPoint) string {
	percent := func(chance float64) int { return int(math.Round(100 * chance)) }
	return t.a.W(key, x.turn, t.Name(x.seat), percent(x.swing.From), percent(x.swing.To))
}

// shownWords is a turning point in the words for which there is room.
func (t *Table) shownWords(x turningPoint, wide float64) string {
	words := t.pointWords(x)
	if x.swing != nil && t.a.C().Width(words, theme.Normal, false) > wide {
		words = t.swingWords("turning-swing-short", x)
	}
	return t.a.C().Fit(words, wide, theme.Normal, false)
}

// pointActs lead to the turning points.
func (t *Table) pointActs() (acts []page.Act) {
	t.chart()
	for _, x := range t.course.points {
		acts = append(acts, page.Act{Act: "moment", Value: strconv.Itoa(int(x.at)), Text: t.pointWords(x)})
	}
	return acts
}

// chartLines is the course of the match in words, for the mirror.
func (t *Table) chartLines() (lines []string) {
	t.chart()
	for i, turn := range t.course.turns {
		if i == 0 {
			continue
		}
		line := t.a.W("turn-n", turn)
		for seat := range t.course.tolls {
			line += t.a.W("comma") + t.Name(seat) + " " + strconv.Itoa(t.course.tolls[seat][i])
		}
		lines = append(lines, line)
	}
	return lines
}

// drawChart draws the course of the match: a line for each player, higher the nearer to losing,
// with rings around the turning points.
func (t *Table) drawChart(r layout.Rect) {
	c, x := t.a.C(), &t.course
	c.Round(r, 4, theme.Alpha(theme.PaperDark, 0.35))
	const foot, names = 15.0, 74.0
	in := layout.Rect{X: r.X + 24, Y: r.Y + 8, W: r.W - 24 - names, H: r.H - 8 - foot}
	n, most := len(x.turns), max(1, x.most)
	at := func(i, toll int) layout.Point {
		return layout.Point{X: in.X + in.W*float64(i)/float64(n-1), Y: in.Bottom() - in.H*float64(max(0, toll))/float64(most)}
	}
	small := paint.Style{Size: theme.Tiny, Ink: theme.InkSoft, Align: paint.End}
	for _, toll := range []int{0, most} {
		y := at(0, toll).Y
		c.Line(in.X, y, in.Right(), y, 1, theme.Line)
		c.Text(strconv.Itoa(toll), in.X-5, y, small)
	}
	small.Align = paint.Centre
	for i := 1; i < n; i += max(1, (n+9)/10) {
		c.Text(strconv.Itoa(x.turns[i]), at(i, 0).X, in.Bottom()+foot/2, small)
	}
	seats := make([]int, len(x.tolls))
	for i := range seats {
		seats[i] = i
	}
	slices.SortFunc(seats, func(a, b int) int { return x.tolls[b][n-1] - x.tolls[a][n-1] })
	last := r.Y - 12 // where the name above stands
	for _, seat := range seats {
		tolls, ink := x.tolls[seat], t.SideInk(seat)
		for i := 1; i < n; i++ {
			p, q := at(i-1, tolls[i-1]), at(i, tolls[i])
			c.Line(p.X, p.Y, q.X, q.Y, 2.2, ink)
		}
		p := at(n-1, tolls[n-1])
		c.Disc(p.X, p.Y, 3.5, ink)
		last = min(max(p.Y, last+11), r.Bottom()-6)
		c.Text(c.Fit(t.Name(seat), names-12, theme.Tiny, false), p.X+8, last, paint.Style{Size: theme.Tiny, Ink: theme.Ink})
	}
	for _, point := range x.points {
		if i := slices.Index(x.turns, point.turn); i >= 0 {
			p := at(i, x.tolls[point.seat][i])
			c.Ring(layout.Rect{X: p.X - 6, Y: p.Y - 6, W: 12, H: 12}, 6, 2, theme.Gold)
		}
	}
}
