package paint

import (
	"image"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"gorin/render/theme"
)

// A sign that begins with glyphMark names a drawn one; others are letters.
const glyphMark = "@"

// glyphs are the drawn signs: each within a circle of radius 1 around 0, 0, in ink
// on a plate.
var glyphs = map[string]func(g *glyph){
	"soul":      soulGlyph,
	"wind":      windGlyph,
	"bag":       bagGlyph,
	"door":      doorGlyph,
	"book":      bookGlyph,
	"flame":     flameGlyph,
	"ingot":     ingotGlyph,
	"gate":      gateGlyph,
	"banner":    bannerGlyph,
	"fork":      forkGlyph,
	"clover":    cloverGlyph,
	"lens":      lensGlyph,
	"clock":     clockGlyph,
	"counter":   counterGlyph,
	"burst":     func(g *glyph) { g.star(8, 0.98, 0.5); g.hole(0, 0, 0.2) },
	"star":      func(g *glyph) { g.star(5, 0.98, 0.42) },
	"drop":      func(g *glyph) { g.path(0, -0.95, 0.95, 0.35, 0, 0.95, -0.95, 0.35, 0, -0.95) },
	"territory": gateGlyph,
	"spark":     sparkGlyph,
	"heart":     heartGlyph,
	"spade":     spadeGlyph,
	"plaster":   plasterGlyph,
}

// glyph is a sign in the making: x and y from -1 to 1.
type glyph struct {
	b          *brush
	x, y, r    float64
	ink, plate color.RGBA
}

func (g *glyph) at(x, y float64) (float32, float32) {
	return float32(g.x + x*g.r), float32(g.y + y*g.r)
}

// poly fills the shape through points.
func (g *glyph) poly(at ...float64) {
	for i := range at {
		if i%2 == 0 {
			at[i] = g.x + at[i]*g.r
		} else {
			at[i] = g.y + at[i]*g.r
		}
	}
	g.b.polygon(g.ink, at...)
}

// path fills a shape whose sides bend: start, then bend and end of each side.
func (g *glyph) path(at ...float64) {
	var p vector.Path
	p.MoveTo(g.at(at[0], at[1]))
	for i := 2; i+3 < len(at); i += 4 {
		bx, by := g.at(at[i], at[i+1])
		x, y := g.at(at[i+2], at[i+3])
		p.QuadTo(bx, by, x, y)
	}
	p.Close()
	g.b.fill(&p, g.ink)
}

func (g *glyph) disc(x, y, r float64) { g.b.disc(g.x+x*g.r, g.y+y*g.r, r*g.r, g.ink) }
func (g *glyph) hole(x, y, r float64) { g.b.disc(g.x+x*g.r, g.y+y*g.r, r*g.r, g.plate) }

func (g *glyph) ring(r, width float64) { g.b.circle(g.x, g.y, r*g.r, width*g.r, g.ink) }

// line draws a line through points; cut is whether in the colour of the plate.
func (g *glyph) line(width float64, cut bool, at ...float64) {
	var p vector.Path
	p.MoveTo(g.at(at[0], at[1]))
	for i := 2; i+1 < len(at); i += 2 {
		p.LineTo(g.at(at[i], at[i+1]))
	}
	clr := g.ink
	if cut {
		clr = g.plate
	}
	g.b.stroke(&p, width*g.r, clr)
}

func (g *glyph) star(n int, out, in float64) {
	var at []float64
	for i := range 2 * n {
		r := out
		if i%2 == 1 {
			r = in
		}
		a := math.Pi*float64(i)/float64(n) - math.Pi/2
		at = append(at, r*math.Cos(a), r*math.Sin(a))
	}
	g.poly(at...)
}

// soulGlyph is a will-o'-the-wisp: a round flame with a tail.
func soulGlyph(g *glyph) {
	g.disc(-0.05, 0.3, 0.58)
	g.path(-0.63, 0.3, -0.62, -0.5, 0.25, -0.98, 0.02, -0.5, 0.53, 0.3, 0, 0.6, -0.63, 0.3)
	g.hole(-0.05, 0.36, 0.24)
}

func windGlyph(g *glyph) {
	curl := func(y, x, r float64) {
		var p vector.Path
		p.MoveTo(g.at(-0.9, y))
		p.LineTo(g.at(x, y))
		cx, cy := g.at(x, y-r)
		p.Arc(cx, cy, float32(r*g.r), math.Pi/2, -math.Pi*0.85, vector.CounterClockwise)
		g.b.stroke(&p, 0.17*g.r, g.ink)
	}
	curl(0.02, 0.3, 0.36)
	curl(0.38, 0.52, 0.2)
	curl(0.74, 0.1, 0.16)
}

