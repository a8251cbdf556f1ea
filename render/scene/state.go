package scene

import (
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules"
)

// drawPriority is a disc with an arrow to the side that has priority.
func (t *table) drawPriority(x, y, r float64) {
	c := t.a.c
	way := 1.0
	if t.view.Priority != t.s.Bottom() {
		way = -1
	}
	ink := t.sideInk(t.view.Priority)
	c.Disc(x, y, r+1.5, theme.Gold)
	c.Disc(x, y, r, ink)
	c.Pointer(x, y, r*0.55, way, theme.White)
}

// drawStates writes each player's score, what pays, and counters beside the zones.
func (t *table) drawStates() {
	for seat := range t.view.Players {
		half := t.half(seat)
		if t.skin.Score != nil {
			t.drawScore(half, seat)
		}
		if t.skin.Purse != nil {
			t.drawPurse(half, seat)
		}
	}
}

// scores reports whether the number of cards in a zone is a score.
func (t *table) scores(zone string) bool { return t.skin.Score != nil && t.skin.Score.Zone == zone }

// lowOf is how many places of a zone are the last of a score, 0 for other zones.
func (t *table) lowOf(seat int, zone string) int {
	if !t.scores(zone) {
		return 0
	}
	return t.skin.Score.Low(&t.view.Players[seat])
}

// scoreMarks draws the room of a score, of which so many places are the last.
func (t *table) scoreMarks(half layout.Half, f layout.Frame, low int) {
	c := t.a.c
	whole := half.Slot(f)
	part := whole
	part.H = whole.H * float64(low) / float64(max(1, f.Places))
	if !half.Far {
		part.Y = whole.Bottom() - part.H
	}
	c.Round(whole, 4, t.skin.Score.Room)
	c.Round(part, 4, t.skin.Score.Last)
	c.Ring(whole, 4, 1, theme.Alpha(theme.Ink, 0.2))
}

// drawScore writes a player's score, in the colour of the state.
func (t *table) drawScore(half layout.Half, seat int) {
	c, score := t.a.c, t.skin.Score
	f, ok := half.Frame(score.Zone)
	z := t.zone(rules.Place{Seat: seat, Zone: score.Zone})
	if !ok || z == nil {
		return
	}
	slot := half.Slot(f)
	size, small := theme.Large+3, theme.Small-1
	if t.screen.Shape != layout.Wide {
		size, small = theme.Large-3, theme.Tiny
	}
	state := score.State(&t.view.Players[seat])
	plate, ink, word := state.Plate, state.Ink, t.w(state.Words)
	number := strconv.Itoa(z.Count)
	w := max(c.Width(number, size, true), c.Width(word, small, false)) + 10
	box := layout.Rect{X: slot.X + slot.W/2 - w/2, Y: half.Area.Y + 2, W: w, H: size + small + 8}
	if half.Far {
		box.Y = half.Area.Bottom() - box.H - 2
	}
	box.X = max(half.Area.X+1, min(box.X, half.Area.Right()-w-1))
	c.Shadow(box, 4)
	c.Round(box, 4, plate)
	c.Text(number, box.X+w/2, box.Y+size*0.62, paint.Style{Size: size, Ink: ink, Bold: true, Align: paint.Centre})
	c.Text(word, box.X+w/2, box.Bottom()-small*0.85, paint.Style{Size: small, Ink: ink, Align: paint.Centre})
}

// ready is how many cards of a player can pay, of how many, and how many in each colour.
func (t *table) ready(seat int) (ready, all int, shades map[string]int) {
	shades = map[string]int{}
	for _, c := range t.cardsOf(seat, t.skin.Purse.Zone) {
		all++
		if c.Lies != rules.Stand {
			continue
		}
		ready++
		if !c.FaceUp {
			continue
		}
		for _, k := range t.skin.Purse.Shades(c) {
			shades[k]++
		}
	}
	return ready, all, shades
}

// drawPurse writes what is ready to pay beside its row, and the player's counters.
func (t *table) drawPurse(half layout.Half, seat int) {
	c, p := t.a.c, &t.view.Players[seat]
	f, ok := half.Frame(t.skin.Purse.Zone)
	if !ok || f.W == 0 {
		return
	}
	r := half.Slot(f)
	big, small := theme.Large, theme.Small
	if t.screen.Shape != layout.Wide {
		big, small = theme.Normal, theme.Tiny
	}
	ready, all, shades := t.ready(seat)
	room := half.Area.W * 0.088
	x := r.Right() + 5
	if half.Far {
		x = r.X - 5 - room
	}
	c.Text(strconv.Itoa(ready)+"/"+strconv.Itoa(all), x, r.Y+big*0.7, paint.Style{Size: big, Ink: theme.Ink, Bold: true})
	y, at := r.Y+big*1.4+small*0.6, x
	if left := t.skin.Purse.Left(p); left > 0 && t.view.Active == seat { // a card may still be put here
		more := "+" + strconv.Itoa(left)
		c.Text(more, at, y, paint.Style{Size: small + 1, Ink: theme.Up, Bold: true})
		at += c.Width(more, small+1, true) + 4
	}
	for _, k := range t.skin.Purse.Colours {
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
func (t *table) drawCounters(half layout.Half, row layout.Rect, counters []rules.CounterView) {
	c := t.a.c
	size := theme.Small
	if t.screen.Shape != layout.Wide {
		size = theme.Small - 2
	}
	x, y := row.X+2, row.Y-size*0.75
	if half.Far {
		y = row.Bottom() + size*0.75
	}
	for _, k := range counters {
		text := t.a.w("counters-n", k.Name.In(t.a.lang), k.N)
		w := c.Width(text, size, false) + 12
		c.Round(layout.Rect{X: x, Y: y - size*0.75, W: w, H: size * 1.5}, size*0.75, theme.Alpha(theme.Indigo, 0.9))
		c.Text(text, x+6, y, paint.Style{Size: size, Ink: theme.White})
		x += w + 4
	}
}

// stateWords is a player's state in words.
func (t *table) stateWords(seat int) (lines []string) {
	a, p := t.a, &t.view.Players[seat]
	if score := t.skin.Score; score != nil {
		if z := t.zone(rules.Place{Seat: seat, Zone: score.Zone}); z != nil {
			lines = append(lines, t.w(score.Words, z.Count, t.w(score.State(p).Words)))
		}
	}
	if t.skin.Purse != nil {
		ready, all, _ := t.ready(seat)
		lines = append(lines, t.w(t.skin.Purse.Words, ready, all))
	}
	for _, k := range p.Counters {
		lines = append(lines, a.w("counters-n", k.Name.In(a.lang), k.N))
	}
	return lines
}
