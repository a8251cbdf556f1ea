package skin

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"gorin/render/layout"
	"gorin/rules"
)

// TestMats: both mats of a game have the same zones, each with a name, and no
// zone leaves its half or covers another's first card.
func TestMats(t *testing.T) {
	for game, s := range skins {
		zones := func(m *layout.Mat) (all []string) {
			for _, f := range m.Frames {
				all = append(all, f.Zone)
				if s.Zone(f.Zone)[0] == f.Zone {
					t.Errorf("%s: %s has no name", game, f.Zone)
				}
			}
			return all
		}
		if a, b := strings.Join(zones(s.Wide), " "), strings.Join(zones(s.Tall), " "); a != b {
			t.Errorf("%s: %s, and %s", game, a, b)
		}
		for _, half := range []layout.Half{
			{Mat: s.Wide, Area: layout.Rect{W: 700, H: 226}}, {Mat: s.Tall, Area: layout.Rect{W: 384, H: 211}}, {Mat: s.Tall, Area: layout.Rect{W: 384, H: 211}, Far: true},
		} {
			for _, f := range half.Mat.Frames {
				r := half.Slot(f)
				if s.Band && (r.X < half.Area.X-0.5 || r.Y < half.Area.Y-0.5 || r.Right() > half.Area.Right()+0.5 || r.Bottom() > half.Area.Bottom()+0.5) {
					t.Errorf("%s: %s at %v leaves %v", game, f.Zone, r, half.Area)
				}
			}
			if !s.Band {
				continue
			}
			for i, f := range half.Mat.Frames {
				for _, g := range half.Mat.Frames[:i] {
					a, b := half.Slot(f), half.Slot(g)
					if w, h := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y); w > 1 && h > 1 {
						t.Errorf("%s: %s and %s overlap by %v × %v", game, f.Zone, g.Zone, w, h)
					}
				}
			}
		}
	}
}

// TestStops: what is on at first is among the timings.
func TestStops(t *testing.T) {
	for game, s := range skins {
		for key := range s.Default {
			_, timing, _ := strings.Cut(key, "/")
			if name(s.Stops, timing)[0] == timing {
				t.Errorf("%s: %s is no timing", game, key)
			}
		}
	}
}

func TestIsInner(t *testing.T) {
	for trait, want := range map[string]bool{"海": false, "〔潮騒の都〕": true, "《澪》": true, "": false} {
		if got := buildDivide.IsInner(trait); got != want {
			t.Errorf("%q: %v", trait, got)
		}
	}
}

// TestWordsInBothLanguages: everything that a skin calls by name has one in either
// language.
func TestWordsInBothLanguages(t *testing.T) {
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
	for game, s := range skins {
		if n := walk(t, game, reflect.ValueOf(*s)); n < 40 {
			t.Errorf("%s: only %d names", game, n)
		}
	}
}
