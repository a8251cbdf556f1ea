// Package property checks properties of what is drawn at random, the same draws every time:
// a test judges a change, not the luck.
package property

import (
	"flag"
	"testing"

	"pgregory.net/rapid"
)

// seed is where the draws begin unless another seed is asked for.
const seed = "1"

// Check is rapid.Check with a seed of its own. Other draws are made with -rapid.seed=N or
// RAPID_SEED=N, more of them with RAPID_CHECKS=N; .ci/search does both.
func Check(t *testing.T, prop func(*rapid.T)) {
	t.Helper()
	if f := flag.Lookup("rapid.seed"); f.Value.String() == "0" {
		if err := f.Value.Set(seed); err != nil {
			t.Fatal(err)
		}
	}
	rapid.Check(t, prop)
}
