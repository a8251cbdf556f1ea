package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"gorin/render/theme"
)

// lift prints what f prints as a piece of cut paper: its shadow, a rim around
// it, and itself.
func (s *sheet) lift(rim float64, clr color.RGBA, f func()) {
	page := s.img
	if s.layer == nil {
		s.layer = image.NewRGBA(page.Rect)
	}
	s.img, s.dirty = s.layer, image.Rectangle{}
	f()
	s.img = page
	box := s.dirty.Inset(-int(math.Ceil(rim)) - 1).Intersect(page.Rect)
	if box.Empty() {
		return
	}
	edge := spread(s.layer, box, rim)
	s.lay(edge, image.Pt(int(rim*.5+.5), int(rim*.9+.5)), theme.Alpha(theme.Ink, .24))
	s.lay(edge, image.Point{}, clr)
	draw.Draw(page, box, s.layer, box.Min, draw.Over)
	draw.Draw(s.layer, box, image.Transparent, image.Point{}, draw.Src)
}

// lay prints a shape in one colour, moved.
func (s *sheet) lay(shape *image.Alpha, by image.Point, ink color.RGBA) {
	draw.DrawMask(s.img, shape.Rect.Add(by), image.NewUniform(ink), image.Point{}, shape, shape.Rect.Min, draw.Over)
}

// spread is the shape of what lies in a part of a layer, r pixels larger on all
// sides: every pixel of its edge becomes a disc.
func spread(layer *image.RGBA, box image.Rectangle, r float64) *image.Alpha {
	out := image.NewAlpha(box)
	alpha := func(x, y int) uint8 {
		if !(image.Pt(x, y).In(layer.Rect)) {
			return 255
		}
		return layer.Pix[layer.PixOffset(x, y)+3]
	}
	reach := int(math.Ceil(r + .5))
	side := 2*reach + 1
	discs := discsOf(r, reach)
	for y := box.Min.Y; y < box.Max.Y; y++ {
		for x := box.Min.X; x < box.Max.X; x++ {
			v := layer.Pix[layer.PixOffset(x, y)+3]
			if v == 0 {
				continue
			}
			at := out.PixOffset(x, y)
			out.Pix[at] = max(out.Pix[at], v)
			if v == 255 && alpha(x-1, y) != 0 && alpha(x+1, y) != 0 && alpha(x, y-1) != 0 && alpha(x, y+1) != 0 {
				continue
			}
			disc := discs[v>>5]
			x0, x1 := max(-reach, box.Min.X-x), min(reach, box.Max.X-1-x)
			for dy := max(-reach, box.Min.Y-y); dy <= min(reach, box.Max.Y-1-y); dy++ {
				from, to := disc[(dy+reach)*side+reach+x0:(dy+reach)*side+reach+x1+1], out.Pix[at+dy*out.Stride+x0:]
				for i, c := range from {
					if c > to[i] {
						to[i] = c
					}
				}
			}
		}
	}
	return out
}

// discsOf is the discs of radius r around the far side of a pixel that is
// covered by one to eight eighths.
func discsOf(r float64, reach int) (discs [8][]byte) {
	side := 2*reach + 1
	for i := range discs {
		disc := make([]byte, side*side)
		for j := range disc {
			dx, dy := float64(j%side-reach), float64(j/side-reach)
			disc[j] = uint8(clamp01(r+float64(i+1)/8-math.Sqrt(dx*dx+dy*dy))*255 + .5)
		}
		discs[i] = disc
	}
	return discs
}
