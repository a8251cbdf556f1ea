package paint

import (
	"image"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"gorin/render/atlas"
	"gorin/render/layout"
	"gorin/render/pattern"
	"gorin/render/theme"
)

// Face is what is printed on a card, as far as a small picture shows it.
type Face struct {
	Print    int // names the face among those of the match
	Picture  Picture
	Name     string
	Triggers []string // one sign each
	Icons    []string // one sign each
	Traits   []string // one sign each

	Scheme   Scheme
	Sideways bool     // it is printed to be read lying on its side
	Label    string   // at the foot
	Labels   []string // at the upper right, one below the other
	Colours  []string // of the frame, when it may have several
	Tag      string   // beside the name
	Line     string   // types, at the foot
	Title    string   // at the lower right
}

// Scheme is how the values stand on a card.
type Scheme int

// The schemes.
const (
	Plates Scheme = iota // two discs at the upper left, two plates at the foot
	Pair                 // a disc over coloured pips at the upper left, a pair of numbers at the lower left
)

// Back is the colours of a card's back, its pattern and its sign, a letter or a drawn one.
type Back struct {
	Dark, Mid, Pale color.RGBA
	Sign            string
	Pattern         pattern.Kind
}

// Cards keeps the pictures of card faces, made once for each size.
type Cards struct {
	canvas  *Canvas
	brush   *brush
	ink     *atlas.Batch // letters on faces
	height  int          // of the pictures for the table, in window pixels
	fronts  map[frontKey]*ebiten.Image
	Back    Back
	back    *ebiten.Image
	arts    map[artKey]*ebiten.Image
	places  map[*ebiten.Image]image.Rectangle // of fronts and back on the atlas
	round   int                               // of the atlas that they lie on
	budget  int
	AtOnce  int  // so many faces are painted in a frame
	Waiting bool // a picture was put off to the next frame
}

type frontKey struct{ print, height int }

type artKey struct{ print, w, h int }

// Across reports whether the card is printed to be read lying on its side.
func (f *Face) Across() bool { return f != nil && f.Sideways }

func newCards(c *Canvas) *Cards {
	white := ebiten.NewImage(3, 3)
	white.Fill(color.White)
	return &Cards{canvas: c, AtOnce: newFaces, brush: &brush{white: white}, ink: atlas.NewBatch(c.Fonts.Atlas), fronts: map[frontKey]*ebiten.Image{}, arts: map[artKey]*ebiten.Image{}, places: map[*ebiten.Image]image.Rectangle{}}
}

// Forget drops the faces: another match, another language.
func (k *Cards) Forget() {
	for _, img := range k.fronts {
		img.Deallocate()
	}
	for _, img := range k.arts {
		img.Deallocate()
	}
	clear(k.fronts)
	clear(k.arts)
	clear(k.places)
	if k.back != nil {
		k.back.Deallocate()
		k.back = nil
	}
}

// newFaces is how many faces are painted in one frame, so that none of them is
// long: one takes some milliseconds.
const newFaces = 2

// Begin starts a frame whose largest small card is h logical pixels high.
func (k *Cards) Begin(h float64) {
	k.budget, k.Waiting = k.AtOnce, false
	if px := int(math.Ceil(h * k.canvas.S)); px != k.height && px > 0 {
		k.Forget()
		k.height = px
	}
}

// Painted is how many faces have been painted and are kept.
func (k *Cards) Painted() int { return len(k.fronts) }

// place is where a picture lies on the atlas.
func (k *Cards) place(img *ebiten.Image) image.Rectangle {
	sheet := k.canvas.batch.Atlas
	if k.round != sheet.Round {
		k.round = sheet.Round
		clear(k.places)
	}
	at, ok := k.places[img]
	if !ok {
		at = sheet.AddFramed(img)
		if k.round == sheet.Round {
			k.places[img] = at
		}
	}
	return at
}

func size(height int) (w, h float64) {
	h = float64(height)
	return math.Round(h * layout.CardAspect), h
}

// mostFronts is how many faces are kept; a long list of large cards makes
// room by dropping all.
const mostFronts = 240

// front is the face for a card of h logical pixels: the table's size serves
// all but much larger ones. It is nil when the picture is put off.
func (k *Cards) front(f *Face, h float64) *ebiten.Image {
	if k.canvas.dry() {
		if k.AtOnce <= 0 { // nothing is ever painted
			return nil
		}
		return k.backFace()
	}
	key := frontKey{f.Print, k.height}
	if px := int(math.Ceil(h * k.canvas.S)); float64(px) > 1.12*float64(k.height) {
		key.height = px
	}
	if img, ok := k.fronts[key]; ok {
		return img
	}
	if k.budget <= 0 {
		k.Waiting = true
		return nil
	}
	k.budget--
	if len(k.fronts) >= mostFronts {
		k.Forget()
	}
	img := k.makeFront(f, key.height)
	k.fronts[key] = img
	return img
}

