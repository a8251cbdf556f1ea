package font

import (
	"image"
	"image/draw"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// Painter makes pictures of glyphs. It is used by one goroutine.
type Painter struct {
	rast vector.Rasterizer
	mask image.Alpha
}

// Picture is how much of each pixel a glyph covers, its origin beside pixel 0, 0 by the
// fraction of a pixel. The picture is good until the next one; it is empty for a blank.
func (p *Painter) Picture(f *Font, id sfnt.GlyphIndex, size, beside fixed.Int26_6) *image.Alpha {
	p.mask.Rect = image.Rectangle{}
	way, err := f.f.LoadGlyph(&f.buf, id, size, nil)
	if err != nil || len(way) == 0 {
		return &p.mask
	}
	b := way.Bounds()
	at := image.Rect((b.Min.X + beside).Floor(), b.Min.Y.Floor(), (b.Max.X + beside).Ceil(), b.Max.Y.Ceil())
	if at.Empty() {
		return &p.mask
	}
	if n := at.Dx() * at.Dy(); cap(p.mask.Pix) < n {
		p.mask.Pix = make([]byte, n)
	} else {
		p.mask.Pix = p.mask.Pix[:n]
	}
	p.mask.Rect, p.mask.Stride = image.Rectangle{Max: at.Size()}, at.Dx()

	p.rast.Reset(at.Dx(), at.Dy())
	p.rast.DrawOp = draw.Src
	place := func(v fixed.Point26_6) (float32, float32) {
		return float32(v.X+beside)/64 - float32(at.Min.X), float32(v.Y)/64 - float32(at.Min.Y)
	}
	for _, s := range way {
		x0, y0 := place(s.Args[0])
		x1, y1 := place(s.Args[1])
		x2, y2 := place(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			p.rast.ClosePath()
			p.rast.MoveTo(x0, y0)
		case sfnt.SegmentOpLineTo:
			p.rast.LineTo(x0, y0)
		case sfnt.SegmentOpQuadTo:
			p.rast.QuadTo(x0, y0, x1, y1)
		case sfnt.SegmentOpCubeTo:
			p.rast.CubeTo(x0, y0, x1, y1, x2, y2)
		}
	}
	p.rast.ClosePath()
	p.rast.Draw(&p.mask, p.mask.Rect, image.Opaque, image.Point{})
	p.mask.Rect = at
	return &p.mask
}
