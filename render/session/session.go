package session

import (
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// Unseated is the seat of a screen that shows nobody's hand yet.
const Unseated = rules.Spectator

// Settings are the habits of the table.
type Settings struct {
	Auto  bool // answer by itself what can be answered in one way only
	Delay int  // milliseconds that a computer player takes
	Pay   bool // choose by itself what pays
	Own   bool // pass at once after a play of one's own, so that it is resolved
	Stops Stops
}

// Session is one match at the table.
type Session struct {
	Match    Match
	Start    Start
	Settings Settings
	Seat     int  // whose hand the screen shows
	Cover    bool // the screen waits to be handed to CoverTo
	CoverTo  int
	CoverFor []int // all who may take it: several where any of a team may act next
	Watching bool  // the match is only looked at, forth and back
	Playing  bool  // while watching: goes on by itself
	Past     bool  // while watching: the match has not ended, and goes on later
	Open     bool  // while watching: all hands are shown where All allows it
	single   bool  // nothing is put together
	Speed    float64
	Span     Span // while watching
	Revision int  // grows with every change

	Routine func(*rules.Event) bool // moves that every turn has; nil: none
	Acts    map[string]bool         // events by which players of this game act
	Timings Timings                 // at which they may; nil: whenever they have priority
	Joins   Joins                   // questions that are put together; nil: those only of which any game has them
	Purse   *Purse                  // what pays in this game; nil: nothing is asked for
	Hold    func() bool             // nothing is answered by itself while it says so; nil: never
	Running bool                    // priority is passed until something happens
	began   moment                  // where that was begun

	bots  []Bot // by seat, nil where a person sits
	teams []int // by seat, nil without teams
	since int64 // when the present decision came up, in milliseconds
	quick bool  // the last answer took no time
	fault error

	had  []priority      // by seat
	self map[uint32]bool // decisions of persons that were answered by themselves, or by a computer beside them
	held uint32          // the decision that was gone back to: a person answers it
	due  due             // what answers the open decision without a person

	open      *rules.Request // the open decision, as of Revision opened
	opened    int
	waits     bot.Waiting
	advice    *Advice                         // what a computer would do in the place of the person who is asked
	hire      func(kind string, seat int) Bot // makes a computer player
	chances   func(m *rules.Match) []float64  // how likely each seat is to win
	review    *Review                         // once the match is over
	pondering *pondering                      // what a computer thinks about, if one does
	mine      share                           // what of it is put to the persons
	stands    int                             // entries of the log that stand since LogStands was asked last
}

// New puts a match on the table. Seats without a person are played by the
// engine's bots.
func New(m Match, e Engine, start Start, set Settings) *Session {
	s := &Session{Match: m, Start: start, Settings: set, Seat: Unseated, opened: -1, Speed: 1, self: map[uint32]bool{}, due: due{at: -1}}
	s.teams = teamsOf(m.View(rules.Spectator))
	s.hire = func(kind string, seat int) Bot { return e.Bot(kind, start.Seed*uint64(s.Seats())+uint64(seat)+1, m) }
	s.chances = e.Chances
	s.bots, s.had = make([]Bot, len(start.Kinds)), make([]priority, len(start.Kinds))
	m.Address(rules.Spectator)
	for seat, kind := range start.Kinds {
		if kind != Human {
			s.bots[seat] = s.hire(kind, seat)
		} else if s.humans() == 1 {
			s.Seat = seat
			m.Address(seat)
		}
	}
	s.changed()
	return s
}

func (s *Session) humans() int {
	n := 0
	for _, k := range s.Start.Kinds {
		if k == Human {
			n++
		}
	}
	return n
}

// Seats is how many play.
func (s *Session) Seats() int { return len(s.Start.Kinds) }

// HotSeat reports whether several people share the screen.
func (s *Session) HotSeat() bool { return s.humans() > 1 }

// Alone reports whether a seat is that of the only person.
func (s *Session) Alone(seat int) bool { return s.humans() == 1 && s.Person(seat) }

// Person reports whether a person sits at the seat.
func (s *Session) Person(seat int) bool {
	return seat >= 0 && seat < len(s.bots) && s.bots[seat] == nil
}

// Bottom is the seat whose half lies at the lower edge of the screen.
func (s *Session) Bottom() int { return max(0, s.Seat) }

// Pending is the open decision of the match, whoever is asked, or nil; it is
// put into words once.
func (s *Session) Pending() *rules.Request {
	if s.opened != s.Revision {
		s.open, s.opened = s.Match.Pending(), s.Revision
	}
	return s.open
}

// LogStands is how many entries of the log are as they were when it was asked
// last; later ones have been taken back, or are new.
func (s *Session) LogStands() int {
	n := s.stands
	s.stands = s.Match.LogLen()
	return n
}

// takeBack undoes one answer.
func (s *Session) takeBack() bool {
	if !s.Match.Undo() {
		return false
	}
	s.stands = min(s.stands, s.Match.LogLen())
	return true
}

// Asked is the decision that the person at the screen has to make now, or nil.
func (s *Session) Asked() *rules.Request {
	if s.Watching || s.Cover {
		return nil
	}
	if s.Pending() == nil || !s.asks() {
		return nil
	}
	if r := s.share().Request; r != nil && r.Asks(s.Seat) {
		return r
	}
	return nil
}

// Answer answers the present decision. A refusal changes nothing.
func (s *Session) Answer(pick []int) error {
	r := s.Pending()
	if r == nil {
		return nil
	}
	s.held = 0
	delete(s.self, r.Seq)
	if h := s.share(); h.join != nil {
		return s.putJoined(r, h.join, pick)
	}
	return s.put(r, s.share().whole(pick))
}

// put hands an answer to the rules.
func (s *Session) put(r *rules.Request, pick []int) error {
	logged := s.Match.LogLen()
	if err := s.Match.Answer(r.Seq, pick); err != nil {
		return err
	}
	s.due.logged = logged
	if i, by := s.Timings.pass(r), r.By(pick); i >= 0 && by >= 0 && by < len(s.had) {
		s.had[by] = priority{logged, s.due.stack, len(pick) != 1 || r.Options[pick[0]].Kind != r.Options[i].Kind}
	}
	s.changed()
	return nil
}

// Conceders lists the persons who may give up now, whoever is asked: who looks at the screen
// first, then the others.
func (s *Session) Conceders() (seats []int) {
	if s.Watching || s.Match.Result().Over {
		return nil
	}
	players := s.Match.View(rules.Spectator).Players
	for seat, p := range players {
		if s.Person(seat) && !p.Lost && !p.Left {
			if seat == s.Seat {
				seats = slices.Insert(seats, 0, seat)
			} else {
				seats = append(seats, seat)
			}
		}
	}
	return seats
}

// Concede gives the match up for a person.
func (s *Session) Concede(seat int) error {
	if !s.Person(seat) {
		return nil
	}
	if err := s.Match.Concede(seat); err != nil {
		return err
	}
	s.changed()
	return nil
}

func (s *Session) changed() {
	s.drop()
	s.Revision++
	s.since = 0
	s.settle()
}

// settle says whose hand the screen shows for the present decision.
func (s *Session) settle() {
	r := s.Pending()
	if r == nil || s.Watching || !s.HotSeat() || !s.asks() {
		return
	}
	of := s.share().Request
	if of == nil {
		return
	}
	if of.Asks(s.Seat) {
		s.Cover = false
		return
	}
	if s.sharesWith(of.Seat) {
		s.Cover, s.Seat, s.mine.Request = false, of.Seat, nil
		return
	}
	s.Cover, s.CoverTo, s.CoverFor = true, of.Seat, seatsOf(of)
}

// Uncover shows the screen to the player that it was handed to.
func (s *Session) Uncover() { s.UncoverFor(s.CoverTo) }

// UncoverFor shows it to one of those who may take it.
func (s *Session) UncoverFor(seat int) {
	if s.Cover && (seat == s.CoverTo || slices.Contains(s.CoverFor, seat)) {
		s.Cover, s.Seat = false, seat
		s.Revision++
	}
}

// Forced reports whether the request can be answered in one way only.
func Forced(r *rules.Request) bool {
	n := len(r.Options)
	return r.Min == r.Max && r.Max == n && (n <= 1 || !r.Ordered)
}

// Think lets computers think about the open decision from now on, if they have not begun.
func (s *Session) Think(now int64) {
	if s.since == 0 {
		s.since = now
	}
}

// burst is how many answers one tick gives at most when nobody has to follow.
const burst = 40

// Tick lets time pass: now is in milliseconds. It reports whether anything
// has changed.
func (s *Session) Tick(now int64) bool {
	before := s.Revision
	s.Think(now)
	s.counsel()
	s.goOver()
	if s.Watching {
		s.play(now)
		return s.Revision != before
	}
	for range burst {
		if s.fault != nil || s.Hold != nil && s.Hold() || !s.step(now) {
			break
		}
		if s.Settings.Delay > 0 {
			s.since = now
			if !s.quick {
				break
			}
		}
	}
	return s.Revision != before
}

// step gives one answer that no person has to give, when it is due.
func (s *Session) step(now int64) bool {
	r := s.Pending()
	if r == nil {
		return false
	}
	pick, itself := s.byItself()
	if !itself {
		s.Running = false
		return false
	}
	if s.due.thinks {
		if !s.pondering.ponder() {
			s.quick = false
			return false
		}
		s.waits.End()
		s.due.at = -1
		if pick, itself = s.byItself(); !itself || s.due.thinks { // the next of a team may think now, or a person be asked
			return false
		}
	}
	wait := s.wait(r, pick)
	if s.quick = wait == 0; now-s.since < wait {
		return false
	}
	person := s.stopsAt(r)
	if err := s.put(r, pick); err != nil {
		s.fault = err
		s.held, s.due.at = r.Seq, -1
		return false
	}
	if person {
		s.self[r.Seq] = true
	}
	return true
}

// wait is how long an answer takes that no person gives: what nobody has to
// follow takes no time, and who passes does not show by it what else could have been done.
func (s *Session) wait(r *rules.Request, pick []int) int64 {
	whole := int64(s.Settings.Delay)
	passes, by := isPass(r, pick), r.By(pick)
	switch {
	case !passes && !s.Person(by) && (len(r.Options) > 1 || r.Secret):
		return whole
	case s.eventful(by, s.due.logged):
		return whole / 4
	case s.Person(by) || passes:
		return 0
	}
	return whole / 4
}

// Fault is the error that stopped a computer player, once.
func (s *Session) Fault() error {
	err := s.fault
	s.fault = nil
	return err
}
