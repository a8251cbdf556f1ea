// Package skintest holds what must be true of the skin of any game: where its zones lie at
// every size of a window, and what it calls things.
package skintest

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gorin/render/layout"
	"gorin/render/skin"
	"gorin/rules"
)

// Customs is where players of the paper game look for what.
type Customs struct {
	// Places: the first zone lies "left" of or "above" the third, as its player sees it.
	Places [][3]string
	// Neighbours are slots side by side, whose cards may lie sideways.
	Neighbours [][2]string
}

// Check looks at a skin.
func Check(t *testing.T, s *skin.Skin, c Customs) {
	t.Run("mats", func(t *testing.T) { testMats(t, s) })
	t.Run("stops", func(t *testing.T) { testStops(t, s) })
	t.Run("words", func(t *testing.T) { testWords(t, s) })
	t.Run("zones", func(t *testing.T) { testZones(t, s) })
	t.Run("customs", func(t *testing.T) { testCustoms(t, s, c) })
	t.Run("rested", func(t *testing.T) { testRestedNeighbours(t, s, c) })
	t.Run("flights", func(t *testing.T) { testFlights(t, s) })
}

// CheckPlain looks at a skin of which nobody has custom.
func CheckPlain(t *testing.T, s *skin.Skin) {
	t.Run("mats", func(t *testing.T) { testMats(t, s) })
	t.Run("zones", func(t *testing.T) { testZones(t, s) })
	t.Run("flights", func(t *testing.T) { testFlights(t, s) })
}

// testMats: both mats of a game have the same zones, each with a name, and no
// zone leaves its half or covers another's first card.
func testMats(t *testing.T, s *skin.Skin) {
	zones := func(m *layout.Mat) (all []string) {
		for _, f := range m.Frames {
			all = append(all, f.Zone)
			if s.Zone(f.Zone)[0] == f.Zone {
				t.Errorf("%s has no name", f.Zone)
			}
		}
		return all
	}
	if a, b := strings.Join(zones(s.Wide), " "), strings.Join(zones(s.Tall), " "); a != b {
		t.Errorf("%s, and %s", a, b)
	}
	for _, half := range []layout.Half{
		{Mat: s.Wide, Area: layout.Rect{W: 700, H: 226}}, {Mat: s.Tall, Area: layout.Rect{W: 384, H: 211}}, {Mat: s.Tall, Area: layout.Rect{W: 384, H: 211}, Far: true},
	} {
		for _, f := range half.Mat.Frames {
			r := half.Slot(f)
			if s.Queue != "" && (r.X < half.Area.X-0.5 || r.Y < half.Area.Y-0.5 || r.Right() > half.Area.Right()+0.5 || r.Bottom() > half.Area.Bottom()+0.5) {
				t.Errorf("%s at %v leaves %v", f.Zone, r, half.Area)
			}
		}
		if s.Queue == "" {
			continue
		}
		for i, f := range half.Mat.Frames {
			for _, g := range half.Mat.Frames[:i] {
				a, b := half.Slot(f), half.Slot(g)
				if w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y); f.Under == "" && g.Under == "" && w > 1 && h > 1 {
					t.Errorf("%s and %s overlap by %v × %v", f.Zone, g.Zone, w, h)
				}
			}
		}
	}
}

// testStops: what is on at first is among the timings.
func testStops(t *testing.T, s *skin.Skin) {
	for key := range s.Default {
		_, timing, _ := strings.Cut(key, "/")
		if !slices.ContainsFunc(s.Stops, func(n skin.Named) bool { return n.Key == timing }) {
			t.Errorf("%s is no timing", key)
		}
	}
}

// testWords: everything that a skin calls by name has one in either
// language.
func testWords(t *testing.T, s *skin.Skin) {
	var walk func(t *testing.T, at string, v reflect.Value) int
	walk = func(t *testing.T, at string, v reflect.Value) (n int) {
		if w, ok := v.Interface().(rules.Words); ok {
			if strings.TrimSpace(w[0]) == "" || strings.TrimSpace(w[1]) == "" {
				t.Errorf("%s: %q", at, w)
			}
			return 1
		}
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				n += walk(t, at+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Slice:
			for i := range v.Len() {
				n += walk(t, fmt.Sprintf("%s[%d]", at, i), v.Index(i))
			}
		case reflect.Map:
			for _, k := range v.MapKeys() {
				n += walk(t, fmt.Sprintf("%s[%v]", at, k), v.MapIndex(k))
			}
		}
		return n
	}
	if n := walk(t, s.Name[1], reflect.ValueOf(*s)); n < 20 {
		t.Errorf("only %d names", n)
	}
}
