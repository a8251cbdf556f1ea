package board

import (
	"image/color"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// SeatValue is a seat as the value of an act.
func SeatValue(seat int) string { return strconv.Itoa(seat) }

// DrawPlates writes who sits where, at a table for more than two: the place in the order of
// the turns, whose turn it is, who is asked, whom an option means, who is out.
func (t *Board) DrawPlates() {
	t.sit()
	for seat := range t.seating.sides {
		side := t.seating.sides[seat]
		if side.Plate.Empty() {
			continue
		}
		if side.Brief && t.IsOut(seat) {
			t.drawClosed(seat, side.Area)
		}
		t.drawPlate(seat, side)
	}
}

func (t *Board) drawPlate(seat int, side layout.Side) {
	a, c, r, value := t.a, t.a.C(), side.Plate, SeatValue(seat)
	ink, plain := t.SideInk(seat), theme.Ink
	out, lit := t.IsOut(seat), t.MeansSeat(seat)
	turn := t.inTurn(seat) && !out
	box := r.InsetXY(1, 1)
	switch {
	case turn:
		c.Round(box, 5, ink)
		plain = theme.White
	case side.Tab:
		c.Round(box, 5, theme.PaperLight)
		c.Ring(box, 5, 1.2, theme.Line)
	}
	if side.Tab && !side.Area.Empty() {
		c.Ring(box, 5, 2, theme.Ink)
	}
	if lit {
		if !turn {
			c.Round(box, 5, theme.Alpha(theme.Vermilion, 0.16))
		}
		c.Mark(paint.Aim, box, 5)
	}
	if t.pointsAt(seat) {
		c.Ring(box.Inset(-1), 6, 2.5, theme.Gold)
	}
	row := box
	if side.Tab {
		row, _ = box.Top(box.H * 0.52)
	}
	y := row.Y + row.H/2
	x, room := row.X+22, row.W-26
	name := t.Name(seat)
	style := paint.Style{Size: theme.Small, Ink: plain, Bold: true}
	if side.Tab {
		t.tellTab(seat, box, plain)
		x, room = row.X+2, row.W-4
		style.Size = theme.Small - 1
	} else {
		t.drawOrder(seat, row.X+11, y, turn)
		room = t.drawPlateEnd(seat, side, row, plain) - x
	}
	if out {
		style.Ink = theme.InkSoft
		if words := t.OutWords(seat); !side.Tab && c.Width(words, theme.Tiny, true) <= room {
			name = words
		} else {
			c.Line(x, y, x+min(room, c.Width(name, style.Size, true)), y, 1.2, style.Ink)
		}
	}
	if c.Width(name, theme.Tiny, true) > room {
		name = brieflyCalled(name)
	}
	c.Snug(name, x, y, room, theme.Tiny, style)
	if seat == t.Bottom && !lit {
		return
	}
	a.UI().Add(widget.Node{Rect: r, Act: "seat", Value: value, Focus: true})
	a.UI().FocusRing("seat", value, box)
}

// brieflyCalled is a name where there is no room for it: how it begins, and the number at its
// end.
func brieflyCalled(name string) string {
	first, size := utf8.DecodeRuneInString(name)
	rest := strings.TrimLeftFunc(name[size:], func(r rune) bool { return !unicode.IsDigit(r) })
	return string(first) + "…" + rest
}

// pointsAt reports whether the option that is pointed at is a player's to choose, or means that
// player.
func (t *Board) pointsAt(seat int) bool {
	if t.Request == nil {
		return false
	}
	for i := range t.Request.Options {
		o := &t.Request.Options[i]
		if len(t.Request.Seats) > 1 && o.Seat == seat || Means(t.Request, o) == seat {
			if value := strconv.Itoa(i); t.a.UI().Hot("option", value) || t.a.UI().Focused("option", value) {
				return true
			}
		}
	}
	return false
}

// drawOrder is a disc in the colour of a player, with the place in the order of the turns.
func (t *Board) drawOrder(seat int, x, y float64, turn bool) {
	c, ink := t.a.C(), t.SideInk(seat)
	if turn {
		c.Disc(x, y, 9, theme.Gold)
	}
	c.Disc(x, y, 7.5, ink)
	if at := slices.Index(t.View.Order, seat); at >= 0 {
		c.Text(strconv.Itoa(at+1), x, y, paint.Style{Size: theme.Small - 1, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
}

// drawPlateEnd draws what stands at the right end of a plate, and says where it begins.
func (t *Board) drawPlateEnd(seat int, side layout.Side, r layout.Rect, ink color.RGBA) float64 {
	a, c, x, y := t.a, t.a.C(), r.Right()-4, r.Y+r.H/2
	if seat != t.Bottom && !t.Tabbed() { // it can be large
		c.Icon("large", x-6, y, 5, ink)
		x -= 17
	}
	mark := func(words string, plate, ink color.RGBA) {
		w := c.Width(words, theme.Small-1, true) + 10
		box := layout.Rect{X: x - w, Y: y - 8, W: w, H: 16}
		c.Round(box, 8, plate)
		c.Text(words, box.X+w/2, y, paint.Style{Size: theme.Small - 1, Ink: ink, Bold: true, Align: paint.Centre})
		x -= w + 4
	}
	switch k := t.teamSize(); {
	case k == 0 || len(t.View.Scores) < 2:
	case seat == t.Bottom:
		mark(a.W("team-scores", t.View.Scores[seat/k], t.View.Scores[(seat/k+1)%len(t.View.Scores)]), theme.Gold, theme.Ink)
	default:
		mark(a.W("team-score", t.View.Scores[seat/k]), theme.Gold, theme.Ink)
	}
	if t.View.Players[seat].Attackable { // by whoever has the turn
		c.Icon("target", x-7, y, 6.5, theme.Vermilion)
		x -= 18
	}
	switch words := t.plateWords(seat); {
	case words == "":
	case c.Width(words, theme.Small-1, true)+c.Width(t.Name(seat), theme.Tiny, true)+40 > x-r.X:
		c.Disc(x-6, y, 5, theme.Gold)
		x -= 16
	default:
		mark(words, theme.PaperLight, theme.Ink)
	}
	for _, k := range t.View.Players[seat].Counters {
		if !side.Brief {
			continue
		}
		words := a.W("counters-n", k.Name.In(a.Lang()), k.N)
		if c.Width(words, theme.Small-1, true)+c.Width(t.Name(seat), theme.Tiny, true)+40 > x-r.X {
			words = strconv.Itoa(k.N)
		}
		mark(words, theme.Indigo, theme.White)
	}
	return x
}

// plateWords is what is told of a player now: whose turn it is, who is asked, who can be chosen.
func (t *Board) plateWords(seat int) string {
	switch {
	case t.View.Over || t.IsOut(seat) || seat == t.Bottom: // of whom the colour and the question say it
		return ""
	case t.MeansSeat(seat):
		return t.a.W("seat-chosen")
	case t.Request != nil && t.Request.Asks(seat):
		return t.a.W("seat-acts")
	case t.asked(seat):
		return t.a.W("seat-asked")
	case t.inTurn(seat):
		return t.a.W("seat-turn")
	}
	return ""
}

// asked reports whether a player may answer what is asked now.
func (t *Board) asked(seat int) bool {
	return t.View.Deciding == seat || slices.Contains(t.View.Asked, seat)
}

// tellTab writes into a tab what its player has.
func (t *Board) tellTab(seat int, r layout.Rect, ink color.RGBA) {
	c := t.a.C()
	_, row := r.Top(r.H * 0.5)
	t.drawOrder(seat, row.X+10, row.Y+row.H/2-1, t.inTurn(seat))
	_, row = row.Left(18)
	if t.View.Players[seat].Attackable {
		c.Icon("target", row.Right()-8, row.Y+row.H/2-1, 5, theme.Vermilion)
		row.W -= 13
	}
	words := t.TabWords(seat)
	style := paint.Style{Size: theme.Small - 1, Ink: ink, Align: paint.Centre}
	for style.Size > theme.Tiny && c.Width(words, style.Size, false) > row.W-4 {
		style.Size -= 0.5
	}
	if c.Width(words, style.Size, false) > row.W-2 {
		words = words[strings.LastIndexByte(words, ' ')+1:] // the number alone
	}
	c.Text(c.Fit(words, row.W-2, style.Size, false), row.X+row.W/2, row.Y+row.H/2-1, style)
}

// TabWords is what a tab tells of its player: how many cards lie where that tells how near a
// loss is, or in the hand.
func (t *Board) TabWords(seat int) string {
	if t.IsOut(seat) {
		return t.a.W(t.outKey(seat))
	}
	if x := t.Skin.Tells; x != nil {
		return x.Name.In(t.a.Lang()) + " " + strconv.Itoa(t.View.Players[seat].Values.Number(x.Key))
	}
	told := t.Skin.Hand
	if len(t.Skin.Gauge) > 0 {
		told = t.Skin.Gauge[0].Zone
	}
	if t.Skin.Score != nil {
		told = t.Skin.Score.Zone
	}
	n := 0
	if z := t.Zone(rules.Place{Seat: seat, Zone: told}); z != nil {
		n = z.Count
	}
	name, number := t.chipWords(told, n)
	return name + " " + number
}

// outKey is the word for how a player has gone.
func (t *Board) outKey(seat int) string {
	if t.View.Players[seat].Lost {
		return "seat-lost"
	}
	return "seat-left"
}

// OutWords is a player with how that player has gone.
func (t *Board) OutWords(seat int) string {
	if t.View.Players[seat].Lost {
		return t.a.W("is-out", t.Name(seat))
	}
	return t.a.W("has-left", t.Name(seat))
}

// drawClosed greys a side whose player takes part no more.
func (t *Board) drawClosed(seat int, r layout.Rect) {
	c := t.a.C()
	c.Round(r, 9, theme.Alpha(theme.PaperDark, 0.8))
	words := t.a.W(t.outKey(seat))
	size := theme.Large
	w := c.Width(words, size, true) + 26
	box := r.Mid(w, size*1.8)
	c.Round(box, 4, theme.Alpha(theme.Ink, 0.75))
	c.Text(words, box.X+box.W/2, box.Y+box.H/2, paint.Style{Size: size, Ink: theme.PaperLight, Bold: true, Align: paint.Centre})
}

// seatWords is what the plate of a player tells, in words.
func (t *Board) seatWords(seat int) (lines []string) {
	if t.IsOut(seat) {
		lines = append(lines, t.a.W(t.outKey(seat)))
	} else if at := slices.Index(t.View.Order, seat); at >= 0 {
		lines = append(lines, t.a.W("turn-place", at+1))
	}
	if t.inTurn(seat) && !t.IsOut(seat) {
		lines = append(lines, t.a.W("seat-turn"))
	}
	if k := t.teamSize(); k > 0 && len(t.View.Scores) > seat/k {
		lines = append(lines, t.a.W("team-score", t.View.Scores[seat/k]))
	}
	return lines
}
