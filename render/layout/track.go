package layout

import "math"

// Track is a line of time: moments from First to Last along a strip.
type Track struct {
	Rect
	First, Last int
}

// X is where a moment lies.
func (t Track) X(at int) float64 {
	if t.Last <= t.First {
		return t.Rect.X
	}
	at = max(t.First, min(at, t.Last))
	return t.Rect.X + t.W*float64(at-t.First)/float64(t.Last-t.First)
}

// At is the moment that lies nearest to the fraction f of the strip.
func (t Track) At(f float64) int {
	f = math.Max(0, math.Min(1, f))
	return t.First + int(math.Round(f*float64(t.Last-t.First)))
}

// Apart reports which of the signs in the middle of xs, each so wide, are shown so
// that none touches another; those before go first.
func Apart(xs []float64, wide float64) []bool {
	shown := make([]bool, len(xs))
	last := math.Inf(-1)
	for i, x := range xs {
		if x-last >= wide {
			shown[i], last = true, x
		}
	}
	return shown
}

// trackHeights is how high the strip is, by shape.
var trackHeights = map[Shape]float64{Wide: 52, Short: 36, Tall: 48}

// DivideTrack is Divide with a strip for a line of time below everything; with open
// there is room to see the other player's hand.
func DivideTrack(w, h float64, band, open bool) Screen {
	shape := ShapeOf(w, h)
	low := trackHeights[shape]
	far := 1.0
	if open {
		far = 2
	}
	s := divide(shape, w, h-low, band, far)
	s.Track = Rect{0, h - low, w, low}
	return s
}
