package layout

import "math"

// Piece is one card of a row.
type Piece struct {
	Across bool    // lies sideways
	Gap    float64 // room before it besides the usual gap
}

// Row places cards side by side in the middle of r, from the left: all are h
// high when upright, and one that lies across takes its height as its width.
// When they do not fit, all steps shrink alike and the cards overlap.
func Row(r Rect, h, gap float64, pieces []Piece) []Pose {
	poses := make([]Pose, len(pieces))
	if len(pieces) == 0 {
		return poses
	}
	w := h * CardAspect
	x, right := 0.0, 0.0
	for i, p := range pieces {
		room, turns := w, 0.0
		if p.Across {
			room, turns = h, 1
		}
		if i > 0 {
			x = right + gap + p.Gap
		}
		poses[i] = Pose{X: x + room/2, Y: r.Y + r.H/2, H: h, Turns: turns}
		right = x + room
	}
	first, last := poses[0].Bounds(), poses[len(poses)-1].Bounds()
	if right <= r.W {
		return shift(poses, r.X+(r.W-right)/2)
	}
	span := poses[len(poses)-1].X - poses[0].X
	scale := math.Max(0, r.W-first.W/2-last.W/2) / span
	for i := range poses {
		poses[i].X = first.W/2 + (poses[i].X-first.W/2)*scale
	}
	return shift(poses, r.X)
}

func shift(poses []Pose, dx float64) []Pose {
	for i := range poses {
		poses[i].X += dx
	}
	return poses
}

// Turn is p turned about the middle of r by half a turn, as the other side of
// the table has it.
func (p Pose) Turn(r Rect) Pose {
	m := r.Centre()
	return Pose{2*m.X - p.X, 2*m.Y - p.Y, p.H, p.Turns + 2}
}
