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

// crowd is a table for more than two that is looked at.
type crowd struct {
	name, game, format string
	players, team      int
}

// crowds are those of a made-up game with formats, and those at which any game looks as if so
// many played it.
func crowds(tb testing.TB) (all []crowd) {
	for n := 3; n <= 6; n++ {
		all = append(all, crowd{fmt.Sprint("rumble-", n), "regatta", "rumble", n, 0})
	}
	all = append(all, crowd{"circle-5", "regatta", "circle", 5, 0}, crowd{"regatta-teams-4", "regatta", "", 4, 2})
	for _, game := range rendertest.Games(tb) {
		all = append(all, crowd{game + "-6", game, "", 6, 0}, crowd{game + "-teams-6", game, "", 6, 3})
	}
	return all
}

// crowdAt is a table in the middle of a game.
func crowdAt(t *testing.T, x crowd, size [2]int, lang rules.Lang, letters string, answers int) *tour {
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
	for _, x := range crowds(t) {
		for _, size := range windows {
			for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
				t.Run(fmt.Sprintf("%s-%dx%d-%v", x.name, size[0], size[1], lang), func(t *testing.T) {
					on := crowdAt(t, x, size, lang, "", 12)
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
