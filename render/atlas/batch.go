package atlas

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostVertices keeps the numbers of the vertices within 16 bits.
const mostVertices = 60_000

// Batch gathers shapes, coloured white or drawn from an atlas, until they are
// handed over.
type Batch struct {
	Atlas *Atlas
	Dst   *ebiten.Image // what Flush draws on
	Dry   bool          // Flush draws nothing
	Calls int           // how often Flush has drawn

	smooth bool // a picture that is turned or scaled has been gathered

	vs []ebiten.Vertex
	is []uint16
	op ebiten.DrawTrianglesOptions
}

// NewBatch makes a batch for pictures of a.
func NewBatch(a *Atlas) *Batch {
	b := &Batch{Atlas: a, op: ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}}
	a.batches = append(a.batches, b)
	return b
}

// Flush draws what has been gathered: smoothly if anything of it is turned or scaled.
// What stands on whole pixels is the same either way, but four times the work.
func (b *Batch) Flush() {
	if len(b.is) > 0 && !b.Dry {
		b.op.Filter = ebiten.FilterNearest
		if b.smooth {
			b.op.Filter = ebiten.FilterLinear
		}
		b.Calls++
		b.Dst.DrawTriangles(b.vs, b.is, b.Atlas.img, &b.op)
	}
	b.vs, b.is, b.smooth = b.vs[:0], b.is[:0], false
}

// ink is a colour as vertices have it.
type ink struct{ r, g, b, a float32 }

func inkOf(c color.RGBA) ink {
	return ink{float32(c.R) / 255, float32(c.G) / 255, float32(c.B) / 255, float32(c.A) / 255}
}

// Point is a place in pixels.
type Point struct{ X, Y float64 }

// first makes room for n more vertices and is the number of the first.
func (b *Batch) first(n int) uint16 {
	if len(b.vs)+n > mostVertices {
		b.Flush()
	}
	return uint16(len(b.vs))
}

func (b *Batch) vertex(x, y, u, v float32, i ink) {
	b.vs = append(b.vs, ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: i.r, ColorG: i.g, ColorB: i.b, ColorA: i.a})
}

// Picture draws a picture of the atlas with its upper left corner at x, y, in
// the colour clr.
func (b *Batch) Picture(at image.Rectangle, x, y float64, clr color.RGBA) {
	k, i := b.first(4), inkOf(clr)
	x0, y0 := float32(x), float32(y)
	x1, y1 := x0+float32(at.Dx()), y0+float32(at.Dy())
	u0, v0, u1, v1 := float32(at.Min.X), float32(at.Min.Y), float32(at.Max.X), float32(at.Max.Y)
	b.vertex(x0, y0, u0, v0, i)
	b.vertex(x1, y0, u1, v0, i)
	b.vertex(x0, y1, u0, v1, i)
	b.vertex(x1, y1, u1, v1, i)
	b.is = append(b.is, k, k+1, k+2, k+1, k+2, k+3)
}

// Quad draws a picture of the atlas between four corners, from the upper left one
// row by row, its colours scaled by clr.
func (b *Batch) Quad(at image.Rectangle, corners [4]Point, clr color.RGBA) {
	k, i := b.first(4), inkOf(clr)
	b.smooth = true
	us, vs := [2]int{at.Min.X, at.Max.X}, [2]int{at.Min.Y, at.Max.Y}
	for n, p := range corners {
		b.vertex(float32(p.X), float32(p.Y), float32(us[n%2]), float32(vs[n/2]), i)
	}
	b.is = append(b.is, k, k+1, k+2, k+1, k+2, k+3)
}

// Shape fills a convex shape.
func (b *Batch) Shape(clr color.RGBA, corners ...Point) {
	k, i := b.first(len(corners)), inkOf(clr)
	u, v := float32(b.Atlas.white.Min.X)+1.5, float32(b.Atlas.white.Min.Y)+1.5
	for n, p := range corners {
		b.vertex(float32(p.X), float32(p.Y), u, v, i)
		if n >= 2 {
			b.is = append(b.is, k, k+uint16(n)-1, k+uint16(n))
		}
	}
}

// Slope fills a rectangle from one colour above to another below.
func (b *Batch) Slope(x, y, w, h float64, top, low color.RGBA) {
	b.Box(x, y, w, h, top)
	i := inkOf(low)
	for n := len(b.vs) - 2; n < len(b.vs); n++ { // the lower corners come last
		v := &b.vs[n]
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = i.r, i.g, i.b, i.a
	}
}

// Box fills a rectangle.
func (b *Batch) Box(x, y, w, h float64, clr color.RGBA) {
	b.Shape(clr, Point{x, y}, Point{x + w, y}, Point{x + w, y + h}, Point{x, y + h})
}

// Nine draws a square picture of the atlas as a box: its corners, pad pixels
// large, as they are, the rest stretched. A hollow one lacks its middle, which
// without a graphics card is most of its cost.
func (b *Batch) Nine(at image.Rectangle, pad, x, y, w, h float64, hollow bool, clr color.RGBA) {
	k, i := b.first(16), inkOf(clr)
	side := float64(at.Dx())
	xs, ys, us := [4]float64{x, x + pad, x + w - pad, x + w}, [4]float64{y, y + pad, y + h - pad, y + h}, [4]float64{0, pad, side - pad, side}
	for r := range 4 {
		for c := range 4 {
			b.vertex(float32(xs[c]), float32(ys[r]), float32(float64(at.Min.X)+us[c]), float32(float64(at.Min.Y)+us[r]), i)
		}
	}
	for r := range uint16(3) {
		for c := range uint16(3) {
			if hollow && r == 1 && c == 1 {
				continue
			}
			n := k + r*4 + c
			b.is = append(b.is, n, n+1, n+4, n+1, n+4, n+5)
		}
	}
}
