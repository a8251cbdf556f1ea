package kernel

import "slices"

// LoopRule is how a book settles a loop that somebody can leave.
type LoopRule struct {
	// Agree: whoever is asked after somebody else agrees to that number or says a smaller one,
	// instead of any number.
	Agree bool
	// Again gives the steps of a series, a bit each, that may not be taken again by
	// who took them, once those before them have been taken from the position in
	// which the series began. Without it: the last one of who leaves the loop.
	Again func(l *Loop) uint64
}

// Loop is a loop that has closed, and what was said about it.
type Loop struct {
	Series []Mark            // the decisions of one round (循環行動), from the position where it began
	Free   uint8             // who can leave it, a bit each
	Leaves int8              // who has to leave it this time
	Said   [MaxPlayers]int32 // how often each wants it repeated, -1 for who was not asked
}

// Last is the last step, as a bit, with which one of some players could have left the
// loop: what completes the series is chosen there.
func (l *Loop) Last(players uint8) uint64 {
	for i := len(l.Series) - 1; i >= 0; i-- {
		if t := &l.Series[i]; t.Free && players>>t.Player&1 != 0 {
			return 1 << i
		}
	}
	return 0
}

// leave bars what may not be chosen again, and has the series gone round until who
// has to leave it does.
func (m *Machine) leave(l *Loop) {
	m.endSeries()
	last := l.Last(1 << l.Leaves)
	again := last
	if m.Book.Loops.Again != nil {
		again = m.Book.Loops.Again(l)
	}
	for i := range l.Series {
		t := &l.Series[i]
		if bit := uint64(1) << i; (again|last)&bit != 0 {
			m.S.Barred = append(m.S.Barred, Bar{Hash: t.Hash, Path: pathOf(l.Series[:i]), Picks: t.Picks, Choice: t.Choice,
				Steps: uint8(i), Player: t.Player, Once: again&bit == 0})
		}
	}
	m.S.Series, m.S.Walked, m.S.Leaver = append(m.S.Series, l.Series...), 0, l.Leaves
}

// endSeries: the series that somebody had to leave is left.
func (m *Machine) endSeries() {
	if len(m.S.Series) == 0 {
		return
	}
	m.S.Series, m.S.Walked = m.S.Series[:0], 0
	w := 0
	for _, b := range m.S.Barred {
		if !b.Once {
			m.S.Barred[w] = b
			w++
		}
	}
	m.S.Barred = m.S.Barred[:w]
}

// walked notes that a decision was taken: the series goes on, or it has been left.
func (m *Machine) walked(t *Mark) {
	if len(m.S.Series) == 0 {
		return
	}
	if s := &m.S.Series[m.S.Walked]; s.Hash != t.Hash || s.Choice != t.Choice {
		m.endSeries()
	} else if m.S.Walked++; int(m.S.Walked) == len(m.S.Series) {
		m.endSeries()
	}
}

// kept takes a decision that has been settled by a number: who said a larger one than the player
// who has to leave the loop keeps it up until that. What is chosen stands in Machine.chosen then;
// it reports whether that is so.
func (m *Machine) kept(q *Request) bool {
	if len(m.S.Series) == 0 || !m.onTrail(q) {
		return false
	}
	s := &m.S.Series[m.S.Walked]
	if s.Player == m.S.Leaver || !s.Free || !q.Asks(s.Player) || s.Hash != m.here() {
		return false
	}
	m.chosen = m.chosen[:0]
	for p := s.Picks >> 8; p != 0; p >>= 8 {
		i := int(p&0xff) - 1
		if i < 0 || i >= len(q.Options) {
			return false
		}
		m.chosen = append(m.chosen, q.Options[i])
	}
	return s.Picks != 0 && choiceKey(m.chosen) == s.Choice
}

// packed holds the numbers of a few picks in one word: a first byte of 1, then each
// number plus one, in the order of the options unless theirs counts. It is 0 for
// those that do not fit.
func (q *Request) packed(picks []int) uint64 {
	if len(picks) > 7 || len(q.Options) > 0xff {
		return 0
	}
	w, n := uint64(1), 0
	put := func(i int) {
		n++
		w |= uint64(i+1) << (8 * n)
	}
	if q.Ordered || len(picks) == 1 {
		for _, i := range picks {
			put(i)
		}
		return w
	}
	for i := range q.Options {
		if slices.Contains(picks, i) {
			put(i)
		}
	}
	return w
}

// inForce reports whether a choice is barred at the open decision: it is the position
// of the bar, reached by the series from where that began.
func (m *Machine) inForce(b *Bar, q *Request) bool {
	n := len(m.S.Trail) - int(b.Steps)
	if !q.Asks(b.Player) || n < 0 || b.Hash != m.here() {
		return false
	}
	return pathOf(m.S.Trail[n:]) == b.Path
}

// pathOf sums up decisions that follow each other.
func pathOf(steps []Mark) uint64 {
	path := summing{}
	for i := range steps {
		path = path.with(steps[i].Hash, uint64(steps[i].Choice))
	}
	return path.sum()
}

// dropBarred takes out of a request what may not be chosen again in this position, unless nothing
// else could be chosen.
func (m *Machine) dropBarred(q *Request) {
	q.barred = q.barred[:0]
	if len(m.S.Barred) == 0 || !m.onTrail(q) {
		return
	}
	for i := range m.S.Barred {
		if b := &m.S.Barred[i]; m.inForce(b, q) && (b.Picks != 0 || q.Max == 1) && !q.bars(b.Choice) {
			q.barred = append(q.barred, barred{b.Choice, b.Picks})
		}
	}
	if len(q.barred) > 0 && len(q.barred) >= q.answers() {
		q.barred = q.barred[:0]
	}
	if len(q.barred) == 0 || q.Max != 1 {
		return
	}
	w := 0
	for _, o := range q.Options {
		if !q.bars(choiceKey([]Option{o})) {
			q.Options[w] = o
			w++
		}
	}
	q.Options = q.Options[:w]
	q.Max = min(q.Max, w)
	if q.bars(choiceKey(nil)) {
		q.Min = 1
	}
	q.Min = min(q.Min, q.Max)
	q.barred = q.barred[:0]
}

// barred is an answer that would keep up a loop.
type barred struct {
	choice uint32
	picks  uint64
}

// bars reports whether picks with this key may not be the answer.
func (q *Request) bars(choice uint32) bool {
	for i := range q.barred {
		if q.barred[i].choice == choice {
			return true
		}
	}
	return false
}

// EachBarred calls f with the picks of every answer that would keep up a loop, though
// each of them may be picked: what takes several picks. f may not keep the slice.
func (q *Request) EachBarred(f func(picks []int)) {
	var buf [7]int
	for i := range q.barred {
		picks := buf[:0]
		for p := q.barred[i].picks >> 8; p != 0; p >>= 8 {
			picks = append(picks, int(p&0xff)-1)
		}
		f(picks)
	}
}

// answers counts the answers to a request, up to many. Options that are alike are one
// answer, as they are to what is barred.
func (q *Request) answers() int {
	const many = 1000
	n, all := 0, 0
	for i := range q.Options {
		o := q.Options[i]
		if !slices.ContainsFunc(q.Options[:i], func(b Option) bool { b.Clause = o.Clause; return b == o }) {
			n++
		}
	}
	for k, ways := 0, 1; k <= q.Max && k <= n && all < many; k++ {
		if k >= q.Min {
			all += ways
		}
		if ways *= n - k; !q.Ordered {
			ways /= k + 1
		}
		ways = min(ways, many*many)
	}
	return all
}
