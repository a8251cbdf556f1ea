// Package icon draws the icon of the program.
package icon

import (
	"image"
	"image/color"
	"math"
)

// disc is a part of the icon, in sixty-fourths of its side.
type disc struct {
	x, y, radius float64
	ink          color.NRGBA
}

var (
	red   = color.NRGBA{0xb8, 0x3a, 0x2b, 0xff}
	paper = color.NRGBA{0xf9, 0xf4, 0xe8, 0xff}
)

// crest is the icon that the page has, too: a plum blossom of five petals, for five rulebooks.
var crest = []disc{
	{32, 32, 31, red},
	{32, 16.5, 8.4, paper}, {46.74, 27.21, 8.4, paper}, {41.11, 44.54, 8.4, paper}, {22.89, 44.54, 8.4, paper}, {17.26, 27.21, 8.4, paper},
	{32, 32, 6.2, paper}, {32, 32, 3.4, red},
}

// Sides are the sizes of the icon that desktops ask for, in pixels.
var Sides = []int{16, 24, 32, 48, 64, 128, 256}

// Draw draws the icon with a side of so many pixels.
func Draw(side int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			img.SetNRGBA(x, y, crestAt(x, y, float64(side)/64))
		}
	}
	return img
}

// crestAt is the colour of a pixel: the mean of many points in it.
func crestAt(x, y int, scale float64) color.NRGBA {
	const fine = 8
	var sum [3]float64
	met := 0.0
	for i := range fine * fine {
		px := (float64(x) + (float64(i%fine)+0.5)/fine) / scale
		py := (float64(y) + (float64(i/fine)+0.5)/fine) / scale
		for k := len(crest) - 1; k >= 0; k-- {
			if d := &crest[k]; (px-d.x)*(px-d.x)+(py-d.y)*(py-d.y) < d.radius*d.radius {
				sum[0], sum[1], sum[2] = sum[0]+float64(d.ink.R), sum[1]+float64(d.ink.G), sum[2]+float64(d.ink.B)
				met++
				break
			}
		}
	}
	if met == 0 {
		return color.NRGBA{}
	}
	mean := func(n float64) uint8 { return uint8(math.Round(n / met)) }
	return color.NRGBA{mean(sum[0]), mean(sum[1]), mean(sum[2]), uint8(math.Round(255 * met / (fine * fine)))}
}
