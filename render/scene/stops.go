package scene

import (
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/settings"
)

// toggleStop switches a stop on or off, for this game.
func (t *table) toggleStop(key string) {
	value := "on"
	if t.s.Settings.Stops[key] {
		value = "off"
	}
	t.a.settings.Set(settings.StopKey(t.view.Game, key), value)
}

// stopActs is a button for each stop.
func (t *table) stopActs() (acts []page.Act) {
	for _, side := range []string{"own", "other"} {
		for _, x := range t.skin.Stops {
			key := side + "/" + x.Key
			acts = append(acts, page.Act{Act: "stop", Value: key, Text: t.stopWords(key, x.Name.In(t.a.lang))})
		}
	}
	return acts
}

func (t *table) stopWords(key, name string) string {
	side, _, _ := strings.Cut(key, "/")
	state := t.a.w("stop-off")
	if t.s.Settings.Stops[key] {
		state = t.a.w("stop-on")
	}
	return t.a.w("stop-line", t.w("turn-"+side), name) + t.a.w("colon") + state
}

// drawStops shows at which timings the player is asked although nothing has
// happened.
func (t *table) drawStops() {
	a := t.a
	w := min(520, a.size.W-16)
	high := a.settings.Stops(t.view.Game, layout.Rect{W: w - 38}, true)
	r := t.sheet(w, high+56)
	t.closer(r, a.w("stops"))
	in := layout.Rect{X: r.X + 16, Y: r.Y + 46, W: r.W - 30, H: r.H - 54}
	a.ui.Scroll("stops", in, high, false, func(in layout.Rect) {
		in.W -= 8
		a.settings.Stops(t.view.Game, in, false)
	})
}
