package layout

import "math"

// Shape is how the parts of the table scene share the screen.
type Shape int

// The shapes: three columns, two columns (a phone held across), one column.
const (
	Wide Shape = iota
	Short
	Tall
)

// Screen is the rectangles of the table scene. A part that the shape has no
// room for is empty.
type Screen struct {
	Shape   Shape
	Bar     Rect // names, phase, buttons
	Detail  Rect // the card looked at
	Far     Rect // the other players' half; Sides shares it out where several sit there
	Near    Rect // the own half
	FarHand Rect
	Hand    Rect
	Middle  Rect // the battle line between the halves
	Note    Rect // what is happening, in words: over the hidden hand at the upper edge
	Choice  Rect // the question and its answers
	Log     Rect
	Track   Rect // the line of time; only while a match is looked at
}

// Zoom is the factor from logical pixels to those of the window, so that
// large windows get a large table and small ones keep legible letters.
func Zoom(w, h float64) float64 {
	if IsPhone(w, h) {
		return 1
	}
	if w < h {
		return math.Max(1, math.Min(2.5, w/620))
	}
	return math.Max(0.8, math.Min(3, math.Min(w/1280, h/720)))
}

// Enlarged is Zoom for a player who wants everything so many times as large, as
// far as the table fits then.
func Enlarged(w, h, times float64) float64 {
	const least = 300 // logical pixels
	z := Zoom(w, h)
	return z * math.Max(1, math.Min(times, math.Min(w, h)/z/least))
}

// IsPhone reports whether a window of that size is held in the hand and touched.
func IsPhone(w, h float64) bool { return math.Min(w, h) < 500 }

// ShapeOf chooses the shape for a window of w × h logical pixels.
func ShapeOf(w, h float64) Shape {
	switch {
	case w < h*1.05:
		return Tall
	case w < 1040:
		return Short
	}
	return Wide
}

// Divide shares a window of w × h logical pixels out among the parts. With
// band there is room for cards between the halves.
func Divide(w, h float64, band bool) Screen { return divide(ShapeOf(w, h), w, h, band, 1) }

func divide(shape Shape, w, h float64, band bool, far float64) Screen {
	all := Rect{0, 0, w, h}
	s := Screen{Shape: shape}
	switch s.Shape {
	case Wide:
		s.Bar, all = all.Top(40)
		all = all.Inset(6)
		side := math.Max(252, math.Min(330, w*0.215))
		s.Detail, all = all.Left(side)
		var right Rect
		right, all = all.End(side + 8)
		_, right = right.Left(8)
		s.Choice, s.Log = right.Top(right.H * 0.56)
		_, s.Log = s.Log.Top(8)
		_, all = all.Left(8)
		s.halves(all, 30*far, math.Max(84, all.H*0.155), gap(band, 10, all.H*0.118))
	case Short:
		var right Rect
		right, all = all.End(math.Max(230, w*0.30))
		s.Bar, right = right.Top(40)
		s.Choice = right.Inset(4)
		s.halves(all.Inset(3), 5+14*far, math.Max(54, all.H*0.16), gap(band, 6, 46))
	case Tall:
		s.Bar, all = all.Top(40)
		s.Choice, all = all.Low(math.Max(math.Min(216, h*0.34), h*0.28))
		s.Choice = s.Choice.Inset(4)
		s.halves(all.Inset(3), 14+16*far, math.Max(66, all.H*0.13), gap(band, 6, math.Max(56, all.H*0.11)))
	}
	return s
}

func gap(band bool, line, room float64) float64 {
	if band {
		return room
	}
	return line
}

func (s *Screen) halves(r Rect, farHand, hand, gap float64) {
	s.FarHand, r = r.Top(farHand)
	s.Note = Rect{s.FarHand.X, s.FarHand.Y - 2, s.FarHand.W, s.FarHand.H + 2}
	if s.Shape == Wide { // and the margin below the bar
		s.Note = Rect{s.Note.X, s.Bar.Bottom() + 1, s.Note.W, s.FarHand.Bottom() - s.Bar.Bottom() - 1}
	}
	s.Hand, r = r.Low(hand)
	_, r = r.Low(4)
	half := (r.H - gap) / 2
	s.Far, r = r.Top(half)
	s.Middle, s.Near = r.Top(gap)
}
