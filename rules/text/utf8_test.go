package text

import "testing"

func TestUnwritten(t *testing.T) {
	for line, want := range map[string]int{"": 0, "花火": 0, "\ufffd": 0, "\xe3": 1, "花火\xff花火": 3, "ab\xe3\x81": 3} {
		if got := unwritten(line); got != want {
			t.Errorf("%q: column %d, want %d", line, got, want)
		}
	}
}
