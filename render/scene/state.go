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

// drawStates writes each player's life, energy and counters beside the zones.
func (t *table) drawStates() {
	for seat := range t.view.Players {
		half := t.half(seat)
		if t.skin.Life != "" {
			t.drawLife(half, seat)
		}
		t.drawEnergy(half, seat)
	}
}

// lifeMarks draws the room of the life zone: yellow, and red for the last ones.
func (t *table) lifeMarks(half layout.Half, f layout.Frame, red int) {
	c := t.a.c
	whole := half.Slot(f)
	part := whole
	part.H = whole.H * float64(red) / float64(max(1, f.Places))
	if !half.Far {
		part.Y = whole.Bottom() - part.H
	}
	c.Round(whole, 4, theme.Alpha(theme.RGB(0xD9A514), 0.28))
	c.Round(part, 4, theme.Alpha(theme.Vermilion, 0.34))
	c.Ring(whole, 4, 1, theme.Alpha(theme.Ink, 0.2))
}

// drawLife writes how much life a player has, in the colour of the state.
func (t *table) drawLife(half layout.Half, seat int) {
	c, p := t.a.c, &t.view.Players[seat]
	f, ok := half.Frame(t.skin.Life)
	z := t.zone(rules.Place{Seat: seat, Zone: t.skin.Life})
	if !ok || z == nil {
		return
	}
	slot := half.Slot(f)
	size, small := theme.Large+3, theme.Small-1
	if t.screen.Shape != layout.Wide {
		size, small = theme.Large-3, theme.Tiny
	}
	plate, ink, word := theme.RGB(0xE0B12A), theme.Ink, t.a.w("yellow-zone")
	if p.InRed {
		plate, ink, word = theme.Vermilion, theme.White, t.a.w("red-zone")
	}
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

// energy is how much energy a player has ready and in all, and what of it is
// ready in each colour.
func (t *table) energy(seat int) (ready, all int, shades map[string]int) {
	shades = map[string]int{}
	for _, c := range t.cardsOf(seat, energyZone) {
		all++
		if c.Lies != rules.Stand {
			continue
		}
		ready++
		if !c.FaceUp {
			continue
		}
		for _, k := range c.Colours {
			shades[k]++
		}
	}
	return ready, all, shades
}

const energyZone = "energy"

// drawEnergy writes the energy that is ready beside its row, and the player's
// counters.
func (t *table) drawEnergy(half layout.Half, seat int) {
	c, p := t.a.c, &t.view.Players[seat]
	f, ok := half.Frame(energyZone)
	if !ok || f.W == 0 {
		return
	}
	r := half.Slot(f)
	big, small := theme.Large, theme.Small
	if t.screen.Shape != layout.Wide {
		big, small = theme.Normal, theme.Tiny
	}
	ready, all, shades := t.energy(seat)
	room := half.Area.W * 0.088
	x := r.Right() + 5
	if half.Far {
		x = r.X - 5 - room
	}
	c.Text(strconv.Itoa(ready)+"/"+strconv.Itoa(all), x, r.Y+big*0.7, paint.Style{Size: big, Ink: theme.Ink, Bold: true})
	y, at := r.Y+big*1.4+small*0.6, x
	if p.EnergyLeft > 0 && t.view.Active == seat { // a card may still be put here
		more := "+" + strconv.Itoa(p.EnergyLeft)
		c.Text(more, at, y, paint.Style{Size: small + 1, Ink: theme.Up, Bold: true})
		at += c.Width(more, small+1, true) + 4
	}
	for _, k := range t.skin.Order {
		if shades[k] == 0 {
			continue
		}
		text := strconv.Itoa(shades[k])
		w := small*1.3 + c.Width(text, small, true)
		if at+w > x+room && at > x {
			at, y = x, y+small*1.3
		}
		c.Pip(at+small*0.4, y, small*energyPip(), k)
		c.Text(text, at+small*0.95, y, paint.Style{Size: small, Ink: theme.InkSoft, Bold: true})
		at += w + 2
	}
	t.drawCounters(half, r, p.Counters)
}

// energyPip is how large the disc of a colour of energy is, of the letters beside it.
func energyPip() float64 {
	if theme.Marks {
		return 0.5
	}
	return 0.38
}

// drawCounters names a player's counters between the energy and the field.
func (t *table) drawCounters(half layout.Half, energy layout.Rect, counters []rules.CounterView) {
	c := t.a.c
	size := theme.Small
	if t.screen.Shape != layout.Wide {
		size = theme.Small - 2
	}
	x, y := energy.X+2, energy.Y-size*0.75
	if half.Far {
		y = energy.Bottom() + size*0.75
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
	if z := t.zone(rules.Place{Seat: seat, Zone: t.skin.Life}); t.skin.Life != "" && z != nil {
		key := "yellow-zone"
		if p.InRed {
			key = "red-zone"
		}
		lines = append(lines, a.w("life-n", z.Count, a.w(key)))
	}
	if t.skin.Band {
		ready, all, _ := t.energy(seat)
		lines = append(lines, a.w("energy-n", ready, all))
	}
	for _, k := range p.Counters {
		lines = append(lines, a.w("counters-n", k.Name.In(a.lang), k.N))
	}
	return lines
}
