package input

import "sync"

// Queue takes what a page reports, so that a click that begins and ends
// between two frames is not lost. It may be filled from any goroutine.
type Queue struct {
	mu       sync.Mutex
	samples  []Sample
	others   []Event
	last     Sample
	gestures Gestures
}

// Pointer reports the pointer, in pixels of the page.
func (q *Queue) Pointer(s Sample) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.samples = append(q.samples, s)
}

// Other reports a key, typed text or a turn of the wheel, in pixels of the page.
func (q *Queue) Other(e Event) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.others = append(q.others, e)
}

// Read returns the events since the last tick; one pixel of the page is
// factor logical pixels.
func (q *Queue) Read(factor float64) []Event {
	q.mu.Lock()
	samples, others := q.samples, q.others
	q.samples, q.others = nil, nil
	q.mu.Unlock()
	if len(samples) == 0 {
		q.last.Second = false
		samples = []Sample{q.last} // time passes: a press may become long
	}
	var out []Event
	for _, s := range samples {
		q.last = s
		s.X, s.Y = s.X*factor, s.Y*factor
		out = append(out, q.gestures.Feed(s)...)
	}
	for _, e := range others {
		e.X, e.Y = e.X*factor, e.Y*factor
		out = append(out, e)
	}
	return out
}
