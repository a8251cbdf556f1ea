package table

import (
	"gorin/render/layout"
	"gorin/render/saves"
	"math"
)

// Sight is the position on the table as a small picture, nil while it has not been drawn.
func (t *Table) Sight() []byte {
	if t.Screen.Far.Empty() && !t.a.Size().Empty() { // it has not been drawn yet
		t.Screen = layout.Divide(t.a.Size().W, t.a.Size().H, t.Skin.Band())
		t.Lay()
	}
	far, near := t.Screen.Far, t.Screen.Near
	all := layout.Rect{X: min(far.X, near.X), Y: far.Y, W: max(far.W, near.W), H: near.Bottom() - far.Y}
	if far.Empty() || near.Empty() {
		return nil
	}
	share := func(v, of float64) uint8 { return uint8(max(0, min(255, math.Round(255*v/of)))) }
	var marks []saves.Mark
	for i := range t.Shown {
		s := &t.Shown[i]
		if p := s.Pose; all.Has(layout.Point{X: p.X, Y: p.Y}) {
			m := saves.Mark{X: share(p.X-all.X, all.W), Y: share(p.Y-all.Y, all.H), H: share(p.H, all.H), Lies: int(math.Round(p.Turns))%2 != 0}
			if face := t.Looks(s.Card, s.Place.Zone, p, s.Turn).Face; face != nil {
				m.Colour = face.Picture.Colour
			} else {
				m.Back = true
			}
			marks = append(marks, m)
		}
	}
	return saves.Draw(marks)
}
