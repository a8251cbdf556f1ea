package board

import (
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules"
)

// drawPriority is a disc with an arrow to the side that has priority.
func (t *Board) drawPriority(x, y, r float64) {
	c := t.a.C()
	way := 1.0
	if t.View.Priority != t.Bottom {
		way = -1
	}
	ink := t.SideInk(t.View.Priority)
	c.Disc(x, y, r+1.5, theme.Gold)
	c.Disc(x, y, r, ink)
	c.Pointer(x, y, r*0.55, way, theme.White)
}

// DrawStates writes each player's score, what pays, and counters beside the zones.
func (t *Board) DrawStates() {
	for seat := range t.View.Players {
		half := t.Half(seat)
		if t.Skin.Score != nil {
			t.drawScore(half, seat)
		}
		if t.Skin.Purse != nil {
			t.drawPurse(half, seat)
		}
	}
}

// scores reports whether the number of cards in a zone is a score.
func (t *Board) scores(zone string) bool {
	return t.Skin.Score != nil && t.Skin.Score.Value == "" && t.Skin.Score.Zone == zone
}

// lowOf is how many places of a zone are the last of a score, 0 for other zones.
func (t *Board) lowOf(seat int, zone string) int {
	if !t.scores(zone) {
		return 0
	}
	return t.Skin.Score.Low(&t.View.Players[seat])
}

// scoreMarks draws the room of a score, of which so many places are the last.
func (t *Board) scoreMarks(half layout.Half, f layout.Frame, low int) {
	c := t.a.C()
	whole := half.Slot(f)
	part := whole
	part.H = whole.H * float64(low) / float64(max(1, f.Places))
	if !half.Far {
		part.Y = whole.Bottom() - part.H
	}
	c.Round(whole, 4, t.Skin.Score.Room)
	c.Round(part, 4, t.Skin.Score.Last)
	c.Ring(whole, 4, 1, theme.Alpha(theme.Ink, 0.2))
}

// leastPlates is how wide a half is at least that has large plates.
const leastPlates = 430.0

// plate is where a player's score stands, and how large its number and its word are.
func (t *Board) plate(half layout.Half, seat int) (box layout.Rect, number, word string, size, small float64) {
	score := t.Skin.Score
	if score == nil {
		return
	}
	f, ok := half.Frame(score.Zone)
	z := t.Zone(rules.Place{Seat: seat, Zone: score.Zone})
	if !ok || z == nil {
		return
	}
	slot := half.Slot(f)
	size, small = theme.Large+3, theme.Small-1
	if t.Screen.Shape != layout.Wide || half.Area.W < leastPlates {
		size, small = theme.Large-3, theme.Tiny
	}
	state := score.State(&t.View.Players[seat])
	count := z.Count
	if score.Value != "" {
		count = t.View.Players[seat].Values.Number(score.Value)
	}
	number, word = strconv.Itoa(count), t.W(state.Words, state.Args...)
	c := t.a.C()
	w := max(c.Width(number, size, true), c.Width(word, small, false)) + 10
	box = layout.Rect{X: slot.X + slot.W/2 - w/2, Y: half.Area.Y + 2, W: w, H: size + small + 8}
	if half.Far {
		box.Y = half.Area.Bottom() - box.H - 2
	}
	box.X = max(half.Area.X+1, min(box.X, half.Area.Right()-w-1))
	return
}

// drawScore writes a player's score, in the colour of the state.
func (t *Board) drawScore(half layout.Half, seat int) {
	box, number, word, size, small := t.plate(half, seat)
	if box.Empty() {
		return
	}
	c, state := t.a.C(), t.Skin.Score.State(&t.View.Players[seat])
	c.Shadow(box, 4)
	c.Round(box, 4, state.Plate)
	c.Text(number, box.X+box.W/2, box.Y+size*0.62, paint.Style{Size: size, Ink: state.Ink, Bold: true, Align: paint.Centre})
	c.Text(word, box.X+box.W/2, box.Bottom()-small*0.85, paint.Style{Size: small, Ink: state.Ink, Align: paint.Centre})
}

// ready is how many cards of a player can pay, of how many, and how many in each colour.
func (t *Board) ready(seat int) (ready, all int, shades map[string]int) {
	shades = map[string]int{}
	for _, c := range t.CardsOf(seat, t.Skin.Purse.Zone) {
		all++
		if c.Lies != rules.Stand {
			continue
		}
		ready++
		if !c.FaceUp {
			continue
		}
		for _, k := range t.Skin.Purse.Shades(c) {
			shades[k]++
		}
	}
	return ready, all, shades
}

