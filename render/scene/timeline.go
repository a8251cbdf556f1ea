package scene

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/skin"
	"gorin/rules"
)

// track is the course of the match that is looked at.
type track struct {
	marks  []mark
	log    []rules.Entry // to its end, as the screen may know it
	seat   int           // who knows that
	sought string        // where the line was touched, as a fraction
}

// mark is a moment that the line of time shows.
type mark struct {
	at    uint32 // the decision before which it has happened
	kind  skin.Moment
	seat  int
	turn  int
	words rules.Words
}

// marksOf picks out of a log what the line of time shows.
func marksOf(log []rules.Entry, moments map[string]skin.Moment, first uint32) (out []mark) {
	for i := range log {
		e := &log[i]
		kind := moments[e.Event.Kind]
		if kind == 0 {
			continue
		}
		m := mark{max(first, e.Seq), kind, e.Event.Seat, e.Turn, e.Words}
		if n := len(out); n > 0 && out[n-1].at == m.at && out[n-1].kind == kind && out[n-1].seat == m.seat {
			continue // of one and the same thing
		}
		out = append(out, m)
	}
	return out
}

// trace reads the course of the match before anything of it is taken back.
func (t *table) trace() {
	m, seat := t.s.Match, t.viewer()
	t.track = track{log: m.Log(seat, 0), seat: seat}
	if film, ok := m.(interface {
		Turns(each func(seq uint32, turn int))
	}); ok { // it has no log, but its turns
		turn := -1
		film.Turns(func(seq uint32, n int) {
			if turn >= 0 && n != turn {
				t.track.marks = append(t.track.marks, mark{at: seq, kind: skin.Turn, turn: n})
			}
			turn = n
		})
		return
	}
	t.track.marks = marksOf(t.track.log, t.skin.Moments, 1)
}

// allEntries is the log that is shown: while the match is looked at, to its end.
func (t *table) allEntries() []rules.Entry {
	if t.s.Watching && t.track.seat == t.logSeat && len(t.track.log) >= len(t.log) {
		return t.track.log
	}
	return t.log
}

// watch shows the match from its beginning.
func (t *table) watch() {
	t.overlay = overlay{}
	if t.s.Seat < 0 {
		t.s.Seat = max(0, t.view.Seat)
	}
	t.s.Now()
	t.trace()
	t.s.Watch()
	t.jumped = true
	t.refresh()
}

// lookBack begins to look at what has been, or ends it.
func (t *table) lookBack() {
	if t.puzzle != nil {
		return
	}
	if t.s.Watching {
		t.leaveWatch()
		return
	}
	if t.s.Cover || t.s.Seat < 0 {
		return
	}
	t.autosaveNow()
	t.trace()
	t.s.LookBack()
	t.overlay = overlay{}
	t.jumped = true
}

// leaveWatch goes back to where the match stands.
func (t *table) leaveWatch() {
	t.jumped = true
	t.s.Now()
}

// showMoment shows the match at a decision.
func (t *table) showMoment(at uint32) {
	if at >= t.s.Match.Seq() && !t.s.Watching {
		return
	}
	if !t.s.Watching {
		if t.lookBack(); !t.s.Watching {
			return
		}
	}
	t.jumped = true
	t.s.Go(at)
}

// goTo shows the moment of an act's value.
func (t *table) goTo(value string) {
	if at, err := strconv.ParseUint(value, 10, 32); err == nil {
		t.overlay = overlay{}
		t.showMoment(uint32(at))
	}
}

// seek goes where the line of time was touched last.
func (t *table) seek() {
	if t.track.sought == "" {
		return
	}
	f, err := strconv.ParseFloat(t.track.sought, 64)
	t.track.sought = ""
	if err != nil || !t.s.Watching {
		return
	}
	if at := uint32(t.line(layout.Rect{}).At(f)); at != t.s.Match.Seq() {
		t.showMoment(at)
	}
}

func (t *table) line(r layout.Rect) layout.Track {
	return layout.Track{Rect: r, First: int(t.s.Span.First), Last: int(t.s.Span.Last)}
}

// next is the nearest mark after the moment that is shown, or before it, of a kind
// or of any.
func (t *table) next(way int, kind skin.Moment) uint32 {
	now := t.s.Match.Seq()
	best := t.s.Span.Last
	if way < 0 {
		best = t.s.Span.First
	}
	for _, m := range t.track.marks {
		switch {
		case kind != 0 && m.kind != kind:
		case way > 0 && m.at > now:
			return m.at
		case way < 0 && m.at < now:
			best = m.at
		}
	}
	return best
}

// placeWords is which moment is shown.
func (t *table) placeWords() string {
	span := t.s.Span
	return t.a.w("moment-of", t.turns, int(t.s.Match.Seq()-span.First), int(span.Last-span.First))
}

// momentField lets the mirror go to a mark.
func (t *table) momentField() page.Field {
	f := page.Field{Name: "moment", Label: t.a.w("timeline")}
	add := func(at uint32, words string) {
		value := strconv.Itoa(int(at))
		if n := len(f.Choices); n > 0 && f.Choices[n-1][0] == value {
			if words != "" {
				f.Choices[n-1][1] += t.a.w("comma") + words
			}
		} else {
			f.Choices = append(f.Choices, [2]string{value, fmt.Sprintf("%d %s", at-t.s.Span.First, words)})
		}
		if at <= t.s.Match.Seq() {
			f.Value = value
		}
	}
	add(t.s.Span.First, t.a.w("watch-first"))
	for _, m := range t.track.marks {
		words := m.words.In(t.a.lang)
		if words == "" {
			words = t.a.w("turn-n", m.turn)
		}
		add(m.at, words)
	}
	add(t.s.Span.Last, t.a.w("watch-last"))
	return f
}

// timeActs is what leads to another time, or back from it.
func (t *table) timeActs() (acts []page.Act) {
	a := t.a
	if t.origin != nil {
		acts = append(acts, page.Act{Act: "origin", Text: a.w("to-game")})
	}
	if t.puzzle != nil {
		return acts
	}
	text := a.w("look-back")
	switch {
	case t.s.Past:
		text = a.w("to-now")
	case t.s.Watching:
		text = a.w("watch-end")
	}
	return append(acts, page.Act{Act: "look-back", Text: text, Off: t.s.Cover || t.s.Seat < 0})
}

// watchWords is what is being looked at.
func (t *table) watchWords() string {
	a := t.a
	switch {
	case t.puzzle != nil:
		text := a.w("solution-of", t.puzzle.try.Puzzle.Title.In(a.lang))
		if t.s.Match.Seq() == t.s.Span.Last {
			text += "\n" + t.afterWords()
		}
		return strings.TrimSpace(text)
	case t.s.Past:
		return a.w("past")
	}
	return a.w("watching")
}
