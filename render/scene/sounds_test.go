package scene

import "testing"

// TestSounds: what happens is heard, one sound after the other; going back is
// silent, and so is everything once sound is off, which lasts.
func TestSounds(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "human", "p2": "random"})
	var heard []int
	s.app.host.Sound = func(samples []float32) { heard = append(heard, len(samples)) }
	heard = nil
	s.do("confirm", "")
	for range 20 {
		s.tick()
	}
	if len(heard) == 0 {
		t.Fatal("nothing is heard of an answer")
	}
	heard = nil
	s.press("undo")
	if len(heard) > 0 {
		t.Errorf("going back is heard: %d", len(heard))
	}
	s.do("sound", "")
	heard = nil
	s.press("redo")
	s.tick()
	if len(heard) > 0 {
		t.Errorf("%d sounds though they are off", len(heard))
	}
	s.app.table = nil
	s.open(nil)
	if !s.app.settings.Habit.Quiet {
		t.Error("that sound is off is forgotten")
	}
}
