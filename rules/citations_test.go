package rules

import (
	"slices"
	"testing"
)

// TestCitations: each book's numbers are found in what names both.
func TestCitations(t *testing.T) {
	for _, c := range []struct {
		text       string
		weiss, bdv []string
	}{
		{"a cost (8.4.2.1; 1204-2i, 12.04.2.g.3) is paid.", []string{"8.4.2.1"}, []string{"1204-2i", "12.04.2.g.3"}},
		{"4.07.4.c.1, 407-4c and 101-1", nil, []string{"4.07.4.c.1", "407-4c", "101-1"}},
		{"HV/W01-001, GL-050, 2026-11-21, 1.5, 12.1, 7.6.1.2.", []string{"1.5", "7.6.1.2"}, nil},
		{"5.32.1.a.1, 1.16.1", []string{"1.16.1"}, []string{"5.32.1.a.1"}},
		{"802-4b", nil, []string{"802-4b"}},
		{"8.02.4.b.1", nil, []string{"8.02.4.b.1"}},
		{"10.16.1, 1.02.3.a.1; 10.16.1", []string{"10.16.1", "10.16.1"}, []string{"1.02.3.a.1"}},
		{"1704-1, 99-1 and 802-4bc", nil, nil},
	} {
		if got := Citations("weiss", c.text); !slices.Equal(got, c.weiss) {
			t.Errorf("%s: weiss %q, want %q", c.text, got, c.weiss)
		}
		if got := Citations("builddivide", c.text); !slices.Equal(got, c.bdv) {
			t.Errorf("%s: builddivide %q, want %q", c.text, got, c.bdv)
		}
	}
	if got := Citations("nothing", "1.1"); got != nil {
		t.Error(got)
	}
}
