package scale

import "testing"

func TestHeavy(t *testing.T) {
	var s Scale
	if s.Put(3); s.Heavy() {
		t.Error("3 is heavy")
	}
	if s.Put(12); !s.Heavy() {
		t.Error("15 is not heavy")
	}
}

func TestHalve(t *testing.T) {
	s := Scale{Sum: 8}
	if s.Halve(); s.Sum != 4 {
		t.Error(s.Sum)
	}
}

func TestEmpty(t *testing.T) {
	s := Scale{Sum: 8}
	if s.Empty(); s != (Scale{Last: 8}) {
		t.Error(s)
	}
}

func TestName(t *testing.T) {
	for kind, want := range []string{"", "kitchen"} {
		t.Run(want, func(t *testing.T) {
			if got := Name(uint8(kind)); got != want {
				t.Error(got)
			}
		})
	}
}
