package board

import (
	"fmt"
	"hash/fnv"
	"image/color"

	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules"
)

// Plan lets the cards fly that lie elsewhere than in the poses before, by the ways that the new
// entries of the log tell, so many times as slow as usual.
func (t *Board) Plan(now int64, at map[uint16]layout.Pose, slow float64) {
	after := make(map[uint16]layout.Pose, len(t.Shown))
	for _, s := range t.Shown {
		if s.Card.ID != 0 {
			after[uint16(s.Card.ID)] = s.Pose
		}
	}
	long := max(int64(anim.Duration*min(slow, 1.5)), 1)
	fly := func(card uint16, face int, from, to layout.Pose) {
		if !t.Script.Heads(card, to, now) {
			t.Script.Fly(anim.Flight{Card: card, Face: face, From: from, To: to, Begin: now, Long: long})
		}
	}
	last, told := t.lastMoves(), map[uint16]bool{}
	for i := t.News; i < len(t.Log); i++ {
		ev := &t.Log[i].Event
		if id := uint16(ev.Card); ev.Kind == "move" && (id == 0 || last[ev.Card] == i) {
			if from, to, ok := t.wayOf(ev, at, after); ok {
				fly(id, ev.Print, from, to)
				told[id] = true
			}
		}
	}
	for _, s := range t.Shown { // what turns, or makes room
		id := uint16(s.Card.ID)
		if from, ok := at[id]; ok && id != 0 && !told[id] && far(from, s.Pose) {
			fly(id, 0, from, s.Pose)
		}
	}
}

// EventOf is an entry of the log as the film knows it.
func (t *Board) EventOf(log []rules.Entry, i int) anim.Event {
	e := &log[i]
	if b := t.Skin.BeatAt(log, i, t.Prints); b != nil {
		return anim.Event{Pace: anim.Speak, Long: b.Long}
	}
	if e.Event.Kind != "move" {
		return anim.Event{Pace: t.Skin.Cue(e.Event.Kind).Pace}
	}
	ev := &e.Event
	from, ok := t.poseOf(ev.From)
	to, also := t.poseOf(ev.To)
	if !ok || !also || ev.From == ev.To || !far(from, to) {
		return anim.Event{}
	}
	shownNext := i+1 < len(log) && log[i+1].Event.Card == ev.Card && t.Skin.BeatAt(log, i+1, t.Prints) != nil
	if ev.Print > 0 && t.Skin.Shows[ev.To.Zone] && !shownNext {
		return anim.Event{Pace: anim.Reveal}
	}
	heap := fnv.New64a()
	fmt.Fprint(heap, e.Seq, ev.From, ev.To)
	return anim.Event{Pace: anim.Slide, Heap: heap.Sum64()}
}

// far reports whether two poses can be told apart.
func far(a, b layout.Pose) bool {
	d := func(x, y float64) bool { return x-y > 2 || y-x > 2 }
	return d(a.X, b.X) || d(a.Y, b.Y) || a.Turns != b.Turns
}

// lastMoves is, of each card that has moved, its last entry of the log.
func (t *Board) lastMoves() map[rules.Card]int {
	last := map[rules.Card]int{}
	for i := t.News; i < len(t.Log); i++ {
		if ev := &t.Log[i].Event; ev.Kind == "move" && ev.Card != 0 {
			last[ev.Card] = i
		}
	}
	return last
}

// wayOf is the way of a card that has moved: from where it was to where it lies, and from or to the
// place of its zone where it is not seen by itself.
func (t *Board) wayOf(ev *rules.Event, at, after map[uint16]layout.Pose) (from, to layout.Pose, ok bool) {
	id := uint16(ev.Card)
	from, known := at[id]
	if id == 0 || !known {
		if from, ok = t.poseOf(ev.From); !ok {
			return from, to, false
		}
	}
	if to, ok = after[id]; id == 0 || !ok {
		if to, ok = t.poseOf(ev.To); !ok {
			return from, to, false
		}
	}
	return from, to, ev.From != ev.To && far(from, to)
}

// onTable reports whether a card lies open on the table, where it is drawn while it
// is under way.
func (t *Board) onTable(card uint16) bool {
	for i := range t.Shown {
		if uint16(t.Shown[i].Card.ID) == card {
			return true
		}
	}
	return false
}

// DrawCue names what is happening, lifts the card that causes it, and joins it with
// the card that it happens to.
func (t *Board) DrawCue(now int64) {
	cue, ok := t.Script.Cue(now)
	if !ok || cue.Entry >= len(t.Log) {
		return
	}
	t.Landing = true
	c, e := t.a.C(), &t.Log[cue.Entry]
	source, target := e.Event.Source, e.Event.Card
	if source == 0 {
		source, target = target, 0
	}
	if from, ok := t.under(source, now); ok && source != 0 && !t.Beating(now) {
		c.Glow(from.Bounds(), theme.Gold)
		c.Edge(from, 2.5, theme.Gold)
		if to, ok := t.under(target, now); ok && target != 0 && target != source {
			c.Joint(from.X, from.Y, to.X, to.Y, theme.Gold)
		}
	}
	t.Caption(e, theme.Gold)
}

// under is where a card is drawn, perhaps under way.
func (t *Board) under(card rules.Card, now int64) (layout.Pose, bool) {
	for i := range t.Shown {
		if s := &t.Shown[i]; s.Card.ID == card && card != 0 && !s.pile {
			p, _ := t.Script.At(uint16(card), s.Pose, now)
			return p, true
		}
	}
	return layout.Pose{}, false
}

// Caption writes an entry of the log with its clause, where it covers neither the cards
// that fight nor what waits to be resolved.
func (t *Board) Caption(e *rules.Entry, edge color.RGBA) {
	c, m := t.a.C(), t.Screen.Note
	clause := "§" + e.Clause
	words := e.Words.In(t.a.Lang())
	size, cw, room, lines := theme.Normal, 0.0, 0.0, []string(nil)
	for ; ; size-- { // as large as it fits
		cw = c.Width(clause, max(theme.Tiny, size-1), false)
		room = m.W*0.96 - cw - 30
		lines = c.Wrap(words, room, size, false)
		if noteHigh(size, len(lines)) <= m.H || size <= theme.Tiny {
			break
		}
	}
	if most := max(1, int((m.H-size*0.3)/paint.LineHeight(size))); len(lines) > most {
		lines = lines[:most] // the log has all of it
		lines[most-1] = c.Fit(lines[most-1]+"…", room, size, false)
	}
	wide := 0.0
	for _, line := range lines {
		wide = max(wide, c.Width(line, size, false))
	}
	w, h := wide+cw+30, noteHigh(size, len(lines))
	r := layout.Rect{X: m.X + (m.W-w)/2, Y: m.Y + (m.H-h)/2, W: w, H: h}
	round := min(r.H/2, size)
	c.Shadow(r, round)
	c.Round(r, round, theme.Alpha(theme.PaperLight, 0.97))
	c.Ring(r, round, 1.4, edge)
	for i, line := range lines {
		c.Text(line, r.X+12, r.Y+size*0.15+paint.LineHeight(size)*(float64(i)+0.5), paint.Style{Size: size, Ink: theme.Ink})
	}
	c.Text(clause, r.Right()-12, r.Y+r.H/2, paint.Style{Size: max(theme.Tiny, size-1), Ink: theme.InkSoft, Align: paint.End})
}

// noteHigh is how high a note of so many lines is.
func noteHigh(size float64, lines int) float64 {
	return size*0.3 + paint.LineHeight(size)*float64(lines)
}
