package theme

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
)

// letter is the picture of one letter within its line.
type letter struct {
	img  *ebiten.Image
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

// Draw writes a line whose left end is x and whose middle height is y, in
// pixels of the picture.
func (f *Fonts) Draw(dst *ebiten.Image, s string, x, y, size float64, bold bool, ink color.RGBA) {
	k := key(size, bold)
	m := f.face(k).Metrics()
	x, y = math.Round(x), math.Round(y-(m.HAscent+m.HDescent)/2)
	op := &ebiten.DrawImageOptions{}
	op.ColorScale.ScaleWithColor(ink)
	for _, l := range f.line(pieceKey{k, s}) {
		op.GeoM.Reset()
		op.GeoM.Translate(x+l.x, y+l.y)
		dst.DrawImage(l.img, op)
	}
}

// line is the letters of a line, each piece on a whole pixel.
func (f *Fonts) line(k pieceKey) []letter {
	if line, ok := f.lines[k]; ok {
		return line
	}
	if len(f.lines) >= mostLines {
		clear(f.lines)
	}
	var line []letter
	x := 0.0
	for _, s := range split(k.s) {
		p := f.piece(pieceKey{k.face, s})
		for _, l := range p.letters {
			line = append(line, letter{l.img, math.Round(x) + l.x, l.y})
		}
		x += p.advance
	}
	f.lines[k] = line
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
	p := piece{advance: text.Advance(k.s, face)}
	for _, g := range text.AppendGlyphs(nil, k.s, face, &text.LayoutOptions{}) {
		if g.Image != nil {
			p.letters = append(p.letters, letter{g.Image, g.X, g.Y})
		}
	}
	f.pieces[k] = p
	return p
}

// split cuts a line into words with the spaces after them, and single
// Japanese signs.
func split(s string) []string {
	var out []string
	start := 0
	space := false
	for i, r := range s {
		wide := r >= 0x2E80
		if i > start && (wide || space && r != ' ' || isWide(s[start:])) {
			out = append(out, s[start:i])
			start = i
		}
		space = r == ' '
	}
	if start < len(s) {
		out = append(out, s[start:])
	}
	return out
}

func isWide(s string) bool {
	for _, r := range s {
		return r >= 0x2E80
	}
	return false
}
