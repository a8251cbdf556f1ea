package table

import (
	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/widget"
	"gorin/rules"
	"strconv"
)

// drawStackList shows everything that waits to be resolved, in full.
func (t *Table) drawStackList() {
	a := t.a
	items, packets := t.Waiting(), t.Packets()
	var lines []string
	for _, p := range packets {
		lines = append(lines, t.PacketWords(p))
	}
	for i, it := range items {
		lines = append(lines, t.itemLine(i, it))
	}
	w := min(560, a.Size().W-16)
	heights := make([]float64, len(lines))
	high := 0.0
	for i, line := range lines {
		heights[i] = max(34, a.UI().RowHeight(line, "", w-34, true))
		high += heights[i] + 5
	}
	r := t.sheet(w, high+64)
	title := t.QueueWords()
	if len(packets) > 0 {
		title = a.W("stack-damage", len(packets), len(items))
	}
	t.closer(r, title)
	in := layout.Rect{X: r.X + 14, Y: r.Y + 48, W: r.W - 28, H: r.H - 58}
	a.UI().List("stack", in, widget.Rows{Heights: heights, Gap: 5, More: t.More}, func(i int, row layout.Rect) {
		row.W -= 6
		if i < len(packets) {
			a.UI().Row(row, "look", board.HoverValue(packets[i].Source), lines[i], "", i == 0, board.HoverValue(packets[i].Source))
			return
		}
		k := i - len(packets)
		number := strconv.Itoa(k + 1)
		if t.Skin.AnyOrder {
			number = ""
		}
		a.UI().Row(row, "inspect-item", strconv.Itoa(k), lines[i], number, k == 0 && !t.Skin.AnyOrder, board.HoverValue(board.ItemCard(items[k])))
	})
}

// itemLine is an item in a list, with whom it is of and what it aims at.
func (t *Table) itemLine(i int, it *rules.StackView) string {
	a := t.a
	items := t.Waiting()
	s := a.W("item-line", t.Name(it.Seat), a.W("item-"+it.Kind), t.ItemText(it))
	for k, id := range it.Targets {
		if n := t.aimName(items, id); n != "" {
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

// aimName is what an item aims at in words: a card, or another item, by its number where there
// is an order.
func (t *Table) aimName(items []*rules.StackView, id rules.Card) string {
	for i, it := range items {
		if it.Card != id {
			continue
		}
		if name := t.CardName(board.ItemCard(it)); t.Skin.Chain && name != "" {
			return t.a.W("item-nth", i+1, name)
		} else if name != "" {
			return name
		}
	}
	return t.CardName(id)
}

// mirrorStack writes what waits to be resolved and the state of the window.
func (t *Table) mirrorStack(m *page.Mirror) {
	if t.Skin.Queue == "" {
		return
	}
	lines := t.HeadWords()
	for _, p := range t.Packets() {
		lines = append(lines, t.PacketWords(p))
	}
	if len(lines) > 0 {
		m.Zones = append(m.Zones, page.Zone{Heading: t.a.W("window"), Items: lines})
	}
	zone := page.Zone{Heading: t.QueueWords()}
	for i, it := range t.Waiting() {
		zone.Items = append(zone.Items, t.itemLine(i, it))
	}
	if len(zone.Items) > 0 {
		m.Zones = append(m.Zones, zone)
	}
}
