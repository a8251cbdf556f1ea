package board

import (
	"image/color"
	"slices"

	"gorin/render/layout"
	"gorin/render/theme"
	"gorin/rules"
)

// seating is where everybody sits, and for which table that was worked out.
type seating struct {
	screen layout.Screen
	party  layout.Party
	lang   rules.Lang
	ring   []int         // all seats in the order of the turns, also of who has left
	sides  []layout.Side // by seat, as the next ones
	halves []layout.Half // where cards lie
	chips  [][]chip      // of sides that are brief
}

// sit works out where everybody sits.
func (t *Board) sit() {
	s, p := &t.seating, layout.Party{Large: t.Large, Shown: t.inSight(), Teams: t.teamSize(), Least: t.a.UI().Touch, Phone: t.a.UI().Touch > theme.Touch}
	p.Seats = append(t.party[:0], t.Bottom)
	p.Seats = append(p.Seats, t.Others()...)
	t.party = p.Seats
	if !slices.Contains(p.Seats[1:], p.Large) || len(p.Seats) <= 2 {
		p.Large = -1
	}
	if same := s.party.Large == p.Large && s.party.Shown == p.Shown && s.party.Teams == p.Teams && s.party.Least == p.Least && s.party.Phone == p.Phone && slices.Equal(s.party.Seats, p.Seats); same && s.screen == t.Screen && s.lang == t.a.Lang() {
		return
	}
	n := len(p.Seats)
	s.screen, s.party, s.lang = t.Screen, p, t.a.Lang()
	s.party.Seats = slices.Clone(p.Seats)
	s.sides, s.halves, s.chips = t.Screen.Sides(s.party), make([]layout.Half, n), make([][]chip, n)
	for seat, side := range s.sides {
		if side.Brief {
			s.halves[seat], s.chips[seat] = t.layBrief(side)
			continue
		}
		mat := t.Skin.MatAt(t.Screen.Shape, side.Area, n)
		s.halves[seat] = layout.Half{Mat: mat, Area: side.Area, Far: side.Far, Upright: side.Far && n > 2}
		if side.Area.Empty() {
			s.halves[seat].Mat = &layout.Mat{}
		}
	}
}

// inSight is the other player who has most to do with what goes on: who fights, or whose turn
// it is, or who sits in front; -1 for nobody.
func (t *Board) inSight() int {
	if at := &t.View.Attack; at.Attacker != 0 {
		v, _ := t.Find(at.Attacker)
		if v != nil && v.Seat != t.Bottom {
			return v.Seat
		}
		if at.Seat >= 0 && at.Seat != t.Bottom {
			return at.Seat
		}
	}
	if t.View.Turn > 0 && t.View.Active != t.Bottom && !t.inTurn(t.Bottom) {
		return t.View.Active
	}
	if k := t.teamSize(); k > 0 {
		return 2*k - 1 - t.Bottom
	}
	return -1
}

// teamSize is how many sit in a team, 0 where everybody plays alone.
func (t *Board) teamSize() int {
	n := 0
	for i := range t.View.Players {
		if t.View.Players[i].Team == 0 {
			n++
		}
	}
	if n == len(t.View.Players) {
		return 0
	}
	return n
}

// side is where a player sits.
func (t *Board) side(seat int) layout.Side {
	t.sit()
	return t.seating.sides[seat]
}

// Half is the part of the screen in which a player's cards lie.
func (t *Board) Half(seat int) layout.Half {
	t.sit()
	return t.seating.halves[seat]
}

// Tabbed reports whether the others are shown one at a time, each at a press.
func (t *Board) Tabbed() bool {
	t.sit()
	return len(t.seating.sides) > 2 && t.seating.sides[t.seating.party.Seats[1]].Tab
}

// Others are the seats beside the one at the lower edge, in the order of the turns from
// there.
func (t *Board) Others() []int {
	ring := t.turnRing()
	at := max(0, slices.Index(ring, t.Bottom))
	return append(slices.Clone(ring[at+1:]), ring[:at]...)
}

// turnRing is all seats in the order of the turns. Who has left the order keeps a place in it:
// nobody moves to another chair.
func (t *Board) turnRing() []int {
	s := &t.seating
	left := func(seat int) bool { return !slices.Contains(t.View.Order, seat) }
	if there := slices.DeleteFunc(slices.Clone(s.ring), left); len(s.ring) == len(t.View.Players) && slices.Equal(there, t.View.Order) {
		return s.ring
	}
	s.ring = slices.Clone(t.View.Order)
	for seat := range t.View.Players {
		if left(seat) {
			at := slices.Index(s.ring, seat-1) + 1 // behind the seat before; the first one in front
			s.ring = slices.Insert(s.ring, at, seat)
		}
	}
	return s.ring
}

// inTurn reports whether it is a player's turn, or that of the player's team.
func (t *Board) inTurn(seat int) bool {
	return t.View.Turn > 0 && (t.View.Active == seat || t.View.Players[seat].InTurn)
}

// IsOut reports whether a player takes part no more.
func (t *Board) IsOut(seat int) bool {
	p := &t.View.Players[seat]
	return p.Lost || p.Left
}

// attacked is the player whom the attack under way means, -1 where the view does not say it.
func (t *Board) attacked(by int) int {
	if seat := t.View.Attack.Seat; seat >= 0 && seat < len(t.View.Players) {
		return seat
	}
	return t.facing(by)
}

// facing is the player whom one who attacks a player can only mean: the other one at a table
// for two, -1 at others.
func (t *Board) facing(by int) int {
	if len(t.View.Players) != 2 {
		return -1
	}
	for p := range t.View.Players {
		if p != by {
			return p
		}
	}
	return -1
}

// SideInk is the colour of a player at the table.
func (t *Board) SideInk(seat int) color.RGBA {
	n := max(1, len(t.View.Players))
	return theme.Sides[(seat-t.Bottom+n)%n%len(theme.Sides)]
}
