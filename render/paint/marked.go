package paint

import (
	"image/color"
	"strings"
	"unicode/utf8"

	"gorin/render/layout"
	"gorin/render/theme"
)

// Marked is Block with what stands from a rune on, counted from 0, in another ink and
// underlined; at the end of s it marks that something is missing there.
func (c *Canvas) Marked(s string, from int, r layout.Rect, st Style, ink color.RGBA) float64 {
	lines := c.Wrap(s, r.W, st.Size, st.Bold)
	lh := LineHeight(st.Size)
	whole, at := []rune(s), 0
	wrong := st
	wrong.Ink = ink
	for i, line := range lines {
		y := r.Y + lh*(float64(i)+0.5)
		first, _ := utf8.DecodeRuneInString(line)
		for at < len(whole) && whole[at] != first && (whole[at] == ' ' || whole[at] == '\n') {
			at++
		}
		n := utf8.RuneCountInString(line)
		good := string([]rune(line)[:max(0, min(n, from-at))])
		bad := line[len(good):]
		x := r.X + c.Width(good, st.Size, st.Bold)
		c.Text(good, r.X, y, st)
		if from >= len(whole) && i == len(lines)-1 {
			c.Fill(layout.Rect{X: x + 2, Y: y - st.Size/2, W: 2, H: st.Size}, ink)
		}
		if bad != "" {
			c.Text(bad, x, y, wrong)
			low := y + st.Size*0.62
			c.Line(x, low, x+c.Width(bad, st.Size, st.Bold), low, 1.4, ink)
		}
		at += n
	}
	return lh * float64(len(lines))
}

// Lit is Block with a part of the text, in bytes, on a ground of its own and in another ink.
func (c *Canvas) Lit(s string, part [2]int, r layout.Rect, st Style, ground, ink color.RGBA) float64 {
	lit := st
	lit.Ink = ink
	lh, at := LineHeight(st.Size), 0
	lines := c.Wrap(s, r.W, st.Size, st.Bold)
	for i, line := range lines {
		at += max(0, strings.Index(s[at:], line))
		from := min(max(part[0]-at, 0), len(line))
		to := min(max(part[1]-at, from), len(line))
		x, y := r.X, r.Y+lh*(float64(i)+0.5)
		for _, run := range []struct {
			words string
			in    bool
		}{{line[:from], false}, {line[from:to], true}, {line[to:], false}} {
			w := c.Width(run.words, st.Size, st.Bold)
			switch {
			case run.words == "":
			case run.in:
				c.Round(layout.Rect{X: x - 2, Y: y - lh/2 + 0.5, W: w + 4, H: lh - 1}, 2, ground)
				c.Text(run.words, x, y, lit)
			default:
				c.Text(run.words, x, y, st)
			}
			x += w
		}
		at += len(line)
	}
	return lh * float64(len(lines))
}

// Struck is Block with a line through the letters.
func (c *Canvas) Struck(s string, r layout.Rect, st Style) float64 {
	high := c.Block(s, r, st)
	for i, line := range c.Wrap(s, r.W, st.Size, st.Bold) {
		y := r.Y + LineHeight(st.Size)*(float64(i)+0.5)
		c.Line(r.X, y, r.X+c.Width(line, st.Size, st.Bold), y, 1, theme.Alpha(st.Ink, 0.8))
	}
	return high
}
