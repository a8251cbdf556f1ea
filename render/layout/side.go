package layout

import "math"

// Side is where a player sits at the table.
type Side struct {
	Area  Rect // where the cards of the mat lie; empty for who has only a tab
	Hand  Rect // empty where only the number of cards in it is told
	Plate Rect // for the name; empty at a table for two, where everybody knows who sits across
	Far   bool
	Brief bool // so small that figures and numbers are drawn
	Tab   bool // the plate stands in the strip of those who can be looked at one at a time
}

// Party is who sits at a table.
type Party struct {
	Seats []int   // all, from who sits at the lower edge on, in the order of the turns
	Teams int     // how many sit in one of two teams, 0 where everybody plays alone
	Large int     // who else is shown large, -1 for nobody
	Shown int     // who is shown where there is room for one of the others only, -1: who comes next
	Least float64 // how high a tab is at least
	Phone bool    // there is room for one of the others at a time
}

// How large the parts of a side are.
const (
	plateHigh = 20.0
	sideGap   = 6.0
)

// The least room in which a player's figures and numbers can be told apart.
const (
	leastWide = 148.0
	leastHigh = 90.0
)

// Sides is where everybody of a party sits, by seat. At a table for more than two the others
// sit round it, small, or, where there is no room for all of them or somebody is to be large,
// one of them in full below a strip of all.
func (s Screen) Sides(p Party) []Side {
	sides := make([]Side, len(p.Seats))
	if len(p.Seats) <= 2 {
		for i, seat := range p.Seats {
			sides[seat] = [...]Side{{Area: s.Near, Hand: s.Hand}, {Area: s.Far, Hand: s.FarHand, Far: true}}[i]
		}
		return sides
	}
	if p.Large < 0 && !p.Phone {
		seat := s.ring
		if p.Teams > 1 {
			seat = s.faceToFace
		}
		if seat(p, sides) {
			return sides
		}
	}
	s.oneAtATime(p, sides)
	return sides
}

// own lays the side of who sits at the lower edge.
func (s Screen) own(room Rect) Side {
	side := Side{Hand: s.Hand}
	side.Plate, side.Area = room.Low(plateHigh)
	return side
}

// brief is a small side.
func brief(room Rect, far bool) Side {
	side := Side{Far: far, Brief: true}
	side.Plate, side.Area = room.Top(plateHigh)
	return side
}

// roomy reports whether there is room for a small side.
func roomy(r Rect) bool { return r.W >= leastWide && r.H >= leastHigh }

// ring seats the others round the table, in the order of the turns from the left: two rows of
// four or five, so that those who come before and after sit next to the lower edge.
func (s Screen) ring(p Party, sides []Side) bool {
	others, room := p.Seats[1:], s.FarHand.Union(s.Far)
	var cells []Rect
	if n := len(others); n <= 3 {
		cells = room.Grid(n, 1, sideGap)
	} else {
		rows := room.Grid(1, 2, sideGap)
		low, high := rows[1].Grid(2, 1, sideGap), rows[0].Grid(n-2, 1, sideGap)
		cells = append(append([]Rect{low[0]}, high...), low[1])
	}
	for i, seat := range others {
		if !roomy(cells[i]) {
			return false
		}
		sides[seat] = brief(cells[i], true)
	}
	sides[p.Seats[0]] = s.own(s.Near)
	return true
}

// How much of the width the column of who sits at the lower edge has in a team of so many.
var ownColumn = [...]float64{2: 0.58, 3: 0.46}

// faceToFace seats two teams opposite each other, each player in front of one of the other
// team: those of a team sit from left to right as they see it, so the other team's come from
// right to left.
func (s Screen) faceToFace(p Party, sides []Side) bool {
	k, own := p.Teams, p.Seats[0]
	if k >= len(ownColumn) || 2*k != len(p.Seats) {
		return false
	}
	first, others := own/k*k, k-own/k*k
	widths := make([]float64, k)
	all := s.Near.W - sideGap*float64(k-1)
	for i := range widths {
		widths[i] = all * (1 - ownColumn[k]) / float64(k-1)
	}
	widths[own-first] = all * ownColumn[k]
	x, far := s.Near.X, s.FarHand.Union(s.Far)
	for i, w := range widths {
		above, below := Rect{x, far.Y, w, far.H}, Rect{x, s.Near.Y, w, s.Near.H}
		if x += w + sideGap; !roomy(above) || !roomy(below) {
			return false
		}
		sides[others+k-1-i] = brief(above, true)
		if mate := first + i; mate == own {
			sides[mate] = s.own(below)
		} else {
			sides[mate] = brief(below, false)
		}
	}
	return true
}

// oneAtATime shows one of the others in full, below a strip of all.
func (s Screen) oneAtATime(p Party, sides []Side) {
	room := s.FarHand.Union(s.Far)
	others := p.Seats[1:]
	shown := others[0]
	for _, seat := range others {
		if seat == p.Large || seat == p.Shown && p.Large < 0 {
			shown = seat
		}
	}
	strip, room := room.Top(p.Least)
	_, room = room.Top(3)
	for i, tab := range strip.Grid(len(others), 1, 3) {
		side := Side{Plate: tab, Far: true, Tab: true}
		if others[i] == shown {
			if side.Area, side.Brief = room, room.H < leastFull; !side.Brief {
				side.Hand, side.Area = room.Top(math.Max(plateHigh, room.H*0.1))
				_, side.Area = side.Area.Top(2)
			}
		}
		sides[others[i]] = side
	}
	sides[p.Seats[0]] = s.own(s.Near)
}

// leastFull is the least height in which a mat shows its cards.
const leastFull = 150.0
