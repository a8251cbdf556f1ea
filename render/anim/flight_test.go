package anim

import (
	"testing"

	"gorin/render/layout"
)

func at(x float64) layout.Pose { return layout.Pose{X: x, Y: 5, H: 88} }

func TestPlan(t *testing.T) {
	var s Set
	before := map[uint16]layout.Pose{1: at(0), 2: at(50), 3: at(90)}
	after := map[uint16]layout.Pose{1: at(100), 2: at(50), 3: at(190), 4: at(7)}
	s.Plan(1000, before, after, []uint16{3, 1}, nil)
	for _, c := range []struct {
		card   uint16
		now    int64
		moving bool
	}{
		{2, 1001, false}, // it stayed
		{4, 1001, false}, // it was not there before
		{3, 1001, true}, {1, 1001, true},
		{3, 1000 + Stagger + Duration, false},
		{1, 1000 + Stagger + Duration, true}, // it moved after the other
		{1, 1000 + 2*Stagger + Duration, false},
	} {
		if _, moving := s.At(c.card, after[c.card], c.now); moving != c.moving {
			t.Errorf("card %d at %d: under way %v", c.card, c.now, moving)
		}
	}
	p, _ := s.At(3, after[3], 1000+Stagger+Duration/2)
	if p.X <= 90 || p.X >= 190 {
		t.Errorf("half-way at %v", p)
	}
	if !s.Busy(1100) || s.Busy(3000) {
		t.Error("busy at the wrong time")
	}
}

func TestHops(t *testing.T) {
	var s Set
	s.Plan(0, nil, nil, nil, []Hop{{at(0), at(100)}, {at(0), at(100)}})
	if n := len(s.Hidden(10)); n != 1 {
		t.Errorf("%d hops at the start", n)
	}
	if n := len(s.Hidden(Stagger + 10)); n != 2 {
		t.Errorf("%d hops after the second began", n)
	}
	s.Stop()
	if s.Busy(10) {
		t.Error("busy after Stop")
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
