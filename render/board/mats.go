package board

import (
	"strconv"
	"strings"
	"unicode"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// DrawMats draws both halves with their empty zones.
func (t *Board) DrawMats() {
	c := t.a.C()
	for seat := range t.View.Players {
		half, whole := t.Half(seat), t.side(seat).Area
		if whole.Empty() {
			continue
		}
		c.Mat(whole, t.Skin.Cloth, half.Far)
		if t.inTurn(seat) {
			c.Ring(whole, 9, 2.4, theme.Alpha(theme.Vermilion, 0.8))
		}
		for _, f := range half.Mat.Frames {
			if f.Under == "" {
				t.drawSlot(half, f, seat)
			}
		}
	}
	if t.Skin.Band() {
		return
	}
	m := t.Screen.Middle.Centre()
	c.Line(t.Screen.Middle.X+20, m.Y, t.Screen.Middle.Right()-20, m.Y, 1.4, theme.Alpha(theme.Vermilion, 0.5))
}

func (t *Board) drawSlot(half layout.Half, f layout.Frame, seat int) {
	c := t.a.C()
	place := rules.Place{Seat: seat, Zone: f.Zone}
	r := half.Slot(f)
	if low := t.lowOf(seat, f.Zone); low > 0 {
		t.scoreMarks(half, f, low)
	} else {
		c.Round(r, 3, theme.Alpha(theme.PaperLight, 0.42))
		c.Brackets(r, 9, 1.2, theme.Alpha(t.Skin.Cloth.Thread, 0.75))
	}
	if !t.scores(f.Zone) && len(t.CardsOf(seat, f.Zone)) == 0 {
		t.labelSlot(t.bare(half, f, seat), t.Skin.Zone(f.Zone).In(t.a.Lang()))
	}
	node := widget.Node{Rect: r, Act: "place", Value: t.PlaceValue(place)}
	if t.Wanted(0, place) || len(t.Going(place)) > 0 {
		node.Focus = true
		c.MarkPlace(t.MarkOf(0, place), r, 4)
	}
	t.a.UI().Add(node)
}

// bare is the part of an empty zone on which no count stands and no score.
func (t *Board) bare(half layout.Half, f layout.Frame, seat int) layout.Rect {
	r := t.besidePlate(half, half.Slot(f), seat)
	counted := t.Skin.Purse != nil && t.Skin.Purse.On && t.Skin.Purse.Zone == f.Zone
	for _, g := range t.Skin.Gauge {
		counted = counted || g.On && g.Zone == f.Zone
	}
	if !counted {
		return r
	}
	if high := t.onSize() * 1.2; half.Far {
		_, r = r.Top(high)
	} else {
		_, r = r.Low(high)
	}
	return r
}

// besidePlate is the part of a place on which no score stands.
func (t *Board) besidePlate(half layout.Half, r layout.Rect, seat int) layout.Rect {
	p, _, _, _, _ := t.plate(half, seat)
	if p.Y >= r.Bottom() || r.Y >= p.Bottom() {
		return r
	}
	switch {
	case p.X <= r.X && p.Right() > r.X:
		_, r = r.Left(p.Right() - r.X)
	case p.X < r.Right() && p.Right() >= r.Right():
		r, _ = r.Left(p.X - r.X)
	}
	return r
}

// overlaid reports whether a card lies over r.
func (t *Board) overlaid(r layout.Rect) bool {
	for i := range t.Shown {
		b := t.Shown[i].Pose.Bounds()
		if min(r.Right(), b.Right()) > max(r.X, b.X)+1 && min(r.Bottom(), b.Bottom()) > max(r.Y, b.Y)+1 {
			return true
		}
	}
	return false
}

// labelSlot writes the name of an empty zone, when it has the room and no card of
// another zone lies over it.
func (t *Board) labelSlot(r layout.Rect, name string) {
	c := t.a.C()
	for _, size := range []float64{theme.Small - 1, theme.Tiny} {
		lines := []string{name}
		if c.Width(name, size, false) > r.W-3 {
			lines = halves(name)
		}
		wide := 0.0
		for _, line := range lines {
			wide = max(wide, c.Width(line, size, false))
		}
		if wide > r.W-3 || size*1.25*float64(len(lines)) > r.H {
			continue
		}
		if t.overlaid(r.Mid(wide, size*1.25*float64(len(lines)))) {
			return
		}
		for i, line := range lines {
			y := r.Y + r.H/2 + (float64(i)-float64(len(lines)-1)/2)*size*1.25
			c.Text(line, r.X+r.W/2, y, paint.Style{Size: size, Ink: theme.Alpha(theme.Ink, 0.42), Align: paint.Centre})
		}
		return
	}
}

// halves breaks a name where it would be taken apart in reading: at a blank, before the
// last run of kanji or behind the first one; else in the middle. A word of Latin letters stays whole.
func halves(name string) []string {
	if first, last, parted := strings.Cut(name, " "); parted {
		return []string{first, last}
	}
	runes := []rune(name)
	if runes[len(runes)-1] < 0x2E80 {
		return []string{name}
	}
	at := len(runes)
	for at > 0 && unicode.Is(unicode.Han, runes[at-1]) {
		at--
	}
	if at == len(runes) {
		for at = 0; unicode.Is(unicode.Han, runes[at]); {
			at++
		}
	}
	if at == 0 {
		at = (len(runes) + 1) / 2
	}
	return []string{string(runes[:at]), string(runes[at:])}
}

// drawBadges writes the counts of the piles and lights up those that hide
// something to choose.
func (t *Board) drawBadges() {
	c := t.a.C()
	for seat := range t.View.Players {
		half := t.Half(seat)
		for _, f := range half.Mat.Frames {
			place := rules.Place{Seat: seat, Zone: f.Zone}
			z := t.Zone(place)
			if z == nil || !f.Badge {
				continue
			}
			r := half.Slot(f)
			value := t.PlaceValue(place)
			lit, mark := t.Wanted(0, place), t.MarkOf(0, place)
			if t.Request != nil {
				for i := range z.Cards {
					if id := z.Cards[i].ID; id != 0 && t.Wanted(id, place) {
						lit, mark = true, max(mark, t.MarkOf(id, place))
					}
				}
			}
			c.Mark(mark, r, 4)
			hover := ""
			if n := len(z.Cards); n > 0 && z.Cards[n-1].ID != 0 {
				hover = CardValue(z.Cards[n-1].ID)
			}
			t.a.UI().Add(widget.Node{Rect: r, Act: "pile", Value: value, Hover: hover, Focus: lit})
			t.a.UI().FocusRing("pile", value, r)
			if z.Count == 0 || t.scores(f.Zone) {
				continue
			}
			t.count(r, z.Count, half.Turned())
		}
	}
	for _, seat := range t.Others() {
		if !t.side(seat).Hand.Empty() {
			t.handCount(seat)
		}
	}
	t.drawChips()
}

func (t *Board) count(r layout.Rect, n int, far bool) {
	c := t.a.C()
	text := strconv.Itoa(n)
	size := theme.Normal
	if t.Screen.Shape != layout.Wide {
		size = theme.Small
	}
	w := max(size*1.7, c.Width(text, size, true)+size*0.8)
	b := layout.Rect{X: r.Right() - w + 4, Y: r.Bottom() - size*1.2, W: w, H: size * 1.5}
	if far {
		b.X, b.Y = r.X-4, r.Y-size*0.3
	}
	c.Round(b, size*0.75, theme.Alpha(theme.Ink, 0.92))
	c.Text(text, b.X+b.W/2, b.Y+b.H/2, paint.Style{Size: size, Ink: theme.White, Bold: true, Align: paint.Centre})
}

// handCount writes how many cards another player holds.
func (t *Board) handCount(seat int) {
	z := t.Zone(rules.Place{Seat: seat, Zone: t.Skin.Hand})
	if z == nil || z.Count == 0 {
		return
	}
	var last layout.Rect
	for _, s := range t.Shown {
		if s.seat == seat && s.Place.Zone == t.Skin.Hand {
			last = s.Pose.Bounds()
		}
	}
	hand := t.side(seat).Hand
	t.count(layout.Rect{X: last.X + 8, Y: hand.Y, W: last.W, H: hand.H - 4}, z.Count, false)
	if words := t.heldWords(seat); words != "" {
		c := t.a.C()
		w := c.Width(words, theme.Small, true) + 10
		box := layout.Rect{X: last.Right() + 16, Y: hand.Bottom() - 4 - theme.Small*1.5, W: w, H: theme.Small * 1.5}
		c.Round(box, box.H/2, theme.Gold)
		c.Text(words, box.X+w/2, box.Y+box.H/2, paint.Style{Size: theme.Small, Ink: theme.Ink, Bold: true, Align: paint.Centre})
	}
}

// heldWords is what else is known of the cards in a hand, "" for nothing.
func (t *Board) heldWords(seat int) string {
	if t.Skin.Held == nil {
		return ""
	}
	n := t.View.Players[seat].Values.Number(t.Skin.Held.Key)
	if n == 0 {
		return ""
	}
	return t.Skin.Held.Mark.In(t.a.Lang()) + strconv.Itoa(n)
}
