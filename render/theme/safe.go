package theme

import "image/color"

// palette is the colours that change when colours are to be told apart by all eyes.
type palette struct {
	tints            map[string]Tint
	up, down         color.RGBA
	paleUp, paleDown color.RGBA
}

var (
	house = palette{plain, RGB(0x2E7D4F), RGB(0xA3302A), RGB(0x9BE3A6), RGB(0xFFAB9B)}
	safe  = palette{okabeIto, RGB(0x0072B2), RGB(0xB34700), RGB(0x7CC7F5), RGB(0xF5B335)}
)

// okabeIto is the colours of M. Okabe and K. Ito's palette, which do not need red
// told from green, or blue from purple; blue is darker, so that it can be told from
// green without seeing either.
var okabeIto = map[string]Tint{
	"yellow": {RGB(0xFAF6C0), RGB(0xF0E442), RGB(0x665E00)},
	"green":  {RGB(0xBFE7DC), RGB(0x009E73), RGB(0x00402E)},
	"red":    {RGB(0xF7D8C0), RGB(0xD55E00), RGB(0x6A2E00)},
	"blue":   {RGB(0xBDDDEE), RGB(0x005A9C), RGB(0x00344F)},
	"purple": {RGB(0xF1DCE8), RGB(0xCC79A7), RGB(0x5E2F4A)},
	"black":  {RGB(0xC4C4C4), RGB(0x1A1A1A), RGB(0x000000)},
	"white":  {RGB(0xFFFFFF), RGB(0xE6E6E6), RGB(0x6E6E6E)},
	"":       plain[""],
}

// Marks says that signs stand beside colours, which all eyes tell apart then.
var Marks bool

// What UseMarks changes.
var (
	tints    = house.tints
	Up       = house.up // raised values, on paper
	Down     = house.down
	PaleUp   = house.paleUp // the same on ink
	PaleDown = house.paleDown
)

// UseMarks chooses the palette: the colours of the house, or those that all eyes
// tell apart, with signs beside them.
func UseMarks(on bool) {
	p := house
	if on {
		p = safe
	}
	Marks, tints, Up, Down, PaleUp, PaleDown = on, p.tints, p.up, p.down, p.paleUp, p.paleDown
}

// Colours lists the colours that cards can have.
var Colours = []string{"yellow", "green", "red", "blue", "purple", "black", "white"}

var signs = map[string]string{"yellow": "Y", "green": "G", "red": "R", "blue": "B", "purple": "P", "black": "K", "white": "W"}

// Sign is the letter that stands beside a card colour, as printers abbreviate it;
// "" without marks.
func Sign(colour string) string {
	if !Marks {
		return ""
	}
	return signs[colour]
}

// On is the ink in which to write on a colour.
func On(c color.RGBA) color.RGBA {
	if luma(c) > 200 {
		return Ink
	}
	return White
}

// luma is how bright a colour is, of 255, also to those who do not see its hue.
func luma(c color.RGBA) float64 {
	return 0.30*float64(c.R) + 0.59*float64(c.G) + 0.11*float64(c.B)
}
