package paint

import (
	"image/color"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/atlas"
	"gorin/render/layout"
	"gorin/render/theme"
)

// Look is one card as it is drawn on the table: its printed face, or nil for
// the back, and its values of the moment.
type Look struct {
	Face   *Face
	Pose   layout.Pose
	Far    bool   // numbers stand at the corners that the other side reads
	Values bool   // show the discs: what it takes to play it
	Fight  bool   // show what it fights with
	First  int    // on the disc in the corner
	Second int    // on the disc below it, where a face has two
	Main   int    // what it fights with: the largest number
	Beside int    // the number beside it
	MainUp int    // Main is over (1) or under (-1) the printed one
	SideUp int    // Beside is
	Dim    bool   // cannot act
	Upset  bool   // lies upside-down: reversed
	Stamp  string // across the middle
	Ribbon string // across the picture, in gold: it belongs with another
	Badge  string
	Inert  bool    // something that stands on it does nothing
	Alpha  float64 // 0 is opaque
	Thin   float64 // how much of its width is not to be seen: it is being turned over

	Pips      []string // colours of what is on the first disc
	Taken     int      // taken off Main, where a face says so
	BadgeHigh bool     // the badge stands at the upper edge
}

// Card draws a card: shadow, face, numbers.
func (c *Canvas) Card(l Look) {
	if l.Pose.H < 4 {
		return
	}
	if c.Seen != nil {
		c.Seen.Card(true)
		defer c.Seen.Card(false)
		c.Seen.Covered(l.Pose.Bounds())
	}
	if l.Face == nil {
		c.picture(c.Cards.backFace(), l)
		c.stamp(l)
		c.badge(l)
		return
	}
	if front := c.Cards.front(l.Face, l.Pose.H); front != nil {
		c.picture(front, l)
	} else {
		c.unpainted(l)
	}
	pair := l.Face.Scheme == Pair
	switch {
	case l.Values && pair:
		c.discOverPips(l)
	case l.Values:
		c.twoDiscs(l)
	}
	switch {
	case l.Fight && pair:
		c.pair(l)
	case l.Fight:
		c.twoPlates(l)
	}
	c.colourSigns(l)
	c.ribbon(l)
	c.stamp(l)
	c.badge(l)
	c.inertSign(l)
}

// unpainted draws the frame and the name of a card whose picture comes with one of the next
// frames: a back would say that the card is hidden.
func (c *Canvas) unpainted(l Look) {
	t := theme.CardTint(l.Face.Picture.Colour)
	b, r := l.Pose.Bounds(), l.Pose.H*0.045
	c.Round(b, r, t.Dark)
	in := b.Inset(math.Max(1, l.Pose.H*0.02))
	c.Round(in, r, theme.Mix(t.Light, theme.PaperLight, 0.35))
	size := math.Max(6, l.Pose.H*0.085)
	lines := c.Wrap(l.Face.Name, in.W*0.92, size, false)
	if most := max(1, int(in.H*0.5/LineHeight(size))); len(lines) > most {
		lines = lines[:most]
	}
	middle := 0.61 // clear of the cost and of the power
	if len(lines) > 2 {
		middle = 0.52
	}
	if l.Far {
		middle = 1 - middle
	}
	y := in.Y + in.H*middle - LineHeight(size)*float64(len(lines)-1)/2
	for i, line := range lines {
		c.Text(c.Fit(line, in.W*0.96, size, false), in.X+in.W/2, y+LineHeight(size)*float64(i), Style{Size: size, Ink: theme.Ink, Align: Centre})
	}
}

// inertSign marks a card of which something does nothing, in the middle of the edge that
// has no numbers.
func (c *Canvas) inertSign(l Look) {
	if !l.Inert {
		return
	}
	b, r := l.Pose.Bounds(), math.Max(l.Pose.H*0.1, 7)
	x, y := b.X+b.W/2, b.Y+r*1.2
	if l.Far {
		y = b.Bottom() - r
	}
	c.triangle(x, y-r, x-r*1.16, y+r*0.85, x+r*1.16, y+r*0.85, theme.Ink)
	c.triangle(x, y-r*0.68, x-r*0.86, y+r*0.68, x+r*0.86, y+r*0.68, theme.White)
	c.Text("!", x, y+r*0.18, Style{Size: r * 1.2, Ink: theme.Vermilion, Bold: true, Align: Centre})
}

// stamp writes a word across the middle of the card.
func (c *Canvas) stamp(l Look) {
	if l.Stamp == "" {
		return
	}
	b := l.Pose.Bounds()
	size := math.Max(8, l.Pose.H*0.105)
	r := layout.Rect{X: b.X, Y: b.Y + b.H*0.5 - size*0.8, W: b.W, H: size * 1.6}
	c.Fill(r, theme.Alpha(theme.RGB(0x6D1F1A), 0.9))
	word := l.Stamp
	if c.Width(word, size, true) > b.W-2 {
		word = "×"
	}
	c.Text(word, b.X+b.W/2, r.Y+r.H/2, Style{Size: size, Ink: theme.White, Bold: true, Align: Centre})
}

