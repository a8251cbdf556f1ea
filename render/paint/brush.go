package paint

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

// brush fills shapes on a picture that is made once; it speaks the picture's
// own pixels.
type brush struct {
	dst   *ebiten.Image
	white *ebiten.Image
	vs    []ebiten.Vertex
	is    []uint16
}

func (b *brush) fill(p *vector.Path, clr color.RGBA) {
	b.vs, b.is = p.AppendVerticesAndIndicesForFilling(b.vs[:0], b.is[:0])
	b.flush(clr, ebiten.FillRuleNonZero)
}

func (b *brush) stroke(p *vector.Path, width float64, clr color.RGBA) {
	b.vs, b.is = p.AppendVerticesAndIndicesForStroke(b.vs[:0], b.is[:0], &vector.StrokeOptions{
		Width: float32(width), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound,
	})
	b.flush(clr, ebiten.FillRuleNonZero)
}

func (b *brush) flush(clr color.RGBA, rule ebiten.FillRule) {
	for i := range b.vs {
		v := &b.vs[i]
		v.SrcX, v.SrcY = 1, 1
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(clr.R)/255, float32(clr.G)/255, float32(clr.B)/255, float32(clr.A)/255
	}
	b.dst.DrawTriangles(b.vs, b.is, b.white, &ebiten.DrawTrianglesOptions{
		AntiAlias: true, FillRule: rule, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}

func (b *brush) disc(x, y, r float64, clr color.RGBA) {
	var p vector.Path
	p.Arc(float32(x), float32(y), float32(r), 0, 2*math.Pi, vector.Clockwise)
	p.Close()
	b.fill(&p, clr)
}

func (b *brush) circle(x, y, r, width float64, clr color.RGBA) {
	var p vector.Path
	p.Arc(float32(x), float32(y), float32(r), 0, 2*math.Pi, vector.Clockwise)
	p.Close()
	b.stroke(&p, width, clr)
}

// polygon fills a closed line through the points x0, y0, x1, y1, …
func (b *brush) polygon(clr color.RGBA, at ...float64) {
	var p vector.Path
	p.MoveTo(float32(at[0]), float32(at[1]))
	for i := 2; i+1 < len(at); i += 2 {
		p.LineTo(float32(at[i]), float32(at[i+1]))
	}
	p.Close()
	b.fill(&p, clr)
}

// gradient fills the whole picture from above (top) to below (low).
func (b *brush) gradient(top, low color.RGBA) {
	w, h := float32(b.dst.Bounds().Dx()), float32(b.dst.Bounds().Dy())
	at := func(x, y float32, c color.RGBA) ebiten.Vertex {
		return ebiten.Vertex{DstX: x, DstY: y, SrcX: 1, SrcY: 1,
			ColorR: float32(c.R) / 255, ColorG: float32(c.G) / 255, ColorB: float32(c.B) / 255, ColorA: 1}
	}
	vs := []ebiten.Vertex{at(0, 0, top), at(w, 0, top), at(0, h, low), at(w, h, low)}
	b.dst.DrawTriangles(vs, []uint16{0, 1, 2, 1, 2, 3}, b.white, nil)
}
