package anim

import (
	"testing"

	"gorin/render/layout"
)

func at(x float64) layout.Pose { return layout.Pose{X: x, Y: 5, H: 88} }

func write(slow float64, calmly bool, beats ...Beat) *Script {
	s := new(Script)
	s.Write(1000, beats, slow, calmly)
	return s
}

// TestOneAfterTheOther: a card stands where it was until its turn comes.
func TestOneAfterTheOther(t *testing.T) {
	s := write(1, false,
		Beat{Kind: Slide, Card: 3, From: at(90), To: at(190)},
		Beat{Kind: Slide, Card: 1, From: at(0), To: at(100), Batch: 1})
	slide := lengths[Slide]
	for _, c := range []struct {
		card   uint16
		now    int64
		moving bool
	}{
		{2, 1001, false}, // it has no part in it
		{3, 1001, true}, {1, 1001, true},
		{3, 1000 + Duration, false},
		{1, 1000 + Duration, true}, // it began after the other
		{1, 1000 + slide + Duration, false},
	} {
		if _, moving := s.At(c.card, at(7), c.now); moving != c.moving {
			t.Errorf("card %d at %d: under way %v", c.card, c.now, moving)
		}
	}
	if p, _ := s.At(1, at(100), 1000+slide/2); p.X != 0 {
		t.Errorf("the second leaves before its turn: %v", p)
	}
	if p, _ := s.At(3, at(190), 1000+Duration/2); p.X <= 90 || p.X >= 190 {
		t.Errorf("half-way at %v", p)
	}
	if !s.Busy(1100) || s.Busy(9000) || s.Changing(9000) {
		t.Error("busy at the wrong time")
	}
}

// TestByWay: a card that goes on from where it was looked at waits there, and is
// drawn once, as a ghost if it lies nowhere open in the end.
func TestByWay(t *testing.T) {
	s := write(1, false,
		Beat{Kind: Reveal, Card: 8, Face: 4, From: at(0), To: at(50)},
		Beat{Kind: Strike, Entry: 1},
		Beat{Kind: Slide, Card: 8, Face: 4, From: at(50), To: at(100)})
	between := 1000 + lengths[Reveal] + lengths[Strike]/2
	if p, moving := s.At(8, at(100), between); p.X != 50 || !moving {
		t.Errorf("between its flights it is at %v", p)
	}
	nowhere := func(uint16) bool { return false }
	for _, now := range []int64{1001, between, between + lengths[Strike]} {
		if g := s.Ghosts(now, nowhere, nil); len(g) != 1 || g[0].Face != 4 {
			t.Errorf("at %d: ghosts %v", now, g)
		}
	}
	if g := s.Ghosts(between, func(uint16) bool { return true }, nil); len(g) != 0 {
		t.Errorf("a card of the table is a ghost: %v", g)
	}
	if c, ok := s.Cue(between); !ok || c.Entry != 1 {
		t.Errorf("named at that moment: %v %v", c, ok)
	}
}

// TestLimits: a heap hurries, many beats are drawn closer, and without time or motion
// nothing flies.
func TestLimits(t *testing.T) {
	heap := make([]Beat, 40)
	for i := range heap {
		heap[i] = Beat{Kind: Slide, From: at(0), To: at(9)}
	}
	s := write(1, false, heap...)
	if end := s.flights[39].End(); end > 1000+4*lengths[Slide]+36*hurried+Duration {
		t.Errorf("a heap takes %d ms", end-1000)
	}
	talk := make([]Beat, 100)
	for i := range talk {
		talk[i] = Beat{Kind: Speak, Entry: i}
	}
	if s := write(1, false, talk...); s.Busy(1000 + longest + 1500) {
		t.Error("much talk takes for ever")
	}
	if s := write(0, false, heap...); s.Busy(1000) || len(s.cues) > 0 {
		t.Error("at once is not at once")
	}
	s = write(1, true, append(heap, talk...)...)
	if len(s.flights) > 0 || len(s.cues) == 0 {
		t.Error("calmly, cards fly or nothing is named")
	}
	s.Stop()
	if s.Changing(1001) {
		t.Error("busy after Stop")
	}
}

// TestCues: one at a time, in their order, each until the next begins.
func TestCues(t *testing.T) {
	s := write(1, false, Beat{Kind: Speak, Entry: 5}, Beat{Kind: Strike, Entry: 6}, Beat{Kind: Still, Entry: 7})
	last := -1
	for now := int64(1000); now < 4000; now += 20 {
		if c, ok := s.Cue(now); ok {
			if c.Entry < last {
				t.Fatalf("entry %d after %d", c.Entry, last)
			}
			last = c.Entry
		}
	}
	if last != 6 {
		t.Errorf("the last that is named is %d", last)
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
