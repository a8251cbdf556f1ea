// Package paint draws: filled and rounded boxes, letters, cards. A Canvas
// speaks logical pixels and keeps every picture that it makes.
package paint

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/atlas"
	"gorin/render/layout"
	"gorin/render/theme"
)

// Canvas is a picture to draw on, in logical pixels of S window pixels each.
// What is drawn between Begin and End is gathered as far as its order allows.
type Canvas struct {
	S     float64
	Fonts *theme.Fonts
	Cards *Cards
	Seen  Witness // nil but in tests

	batch  *atlas.Batch
	rounds map[roundKey]image.Rectangle
	round  int // of the atlas that the rounds lie on
	wraps  map[wrapKey][]string
	paper  *ebiten.Image
	tiles  map[tileKey]*ebiten.Image   // of patterns
	prints map[tileKey]image.Rectangle // the same on the atlas
	signs  map[signKey]image.Rectangle
	op     ebiten.DrawImageOptions

	signRound, printRound int           // of the atlas that the signs and the tiles lie on
	parted                *ebiten.Image // the picture that parts are parts of
	parts                 map[image.Rectangle]*ebiten.Image
}

type roundKey struct{ radius, line int }

type wrapKey struct {
	s     string
	w     int
	size  int
	bold  bool
	scale int
}

// NewCanvas makes a canvas without a picture.
func NewCanvas(fonts *theme.Fonts) *Canvas {
	c := &Canvas{S: 1, Fonts: fonts, batch: atlas.NewBatch(fonts.Atlas), rounds: map[roundKey]image.Rectangle{}, wraps: map[wrapKey][]string{}, tiles: map[tileKey]*ebiten.Image{}, prints: map[tileKey]image.Rectangle{}, signs: map[signKey]image.Rectangle{}, parts: map[image.Rectangle]*ebiten.Image{}}
	c.Cards = newCards(c)
	return c
}

// Begin begins to draw on dst, of which scale pixels are one logical pixel.
func (c *Canvas) Begin(dst *ebiten.Image, scale float64) {
	c.batch.Dst, c.S, c.batch.Dry = dst, scale, c.dry()
	if c.dry() {
		c.Seen.Begin()
	}
}

// Calls is how often something has been handed over to be drawn, faces apart.
func (c *Canvas) Calls() int { return c.batch.Calls }

// End finishes a drawing.
func (c *Canvas) End() { c.batch.Flush() }

// Image draws a picture as it is, with its upper left corner at x, y.
func (c *Canvas) Image(img *ebiten.Image, x, y float64) {
	op := c.plain()
	op.GeoM.Translate(x*c.S, y*c.S)
	c.image(img, op)
}

// plain is options for image that change nothing yet.
func (c *Canvas) plain() *ebiten.DrawImageOptions {
	c.op = ebiten.DrawImageOptions{}
	return &c.op
}

// image draws a picture over what has been drawn so far.
func (c *Canvas) image(img *ebiten.Image, op *ebiten.DrawImageOptions) {
	c.batch.Flush()
	if !c.dry() {
		c.batch.Calls++
		c.batch.Dst.DrawImage(img, op)
	}
}

// px is a length in whole window pixels.
func (c *Canvas) px(v float64) float64 { return math.Round(v * c.S) }

func (c *Canvas) device(r layout.Rect) (x, y, w, h float64) {
	x, y = c.px(r.X), c.px(r.Y)
	return x, y, c.px(r.Right()) - x, c.px(r.Bottom()) - y
}

// Fill fills r.
func (c *Canvas) Fill(r layout.Rect, clr color.RGBA) {
	x, y, w, h := c.device(r)
	c.batch.Box(x, y, w, h, clr)
	c.covered(r, clr, veil)
}

