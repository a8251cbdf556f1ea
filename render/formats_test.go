//go:build lanterns

package render_test

import (
	"fmt"
	"math"
	"path/filepath"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/rules"
)

// TestFormats: a match in any format of a game that has several can be set up: everything can
// be read, fits and can be reached, at every size of windows and letters, with as many seats as
// there may be, everything agreed on, and the list of the decks of the last seat.
//
//	xvfb-run -a go test -tags lanterns ./render -run Formats -seats DIR
func TestFormats(t *testing.T) {
	for _, size := range windows {
		for _, letters := range []struct {
			name  string
			times float64
		}{{"", 1}, {"largest", 1.3}} {
			if size[0] > 1280 && letters.name != "" {
				continue // there is room
			}
			t.Run(fmt.Sprintf("%dx%d-%s", size[0], size[1], letters.name), func(t *testing.T) {
				on := newTour(letters.name)
				defer on.Leave()
				for _, f := range rules.Formats("regatta") {
					for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
						on.Picture = rendertest.New(t, size[0], size[1], rendertest.Shipped(t), lang, map[string]string{"game": "regatta", "format": f.Key, "players": fmt.Sprint(f.Most)})
						if letters.name != "" {
							on.Do("settings", "")
							on.Do("set", "letters="+letters.name)
							on.Do("settings-close", "")
						}
						if f.Agreed {
							on.Do("set", "order=agreed")
						}
						for _, o := range f.Options {
							on.Do("set", "option-"+o.Key+"=on")
						}
						for i, name := range []string{"title", "decks"} {
							if i == 1 {
								on.Do("decks", fmt.Sprint(f.Most))
							}
							if *seatsInto != "" {
								rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("%s-%s-%dx%d%s-%v.png", name, f.Key, size[0], size[1], letters.name, lang)), on.Pixels())
								continue
							}
							on.App().UI().C.Seen = on.seen
							z := layout.Zoom(float64(size[0]), float64(size[1])) * letters.times
							on.check(t, layout.Rect{W: math.Ceil(float64(size[0]) / z), H: math.Ceil(float64(size[1]) / z)}, lang)
							on.App().UI().C.Seen = nil
						}
						on.Leave()
					}
				}
			})
		}
	}
}