func bagGlyph(g *glyph) {
	g.path(-0.32, -0.3, -1.2, 0.4, -0.55, 0.92, 0, 1, 0.55, 0.92, 1.2, 0.4, 0.32, -0.3, 0, -0.42, -0.32, -0.3)
	g.path(-0.3, -0.46, -0.6, -0.95, -0.35, -0.9, 0, -0.7, 0.35, -0.9, 0.6, -0.95, 0.3, -0.46, 0, -0.36, -0.3, -0.46)
	g.line(0.13, true, -0.5, -0.36, 0.5, -0.36)
	g.hole(0, 0.36, 0.22)
}

func doorGlyph(g *glyph) {
	g.poly(-0.72, -0.92, 0.72, -0.92, 0.72, 0.92, -0.72, 0.92)
	g.line(0.12, true, 0, -0.92, 0, 0.92)
	for _, x := range [...]float64{-0.36, 0.36} {
		g.line(0.1, true, x-0.2, -0.3, x+0.2, -0.3)
		g.line(0.1, true, x, -0.92, x, -0.02)
		g.hole(x*0.5, 0.34, 0.1)
	}
}

func bookGlyph(g *glyph) {
	g.path(0, -0.55, -0.5, -0.9, -0.98, -0.62, -0.98, 0, -0.98, 0.62, -0.5, 0.4, 0, 0.75, 0.5, 0.4, 0.98, 0.62, 0.98, 0, 0.98, -0.62, 0.5, -0.9, 0, -0.55)
	g.line(0.1, true, 0, -0.5, 0, 0.7)
	for _, y := range [...]float64{-0.28, 0.02} {
		g.line(0.08, true, -0.74, y, -0.24, y+0.06)
		g.line(0.08, true, 0.74, y, 0.24, y+0.06)
	}
}

func flameGlyph(g *glyph) {
	g.path(0, 0.95, -0.95, 0.8, -0.72, 0.05, -0.62, -0.2, -0.45, -0.36, -0.35, 0.1, -0.2, 0.02, -0.3, -0.6, 0.15, -0.98, 0.1, -0.5, 0.5, -0.25, 0.95, 0.1, 0.72, 0.5, 0.5, 0.95, 0, 0.95)
	g.b.fill(g.tongue(), g.plate)
}

func (g *glyph) tongue() *vector.Path {
	var p vector.Path
	p.MoveTo(g.at(0, 0.86))
	for _, s := range [...][4]float64{{-0.5, 0.7, -0.28, 0.35}, {-0.1, 0.2, 0.02, -0.1}, {0.2, 0.25, 0.34, 0.4}, {0.45, 0.75, 0, 0.86}} {
		bx, by := g.at(s[0], s[1])
		x, y := g.at(s[2], s[3])
		p.QuadTo(bx, by, x, y)
	}
	p.Close()
	return &p
}

func ingotGlyph(g *glyph) {
	g.poly(-0.55, -0.3, 0.55, -0.3, 0.95, 0.55, -0.95, 0.55)
	g.line(0.1, true, -0.42, -0.1, 0.42, -0.1)
	for i := range 3 {
		a := -math.Pi/2 + (float64(i)-1)*0.6
		g.line(0.13, false, 0.62*math.Cos(a), 0.62*math.Sin(a)-0.02, 0.95*math.Cos(a), 0.95*math.Sin(a)-0.02)
	}
}

func gateGlyph(g *glyph) {
	g.path(-1, -0.86, 0, -0.55, 1, -0.86, 0.95, -0.6, 0.92, -0.55, 0, -0.3, -0.92, -0.55, -0.95, -0.6, -1, -0.86)
	g.poly(-0.8, -0.22, 0.8, -0.22, 0.8, -0.02, -0.8, -0.02)
	g.poly(-0.6, -0.5, -0.38, -0.5, -0.4, 0.95, -0.66, 0.95)
	g.poly(0.6, -0.5, 0.38, -0.5, 0.4, 0.95, 0.66, 0.95)
}

func bannerGlyph(g *glyph) {
	g.line(0.13, false, -0.55, -0.9, -0.55, 0.95)
	g.path(-0.45, -0.82, 0.2, -1, 0.9, -0.72, 0.62, -0.32, 0.9, 0.1, 0.2, -0.16, -0.45, 0.06, -0.45, -0.4, -0.45, -0.82)
	g.hole(0.1, -0.38, 0.18)
}

func forkGlyph(g *glyph) {
	g.line(0.2, false, 0, 0.92, 0, 0.2, -0.55, -0.45)
	g.line(0.2, false, 0, 0.2, 0.55, -0.45)
	g.poly(-0.95, -0.9, -0.25, -0.72, -0.78, -0.18)
	g.poly(0.95, -0.9, 0.25, -0.72, 0.78, -0.18)
}

func cloverGlyph(g *glyph) {
	for i := range 4 {
		a := math.Pi/4 + float64(i)*math.Pi/2
		g.disc(0.46*math.Cos(a), 0.46*math.Sin(a)-0.1, 0.42)
	}
	g.line(0.16, false, 0, 0.1, 0.28, 0.95)
}

