package board

import (
	"slices"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// HeadWords is which step it is, which window is open and who has priority.
func (t *Board) HeadWords() (lines []string) {
	a, v := t.a, t.View
	if v.Step != "" {
		lines = append(lines, t.StepWords())
	}
	if v.Window != "" {
		lines = append(lines, t.Skin.Windows[v.Window].Name.In(a.Lang()))
	}
	if v.Priority >= 0 {
		lines = append(lines, a.W("priority-of", t.Name(v.Priority)))
	}
	return lines
}

// drawnHead is what of it is written in the middle: not the step beside a window where the
// bar above has it.
func (t *Board) drawnHead() []string {
	lines := t.HeadWords()
	if v := t.View; v.Step != "" && v.Window != "" && t.Screen.Shape != layout.Wide {
		lines = lines[1:]
	}
	return lines
}

// StepWords is the step or the phase, without the phase that a step is in where
// the step has a name of its own.
func (t *Board) StepWords() string {
	for _, x := range t.Skin.Stops {
		if x.Key == t.View.Step {
			return x.Name.In(t.a.Lang())
		}
	}
	return t.View.Title.In(t.a.Lang())
}

// Packets is the damage that waits to be dealt: what is dealt next, then the
// newest first.
func (t *Board) Packets() (out []*rules.PacketView) {
	for i := len(t.View.Packets) - 1; i >= 0; i-- {
		out = append(out, &t.View.Packets[i])
	}
	slices.SortStableFunc(out, func(p, q *rules.PacketView) int {
		switch {
		case p.Next == q.Next:
			return 0
		case p.Next:
			return -1
		}
		return 1
	})
	return out
}

// PacketWords is how much damage a packet deals to whom, and what from.
func (t *Board) PacketWords(p *rules.PacketView) string {
	a, source := t.a, t.CardName(p.Source)
	if t.Skin.Source != nil {
		if other := t.Skin.Source(p).In(a.Lang()); other != "" {
			source = other
		}
	}
	s := a.W("packet", min(p.N, p.Dealt+1), p.N, t.Name(p.Seat))
	if source != "" {
		s += a.W("packet-from", source)
	}
	return s
}

// drawWindow writes the state of the window, marks who has priority, and lists
// the damage that waits; a click shows all of it in full.
func (t *Board) drawWindow(r layout.Rect) {
	c, v := t.a.C(), t.View
	heads, packets := t.drawnHead(), t.Packets()
	if len(heads)+len(packets) == 0 {
		return
	}
	edge := theme.Alpha(theme.Ink, 0.2)
	if t.Skin.Windows[v.Window].Urgent {
		edge = theme.Vermilion
	}
	c.Round(r, 5, theme.Alpha(theme.PaperLight, 0.94))
	c.Ring(r, 5, 1.4, edge)
	size := theme.Small + 0.0
	if t.Screen.Shape != layout.Wide {
		size = theme.Small - 2
	}
	lh := paint.LineHeight(size)
	in := layout.Rect{X: r.X + 8, Y: r.Y + 1, W: r.W - 12, H: r.H - 2}
	if v.Priority >= 0 {
		t.drawPriority(r.X+4+lh*0.6, r.Y+r.H/2, lh*0.55)
		_, in = in.Left(lh * 1.2)
	}
	if len(packets) > 0 {
		t.a.UI().Add(widget.Node{Rect: r, Act: "stack"})
		if v.Window != "" && v.Priority >= 0 { // the damage needs the room of the rest
			whose := t.a.W("priority-of", t.Name(v.Priority))
			heads = []string{t.Skin.Windows[v.Window].Name.In(t.a.Lang()) + t.a.W("comma") + whose}
			if c.Width(heads[0], size, false) > in.W {
				heads[0] = whose
			}
		}
		if len(packets) > 1 && in.H-lh*float64(len(heads)) < lh+packetMark {
			heads = nil
		}
	} else {
		var lines []string
		for _, head := range heads {
			lines = append(lines, c.Wrap(head, in.W, size, false)...)
		}
		room := max(1, int(r.H/lh))
		if len(lines) <= room {
			heads = lines
		}
		heads = heads[max(0, len(heads)-room):]
	}
	y := in.Y + lh/2
	if len(packets) == 0 {
		y = r.Y + (r.H-lh*float64(len(heads)-1))/2
	}
	for i, line := range heads {
		c.Text(c.Fit(line, in.W, size, false), in.X, y+lh*float64(i), paint.Style{Size: size, Ink: theme.Ink})
	}
	_, in = in.Top(lh * float64(len(heads)))
	t.listPackets(in, packets, size)
}

const packetMark = 15

// listPackets lists the damage that waits in r, with a mark at what is next.
func (t *Board) listPackets(r layout.Rect, packets []*rules.PacketView, size float64) {
	if len(packets) == 0 {
		return
	}
	c, lh := t.a.C(), paint.LineHeight(size)
	heights := make([]float64, len(packets))
	for i, p := range packets {
		heights[i] = c.BlockHeight(t.PacketWords(p), r.W-lh, size, false)
	}
	t.a.UI().List("packets", r, widget.Rows{Heights: heights, More: t.More, Mark: packetMark}, func(i int, row layout.Rect) {
		ink := theme.InkSoft
		if i == 0 {
			ink = theme.Vermilion
			c.Pointer(row.X+lh*0.3, row.Y+lh/2, lh*0.2, 1, ink)
		}
		_, row = row.Left(lh * 0.7)
		row.W -= lh * 0.3
		c.Block(t.PacketWords(packets[i]), row, paint.Style{Size: size, Ink: ink})
	})
}
