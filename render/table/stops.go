package table

import (
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/settings"
)

// toggleStop switches a stop on or off, for this game.
func (t *Table) toggleStop(key string) {
	value := "on"
	if t.Session.Settings.Stops[key] {
		value = "off"
	}
	t.a.Set(settings.StopKey(t.View.Game, key), value)
}

// stopActs is a button for each stop.
func (t *Table) stopActs() (acts []page.Act) {
	for _, side := range []string{"own", "other"} {
		for _, x := range t.Skin.Stops {
			key := side + "/" + x.Key
			acts = append(acts, page.Act{Act: "stop", Value: key, Text: t.stopWords(key, x.Name.In(t.a.Lang()))})
		}
	}
	return acts
}

func (t *Table) stopWords(key, name string) string {
	side, _, _ := strings.Cut(key, "/")
	state := t.a.W("stop-off")
	if t.Session.Settings.Stops[key] {
		state = t.a.W("stop-on")
	}
	return t.a.W("stop-line", t.W("turn-"+side), name) + t.a.W("colon") + state
}

// drawStops shows at which timings the player is asked although nothing has
// happened.
func (t *Table) drawStops() {
	a := t.a
	w := min(520, a.Size().W-16)
	high := a.DrawStops(t.View.Game, layout.Rect{W: w - 38}, true)
	r := t.sheet(w, high+56)
	t.closer(r, a.W("stops"))
	in := layout.Rect{X: r.X + 16, Y: r.Y + 46, W: r.W - 30, H: r.H - 54}
	a.UI().Scroll("stops", in, high, false, func(in layout.Rect) {
		in.W -= 8
		a.DrawStops(t.View.Game, in, false)
	})
}
