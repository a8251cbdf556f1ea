package render_test

import (
	"fmt"
	"strings"
	"testing"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/rendertest"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// TestNumbersOnCards: whatever the numbers of a card are, no two of them lie over one
// another, none leaves the card, and none lies on its name.
func TestNumbersOnCards(t *testing.T) {
	p := rendertest.New(t, 400, 400, rendertest.Shipped(t), rules.English, nil)
	seen := new(sight)
	c := p.App().UI().C
	c.Seen = seen
	name := map[paint.Scheme]float64{paint.Plates: 0.83, paint.Pair: 0.77} // its lower edge, in card heights
	for _, scheme := range []paint.Scheme{paint.Plates, paint.Pair} {
		for _, h := range []float64{54, 62, 75, 96, 150} {
			for _, x := range [][2]int{{500, 1}, {9500, 2}, {10500, 2}, {25000, 3}, {99500, 12}} {
				for _, raised := range []int{0, 1} {
					face := &paint.Face{Scheme: scheme}
					pose := layout.Pose{X: 200, Y: 200, H: h}
					rendertest.Frame(func() {
						c.Begin(p.Img, 1)
						c.Cards.Begin(h)
						c.Card(paint.Look{Face: face, Pose: pose, Values: true, Fight: true, Main: x[0], Beside: x[1], MainUp: raised})
						c.End()
					})
					said := fmt.Sprintf("scheme %d, %v high, %v raised %d", scheme, h, x, raised)
					b := pose.Bounds()
					for i, l := range seen.lines {
						if l.at.X < b.X-1 || l.at.Right() > b.Right()+1 {
							t.Errorf("%s: %q leaves the card: %v of %v", said, l.text, l.at, b)
						}
						for _, o := range seen.lines[:i] {
							if both := common(l.at, o.at); both.W > 1 && both.H > 1 {
								t.Errorf("%s: %q lies over %q", said, l.text, o.text)
							}
						}
						if middle := l.at.Y + l.at.H/2; i > 1 && middle < b.Y+b.H*name[scheme] {
							t.Errorf("%s: %q lies on the name", said, l.text)
						}
					}
				}
			}
		}
	}
}

// TestUnpaintedCards: a card whose picture is not there yet shows its name, and no back.
func TestUnpaintedCards(t *testing.T) {
	p := rendertest.New(t, 1280, 720, rendertest.Shipped(t), rules.English, map[string]string{"start": "1", "p1": session.Human, "p2": session.Greedy, "seed": "3", "delay": "0"})
	c := p.App().UI().C
	for _, painted := range []int{100, 0} {
		seen := new(sight)
		c.Seen, c.Cards.AtOnce = seen, painted
		p.Game.Redraw()
		rendertest.Frame(func() { p.Step(0) })
		names, have := 0, wordsOnCards(seen)
		hand := p.App().UI().Nodes()
		for i := range hand {
			if n := &hand[i]; n.Act == "card" {
				names++
			}
		}
		if got := have >= names; names == 0 || got != (painted == 0) {
			t.Errorf("%d faces at once: %d cards can be touched, %d lines of names stand on cards", painted, names, have)
		}
	}
}

// TestGalleryPaints: of the cards of a gallery just those that are seen are painted, a few in each frame; the
// others show their names, and no back.
func TestGalleryPaints(t *testing.T) {
	for _, game := range rendertest.Games(t) {
		p := rendertest.New(t, 1280, 720, rendertest.Shipped(t), rules.English, map[string]string{"game": game})
		c := p.App().UI().C
		p.Do("gallery", game)
		tiles := 0
		for _, x := range p.Game.Stops() {
			if x.Act == "card-show" {
				tiles++
			}
		}
		if n := c.Cards.Painted(); n != tiles || tiles < 12 {
			t.Errorf("%s: %d faces are painted, %d cards are seen", game, n, tiles)
		}
		seen := new(sight)
		c.Seen, c.Cards.AtOnce = seen, 0
		p.Game.Redraw()
		rendertest.Frame(func() { p.Step(0) })
		if names := wordsOnCards(seen); names < tiles {
			t.Errorf("%s: %d lines of names on %d cards that are not painted", game, names, tiles)
		}
		p.Leave()
	}
}

// wordsOnCards counts the words that stand on cards, without numbers.
func wordsOnCards(s *sight) (n int) {
	for _, l := range s.lines {
		if l.card && strings.ContainsFunc(l.text, func(r rune) bool { return r > '9' }) {
			n++
		}
	}
	return n
}

// TestNotesCoverNothing: what happens is written where neither cards that fight nor what
// waits to be resolved lie, at every shape of the window.
func TestNotesCoverNothing(t *testing.T) {
	for _, w := range [][2]int{{1280, 720}, {844, 390}, {390, 844}} {
		for _, game := range rendertest.Games(t) {
			p := rendertest.New(t, w[0], w[1], rendertest.Shipped(t), rules.English, map[string]string{"start": "1", "game": game, "p1": session.Random, "p2": session.Random, "seed": "4", "delay": "300"})
			seen, notes := new(sight), 0
			p.App().UI().C.Seen = seen
			screen := layout.Divide(float64(w[0]), float64(w[1]), skins.For(game).Queue != "")
			for i := 0; i < 400 && notes < 15; i++ {
				rendertest.Frame(func() { p.Step(120) })
				for _, l := range seen.lines {
					if !strings.HasPrefix(l.text, "§") {
						continue
					}
					notes++
					for _, r := range []layout.Rect{screen.Far, screen.Middle, screen.Near, screen.Hand, screen.Choice, screen.Bar} {
						if both := common(l.at, r); both.W > 1 && both.H > 3 {
							t.Fatalf("%v %s: %q at %v lies over %v", w, game, l.text, l.at, r)
						}
					}
				}
			}
			if notes == 0 {
				t.Errorf("%v %s: nothing was noted", w, game)
			}
			p.Leave()
		}
	}
}