// ribbon writes a word on a band of gold above the name.
func (c *Canvas) ribbon(l Look) {
	if l.Ribbon == "" {
		return
	}
	b := l.Pose.Bounds()
	size := math.Max(8, l.Pose.H*0.1)
	size *= math.Min(1, (b.W-4)/c.Width(l.Ribbon, size, true))
	r := layout.Rect{X: b.X, Y: b.Y + b.H*0.44 - size*0.7, W: b.W, H: size * 1.4}
	if l.Far {
		r.Y = b.Y + b.H*0.56 - size*0.7
	}
	c.Fill(r, theme.Alpha(theme.Ink, 0.85))
	c.Fill(r.InsetXY(0, math.Max(0.8, size*0.08)), theme.RGB(0xF2C14A))
	c.Text(l.Ribbon, b.X+b.W/2, r.Y+r.H/2, Style{Size: size, Ink: theme.Ink, Bold: true, Align: Centre})
}

// picture draws a card's picture in its pose, over its shadow.
func (c *Canvas) picture(img *ebiten.Image, l Look) {
	at := c.Cards.place(img)
	ink := theme.White
	if l.Dim || l.Upset {
		ink = theme.RGB(0xB8B3AD)
	}
	if l.Alpha > 0 {
		ink = theme.Alpha(ink, 1-l.Alpha)
	}
	corners := c.corners(img, l.Pose, 1-l.Thin)
	shade := corners
	for i := range shade {
		shade[i].X += c.px(0.8)
		shade[i].Y += c.px(1.8)
	}
	c.batch.Quad(at, shade, color.RGBA{A: uint8(71 * (1 - l.Alpha))})
	c.batch.Quad(at, corners, ink)
}

// corners is where those of a picture come to lie that is drawn so wide, of its width, on whole pixels if it is neither
// scaled nor on its way.
func (c *Canvas) corners(img *ebiten.Image, p layout.Pose, wide float64) (at [4]atlas.Point) {
	w, h := float64(img.Bounds().Dx()), float64(img.Bounds().Dy())
	scale := p.H * c.S / h
	if math.Abs(scale-1) < 0.012 {
		scale = 1
	}
	sin, cos := math.Sincos(p.Turns * math.Pi / 2)
	left, top := math.Inf(1), math.Inf(1)
	for i := range at {
		x, y := (float64(i%2)-0.5)*w*scale*wide, (float64(i/2)-0.5)*h*scale
		at[i] = atlas.Point{X: p.X*c.S + x*cos - y*sin, Y: p.Y*c.S + x*sin + y*cos}
		left, top = math.Min(left, at[i].X), math.Min(top, at[i].Y)
	}
	if scale == 1 && p.Turns == math.Trunc(p.Turns) {
		dx, dy := math.Round(left)-left, math.Round(top)-top
		for i := range at {
			at[i] = atlas.Point{X: math.Round(at[i].X + dx), Y: math.Round(at[i].Y + dy)}
		}
	}
	return at
}

func (c *Canvas) twoDiscs(l Look) {
	b, h := l.Pose.Bounds(), l.Pose.H
	r := math.Max(h*0.095, 5.5)
	x, y, down := b.X+r*1.15, b.Y+r*1.15, 1.0
	if l.Far {
		x, y, down = b.Right()-r*1.15, b.Bottom()-r*1.15, -1
	}
	t := theme.CardTint(l.Face.Picture.Colour)
	c.Disc(x, y, r, t.Dark)
	c.Disc(x, y, r*0.86, t.Full)
	c.Text(strconv.Itoa(l.First), x, y, Style{Size: r * 1.5, Ink: theme.On(t.Full), Bold: true, Align: Centre})
	if h < 44 {
		return
	}
	y += down * r * 1.95
	r *= 0.82
	c.Disc(x, y, r, theme.Ink)
	c.Disc(x, y, r*0.84, theme.RGB(0xE4E0D6))
	c.Text(strconv.Itoa(l.Second), x, y, Style{Size: r * 1.5, Ink: theme.Ink, Bold: true, Align: Centre})
}

