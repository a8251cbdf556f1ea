package anim

import (
	"testing"

	"gorin/render/layout"
)

func at(x float64) layout.Pose { return layout.Pose{X: x, Y: 5, H: 88} }

// TestFlight: a card goes from where it was to where it lies, and one way at a time.
func TestFlight(t *testing.T) {
	var s Script
	s.Fly(Flight{Card: 1, From: at(0), To: at(100), Begin: 1000, Long: Duration})
	if _, moving := s.At(2, at(7), 1001); moving {
		t.Error("a card moves that has no part in it")
	}
	if p, moving := s.At(1, at(100), 1000); !moving || p != at(0) {
		t.Errorf("it begins at %v", p)
	}
	half, _ := s.At(1, at(100), 1000+Duration/2)
	if half.X <= 0 || half.X >= 100 || !s.Heads(1, at(100), 1001) || s.Heads(1, at(50), 1001) {
		t.Errorf("half-way at %v", half)
	}
	s.Fly(Flight{Card: 1, From: half, To: at(10), Begin: 1000 + Duration/2, Long: Duration})
	if p, _ := s.At(1, at(10), 1000+Duration/2); p != half || len(s.flights) != 1 {
		t.Errorf("it goes on from %v, in %d flights", p, len(s.flights))
	}
	if !s.Busy(1000+Duration) || s.Busy(1000+2*Duration) || s.Changing(1000+2*Duration) {
		t.Error("busy at the wrong time")
	}
	s.Fly(Flight{Card: 8, Face: 4, From: at(0), To: at(50), Begin: 5000, Long: Duration})
	if len(s.flights) != 1 {
		t.Error("flights that are over are kept")
	}
	s.Stop()
	if s.Changing(5001) {
		t.Error("busy after Stop")
	}
}

// TestGhosts: who lies nowhere open is seen on its way all the same, each for itself, once.
func TestGhosts(t *testing.T) {
	var s Script
	for _, card := range []uint16{0, 0, 8} {
		s.Fly(Flight{Card: card, Face: int(card), From: at(0), To: at(50), Begin: 1000, Long: Duration})
	}
	for _, c := range []struct {
		now  int64
		open bool // card 8 lies open on the table
		want int
	}{{1001, false, 3}, {1001, true, 2}, {1000 + Duration, false, 0}} {
		if g := s.Ghosts(c.now, func(uint16) bool { return c.open }, nil); len(g) != c.want {
			t.Errorf("at %d: %d ghosts, not %d", c.now, len(g), c.want)
		}
	}
}

// TestCue: what is named stands until the next is, and a while at the end.
func TestCue(t *testing.T) {
	var s Script
	if _, ok := s.Cue(0); ok {
		t.Error("something is named before anything has happened")
	}
	s.Say(5, 1000, 300, 1)
	if c, ok := s.Cue(1299); !ok || c.Entry != 5 {
		t.Errorf("named: %v %v", c, ok)
	}
	s.Say(6, 1300, 300, 1)
	if c, ok := s.Cue(1600 + lingering - 1); !ok || c.Entry != 6 || !s.Changing(1600) {
		t.Errorf("at last named: %v %v", c, ok)
	}
	if _, ok := s.Cue(1600 + lingering); ok || s.Changing(1600+lingering) || s.Busy(1300) {
		t.Error("it stands for ever, or keeps anybody waiting")
	}
}

func long(shots []Shot) (all int64) {
	for _, s := range shots {
		all += s.Long
	}
	return all
}

// TestCut: each entry that is seen has its time, in the order of the log; a heap hurries, much is
// drawn closer, and what makes no picture is shown with what does.
func TestCut(t *testing.T) {
	shots := Cut([]Event{{Pace: Still}, {Pace: Slide}, {Pace: Glide}, {Pace: Speak}, {Pace: Speak, Long: 900}, {Pace: Still}}, 10, 1)
	want := []Shot{{11, lengths[Slide]}, {13, lengths[Speak]}, {14, 900}}
	if len(shots) != len(want) {
		t.Fatalf("%v, not %v", shots, want)
	}
	for i := range want {
		if shots[i] != want[i] {
			t.Errorf("%v, not %v", shots, want)
		}
	}
	heap, apart, talk := make([]Event, 40), make([]Event, 10), make([]Event, 100)
	for i := range heap {
		heap[i] = Event{Pace: Slide, Heap: 7}
	}
	for i := range apart {
		apart[i] = Event{Pace: Slide, Heap: uint64(i % 2)}
	}
	for i := range talk {
		talk[i] = Event{Pace: Speak}
	}
	if all := long(Cut(heap, 0, 1)); all != calm*lengths[Slide]+(40-calm)*hurried {
		t.Errorf("a heap takes %d ms", all)
	}
	if all := long(Cut(apart, 0, 1)); all != 10*lengths[Slide] {
		t.Errorf("what is no heap takes %d ms", all)
	}
	if all := long(Cut(talk, 0, 1)); all > longest || all < longest-100 {
		t.Errorf("much talk takes %d ms", all)
	}
	if all := long(Cut(apart, 0, 0.5)); all != 5*lengths[Slide] {
		t.Errorf("twice as fast it takes %d ms", all)
	}
	if len(Cut(talk, 0, 0)) > 0 {
		t.Error("at once is not at once")
	}
}

func TestEase(t *testing.T) {
	last := -1.0
	for i := range 12 {
		e := Ease(float64(i) / 10)
		if e < last || e < 0 || e > 1 {
			t.Errorf("Ease(%v) = %v after %v", float64(i)/10, e, last)
		}
		last = e
	}
	if Ease(0) != 0 || Ease(1) != 1 {
		t.Error("ends")
	}
}
