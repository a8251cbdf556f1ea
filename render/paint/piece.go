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
			far := r + float64(v)/255 // and a half, to the far side of the last pixel, less a half
			for dy := max(-reach, box.Min.Y-y); dy <= min(reach, box.Max.Y-1-y); dy++ {
				for dx := max(-reach, box.Min.X-x); dx <= min(reach, box.Max.X-1-x); dx++ {
					cover := clamp01(far - math.Sqrt(float64(dx*dx+dy*dy)))
					if c := uint8(cover*255 + .5); c > out.Pix[at+dy*out.Stride+dx] {
						out.Pix[at+dy*out.Stride+dx] = c
					}
				}
			}
		}
	}
	return out
}
