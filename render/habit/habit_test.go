package habit

import (
	"bytes"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
)

func set() Habits {
	h := Habits{Lang: "ja", Letters: 2, Marks: true, Slow: 2, Motion: Reduced, Quiet: true, Delay: 300, Pay: true}
	h.SetStop("made-up", "own/main", true)
	return h
}

func TestBackAndForth(t *testing.T) {
	for _, want := range []Habits{Usual(), set()} {
		if got := Read(want.Write()); !reflect.DeepEqual(got, want) {
			t.Errorf("got %+v, want %+v", got, want)
		}
	}
}

// TestRead: old, damaged and hostile files.
func TestRead(t *testing.T) {
	change := func(f func(h *Habits)) Habits {
		h := Usual()
		f(&h)
		return h
	}
	many := func(n int, one string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, `,"k%d":%s`, i, one)
		}
		return "{" + strings.TrimPrefix(b.String(), ",") + "}"
	}
	for name, c := range map[string]struct {
		file string
		want Habits
	}{
		"nothing":       {"", Usual()},
		"not JSON":      {"{", Usual()},
		"another thing": {"[1]", Usual()},
		"nothing set":   {"null", Usual()},
		"of old":        {`{"lang":"en","calm":true,"slow":2,"solved":{"made-up":["x"]}}`, change(func(h *Habits) { h.Lang, h.Motion, h.Slow = "en", Reduced, 2 })},
		"moving of old": {`{"calm":false}`, Usual()},
		"other kinds":   {`{"lang":7,"letters":"x","marks":"yes","slow":[],"motion":{},"delay":1e99,"auto":0,"own":false}`, change(func(h *Habits) { h.Own = false })},
		"out of range":  {`{"lang":"fr","letters":3,"slow":1e300,"motion":"wild","delay":10001}`, Usual()},
		"below":         {`{"letters":-1,"slow":-1,"delay":-1}`, Usual()},
		"from the page": {`{"delay":50}`, change(func(h *Habits) { h.Delay = 50 })},
		"many games":    {`{"stops":` + many(maxGames+1, `{}`) + `}`, Usual()},
		"many stops":    {`{"stops":{"made-up":` + many(maxStops+1, `true`) + `}}`, change(func(h *Habits) { h.Stops = map[string]map[string]bool{} })},
		"a long key":    {`{"stops":{"made-up":{"` + strings.Repeat("x", maxKey+1) + `":true}}}`, change(func(h *Habits) { h.Stops = map[string]map[string]bool{} })},
		"too long":      {`{"lang":"ja","x":"` + strings.Repeat("x", MaxBytes) + `"}`, Usual()},
	} {
		if got := Read([]byte(c.file)); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: got %+v, want %+v", name, got, c.want)
		}
	}
}

func TestCalm(t *testing.T) {
	for _, c := range []struct {
		motion       string
		system, calm bool
	}{{System, false, false}, {System, true, true}, {Reduced, false, true}, {Full, true, false}} {
		if h := (Habits{Motion: c.motion}); h.Calm(c.system) != c.calm {
			t.Errorf("%+v", c)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add(set().Write())
	f.Add([]byte(`{"calm":true,"stops":{"made-up":{"own/main":false}}}`))
	f.Add(bytes.Repeat([]byte("["), 1000))
	f.Fuzz(func(t *testing.T, b []byte) {
		h := Read(b)
		if h.Letters < 0 || h.Letters >= len(Sizes) || !slices.Contains(Slows, h.Slow) || !slices.Contains(Motions, h.Motion) || h.Delay < 0 || h.Delay > maxDelay {
			t.Errorf("%q: %+v", b, h)
		}
		if again := Read(h.Write()); !reflect.DeepEqual(again, h) {
			t.Errorf("%q: %+v, written and read again %+v", b, h, again)
		}
	})
}
