package kernel

// stepsBetweenChecks is how many steps there are between two looks at how much is under
// way; the first step of an answer looks too.
const stepsBetweenChecks = 16

// Limits on what may be under way at a time: a snapshot holds no lists that are much longer
// (MaxList), and some steps may come before they are looked at.
const (
	mostEntries = MaxList - 256
	mostRuns    = 1 << 8  // abilities, one within the other
	mostLoad    = 1 << 30 // of the steps of one answer: each works out so many pairs of effects
)

// watch is what is remembered of the steps of one answer.
type watch struct {
	load int    // pairs of effects that have been worked out
	seen uint64 // a position, to find it again
}

// endless looks at the steps of an answer, after n of them, and ends a match that would
// not come to an end.
func (m *Machine) endless(n int, w *watch) bool {
	if n > stepsBeforeLoopCheck && m.forced(n, &w.seen) {
		return true
	}
	if n%stepsBetweenChecks != 0 {
		return false
	}
	if n == 0 {
		w.load = 0
	} else {
		w.load += stepsBetweenChecks * len(m.S.Effects) * len(m.S.Effects)
	}
	return m.overfull(w.load)
}

// overfull ends a match in which more and more is under way: nobody could play it to its end.
func (m *Machine) overfull(load int) bool {
	s := &m.S.Position
	long := len(s.Refs) | len(s.Pending) | len(s.Delayed) | len(s.Frames) | len(s.Uses) | len(s.Facts) | len(s.Tokens) | len(s.Stack) | len(s.Barred) | len(s.Extra) | len(s.Offered) | len(s.Held)
	if long < mostEntries && len(s.Runs) < mostRuns && load < mostLoad {
		return false
	}
	m.End(uint8(m.everybody()), m.Book.cites["loop-forced"])
	s.Refs, s.Pending, s.Frames, s.Runs, s.Held = s.Refs[:0], s.Pending[:0], s.Frames[:0], s.Runs[:0], s.Held[:0] // a position that is over can be kept
	return true
}
