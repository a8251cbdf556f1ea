package paint

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/layout"
	"gorin/render/pattern"
	"gorin/render/theme"
)

// Cloth is how the mats of a game look.
type Cloth struct {
	Pattern   pattern.Kind
	Unit      float64    // of the pattern, in logical pixels
	Near, Far color.RGBA // the two halves
	Print     color.RGBA // the pattern on them
	Thread    color.RGBA // the seam around them
}

type tileKey struct {
	kind pattern.Kind
	unit int // in hundredths of a window pixel
}

// mostTiles is how many tiles are kept: one for each size of the window.
const mostTiles = 8

// tile is a pattern as white ink, made once for each size.
func (c *Canvas) tile(kind pattern.Kind, unit float64) *ebiten.Image {
	k := tileKey{kind, int(unit * 100)}
	if img := c.tiles[k]; img != nil {
		return img
	}
	if len(c.tiles) >= mostTiles {
		for _, img := range c.tiles {
			img.Deallocate()
		}
		clear(c.tiles)
	}
	ink, w, h := pattern.Tile(kind, unit)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	img.WritePixels(whites(ink))
	c.tiles[k] = img
	return img
}

// Pattern prints a pattern over r, whose middle is that of a tile: tile by tile from
// the atlas, so that it takes no drawing of its own.
func (c *Canvas) Pattern(r layout.Rect, kind pattern.Kind, unit float64, clr color.RGBA) {
	x, y, w, h := c.device(r)
	if w < 1 || h < 1 {
		return
	}
	at := c.tileOnAtlas(kind, unit*c.S)
	tw, th := float64(at.Dx()), float64(at.Dy())
	left, top := math.Round(x+w/2-tw/2), math.Round(y+h/2-th/2)
	left, top = left-tw*math.Ceil((left-x)/tw), top-th*math.Ceil((top-y)/th)
	for ty := top; ty < y+h; ty += th {
		for tx := left; tx < x+w; tx += tw {
			x0, y0, x1, y1 := math.Max(tx, x), math.Max(ty, y), math.Min(tx+tw, x+w), math.Min(ty+th, y+h)
			part := image.Rect(int(x0-tx), int(y0-ty), int(x1-tx), int(y1-ty)).Add(at.Min)
			c.batch.Picture(part, x0, y0, clr)
		}
	}
}

// tileOnAtlas is where a pattern's tile lies on the atlas.
func (c *Canvas) tileOnAtlas(kind pattern.Kind, unit float64) image.Rectangle {
	if c.printRound != c.batch.Atlas.Round {
		c.printRound = c.batch.Atlas.Round
		clear(c.prints)
	}
	k := tileKey{kind, int(unit * 100)}
	at, ok := c.prints[k]
	if !ok {
		ink, w, h := pattern.Tile(kind, unit)
		at = c.batch.Atlas.AddPixels(whites(ink), w, h)
		if c.printRound == c.batch.Atlas.Round {
			c.prints[k] = at
		}
	}
	return at
}

// whites is ink as white pixels.
func whites(ink []byte) []byte {
	pix := make([]byte, 4*len(ink))
	for i, v := range ink {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = v, v, v, v
	}
	return pix
}

func printTile(dst, tile *ebiten.Image, x, y, w, h float64, clr color.RGBA) {
	tw, th := float64(tile.Bounds().Dx()), float64(tile.Bounds().Dy())
	u, v := tw/2-w/2, th/2-h/2
	at := func(dx, dy float64) ebiten.Vertex {
		return ebiten.Vertex{DstX: float32(x + dx), DstY: float32(y + dy), SrcX: float32(u + dx), SrcY: float32(v + dy),
			ColorR: float32(clr.R) / 255, ColorG: float32(clr.G) / 255, ColorB: float32(clr.B) / 255, ColorA: float32(clr.A) / 255}
	}
	vs := [4]ebiten.Vertex{at(0, 0), at(w, 0), at(0, h), at(w, h)}
	dst.DrawTriangles(vs[:], []uint16{0, 1, 2, 1, 2, 3}, tile, &ebiten.DrawTrianglesOptions{
		Address: ebiten.AddressRepeat, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha,
	})
}

// Mat covers r with a game's cloth, hemmed.
func (c *Canvas) Mat(r layout.Rect, cloth Cloth, far bool) {
	plain := cloth.Near
	if far {
		plain = cloth.Far
	}
	c.Shadow(r, 9)
	c.Round(r, 9, plain)
	c.Pattern(r.Inset(4), cloth.Pattern, cloth.Unit, cloth.Print)
	c.Ring(r, 9, 3.2, theme.Mix(plain, cloth.Thread, 0.35))
	c.Ring(r.Inset(4.5), 5.5, 1, theme.Alpha(cloth.Thread, 0.55))
}

// Backdrop prints a game's pattern large and faint over r, stronger towards the foot.
func (c *Canvas) Backdrop(r layout.Rect, cloth Cloth) {
	x, y, w, h := c.device(r)
	c.batch.Slope(x, y, w, h, theme.Alpha(cloth.Near, 0.35), theme.Alpha(cloth.Near, 0.65))
	c.Pattern(r, cloth.Pattern, cloth.Unit*2.2, theme.Alpha(cloth.Thread, 0.075))
}

// Brackets marks the corners of r.
func (c *Canvas) Brackets(r layout.Rect, long, width float64, clr color.RGBA) {
	long = min(long, r.W/2, r.H/2)
	for _, x := range [...]float64{r.X, r.Right() - long} {
		c.Fill(layout.Rect{X: x, Y: r.Y, W: long, H: width}, clr)
		c.Fill(layout.Rect{X: x, Y: r.Bottom() - width, W: long, H: width}, clr)
	}
	for _, y := range [...]float64{r.Y + width, r.Bottom() - long} {
		c.Fill(layout.Rect{X: r.X, Y: y, W: width, H: long - width}, clr)
		c.Fill(layout.Rect{X: r.Right() - width, Y: y, W: width, H: long - width}, clr)
	}
}
