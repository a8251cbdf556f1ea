// Package theme holds the colours, the fonts and the measures of the table:
// paper and ink.
package theme

import "image/color"

// RGB is an opaque colour from its hexadecimal number.
func RGB(hex uint32) color.RGBA {
	return color.RGBA{R: uint8(hex >> 16), G: uint8(hex >> 8), B: uint8(hex), A: 255}
}

// Alpha is c seen through: a from 0 to 1. The result is premultiplied.
func Alpha(c color.RGBA, a float64) color.RGBA {
	mul := func(v uint8) uint8 { return uint8(float64(v)*a + 0.5) }
	return color.RGBA{R: mul(c.R), G: mul(c.G), B: mul(c.B), A: mul(c.A)}
}

// Mix is the colour the fraction t of the way from a to b.
func Mix(a, b color.RGBA, t float64) color.RGBA {
	mix := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.RGBA{R: mix(a.R, b.R), G: mix(a.G, b.G), B: mix(a.B, b.B), A: mix(a.A, b.A)}
}

// The colours of the house.
var (
	Paper      = RGB(0xEFE7D6) // the table
	PaperLight = RGB(0xF9F4E8) // panels
	PaperDark  = RGB(0xE0D4BC) // edges, wells
	Ink        = RGB(0x2A2622)
	InkSoft    = RGB(0x6B6256)
	InkFaint   = RGB(0xA99E8B)
	Line       = RGB(0xC9BBA0)
	Vermilion  = RGB(0xB83A2B) // what may be done, what is chosen
	Indigo     = RGB(0x2F4A66) // another player
	Gold       = RGB(0xC5963A) // focus
	White      = RGB(0xFFFFFF)
)

// Sides are the colours of the players, from who sits at the lower edge on in the order of
// the turns.
var Sides = [...]color.RGBA{Vermilion, Indigo, RGB(0x3F6B4A), RGB(0x6B4A78), RGB(0x8A6414), RGB(0x2C6B70)}

// Tint is the three shades of a card colour: light, full, dark.
type Tint struct{ Light, Full, Dark color.RGBA }

var plain = map[string]Tint{
	"yellow": {RGB(0xF7E3A6), RGB(0xD49B1F), RGB(0x7A5410)},
	"green":  {RGB(0xCFE3BE), RGB(0x578A45), RGB(0x26482A)},
	"red":    {RGB(0xF3C9BE), RGB(0xB7433A), RGB(0x5E1B1E)},
	"blue":   {RGB(0xC4DAEA), RGB(0x3C6E9F), RGB(0x17324F)},
	"purple": {RGB(0xDACBE6), RGB(0x7A5592), RGB(0x3A2350)},
	"black":  {RGB(0xC9C4CE), RGB(0x4C4556), RGB(0x1E1A26)},
	"white":  {RGB(0xFBF7EA), RGB(0xC9B98F), RGB(0x6E6142)},
	"":       {RGB(0xDDD8CD), RGB(0x857D70), RGB(0x3B3731)},
}

// CardTint is the shades of a card colour by its key.
func CardTint(colour string) Tint {
	if t, ok := tints[colour]; ok {
		return t
	}
	return tints[""]
}

// Measures in logical pixels.
const (
	Tiny   = 9.0 // the least, but on cards
	Small  = 11.0
	Normal = 13.0
	Large  = 17.0
	Title  = 28.0
	Gap    = 6.0
	Touch  = 30.0 // height of a button
	Finger = 40.0 // the same for fingers
	Radius = 5.0
)
