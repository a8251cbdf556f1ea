package widget

import (
	"image/color"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// Manner is how much a button asks for attention.
type Manner int

// The manners of a button.
const (
	Plain   Manner = iota // paper with an edge
	Primary               // vermilion: the way on
	Quiet                 // letters only
	On                    // chosen
	Off                   // cannot be pressed now
)

// Button draws a button and registers it.
func (u *UI) Button(r layout.Rect, act, value, label string, m Manner) {
	u.ButtonAbout(r, act, value, label, m, "")
}

// ButtonAbout is a button that is about something: pointing at it looks at that.
func (u *UI) ButtonAbout(r layout.Rect, act, value, label string, m Manner, hover string) {
	c := u.C
	hot, down := u.Hot(act, value) && m != Off, u.pressed == id{act, value, hover}
	ink := theme.Ink
	switch m {
	case Primary:
		fill := theme.Vermilion
		if hot {
			fill = theme.Mix(fill, theme.White, 0.14)
		}
		if down {
			fill = theme.Mix(fill, theme.Ink, 0.2)
		}
		c.Shadow(r, theme.Radius)
		c.Round(r, theme.Radius, fill)
		ink = theme.White
	case On:
		c.Round(r, theme.Radius, theme.Ink)
		ink = theme.PaperLight
	case Quiet:
		if hot || down {
			c.Round(r, theme.Radius, theme.Alpha(theme.Ink, 0.09))
		}
	case Off:
		c.Ring(r, theme.Radius, 1, theme.Alpha(theme.Line, 0.6))
		ink = theme.InkFaint
	default:
		fill := theme.PaperLight
		if hot {
			fill = theme.White
		}
		if down {
			fill = theme.PaperDark
		}
		c.Round(r, theme.Radius, fill)
		edge := theme.Line
		if hot {
			edge = theme.Vermilion
		}
		c.Ring(r, theme.Radius, 1.2, edge)
	}
	u.label(r, label, ink)
	if m != Off {
		u.Add(Node{Rect: u.grown(r), Act: act, Value: value, Hover: hover, Focus: true})
		u.FocusRing(act, value, r)
	}
}

// Icon is a button with a sign instead of letters.
func (u *UI) Icon(r layout.Rect, act, icon string, m Manner) {
	u.Button(r, act, "", "", m)
	ink := theme.Ink
	if m == Off {
		ink = theme.InkFaint
	}
	p := r.Centre()
	u.C.Icon(icon, p.X, p.Y, 7.5, ink)
}

// label writes in the middle of r, smaller or in two lines when it must.
func (u *UI) label(r layout.Rect, label string, ink color.RGBA) {
	c := u.C
	size := theme.Normal
	room := r.W - 10
	for size > theme.Small-1 && c.Width(label, size, false) > room {
		size--
	}
	if c.Width(label, size, false) > room {
		size = theme.Small
	}
	if c.Width(label, size, false) <= room || r.H < 2*paint.LineHeight(size) {
		c.Text(c.Fit(label, room, size, false), r.X+r.W/2, r.Y+r.H/2, paint.Style{Size: size, Ink: ink, Align: paint.Centre})
		return
	}
	lines := c.Wrap(label, room, size, false)
	for w := c.Width(label, size, false)/2 + size/2; len(lines) == 2 && w < room; w += size / 2 {
		if even := c.Wrap(label, w, size, false); len(even) == 2 && whole(label, even) { // of like length
			lines = even
			break
		}
	}
	lh := paint.LineHeight(size)
	if most := int(r.H / lh); len(lines) > most && most > 0 {
		lines = lines[:most]
		lines[most-1] = c.Fit(lines[most-1]+"…", room, size, false)
	}
	y := r.Y + r.H/2 - lh*float64(len(lines)-1)/2
	for i, line := range lines {
		c.Text(line, r.X+r.W/2, y+lh*float64(i), paint.Style{Size: size, Ink: ink, Align: paint.Centre})
	}
}

// whole reports whether lines break a label at its spaces, if it has any, and not within
// a word.
func whole(label string, lines []string) bool {
	return !strings.Contains(label, " ") || strings.Join(lines, " ") == label
}

// ButtonHeight is how high a button must be so that its label fits into two lines.
func (u *UI) ButtonHeight(label string, width float64) float64 {
	if u.C.Width(label, theme.Small, false) > width-10 {
		return max(u.Touch, 2*paint.LineHeight(theme.Small)+4)
	}
	return u.Touch
}

// Row is an entry of a list: a line or two of letters from the left.
func (u *UI) Row(r layout.Rect, act, value, label, mark string, on bool, hover string) {
	u.RowBehind(r, 0, act, value, label, "", mark, on, hover)
}

// RowBehind is a Row whose letters leave so much room before them, and gives that room. Below its label
// stands a note in small letters, if there is any.
func (u *UI) RowBehind(r layout.Rect, lead float64, act, value, label, note, mark string, on bool, hover string) layout.Rect {
	c := u.C
	hot := u.Hot(act, value)
	switch {
	case on:
		c.Round(r, theme.Radius, theme.Alpha(theme.Vermilion, 0.16))
		c.Ring(r, theme.Radius, 1.4, theme.Vermilion)
	case hot:
		c.Round(r, theme.Radius, theme.White)
		c.Ring(r, theme.Radius, 1.2, theme.Vermilion)
	default:
		c.Round(r, theme.Radius, theme.Alpha(theme.White, 0.55))
		c.Ring(r, theme.Radius, 1, theme.Line)
	}
	text := r.InsetXY(9, 5)
	if mark != "" {
		var left layout.Rect
		left, text = text.Left(22)
		c.Disc(left.X+8, left.Y+left.H/2, 9, theme.Vermilion)
		c.Text(mark, left.X+8, left.Y+left.H/2, paint.Style{Size: theme.Small, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
	before, text := text.Left(lead)
	if note != "" {
		var low layout.Rect
		low, text = text.Low(c.BlockHeight(note, text.W, theme.Small, false))
		c.Block(note, low, paint.Style{Size: theme.Small, Ink: theme.Indigo})
	}
	lines, size := u.linesIn(label, text)
	lh := paint.LineHeight(size)
	y := text.Y + (text.H-lh*float64(len(lines)))/2
	for i, line := range lines {
		c.Text(line, text.X, y+lh*(float64(i)+0.5), paint.Style{Size: size, Ink: theme.Ink})
	}
	u.Add(Node{Rect: r, Act: act, Value: value, Hover: hover, Focus: true})
	u.FocusRing(act, value, r)
	return before
}

// linesIn breaks a label into the lines that fit in r: with small letters if the usual ones are
// too large, and cut short if those are too.
func (u *UI) linesIn(label string, r layout.Rect) (lines []string, size float64) {
	for _, size = range [...]float64{theme.Normal, theme.Small} {
		lines = u.C.Wrap(label, r.W, size, false)
		if paint.LineHeight(size)*float64(len(lines)) <= r.H+1 {
			return lines, size
		}
	}
	if most := max(1, int(r.H/paint.LineHeight(size))); len(lines) > most {
		lines = append(lines[:most-1:most-1], u.C.Fit(lines[most-1]+"…", r.W, size, false))
	}
	return lines, size
}

// RowHeight is how high a Row of the label and the note must be.
func (u *UI) RowHeight(label, note string, width float64, marked bool) float64 {
	room := width - 18
	if marked {
		room -= 22
	}
	high := u.C.BlockHeight(label, room, theme.Normal, false)
	if note != "" {
		high += u.C.BlockHeight(note, room, theme.Small, false)
	}
	return max(u.Touch, high+10)
}
