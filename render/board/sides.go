package board

import (
	"image/color"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// seating is where everybody sits, and for which table that was worked out.
type seating struct {
	screen  layout.Screen
	bottom  int
	players int
	sides   []layout.Side // by seat, as the next
	halves  []layout.Half
}

// sit works out where everybody sits.
func (t *Board) sit() {
	s, bottom, n := &t.seating, t.Bottom, len(t.View.Players)
	if s.screen == t.Screen && s.bottom == bottom && s.players == n && len(s.sides) > 0 {
		return
	}
	*s = seating{t.Screen, bottom, n, make([]layout.Side, n), make([]layout.Half, n)}
	for i, side := range t.Screen.Sides(n) {
		seat := (bottom + i) % n
		s.sides[seat] = side
		s.halves[seat] = layout.Half{Mat: t.Skin.MatAt(t.Screen.Shape, side.Area, n), Area: side.Area, Far: side.Far, Upright: side.Far && n > 2}
	}
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

// Others are the seats beside the one at the lower edge, in the order of the turns from
// there.
func (t *Board) Others() (seats []int) {
	n := len(t.View.Players)
	for i := 1; i < n; i++ {
		seats = append(seats, (t.Bottom+i)%n)
	}
	return seats
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

// DrawPlates writes who sits where, at a table for more than two: whose turn it is has a
// ring, who is out is said to be.
func (t *Board) DrawPlates() {
	c := t.a.C()
	for seat := range t.View.Players {
		r := t.side(seat).Plate
		if r.Empty() {
			continue
		}
		ink, y := t.SideInk(seat), r.Y+r.H/2
		if t.View.Active == seat && t.View.Turn > 0 {
			c.Disc(r.X+11, y, 7.5, theme.Gold)
		}
		c.Disc(r.X+11, y, 5.5, ink)
		name, room := t.Name(seat), r.W-24
		style := paint.Style{Size: theme.Small, Ink: theme.Ink, Bold: true}
		if t.View.Players[seat].Lost {
			style.Ink = theme.InkSoft
			if out := t.a.W("is-out", name); c.Width(out, theme.Tiny, true) <= room {
				name = out
			} else {
				c.Line(r.X+22, y, r.X+22+min(room, c.Width(name, style.Size, true)), y, 1.2, style.Ink)
			}
		}
		c.Snug(name, r.X+22, y, room, theme.Tiny, style)
	}
}
