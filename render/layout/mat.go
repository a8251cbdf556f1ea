package layout

import "math"

// Frame is one zone of a mat as data. Places are percentages of one player's
// half of the table: x from the left, y from the battle line towards the
// player. Sizes are fractions of the mat's full card height.
type Frame struct {
	Zone   string
	X, Y   float64 // centre of the first card
	StepX  float64 // from one card to the next, in card widths
	StepY  float64 // from one card to the next, in card heights
	Span   float64 // the most that all steps together may take, in percent (of the width or the height); 0: no bound
	Scale  float64 // size of the cards, 1 for the full size
	Turn   float64 // quarter turns clockwise that every card in it has
	Places int     // how many places the mat draws
	Pile   bool    // only the top card shows
	Badge  bool    // shows how many cards there are
	Under  string  // the cards lie under the cards of that zone
	Lines  int     // a row whose groups of cards lie in so many lines, the first towards the battle line; 0: in one
	W, H   float64 // of a row that lays itself out around X, Y, in percent; 0: steps as above
	Shared bool    // the cards of a zone that belongs to nobody which its player controls
}

// Mat is the frames of a half of the table and the measure of its cards.
type Mat struct {
	CardH  float64 // height of a full-size card, in percent of the height
	CardW  float64 // the most that its width may be, in percent of the width
	Frames []Frame
}

// Half is a mat laid on the screen for one player.
type Half struct {
	Mat  *Mat
	Area Rect
	Far  bool // the other side of the table: turned by half a turn
	// Upright are the cards of a far half that are not turned, where several sit there.
	Upright bool
}

// Turned reports whether the cards lie upside-down for who looks.
func (h Half) Turned() bool { return h.Far && !h.Upright }

// CardHeight is the height of a full-size card.
func (h Half) CardHeight() float64 {
	byHeight := h.Area.H * h.Mat.CardH / 100
	byWidth := h.Area.W * h.Mat.CardW / 100 / CardAspect
	return math.Min(byHeight, byWidth)
}

// Frame finds the frame of a zone.
func (h Half) Frame(zone string) (Frame, bool) {
	for _, f := range h.Mat.Frames {
		if f.Zone == zone {
			return f, true
		}
	}
	return Frame{}, false
}

// Place is the pose of card i of n in the frame; extra quarter turns say how
// the card itself lies.
func (h Half) Place(f Frame, i, n int, turns float64) Pose {
	size := h.CardHeight() * f.Scale
	x, y := h.Area.W*f.X/100, h.Area.H*f.Y/100
	if !f.Pile {
		dx, dy := h.step(f, n, size)
		x, y = x+dx*float64(i), y+dy*float64(i)
	} else {
		lift := math.Min(float64(i), 6) * size * 0.006
		x, y = x-lift, y-lift
	}
	p := Pose{X: h.Area.X + x, Y: h.Area.Y + y, H: size, Turns: turns + f.Turn}
	if h.Far {
		p.X, p.Y = h.Area.X+h.Area.W-x, h.Area.Y+h.Area.H-y
	}
	if h.Turned() {
		p.Turns += 2
	}
	return p
}

// step is the distance between two neighbours when n cards lie in the frame:
// the printed one, or less when they would leave the span.
func (h Half) step(f Frame, n int, size float64) (dx, dy float64) {
	dx, dy = f.StepX*size*CardAspect, f.StepY*size
	if f.Span == 0 || n < 2 {
		return dx, dy
	}
	if most := h.Area.W * f.Span / 100 / float64(n-1); math.Abs(dx) > most {
		dx = math.Copysign(most, dx)
	}
	if most := h.Area.H * f.Span / 100 / float64(n-1); math.Abs(dy) > most {
		dy = math.Copysign(most, dy)
	}
	return dx, dy
}

// Line is one line of a row that has several.
func (f Frame) Line(i int) Frame {
	high := f.H / float64(f.Lines)
	f.Y += high*(float64(i)+0.5) - f.H/2
	f.H, f.Lines = high, 0
	return f
}

// area is the room of a row as it lies before the player.
func (h Half) area(f Frame) Rect {
	w, high := h.Area.W*f.W/100, h.Area.H*f.H/100
	return Rect{h.Area.X + h.Area.W*f.X/100 - w/2, h.Area.Y + h.Area.H*f.Y/100 - high/2, w, high}
}

// Row places cards in a frame that is a row.
func (h Half) Row(f Frame, pieces []Piece) []Pose {
	size, room := h.CardHeight()*f.Scale, h.area(f)
	if h.Upright {
		room = h.Slot(f)
	}
	poses := Row(room, size, size*0.06, pieces)
	for i := range poses {
		poses[i].Turns += f.Turn
		if h.Turned() {
			poses[i] = poses[i].Turn(h.Area)
		}
	}
	return poses
}

// Forward is p moved so many of its heights towards the battle line.
func (h Half) Forward(p Pose, by float64) Pose {
	if h.Far {
		by = -by
	}
	p.Y -= by * p.H
	return p
}

// Slot is the rectangle that the mat draws for the frame.
func (h Half) Slot(f Frame) Rect {
	if f.W > 0 {
		r := h.area(f)
		if h.Far {
			m := h.Area.Centre()
			r.X, r.Y = 2*m.X-r.Right(), 2*m.Y-r.Bottom()
		}
		return r
	}
	places := max(1, f.Places)
	r := h.Place(f, 0, places, 0).Bounds()
	if !f.Pile {
		r = r.Union(h.Place(f, places-1, places, 0).Bounds())
	}
	return r
}
