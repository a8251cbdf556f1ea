package paint

import (
	"image/color"
	"math"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2/vector"

	"gorin/render/theme"
)

// Picture says what a card's picture is made from.
type Picture struct {
	Seed   uint64
	Colour string
	Kind   string // "character", "event", "climax", "place", "open-place"
	Grade  int    // 0 to 3: higher grades have richer crests
}

// art paints a picture of w × h pixels: a sky, something in it, a landscape,
// and for characters a crest, all from the seed.
func (b *brush) art(p Picture, w, h float64) {
	rnd := rand.New(rand.NewPCG(p.Seed, 0x60121))
	t := theme.CardTint(p.Colour)
	dusk := rnd.Float64()
	top := theme.Mix(t.Light, t.Full, 0.15+0.5*dusk)
	low := theme.Mix(theme.PaperLight, t.Light, 0.3+0.6*rnd.Float64())
	if dusk > 0.72 { // night
		top, low = t.Dark, t.Full
	}
	b.gradient(top, low)
	unit := math.Min(w, h)
	cx, cy := w*(0.3+0.4*rnd.Float64()), h*(0.2+0.2*rnd.Float64())
	disc := theme.Mix(theme.PaperLight, theme.Vermilion, pick(rnd, 0, 0, 0.75))
	if p.Kind == "climax" || p.Kind == "open-place" {
		cx, cy = w/2, h*0.5
		b.rays(rnd, cx, cy, math.Hypot(w, h), theme.Alpha(t.Light, 0.55))
		b.disc(cx, cy, unit*0.3, theme.Mix(theme.PaperLight, t.Light, 0.4))
	} else {
		b.disc(cx, cy, unit*(0.13+0.13*rnd.Float64()), theme.Alpha(disc, 0.85))
	}
	b.clouds(rnd, w, h, theme.Alpha(theme.PaperLight, 0.5))
	switch rnd.IntN(5) {
	case 0:
		b.waves(rnd, w, h, t)
	case 1, 2:
		b.mountains(rnd, w, h, t)
	case 3:
		b.bamboo(rnd, w, h, t)
	default:
		b.hills(rnd, w, h, t)
	}
	switch p.Kind {
	case "character":
		b.crest(rnd, w/2, h*0.44, unit*(0.25+0.02*float64(p.Grade)), t, p.Grade)
	case "event":
		b.enso(rnd, w/2, h*0.44, unit*0.27, theme.Alpha(theme.Ink, 0.85))
	case "place", "open-place":
		b.gate(w/2, h*0.42, unit*0.3, theme.Alpha(t.Dark, 0.9))
	}
}

// gate is two posts and two beams.
func (b *brush) gate(x, y, r float64, clr color.RGBA) {
	beam := func(dx, dy, w, h float64) {
		b.polygon(clr, x+dx-w/2, y+dy-h/2, x+dx+w/2, y+dy-h/2, x+dx+w/2, y+dy+h/2, x+dx-w/2, y+dy+h/2)
	}
	beam(0, -r*0.75, r*2.3, r*0.22)
	beam(0, -r*0.3, r*1.8, r*0.14)
	beam(-r*0.65, r*0.2, r*0.2, r*1.8)
	beam(r*0.65, r*0.2, r*0.2, r*1.8)
}

func pick(rnd *rand.Rand, among ...float64) float64 { return among[rnd.IntN(len(among))] }

func (b *brush) rays(rnd *rand.Rand, cx, cy, far float64, clr color.RGBA) {
	n := 9 + rnd.IntN(8)
	turn := rnd.Float64()
	for i := range n {
		a := (float64(i) + turn) * 2 * math.Pi / float64(n)
		d := math.Pi / float64(n) * 0.5
		b.polygon(clr, cx, cy, cx+far*math.Cos(a-d), cy+far*math.Sin(a-d), cx+far*math.Cos(a+d), cy+far*math.Sin(a+d))
	}
}

