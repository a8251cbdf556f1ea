package paint

import (
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/layout"
	"gorin/render/theme"
)

const paperSide = 256

// Paper covers r with hand-made paper: fibres and specks that repeat every
// paperSide window pixels.
func (c *Canvas) Paper(r layout.Rect) {
	if c.paper == nil {
		c.paper = newPaper()
	}
	x, y, w, h := c.device(r)
	for ty := y; ty < y+h; ty += paperSide {
		for tx := x; tx < x+w; tx += paperSide {
			op := c.plain()
			op.GeoM.Translate(tx, ty)
			c.image(c.paper, op)
		}
	}
	c.covered(r, theme.Paper, opaque)
}

func newPaper() *ebiten.Image {
	rnd := rand.New(rand.NewPCG(7, 77))
	var shade [paperSide][paperSide]float64
	for range 900 { // fibres
		x, y := rnd.Float64()*paperSide, rnd.Float64()*paperSide
		dx, dy := rnd.Float64()*2-1, rnd.Float64()*2-1
		depth := (rnd.Float64() - 0.45) * 5
		for range 8 + rnd.IntN(26) {
			shade[int(y)&(paperSide-1)][int(x)&(paperSide-1)] += depth
			x, y = x+dx, y+dy
			dx += (rnd.Float64() - 0.5) * 0.3
			dy += (rnd.Float64() - 0.5) * 0.3
		}
	}
	pix := make([]byte, paperSide*paperSide*4)
	for y := range paperSide {
		for x := range paperSide {
			d := shade[y][x] + (rnd.Float64()-0.5)*3
			i := (y*paperSide + x) * 4
			for k, v := range [3]uint8{theme.Paper.R, theme.Paper.G, theme.Paper.B} {
				pix[i+k] = byte(max(0, min(255, float64(v)+d)))
			}
			pix[i+3] = 255
		}
	}
	img := ebiten.NewImage(paperSide, paperSide)
	img.WritePixels(pix)
	return img
}

// Sheet draws a panel of light paper with a thin edge and a soft shadow.
func (c *Canvas) Sheet(r layout.Rect) {
	c.Shadow(r, theme.Radius)
	c.Round(r, theme.Radius, theme.PaperLight)
	c.Ring(r, theme.Radius, 1, theme.Line)
}

// Shadow darkens softly around r, over which something opaque is to be drawn.
func (c *Canvas) Shadow(r layout.Rect, radius float64) {
	for i := 1.0; i <= 3; i++ {
		c.nine(layout.Rect{X: r.X - i, Y: r.Y - i + 1.5, W: r.W + 2*i, H: r.H + 2*i}, radius+i, 0, true, theme.Alpha(theme.Ink, 0.045))
	}
}
