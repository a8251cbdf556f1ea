package table

import (
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// bandParts is the room between the halves: what window is open and who may
// act, and what waits to be resolved.
func (t *Table) bandParts() (state, queue layout.Rect) {
	r := t.screen.Middle.InsetXY(2, 3)
	if t.Skin.Queue == "" && len(t.headWords())+len(t.View.Packets) == 0 {
		return layout.Rect{}, r
	}
	share := 0.29
	if t.screen.Shape != layout.Wide {
		share = 0.34
	}
	if len(t.View.Packets) > 0 {
		share = 0.46
	}
	state, queue = r.Left(max(r.W*share, 108))
	_, queue = queue.Left(6)
	return state, queue
}

// waiting is what waits to be resolved, the next first.
func (t *Table) waiting() (out []*rules.StackView) {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		out = append(out, &t.View.Stack[i])
	}
	return out
}

// itemCard is the card by which an item is known: the card itself, or the one
// whose ability it is.
func itemCard(it *rules.StackView) rules.Card {
	if it.Kind == "ability" {
		return it.Source
	}
	return it.Card
}

// queue is the place of what waits to be resolved.
func (t *Table) queue() rules.Place { return rules.Place{Seat: -1, Zone: t.Skin.Queue} }

// itemRects is where the items lie: the next one with room for its words, the
// others beside it, one over the other when they are many.
func (t *Table) itemRects(n int) []layout.Rect {
	_, r := t.bandParts()
	if n == 0 {
		return nil
	}
	rects := make([]layout.Rect, n)
	small := r.H * layout.CardAspect
	rest := 0.0
	if n > 1 {
		rest = min(r.W*0.38, (small+5)*float64(n-1))
	}
	rects[0] = layout.Rect{X: r.X, Y: r.Y, W: r.W - rest - 5, H: r.H}
	if n == 1 {
		rects[0].W = min(r.W, 420)
		return rects
	}
	step := small + 5
	if n > 2 {
		step = min(step, (rest-small)/float64(n-2))
	}
	for i := 1; i < n; i++ {
		rects[i] = layout.Rect{X: rects[0].Right() + 5 + step*float64(i-1), Y: r.Y, W: small, H: r.H}
	}
	return rects
}

// itemPose is where the card of an item lies in its rectangle.
func itemPose(r layout.Rect) layout.Pose {
	return layout.Pose{X: r.X + r.H*layout.CardAspect/2, Y: r.Y + r.H/2, H: r.H}
}

// layStack puts the cards that wait to be resolved on the table.
func (t *Table) layStack() {
	t.layShared()
	if t.Skin.Queue == "" {
		return
	}
	items := t.waiting()
	rects := t.itemRects(len(items))
	for i := len(items) - 1; i >= 0; i-- {
		if c, at := t.Find(items[i].Card); c != nil && at == t.queue() {
			t.shown = append(t.shown, shown{card: c, place: at, pose: itemPose(rects[i]), seat: items[i].Seat})
		}
	}
}

// drawBand draws what lies between the halves: the state of the window, and the
// panels of what waits to be resolved, or what has happened last when nothing
// waits. Its cards are drawn with the others.
func (t *Table) drawBand() {
	if !t.Skin.Band() {
		return
	}
	state, queue := t.bandParts()
	t.drawWindow(state)
	t.drawMiddle()
	if t.Skin.Queue == "" {
		return
	}
	items := t.waiting()
	if len(items) == 0 {
		t.drawLatest(queue)
	}
	if len(t.Going(t.queue())) > 0 {
		t.a.C().Round(queue, 5, theme.Alpha(theme.Vermilion, 0.13))
		t.a.C().Target(queue, true)
		t.a.C().Glow(queue, theme.Vermilion)
		t.a.C().Ring(queue, 5, 2, theme.Vermilion)
		t.a.UI().Add(widget.Node{Rect: queue, Act: "place", Value: t.PlaceValue(t.queue()), Focus: true})
	}
	rects := t.itemRects(len(items))
	for i := len(items) - 1; i >= 0; i-- {
		t.drawItem(items[i], rects[i], i)
	}
}

