package paint

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// sheet is the paper that a card's picture is printed on. Shapes are filled
// here and not by the graphics library, so that a picture is the same on every
// machine, may be clipped to any shape and takes one image.
type sheet struct {
	img   *image.RGBA
	cover *image.Alpha    // of the shape at hand
	clip  *image.Alpha    // nil: everything
	layer *image.RGBA     // on which a piece is drawn before it is laid down
	dirty image.Rectangle // what has been printed on
	ras   vector.Rasterizer
	lines [][]spot // of the stroke at hand
}

func newSheet(w, h int) *sheet {
	r := image.Rect(0, 0, w, h)
	return &sheet{img: image.NewRGBA(r), cover: image.NewAlpha(r)}
}

// raster lays the shape of the contours into cover and returns its bounds.
func (s *sheet) raster(contours [][]spot) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, c := range contours {
		for _, p := range c {
			x0, y0 = min(x0, p.x), min(y0, p.y)
			x1, y1 = max(x1, p.x), max(y1, p.y)
		}
	}
	if !(x0 <= x1) {
		return image.Rectangle{}
	}
	far := 1e5
	box := image.Rect(int(math.Floor(max(x0, -far))), int(math.Floor(max(y0, -far))), int(math.Ceil(min(x1, far)))+1, int(math.Ceil(min(y1, far)))+1)
	box = box.Intersect(s.img.Rect)
	if s.clip != nil {
		box = box.Intersect(s.clip.Rect)
	}
	if box.Empty() {
		return box
	}
	s.ras.Reset(box.Dx(), box.Dy())
	s.ras.DrawOp = draw.Src
	dx, dy := float64(box.Min.X), float64(box.Min.Y)
	for _, c := range contours {
		if len(c) < 3 {
			continue
		}
		s.ras.MoveTo(float32(c[0].x-dx), float32(c[0].y-dy))
		for _, p := range c[1:] {
			s.ras.LineTo(float32(p.x-dx), float32(p.y-dy))
		}
		s.ras.ClosePath()
	}
	part := image.Alpha{Pix: s.cover.Pix, Stride: box.Dx(), Rect: image.Rect(0, 0, box.Dx(), box.Dy())}
	s.ras.Draw(&part, part.Rect, image.Opaque, image.Point{})
	return box
}

// fill prints a shape in one colour.
func (s *sheet) fill(contours [][]spot, clr color.RGBA) {
	box := s.raster(contours)
	wide := box.Dx()
	s.dirty = s.dirty.Union(box)
	r, g, b, a := uint32(clr.R), uint32(clr.G), uint32(clr.B), uint32(clr.A)
	for y := range box.Dy() {
		row := s.cover.Pix[y*wide : (y+1)*wide]
		at := s.img.PixOffset(box.Min.X, box.Min.Y+y)
		dst := s.img.Pix[at : at+4*wide]
		var clip []byte
		if s.clip != nil {
			at = s.clip.PixOffset(box.Min.X, box.Min.Y+y)
			clip = s.clip.Pix[at : at+wide]
		}
		for x, v := range row {
			if v == 0 {
				continue
			}
			m := uint32(v)
			if clip != nil {
				if m = m * uint32(clip[x]) / 255; m == 0 {
					continue
				}
			}
			d := dst[4*x : 4*x+4 : 4*x+4]
			if a*m == 255*255 {
				d[0], d[1], d[2], d[3] = clr.R, clr.G, clr.B, 255
				continue
			}
			under := 255*255 - a*m
			d[0] = uint8((r*m*255 + uint32(d[0])*under + 32512) / 65025)
			d[1] = uint8((g*m*255 + uint32(d[1])*under + 32512) / 65025)
			d[2] = uint8((b*m*255 + uint32(d[2])*under + 32512) / 65025)
			d[3] = uint8((a*m*255 + uint32(d[3])*under + 32512) / 65025)
		}
	}
}

// within prints what f prints, inside the shape only.
func (s *sheet) within(contours [][]spot, f func()) {
	box := s.raster(contours)
	outer, mask := s.clip, image.NewAlpha(box)
	wide := box.Dx()
	for y := range box.Dy() {
		at := mask.PixOffset(box.Min.X, box.Min.Y+y)
		copy(mask.Pix[at:at+wide], s.cover.Pix[y*wide:(y+1)*wide])
		if outer != nil {
			from := outer.PixOffset(box.Min.X, box.Min.Y+y)
			for x := range wide {
				mask.Pix[at+x] = uint8(uint32(mask.Pix[at+x]) * uint32(outer.Pix[from+x]) / 255)
			}
		}
	}
	s.clip = mask
	f()
	s.clip = outer
}

// wash prints the whole sheet from one colour above to another below, as the
// printer's brush wipes the block (bokashi): turn is the height at which half
// is reached, soft how much of the height the change takes.
func (s *sheet) wash(top, low color.RGBA, turn, soft float64) {
	h := s.img.Rect.Dy()
	for y := range h {
		t := clamp01((float64(y)/float64(h)-turn)/soft + 0.5)
		t = t * t * (3 - 2*t)
		mix := func(a, b uint8) uint8 { return uint8(float64(a) + (float64(b)-float64(a))*t + 0.5) }
		r, g, b := mix(top.R, low.R), mix(top.G, low.G), mix(top.B, low.B)
		row := s.img.Pix[y*s.img.Stride : (y+1)*s.img.Stride]
		for i := 0; i < len(row); i += 4 {
			row[i], row[i+1], row[i+2], row[i+3] = r, g, b, 255
		}
	}
}

// grain lets the fibres of the paper show.
func (s *sheet) grain(seed uint32) {
	mix := func(n uint32) uint32 {
		n ^= n >> 15
		n *= 0x2C1B3C6D
		return n ^ n>>13
	}
	for y := range s.img.Rect.Dy() {
		row := s.img.Pix[y*s.img.Stride : y*s.img.Stride+4*s.img.Rect.Dx()]
		line, fibre := seed^uint32(y)*0x85EBCA77, int32(0)
		for i := 0; i < len(row); i += 4 {
			if i/4%9 == y*7%9 {
				fibre = int32(mix(seed^uint32(y/2)*0x27D4EB2F^uint32(i)*0x165667B1) >> 28 & 7)
			}
			d := (int32(mix(line+uint32(i)*0x9E3779B1)>>28&7) + fibre - 7) / 2
			for j := range 3 {
				row[i+j] = uint8(max(0, min(255, int32(row[i+j])+d)))
			}
		}
	}
}
