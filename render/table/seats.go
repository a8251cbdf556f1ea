package table

import (
	"slices"
	"strconv"

	"gorin/render/board"
	"gorin/render/page"
	"gorin/rules"
)

// pressSeat is a press on a player: the option that means that player, if there is one, else
// that side is shown large, or small again.
func (t *Table) pressSeat(act, value string) {
	seat, err := strconv.Atoi(value)
	if err != nil || len(t.View.Players) <= 2 {
		return
	}
	if act == "seat" && t.touchSeat(seat) {
		return
	}
	if seat == t.Large || !slices.Contains(t.Others(), seat) {
		seat = -1
	}
	t.enlarge(seat)
}

// enlarge shows another side large, -1 for none.
func (t *Table) enlarge(seat int) {
	t.Large = seat
	t.Script.Rest() // what flies has its way from where it lay
	t.a.Changed()
}

// nextLarge shows the next side large, after the last one none.
func (t *Table) nextLarge() {
	others := t.Others()
	if len(others) < 2 {
		return
	}
	next := slices.Index(others, t.Large) + 1
	if next == len(others) {
		t.enlarge(-1)
		return
	}
	t.enlarge(others[next])
}

// touchSeat is a click on a player: it chooses the option that means that player, or narrows
// the options down to those that do. It reports whether any does.
func (t *Table) touchSeat(seat int) bool {
	if t.Request == nil {
		return false
	}
	armed := board.Spot{Seat: seat + 1}
	if i := slices.Index(t.Armed, armed); i >= 0 {
		t.Armed = slices.Delete(t.Armed, i, i+1)
		return true
	}
	switch meant := t.OfSeat(seat); len(meant) {
	case 0:
		return false
	case 1:
		t.choose(meant[0])
	default:
		t.Armed = append(t.Armed, armed)
		t.a.UI().ScrollTo("choice", 0)
	}
	return true
}

// seatActs lets the mirror show a side large.
func (t *Table) seatActs() (acts []page.Act) {
	if len(t.View.Players) <= 2 {
		return nil
	}
	for _, seat := range t.Others() {
		acts = append(acts, page.Act{Act: "enlarge", Value: board.SeatValue(seat), Text: t.a.W("enlarge", t.Name(seat)), Off: seat == t.Large})
	}
	return append(acts, page.Act{Act: "enlarge", Value: "-1", Text: t.a.W("enlarge-none"), Off: t.Large < 0})
}

// bySeat puts options together by whose they are, those of who holds the screen first, where
// several are asked.
func (t *Table) bySeat(q *rules.Request, rows []int) {
	if len(q.Seats) < 2 {
		return
	}
	place := func(i int) int {
		return slices.Index(t.Others(), q.Options[i].Seat) // -1 for who holds it
	}
	slices.SortStableFunc(rows, func(a, b int) int { return place(a) - place(b) })
}

// asker is who is asked, in words that fit: the players, or their team.
func (t *Table) asker(q *rules.Request, room, size float64) string {
	words := t.askerWords(q)
	if len(q.Seats) > 1 && t.a.C().Width(words, size, false) > room {
		words = t.a.W("you-decide", t.TeamName(t.View.Players[q.Seat].Team))
	}
	return words
}

// askerWords is who is asked: you, or by their names.
func (t *Table) askerWords(q *rules.Request) string {
	if len(q.Seats) == 1 && t.Session.Alone(q.Seat) {
		return t.a.W("your-decision")
	}
	return t.a.W("you-decide", t.whom(q))
}