func (b *brush) clouds(rnd *rand.Rand, w, h float64, clr color.RGBA) {
	for range 1 + rnd.IntN(3) {
		y, x := h*(0.1+0.4*rnd.Float64()), w*rnd.Float64()
		length, thick := w*(0.3+0.4*rnd.Float64()), h*0.03
		for k := range 2 {
			var p vector.Path
			shift := float64(k) * length * 0.25
			p.MoveTo(float32(x-length/2+shift), float32(y+float64(k)*thick*1.3))
			p.LineTo(float32(x+length/2+shift), float32(y+float64(k)*thick*1.3))
			b.stroke(&p, thick, clr)
		}
	}
}

func (b *brush) mountains(rnd *rand.Rand, w, h float64, t theme.Tint) {
	for layer := range 3 {
		far := float64(layer) / 2
		clr := theme.Mix(theme.Mix(t.Full, t.Light, 0.45), t.Dark, far)
		base := h * (0.62 + 0.12*float64(layer))
		peak := w * (0.2 + 0.6*rnd.Float64())
		high := h * (0.30 - 0.07*float64(layer)) * (0.8 + 0.4*rnd.Float64())
		wide := w * (0.5 + 0.3*rnd.Float64())
		var p vector.Path
		p.MoveTo(0, float32(h))
		p.LineTo(0, float32(base))
		p.QuadTo(float32(peak-wide*0.35), float32(base), float32(peak-w*0.03), float32(base-high))
		p.LineTo(float32(peak+w*0.03), float32(base-high))
		p.QuadTo(float32(peak+wide*0.35), float32(base), float32(w), float32(base))
		p.LineTo(float32(w), float32(h))
		p.Close()
		b.fill(&p, clr)
		if layer == 0 {
			s := high * 0.34
			b.polygon(theme.PaperLight, peak-w*0.03, base-high, peak+w*0.03, base-high,
				peak+w*0.03+s*0.42, base-high+s, peak+s*0.1, base-high+s*0.72, peak-s*0.12, base-high+s*1.05, peak-w*0.03-s*0.42, base-high+s)
		}
	}
}

func (b *brush) hills(rnd *rand.Rand, w, h float64, t theme.Tint) {
	for layer := range 4 {
		clr := theme.Mix(theme.Mix(t.Light, t.Full, 0.5), t.Dark, float64(layer)/3.4)
		y := h * (0.6 + 0.1*float64(layer))
		phase, long := rnd.Float64()*6, 1+rnd.Float64()*1.5
		var p vector.Path
		p.MoveTo(0, float32(h))
		for i := range 25 {
			x := w * float64(i) / 24
			p.LineTo(float32(x), float32(y+h*0.05*math.Sin(phase+long*x/w*6)))
		}
		p.LineTo(float32(w), float32(h))
		p.Close()
		b.fill(&p, clr)
	}
	for range 5 + rnd.IntN(6) { // grass
		x, high := w*rnd.Float64(), h*(0.12+0.2*rnd.Float64())
		var p vector.Path
		p.MoveTo(float32(x), float32(h))
		p.QuadTo(float32(x+w*0.02), float32(h-high*0.7), float32(x+w*0.08), float32(h-high))
		b.stroke(&p, math.Max(1, w*0.012), theme.Alpha(t.Dark, 0.7))
	}
}

// waves is seigaiha: scales of rings, row over row.
func (b *brush) waves(rnd *rand.Rand, w, h float64, t theme.Tint) {
	r := w * (0.11 + 0.06*rnd.Float64())
	row := 0
	for y := h * (0.62 + 0.08*rnd.Float64()); y < h+r; y += r * 0.5 {
		for x := -float64(row%2) * r; x < w+r; x += 2 * r {
			for k, f := range []float64{1, 0.72, 0.44, 0.2} {
				clr := t.Dark
				if k%2 == 1 {
					clr = theme.Mix(t.Light, theme.PaperLight, 0.3)
				} else if k == 2 {
					clr = t.Full
				}
				b.disc(x, y+r*0.5, r*f, clr)
			}
		}
		row++
	}
}

