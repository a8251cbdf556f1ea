package table

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
	Marks  []mark
	log    []rules.Entry // to its end, as the screen may know it
	seat   int           // who knows that
	sought string        // where the line was touched, as a fraction
}

// mark is a moment that the line of time shows.
type mark struct {
	at    uint32 // the decision before which it has happened
	Kind  skin.Moment
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
		if n := len(out); n > 0 && out[n-1].at == m.at && out[n-1].Kind == kind && out[n-1].seat == m.seat {
			continue // of one and the same thing
		}
		out = append(out, m)
	}
	return out
}

// trace reads the course of the match before anything of it is taken back.
func (t *Table) trace() {
	m, seat := t.Session.Match, t.viewer()
	t.Track = track{log: m.Log(seat, 0), seat: seat}
	if film, ok := m.(interface {
		Turns(each func(seq uint32, turn int))
	}); ok { // it has no log, but its turns
		turn := -1
		film.Turns(func(seq uint32, n int) {
			if turn >= 0 && n != turn {
				t.Track.Marks = append(t.Track.Marks, mark{at: seq, Kind: skin.Turn, turn: n})
			}
			turn = n
		})
		return
	}
	t.Track.Marks = marksOf(t.Track.log, t.Skin.Moments, 1)
}

// AllEntries is the log that is shown: while the match is looked at, to its end.
func (t *Table) AllEntries() []rules.Entry {
	if t.Session.Watching && t.Track.seat == t.logSeat && len(t.Track.log) >= len(t.Log) {
		return t.Track.log
	}
	return t.Log
}

// watch shows the match from its beginning.
func (t *Table) watch() {
	t.overlay = overlay{}
	if t.Session.Seat < 0 {
		t.Session.Seat = max(0, t.View.Seat)
	}
	t.Session.Now()
	t.trace()
	t.Session.Watch()
	t.jumped = true
	t.Refresh()
}

// lookBack begins to look at what has been, or ends it.
func (t *Table) lookBack() {
	if t.Puzzle != nil {
		return
	}
	if t.Session.Watching {
		t.leaveWatch()
		return
	}
	if t.Session.Cover || t.Session.Seat < 0 {
		return
	}
	t.a.Flush()
	t.trace()
	t.Session.LookBack()
	t.overlay = overlay{}
	t.jumped = true
}

// leaveWatch goes back to where the match stands.
func (t *Table) leaveWatch() {
	t.jumped = true
	t.Session.Now()
}

// showMoment shows the match at a decision.
func (t *Table) showMoment(at uint32) {
	if at >= t.Session.Match.Seq() && !t.Session.Watching {
		return
	}
	if !t.Session.Watching {
		if t.lookBack(); !t.Session.Watching {
			return
		}
	}
	t.jumped = true
	t.Session.Go(at)
}

// goTo shows the moment of an act's value.
func (t *Table) goTo(value string) {
	if at, err := strconv.ParseUint(value, 10, 32); err == nil {
		t.overlay = overlay{}
		t.showMoment(uint32(at))
	}
}

// seek goes where the line of time was touched last.
func (t *Table) seek() {
	if t.Track.sought == "" {
		return
	}
	f, err := strconv.ParseFloat(t.Track.sought, 64)
	t.Track.sought = ""
	if err != nil || !t.Session.Watching {
		return
	}
	if at := uint32(t.line(layout.Rect{}).At(f)); at != t.Session.Match.Seq() {
		t.showMoment(at)
	}
}

func (t *Table) line(r layout.Rect) layout.Track {
	return layout.Track{Rect: r, First: int(t.Session.Span.First), Last: int(t.Session.Span.Last)}
}

// next is the nearest mark after the moment that is shown, or before it, of a kind
// or of any.
func (t *Table) next(way int, kind skin.Moment) uint32 {
	now := t.Session.Match.Seq()
	best := t.Session.Span.Last
	if way < 0 {
		best = t.Session.Span.First
	}
	for _, m := range t.Track.Marks {
		switch {
		case kind != 0 && m.Kind != kind:
		case way > 0 && m.at > now:
			return m.at
		case way < 0 && m.at < now:
			best = m.at
		}
	}
	return best
}

// placeWords is which moment is shown.
func (t *Table) placeWords() string {
	span := t.Session.Span
	return t.a.W("moment-of", t.turns, int(t.Session.Match.Seq()-span.First), int(span.Last-span.First))
}

// momentField lets the mirror go to a mark.
func (t *Table) momentField() page.Field {
	f := page.Field{Name: "moment", Label: t.a.W("timeline")}
	add := func(at uint32, words string) {
		value := strconv.Itoa(int(at))
		if n := len(f.Choices); n > 0 && f.Choices[n-1][0] == value {
			if words != "" {
				f.Choices[n-1][1] += t.a.W("comma") + words
			}
		} else {
			f.Choices = append(f.Choices, [2]string{value, fmt.Sprintf("%d %s", at-t.Session.Span.First, words)})
		}
		if at <= t.Session.Match.Seq() {
			f.Value = value
		}
	}
	add(t.Session.Span.First, t.a.W("watch-first"))
	for _, m := range t.Track.Marks {
		words := m.words.In(t.a.Lang())
		if words == "" {
			words = t.a.W("turn-n", m.turn)
		}
		add(m.at, words)
	}
	add(t.Session.Span.Last, t.a.W("watch-last"))
	return f
}

// timeActs is what leads to another time, or back from it.
func (t *Table) timeActs() (acts []page.Act) {
	a := t.a
	if t.Back {
		acts = append(acts, page.Act{Act: "origin", Text: a.W("to-game")})
	}
	if t.Led() {
		return acts
	}
	text := a.W("look-back")
	switch {
	case t.Session.Past:
		text = a.W("to-now")
	case t.Session.Watching:
		text = a.W("watch-end")
	}
	return append(acts, page.Act{Act: "look-back", Text: text, Off: t.Session.Cover || t.Session.Seat < 0})
}

// watchWords is what is being looked at.
func (t *Table) watchWords() string {
	a := t.a
	switch {
	case t.Puzzle != nil:
		text := a.W("solution-of", t.Puzzle.Try.Puzzle.Title.In(a.Lang()))
		if t.Session.Match.Seq() == t.Session.Span.Last {
			text += "\n" + t.afterWords()
		}
		return strings.TrimSpace(text)
	case t.Session.Past:
		return a.W("past")
	}
	return a.W("watching")
}
