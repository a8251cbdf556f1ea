//go:build lanterns

package render_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/rules"
)

// crowds are the tables for more than two that are looked at.
var crowds = []struct {
	name, game, format string
	players, team      int
}{
	{"rumble-3", "regatta", "rumble", 3, 0}, {"rumble-4", "regatta", "rumble", 4, 0}, {"rumble-5", "regatta", "rumble", 5, 0}, {"rumble-6", "regatta", "rumble", 6, 0},
	{"circle-5", "regatta", "circle", 5, 0},
	{"teams-4", "regatta", "", 4, 2}, {"teams-6", "regatta", "", 6, 3},
	{"lanterns-5", "lanterns", "", 5, 0},
	{"weiss-6", "weiss", "", 6, 0}, {"weiss-teams-6", "weiss", "", 6, 3},
	{"builddivide-6", "builddivide", "", 6, 0}, {"victoryspark-6", "victoryspark", "", 6, 0},
}

// crowdAt is a table in the middle of a game.
func crowdAt(t *testing.T, i int, size [2]int, lang rules.Lang, letters string, answers int) *tour {
	x := crowds[i]
	on := newTour(letters)
	on.bilingual = true
	params := map[string]string{"game": x.game, "seed": "11", "delay": "0", "start": "1"}
	var e session.Engine = rendertest.Crowd{Engine: rendertest.Shipped(t), Players: x.players, Team: x.team}
	if x.format != "" {
		e, params["format"], params["players"] = rendertest.Shipped(t), x.format, fmt.Sprint(x.players)
	}
	on.Picture = rendertest.New(t, size[0], size[1], e, lang, params)
	if letters != "" {
		on.Game.Do("settings", "")
		on.Game.Do("set", "letters="+letters)
		on.Do("settings-close", "")
	}
	for range answers {
		if options := on.nodesOf("option"); len(options) > 0 {
			on.Do("option", options[0].Value)
		}
	}
	return on
}

// TestCrowd: a table for three to six, alone or in teams, can be read at every size, in the
// middle of a game.
func TestCrowd(t *testing.T) {
	for i, x := range crowds {
		for _, size := range windows {
			for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
				t.Run(fmt.Sprintf("%s-%dx%d-%v", x.name, size[0], size[1], lang), func(t *testing.T) {
					on := crowdAt(t, i, size, lang, "", 12)
					defer on.Leave()
					if *seatsInto != "" {
						rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("%s-%dx%d-%v.png", x.name, size[0], size[1], lang)), on.Pixels())
						return
					}
					on.App().UI().C.Seen = on.seen
					z := layout.Zoom(float64(size[0]), float64(size[1]))
					on.check(t, layout.Rect{W: float64(size[0]) / z, H: float64(size[1]) / z}, lang)
				})
			}
		}
	}
}
