//go:build lanterns

package render_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"gorin/render/layout"
	"gorin/render/rendertest"
	"gorin/rules"
)

var seatsInto = flag.String("seats", "", "write moments of a game for three into this directory")

// TestThreeSeats plays a game for three, with two people who share the screen, by what can
// be pressed: from the choice of the decks to the result everything can be read, lies in the
// window, and can be reached.
func TestThreeSeats(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
			t.Run(fmt.Sprintf("%dx%d-%v", size[0], size[1], lang), func(t *testing.T) {
				playSeats(t, size[0], size[1], lang, nil)
			})
		}
	}
}

// TestShowSeats writes moments of such a game, with -seats; nothing is compared.
//
//	xvfb-run -a go test -tags lanterns ./render -run ShowSeats -seats DIR
func TestShowSeats(t *testing.T) {
	if *seatsInto == "" {
		t.Skip("no -seats")
	}
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {844, 390}} {
		for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
			playSeats(t, size[0], size[1], lang, func(p *rendertest.Picture, step int, name string) {
				if step%7 == 0 || name == "over" {
					rendertest.WritePNG(t, filepath.Join(*seatsInto, fmt.Sprintf("%dx%d-%v-%03d-%s.png", size[0], size[1], lang, step, name)), p.Pixels())
				}
			})
		}
	}
}

// playSeats plays the game; moments are looked at, or shown if that is wanted.
func playSeats(t *testing.T, w, h int, lang rules.Lang, show func(p *rendertest.Picture, step int, name string)) {
	on := newTour("")
	on.bilingual = w == 1280
	on.Picture = rendertest.New(t, w, h, rendertest.Shipped(t), lang, map[string]string{"game": "lanterns", "p2": "human", "seed": "11", "delay": "0"})
	defer on.Leave()
	if show == nil {
		on.App().UI().C.Seen = on.seen
	}
	step := 0
	look := func(name string) {
		if show != nil {
			show(on.Picture, step, name)
		} else {
			on.check(t, layout.Rect{W: float64(w), H: float64(h)}, lang)
		}
		step++
	}
	look("title")
	on.Do("start", "")
	r := rand.New(rand.NewPCG(3, 5))
	asked, covered := 0, 0
	for range 600 {
		options := on.nodesOf("option")
		switch {
		case len(on.nodesOf("again")) > 0:
			look("over")
			if asked < 20 || covered < 5 {
				t.Errorf("%d questions, %d times handed over", asked, covered)
			}
			on.Do("close", "")
			look("table")
			on.Do("watch", "")
			on.Do("watch-hands", "")
			look("watch")
			on.Do("watch-flip", "")
			on.Do("seek", "0.5")
			look("watch")
			return
		case len(on.nodesOf("uncover")) > 0:
			look("cover")
			covered++
			on.Do("uncover", "")
		case len(options) > 0:
			look("ask")
			asked++
			on.Do("option", options[r.IntN(len(options))].Value)
		default:
			t.Fatalf("step %d: nothing can be done", step)
		}
	}
	t.Fatal("the game does not end")
}
