package board

import (
	"image/color"
	"math"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// bandParts is the room between the halves: what window is open and who may
// act, and what waits to be resolved.
func (t *Board) bandParts() (state, queue layout.Rect) {
	r := t.Screen.Middle.InsetXY(2, 3)
	if (t.Skin.Queue == "" || t.Skin.AnyOrder) && len(t.drawnHead())+len(t.View.Packets) == 0 {
		return layout.Rect{}, r
	}
	share := 0.29
	if t.Screen.Shape != layout.Wide {
		share = 0.34
	}
	if len(t.View.Packets) > 0 {
		share = 0.46
	}
	state, queue = r.Left(max(r.W*share, 108))
	_, queue = queue.Left(6)
	return state, queue
}

// Waiting is what waits to be resolved, the next first.
func (t *Board) Waiting() (out []*rules.StackView) {
	for i := len(t.View.Stack) - 1; i >= 0; i-- {
		out = append(out, &t.View.Stack[i])
	}
	return out
}

// ItemCard is the card by which an item is known: the card itself, or the one
// whose ability it is.
func ItemCard(it *rules.StackView) rules.Card {
	if it.Kind == "ability" {
		return it.Source
	}
	return it.Card
}

// Queue is the place of what waits to be resolved.
func (t *Board) Queue() rules.Place { return rules.Place{Seat: -1, Zone: t.Skin.Queue} }

// QueueWords is how much waits to be resolved, and in what order.
func (t *Board) QueueWords() string {
	switch {
	case t.Skin.AnyOrder:
		return t.a.W("stack-any", len(t.View.Stack))
	case t.Skin.Chain:
		return t.a.W("stack-chain", len(t.View.Stack))
	}
	return t.a.W("stack-title", len(t.View.Stack))
}

// abreast reports whether all that waits is shown alike.
func (t *Board) abreast() bool { return t.Skin.AnyOrder || t.Skin.Chain }

// itemRects is where the items lie: the next one with room for its words, the
// others beside it, one over the other when they are many.
func (t *Board) itemRects(n int) []layout.Rect {
	_, r := t.bandParts()
	if n == 0 {
		return nil
	}
	rects := make([]layout.Rect, n)
	if t.abreast() && n > 1 {
		return r.Grid(n, 1, 5)
	}
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
func (t *Board) layStack() {
	t.layShared()
	if t.Skin.Queue == "" {
		return
	}
	items := t.Waiting()
	rects := t.itemRects(len(items))
	for i := len(items) - 1; i >= 0; i-- {
		if c, at := t.Find(items[i].Card); c != nil && at == t.Queue() {
			t.Shown = append(t.Shown, Shown{Card: c, Place: at, Pose: itemPose(rects[i]), seat: items[i].Seat})
		}
	}
}

// DrawBand draws what lies between the halves: the state of the window, and the
// panels of what waits to be resolved, or what has happened last when nothing
// waits. Its cards are drawn with the others.
func (t *Board) DrawBand() {
	if !t.Skin.Band() {
		return
	}
	state, queue := t.bandParts()
	t.drawWindow(state)
	t.drawMiddle()
	if t.Skin.Queue == "" {
		return
	}
	items := t.Waiting()
	if len(items) == 0 {
		t.drawLatest(queue)
	}
	if len(t.Going(t.Queue())) > 0 {
		t.a.C().MarkPlace(paint.Aim, queue, 5)
		t.a.UI().Add(widget.Node{Rect: queue, Act: "place", Value: t.PlaceValue(t.Queue()), Focus: true})
	}
	rects := t.itemRects(len(items))
	for i := len(items) - 1; i >= 0; i-- {
		t.drawItem(items[i], rects[i], i)
	}
}

// drawItem draws one item: its panel, for an ability the card that has it, and
// its words when there is room.
func (t *Board) drawItem(it *rules.StackView, r layout.Rect, i int) {
	a, c := t.a, t.a.C()
	ink := t.SideInk(it.Seat)
	value := strconv.Itoa(i)
	c.Shadow(r, 5)
	c.Round(r, 5, theme.PaperLight)
	pose := itemPose(r)
	pose.H -= 4
	if _, at := t.Find(it.Card); at != t.Queue() { // an ability, or the copy of a card
		l := paint.Look{Pose: pose}
		if v, _ := t.Find(ItemCard(it)); v != nil {
			l.Face = t.Face(v)
		} else if it.Kind == "copy" {
			l.Face = &t.Faces[it.Print]
		}
		c.Card(l)
	}
	c.Ring(r, 5, 2, ink)
	switch {
	case t.rank(it.Card, t.Queue()) > 0:
		c.Ring(r.Inset(-1), 6, 3, theme.Vermilion)
		c.Disc(pose.X, pose.Y, 12, theme.Vermilion)
		c.Text(t.Mark(t.rank(it.Card, t.Queue())), pose.X, pose.Y, paint.Style{Size: 15, Ink: theme.White, Bold: true, Align: paint.Centre})
	case it.Card != 0 && t.Wanted(it.Card, t.Queue()):
		c.Mark(t.MarkOf(it.Card, t.Queue()), r, 5)
	}
	if i == 0 && !t.abreast() || t.abreast() && r.W-r.H*layout.CardAspect > leastWords {
		t.itemWords(i, it, layout.Rect{X: r.X + r.H*layout.CardAspect + 5, Y: r.Y + 3, W: r.W - r.H*layout.CardAspect - 9, H: r.H - 5})
	}
	if t.Skin.Chain && r.W-r.H*layout.CardAspect <= leastWords && len(t.View.Stack) > 1 { // when it happens, at least
		x, y := r.Right()-10, r.Bottom()-10
		c.Disc(x, y, 8, ink)
		c.Text(strconv.Itoa(i+1), x, y, paint.Style{Size: theme.Small, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
	a.UI().Add(widget.Node{Rect: r, Act: "item", Value: value, Hover: HoverValue(ItemCard(it)), Focus: true})
	a.UI().FocusRing("item", value, r)
}

// leastWords is the least room beside a card in which words make sense.
const leastWords = 44

// itemWords writes what an item is, and what it will do as far as it fits.
func (t *Board) itemWords(i int, it *rules.StackView, r layout.Rect) {
	a, c := t.a, t.a.C()
	size := theme.Small
	if t.Screen.Shape != layout.Wide {
		size = theme.Small - 1.5
	}
	lh := paint.LineHeight(size)
	head := a.W("item-next", t.Name(it.Seat), a.W("item-"+it.Kind))
	switch {
	case t.Skin.AnyOrder:
		head = t.Name(it.Seat)
	case t.Skin.Chain:
		head = t.a.W("item-nth", i+1, t.Name(it.Seat))
	case t.Screen.Shape != layout.Wide:
		head = a.W("item-soon", t.Name(it.Seat))
	}
	if t.abreast() && c.Width(head, size-0.5, false) > r.W {
		r.Y, r.H = r.Y-lh, r.H+lh // the edge says whose it is
	} else {
		c.Text(c.Fit(head, r.W, size-0.5, false), r.X, r.Y+lh*0.45, paint.Style{Size: size - 0.5, Ink: t.SideInk(it.Seat)})
	}
	lines := c.Wrap(t.ItemText(it), r.W, size, false)
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

// ItemText is the words of an item: the name, and what it says.
func (t *Board) ItemText(it *rules.StackView) string {
	words := it.Words.In(t.a.Lang())
	if it.Kind == "ability" {
		if n := t.CardName(it.Source); n != "" {
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
		for _, l := range LinesOf(t.Skin, t.Prints[print], v) {
			if !l.Inert {
				words += before + l.Words.In(t.a.Lang())
				before = " "
			}
		}
	}
	return words
}

// DrawAims joins an item with what was chosen for it: the next one always, as any is without
// an order, the others when they are pointed at or tapped.
func (t *Board) DrawAims() {
	items := t.Waiting()
	rects := t.itemRects(len(items))
	for i, it := range items {
		value := strconv.Itoa(i)
		ui := t.a.UI()
		if i > 0 && !t.abreast() && t.Aimed != i+1 && !ui.Hot("item", value) && !ui.Focused("item", value) && !ui.Hot("card", CardValue(it.Card)) {
			continue
		}
		from := itemPose(rects[i])
		for _, id := range it.Targets {
			if to, ok := t.lies(id); ok {
				y := rects[i].Y
				if math.Abs(to.Y-from.Y) < 1 { // beside it
					t.answers(from.X, to.X, y, t.SideInk(it.Seat))
					continue
				}
				if to.Y > from.Y {
					y = rects[i].Bottom()
				}
				t.a.C().Joint(from.X, y, to.X, to.Y, t.SideInk(it.Seat))
			}
		}
	}
}

// answers draws a line over the upper edge of two items, from one to the other that it is
// about.
func (t *Board) answers(from, to, y float64, ink color.RGBA) {
	c, over := t.a.C(), y-7
	for _, line := range [...]struct {
		wide float64
		ink  color.RGBA
	}{{5.5, theme.White}, {3, ink}} {
		c.Line(from, y+4, from, over, line.wide, line.ink)
		c.Line(from, over, to, over, line.wide, line.ink)
	}
	c.Arrow(to, over, to, y+13, 5, theme.White)
	c.Arrow(to, over, to, y+12, 3, ink)
}

// lies is where a card lies on the screen.
func (t *Board) lies(id rules.Card) (layout.Pose, bool) {
	if id == 0 {
		return layout.Pose{}, false
	}
	for i := range t.Shown {
		if t.Shown[i].Card.ID == id {
			return t.Shown[i].Pose, true
		}
	}
	items := t.Waiting()
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
