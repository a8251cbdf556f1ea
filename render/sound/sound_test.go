package sound

import (
	"math"
	"testing"
)

// TestSamples: every sound is there, short, never too loud, and begins and ends in
// silence, so that nothing cracks.
func TestSamples(t *testing.T) {
	for e := Pick; int(e) < Count; e++ {
		s := Samples(e)
		if len(s) < Rate/50 || len(s) > 3*Rate {
			t.Errorf("sound %d lasts %.2f s", e, float64(len(s))/Rate)
			continue
		}
		peak, sum := 0.0, 0.0
		for _, v := range s {
			peak = math.Max(peak, math.Abs(float64(v)))
			sum += float64(v)
		}
		if !(peak >= 0.03 && peak <= 0.91) || math.IsNaN(sum) {
			t.Errorf("sound %d is as loud as %.2f", e, peak)
		}
		if math.Abs(sum)/float64(len(s)) > 0.02 {
			t.Errorf("sound %d does not swing around silence", e)
		}
		if math.Abs(float64(s[0])) > 0.02 || s[len(s)-1] != 0 {
			t.Errorf("sound %d cracks: from %v to %v", e, s[0], s[len(s)-1])
		}
	}
	if Samples(None) != nil || Samples(Effect(Count)) != nil {
		t.Error("a sound that there is not")
	}
}

// TestSame: the same numbers every time, for every machine that plays them.
func TestSame(t *testing.T) {
	a, b := scores[Shuffle](), Samples(Shuffle)
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("sample %d differs", i)
		}
	}
}

func BenchmarkAll(b *testing.B) {
	for b.Loop() {
		for e := Pick; int(e) < Count; e++ {
			scores[e]()
		}
	}
}
