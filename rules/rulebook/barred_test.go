package rulebook

import (
	"fmt"
	"slices"
	"testing"
)

// TestInstead: who is asked where a loop has to be left finds an answer that may be given,
// as long as there is one, whatever the others are.
func TestInstead(t *testing.T) {
	for _, r := range []Request{{Min: 0, Max: 3}, {Min: 2, Max: 2}, {Min: 0, Max: 4, Ordered: true}, {Min: 3, Max: 9}} {
		r.Options = make([]Option, 4)
		all := answersOf(&r, nil)
		for _, left := range all {
			r.Barred = nil
			for _, pick := range all {
				if !r.same(pick, left) {
					r.Barred = append(r.Barred, pick)
				}
			}
			for _, pick := range all {
				if got := r.Instead(slices.Clone(pick)); !r.same(got, left) {
					t.Errorf("%d to %d of 4, ordered %v: %v instead of %v, only %v may be", r.Min, r.Max, r.Ordered, got, pick, left)
				}
			}
		}
		r.Barred = nil
		if got := fmt.Sprint(r.Instead(all[0])); got != fmt.Sprint(all[0]) {
			t.Error("nothing is barred, but", got, "is said instead of", all[0])
		}
	}
}

// answersOf lists all answers that begin with some picks.
func answersOf(r *Request, begun []int) (all [][]int) {
	if len(begun) >= r.Min && len(begun) <= r.Max {
		all = append(all, slices.Clone(begun))
	}
	for o := range r.Options {
		if slices.Contains(begun, o) || !r.Ordered && len(begun) > 0 && o < begun[len(begun)-1] {
			continue
		}
		all = append(all, answersOf(r, append(slices.Clone(begun), o))...)
	}
	return all
}
