package theme

import (
	"bytes"
	"fmt"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"gorin/assets"
	"gorin/render/atlas"
)

// Fonts gives faces by size; it is made once and used by one goroutine.
type Fonts struct {
	Atlas *atlas.Atlas // of the letters

	regular, signs, bold *text.GoTextFaceSource
	rest                 *text.GoTextFaceSource // nil until it is lent
	lacks                bool                   // a sign has been written that the fonts lack
	faces                map[faceKey]text.Face
	measures             map[faceKey]text.Metrics
	widths, advances     map[pieceKey]float64 // of lines, of pieces
	lines                map[pieceKey][]letter
	pieces               map[pieceKey]piece
	places               map[*ebiten.Image]image.Rectangle // of the glyphs on the atlas
	round                int                               // of the atlas that they belong to
}

type faceKey struct {
	quarters int
	bold     bool
}

// LoadFonts reads the fonts that come with Gorin.
func LoadFonts() (*Fonts, error) {
	f := &Fonts{
		Atlas: atlas.New(), places: map[*ebiten.Image]image.Rectangle{},
		faces: map[faceKey]text.Face{}, measures: map[faceKey]text.Metrics{}, widths: map[pieceKey]float64{}, advances: map[pieceKey]float64{},
		lines: map[pieceKey][]letter{}, pieces: map[pieceKey]piece{},
	}
	for name, into := range map[string]**text.GoTextFaceSource{
		"fonts/gorin-regular.otf": &f.regular,
		"fonts/gorin-signs.otf":   &f.signs,
		"fonts/gorin-bold.otf":    &f.bold,
	} {
		b, err := assets.Fonts.ReadFile(name)
		if err != nil {
			return nil, fmt.Errorf("theme: font: %w", err)
		}
		if *into, err = text.NewGoTextFaceSource(bytes.NewReader(b)); err != nil {
			return nil, fmt.Errorf("theme: font %s: %w", name, err)
		}
	}
	if assets.RestFont != nil {
		if err := f.Lend(assets.RestFont); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// Lacks reports whether a sign has been written that the fonts lack and that the font of
// rare signs may have, which has not been lent yet.
func (f *Fonts) Lacks() bool { return f.lacks && f.rest == nil }

// Lend gives the font of rare signs.
func (f *Fonts) Lend(font []byte) (err error) {
	if f.rest, err = text.NewGoTextFaceSource(bytes.NewReader(font)); err != nil {
		f.rest = nil
		return fmt.Errorf("theme: font of rare signs: %w", err)
	}
	clear(f.faces)
	clear(f.measures)
	clear(f.widths)
	clear(f.advances)
	f.forget()
	return nil
}

func key(size float64, bold bool) faceKey {
	return faceKey{int(math.Round(size * 4)), bold}
}

// face is the face of a size. A sign that one font lacks comes from the next:
// bold, regular, signs, the rest.
func (f *Fonts) face(k faceKey) text.Face {
	if face, ok := f.faces[k]; ok {
		return face
	}
	size := float64(k.quarters) / 4
	var chain []text.Face
	for _, source := range []*text.GoTextFaceSource{f.bold, f.regular, f.signs, f.rest} {
		if source != nil && (k.bold || source != f.bold) {
			chain = append(chain, &text.GoTextFace{Source: source, Size: size})
		}
	}
	face, err := text.NewMultiFace(chain...)
	if err != nil {
		return chain[0] // all run in one direction, so there is no error
	}
	f.faces[k] = face
	return face
}

// metrics is the measures of a face, which are costly to ask for.
func (f *Fonts) metrics(k faceKey) text.Metrics {
	m, ok := f.measures[k]
	if !ok {
		m = f.face(k).Metrics()
		f.measures[k] = m
	}
	return m
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
// shaped, which is costly, and lines have most of them in common.
func (f *Fonts) advance(k pieceKey) float64 {
	w, ok := f.advances[k]
	if !ok {
		w = text.Advance(k.s, f.face(k.face))
		remember(f.advances, k, w)
	}
	return w
}

// remember keeps a width, and forgets all once there are too many.
func remember(widths map[pieceKey]float64, k pieceKey, w float64) {
	if len(widths) > 20000 {
		clear(widths)
	}
	widths[k] = w
}
