// Package anim makes the picture follow the game: the model jumps, cards fly from
// where they lay to where they lie, one thing after the other, and what causes it is
// named meanwhile. It is pure: poses and milliseconds in, poses out.
package anim

import "gorin/render/layout"

// Duration is how long a flight takes, in milliseconds.
const Duration = 300

// Flight is one card under way.
type Flight struct {
	Card     uint16 // 0: a card that is not known
	Face     int    // what is printed on it, from 1; 0 for its back
	From, To layout.Pose
	Begin    int64
	Long     int64 // how long it takes
}

// End is when the card arrives.
func (f *Flight) End() int64 { return f.Begin + f.Long }

func (f *Flight) pose(now int64) layout.Pose {
	return f.From.Lerp(f.To, Ease(float64(now-f.Begin)/float64(f.Long)))
}

// Ease begins fast and ends softly, from 0 at 0 to 1 at 1.
func Ease(t float64) float64 {
	t = max(0, min(1, t))
	return 1 - (1-t)*(1-t)*(1-t)
}
