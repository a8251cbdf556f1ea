package bot

import (
	"runtime"
	"slices"

	"gorin/rules"
)

// Waiting answers for the computers where several players of a team may act next. Each of
// those asked, in their order, says what it would do; one that would pass waits, until
// anything else has happened. Persons are asked once every computer waits; where there are
// none, the computer that waits last passes for the team.
type Waiting struct {
	seq   uint32 // of the decision at which they wait
	seats uint8  // who does, a bit each

	thought Thought // what is thought about, if anything
	of      int     // by whom
	over    bool    // it has ended
}

// Choose is what the computers answer to a request, nil if that is for persons to do. bots
// has nobody in the seat of a person; a view or more is asked for only where a bot looks at it. The
// answer may be overwritten by the next.
func (w *Waiting) Choose(r *rules.Request, bots []Bot, eyes Eyes) []int {
	for {
		pick, t := w.Next(r, bots, eyes)
		if t == nil {
			return pick
		}
		for t.Step() {
			if t.Idle() {
				runtime.Gosched() // to those who are at work on it
			}
		}
		w.End()
	}
}

// Next is Choose for who has other things to do while a computer thinks: what it gives then is the thought. When
// that is over, or has to be, End is called and then Next again, about the same request; before it is about another one, Forget.
func (w *Waiting) Next(r *rules.Request, bots []Bot, eyes Eyes) ([]int, Thought) {
	if len(r.Seats) < 2 {
		return w.ask(bots[r.Seat], r, r.Seat, eyes)
	}
	if w.seq != r.Seq {
		w.seq, w.seats = r.Seq, 0
	}
	var last []int
	people := false
	for _, seat := range r.Seats {
		if people = people || bots[seat] == nil; bots[seat] == nil || w.seats>>seat&1 != 0 {
			continue
		}
		own, options := r.Of(seat)
		picks, thought := w.ask(bots[seat], own, seat, eyes)
		if thought != nil {
			return nil, thought
		}
		for i, p := range picks {
			picks[i] = options[p]
		}
		if !passes(r, picks) {
			return picks, nil
		}
		w.seats |= 1 << seat
		last = append(last[:0], picks...)
	}
	if people {
		return nil, nil
	}
	return last, nil
}

// End lets what is thought about be answered as far as it has been thought.
func (w *Waiting) End() { w.over = true }

// Forget drops what is thought about.
func (w *Waiting) Forget() { w.thought, w.over = nil, false }

// passes reports whether an answer does nothing.
func passes(r *rules.Request, picks []int) bool {
	return !slices.ContainsFunc(picks, func(i int) bool {
		switch r.Options[i].Kind {
		case "pass", "no", "stop":
			return false
		}
		return true
	})
}

// ask asks a bot, if there is one.
func (w *Waiting) ask(b Bot, r *rules.Request, seat int, eyes Eyes) ([]int, Thought) {
	if b == nil {
		return nil, nil
	}
	if w.thought != nil && w.of == seat {
		if !w.over {
			return nil, w.thought
		}
		pick := w.thought.Pick()
		w.Forget()
		return pick, nil
	}
	var v *rules.View
	if NeedsView(b, r) {
		v = eyes.View(seat)
	}
	if t, ok := b.(Thinker); ok && len(r.Options) > 1 {
		if s, err := eyes.Sight(seat); err == nil { // a match that nobody can guess is played by what is seen
			w.thought, w.of, w.over = t.Think(s, v, r), seat, false
			return nil, w.thought
		}
	}
	return b.Choose(v, r), nil
}
