package scene

import (
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// toggleStop switches a stop on or off, for this game.
func (t *table) toggleStop(key string) {
	a, game := t.a, t.view.Game
	on := t.s.Settings.Stops[key]
	a.habit.SetStop(game, key, !on)
	a.apply()
}

// stopActs is a button for each stop.
func (t *table) stopActs() (acts []MirrorAct) {
	for _, side := range []string{"own", "other"} {
		for _, x := range t.skin.Stops {
			key := side + "/" + x.Key
			acts = append(acts, MirrorAct{Act: "stop", Value: key, Text: t.stopWords(key, x.Name.In(t.a.lang))})
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
	return t.a.w("stop-line", t.a.w("turn-"+side), name) + t.a.w("colon") + state
}

// drawStops shows at which timings the player is asked although nothing has
// happened.
func (t *table) drawStops() {
	a, c := t.a, t.a.c
	w := min(520, a.size.W-16)
	why := c.BlockHeight(a.w("stops-why"), w-32, theme.Small+1, false)
	row := min(34, (a.size.H-110-why)/float64(len(t.skin.Stops)))
	r := t.sheet(w, 84+why+row*float64(len(t.skin.Stops)))
	t.closer(r, a.w("stops"))
	in := layout.Rect{X: r.X + 16, Y: r.Y + 46, W: r.W - 32}
	c.Block(a.w("stops-why"), in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	in.Y += why + 6
	cell := in.W * 0.29
	for i, side := range []string{"turn-own", "turn-other"} {
		c.Text(a.w(side), in.Right()-cell*(1.5-float64(i)), in.Y+8, paint.Style{Size: theme.Small, Ink: theme.InkSoft, Align: paint.Centre})
	}
	in.Y += 18
	for i, x := range t.skin.Stops {
		y := in.Y + row*float64(i)
		c.Text(c.Fit(x.Name.In(a.lang), in.W-2*cell-8, theme.Normal, false), in.X, y+row/2, paint.Style{Size: theme.Normal, Ink: theme.Ink})
		for k, side := range []string{"own/", "other/"} {
			key := side + x.Key
			manner, label := widget.Plain, a.w("stop-off")
			if t.s.Settings.Stops[key] {
				manner, label = widget.On, a.w("stop-on")
			}
			a.ui.Button(layout.Rect{X: in.Right() - cell*(2-float64(k)) + 3, Y: y + 2, W: cell - 6, H: row - 4}, "stop", key, label, manner)
		}
	}
}
