package board

import (
	"strings"

	"gorin/render/layout"
	"gorin/rules"
)

// A card may lie over several slots of its player (rules.CardView.Over): it is drawn as large as they
// let it be, in their middle, and a press on any of them means it.

// hasSlot reports whether a zone is one of several, with + between them.
func hasSlot(over, zone string) bool {
	for more := over != ""; more; {
		var slot string
		if slot, over, more = strings.Cut(over, "+"); slot == zone {
			return true
		}
	}
	return false
}

// isPlace reports whether a place is that of an option, or one of its slots.
func isPlace(o *rules.Option, place rules.Place) bool {
	return o.Place == place || isOver(o, place)
}

// isOver reports whether place is one of the several slots that the option names.
func isOver(o *rules.Option, place rules.Place) bool {
	return o.Place.Seat == place.Seat && hasSlot(o.Over, place.Zone)
}

// beyond is by how much a card over several slots stands out of them, into the room between slots.
const beyond = 1.1

// poseOver is how a card lies over several slots: in the middle of them, as large as fits.
func poseOver(half layout.Half, slots []string, turns float64) (p layout.Pose, ok bool) {
	var all layout.Rect
	for i, zone := range slots {
		f, there := half.Frame(zone)
		if !there {
			return p, false
		}
		r := half.Slot(f)
		if i == 0 {
			p, all = half.Place(f, 0, 1, turns), r
			continue
		}
		all = all.Union(r)
	}
	m := all.Centre()
	p.X, p.Y = m.X, m.Y
	b := p.Bounds()
	p.H *= min(all.W/b.W, all.H/b.H) * beyond
	return p, true
}