func (b *brush) bamboo(rnd *rand.Rand, w, h float64, t theme.Tint) {
	for i := range 3 + rnd.IntN(3) {
		x, wide := w*rnd.Float64(), w*(0.03+0.04*rnd.Float64())
		clr := theme.Mix(t.Full, t.Dark, float64(i%3)/3+0.2*rnd.Float64())
		lean := w * 0.08 * (rnd.Float64() - 0.5)
		for y := h; y > -h*0.1; y -= h * 0.16 {
			x0, x1 := x+lean*(h-y)/h, x+lean*(h-y+h*0.15)/h
			b.polygon(clr, x0-wide/2, y, x0+wide/2, y, x1+wide/2, y-h*0.15, x1-wide/2, y-h*0.15)
			if rnd.IntN(3) == 0 {
				s := pick(rnd, -1, 1) * w * 0.16
				b.polygon(clr, x1, y-h*0.15, x1+s*0.5, y-h*0.16, x1+s, y-h*0.09, x1+s*0.4, y-h*0.12)
			}
		}
	}
}

// crest is a family crest (kamon): petals around a middle, within a ring.
func (b *brush) crest(rnd *rand.Rand, cx, cy, r float64, t theme.Tint, grade int) {
	n := []int{3, 4, 5, 6, 8}[rnd.IntN(5)]
	b.disc(cx, cy, r*1.16, theme.Alpha(t.Dark, 0.88))
	b.circle(cx, cy, r*1.04, r*0.07, theme.PaperLight)
	if grade >= 2 {
		b.circle(cx, cy, r*1.13, r*0.04, theme.Gold)
	}
	turn := -math.Pi / 2
	wide := math.Pi / float64(n) * (0.75 + 0.25*rnd.Float64())
	tip := 0.75 + 0.2*rnd.Float64()
	style := rnd.IntN(4)
	for i := range n {
		a := turn + float64(i)*2*math.Pi/float64(n)
		at := func(rad, off float64) (float32, float32) {
			return float32(cx + r*rad*math.Cos(a+off)), float32(cy + r*rad*math.Sin(a+off))
		}
		switch style {
		case 0, 1: // petal
			var p vector.Path
			x0, y0 := at(0.16, 0)
			x1, y1 := at(tip*0.8, -wide)
			x2, y2 := at(tip, 0)
			x3, y3 := at(tip*0.8, wide)
			p.MoveTo(x0, y0)
			p.QuadTo(x1, y1, x2, y2)
			p.QuadTo(x3, y3, x0, y0)
			p.Close()
			b.fill(&p, theme.PaperLight)
			if style == 1 {
				var v vector.Path
				xa, ya := at(0.3, 0)
				xb, yb := at(tip*0.8, 0)
				v.MoveTo(xa, ya)
				v.LineTo(xb, yb)
				b.stroke(&v, r*0.05, t.Dark)
			}
		case 2: // round leaves
			x, y := at(0.52, 0)
			b.disc(float64(x), float64(y), r*math.Min(0.36, 1.25/float64(n)), theme.PaperLight)
			b.disc(float64(x), float64(y), r*math.Min(0.2, 0.7/float64(n)), theme.Mix(t.Full, t.Light, 0.3))
		default: // blades
			x0, y0 := at(0.2, -0.4)
			x1, y1 := at(tip, 0)
			x2, y2 := at(0.2, 0.4)
			x3, y3 := at(tip*0.55, math.Pi/float64(n))
			b.polygon(theme.PaperLight, float64(x0), float64(y0), float64(x1), float64(y1), float64(x3), float64(y3), float64(x2), float64(y2))
		}
	}
	b.disc(cx, cy, r*0.17, t.Dark)
	b.disc(cx, cy, r*0.11, theme.Mix(t.Light, theme.Gold, 0.4))
}

// enso is a ring drawn with one stroke of the brush.
func (b *brush) enso(rnd *rand.Rand, cx, cy, r float64, clr color.RGBA) {
	start := rnd.Float64() * 6
	for i := range 60 {
		f := float64(i) / 60
		a := start + f*5.7
		thick := r * (0.24 - 0.17*f)
		b.disc(cx+r*math.Cos(a), cy+r*math.Sin(a), thick/2, clr)
	}
}
