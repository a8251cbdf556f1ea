package board

import (
	"gorin/render/layout"
	"gorin/rules"
)

// Sketched is a zone of a sketch of the mat.
type Sketched struct {
	Zone string
	Name string
	Rect layout.Rect
}

// Sketch is the zones of the own half as they would lie in a rectangle, so wide and as high as
// the mat asks for.
func (t *Board) Sketch(in layout.Rect) (zones []Sketched, high float64) {
	half := t.Half(t.Bottom)
	area := half.Area
	if area.Empty() {
		return nil, 0
	}
	scale := in.W / area.W
	for _, z := range t.Skin.Zones {
		if z.Key == t.Skin.Hand {
			continue
		}
		if _, ok := half.Frame(z.Key); !ok {
			continue
		}
		pose, ok := t.poseOf(rules.Place{Seat: t.Bottom, Zone: z.Key})
		if !ok {
			continue
		}
		b := pose.Bounds()
		zones = append(zones, Sketched{z.Key, z.Name.In(t.a.Lang()), layout.Rect{
			X: in.X + (b.X-area.X)*scale, Y: in.Y + (b.Y-area.Y)*scale, W: b.W * scale, H: b.H * scale,
		}})
	}
	return zones, area.H * scale
}
