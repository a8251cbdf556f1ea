package kernel

import "slices"

// What an ability under way has chosen, moved, looked at: lists in State.Refs, one behind
// the other in the order in which they were made.

// mostNamed is how many objects a list may name; what comes after those is not noted.
const mostNamed = 1024

// joined stores the objects of two lists as one; the second is the last that was stored.
func (m *Machine) joined(r *Run, a, b List) List {
	switch {
	case a.N == 0:
		return b
	case a.N+b.N > mostNamed:
		return a
	case a.Off+a.N == b.Off && r.Chosen.Off <= a.Off: // nothing has been named in between
		return List{a.Off, a.N + b.N}
	}
	at := uint16(len(m.S.Refs))
	m.S.Refs = append(m.S.Refs, m.ListOf(a)...)
	m.S.Refs = append(m.S.Refs, m.ListOf(b)...)
	return List{at, a.N + b.N}
}

// alsoMoved is what the act under way has moved with b, which Run.Put ends with: it is the
// end of that if it can be.
func (m *Machine) alsoMoved(r *Run, b List) List {
	n := r.Moved.N + b.N
	if n <= r.Put.N && int(r.Put.Off+r.Put.N) == len(m.S.Refs) {
		end := List{r.Put.Off + r.Put.N - n, n}
		if slices.Equal(m.ListOf(end)[:r.Moved.N], m.ListOf(r.Moved)) {
			return end
		}
	}
	return m.joined(r, r.Moved, b)
}

// setList stores the scratch stack from start on as a list of the run.
func (m *Machine) setList(start int) List {
	l := List{uint16(len(m.S.Refs)), uint16(len(m.tmp) - start)}
	m.S.Refs = append(m.S.Refs, m.tmp[start:]...)
	m.tmp = m.tmp[:start]
	return l
}

// ListOf is the objects of a list.
func (m *Machine) ListOf(l List) []Ref { return m.S.Refs[l.Off : l.Off+l.N] }

// untidy is how many objects a run may have stored before those are dropped that no list
// of it names any more.
const untidy = 1024

// tidy drops what the run under way has stored and names no more, between two of its acts.
// Of what it has put somewhere, what can be told nothing of any more goes too.
func (m *Machine) tidy(r *Run) {
	if len(m.S.Refs)-int(r.Base) < untidy || r.Each {
		return
	}
	start := len(m.tmp)
	lists := [...]*List{&r.Chosen, &r.Earlier, &r.Moved, &r.Looked, &r.Put, &r.Shown, &r.Group, &r.Rested, &r.EachOne, &r.EachPut}
	slices.SortStableFunc(lists[:], func(a, b *List) int {
		if a.Off != b.Off {
			return int(a.Off) - int(b.Off)
		}
		return int(a.N) - int(b.N)
	})
	for _, l := range lists {
		if l == &r.Chosen && l.Off > r.Base {
			m.tmp = append(m.tmp, m.S.Refs[l.Off-1]) // what was chosen before it
		}
		at := len(m.tmp)
		for _, x := range m.ListOf(*l) {
			if l != &r.Put || m.Alive(x) || m.LastOf(x) != nil {
				m.tmp = append(m.tmp, x)
			}
		}
		*l = List{r.Base + uint16(at-start), uint16(len(m.tmp) - at)}
	}
	m.S.Refs = append(m.S.Refs[:r.Base], m.tmp[start:]...)
	m.tmp = m.tmp[:start]
}
