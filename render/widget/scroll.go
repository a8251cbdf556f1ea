package widget

import (
	"math"

	"gorin/render/layout"
	"gorin/render/theme"
)

type scroll struct {
	offset float64
	most   float64
	stick  bool         // stays at the end while the content grows
	list   *layout.List // nil for what may be cut anywhere
}

type area struct {
	id   string
	rect layout.Rect
}

// Scroll draws the content of r, which is high pixels high, with draw, which
// gets the rectangle moved by what has been scrolled. With stick the end of
// the content stays in sight while it grows.
func (u *UI) Scroll(id string, r layout.Rect, high float64, stick bool, draw func(layout.Rect)) {
	s := u.scrolls[id]
	if s == nil {
		s = &scroll{stick: stick}
		u.scrolls[id] = s
	}
	s.most, s.list = math.Max(0, high-r.H), nil
	if s.stick && stick {
		s.offset = s.most
	}
	s.offset = math.Max(0, math.Min(s.offset, s.most))
	u.areas = append(u.areas, area{id, r})
	u.clips = append(u.clips, area{id, r})
	u.C.Clip(r, func() {
		draw(layout.Rect{X: r.X, Y: r.Y - s.offset, W: r.W, H: math.Max(high, r.H)})
	})
	u.clips = u.clips[:len(u.clips)-1]
	u.thumb(s, r, high)
}

// thumb draws how far r has been scrolled, whose content is so high.
func (u *UI) thumb(s *scroll, r layout.Rect, high float64) {
	if s.most > 0 {
		thumb := math.Max(18, r.H*r.H/high)
		y := r.Y + (r.H-thumb)*s.offset/s.most
		u.C.Round(layout.Rect{X: r.Right() - 4, Y: y, W: 3, H: thumb}, 1.5, theme.Alpha(theme.Ink, 0.35))
	}
}

// ScrollTo puts an area to its beginning.
func (u *UI) ScrollTo(id string, offset float64) {
	if s := u.scrolls[id]; s != nil {
		s.offset = offset
	}
}

// reveal scrolls so that all of n is in sight.
func (u *UI) reveal(n *Node) {
	for _, a := range u.areas {
		if a.id != n.area {
			continue
		}
		if l := u.scrolls[a.id].list; l != nil {
			u.revealRow(a.id, l, n)
		} else if d := n.whole.Y - a.rect.Y; d < 0 {
			u.scrollBy(a.id, d)
		} else if d := n.whole.Bottom() - a.rect.Bottom(); d > 0 {
			u.scrollBy(a.id, d)
		}
	}
}

// revealRow scrolls a list so that the row of n is in sight: that before the
// first one that is shown, or that behind the last.
func (u *UI) revealRow(id string, l *layout.List, n *Node) {
	s := u.scrolls[id]
	first := l.At(s.offset)
	switch {
	case n.whole.Y < n.Rect.Y:
		u.scrollBy(id, l.Top(max(0, first-1))-s.offset)
	case n.Rect.Empty():
		u.scrollBy(id, l.Top(l.Show(first, l.End(first)))-s.offset)
	}
}

func (u *UI) scrollUnder(p layout.Point) string {
	for i := len(u.areas) - 1; i >= 0; i-- {
		if u.areas[i].rect.Has(p) {
			return u.areas[i].id
		}
	}
	return ""
}

func (u *UI) scrollBy(id string, d float64) {
	s := u.scrolls[id]
	if s == nil {
		return
	}
	s.offset = math.Max(0, math.Min(s.offset+d, s.most))
	s.stick = s.offset >= s.most-1
	u.Dirty = true
}
