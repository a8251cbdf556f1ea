package board

import (
	"math"
	"slices"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// A side that is brief draws figures and numbers: small pictures of the cards that fight, with
// their numbers on plates, and below them chips that tell how many cards lie elsewhere.

// chip tells how many cards a zone has.
type chip struct {
	zone string
	rect layout.Rect
	size float64 // of its letters
}

// How high things are on a brief side.
const (
	briefCard  = 40.0 // a card under way to or from a chip
	briefStage = 42.0 // the room for those that fight, at least
	chipHigh   = 1.5  // a chip, of its letters
	chipLow    = 1.2  // the same where there is little room
	chipPad    = 5.0
)

// briefZones is the zones that are drawn as figures, and those that are only counted.
func (t *Board) briefZones() (stage []layout.Frame, counted []string) {
	counted = append(counted, t.Skin.Hand)
	fights := func(f layout.Frame) bool { return t.Skin.Stage[f.Zone] }
	frames := t.Skin.Mat(layout.Wide).Frames
	if !slices.ContainsFunc(frames, fights) { // a game in which no cards fight
		fights = func(f layout.Frame) bool { return f.W > 0 }
	}
	for _, f := range frames {
		switch {
		case f.Under != "":
		case fights(f):
			stage = append(stage, f)
		default:
			counted = append(counted, f.Zone)
		}
	}
	return stage, counted
}

// layBrief shares a brief side out: chips at the foot, for who sits across at the head, and the
// figures towards the middle of the table.
func (t *Board) layBrief(side layout.Side) (layout.Half, []chip) {
	frames, counted := t.briefZones()
	in := side.Area.Inset(7)
	chips, high := t.layChips(counted, in)
	var room, stage layout.Rect
	if side.Far {
		room, stage = in.Top(high)
		_, stage = stage.Top(3)
	} else {
		room, stage = in.Low(high)
		_, stage = stage.Low(3)
	}
	for i := range chips {
		chips[i].rect = chips[i].rect.Move(room.X, room.Y)
	}
	half := layout.Half{Mat: briefMat(frames, stage), Area: stage, Far: side.Far, Upright: side.Far}
	return half, chips
}

// layChips lays chips in lines from the origin, as large as leaves room for the figures, and
// says how high they are together.
func (t *Board) layChips(zones []string, in layout.Rect) ([]chip, float64) {
	for size := theme.Small + 1.0; ; size -= 0.5 {
		widths := make([]float64, len(zones))
		for i, zone := range zones {
			name, most := t.chipWords(zone, 88)
			switch {
			case zone == t.Skin.Hand && t.tellsMore() && t.Skin.Held != nil:
				most = "8 " + t.Skin.Held.Mark.In(t.a.Lang()) + "8"
			case t.counts(zone):
				most = "8/88"
			}
			widths[i] = t.a.C().Width(name, size, false) + t.a.C().Width(most, size, true) + 2*chipPad + 3
		}
		last, line, gap := size <= theme.Tiny, chipHigh, 3.0
		if last && t.Skin.Purse != nil && t.Skin.Purse.On { // its row is as high as it can be, so there is little room
			line, gap = chipLow, 1
		}
		rects, high := layout.Flow(layout.Rect{W: in.W}, widths, math.Round(size*line), gap)
		if last || in.H-high-3 >= briefStage && high < in.H*0.4 {
			chips := make([]chip, len(zones))
			for i, r := range rects {
				chips[i] = chip{zones[i], r, size}
			}
			justify(chips, in.W)
			return chips, high
		}
	}
}

// justify makes the chips of each line as wide together as the line.
func justify(chips []chip, width float64) {
	for i := 0; i < len(chips); {
		end, used := i, 0.0
		for ; end < len(chips) && chips[end].rect.Y == chips[i].rect.Y; end++ {
			used = chips[end].rect.Right()
		}
		more := math.Max(0, width-used) / float64(end-i)
		for k := i; k < end; k++ {
			chips[k].rect.X += more * float64(k-i)
			chips[k].rect.W += more
		}
		i = end
	}
}

// chipWords is what a chip says of a zone with so many cards: its name, and the number.
func (t *Board) chipWords(zone string, n int) (name, number string) {
	name, number = t.Skin.Zone(zone).In(t.a.Lang()), strconv.Itoa(n)
	if g := t.gauge(zone); g != nil {
		name = g.Mark.In(t.a.Lang())
		if !g.On {
			number += "/" + strconv.Itoa(g.Full)
		}
	}
	return name, number
}

// counts reports whether it is told of a zone how many of its cards can pay.
func (t *Board) counts(zone string) bool {
	return t.tellsMore() && t.Skin.Purse != nil && t.Skin.Purse.On && t.Skin.Purse.Zone == zone
}

// tellsMore reports whether chips have the room for more than how many cards a zone has.
func (t *Board) tellsMore() bool { return t.Screen.Shape == layout.Wide }

// chipNumber is the number of a chip, with what else is told of a player's zone there.
func (t *Board) chipNumber(seat int, zone, number string) string {
	switch words := t.heldWords(seat); {
	case zone == t.Skin.Hand && t.tellsMore() && words != "":
		return number + " " + words
	case t.counts(zone):
		ready, all, _ := t.ready(seat)
		return strconv.Itoa(ready) + "/" + strconv.Itoa(all)
	}
	return number
}

// gauge is the gauge of a zone, nil for none.
func (t *Board) gauge(zone string) *skin.Gauge {
	for i := range t.Skin.Gauge {
		if t.Skin.Gauge[i].Zone == zone {
			return &t.Skin.Gauge[i]
		}
	}
	return nil
}

// briefMat lays the zones of figures side by side, in the lines that they have on the mat
// where there is the height.
func briefMat(frames []layout.Frame, room layout.Rect) *layout.Mat {
	var lines [][]layout.Frame
	slices.SortStableFunc(frames, func(a, b layout.Frame) int { return int(a.Y - b.Y) })
	for _, f := range frames {
		if n := len(lines); n > 0 && f.Y-lines[n-1][0].Y < 12 {
			lines[n-1] = append(lines[n-1], f)
		} else {
			lines = append(lines, []layout.Frame{f})
		}
	}
	for _, line := range lines {
		slices.SortStableFunc(line, func(a, b layout.Frame) int { return int(a.X - b.X) })
	}
	wide := 0
	for _, f := range frames {
		if f.W >= wideZone {
			wide++
		}
	}
	share := func(f layout.Frame) float64 { // of a line, in cards
		if f.W >= wideZone && wide == 1 {
			return 3
		}
		return 1
	}
	line := slices.Concat(lines...)
	half := len(line) / 2
	for _, other := range [][][]layout.Frame{{line}, {line[:half], line[half:]}} {
		if len(lines) == 1 && half > 0 && figureHigh(other, room, share) > figureHigh(lines, room, share) || len(other) == 1 && figureHigh(other, room, share) >= figureHigh(lines, room, share) {
			lines = other
		}
	}
	m := &layout.Mat{CardH: 100, CardW: 1000}
	const gap = 3.0
	high := (room.H - gap*float64(len(lines)-1)) / float64(len(lines))
	for i, line := range lines {
		all, x := 0.0, 0.0
		for _, f := range line {
			all += share(f)
		}
		for _, f := range line {
			w := (room.W - gap*float64(len(line)-1)) * share(f) / all
			size := high
			if share(f) == 1 {
				size = math.Min(high, w)
			}
			m.Frames = append(m.Frames, layout.Frame{Zone: f.Zone, Shared: f.Shared, Places: 1,
				X: 100 * (x + w/2) / room.W, Y: 100 * (float64(i)*(high+gap) + high/2) / room.H,
				W: 100 * w / room.W, H: 100 * high / room.H, Scale: size / room.H})
			x += w + gap
		}
	}
	return m
}

// wideZone is how much of the width a zone of several cards has on a mat.
const wideZone = 30.0

// figureHigh is how high figures are that lie in such lines.
func figureHigh(lines [][]layout.Frame, room layout.Rect, share func(layout.Frame) float64) float64 {
	high := room.H / float64(len(lines))
	for _, line := range lines {
		all := 0.0
		for _, f := range line {
			all += share(f)
		}
		high = math.Min(high, room.W/all)
	}
	return high
}

// figureScale is the scale of figures in a zone, so that none lies over another.
func figureScale(half layout.Half, f layout.Frame, pieces []layout.Piece) float64 {
	wide := 0.0 // of all, in card heights
	for _, p := range pieces {
		if p.Across {
			wide += 1 + figureGap
		} else {
			wide += layout.CardAspect + figureGap
		}
	}
	if wide == 0 {
		return f.Scale
	}
	return math.Min(f.Scale, half.Slot(f).W/wide/half.Area.H)
}

// figureGap is what lies between two figures, as layout.Half.Row has it.
const figureGap = 0.06

// toldAt is where a side tells how many cards a zone has that it does not show.
func (t *Board) toldAt(p rules.Place) (layout.Rect, bool) {
	if p.Seat < 0 || p.Seat >= len(t.View.Players) {
		return layout.Rect{}, false
	}
	side := t.side(p.Seat)
	if side.Tab && side.Area.Empty() {
		return side.Plate, true
	}
	for _, x := range t.seating.chips[p.Seat] {
		if x.zone == p.Zone {
			return x.rect, true
		}
	}
	return layout.Rect{}, false
}

// drawChips writes how many cards lie where a brief side draws none.
func (t *Board) drawChips() {
	t.sit()
	for seat, chips := range t.seating.chips {
		for _, x := range chips {
			t.drawChip(seat, x)
		}
	}
}

func (t *Board) drawChip(seat int, x chip) {
	c, place := t.a.C(), rules.Place{Seat: seat, Zone: x.zone}
	n := 0
	if z := t.Zone(place); z != nil {
		n = z.Count
	}
	name, number := t.chipWords(x.zone, n)
	number = t.chipNumber(seat, x.zone, number)
	plate, ink, soft := theme.Alpha(theme.PaperLight, 0.86), theme.Ink, theme.InkSoft
	switch g := t.gauge(x.zone); {
	case g != nil && n >= g.Near:
		plate, ink, soft = theme.Vermilion, theme.White, theme.White
	case t.scores(x.zone):
		state := t.Skin.Score.State(&t.View.Players[seat])
		plate, ink, soft = state.Plate, state.Ink, state.Ink
	case n == 0:
		ink, soft = theme.InkSoft, theme.Alpha(theme.InkSoft, 0.8)
	}
	c.Round(x.rect, 4, plate)
	y, right := x.rect.Y+x.rect.H/2, x.rect.Right()-chipPad
	c.Text(name, x.rect.X+chipPad, y, paint.Style{Size: x.size, Ink: soft})
	c.Text(number, right, y, paint.Style{Size: x.size, Ink: ink, Bold: true, Align: paint.End})
	lit := t.wantedAt(place)
	if lit {
		c.Mark(max(paint.Aim, t.MarkOf(0, place)), x.rect, 4)
	}
	value := t.PlaceValue(place)
	t.a.UI().Add(widget.Node{Rect: x.rect, Act: "pile", Value: value, Focus: lit})
	t.a.UI().FocusRing("pile", value, x.rect)
}

// wantedAt reports whether an option is about a place or a card there.
func (t *Board) wantedAt(p rules.Place) bool {
	if t.Request == nil {
		return false
	}
	if t.Wanted(0, p) || len(t.Going(p)) > 0 {
		return true
	}
	z := t.Zone(p)
	return z != nil && slices.ContainsFunc(z.Cards, func(c rules.CardView) bool { return c.ID != 0 && t.Wanted(c.ID, p) })
}
