package widget

import (
	"math"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// Rows is a list to scroll in which no row is cut.
type Rows struct {
	Heights []float64
	Gap     float64
	More    func(n int) string     // words for so many rows that are not shown; nil for no mark
	Count   func(from, to int) int // how many things stand in those rows; nil for one in each
	Mark    float64                // height of the mark, 0 for the usual one
	Stick   bool                   // the end of the list stays in sight while it grows
	Line    float64                // height of the lines of letters between which a row may be cut above the others, over
	Foot    float64                // so much room below them
}

// The usual height of a mark that tells of rows which are not shown, and its
// distance from them.
const (
	UsualMark  = 20
	MarkGap    = 3
	roomForTwo = 120 // a list that is less high has one place for both marks
)

// List draws rows in r, as many as fit whole, with draw. What is left out above
// and below is counted there; wheel, finger and keys bring it.
func (u *UI) List(id string, r layout.Rect, rows Rows, draw func(row int, r layout.Rect)) {
	s := u.scrolls[id]
	if s == nil {
		s = &scroll{stick: rows.Stick}
		u.scrolls[id] = s
	}
	l := &layout.List{Heights: rows.Heights, Gap: rows.Gap, Room: r.H}
	if rows.More != nil {
		if l.Mark = rows.Mark; l.Mark == 0 {
			l.Mark = UsualMark
		}
	}
	l.One = r.H < roomForTwo
	n, last := len(rows.Heights), l.Last()
	s.list, s.most = l, l.Top(last)
	if s.stick && rows.Stick {
		s.offset = s.most
	}
	s.offset = max(0, min(s.offset, s.most))
	first := l.At(s.offset)
	end := l.End(first)

	in := r
	if first > 0 && !l.One {
		_, in = in.Top(l.Mark)
	}
	in.H = l.Top(end) - rows.Gap - l.Top(first)
	if rows.Stick && first == last && last > 0 {
		in.Y = max(r.Y, r.Bottom()-in.H)
	}
	in.H = min(in.H, r.Bottom()-in.Y)
	u.areas = append(u.areas, area{id, r})
	clip := layout.Rect{X: r.X, Y: in.Y - rows.Gap/2, W: r.W, H: in.H + rows.Gap}
	if lines := math.Floor((in.Y - r.Y - rows.Foot) / max(1, rows.Line)); rows.Line > 0 && first > 0 && lines > 0 {
		clip.Y, clip.H = clip.Y-rows.Foot-lines*rows.Line, clip.H+rows.Foot+lines*rows.Line
	}
	u.clips = append(u.clips, area{id, clip})
	u.C.Clip(clip, func() {
		for i := max(0, first-1); i < min(n, end+1); i++ { // the keyboard reaches the next ones too
			draw(i, layout.Rect{X: r.X, Y: in.Y + l.Top(i) - l.Top(first), W: r.W, H: rows.Heights[i]})
		}
	})
	u.clips = u.clips[:len(u.clips)-1]
	if rows.More != nil {
		above, below := first, n-end
		if rows.Count != nil {
			above, below = rows.Count(0, first), rows.Count(end, n)
		}
		u.marks(id, r, in.Bottom(), l, rows.More, above, below)
	}
	u.thumb(s, r, l.High())
}

// marks draws how many rows are left out above and below; bottom is where the rows
// end.
func (u *UI) marks(id string, r layout.Rect, bottom float64, l *layout.List, words func(int) string, above, below int) {
	up := layout.Rect{X: r.X, Y: r.Y, W: r.W, H: l.Mark - MarkGap}
	down := up
	down.Y = min(bottom, r.Bottom()-l.Mark) + MarkGap
	if l.One {
		up.Y = down.Y
		if above > 0 && below > 0 {
			up.W = r.W/2 - 2
			down.X, down.W = r.X+r.W/2+2, up.W
		}
	}
	if above > 0 {
		u.more(id, up, words(above), -1)
	}
	if below > 0 {
		u.more(id, down, words(below), 1)
	}
}

// more draws the mark of rows that are not shown; a click on it brings them.
func (u *UI) more(id string, r layout.Rect, words string, way float64) {
	c := u.C
	ink := theme.Vermilion
	c.Round(r, r.H/2, theme.Alpha(ink, 0.1))
	value := id + map[float64]string{-1: " up", 1: " down"}[way]
	if u.Hot("page", value) {
		c.Ring(r, r.H/2, 1, ink)
	}
	size := min(theme.Small, r.H*0.85)
	x := r.X + r.W/2 - c.Width(words, size, false)/2
	c.Text(words, x, r.Y+r.H/2, paint.Style{Size: size, Ink: ink})
	for _, x := range []float64{x - 12, r.X + r.W - (x - r.X) + 12} {
		c.Pointer(x, r.Y+r.H/2, 4, way, ink)
	}
	if u.Touch <= theme.Touch { // a finger pushes the list itself
		u.Add(Node{Rect: r, Act: "page", Value: value, area: id, page: way})
	}
}

// turn scrolls an area by most of its height.
func (u *UI) turn(id string, way float64) {
	s := u.scrolls[id]
	for i := range u.areas {
		if a := &u.areas[i]; a.id != id || s == nil {
			continue
		} else if s.list == nil {
			u.scrollBy(id, way*a.rect.H*0.9)
		} else if first := s.list.At(s.offset); way > 0 {
			u.scrollBy(id, s.list.Top(min(s.list.End(first), s.list.Last()))-s.offset)
		} else if first > 0 {
			u.scrollBy(id, s.list.Top(s.list.Back(first))-s.offset)
		}
	}
}

// paged is what the page keys scroll: what the focus is in, what the pointer is
// over, or the first thing that does not fit.
func (u *UI) paged() string {
	if n := u.find(u.focus); n != nil && u.keyed && n.area != "" {
		return n.area
	}
	if id := u.scrollUnder(u.at); id != "" && u.scrolls[id].most > 0 {
		return id
	}
	for _, a := range u.areas {
		if s := u.scrolls[a.id]; s.list != nil && s.most > 0 {
			return a.id
		}
	}
	return ""
}
