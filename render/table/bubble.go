package table

import (
	"image/color"
	"math"
	"strconv"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/lesson"
)

// How much it matters that the bubble covers a place: what is spoken of and what leads on, the
// line of battle, other things that can be pressed, cards.
const (
	mustFree    = 60.0
	lineFree    = 12.0
	pressFree   = 3.0
	cardFree    = 0.25
	lettersFree = 0.15
)

// Measures of the bubble.
const (
	bubbleWide = 330.0
	bubbleHead = 22.0
	bubblePad  = 12.0
)

// drawLesson draws what the lesson says near what it speaks about, and marks that and what
// leads on.
func (t *Table) drawLesson() {
	g := t.Lesson
	if g == nil {
		return
	}
	g.seen = false
	if !t.speaks() || t.Session.Cover || t.a.Asking() || t.Script.Busy(t.a.Now()) {
		return
	}
	switch t.overlay.kind {
	case "menu", "help", "book", "stops", "log", "stack", "browse", "detail":
		return
	}
	g.Seen()
	nodes := append([]widget.Node(nil), t.a.UI().Nodes()...)
	marked := t.markTargets(nodes)
	leads := t.markLeads()
	t.drawBubble(nodes, marked, leads)
}

// markTargets rings what is spoken of.
func (t *Table) markTargets(nodes []widget.Node) (at []layout.Rect) {
	for _, x := range t.Lesson.Walk.Targets() {
		r, ok := t.targetAt(nodes, x)
		if !ok {
			continue
		}
		at = append(at, r)
		t.a.C().Ring(r.Inset(-4), theme.Radius+4, 3, theme.Indigo)
	}
	return at
}

// targetAt is where a target is on the picture.
func (t *Table) targetAt(nodes []widget.Node, x lesson.Target) (layout.Rect, bool) {
	switch {
	case x.Button != "":
		return nodeAt(nodes, x.Button, "")
	case x.Option > 0:
		return t.optionAt(nodes, x.Option-1)
	case x.Card != 0:
		return t.AreaOf(x.Card)
	}
	if x.Place.Zone == t.Skin.Hand { // all that is seen of it
		r, ok := t.Area(x.Place)
		if x.Place.Seat == t.Bottom {
			r = meet(r, t.Screen.Hand)
		}
		return r, ok && !r.Empty()
	}
	return t.Area(x.Place)
}

// meet is what two rectangles have in common, the first one where that is nothing.
func meet(a, b layout.Rect) layout.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	r := layout.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
	if r.Empty() {
		return a
	}
	return r
}

// nodeAt is where something that can be pressed is.
func nodeAt(nodes []widget.Node, act, value string) (layout.Rect, bool) {
	for i := len(nodes) - 1; i >= 0; i-- {
		if n := &nodes[i]; n.Act == act && n.Value == value && !n.Rect.Empty() {
			return n.Rect, true
		}
	}
	return layout.Rect{}, false
}

// optionAt is where an option can be pressed: in the list, or on the table.
func (t *Table) optionAt(nodes []widget.Node, i int) (layout.Rect, bool) {
	if r, ok := nodeAt(nodes, "option", strconv.Itoa(i)); ok {
		return r, true
	}
	spots, n := board.Spots(&t.Request.Options[i])
	for _, s := range spots[:n] {
		act, value := t.spotAct(s)
		if r, ok := nodeAt(nodes, act, value); ok {
			return r, true
		}
	}
	return layout.Rect{}, false
}

// spotAct is what a press on a card or a place does, "" where that is armed already.
func (t *Table) spotAct(s board.Spot) (act, value string) {
	switch {
	case t.IsArmed(s.Card, s.Place):
		return "", ""
	case s.Card != 0:
		return "card", board.CardValue(s.Card)
	}
	return "place", t.PlaceValue(s.Place)
}

// markLeads lets what leads on glow: options in the list and on the table, or the button that
// gives what is picked.
func (t *Table) markLeads() (at []layout.Rect) {
	ui := t.a.UI()
	lead := func(act, value string) bool {
		r, ok := ui.Lead(act, value)
		if ok {
			at = append(at, r)
		}
		return ok
	}
	options, ready := t.expected()
	if ready {
		lead("confirm", "")
	}
	for _, i := range options {
		lead("option", strconv.Itoa(i))
		spots, n := board.Spots(&t.Request.Options[i])
		for _, s := range spots[:n] {
			if act, value := t.spotAct(s); act != "" && !lead(act, value) && s.Card == 0 {
				lead("pile", value)
			}
		}
	}
	if len(at) == 0 && len(options) > 0 { // it is folded away, or in a list that is closed
		_ = lead("picker", "") || lead("unfold", "") || lead("back", "")
	}
	for _, r := range at {
		t.a.C().Ring(r.Inset(-2), theme.Radius+2, 4, theme.Alpha(theme.Gold, 0.55))
		t.a.C().Ring(r.Inset(-1), theme.Radius+1, 2.5, theme.Gold)
	}
	return at
}

