package layout

import "math"

// Side is where a player sits at the table.
type Side struct {
	Area  Rect // where the cards of the mat lie
	Hand  Rect
	Plate Rect // for the name; empty at a table for two, where everybody knows who sits across
	Far   bool
}

// A plate is so high, and the hand of a player far away has so much of its width.
const (
	plateHigh = 20.0
	plateHand = 0.44
)

// Sides is where so many players sit: first who sits at the lower edge, then the others in
// the order of the turns, from the upper left.
func (s Screen) Sides(players int) []Side {
	near := Side{Area: s.Near, Hand: s.Hand}
	if players <= 2 {
		return []Side{near, {Area: s.Far, Hand: s.FarHand, Far: true}}[:max(players, 1)]
	}
	near.Plate, near.Area = near.Area.Low(plateHigh)
	sides := []Side{near}
	for _, r := range shares(s.FarHand.Union(s.Far), players-1, 6) {
		side := Side{Far: true}
		side.Plate, side.Area = r.Top(math.Max(plateHigh, s.FarHand.H))
		side.Hand, side.Plate = side.Plate.End(r.W * plateHand)
		_, side.Area = side.Area.Top(2)
		sides = append(sides, side)
	}
	return sides
}

// shares cuts a room into so many parts, in rows, so that each has a good shape for cards.
func shares(r Rect, n int, gap float64) (out []Rect) {
	const good = 1.5 // as wide as this times the height
	best, rows := math.Inf(1), 1
	for k := 1; k <= n; k++ {
		across := float64((n + k - 1) / k)
		if off := math.Abs(math.Log(r.W / across / (r.H / float64(k)) / good)); off < best {
			best, rows = off, k
		}
	}
	for _, row := range r.Grid(1, rows, gap) {
		across := (n - len(out) + rows - 1) / rows
		rows--
		out = append(out, row.Grid(across, 1, gap)...)
	}
	return out
}
