package skintest

import (
	"fmt"
	"math"
	"testing"

	"gorin/render/anim"
	"gorin/render/layout"
	"gorin/render/skin"
)

// windows are the sizes at which every table is looked at.
var windows = [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}}

// table is the screen of a game in a window, in logical pixels.
type table struct {
	*skin.Skin
	window    layout.Rect
	screen    layout.Screen
	near, far layout.Half
}

// tables calls f for a game at every size.
func tables(t *testing.T, s *skin.Skin, f func(t *testing.T, x table)) {
	t.Helper()
	for _, w := range windows {
		t.Run(fmt.Sprintf("%vx%v", w[0], w[1]), func(t *testing.T) {
			z := layout.Zoom(w[0], w[1])
			x := table{Skin: s, window: layout.Rect{W: w[0] / z, H: w[1] / z}, screen: layout.Divide(w[0]/z, w[1]/z, s.Band())}
			x.near, x.far = layout.Half{Mat: s.MatAt(x.screen.Shape, x.screen.Near, 2), Area: x.screen.Near}, layout.Half{Mat: s.MatAt(x.screen.Shape, x.screen.Far, 2), Area: x.screen.Far, Far: true}
			f(t, x)
		})
	}
}

func (x table) slot(t *testing.T, zone string) layout.Rect {
	t.Helper()
	f, ok := x.near.Frame(zone)
	if !ok {
		t.Fatalf("no place for %s", zone)
	}
	return x.near.Slot(f)
}

func inside(r, of layout.Rect) bool {
	return r.X >= of.X-0.5 && r.Y >= of.Y-0.5 && r.Right() <= of.Right()+0.5 && r.Bottom() <= of.Bottom()+0.5
}

// over is by how much two rectangles overlap, on the shorter side.
func over(a, b layout.Rect) float64 {
	return math.Min(math.Min(a.Right(), b.Right())-math.Max(a.X, b.X), math.Min(a.Bottom(), b.Bottom())-math.Max(a.Y, b.Y))
}

// The least sizes in logical pixels: the height of a card that fights, of any card,
// the shorter side of what a finger touches, the height of a card in the hand.
const (
	leastFighter = 52 // on a mat that is drawn for the game
	leastCard    = 30
	leastTouch   = 22
	leastHeld    = 54
)

// testZones: on both halves the zones lie within it, none over another, and their
// cards are large enough.
func testZones(t *testing.T, s *skin.Skin) {
	tables(t, s, func(t *testing.T, x table) {
		for _, half := range []layout.Half{x.near, x.far} {
			for i, f := range half.Mat.Frames {
				r := half.Slot(f)
				if !inside(r, half.Area) || !inside(r, x.window) {
					t.Errorf("%s at %v leaves its half %v", f.Zone, r, half.Area)
				}
				if high := half.CardHeight() * f.Scale; high < leastCard || x.Stage[f.Zone] && s.Fit == nil && high < leastFighter {
					t.Errorf("a card of %s is %.0f high", f.Zone, high)
				}
				if side := math.Min(r.W, r.H); side < leastTouch {
					t.Errorf("%s is only %.0f wide", f.Zone, side)
				}
				if f.Under != "" {
					continue
				}
				for _, g := range half.Mat.Frames[:i] {
					if d := over(r, half.Slot(g)); g.Under == "" && d > 0.5 {
						t.Errorf("%s and %s overlap by %.1f", g.Zone, f.Zone, d)
					}
				}
			}
		}
		if x.screen.Hand.H < leastHeld {
			t.Errorf("a card in the hand is %.0f high", x.screen.Hand.H)
		}
	})
}

// testCustoms: the zones lie where they lie on the paper mats, and my left faces the other
// player's right.
func testCustoms(t *testing.T, s *skin.Skin, c Customs) {
	tables(t, s, func(t *testing.T, x table) {
		for _, c := range c.Places {
			a, b := x.slot(t, c[0]).Centre(), x.slot(t, c[2]).Centre()
			if c[1] == "left" && a.X >= b.X-1 || c[1] == "above" && a.Y >= b.Y-1 {
				t.Errorf("%s does not lie %s of %s: %v, %v", c[0], c[1], c[2], a, b)
			}
		}
		for _, f := range x.near.Mat.Frames {
			a, b := x.near.Slot(f), x.far.Slot(f)
			m := x.near.Area.Union(x.far.Area).Centre()
			if math.Abs(a.Centre().X+b.Centre().X-2*m.X) > 0.5 || math.Abs(a.Centre().Y+b.Centre().Y-2*m.Y) > 0.5 {
				t.Errorf("%s does not lie opposite: %v, %v", f.Zone, a, b)
			}
		}
	})
}

// testRestedNeighbours: cards side by side that lie sideways do not hide one another.
func testRestedNeighbours(t *testing.T, s *skin.Skin, c Customs) {
	tables(t, s, func(t *testing.T, x table) {
		for _, pair := range c.Neighbours {
			f, ok := x.near.Frame(pair[0])
			g, also := x.near.Frame(pair[1])
			if !ok || !also {
				t.Fatalf("no place for %v", pair)
			}
			if d := over(x.near.Place(f, 0, 1, 1).Bounds(), x.near.Place(g, 0, 1, 1).Bounds()); d > 1 {
				t.Errorf("%v overlap by %.1f when they rest", pair, d)
			}
		}
	})
}

// testFlights: a card that goes from the deck to any zone ends exactly there, is on
// the screen all the way, and comes to rest at once when nobody wants to wait.
func testFlights(t *testing.T, s *skin.Skin) {
	tables(t, s, func(t *testing.T, x table) {
		deck, _ := x.near.Frame("deck")
		from := x.near.Place(deck, 0, 1, 0)
		for _, half := range []layout.Half{x.near, x.far} {
			for _, f := range half.Mat.Frames {
				home := half.Place(f, 0, 1, 0)
				var script anim.Script
				script.Fly(anim.Flight{Card: 5, From: from, To: home, Long: anim.Duration})
				if p, moving := script.At(5, home, 0); !moving || p != from {
					t.Errorf("%s: it begins at %v", f.Zone, p)
				}
				for now := int64(0); now <= anim.Duration; now += 50 {
					if p, _ := script.At(5, home, now); !x.window.Has(layout.Point{X: p.X, Y: p.Y}) {
						t.Errorf("%s: after %d ms it is at %v", f.Zone, now, p)
					}
				}
				if p, moving := script.At(5, home, anim.Duration); moving || p != home || script.Busy(anim.Duration) {
					t.Errorf("%s: it ends at %v, not at %v", f.Zone, p, home)
				}
				script.Fly(anim.Flight{Card: 5, From: from, To: home, Long: anim.Duration})
				script.Stop()
				if p, moving := script.At(5, home, 1); moving || p != home || script.Changing(1) {
					t.Errorf("%s: stopped, it is at %v", f.Zone, p)
				}
			}
		}
	})
}
