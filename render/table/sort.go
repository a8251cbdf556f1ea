package table

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/theme"
)

// sorts reports whether options are put in order: they can be dragged onto one
// another.
func (t *Table) sorts() bool { return t.Request != nil && t.Request.Ordered && t.Request.Max > 1 }

// sortOnto puts the option that was dragged where the one lies onto which it was
// dropped, "option n".
func (t *Table) sortOnto(value string) {
	held := t.sorted - 1
	t.sorted = 0
	act, of, _ := strings.Cut(value, " ")
	onto, err := strconv.Atoi(of)
	if act != "option" || err != nil || !t.sorts() {
		return
	}
	t.Pick.Put(t.Request, held, onto)
}

// inOrder is the options of the request as they are shown: those that are picked
// first, in their order, where it counts.
func (t *Table) inOrder() []int {
	all := make([]int, len(t.Request.Options))
	for i := range all {
		all[i] = i
	}
	if !t.sorts() {
		return all
	}
	all = slices.DeleteFunc(all, func(i int) bool { return t.Pick.Rank(i) > 0 })
	return append(slices.Clone(t.Pick.Chosen), all...)
}

// drawSorted draws the card of the option that is being dragged at the pointer.
func (t *Table) drawSorted() {
	value, at, ok := t.a.UI().Carried("option")
	if !ok || t.Request == nil {
		return
	}
	i, err := strconv.Atoi(value)
	if err != nil || i >= len(t.Request.Options) {
		return
	}
	v, _ := t.Find(t.Request.Options[i].Card)
	if v == nil {
		return
	}
	c := t.a.C()
	p := layout.Pose{X: at.X, Y: at.Y, H: max(70, t.Half(t.Session.Bottom()).CardHeight())}
	l := t.Looks(v, "", p, false)
	l.Alpha = 0.15
	c.Card(l)
	c.Edge(p, 2.5, theme.Gold)
}
