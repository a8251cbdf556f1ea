package search

import (
	"sync"

	"gorin/rules/bot"
)

// Team is a crew of goroutines in the same program.
type Team struct {
	hands int
	jobs  chan job
	back  chan result
	begin sync.Once

	tastes bot.Tastes
	worth  func(game string) *Worth

	id  int // of the thought that was begun last
	now []byte
	out int // matches that have been given and not taken back
	bad bool
}

// job is a match to be played, of a thought.
type job struct {
	id, n int
	brief []byte
	plans [][]int
}

// result is what came of a job.
type result struct {
	id, n int
	got   []float64
	err   error
}

// waiting is how many matches each hand has at a time.
const waiting = 3

// NewTeam is a crew of so many. Nobody works before there is something to do.
func NewTeam(n int, tastes bot.Tastes, worth func(game string) *Worth) *Team {
	return &Team{hands: n, tastes: tastes, worth: worth, jobs: make(chan job, n*waiting), back: make(chan result, n*waiting)}
}

// Works implements Crew.
func (t *Team) Works() bool { return !t.bad }

// Begin implements Crew.
func (t *Team) Begin(brief []byte, _ func()) {
	t.begin.Do(func() {
		for range t.hands {
			go t.work()
		}
	})
	t.id++
	t.now = brief
}

// work plays the matches that are given, one after the other.
func (t *Team) work() {
	hand, of := NewHand(t.tastes, t.worth), 0
	for j := range t.jobs {
		r := result{id: j.id, n: j.n}
		if of != j.id {
			of = j.id
			r.err = hand.Open(j.brief)
		}
		if r.err == nil {
			r.got, r.err = hand.Try(j.n, j.plans)
		}
		t.back <- r
	}
}

// Give implements Crew.
func (t *Team) Give(n int, plans [][]int) bool {
	if t.out == cap(t.jobs) {
		return false
	}
	t.out++
	t.jobs <- job{t.id, n, t.now, plans}
	return true
}

// Take implements Crew.
func (t *Team) Take() (n int, got []float64, ok bool) {
	for t.out > 0 {
		select {
		case r := <-t.back:
			t.out--
			if t.bad = t.bad || r.err != nil; r.id == t.id && r.err == nil {
				return r.n, r.got, true
			}
		default:
			return 0, nil, false
		}
	}
	return 0, nil, false
}
