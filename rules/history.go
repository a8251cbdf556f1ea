package rules

import (
	"gorin/rules/kernel"
	"gorin/rules/show"
)

// What a match takes at most. No match that is played comes near it; a file may.
const (
	MaxMoves = 1 << 16
	maxLog   = 50_000 // entries of the log
	keptLog  = 1_000  // of those of a last answer that makes it longer, at the beginning and at the end
)

// shorten drops what stands between the beginning and the end of what the last answer of a match
// has logged, if that is too much: a loop that nobody can leave went on for long before it was a
// draw.
func (t *Match) shorten(from int) {
	if n := len(t.log); n > maxLog && n-from > 2*keptLog {
		t.log = append(t.log[:from+keptLog], t.log[n-keptLog:]...)
		t.film.forget()
	}
}

// maxPast is how many bytes the snapshots have together that are kept for undo.
var maxPast = 16 << 20

// moment is the match before a move.
type moment struct {
	state   []byte // snapshot; nil if it is found by playing on from an earlier one
	log     int
	reveals uint32
}

// line is moves that were made, some of them taken back perhaps.
type line struct {
	moves []Move
	past  []moment
	log   []show.Record
	end   []byte // snapshot after the last of them
}

// nearest is the last kept snapshot not behind move to, and before which move it was
// taken.
func (l *line) nearest(to int) (at int, state []byte) {
	if to == len(l.moves) {
		return to, l.end
	}
	for at = to; l.past[at].state == nil; at-- {
	}
	return at, l.past[at].state
}

// logged is how long the log is before move to.
func (l *line) logged(to int) int {
	if to == len(l.past) {
		return len(l.log)
	}
	return l.past[to].log
}

// flats is how many moves can be undone without decoding anything.
const flats = 16

// flat is the state before a move, which is counted from 1.
type flat struct {
	move  int
	state kernel.State
}

// flatOf is where the state before move i, from 0, is kept for a while.
func (t *Match) flatOf(i int) *flat { return &t.flat[i%flats] }

func (t *Match) keepFlat(i int) *flat {
	f := t.flatOf(i)
	f.move = i + 1
	f.state.CopyFrom(&t.m.S)
	return f
}

// remember notes the moment before a move that has been made. Of a long match only
// every second, fourth, … snapshot is kept, so that all together stay within maxPast;
// where shuffles are scripted all are, since those do not come again.
func (t *Match) remember(before moment, state []byte) {
	if t.stride == 0 {
		t.stride = 1
	}
	if len(t.past)%t.stride == 0 {
		before.state = append(make([]byte, 0, len(state)), state...)
	}
	t.past = append(t.past, before)
	t.kept += len(before.state)
	if t.kept <= maxPast || t.m.OnShuffle != nil {
		return
	}
	t.kept = 0 // moments that were taken back count no longer
	for i := range t.past {
		t.kept += len(t.past[i].state)
	}
	for t.kept > maxPast && t.stride < len(t.past) {
		t.stride *= 2
		for i := range t.past {
			if i%t.stride != 0 {
				t.kept -= len(t.past[i].state)
				t.past[i].state = nil
			}
		}
	}
}

// forget drops all that was played.
func (t *Match) forget() {
	t.moves, t.past, t.log, t.tail, t.stride, t.kept = nil, nil, nil, line{}, 0, 0
	t.film.forget()
}

// Before is the match as it was before move i, from 0, without what was played till
// then; nil if its state was not kept.
func (t *Match) Before(i int) *Match {
	if i < 0 || i >= len(t.past) || t.past[i].state == nil {
		return nil
	}
	then := &Match{book: t.book, setup: t.setup, cards: t.cards, names: t.names, m: &kernel.Machine{Book: t.m.Book}}
	if err := then.m.S.Decode(t.past[i].state); err != nil {
		return nil
	}
	then.m.Reopen()
	return then
}
