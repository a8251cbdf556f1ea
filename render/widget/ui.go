// Package widget holds the parts of a scene that a person can touch. A scene
// draws itself with a UI, which remembers what stands where, and the UI turns
// the events that it is fed into named actions. It reads no device.
package widget

import (
	"strconv"

	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
)

// Action is something that the player wants: an act and what it is about.
type Action struct{ Act, Value string }

// Node is a place that reacts.
type Node struct {
	Rect  layout.Rect
	Act   string // what a click does; "" for a place that only explains itself
	Value string
	Hover string // value of the act "look" when pointed at or held long
	Focus bool   // the arrow keys stop here
	Carry bool   // it can be dragged onto another place
	Aside bool   // a finger carries it aside or after holding it: up and down it scrolls
	Lead  bool   // it leads on, where somebody is led
	Slide bool   // pressing and dragging do it, with how far from the left, 0 to 1, as the value

	whole layout.Rect // with what has been scrolled out of sight
	area  string      // what it is scrolled with
	page  float64     // a click scrolls the area, down for 1 and up for -1
}

// id names a node from one drawing to the next.
type id struct{ act, value, hover string }

func (n *Node) id() id { return id{n.Act, n.Value, n.Hover} }

// UI is the state of the pointer, of the focus and of what can be scrolled.
type UI struct {
	C     *paint.Canvas
	Dirty bool                  // the picture must be drawn anew
	Owned func(key string) bool // the scene takes a key that would move the focus or a list; may be nil
	Touch float64               // the least side of what is to be touched

	nodes   []Node
	clips   []area
	hot     id
	pressed id
	focus   id
	keyed   bool // the keyboard was used last, so that the focus shows
	at      layout.Point
	from    layout.Point // where it was pressed
	touch   bool
	scrolls map[string]*scroll
	areas   []area
	grabbed string
	carried id    // what is being dragged
	slid    *Node // what is being dragged along
	out     []Action
}

// New makes a UI that draws on c.
func New(c *paint.Canvas) *UI {
	return &UI{C: c, Touch: theme.Touch, scrolls: map[string]*scroll{}, at: layout.Point{X: -1, Y: -1}} // no pointer yet
}

// Begin forgets what stood on the screen; the scene is about to draw.
func (u *UI) Begin() {
	u.nodes, u.areas, u.clips = u.nodes[:0], u.areas[:0], u.clips[:0]
	u.Dirty = false
}

// End finishes a drawing: a focus that is gone is dropped.
func (u *UI) End() {
	if u.find(u.focus) == nil {
		u.focus = id{}
	}
	var over id
	if n := u.under(u.at); n != nil {
		over = n.id()
	}
	if over != u.hot { // it was the picture that moved
		u.hot, u.Dirty = over, u.Dirty || !u.touch
	}
}

// Modal makes everything drawn so far unreachable: a dialog comes on top.
func (u *UI) Modal() { u.nodes, u.areas = u.nodes[:0], u.areas[:0] }

// Add registers a place. One where the arrow keys stop may have been scrolled
// out of sight: they bring it back.
func (u *UI) Add(n Node) {
	n.whole = n.Rect
	for _, clip := range u.clips {
		n.Rect, n.area = intersect(n.Rect, clip.rect), clip.id
	}
	if !n.Rect.Empty() || n.Focus && n.area != "" {
		u.nodes = append(u.nodes, n)
	}
}

// Carry lets what was added last be dragged onto another place.
func (u *UI) Carry() {
	if n := len(u.nodes); n > 0 {
		u.nodes[n-1].Carry = true
	}
}

func intersect(a, b layout.Rect) layout.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return layout.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// grown is r with the sides that a finger needs, around the same middle.
func (u *UI) grown(r layout.Rect) layout.Rect {
	if u.Touch <= theme.Touch {
		return r
	}
	m := r.Centre()
	w, h := max(r.W, u.Touch), max(r.H, u.Touch)
	return layout.Rect{X: m.X - w/2, Y: m.Y - h/2, W: w, H: h}
}

// Hot reports whether the pointer was over the place of the act and value in
// the drawing before.
func (u *UI) Hot(act, value string) bool {
	return !u.touch && u.hot.act == act && u.hot.value == value && u.hot != (id{})
}

// Focused reports whether the keyboard's focus is on the act and value.
func (u *UI) Focused(act, value string) bool {
	return u.keyed && u.focus.act == act && u.focus.value == value && u.focus != (id{})
}

func (u *UI) find(of id) *Node {
	if of == (id{}) {
		return nil
	}
	for i := range u.nodes {
		if u.nodes[i].id() == of {
			return &u.nodes[i]
		}
	}
	return nil
}

func (u *UI) under(p layout.Point) *Node {
	for i := len(u.nodes) - 1; i >= 0; i-- {
		if u.nodes[i].Rect.Has(p) {
			return &u.nodes[i]
		}
	}
	return nil
}

// Stop is a place at which the arrow keys stop: something that can be done now.
type Stop struct {
	Act     string      `json:"act"`
	Value   string      `json:"value"`
	At      layout.Rect `json:"at"`
	Focused bool        `json:"focused"`
	Lead    bool        `json:"lead"` // it leads on, where somebody is led
}

// Stops lists the places at which the arrow keys stop, as far as they can be seen.
func (u *UI) Stops() (out []Stop) {
	for i := range u.nodes {
		if n := &u.nodes[i]; n.Focus && !n.Rect.Empty() {
			out = append(out, Stop{n.Act, n.Value, n.Rect, u.Focused(n.Act, n.Value), n.Lead})
		}
	}
	return out
}

