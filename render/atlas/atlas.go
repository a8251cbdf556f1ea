// Package atlas gathers small pictures on one large one, so that hundreds of
// boxes and letters are drawn with one call.
package atlas

import (
	"image"
	"image/color"

	"github.com/hajimehoshi/ebiten/v2"
)

// Side is the width and height of the large picture in pixels.
const Side = 2048

// gap parts two pictures, so that none shines through at another's edge.
const gap = 1

// Atlas is the large picture. It is used by one goroutine.
type Atlas struct {
	// Round grows when the atlas was full and has been emptied: places that were
	// given before are void.
	Round int

	img     *ebiten.Image
	white   image.Rectangle
	shelf   shelves
	batches []*Batch
}

// New makes an empty atlas.
func New() *Atlas {
	a := &Atlas{img: ebiten.NewImageWithOptions(image.Rect(0, 0, Side, Side), &ebiten.NewImageOptions{Unmanaged: true})}
	a.empty()
	return a
}

func (a *Atlas) empty() {
	a.shelf = shelves{}
	a.white, _ = a.shelf.place(3, 3)
	a.img.SubImage(a.white).(*ebiten.Image).Fill(color.White)
}

// Add copies a picture onto the atlas and says where it lies. One that is
// larger than the atlas is cut.
func (a *Atlas) Add(img *ebiten.Image) image.Rectangle {
	b := img.Bounds()
	at := a.room(b.Dx(), b.Dy())
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Translate(float64(at.Min.X-b.Min.X), float64(at.Min.Y-b.Min.Y))
	a.img.DrawImage(img, op)
	return at
}

// AddFramed is Add with a clear edge around, for pictures that are drawn turned or
// scaled.
func (a *Atlas) AddFramed(img *ebiten.Image) image.Rectangle {
	b := img.Bounds()
	at := a.room(b.Dx()+2, b.Dy()+2)
	a.img.SubImage(at).(*ebiten.Image).Clear()
	in := at.Inset(1)
	op := &ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	op.GeoM.Translate(float64(in.Min.X-b.Min.X), float64(in.Min.Y-b.Min.Y))
	a.img.DrawImage(img, op)
	return in
}

// AddPixels is Add for pixels as WritePixels takes them.
func (a *Atlas) AddPixels(pix []byte, w, h int) image.Rectangle {
	at := a.room(w, h)
	a.img.SubImage(at).(*ebiten.Image).WritePixels(pix)
	return at
}

// room finds a free place, and empties the atlas when there is none, after
// what has been gathered from it.
func (a *Atlas) room(w, h int) image.Rectangle {
	w, h = min(w, Side/2), min(h, Side/2)
	at, ok := a.shelf.place(w, h)
	if !ok {
		for _, b := range a.batches {
			b.Flush()
		}
		a.Round++
		a.empty()
		at, _ = a.shelf.place(w, h)
	}
	return at
}

// shelves fills a square with rectangles, row by row.
type shelves struct {
	rows []row
	next int // where the next row begins
}

type row struct{ y, high, used int }

// place takes a row of just the height, else a new one, else any with room.
func (s *shelves) place(w, h int) (image.Rectangle, bool) {
	high := (h + 3) &^ 3 // few different heights, so that rows fill up
	for i := range s.rows {
		if r := &s.rows[i]; r.high == high && r.used+w <= Side {
			return r.take(w, h), true
		}
	}
	if s.next+high <= Side {
		s.rows = append(s.rows, row{y: s.next, high: high})
		s.next += high + gap
		return s.rows[len(s.rows)-1].take(w, h), true
	}
	for i := range s.rows {
		if r := &s.rows[i]; r.high > high && r.used+w <= Side {
			return r.take(w, h), true
		}
	}
	return image.Rectangle{}, false
}

func (r *row) take(w, h int) image.Rectangle {
	x := r.used
	r.used += w + gap
	return image.Rect(x, r.y, x+w, r.y+h)
}
