package theme

import (
	"image"
	"image/color"
	"iter"
	"math"

	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"gorin/render/atlas"
)

// letter is one letter within its line, and where its picture lies on the atlas.
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

// The most lines and pieces that are kept. Text's own cache forgets what was
// not drawn within a second, but a still picture is not drawn at all.
const (
	mostLines  = 3000
	mostPieces = 8000
)

// Write writes a line whose left end is x and whose middle height is y, in
// pixels of the picture; the batch is of the fonts' atlas.
func (f *Fonts) Write(b *atlas.Batch, s string, x, y, size float64, bold bool, ink color.RGBA) {
	k := key(size, bold)
	m := f.metrics(k)
	x, y = math.Round(x), math.Round(y-(m.HAscent+m.HDescent)/2)
	for _, l := range f.line(pieceKey{k, s}) {
		b.Picture(l.at, x+l.x, y+l.y, ink)
	}
}

// line is the letters of a line, each piece on a whole pixel.
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

func (f *Fonts) letters(k pieceKey) (line []letter) {
	x := 0.0
	for s := range split(k.s) {
		p := f.piece(pieceKey{k.face, s})
		for _, l := range p.letters {
			line = append(line, letter{l.at, math.Round(x) + l.x, l.y})
		}
		x += p.advance
	}
	return line
}

func (f *Fonts) piece(k pieceKey) piece {
	if p, ok := f.pieces[k]; ok {
		return p
	}
	if len(f.pieces) >= mostPieces {
		clear(f.pieces)
		clear(f.lines)
	}
	face := f.face(k.face)
	p := piece{advance: f.advance(k)}
	for _, g := range text.AppendGlyphs(nil, k.s, face, &text.LayoutOptions{}) {
		f.lacks = f.lacks || g.GID == 0
		if g.Image == nil {
			continue
		}
		at, ok := f.places[g.Image]
		if !ok {
			at = f.Atlas.Add(g.Image)
			f.places[g.Image] = at
		}
		p.letters = append(p.letters, letter{at, g.X, g.Y})
	}
	f.pieces[k] = p
	return p
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
