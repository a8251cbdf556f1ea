package theme

import (
	"fmt"
	"math"

	"golang.org/x/image/math/fixed"

	"gorin/assets"
	"gorin/render/atlas"
	"gorin/render/font"
)

// Fonts sets and writes text; it is made once and used by one goroutine.
type Fonts struct {
	Atlas *atlas.Atlas // of the letters

	regular, signs, bold *font.Font
	rest                 *font.Font // nil until it is lent
	whole                bool       // regular has all its signs, not those of our own texts alone
	lacks                bool       // a sign has been written that the fonts lack
	chains               [2]font.Chain
	widths, advances     map[pieceKey]float64 // of lines, of pieces
	lines                map[pieceKey][]letter
	pieces               map[placedKey]piece
	places               map[glyphKey]letter // of the glyphs on the atlas
	round                int                 // of the atlas that they belong to
	painter              font.Painter
	pixels               []byte
}

// faceKey is a size, in quarters of a pixel, and a weight.
type faceKey struct {
	quarters int
	bold     bool
}

// size is the size as the fonts count it.
func (k faceKey) size() fixed.Int26_6 { return fixed.Int26_6(k.quarters * 16) }

// The names of the fonts that may come later. Until then a part of the first, cut to what
// our own texts say, stands in for it.
const (
	WholeFont = "gorin-regular.otf"
	RestFont  = "gorin-rest.otf"
)

// LoadFonts reads the fonts that come with Gorin.
func LoadFonts() (*Fonts, error) {
	f := &Fonts{
		Atlas: atlas.New(), places: map[glyphKey]letter{}, widths: map[pieceKey]float64{}, advances: map[pieceKey]float64{},
		lines: map[pieceKey][]letter{}, pieces: map[placedKey]piece{},
	}
	for name, into := range map[string]**font.Font{
		"gorin-core.otf":  &f.regular,
		"gorin-signs.otf": &f.signs,
		"gorin-bold.otf":  &f.bold,
	} {
		b, err := assets.Fonts.ReadFile("fonts/" + name)
		if err != nil {
			return nil, fmt.Errorf("theme: font: %w", err)
		}
		if *into, err = font.Parse(b); err != nil {
			return nil, fmt.Errorf("theme: %s: %w", name, err)
		}
	}
	f.link()
	for name, b := range assets.MoreFonts {
		if err := f.Lend(name, b); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// Wants is the name of the font, not lent yet, that may have a sign which has been written
// and that the others lack; "" if nothing is missing, or everything is there.
func (f *Fonts) Wants() string {
	switch {
	case !f.lacks:
		return ""
	case !f.whole:
		return WholeFont
	case f.rest == nil:
		return RestFont
	}
	return ""
}

// Lend gives a font that was not there from the start, by its name. What has been measured
// and written is forgotten: a sign that was missing may be there now.
func (f *Fonts) Lend(name string, b []byte) error {
	lent, err := font.Parse(b)
	if err != nil {
		return fmt.Errorf("theme: %s: %w", name, err)
	}
	switch name {
	case WholeFont:
		f.regular, f.whole = lent, true
	case RestFont:
		f.rest = lent
	default:
		return fmt.Errorf("theme: %s is no font of ours", name)
	}
	f.lacks = false // until what is missing is written once more
	f.link()
	clear(f.widths)
	clear(f.advances)
	f.forget()
	return nil
}

// link says which font stands in for which: bold, regular, signs, the rest.
func (f *Fonts) link() {
	f.chains = [2]font.Chain{{f.regular, f.signs}, {f.bold, f.regular, f.signs}}
	if f.rest != nil {
		for i := range f.chains {
			f.chains[i] = append(f.chains[i], f.rest)
		}
	}
}

func (f *Fonts) chain(bold bool) font.Chain {
	if bold {
		return f.chains[1]
	}
	return f.chains[0]
}

func key(size float64, bold bool) faceKey {
	return faceKey{int(math.Round(size * 4)), bold}
}

// reach is how far letters reach above and below the base line.
func (f *Fonts) reach(k faceKey) (ascent, descent float64) {
	return f.chain(k.bold).Metrics(float64(k.quarters) / 4)
}

// Width is how wide s is as Write writes it, in pixels of the window.
func (f *Fonts) Width(s string, size float64, bold bool) float64 {
	k := pieceKey{key(size, bold), s}
	if w, ok := f.widths[k]; ok {
		return w
	}
	w := 0.0
	for piece := range split(s) {
		w += f.advance(pieceKey{k.face, piece})
	}
	remember(f.widths, k, w)
	return w
}

// advance is how wide a piece is. A line is measured by its pieces, since each has to be
// set, and lines have most of them in common. A Japanese sign takes whole pixels, so that
// all of them stand equally far apart, as each begins on one.
func (f *Fonts) advance(k pieceKey) float64 {
	w, ok := f.advances[k]
	if !ok {
		_, wide := f.chain(k.face.bold).Set(k.s, k.face.size())
		if w = pixels(wide); isWide(k.s) {
			w = math.Round(w)
		}
		remember(f.advances, k, w)
	}
	return w
}

// pixels is a length of the fonts in pixels.
func pixels(v fixed.Int26_6) float64 { return float64(v) / 64 }

// remember keeps a width, and forgets all once there are too many.
func remember(widths map[pieceKey]float64, k pieceKey, w float64) {
	if len(widths) > 20000 {
		clear(widths)
	}
	widths[k] = w
}