// drawPurse writes what is ready to pay beside its row, and the player's counters.
func (t *Board) drawPurse(half layout.Half, seat int) {
	c, p := t.a.C(), &t.View.Players[seat]
	f, ok := half.Frame(t.Skin.Purse.Zone)
	if !ok || f.W == 0 {
		return
	}
	r := half.Slot(f)
	big, small := theme.Large, theme.Small
	if t.Screen.Shape != layout.Wide {
		big, small = theme.Normal, theme.Tiny
	}
	ready, all, shades := t.ready(seat)
	if t.Skin.Purse.On {
		on := t.besidePlate(half, r.InsetXY(-outside, 0), seat).InsetXY(outside, 0)
		t.drawOn(half, on, strconv.Itoa(ready)+"/"+strconv.Itoa(all), false)
		t.drawCounters(half, r, p.Counters)
		return
	}
	room := half.Area.W * 0.088
	x := r.Right() + 5
	if half.Far {
		x = r.X - 5 - room
	}
	c.Text(strconv.Itoa(ready)+"/"+strconv.Itoa(all), x, r.Y+big*0.7, paint.Style{Size: big, Ink: theme.Ink, Bold: true})
	y, at := r.Y+big*1.4+small*0.6, x
	if left := t.Skin.Purse.Left(p); left > 0 && t.View.Active == seat { // a card may still be put here
		more := "+" + strconv.Itoa(left)
		c.Text(more, at, y, paint.Style{Size: small + 1, Ink: theme.Up, Bold: true})
		at += c.Width(more, small+1, true) + 4
	}
	for _, k := range t.Skin.Purse.Colours {
		if shades[k] == 0 {
			continue
		}
		text := strconv.Itoa(shades[k])
		w := small*1.3 + c.Width(text, small, true)
		if at+w > x+room && at > x {
			at, y = x, y+small*1.3
		}
		c.Pip(at+small*0.4, y, small*pursePip(), k)
		c.Text(text, at+small*0.95, y, paint.Style{Size: small, Ink: theme.InkSoft, Bold: true})
		at += w + 2
	}
	t.drawCounters(half, r, p.Counters)
}

// pursePip is how large the disc of a colour is, of the letters beside it.
func pursePip() float64 {
	if theme.Marks {
		return 0.5
	}
	return 0.38
}

// drawCounters names a player's counters between what pays and what fights.
func (t *Board) drawCounters(half layout.Half, row layout.Rect, counters []rules.CounterView) {
	c := t.a.C()
	size := theme.Small
	if t.Screen.Shape != layout.Wide {
		size = theme.Small - 2
	}
	x, y := row.X+2, row.Y-size*0.75
	if half.Far {
		y = row.Bottom() + size*0.75
	}
	for _, k := range counters {
		text := t.a.W("counters-n", k.Name.In(t.a.Lang()), k.N)
		w := c.Width(text, size, false) + 12
		c.Round(layout.Rect{X: x, Y: y - size*0.75, W: w, H: size * 1.5}, size*0.75, theme.Alpha(theme.Indigo, 0.9))
		c.Text(text, x+6, y, paint.Style{Size: size, Ink: theme.White})
		x += w + 4
	}
}

// StateWords is a player's state in words.
func (t *Board) StateWords(seat int) (lines []string) {
	a, p := t.a, &t.View.Players[seat]
	if len(t.View.Players) > 2 {
		lines = t.seatWords(seat)
	}
	if score := t.Skin.Score; score != nil {
		if z := t.Zone(rules.Place{Seat: seat, Zone: score.Zone}); z != nil {
			state := score.State(p)
			lines = append(lines, t.W(score.Words, z.Count, t.W(state.Words, state.Args...)))
		}
	}
	if t.Skin.Purse != nil {
		ready, all, _ := t.ready(seat)
		lines = append(lines, t.W(t.Skin.Purse.Words, ready, all))
	}
	if held := t.Skin.Held; held != nil && p.Values.Number(held.Key) > 0 {
		lines = append(lines, t.W(held.Words, p.Values.Number(held.Key)))
	}
	for _, k := range p.Counters {
		lines = append(lines, a.W("counters-n", k.Name.In(a.Lang()), k.N))
	}
	return lines
}