// Lead says of what is on top at an act and value that it leads on, and returns where it is.
func (u *UI) Lead(act, value string) (layout.Rect, bool) {
	for i := len(u.nodes) - 1; i >= 0; i-- {
		if n := &u.nodes[i]; n.Act == act && n.Value == value && !n.Rect.Empty() {
			n.Lead = true
			return n.Rect, true
		}
	}
	return layout.Rect{}, false
}

// Whole is the place with what has been scrolled out of sight.
func (n *Node) Whole() layout.Rect { return n.whole }

// Nodes is what can be touched, the last on top.
func (u *UI) Nodes() []Node { return u.nodes }

// Pointer is where the pointer is.
func (u *UI) Pointer() layout.Point { return u.at }

// Take returns the actions since the last call.
func (u *UI) Take() []Action {
	out := u.out
	u.out = nil
	return out
}

func (u *UI) emit(act, value string) {
	u.out = append(u.out, Action{act, value})
	u.Dirty = true
}

// Feed takes one event.
func (u *UI) Feed(e input.Event) {
	if e.Kind < input.Key {
		u.at, u.touch = layout.Point{X: e.X, Y: e.Y}, e.Touch
	}
	switch e.Kind {
	case input.Move:
		u.point()
	case input.Down:
		u.keyed = false
		u.pressed, u.from = id{}, u.at
		if n := u.under(u.at); n != nil {
			u.pressed = n.id()
			if n.Slide {
				held := *n
				u.slid = &held
				u.slide()
			}
		}
		u.grabbed = u.scrollUnder(u.at)
		u.Dirty = true
	case input.Drag:
		if u.slid != nil {
			u.slide()
		} else {
			u.drag(e)
		}
	case input.Click:
		if n := u.under(u.at); n != nil && n.id() == u.pressed {
			u.click(*n)
		}
	case input.Up:
		u.drop()
		u.pressed, u.grabbed, u.slid = id{}, "", nil
		u.Dirty = true
	case input.Long:
		u.pressed = id{}
		switch n := u.under(u.at); {
		case n == nil:
		case n.Carry && n.Aside && u.touch:
			u.lift(n)
		case n.Hover != "":
			u.emit("inspect", n.Hover)
		}
	case input.Wheel:
		if id := u.scrollUnder(u.at); id != "" {
			u.scrollBy(id, -e.DY*36)
		}
	case input.Key:
		u.press(e.Name)
	case input.Type:
		u.emit("type", e.Name)
	}
}

func (u *UI) point() {
	var over id
	n := u.under(u.at)
	if n != nil {
		over = n.id()
	}
	if over == u.hot {
		return
	}
	u.hot = over
	u.Dirty = true
	if n != nil && n.Hover != "" && !u.touch {
		u.emit("look", n.Hover)
	}
}

// slide does what is held with where the pointer is along it.
func (u *UI) slide() {
	r := u.slid.Rect
	f := max(0, min(1, (u.at.X-r.X)/max(1, r.W)))
	u.emit(u.slid.Act, strconv.FormatFloat(f, 'f', 5, 64))
}

func (u *UI) click(n Node) {
	if n.Slide {
		return // done when it was pressed
	}
	if n.page != 0 {
		u.turn(n.area, n.page)
		return
	}
	if n.Act != "" {
		u.emit(n.Act, n.Value)
	} else if n.Hover != "" {
		u.emit("inspect", n.Hover)
	}
}

var ways = map[string]layout.Direction{
	"Left": layout.ToLeft, "Right": layout.ToRight, "Up": layout.ToUp, "Down": layout.ToDown,
}

var pages = map[string]float64{"PageUp": -1, "PageDown": 1}

func (u *UI) press(name string) {
	if name == "Escape" && u.carried != (id{}) {
		u.carried, u.pressed, u.Dirty = id{}, id{}, true
		u.emit("put-back", "")
		return
	}
	if u.Owned != nil && u.Owned(name) {
		u.emit("key", name)
		return
	}
	if way, ok := ways[name]; ok {
		u.moveFocus(way)
		return
	}
	if way, ok := pages[name]; ok {
		if id := u.paged(); id != "" {
			u.turn(id, way)
			return
		}
	}
	if name == "Enter" {
		if n := u.find(u.focus); n != nil && u.keyed {
			u.click(*n)
			return
		}
	}
	u.emit("key", name)
}

func (u *UI) moveFocus(way layout.Direction) {
	from := u.find(u.focus)
	if !u.keyed {
		from = nil
	}
	var rects []layout.Rect
	var which []int
	for i, n := range u.nodes {
		if n.Focus && (!n.Rect.Empty() || from != nil && from.area == n.area) {
			rects, which = append(rects, n.whole), append(which, i)
		}
	}
	if len(which) == 0 {
		return
	}
	next := 0
	if from != nil {
		if next = layout.Nearest(from.whole, way, rects); next < 0 {
			return
		}
	}
	n := u.nodes[which[next]]
	u.reveal(&n)
	u.focus, u.keyed, u.Dirty = n.id(), true, true
	if n.Hover != "" {
		u.emit("look", n.Hover)
	}
}

// FocusRing draws the sign of the focus around r when it is on the place.
func (u *UI) FocusRing(act, value string, r layout.Rect) {
	if u.Focused(act, value) {
		u.C.Ring(r.Inset(-3), theme.Radius+3, 2.5, theme.Gold)
	}
}
