package rulebook

import "slices"

// Allows reports whether picks that fit a request may be its answer: it is none that would keep up
// a loop which has to be left.
func (r *Request) Allows(pick []int) bool {
	for _, no := range r.Barred {
		if r.same(no, pick) {
			return false
		}
	}
	return true
}

// same reports whether two lists of picks are the same answer.
func (r *Request) same(a, b []int) bool {
	if r.Ordered {
		return slices.Equal(a, b)
	}
	return len(a) == len(b) && !slices.ContainsFunc(a, func(i int) bool { return !slices.Contains(b, i) })
}

// Instead is picks that fit a request, or others if those may not be its answer: with
// one less, one more, one exchanged or two in the other order, else the first of all
// answers that may be. There is one: a loop of whose answers none is left bars nothing.
func (r *Request) Instead(pick []int) []int {
	if r.Allows(pick) {
		return pick
	}
	pick = slices.Clone(pick)
	n := len(pick)
	for i := n - 1; i >= 0 && n > r.Min; i-- {
		if less := slices.Delete(slices.Clone(pick), i, i+1); r.Allows(less) {
			return less
		}
	}
	for o := range r.Options {
		if slices.Contains(pick, o) {
			continue
		}
		if more := append(slices.Clone(pick), o); n < r.Max && r.Allows(more) {
			return more
		}
		for i := range pick {
			other := slices.Clone(pick)
			if other[i] = o; r.Allows(other) {
				return other
			}
		}
	}
	for i := range pick {
		for j := range pick[:i] {
			pick[i], pick[j] = pick[j], pick[i]
			if r.Allows(pick) {
				return pick
			}
			pick[i], pick[j] = pick[j], pick[i]
		}
	}
	for n := r.Min; n <= min(r.Max, len(r.Options)); n++ {
		if first := r.first(make([]int, 0, n), n); first != nil {
			return first
		}
	}
	return pick
}

// first is the first answer of so many picks that begins with some and may be given, nil
// if there is none. No more are looked at than are barred, and one.
func (r *Request) first(begun []int, n int) []int {
	if len(begun) == n {
		if r.Allows(begun) {
			return begun
		}
		return nil
	}
	from := 0
	if !r.Ordered && len(begun) > 0 {
		from = begun[len(begun)-1] + 1
	}
	for o := from; o < len(r.Options); o++ {
		if r.Ordered && slices.Contains(begun, o) {
			continue
		}
		if all := r.first(append(begun, o), n); all != nil {
			return all
		}
	}
	return nil
}