// drawItem draws one item: its panel, for an ability the card that has it, and
// its words when there is room.
func (t *Table) drawItem(it *rules.StackView, r layout.Rect, i int) {
	a, c := t.a, t.a.C()
	ink := t.sideInk(it.Seat)
	value := strconv.Itoa(i)
	c.Shadow(r, 5)
	c.Round(r, 5, theme.PaperLight)
	pose := itemPose(r)
	pose.H -= 4
	if _, at := t.Find(it.Card); at != t.queue() { // an ability, or the copy of a card
		l := paint.Look{Pose: pose}
		if v, _ := t.Find(itemCard(it)); v != nil {
			l.Face = t.face(v)
		} else if it.Kind == "copy" {
			l.Face = &t.faces[it.Print]
		}
		c.Card(l)
	}
	c.Ring(r, 5, 2, ink)
	switch {
	case t.rank(it.Card, t.queue()) > 0:
		c.Ring(r.Inset(-1), 6, 3, theme.Vermilion)
		c.Disc(pose.X, pose.Y, 12, theme.Vermilion)
		c.Text(t.mark(t.rank(it.Card, t.queue())), pose.X, pose.Y, paint.Style{Size: 15, Ink: theme.White, Bold: true, Align: paint.Centre})
	case it.Card != 0 && t.Wanted(it.Card, t.queue()):
		c.Glow(r, theme.Vermilion)
		c.Target(r, false)
	}
	if i == 0 {
		t.itemWords(it, layout.Rect{X: r.X + r.H*layout.CardAspect + 5, Y: r.Y + 3, W: r.W - r.H*layout.CardAspect - 9, H: r.H - 5})
	}
	a.UI().Add(widget.Node{Rect: r, Act: "item", Value: value, Hover: hoverValue(itemCard(it)), Focus: true})
	a.UI().FocusRing("item", value, r)
}

// itemWords writes what an item is, and what it will do as far as it fits.
func (t *Table) itemWords(it *rules.StackView, r layout.Rect) {
	a, c := t.a, t.a.C()
	size := theme.Small
	if t.screen.Shape != layout.Wide {
		size = theme.Small - 1.5
	}
	lh := paint.LineHeight(size)
	head := a.W("item-next", t.name(it.Seat), a.W("item-"+it.Kind))
	if t.screen.Shape != layout.Wide {
		head = a.W("item-soon", t.name(it.Seat))
	}
	c.Text(c.Fit(head, r.W, size-0.5, false), r.X, r.Y+lh*0.45, paint.Style{Size: size - 0.5, Ink: t.sideInk(it.Seat)})
	lines := c.Wrap(t.itemText(it), r.W, size, false)
	room := int((r.H - lh) / lh)
	for i, line := range lines {
		if i >= room {
			break
		}
		if i == room-1 && len(lines) > room {
			line = c.Fit(line+"…", r.W, size, false)
		}
		c.Text(line, r.X, r.Y+lh*(1.5+float64(i)), paint.Style{Size: size, Ink: theme.Ink})
	}
}

// itemText is the words of an item: the name, and what it says.
func (t *Table) itemText(it *rules.StackView) string {
	words := it.Words.In(t.a.Lang())
	if it.Kind == "ability" {
		if n := t.cardName(it.Source); n != "" {
			return n + t.a.W("colon") + words
		}
		return words
	}
	v, _ := t.Find(it.Card)
	print := it.Print
	if v != nil {
		print = v.Print
	}
	if v != nil && print >= 0 || it.Kind == "copy" {
		before := t.a.W("colon")
		for _, l := range linesOf(t.Prints[print], v) {
			if !l.inert {
				words += before + l.Words.In(t.a.Lang())
				before = " "
			}
		}
	}
	return words
}

