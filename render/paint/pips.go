package paint

import (
	"fmt"
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/layout"
	"gorin/render/theme"
)

// pairFrame draws the frame of a card with a pair of numbers: name, types and
// title at the foot, in the card's colours from left to right.
func (k *Cards) pairFrame(img *ebiten.Image, f *Face, w, h float64) {
	tints := []theme.Tint{theme.CardTint(f.Picture.Colour)}
	if len(f.Colours) > 0 {
		tints = tints[:0]
		for _, key := range f.Colours {
			tints = append(tints, theme.CardTint(key))
		}
	}
	part := w / float64(len(tints))
	for i, t := range tints {
		x := part * float64(i)
		k.brush.polygon(theme.Alpha(t.Dark, 0.94), x, h*0.77, x+part, h*0.77, x+part, h, x, h)
		k.brush.polygon(theme.Mix(t.Light, theme.PaperLight, 0.35), x, h*0.61, x+part, h*0.61, x+part, h*0.77, x, h*0.77)
		k.brush.polygon(t.Full, x, h*0.6, x+part, h*0.6, x+part, h*0.618, x, h*0.618)
	}
	k.name(img, f.Name, w*0.95, w/2, h*0.694, h)
	k.triggers(img, f, w, h)
	k.icons(img, f, w, h)
	if f.Tag != "" {
		size, most := h*0.062, w*0.98
		tag, tw := f.Tag, k.canvas.Fonts.Width(f.Tag, size, false)+size*0.7
		if tw > most { // smaller, and if that does not help, shorter
			size = max(size*most/tw, h*0.052)
			tag = k.fit(f.Tag, most-size*0.7, size)
			tw = k.canvas.Fonts.Width(tag, size, false) + size*0.7
		}
		k.brush.polygon(theme.Alpha(theme.Gold, 0.96), w-tw, h*0.535, w, h*0.535, w, h*0.6, w-tw, h*0.6)
		k.letters(img, tag, w-tw/2, h*0.568, size, false, theme.Ink, Centre)
	}
	pale := theme.Mix(tints[0].Light, theme.White, 0.5)
	size := h * 0.058
	line := k.fit(f.Line, w*0.92, size)
	k.letters(img, line, w*0.04, h*0.955, size, false, pale, Start)
	if f.Title != "" {
		room := w*0.9 - k.canvas.Fonts.Width(line, size, false)
		k.letters(img, k.fit(f.Title, room, size), w*0.965, h*0.955, size, false, theme.RGB(0xF3D77A), End)
	}
}

// discOverPips writes the first number, with its colours below it.
func (c *Canvas) discOverPips(l Look) {
	b, h := l.Pose.Bounds(), l.Pose.H
	r := math.Max(h*0.095, 5.5)
	x, y, down := b.X+r*1.15, b.Y+r*1.15, 1.0
	if l.Far {
		x, y, down = b.Right()-r*1.15, b.Bottom()-r*1.15, -1
	}
	t := theme.CardTint(l.Face.Picture.Colour)
	c.Disc(x, y, r, theme.Alpha(theme.White, 0.9))
	c.Disc(x, y, r*0.88, t.Dark)
	c.Text(strconv.Itoa(l.First), x, y, Style{Size: r * 1.45, Ink: theme.White, Bold: true, Align: Centre})
	if h < 40 {
		return
	}
	p := r * 0.5
	if theme.Marks { // for the letter
		p = r * 0.66
	}
	y += down * (r + p*1.2)
	for i, colour := range l.Pips {
		if i == 4 {
			break
		}
		c.Pip(x, y, p, colour)
		y += down * p * 2.3
	}
}

// pair writes both numbers, main/beside, at the lower left, and over them what is taken.
func (c *Canvas) pair(l Look) {
	b := l.Pose.Bounds()
	size := math.Max(l.Pose.H*0.125, 8.5)
	high := size * 1.2
	main, beside := strconv.Itoa(l.Main), "/"+strconv.Itoa(l.Beside)
	pw, hw, arrows := 0.0, 0.0, 0.0
	for least := size * 0.55; ; size *= 0.94 { // smaller, so that nothing leaves the card
		if theme.Marks && (l.MainUp != 0 || l.SideUp != 0) {
			arrows = size * 0.7
		}
		pw, hw = c.Width(main, size, true), c.Width(beside, size, true)
		if pw+hw+6+arrows <= b.W-2 || size <= least {
			break
		}
	}
	w := math.Min(pw+hw+6+arrows, b.W-2)
	y, way := b.Y+b.H*0.845, -1.0
	if l.Pose.Turns != 0 && math.Mod(l.Pose.Turns, 2) != 0 {
		y = b.Bottom() - high*0.75
	}
	x := b.X + 1
	if l.Far {
		y, x, way = 2*(b.Y+b.H/2)-y, b.Right()-1-w, 1
	}
	band := layout.Rect{X: x, Y: y - high/2, W: w, H: high}
	c.Round(band, 2.5, theme.Alpha(theme.Ink, 0.9))
	c.Text(main, band.X+3, y, Style{Size: size, Ink: changed(l.MainUp, theme.White), Bold: true})
	c.Text(beside, band.X+3+pw, y, Style{Size: size, Ink: changed(l.SideUp, theme.RGB(0xF3D77A)), Bold: true})
	if arrows > 0 {
		way := l.MainUp
		if way == 0 {
			way = l.SideUp
		}
		c.arrow(band.Right()-arrows*0.5, y, size*0.24, way)
	}
	if l.Taken <= 0 {
		return
	}
	text := fmt.Sprintf("-%d", l.Taken)
	w = c.Width(text, size, true) + 8
	band = layout.Rect{X: b.X + (b.W-w)/2, Y: y + way*high*1.1 - high/2, W: w, H: high}
	c.Round(band.Inset(-1), 4, theme.White)
	c.Round(band, 3.5, theme.Vermilion)
	c.Text(text, band.X+w/2, band.Y+high/2, Style{Size: size, Ink: theme.White, Bold: true, Align: Centre})
}

// Joint draws a thin line with a ring at its end, from one thing to another that
// it is about.
func (c *Canvas) Joint(x0, y0, x1, y1 float64, clr color.RGBA) {
	c.Line(x0, y0, x1, y1, 4, theme.Alpha(theme.White, 0.75))
	c.Line(x0, y0, x1, y1, 2, clr)
	c.Disc(x0, y0, 3.5, clr)
	c.Disc(x1, y1, 6, theme.Alpha(theme.White, 0.9))
	c.Disc(x1, y1, 4.5, clr)
}

// Pointer is a triangle that points down for way 1 and up for -1.
func (c *Canvas) Pointer(x, y, r, way float64, clr color.RGBA) {
	c.triangle(x, y+way*r, x-r, y-way*r*0.7, x+r, y-way*r*0.7, clr)
}