// Line draws a straight line of width w.
func (c *Canvas) Line(x0, y0, x1, y1, w float64, clr color.RGBA) {
	dx, dy := (x1-x0)*c.S, (y1-y0)*c.S
	long := math.Hypot(dx, dy)
	if long == 0 {
		return
	}
	half := math.Max(1, w*c.S) / 2 / long
	nx, ny := -dy*half, dx*half
	x0, y0, x1, y1 = x0*c.S, y0*c.S, x1*c.S, y1*c.S
	c.batch.Shape(clr, atlas.Point{X: x0 - nx, Y: y0 - ny}, atlas.Point{X: x1 - nx, Y: y1 - ny}, atlas.Point{X: x1 + nx, Y: y1 + ny}, atlas.Point{X: x0 + nx, Y: y0 + ny})
}

// Round fills r with round corners.
func (c *Canvas) Round(r layout.Rect, radius float64, clr color.RGBA) {
	c.nine(r, radius, 0, false, clr)
	c.covered(r, clr, opaque)
}

// Ring draws the outline of r with round corners, width wide, inwards.
func (c *Canvas) Ring(r layout.Rect, radius, width float64, clr color.RGBA) {
	c.nine(r, radius, math.Max(1, c.px(width)), true, clr)
}

// Disc fills a circle.
func (c *Canvas) Disc(x, y, radius float64, clr color.RGBA) {
	c.Round(layout.Rect{X: x - radius, Y: y - radius, W: 2 * radius, H: 2 * radius}, radius, clr)
}

// nine draws a round box from the nine parts of a small picture.
func (c *Canvas) nine(r layout.Rect, radius, line float64, hollow bool, clr color.RGBA) {
	x, y, w, h := c.device(r)
	if w < 1 || h < 1 {
		return
	}
	rad := math.Floor(math.Min(c.px(radius), math.Min(w, h)/2))
	pad := math.Max(rad, line)
	if 2*pad > w || 2*pad > h {
		pad, hollow = math.Floor(math.Min(w, h)/2), false
	}
	c.batch.Nine(c.corner(int(rad), int(line)), pad, x, y, w, h, hollow, clr)
}

// corner is the picture of a round box (line 0) or of its outline, computed
// once for each radius with smooth edges.
func (c *Canvas) corner(radius, line int) image.Rectangle {
	if c.round != c.batch.Atlas.Round {
		c.round = c.batch.Atlas.Round
		clear(c.rounds)
	}
	k := roundKey{radius, line}
	if at, ok := c.rounds[k]; ok {
		return at
	}
	side := 2*max(radius, line) + 2
	pix := make([]byte, side*side*4)
	r := float64(radius)
	for y := range side {
		for x := range side {
			d := roundDistance(float64(x)+0.5, float64(y)+0.5, float64(side), r)
			cover := clamp01(0.5 - d)
			if line > 0 {
				cover -= clamp01(0.5 - (d + float64(line)))
			}
			v := byte(cover*255 + 0.5)
			i := (y*side + x) * 4
			pix[i], pix[i+1], pix[i+2], pix[i+3] = v, v, v, v
		}
	}
	at := c.batch.Atlas.AddPixels(pix, side, side)
	if c.round == c.batch.Atlas.Round {
		c.rounds[k] = at
	}
	return at
}

// roundDistance is the distance from the edge of a round square of the given
// side, negative inside.
func roundDistance(x, y, side, r float64) float64 {
	half := side / 2
	qx, qy := math.Abs(x-half)-half+r, math.Abs(y-half)-half+r
	return math.Hypot(math.Max(qx, 0), math.Max(qy, 0)) + math.Min(math.Max(qx, qy), 0) - r
}

func clamp01(v float64) float64 { return math.Max(0, math.Min(1, v)) }

// Clip draws with f so that nothing leaves r.
func (c *Canvas) Clip(r layout.Rect, f func()) {
	x, y, w, h := c.device(r)
	whole := c.batch.Dst
	bounds := image.Rect(int(x), int(y), int(x+w), int(y+h)).Intersect(whole.Bounds())
	if bounds.Empty() {
		return
	}
	c.batch.Flush()
	c.batch.Dst = c.part(bounds)
	f()
	c.batch.Flush()
	c.batch.Dst = whole
}

