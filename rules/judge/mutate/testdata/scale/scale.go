// Package scale is changed by the test of package mutate.
package scale

// Scale adds up what is put on it.
type Scale struct{ Sum, Last int }

// Step is one row of a table.
type Step struct {
	Clause string
	Do     func(*Scale)
}

var emptying = []Step{
	{"1.1", func(s *Scale) { s.Last = s.Sum }},
	{"1.2", clear},
}

func clear(s *Scale) { s.Sum = 0 }

// Heavy reports whether ten or more lie on it.
func (s *Scale) Heavy() bool { return s.Sum >= 10 }

// Put adds something.
func (s *Scale) Put(n int) {
	s.Sum += n
	s.Last = n
}

// Halve takes half of it away, piece by piece.
func (s *Scale) Halve() {
	for n := s.Sum / 2; n > 0; {
		s.Sum--
		n--
	}
}

// Empty takes everything away.
func (s *Scale) Empty() {
	for _, step := range emptying {
		step.Do(s)
	}
}

// Name names a kind of scale.
func Name(kind uint8) string {
	switch kind {
	case 1:
		return "kitchen"
	case 2:
		return "letter"
	}
	return ""
}

// Broken is not tested.
func Broken(s *Scale) bool { return s == nil }