func (c *Canvas) twoPlates(l Look) {
	b := l.Pose.Bounds()
	size := math.Max(l.Pose.H*0.135, 8.5)
	high := size * 1.2
	main, beside := strconv.Itoa(l.Main), strconv.Itoa(l.Beside)
	pw, sw, arrows := 0.0, 0.0, 0.0
	for least := size * 0.55; ; size *= 0.94 { // smaller, so that no plate covers another or the name
		if arrows = 0; l.MainUp != 0 {
			arrows = size * 0.6
		}
		if theme.Marks && l.SideUp != 0 {
			arrows += size * 0.5
		}
		pw, sw = c.Width(main, size, true)+size*0.45, c.Width(beside, size, true)+size*0.8
		if pw+sw+arrows <= b.W-3 || size <= least {
			break
		}
	}
	band := layout.Rect{X: b.X, Y: b.Bottom() - high - 1, W: b.W, H: high}
	if l.Far {
		band.Y = b.Y + 1
	}
	band = band.InsetXY(1.5, 0)
	c.Round(layout.Rect{X: band.X, Y: band.Y, W: pw, H: high}, 2.5, theme.Alpha(theme.Ink, 0.9))
	c.Text(main, band.X+pw/2, band.Y+high/2, Style{Size: size, Ink: changed(l.MainUp, theme.White), Bold: true, Align: Centre})
	if l.MainUp != 0 {
		c.arrow(band.X+pw+size*0.22, band.Y+high/2, size*0.26, l.MainUp)
	}
	plate := layout.Rect{X: band.Right() - sw, Y: band.Y, W: sw, H: high}
	c.Round(plate, 2.5, theme.Alpha(theme.RGB(0x6D1F1A), 0.92))
	c.wisp(plate.X+size*0.42, plate.Y+high/2, size*0.3, theme.RGB(0xF3D77A))
	c.Text(beside, plate.Right()-size*0.15, plate.Y+high/2, Style{Size: size, Ink: changed(l.SideUp, theme.White), Bold: true, Align: End})
	if theme.Marks && l.SideUp != 0 {
		c.arrow(plate.X-size*0.3, plate.Y+high/2, size*0.26, l.SideUp)
	}
}

// changed is the ink of a value that effects have raised or lowered.
func changed(way int, plain color.RGBA) color.RGBA {
	switch {
	case way > 0:
		return theme.PaleUp
	case way < 0:
		return theme.PaleDown
	}
	return plain
}

// wisp is the sign beside the second number: a small flame.
func (c *Canvas) wisp(x, y, r float64, clr color.RGBA) {
	c.Disc(x, y+r*0.3, r*0.75, clr)
	c.triangle(x, y-r*1.15, x-r*0.66, y+r*0.1, x+r*0.66, y+r*0.1, clr)
}

// arrow points up for way > 0 and down otherwise.
func (c *Canvas) arrow(x, y, r float64, way int) {
	clr := theme.Up
	up := -1.0
	if way < 0 {
		clr, up = theme.Down, 1
	}
	c.triangle(x, y+up*r*1.7, x-r*1.5, y-up*r*1.3, x+r*1.5, y-up*r*1.3, theme.White)
	c.triangle(x, y+up*r, x-r, y-up*r*0.8, x+r, y-up*r*0.8, clr)
}

// Arrow draws a thick line with a head.
func (c *Canvas) Arrow(x0, y0, x1, y1, w float64, clr color.RGBA) {
	d := math.Hypot(x1-x0, y1-y0)
	if d < 4*w {
		return
	}
	ux, uy := (x1-x0)/d, (y1-y0)/d
	bx, by := x1-ux*w*2, y1-uy*w*2
	c.Line(x0, y0, bx, by, w, clr)
	c.triangle(x1, y1, bx-uy*w*1.5, by+ux*w*1.5, bx+uy*w*1.5, by-ux*w*1.5, clr)
}

func (c *Canvas) triangle(x0, y0, x1, y1, x2, y2 float64, clr color.RGBA) {
	c.batch.Shape(clr, atlas.Point{X: x0 * c.S, Y: y0 * c.S}, atlas.Point{X: x1 * c.S, Y: y1 * c.S}, atlas.Point{X: x2 * c.S, Y: y2 * c.S})
}

func (c *Canvas) badge(l Look) {
	if l.Badge == "" {
		return
	}
	b := l.Pose.Bounds()
	size := math.Max(9.5, l.Pose.H*0.12)
	w := math.Max(size*1.5, c.Width(l.Badge, size, true)+size*0.7)
	r := layout.Rect{X: b.Right() - w*0.8, Y: b.Y + b.H*0.36, W: w, H: size * 1.4}
	if l.Far {
		r.X = b.X - w*0.2
	}
	if l.BadgeHigh {
		r.X, r.Y = b.Right()-w, b.Y+1
		if l.Far {
			r.X, r.Y = b.X, b.Bottom()-r.H-1
		}
	}
	c.Round(r, size*0.7, theme.Ink)
	c.Text(l.Badge, r.X+w/2, r.Y+r.H/2, Style{Size: size, Ink: theme.White, Bold: true, Align: Centre})
}

// Edge outlines a card.
func (c *Canvas) Edge(p layout.Pose, width float64, clr color.RGBA) {
	b := p.Bounds()
	c.Ring(b.Inset(-width), p.H*0.045+width, width, clr)
}

// Glow surrounds a card softly.
func (c *Canvas) Glow(r layout.Rect, clr color.RGBA) {
	for i := 1.0; i <= 4; i++ {
		c.Ring(r.Inset(-2-i*1.2), 4+i*1.2, 1.4, theme.Alpha(clr, 0.42/i))
	}
}