// drawBubble draws the remark where it covers least.
func (t *Table) drawBubble(nodes []widget.Node, marked, leads []layout.Rect) {
	a, c, g := t.a, t.a.C(), t.Lesson
	size := theme.Normal + 1
	if t.Screen.Shape != layout.Wide {
		size = theme.Normal
	}
	acts := t.lessonActs()
	row := max(34, a.UI().Touch)
	wide := min(bubbleWide, a.Size().W-16)
	if g.state == lesson.Done {
		wide = min(440, a.Size().W-16)
	}
	text := t.remark()
	high := bubbleHead + c.BlockHeight(text, wide-2*bubblePad, size, false) + 2*bubblePad + 6
	columns := min(2, len(acts))
	rows := 0
	if columns > 0 {
		rows = (len(acts) + columns - 1) / columns
		high += float64(rows)*(row+5) + 9
	}
	r := t.bubbleAt(wide, min(high, a.Size().H-8), nodes, marked, leads)
	ink := theme.Indigo
	if g.state == lesson.Off {
		ink = theme.Vermilion
	}
	c.Shadow(r, 10)
	c.Round(r, 10, theme.White)
	c.Ring(r, 10, 2, ink)
	if len(marked) > 0 {
		t.drawTail(r, marked[0], ink)
	}
	a.UI().Add(widget.Node{Rect: r, Act: "stay"}) // nothing below is pressed through it
	head := layout.Rect{X: r.X + bubblePad, Y: r.Y + 8, W: r.W - 2*bubblePad, H: bubbleHead}
	c.Text(t.farWords(), head.X, head.Y+9, paint.Style{Size: theme.Small, Ink: ink, Bold: true})
	t.drawFar(layout.Rect{X: head.X + 58, Y: head.Y + 7, W: max(0, head.W-58-36), H: 4}, ink)
	a.UI().Button(layout.Rect{X: r.Right() - 34, Y: r.Y + 5, W: 28, H: 26}, "lesson-leave", "", "×", widget.Quiet)
	in := layout.Rect{X: head.X, Y: head.Bottom() + 6, W: head.W, H: r.Bottom() - head.Bottom() - 6 - bubblePad}
	if rows > 0 {
		var low layout.Rect
		low, in = in.Low(float64(rows)*(row+5) - 5)
		t.drawActs(low, acts, columns, widget.Primary)
		in.H -= 6
	}
	a.UI().Scroll("remark", in, c.BlockHeight(text, in.W, size, false), false, func(in layout.Rect) {
		c.Block(text, in, paint.Style{Size: size, Ink: theme.Ink})
	})
}

// drawFar draws how far the lesson is.
func (t *Table) drawFar(r layout.Rect, ink color.RGBA) {
	if r.W < 40 {
		return
	}
	c, w := t.a.C(), t.Lesson.Walk
	c.Round(r, 2, theme.Alpha(theme.Ink, 0.12))
	r.W *= float64(w.Remark()) / float64(max(1, w.Remarks()))
	c.Round(r, 2, ink)
}

// drawTail leads from the bubble to what it speaks about.
func (t *Table) drawTail(from, to layout.Rect, ink color.RGBA) {
	a := layout.Point{X: between(from.X, from.Right(), to.X, to.Right()), Y: between(from.Y, from.Bottom(), to.Y, to.Bottom())}
	b := layout.Point{X: between(to.X, to.Right(), from.X, from.Right()), Y: between(to.Y, to.Bottom(), from.Y, from.Bottom())}
	if math.Hypot(a.X-b.X, a.Y-b.Y) < 14 {
		return
	}
	t.a.C().Arrow(a.X, a.Y, b.X, b.Y, 3, ink)
}

// between is where on the stretch from a to b the line to another stretch begins: in the middle of
// what they have in common, or at the end that is nearer to it.
func between(a, b, c, d float64) float64 {
	low, high := max(a, c), min(b, d)
	switch {
	case low <= high:
		return (low + high) / 2
	case c > b:
		return b
	}
	return a
}

// bubbleAt is where the bubble covers least.
func (t *Table) bubbleAt(w, h float64, nodes []widget.Node, marked, leads []layout.Rect) layout.Rect {
	room := t.a.Size().Inset(6)
	near := t.Screen.Far.Union(t.Screen.Near)
	var free []layout.Weight
	for _, r := range marked {
		free = append(free, layout.Weight{Rect: r.Inset(-8), By: mustFree})
	}
	for _, r := range leads {
		free = append(free, layout.Weight{Rect: r.Inset(-4), By: mustFree})
	}
	if len(marked) > 0 {
		near = marked[0]
	} else if len(leads) > 0 {
		near = leads[0]
	}
	free = append(free, layout.Weight{Rect: t.battleLine(), By: lineFree})
	for i := range nodes {
		if n := &nodes[i]; n.Focus {
			free = append(free, layout.Weight{Rect: n.Rect, By: pressFree})
		}
	}
	for i := range t.Shown {
		free = append(free, layout.Weight{Rect: t.Shown[i].Pose.Bounds(), By: cardFree})
	}
	for _, r := range []layout.Rect{t.Screen.Choice, t.Screen.Detail, t.Screen.Bar} {
		free = append(free, layout.Weight{Rect: r, By: lettersFree})
	}
	return layout.Beside(room, w, h, near, free)
}

// battleLine is where characters meet: the middle, and with it the front rows when something is
// fought out.
func (t *Table) battleLine() layout.Rect {
	r := t.Screen.Middle
	if t.View.Attack.Kind == "" {
		return r
	}
	for _, card := range [...]rules.Card{t.View.Attack.Attacker, t.View.Attack.Defender} {
		if of, ok := t.AreaOf(card); ok {
			r = r.Union(of)
		}
	}
	return r
}
