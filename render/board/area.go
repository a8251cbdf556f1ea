package board

import (
	"gorin/render/layout"
	"gorin/rules"
)

// Area is where a zone lies on the screen: the cards that are seen of it, or the place where
// they would lie. False where the screen has no place for it.
func (t *Board) Area(p rules.Place) (r layout.Rect, ok bool) {
	for i := range t.Shown {
		if s := &t.Shown[i]; s.Place == p {
			r, ok = r.Union(s.Pose.Bounds()), true
		}
	}
	if ok {
		return r, true
	}
	if r, ok = t.toldAt(p); ok {
		return r, true
	}
	if pose, ok := t.poseOf(p); ok {
		return pose.Bounds(), true
	}
	return r, false
}

// AreaOf is where a card lies on the screen.
func (t *Board) AreaOf(card rules.Card) (layout.Rect, bool) {
	for i := range t.Shown {
		if s := &t.Shown[i]; card != 0 && s.Card.ID == card {
			return s.Pose.Bounds(), true
		}
	}
	return layout.Rect{}, false
}