// part is a part of the picture, kept because it has buffers of its own.
func (c *Canvas) part(bounds image.Rectangle) *ebiten.Image {
	if c.parted != c.batch.Dst || len(c.parts) > 16 {
		c.parted = c.batch.Dst
		clear(c.parts)
	}
	p := c.parts[bounds]
	if p == nil {
		p = c.parted.SubImage(bounds).(*ebiten.Image)
		c.parts[bounds] = p
	}
	return p
}

// Align is where a text stands on its point.
type Align int

// The alignments across; down, a text is always in the middle of its line.
const (
	Start Align = iota
	Centre
	End
)

// Style is how letters look.
type Style struct {
	Size  float64
	Ink   color.RGBA
	Bold  bool
	Align Align
}

// Text writes one line whose middle height is y.
func (c *Canvas) Text(s string, x, y float64, st Style) {
	if s == "" {
		return
	}
	size, dx := st.Size*c.S, x*c.S
	switch st.Align {
	case Centre:
		dx -= c.Fonts.Width(s, size, st.Bold) / 2
	case End:
		dx -= c.Fonts.Width(s, size, st.Bold)
	}
	if !c.dry() {
		c.Fonts.Write(c.batch, s, dx, y*c.S, size, st.Bold, st.Ink)
	}
	if c.Seen != nil {
		c.Seen.Wrote(s, layout.Rect{X: dx / c.S, Y: y - st.Size/2, W: c.Width(s, st.Size, st.Bold), H: st.Size}, c.clip(), st.Size)
	}
}

// Width is how wide a line is, in logical pixels.
func (c *Canvas) Width(s string, size float64, bold bool) float64 {
	return c.Fonts.Width(s, size*c.S, bold) / c.S
}

// Fit is s shortened to the width.
func (c *Canvas) Fit(s string, width, size float64, bold bool) string {
	short := layout.Shorten(s, width, func(t string) float64 { return c.Width(t, size, bold) })
	if c.Seen != nil && short != s {
		c.Seen.Cut(s, short)
	}
	return short
}

// Snug writes s from x on as Text does, smaller down to a least size if it must be,
// and shortened if that is not enough.
func (c *Canvas) Snug(s string, x, y, room, least float64, st Style) {
	for st.Size > least && c.Width(s, st.Size, st.Bold) > room {
		st.Size -= 0.5
	}
	c.Text(c.Fit(s, room, st.Size, st.Bold), x, y, st)
}

// Lend gives a font that was not there from the start: see theme.Fonts.
func (c *Canvas) Lend(name string, font []byte) error {
	clear(c.wraps)
	return c.Fonts.Lend(name, font)
}

// LineHeight is the distance between two lines of letters of a size.
func LineHeight(size float64) float64 { return math.Round(size * 1.45) }

// Wrap breaks s into lines of the width; it remembers what it has broken.
func (c *Canvas) Wrap(s string, width, size float64, bold bool) []string {
	k := wrapKey{s, int(width * 4), int(size * 4), bold, int(c.S * 64)}
	if lines, ok := c.wraps[k]; ok {
		return lines
	}
	if len(c.wraps) > 3000 {
		clear(c.wraps)
	}
	lines := layout.Wrap(s, width, func(t string) float64 { return c.Width(t, size, bold) })
	c.wraps[k] = lines
	return lines
}

// Block writes s broken into lines from the top of r and returns the height
// that it took.
func (c *Canvas) Block(s string, r layout.Rect, st Style) float64 {
	lines := c.Wrap(s, r.W, st.Size, st.Bold)
	lh := LineHeight(st.Size)
	x := r.X
	switch st.Align {
	case Centre:
		x = r.X + r.W/2
	case End:
		x = r.Right()
	}
	for i, line := range lines {
		c.Text(line, x, r.Y+lh*(float64(i)+0.5), st)
	}
	return lh * float64(len(lines))
}

// BlockHeight is the height that Block would take.
func (c *Canvas) BlockHeight(s string, width, size float64, bold bool) float64 {
	return LineHeight(size) * float64(len(c.Wrap(s, width, size, bold)))
}
