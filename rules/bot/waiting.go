package bot

import (
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
}

// Choose is what the computers answer to a request, nil if that is for persons to do. bots
// has nobody in the seat of a person; a view or more is asked for only where a bot looks at it. The
// answer may be overwritten by the next.
func (w *Waiting) Choose(r *rules.Request, bots []Bot, eyes Eyes) []int {
	if len(r.Seats) < 2 {
		return ask(bots[r.Seat], r, r.Seat, eyes)
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
		picks := ask(bots[seat], own, seat, eyes)
		for i, p := range picks {
			picks[i] = options[p]
		}
		if !passes(r, picks) {
			return picks
		}
		w.seats |= 1 << seat
		last = append(last[:0], picks...)
	}
	if people {
		return nil
	}
	return last
}

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
func ask(b Bot, r *rules.Request, seat int, eyes Eyes) []int {
	if b == nil {
		return nil
	}
	var v *rules.View
	if NeedsView(b, r) {
		v = eyes.View(seat)
	}
	if t, ok := b.(Thinker); ok && len(r.Options) > 1 {
		if s, err := eyes.Sight(seat); err == nil { // a match that nobody can guess is played by what is seen
			return t.Think(s, v, r)
		}
	}
	return b.Choose(v, r)
}
