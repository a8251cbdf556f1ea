package scene

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/theme"
)

// sorts reports whether options are put in order: they can be dragged onto one
// another.
func (t *table) sorts() bool { return t.req != nil && t.req.Ordered && t.req.Max > 1 }

// sortOnto puts the option that was dragged where the one lies onto which it was
// dropped, "option n".
func (t *table) sortOnto(value string) {
	held := t.sorted - 1
	t.sorted = 0
	act, of, _ := strings.Cut(value, " ")
	onto, err := strconv.Atoi(of)
	if act != "option" || err != nil || !t.sorts() {
		return
	}
	t.pick.Put(t.req, held, onto)
}

// inOrder is the options of the request as they are shown: those that are picked
// first, in their order, where it counts.
func (t *table) inOrder() []int {
	all := make([]int, len(t.req.Options))
	for i := range all {
		all[i] = i
	}
	if !t.sorts() {
		return all
	}
	all = slices.DeleteFunc(all, func(i int) bool { return t.pick.Rank(i) > 0 })
	return append(slices.Clone(t.pick.Chosen), all...)
}

// drawSorted draws the card of the option that is being dragged at the pointer.
func (t *table) drawSorted() {
	value, at, ok := t.a.ui.Carried("option")
	if !ok || t.req == nil {
		return
	}
	i, err := strconv.Atoi(value)
	if err != nil || i >= len(t.req.Options) {
		return
	}
	v, _ := t.find(t.req.Options[i].Card)
	if v == nil {
		return
	}
	c := t.a.c
	p := layout.Pose{X: at.X, Y: at.Y, H: max(70, t.half(t.s.Bottom()).CardHeight())}
	l := t.looks(v, "", p, false)
	l.Alpha = 0.15
	c.Card(l)
	c.Edge(p, 2.5, theme.Gold)
}
