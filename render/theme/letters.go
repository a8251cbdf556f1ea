package theme

import (
	"image"
	"image/color"
	"iter"
	"math"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"gorin/render/atlas"
	"gorin/render/font"
)

// letter is where the picture of a letter lies on the atlas, and where it stands: in its
// piece or line, and for a glyph of its own, beside its origin. It is empty for a blank.
type letter struct {
	at   image.Rectangle
	x, y float64
}

// piece is a word of Latin letters, or one Japanese sign.
type piece struct {
	letters []letter
	advance float64
}

type pieceKey struct {
	face faceKey
	s    string
}

// placedKey is a piece that begins beside a pixel.
type placedKey struct {
	pieceKey
	beside fixed.Int26_6
}

// glyphKey is a picture of a glyph: its origin may stand between two pixels.
type glyphKey struct {
	font         *font.Font
	id           sfnt.GlyphIndex
	size, beside fixed.Int26_6
}

// The most lines and pieces that are kept.
const (
	mostLines  = 3000
	mostPieces = 8000
)

// Write writes a line whose left end is x and whose middle height is y, in
// pixels of the picture; the batch is of the fonts' atlas.
func (f *Fonts) Write(b *atlas.Batch, s string, x, y, size float64, bold bool, ink color.RGBA) {
	k := key(size, bold)
	ascent, descent := f.reach(k)
	x, y = math.Round(x), math.Round(y-(ascent+descent)/2)
	for _, l := range f.line(pieceKey{k, s}) {
		b.Picture(l.at, x+l.x, y+l.y, ink)
	}
}

// line is the letters of a line.
func (f *Fonts) line(k pieceKey) []letter {
	if f.round != f.Atlas.Round {
		f.forget()
	}
	if line, ok := f.lines[k]; ok {
		return line
	}
	if len(f.lines) >= mostLines {
		clear(f.lines)
	}
	line := f.letters(k)
	if f.round != f.Atlas.Round { // it was emptied on the way
		f.forget()
		line = f.letters(k)
	}
	f.lines[k] = line
	return line
}

// forget drops what lay on an atlas that has been emptied.
func (f *Fonts) forget() {
	f.round = f.Atlas.Round
	clear(f.lines)
	clear(f.pieces)
	clear(f.places)
}

// letters sets a line. A Japanese sign begins on a whole pixel, a word where it should,
// as exactly as the letters within it: else its spaces would be of different widths.
func (f *Fonts) letters(k pieceKey) (line []letter) {
	grain := grain(f.reach(k.face))
	x := 0.0
	for s := range split(k.s) {
		start, beside := math.Round(x), fixed.Int26_6(0)
		if !isWide(s) {
			start = math.Floor(x)
			beside = fixed.Int26_6((x-start)*64) / grain * grain
		}
		p := f.piece(placedKey{pieceKey{k.face, s}, beside})
		for _, l := range p.letters {
			line = append(line, letter{l.at, start + l.x, l.y})
		}
		x += p.advance
	}
	return line
}

func (f *Fonts) piece(k placedKey) piece {
	if p, ok := f.pieces[k]; ok {
		return p
	}
	if len(f.pieces) >= mostPieces {
		clear(f.pieces)
		clear(f.lines)
	}
	ascent, descent := f.reach(k.face)
	base, grain := math.Floor(ascent), grain(ascent, descent)
	glyphs, _ := f.chain(k.face.bold).Set(k.s, k.face.size())
	p := piece{advance: f.advance(k.pieceKey)}
	for _, g := range glyphs {
		f.lacks = f.lacks || g.Missing()
		x := (g.X + k.beside) &^ (grain - 1)
		l := f.glyph(glyphKey{g.Font, g.ID, k.face.size(), x & 63})
		if l.at.Empty() {
			continue
		}
		p.letters = append(p.letters, letter{l.at, float64(x.Floor()) + l.x, base + l.y})
	}
	f.pieces[k] = p
	return p
}

// grain is the distance between the places where letters of a height may begin: the
// smaller they are, the more it shows, and the larger, the more room each picture takes.
func grain(ascent, descent float64) fixed.Int26_6 {
	switch high := ascent + descent; {
	case high < 20:
		return 64 / 8
	case high < 40:
		return 64 / 4
	case high < 80:
		return 64 / 2
	}
	return 64
}

// glyph is the picture of a glyph, which is painted once.
func (f *Fonts) glyph(k glyphKey) letter {
	if l, ok := f.places[k]; ok {
		return l
	}
	var l letter
	if mask := f.painter.Picture(k.font, k.id, k.size, k.beside); !mask.Rect.Empty() {
		f.pixels = f.pixels[:0]
		for _, v := range mask.Pix {
			f.pixels = append(f.pixels, v, v, v, v)
		}
		at := mask.Rect
		l = letter{f.Atlas.AddPixels(f.pixels, at.Dx(), at.Dy()), float64(at.Min.X), float64(at.Min.Y)}
	}
	f.places[k] = l
	return l
}

// split cuts a line into words with the spaces after them, and single
// Japanese signs.
func split(s string) iter.Seq[string] {
	return func(yield func(string) bool) {
		start := 0
		space := false
		for i, r := range s {
			wide := r >= 0x2E80
			if i > start && (wide || space && r != ' ' || isWide(s[start:])) {
				if !yield(s[start:i]) {
					return
				}
				start = i
			}
			space = r == ' '
		}
		if start < len(s) {
			yield(s[start:])
		}
	}
}

func isWide(s string) bool {
	for _, r := range s {
		return r >= 0x2E80
	}
	return false
}
