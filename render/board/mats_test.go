package board

import (
	"slices"
	"testing"
)

// TestHalves: names break where they would be taken apart in reading.
func TestHalves(t *testing.T) {
	for name, want := range map[string][]string{
		"Waiting room": {"Waiting", "room"}, "Surprise": {"Surprise"}, "思い出置場": {"思い", "出置場"},
		"左ベンチ": {"左", "ベンチ"}, "中央ベンチ": {"中央", "ベンチ"}, "サプライズ": {"サプラ", "イズ"}, "控室": {"控", "室"},
	} {
		if got := halves(name); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
