// Package property checks properties of what is drawn at random, the same draws every time:
// a test judges a change, not the luck.
package property

import (
	"flag"
	"testing"

	"gorin/rules/rulestest/size"

	"pgregory.net/rapid"
)

// seed is where the draws begin unless another seed is asked for, checks how many there are
// of each property when tests leave nothing out.
const seed, checks = "1", "1000"

// Check is rapid.Check with a seed of its own. Other draws are made with -rapid.seed=N or
// RAPID_SEED=N, another number of them with RAPID_CHECKS=N; .ci/search does both.
func Check(t *testing.T, prop func(*rapid.T)) {
	t.Helper()
	set := func(name, unset, value string) {
		if f := flag.Lookup(name); f.Value.String() == unset {
			if err := f.Value.Set(value); err != nil {
				t.Fatal(err)
			}
		}
	}
	set("rapid.seed", "0", seed)
	if size.Whole() {
		set("rapid.checks", "100", checks)
	}
	rapid.Check(t, prop)
}