// Art is the bare picture of a card in w × h logical pixels.
func (k *Cards) Art(f *Face, w, h float64) *ebiten.Image {
	if k.canvas.dry() {
		return k.backFace()
	}
	key := artKey{f.Print, int(w * k.canvas.S), int(h * k.canvas.S)}
	if img, ok := k.arts[key]; ok {
		return img
	}
	if len(k.arts) >= 24 {
		for _, img := range k.arts {
			img.Deallocate()
		}
		clear(k.arts)
	}
	img := ebiten.NewImage(max(1, key.w), max(1, key.h))
	k.brush.dst = img
	k.brush.art(f.Picture, float64(key.w), float64(key.h))
	k.arts[key] = img
	return img
}

func (k *Cards) makeFront(f *Face, height int) *ebiten.Image {
	w, h := size(height)
	img := ebiten.NewImage(int(w), int(h))
	k.brush.dst = img
	if f.Across() {
		across := ebiten.NewImage(int(h), int(w))
		k.brush.dst = across
		k.brush.art(f.Picture, h, w)
		k.acrossFrame(across, f, h, w)
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Rotate(math.Pi / 2)
		op.GeoM.Translate(w, 0)
		img.DrawImage(across, op)
		across.Deallocate()
	} else {
		k.brush.art(f.Picture, w, h)
		if f.Scheme == Pair {
			k.pairFrame(img, f, w, h)
		} else {
			k.uprightFrame(img, f, w, h)
		}
	}
	k.corners(img, w, h, theme.CardTint(f.Picture.Colour).Dark)
	return img
}

func (k *Cards) letters(img *ebiten.Image, s string, x, y, size float64, bold bool, clr color.RGBA, align Align) {
	switch align {
	case Centre:
		x -= k.canvas.Fonts.Width(s, size, bold) / 2
	case End:
		x -= k.canvas.Fonts.Width(s, size, bold)
	}
	k.ink.Dst = img
	k.canvas.Fonts.Write(k.ink, s, x, y, size, bold, clr)
	k.ink.Flush()
}

func (k *Cards) fit(s string, width, size float64) string {
	return layout.Shorten(s, width, func(t string) float64 { return k.canvas.Fonts.Width(t, size, false) })
}

func (k *Cards) uprightFrame(img *ebiten.Image, f *Face, w, h float64) {
	t := theme.CardTint(f.Picture.Colour)
	k.brush.polygon(theme.Alpha(t.Dark, 0.94), 0, h*0.83, w, h*0.83, w, h, 0, h)
	k.brush.polygon(theme.Mix(t.Light, theme.PaperLight, 0.35), 0, h*0.665, w, h*0.665, w, h*0.83, 0, h*0.83)
	k.name(img, f.Name, w*0.95, w/2, h*0.748, h)
	k.triggers(img, f, w, h)
	k.icons(img, f, w, h)
	k.labels(img, f.Labels, w, h, h*0.085)
	for i, trait := range f.Traits {
		if i < 3 {
			k.chip(img, trait, w*0.9-float64(i)*h*0.12, h*0.605, h*0.056, theme.RGB(0xE9C94F), theme.Ink)
		}
	}
	if f.Label != "" {
		size := h * 0.085
		k.letters(img, f.Label, w/2, h*0.915, size, true, theme.Mix(t.Light, theme.White, 0.4), Centre)
	}
}

// name writes the card's name in one line, or smaller in two.
func (k *Cards) name(img *ebiten.Image, name string, width, x, y, h float64) {
	size := h * 0.092
	measure := func(size float64) func(string) float64 {
		return func(s string) float64 { return k.canvas.Fonts.Width(s, size, false) }
	}
	if measure(size)(name) <= width {
		k.letters(img, name, x, y, size, false, theme.Ink, Centre)
		return
	}
	size = h * 0.074
	lines := layout.Wrap(name, width, measure(size))
	if at := strings.LastIndex(name, " "); at > 0 && len(lines) == 2 && measure(size)(name[at+1:]) <= width && measure(size)(name[:at]) <= width {
		lines[0] = name[:at]
	}
	if len(lines) == 1 {
		k.letters(img, name, x, y, size, false, theme.Ink, Centre)
		return
	}
	rest := strings.TrimPrefix(name, lines[0])
	k.letters(img, lines[0], x, y-size*0.56, size, false, theme.Ink, Centre)
	k.letters(img, k.fit(strings.TrimSpace(rest), width, size), x, y+size*0.56, size, false, theme.Ink, Centre)
}

func (k *Cards) acrossFrame(img *ebiten.Image, f *Face, w, h float64) {
	t := theme.CardTint(f.Picture.Colour)
	k.brush.polygon(theme.Alpha(t.Dark, 0.92), 0, h*0.74, w, h*0.74, w, h, 0, h)
	size := math.Max(8, h*0.15)
	for size > math.Max(8, h*0.1) && k.canvas.Fonts.Width(f.Name, size, false) > w*0.94 {
		size--
	}
	k.letters(img, k.fit(f.Name, w*0.94, size), w/2, h*0.865, size, false, theme.White, Centre)
	k.labels(img, f.Labels, w, h, h*0.13)
	for i, icon := range f.Triggers { // from the upper left, as the card reads
		k.chip(img, icon, w*0.09+float64(i)*w*0.15, h*0.12, w*0.068, theme.Vermilion, theme.White)
	}
}