// drawAims joins an item with what was chosen for it: the next one always, the
// others when they are pointed at or tapped.
func (t *Table) drawAims() {
	items := t.waiting()
	rects := t.itemRects(len(items))
	for i, it := range items {
		value := strconv.Itoa(i)
		ui := t.a.UI()
		if i > 0 && t.aimed != i+1 && !ui.Hot("item", value) && !ui.Focused("item", value) && !ui.Hot("card", CardValue(it.Card)) {
			continue
		}
		from := itemPose(rects[i])
		for _, id := range it.Targets {
			if to, ok := t.lies(id); ok {
				y := rects[i].Y
				if to.Y > from.Y {
					y = rects[i].Bottom()
				}
				t.a.C().Joint(from.X, y, to.X, to.Y, t.sideInk(it.Seat))
			}
		}
	}
}

// lies is where a card lies on the screen.
func (t *Table) lies(id rules.Card) (layout.Pose, bool) {
	if id == 0 {
		return layout.Pose{}, false
	}
	for i := range t.shown {
		if t.shown[i].card.ID == id {
			return t.shown[i].pose, true
		}
	}
	items := t.waiting()
	for i, it := range items {
		if it.Card == id {
			return itemPose(t.itemRects(len(items))[i]), true
		}
	}
	_, at := t.Find(id)
	if at.Zone == "" {
		return layout.Pose{}, false
	}
	return t.poseOf(at)
}

// drawStackList shows everything that waits to be resolved, in full.
func (t *Table) drawStackList() {
	a := t.a
	items, packets := t.waiting(), t.packets()
	var lines []string
	for _, p := range packets {
		lines = append(lines, t.packetWords(p))
	}
	for i, it := range items {
		lines = append(lines, t.itemLine(i, it))
	}
	w := min(560, a.Size().W-16)
	heights := make([]float64, len(lines))
	high := 0.0
	for i, line := range lines {
		heights[i] = max(34, a.UI().RowHeight(line, w-34, true))
		high += heights[i] + 5
	}
	r := t.sheet(w, high+64)
	title := a.W("stack-title", len(items))
	if len(packets) > 0 {
		title = a.W("stack-damage", len(packets), len(items))
	}
	t.closer(r, title)
	in := layout.Rect{X: r.X + 14, Y: r.Y + 48, W: r.W - 28, H: r.H - 58}
	a.UI().List("stack", in, widget.Rows{Heights: heights, Gap: 5, More: t.more}, func(i int, row layout.Rect) {
		row.W -= 6
		if i < len(packets) {
			a.UI().Row(row, "look", hoverValue(packets[i].Source), lines[i], "", i == 0, hoverValue(packets[i].Source))
			return
		}
		k := i - len(packets)
		a.UI().Row(row, "inspect-item", strconv.Itoa(k), lines[i], strconv.Itoa(k+1), k == 0, hoverValue(itemCard(items[k])))
	})
}

// itemLine is an item in a list, with whom it is of and what it aims at.
func (t *Table) itemLine(i int, it *rules.StackView) string {
	a := t.a
	s := a.W("item-line", t.name(it.Seat), a.W("item-"+it.Kind), t.itemText(it))
	for k, id := range it.Targets {
		if n := t.cardName(id); n != "" {
			if k == 0 {
				s += " → "
			} else {
				s += a.W("comma")
			}
			s += n
		}
	}
	return s
}

// mirrorStack writes what waits to be resolved and the state of the window.
func (t *Table) mirrorStack(m *page.Mirror) {
	if t.Skin.Queue == "" {
		return
	}
	lines := t.headWords()
	for _, p := range t.packets() {
		lines = append(lines, t.packetWords(p))
	}
	if len(lines) > 0 {
		m.Zones = append(m.Zones, page.Zone{Heading: t.a.W("window"), Items: lines})
	}
	zone := page.Zone{Heading: t.a.W("stack-title", len(t.View.Stack))}
	for i, it := range t.waiting() {
		zone.Items = append(zone.Items, t.itemLine(i, it))
	}
	if len(zone.Items) > 0 {
		m.Zones = append(m.Zones, zone)
	}
}
