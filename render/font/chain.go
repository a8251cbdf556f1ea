package font

import (
	"unicode"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Chain is fonts of which each has what those before it lack.
type Chain []*Font

// Metrics is how far letters of a size reach above and below the base line.
func (c Chain) Metrics(size float64) (ascent, descent float64) {
	for _, f := range c {
		ascent, descent = max(ascent, f.ascent*size), max(descent, f.descent*size)
	}
	return ascent, descent
}

// Glyph is one sign of a text that has been set.
type Glyph struct {
	Font *Font
	ID   sfnt.GlyphIndex
	X    fixed.Int26_6 // from where the text begins
}

// Missing reports whether the glyph stands for a sign that no font has.
func (g Glyph) Missing() bool { return g.ID == 0 }

// Size is a number of pixels as fonts count them.
func Size(pixels float64) fixed.Int26_6 { return fixed.Int26_6(pixels*64 + 0.5) }

// Set sets a text in one line and says how wide it is. Signs of one font that stand beside
// each other are kerned. A sign that no font has is the last font's box.
func (c Chain) Set(s string, size fixed.Int26_6) (glyphs []Glyph, wide fixed.Int26_6) {
	var before Glyph
	for _, r := range s {
		if silent(r) {
			continue
		}
		g := c.glyph(r)
		if g.Font == before.Font {
			wide += g.Font.kern(before.ID, g.ID, size)
		}
		g.X = wide
		glyphs = append(glyphs, g)
		wide += g.Font.advance(g.ID, size)
		before = g
	}
	return glyphs, wide
}

// glyph is that of the first font that has the sign.
func (c Chain) glyph(r rune) (g Glyph) {
	for _, f := range c {
		if g = (Glyph{Font: f, ID: f.index(r)}); g.ID != 0 {
			break
		}
	}
	return g
}

// silent reports whether a sign is never seen: it only directs how others are set.
func silent(r rune) bool {
	return unicode.Is(unicode.Cf, r) || unicode.Is(unicode.Variation_Selector, r) || unicode.IsControl(r)
}
