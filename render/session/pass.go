package session

import (
	"slices"

	"gorin/rules"
)

// askPriority is the request of whoever may act, in games where players take turns at that.
const askPriority = "priority"

// Timings are the requests at which a player may act or do nothing, and the kind of option that
// does nothing. In games without priority they are the timings of the own turn, and to pass on
// until something happens goes on to the end of that turn.
type Timings map[string]string

// priorityAlone is what there is where players take turns at acting.
var priorityAlone = Timings{askPriority: "pass"}

// pass is the option by which a player does nothing at a timing, -1 for any other request.
func (t Timings) pass(r *rules.Request) int {
	if t == nil {
		t = priorityAlone
	}
	kind, ok := t[r.Kind]
	if !ok {
		return -1
	}
	return slices.IndexFunc(r.Options, func(o rules.Option) bool { return o.Kind == kind })
}

// Stops are the timings at which a person with priority is asked although
// nothing has happened, by "own/" or "other/" and the key of the step or phase.
// At timings that it does not name, a person is asked.
type Stops map[string]bool

// Timing is the key of a view's timing for Stops, for a seat.
func Timing(v *rules.View, seat int) string {
	side := "own/"
	if v.Active != seat && (seat < 0 || seat >= len(v.Players) || !v.Players[seat].InTurn) {
		side = "other/"
	}
	if v.Step != "" {
		return side + v.Step
	}
	return side + v.Phase
}

// at reports whether there is a stop.
func (s Stops) at(timing string) bool {
	on, named := s[timing]
	return on || !named
}

// moment is a timing of one turn, or in games without priority the whole turn.
type moment struct {
	turn   int
	timing string
}

func momentOf(v *rules.View, r *rules.Request) moment {
	if r.Kind != askPriority {
		return moment{turn: v.Turn}
	}
	return moment{v.Turn, Timing(v, r.Seat)}
}

// due is what answers the open decision without a person, worked out once.
type due struct {
	at     int // the revision that it was worked out for
	itself bool
	thinks bool // a computer thinks about it: the answer is not known yet
	pick   []int
	logged int          // entries of the log before the answer that led here
	stack  []rules.Card // what waited to be resolved, when it was a person's priority
}

// priority is what a seat had before it when it had priority last.
type priority struct {
	logged int // entries of the log
	stack  []rules.Card
	acted  bool // and it did not pass
}

// quiet are the kinds of events that nobody answers: the order of the turn, and
// what belongs to something else that is told.
var quiet = map[string]bool{
	"": true, "turn": true, "phase": true, "phase-end": true, "lie": true, "shuffle": true, "choice": true,
	"rollback": true, "look": true, "window": true, "priority": true, "pass": true, "stand": true, "pay": true,
}

// acts are what a player does in any game: they are no news to that player.
var acts = map[string]bool{"play": true, "activate": true, "attack": true}

// Eventful reports whether something has happened that a player may want to
// act on: a play, a trigger, an attack, a block, damage, or a card that changed
// its zone outside the routine of a turn.
func Eventful(e *rules.Event, routine func(*rules.Event) bool) bool {
	if quiet[e.Kind] {
		return false
	}
	return e.Kind != "move" || routine == nil || !routine(e)
}

// eventful reports whether anything has happened since the log had so many
// entries, as a seat may know it.
func (s *Session) eventful(seat, from int) bool {
	return slices.ContainsFunc(s.news(seat, from), func(e rules.Entry) bool { return Eventful(&e.Event, s.Routine) })
}

func (s *Session) news(seat, from int) []rules.Entry {
	return s.Match.Log(seat, min(from, s.Match.LogLen()))
}

// Window is a person's priority with everything that says whether it is passed
// on without asking.
type Window struct {
	Request *rules.Request
	View    *rules.View
	News    []rules.Entry // since that player had priority last
	Routine func(*rules.Event) bool
	Acts    map[string]bool // what else a player does in this game
	Stops   Stops
	Timings Timings
	Seen    []rules.Card // what waited to be resolved when that player had priority last
	Acted   bool         // and played something with it
	Own     bool         // a play of one's own is passed at once
	Skip    bool         // this is still the timing at which passing on was begun
}

