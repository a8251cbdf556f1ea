package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/clauses"
)

// expectLog checks whether one of some clauses has been carried out, and how often if
// the line ends in "once", "twice" or "3 times".
func (r *runner) expectLog(w []string, never bool) error {
	times, cited := -1, w
	switch n := len(w); {
	case n > 1 && w[n-1] == "once":
		times, cited = 1, w[:n-1]
	case n > 1 && w[n-1] == "twice":
		times, cited = 2, w[:n-1]
	case n > 2 && w[n-1] == "times":
		v, err := strconv.Atoi(w[n-2])
		if err != nil || v < 0 {
			return fmt.Errorf("%q is not how often", w[n-2])
		}
		times, cited = v, w[:n-2]
	}
	if len(cited) == 0 {
		return fmt.Errorf("under which clause?")
	}
	for _, c := range cited {
		if _, ok := clauses.Find(r.game(), c); !ok {
			return fmt.Errorf("the book has no clause %q", c)
		}
	}
	got := 0
	for _, e := range r.m.Log(rules.Spectator, 0) {
		if slices.Contains(cited, e.Clause) {
			got++
		}
	}
	switch {
	case times >= 0 && got != times:
		return fmt.Errorf("it was done %d times", got)
	case times < 0 && never && got > 0:
		return fmt.Errorf("it was done")
	case times < 0 && !never && got == 0:
		return fmt.Errorf("nothing was done under that clause")
	}
	return nil
}

// happening is the events that a line means.
type happening struct {
	kind, card, from, to, clause, source string
	seat, phase                          int // -1: any
}

// expectSince checks what has happened since a mark: how many events (at least one if no
// number is given, none for "no") are of a kind, and about a card, or the beginning
// ("phase-end": the end) of a phase or step, if one is named. After
// that may stand "by you", "from ZONE", "to ZONE", "through A" (the card that
// caused it), "under CLAUSE".
//
//	expect since answer 2 move A from deck to hand under NUMBER
//	expect since start no shuffle by opponent
//	expect since start 2 phase battle
func (r *runner) expectSince(w []string) error {
	if len(w) < 2 {
		return fmt.Errorf("since when, and what?")
	}
	from, ok := r.marks[w[0]]
	if !ok {
		return fmt.Errorf("no line is marked %q", w[0])
	}
	name := w[0]
	w = w[1:]
	want := -1
	if n, err := strconv.Atoi(w[0]); err == nil {
		want, w = n, w[1:]
	} else if w[0] == "no" {
		want, w = 0, w[1:]
	}
	h, err := r.happening(w)
	if err != nil {
		return err
	}
	got := 0
	var told []string
	for _, e := range r.m.Story(from) {
		if r.is(&e, &h) {
			got++
		}
		if e.Depth > 0 && len(told) < maxTold {
			told = append(told, e.Clause+" "+e.Event.Kind+": "+e.Words[rules.English])
		}
	}
	if want >= 0 && got != want || want < 0 && got == 0 {
		return fmt.Errorf("there were %d since %s: %s", got, name, strings.Join(told, "; "))
	}
	return nil
}

// happening reads the events that a line means.
func (r *runner) happening(w []string) (h happening, err error) {
	if len(w) == 0 {
		return h, fmt.Errorf("what has happened?")
	}
	h.kind, h.seat, h.phase = w[0], -1, -1
	if !slices.Contains(eventWords(r.game()), h.kind) {
		return h, fmt.Errorf("no event is called %q", h.kind)
	}
	w = w[1:]
	if strings.HasPrefix(h.kind, "phase") && len(w) > 0 {
		if h.phase = slices.Index(phaseWords(r.game()), w[0]); h.phase < 0 {
			return h, fmt.Errorf("no phase or step is called %q", w[0])
		}
		w = w[1:]
	} else if len(w)%2 == 1 {
		h.card, w = w[0], w[1:]
		if err := r.described([]string{h.card}); err != nil {
			return h, err
		}
	}
	for ; len(w) > 0; w = w[2:] {
		switch w[0] {
		case "by":
			h.seat, err = r.seat(w[1])
		case "from":
			h.from, err = w[1], r.isZone(w[1])
		case "to":
			h.to, err = w[1], r.isZone(w[1])
		case "through":
			h.source, err = w[1], r.described(w[1:2])
		case "under":
			if h.clause = w[1]; !r.isClause(w[1]) {
				err = fmt.Errorf("the book has no clause %q", w[1])
			}
		default:
			err = fmt.Errorf("%q says nothing of an event", w[0])
		}
		if err != nil {
			return h, err
		}
	}
	return h, nil
}

func (r *runner) isClause(clause string) bool {
	_, ok := clauses.Find(r.game(), clause)
	return ok
}

func (r *runner) isZone(zone string) error {
	if !slices.Contains(r.n.Zones, zone) {
		return fmt.Errorf("no zone %q", zone)
	}
	return nil
}

// is reports whether an entry is one of the events that are meant.
func (r *runner) is(e *rules.Entry, h *happening) bool {
	ev := &e.Event
	switch {
	case ev.Kind != h.kind,
		h.card != "" && (ev.Print == 0 || r.catalogue[ev.Print-1].ID != h.card),
		h.seat >= 0 && ev.Seat != h.seat,
		h.phase >= 0 && ev.N != h.phase,
		h.from != "" && ev.From.Zone != h.from,
		h.to != "" && ev.To.Zone != h.to,
		h.clause != "" && e.Clause != h.clause:
		return false
	}
	if h.source != "" {
		key, _ := r.card(ev.Source)
		return key == h.source
	}
	return true
}
