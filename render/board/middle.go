package board

import (
	"slices"

	"gorin/render/layout"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// middleOf is the place of a zone of all players between the halves.
func (t *Board) middleOf(zone string) (layout.Rect, bool) {
	i := slices.Index(t.Skin.Middle, zone)
	if i < 0 {
		return layout.Rect{}, false
	}
	_, r := t.bandParts()
	n := len(t.Skin.Middle)
	if t.Skin.Queue != "" { // which has the first part
		i, n = i+1, n+1
	}
	return r.Grid(n, 1, 6)[i], true
}

// layShared lays out the zones of all players that nothing else does: those that have
// their places between the halves, and others in the middle of the table.
func (t *Board) layShared() {
	for i := range t.View.Shared {
		z := &t.View.Shared[i]
		r, placed := t.middleOf(z.Place.Zone)
		if placed {
			r = r.InsetXY(5, 3)
		} else {
			r = t.Screen.Middle.Mid(t.Screen.Middle.W*0.3, 90)
		}
		if !placed && t.Skin.Queue != "" {
			continue
		}
		for j, p := range layout.Fan(r, len(z.Cards), 6) {
			t.Shown = append(t.Shown, Shown{Card: &z.Cards[j], Place: z.Place, Pose: p, seat: z.Cards[j].Seat})
		}
	}
}

// drawMiddle draws the places of the zones between the halves.
func (t *Board) drawMiddle() {
	c := t.a.C()
	for _, zone := range t.Skin.Middle {
		r, _ := t.middleOf(zone)
		place := rules.Place{Seat: -1, Zone: zone}
		c.Round(r, 5, theme.Alpha(theme.PaperLight, 0.6))
		c.Brackets(r, 9, 1.2, theme.Alpha(t.Skin.Cloth.Thread, 0.75))
		if z := t.Zone(place); z == nil || z.Count == 0 {
			t.labelSlot(r, t.Skin.Zone(zone).In(t.a.Lang()))
		}
		node := widget.Node{Rect: r, Act: "place", Value: t.PlaceValue(place)}
		if t.Wanted(0, place) || len(t.Going(place)) > 0 {
			node.Focus = true
			c.MarkPlace(t.MarkOf(0, place), r, 5)
		}
		t.a.UI().Add(node)
	}
}