// Passes reports whether the priority is passed on without asking: something
// that has happened, or that another player wants resolved, always asks.
func (w *Window) Passes() bool {
	r, v := w.Request, w.View
	if r.Min != 1 || r.Max != 1 || w.Timings.pass(r) < 0 {
		return false
	}
	if len(r.Options) == 1 {
		return true
	}
	played := false // a play of one's own is to be resolved next
	if n := len(v.Stack); n > 0 {
		top := &v.Stack[n-1]
		if top.Seat != r.Seat || !w.Acted && !slices.Contains(w.Seen, top.Card) {
			return false
		}
		played = w.Acted
	}
	for i := range w.News {
		e := &w.News[i].Event
		if Eventful(e, w.Routine) && !(w.Own && e.Seat == r.Seat && (acts[e.Kind] || w.Acts[e.Kind])) {
			return false
		}
	}
	return played && w.Own || w.Skip || !w.Stops.at(Timing(v, r.Seat))
}

// isPass reports whether an answer does nothing.
func isPass(r *rules.Request, pick []int) bool {
	return len(pick) == 1 && r.Options[pick[0]].Kind == "pass"
}

// Ends reports whether an option ends what one does, or leaves it to others.
func Ends(o *rules.Option) bool {
	return o.Kind == "pass" || o.Kind == "end" || o.Kind == "end-attacks"
}

// CanRun reports whether the open decision can be passed until something
// happens.
func (s *Session) CanRun() bool {
	r := s.Asked()
	return r != nil && s.Timings.pass(r) >= 0
}

// Run passes, and goes on passing until something happens or another timing
// with a stop comes.
func (s *Session) Run() error {
	if !s.CanRun() {
		return nil
	}
	r := s.Asked()
	v := s.Match.View(r.Seat)
	if err := s.Answer([]int{s.Timings.pass(r)}); err != nil {
		return err
	}
	s.Running, s.began = true, momentOf(v, r)
	s.due.at = -1
	return nil
}

// Halt ends passing on: the player has touched something.
func (s *Session) Halt() {
	if s.Running {
		s.Running = false
		s.Revision++ // who is asked may be another
	}
}

// Set changes the habits.
func (s *Session) Set(set Settings) { s.Settings, s.due.at = set, -1 }

// byItself is the answer to the open decision that is given without a person,
// and whether there is one.
func (s *Session) byItself() ([]int, bool) {
	if s.due.at != s.Revision {
		s.due.at, s.due.stack = s.Revision, nil
		s.due.thinks = false
		s.due.pick, s.due.itself = s.work()
	}
	return s.due.pick, s.due.itself
}

// asks reports whether a person has to answer the open decision.
func (s *Session) asks() bool {
	_, itself := s.byItself()
	return !itself
}

func (s *Session) work() ([]int, bool) {
	r := s.Pending()
	switch {
	case r == nil:
		return nil, false
	case len(r.Seats) > 1:
		return s.workTogether(r)
	case !s.Person(r.Seat):
		return s.computers(r), true
	}
	return s.workAlone(r)
}

// workAlone is the answer to a decision that persons have to make, if they need not be asked.
func (s *Session) workAlone(r *rules.Request) ([]int, bool) {
	switch {
	case s.forced(r):
		return all(r), true
	case s.Settings.Auto && s.stopsAt(r) && alike(r) && !(r.Secret && s.HotSeat()):
		return []int{0}, true
	case r.Seq == s.held || r.Secret && s.HotSeat():
		return nil, false
	case s.Purse.Asks(r) && (s.Settings.Pay || s.Settings.Auto):
		v := s.Match.View(r.Seat)
		if s.Settings.Pay || s.Purse.Alike(v, r) {
			return s.Purse.Payment(v, r), true
		}
		return nil, false
	case s.Running && Forced(r) && isPass(r, all(r)):
		return all(r), true
	case s.Timings.pass(r) < 0:
		return nil, false
	}
	v := s.Match.View(r.Seat)
	for i := range v.Stack {
		s.due.stack = append(s.due.stack, v.Stack[i].Card)
	}
	had := &s.had[r.Seat]
	w := Window{
		Request: r, View: v, News: s.news(r.Seat, had.logged), Routine: s.Routine, Acts: s.Acts, Stops: s.Settings.Stops, Timings: s.Timings,
		Seen: had.stack, Acted: had.acted, Own: s.Settings.Own, Skip: s.Running && s.began == momentOf(v, r),
	}
	if !s.Running && len(r.Options) == 1 || !w.Passes() {
		return nil, false
	}
	return []int{s.Timings.pass(r)}, true
}

func all(r *rules.Request) []int {
	pick := make([]int, len(r.Options))
	for i := range pick {
		pick[i] = i
	}
	return pick
}

// forced reports whether the request can be answered in one way only, and
// nobody who looks on learns from that.
func (s *Session) forced(r *rules.Request) bool {
	if !s.Settings.Auto || !s.stopsAt(r) || r.Secret && s.HotSeat() {
		return false
	}
	return Forced(r)
}
