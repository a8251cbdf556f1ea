// Package font reads OpenType fonts: which signs they have, how wide those are, how pairs
// of them are kerned, and their pictures in shades of grey. It draws on nothing.
package font

import (
	"fmt"

	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Font is one font. It is used by one goroutine.
type Font struct {
	f               *sfnt.Font
	buf             sfnt.Buffer
	ascent, descent float64 // above and below the base line, of a size of 1
}

// Parse reads a font; it keeps the bytes.
func Parse(b []byte) (*Font, error) {
	f, err := sfnt.Parse(b)
	if err != nil {
		return nil, fmt.Errorf("font: %w", err)
	}
	out := &Font{f: f}
	// At a size of as many units as the font has per em, a measure is the font's own number.
	unit := fixed.Int26_6(f.UnitsPerEm())
	m, err := f.Metrics(&out.buf, unit, xfont.HintingNone)
	if err != nil {
		return nil, fmt.Errorf("font: %w", err)
	}
	out.ascent, out.descent = float64(m.Ascent)/float64(unit), float64(m.Descent)/float64(unit)
	return out, nil
}

// Has reports whether the font has a sign.
func (f *Font) Has(r rune) bool { return f.index(r) != 0 }

// index is the glyph of a sign, 0 for one that the font lacks.
func (f *Font) index(r rune) sfnt.GlyphIndex {
	g, err := f.f.GlyphIndex(&f.buf, r)
	if err != nil {
		return 0
	}
	return g
}

// advance is how far the next glyph stands from this one.
func (f *Font) advance(g sfnt.GlyphIndex, size fixed.Int26_6) fixed.Int26_6 {
	a, err := f.f.GlyphAdvance(&f.buf, g, size, xfont.HintingNone)
	if err != nil {
		return 0
	}
	return a
}

// kern is how much closer or farther two glyphs stand than their advance says. A pair
// that the font does not name is an error there, and nothing here.
func (f *Font) kern(a, b sfnt.GlyphIndex, size fixed.Int26_6) fixed.Int26_6 {
	k, err := f.f.Kern(&f.buf, a, b, size, xfont.HintingNone)
	if err != nil {
		return 0
	}
	return k
}