func lensGlyph(g *glyph) {
	g.b.circle(g.x-0.2*g.r, g.y-0.2*g.r, 0.55*g.r, 0.2*g.r, g.ink)
	g.line(0.28, false, 0.26, 0.26, 0.82, 0.82)
}

func clockGlyph(g *glyph) {
	g.ring(0.8, 0.2)
	g.line(0.16, false, 0, -0.46, 0, 0.04, 0.34, 0.26)
}

func counterGlyph(g *glyph) {
	g.line(0.2, false, -0.7, -0.45, 0.35, -0.45)
	g.poly(0.25, -0.85, 0.95, -0.45, 0.25, -0.05)
	g.line(0.2, false, 0.7, 0.45, -0.35, 0.45)
	g.poly(-0.25, 0.05, -0.95, 0.45, -0.25, 0.85)
}

// sparkGlyph is a bolt before a burst.
func sparkGlyph(g *glyph) {
	g.star(4, 1, 0.16)
	g.poly(0.3, -0.82, -0.5, 0.14, -0.08, 0.14, -0.3, 0.82, 0.5, -0.14, 0.08, -0.14)
	g.line(0.07, true, -0.5, 0.14, -0.08, 0.14, -0.3, 0.82)
	g.line(0.07, true, 0.5, -0.14, 0.08, -0.14, 0.3, -0.82)
}

func heartGlyph(g *glyph) {
	g.path(0, 0.92, -0.95, 0.3, -0.9, -0.3, -0.85, -0.9, -0.42, -0.86, -0.08, -0.84, 0, -0.42,
		0.08, -0.84, 0.42, -0.86, 0.85, -0.9, 0.9, -0.3, 0.95, 0.3, 0, 0.92)
}

func spadeGlyph(g *glyph) {
	g.path(0, -0.98, -0.15, -0.6, -0.6, -0.2, -1.05, 0.15, -0.9, 0.45, -0.65, 0.8, -0.1, 0.36, -0.12, 0.8, -0.42, 0.96, 0, 0.9,
		0.42, 0.96, 0.12, 0.8, 0.1, 0.36, 0.65, 0.8, 0.9, 0.45, 1.05, 0.15, 0.6, -0.2, 0.15, -0.6, 0, -0.98)
}

// plasterGlyph is a sticking plaster.
func plasterGlyph(g *glyph) {
	g.line(0.62, false, -0.68, 0.68, 0.68, -0.68)
	g.line(0.1, true, -0.52, -0.02, 0.02, 0.52)
	g.line(0.1, true, -0.02, -0.52, 0.52, 0.02)
	for _, at := range [...][2]float64{{-0.16, 0}, {0, -0.16}, {0.16, 0}, {0, 0.16}} {
		g.hole(at[0], at[1], 0.07)
	}
}

// sign draws a sign, a glyph or a letter, on a picture of its own.
func (k *Cards) sign(img *ebiten.Image, sign string, x, y, r float64, ink, plate color.RGBA) {
	if draw := glyphs[strings.TrimPrefix(sign, glyphMark)]; draw != nil && strings.HasPrefix(sign, glyphMark) {
		k.brush.dst = img
		draw(&glyph{b: k.brush, x: x, y: y, r: r * 0.74, ink: ink, plate: plate})
		return
	}
	k.letters(img, sign, x, y, r*1.45, false, ink, Centre)
}

type signKey struct {
	name       string
	r          int
	ink, plate color.RGBA
}

// Sign draws a sign, a glyph or a letter, that fits into a plate of radius r.
func (c *Canvas) Sign(sign string, x, y, r float64, ink, plate color.RGBA) {
	if !strings.HasPrefix(sign, glyphMark) {
		c.Text(sign, x, y, Style{Size: r * 1.3, Ink: ink, Bold: true, Align: Centre})
		return
	}
	if c.signRound != c.batch.Atlas.Round {
		c.signRound = c.batch.Atlas.Round
		clear(c.signs)
	}
	px := int(math.Ceil(r * c.S))
	k := signKey{sign, px, ink, plate}
	at, ok := c.signs[k]
	if !ok {
		at = c.newSign(k)
		if c.signRound == c.batch.Atlas.Round {
			c.signs[k] = at
		}
	}
	c.batch.Picture(at, math.Round(x*c.S)-float64(px), math.Round(y*c.S)-float64(px), theme.White)
}

func (c *Canvas) newSign(k signKey) image.Rectangle {
	img := ebiten.NewImage(2*k.r, 2*k.r)
	c.Cards.sign(img, k.name, float64(k.r), float64(k.r), float64(k.r), k.ink, k.plate)
	at := c.batch.Atlas.Add(img)
	img.Deallocate()
	return at
}