func (k *Cards) triggers(img *ebiten.Image, f *Face, w, h float64) {
	for i, icon := range f.Triggers {
		k.chip(img, icon, w*0.88-float64(i)*h*0.15, h*0.09, h*0.068, theme.Vermilion, theme.White)
	}
}

func (k *Cards) icons(img *ebiten.Image, f *Face, w, h float64) {
	for i, icon := range f.Icons {
		k.chip(img, icon, w*0.145, h*(0.42+0.14*float64(i)), h*0.062, theme.Ink, theme.PaperLight)
	}
}

// labels are white plates with dark words at the upper right.
func (k *Cards) labels(img *ebiten.Image, labels []string, w, h, size float64) {
	const edge = 0.35 // of the size, around the words
	for i, words := range labels {
		wide, high := k.canvas.Fonts.Width(words, size, true)+2*edge*size, size*1.3
		x, y := w-wide-0.3*size, h*0.035+float64(i)*high*1.12
		k.brush.dst = img
		var plate vector.Path
		roundPath(&plate, x, y, wide, high, high*0.2)
		k.brush.fill(&plate, theme.Alpha(theme.White, 0.92))
		k.letters(img, words, x+wide/2, y+high/2, size, true, theme.Ink, Centre)
	}
}

// chip is a round plate with one sign.
func (k *Cards) chip(img *ebiten.Image, sign string, x, y, r float64, plate, ink color.RGBA) {
	k.brush.dst = img
	k.brush.disc(x, y, r*1.12, theme.Alpha(theme.White, 0.9))
	k.brush.disc(x, y, r, plate)
	k.sign(img, sign, x, y, r, ink, plate)
}

// corners draws the edge and cuts the corners round.
func (k *Cards) corners(img *ebiten.Image, w, h float64, clr color.RGBA) {
	r := h * 0.045
	k.brush.dst = img
	var edge vector.Path
	roundPath(&edge, 0.8, 0.8, w-1.6, h-1.6, r)
	k.brush.stroke(&edge, math.Max(1.6, h*0.022), clr)
	mask := ebiten.NewImage(int(w), int(h))
	k.brush.dst = mask
	var shape vector.Path
	roundPath(&shape, 0, 0, w, h, r)
	k.brush.fill(&shape, theme.White)
	img.DrawImage(mask, &ebiten.DrawImageOptions{Blend: ebiten.BlendDestinationIn})
	mask.Deallocate()
}

func roundPath(p *vector.Path, x, y, w, h, r float64) {
	f := func(v float64) float32 { return float32(v) }
	p.MoveTo(f(x+r), f(y))
	p.ArcTo(f(x+w), f(y), f(x+w), f(y+h), f(r))
	p.ArcTo(f(x+w), f(y+h), f(x), f(y+h), f(r))
	p.ArcTo(f(x), f(y+h), f(x), f(y), f(r))
	p.ArcTo(f(x), f(y), f(x+w), f(y), f(r))
	p.Close()
}

// backFace is the back that all cards share: a pattern in a gold frame, with a ring.
func (k *Cards) backFace() *ebiten.Image {
	if k.back != nil {
		return k.back
	}
	w, h := size(k.height)
	img := ebiten.NewImage(int(w), int(h))
	k.brush.dst = img
	dark, mid, pale := k.Back.Dark, k.Back.Mid, k.Back.Pale
	k.brush.gradient(mid, dark)
	pad := math.Round(h * 0.035)
	printTile(img, k.canvas.tile(k.Back.Pattern, w/6.5), pad, pad, w-2*pad, h-2*pad, theme.Alpha(pale, 0.42))
	var frame vector.Path
	roundPath(&frame, pad, pad, w-2*pad, h-2*pad, h*0.02)
	k.brush.stroke(&frame, math.Max(1, h*0.009), theme.Alpha(theme.Gold, 0.85))
	k.brush.disc(w/2, h/2, w*0.27, dark)
	k.brush.circle(w/2, h/2, w*0.25, math.Max(1, w*0.022), theme.Gold)
	k.brush.circle(w/2, h/2, w*0.205, math.Max(0.7, w*0.008), theme.Alpha(theme.Gold, 0.7))
	if strings.HasPrefix(k.Back.Sign, glyphMark) {
		k.sign(img, k.Back.Sign, w/2, h/2, w*0.23, k.Back.Pale, dark)
	} else {
		k.letters(img, k.Back.Sign, w/2, h/2, w*0.26, false, theme.RGB(0xE7D9B0), Centre)
	}
	k.corners(img, w, h, theme.RGB(0xE8DFC8))
	k.back = img
	return img
}

// Sign is the first sign of a word, for chips.
func Sign(word string) string {
	word = strings.Trim(word, "《》「」【】 ")
	for _, r := range word {
		return string(r)
	}
	return ""
}
