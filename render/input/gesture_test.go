package input

import (
	"slices"
	"testing"
)

func kinds(samples []Sample) []Kind {
	var g Gestures
	var out []Kind
	for _, s := range samples {
		for _, e := range g.Feed(s) {
			out = append(out, e.Kind)
		}
	}
	return out
}

func repeat(s Sample, n int) []Sample { return slices.Repeat([]Sample{s}, n) }

func TestGestures(t *testing.T) {
	mouse := func(x float64, down bool) Sample { return Sample{X: x, Y: 10, Down: down, Present: true} }
	finger := func(x float64) Sample { return Sample{X: x, Y: 10, Down: true, Touch: true, Present: true} }
	for _, c := range []struct {
		name string
		in   []Sample
		want []Kind
	}{
		{"click", []Sample{mouse(5, false), mouse(5, true), mouse(5, true), mouse(5, false)}, []Kind{Move, Move, Down, Click, Up}},
		{"drag", []Sample{mouse(5, true), mouse(9, true), mouse(30, true), mouse(30, false)}, []Kind{Move, Down, Drag, Up}},
		{"tap", []Sample{finger(5), finger(6), {}}, []Kind{Move, Down, Click, Up}},
		{"long press", append(repeat(finger(5), 40), Sample{}), []Kind{Move, Down, Long, Up}},
		{"held mouse is a click", append(repeat(mouse(5, true), 60), mouse(5, false)), []Kind{Move, Down, Click, Up}},
		{"swipe", []Sample{finger(5), finger(20), finger(40), {}}, []Kind{Move, Down, Drag, Drag, Up}},
		{"second button", []Sample{{X: 5, Y: 5, Second: true, Present: true}}, []Kind{Move, Long}},
	} {
		if got := kinds(c.in); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestLiftedFingerKeepsItsPlace(t *testing.T) {
	var g Gestures
	g.Feed(Sample{X: 70, Y: 80, Down: true, Touch: true, Present: true})
	for _, e := range g.Feed(Sample{}) {
		if e.X != 70 || e.Y != 80 || !e.Touch {
			t.Errorf("%v at %v, %v", e.Kind, e.X, e.Y)
		}
	}
}

func TestQueueKeepsAClickWithinOneFrame(t *testing.T) {
	var q Queue
	q.Read(2)
	q.Pointer(Sample{X: 10, Y: 20, Present: true})
	q.Pointer(Sample{X: 10, Y: 20, Down: true, Present: true})
	q.Pointer(Sample{X: 10, Y: 20, Present: true})
	q.Other(Event{Kind: Key, Name: "Enter"})
	var got []Kind
	for _, e := range q.Read(2) {
		got = append(got, e.Kind)
		if e.Kind == Click && (e.X != 20 || e.Y != 40) {
			t.Errorf("click at %v, %v", e.X, e.Y)
		}
	}
	if want := []Kind{Move, Move, Down, Click, Up, Key}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	q.Pointer(Sample{X: 1, Y: 1, Down: true, Touch: true, Present: true})
	long := 0
	for range 60 {
		for _, e := range q.Read(1) {
			if e.Kind == Long {
				long++
			}
		}
	}
	if long != 1 {
		t.Errorf("%d long presses", long)
	}
}
