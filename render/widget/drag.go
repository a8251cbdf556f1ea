package widget

import (
	"math"

	"gorin/render/input"
	"gorin/render/layout"
)

// drag moves what is held: a card that can be carried, else what is scrolled.
func (u *UI) drag(e input.Event) {
	if n := u.find(u.pressed); n != nil && n.Carry && u.carried == (id{}) && !u.scrolled(n) {
		u.lift(n)
	}
	switch {
	case u.carried != (id{}):
		u.pressed, u.Dirty = id{}, true
	case u.grabbed != "":
		u.scrollBy(u.grabbed, -e.DY)
		u.pressed = id{}
	}
}

// lift takes up what can be carried.
func (u *UI) lift(n *Node) {
	u.carried = n.id()
	u.emit("lift", n.Value)
}

// scrolled reports whether a finger that holds something scrolls what it lies in instead.
func (u *UI) scrolled(n *Node) bool {
	return n.Aside && u.touch && u.grabbed != "" && math.Abs(u.at.Y-u.from.Y) > math.Abs(u.at.X-u.from.X)
}

// drop lets go of what is carried: the act "drop" says onto what, as act and value
// after one another, or nothing.
func (u *UI) drop() {
	if u.carried == (id{}) {
		return
	}
	held := u.carried
	u.carried = id{}
	for i := len(u.nodes) - 1; i >= 0; i-- {
		if n := &u.nodes[i]; n.id() != held && n.Rect.Has(u.at) && n.Act != "" {
			u.emit("drop", n.Act+" "+n.Value)
			return
		}
	}
	u.emit("drop", "")
}

// Carried is the value of what is being dragged, and where the pointer is.
func (u *UI) Carried(act string) (value string, at layout.Point, ok bool) {
	return u.carried.value, u.at, u.carried.act == act && u.carried != (id{})
}
