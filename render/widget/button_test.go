package widget

import "testing"

// TestWhole: a label of words is broken between them, one without anywhere.
func TestWhole(t *testing.T) {
	for _, c := range []struct {
		label string
		lines []string
		want  bool
	}{
		{"Practise here", []string{"Practise", "here"}, true},
		{"Practise here", []string{"Practis", "e here"}, false},
		{"ここから練習", []string{"ここから", "練習"}, true},
	} {
		if got := whole(c.label, c.lines); got != c.want {
			t.Errorf("%q: %v", c.lines, got)
		}
	}
}
