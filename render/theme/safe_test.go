package theme

import (
	"image/color"
	"math"
	"testing"
)

// How the three kinds of colour blindness see a colour: matrices of Machado,
// Oliveira and Fernandes (2009) for complete lack of one kind of cone.
var blindness = map[string][9]float64{
	"protanopia":   {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
	"deuteranopia": {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
	"tritanopia":   {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
}

func seen(c color.RGBA, m [9]float64) (out [3]float64) {
	in := [3]float64{}
	for i, v := range []uint8{c.R, c.G, c.B} {
		in[i] = math.Pow(float64(v)/255, 2.2)
	}
	for i := range out {
		v := m[3*i]*in[0] + m[3*i+1]*in[1] + m[3*i+2]*in[2]
		out[i] = 255 * math.Pow(max(0, min(1, v)), 1/2.2)
	}
	return out
}

func apart(a, b [3]float64) (d float64) {
	for i := range a {
		d += (a[i] - b[i]) * (a[i] - b[i])
	}
	return math.Sqrt(d)
}

// TestSafePalette: with marks all eyes tell the card colours of a game, and raised
// from lowered values, apart; and each colour has a letter of its own.
func TestSafePalette(t *testing.T) {
	UseMarks(true)
	defer UseMarks(false)
	const enough = 40
	letters := map[string]bool{}
	for name, eye := range blindness {
		for i, k := range Colours {
			letters[Sign(k)] = true
			for _, o := range Colours[:i] {
				if d := apart(seen(CardTint(k).Full, eye), seen(CardTint(o).Full, eye)); d < enough {
					t.Errorf("%s: %s and %s are %.0f apart", name, k, o, d)
				}
			}
		}
		for _, pair := range [][2]color.RGBA{{Up, Down}, {PaleUp, PaleDown}, {Vermilion, Gold}} {
			if d := apart(seen(pair[0], eye), seen(pair[1], eye)); d < enough {
				t.Errorf("%s: %v and %v are %.0f apart", name, pair[0], pair[1], d)
			}
		}
	}
	if len(letters) != len(Colours) || letters[""] {
		t.Errorf("letters %v", letters)
	}
}

// TestOn: what is written on a colour can be read.
func TestOn(t *testing.T) {
	defer UseMarks(false)
	for _, marks := range []bool{false, true} {
		UseMarks(marks)
		for _, k := range Colours {
			full := CardTint(k).Full
			if d := math.Abs(luma(full) - luma(On(full))); marks && d < 70 {
				t.Errorf("%s: the letter is %.0f apart from its ground", k, d)
			}
			if !marks && (On(full) != White || Sign(k) != "") {
				t.Errorf("%s: the colours of the house have changed", k)
			}
		}
	}
}
