package session

import (
	"gorin/rules"
	"gorin/rules/bot"
)

// Advice is what a computer would do in the place of the person who is asked.
type Advice struct {
	Best []Counsel // the best first; nothing as long as it thinks
	Over bool

	*pondering
	request *rules.Request
}

// Counsel is an answer that might be given.
type Counsel struct {
	Words  []rules.Words // the options that it picks; none if it picks nothing
	Chance float64       // of winning then, as the computer sees it
	Then   []rules.Words // how it would go on
}

// counsels is how many answers an advice has at most.
const counsels = 3

// CanAdvise reports whether a computer may be asked: not where several people share the screen, since it would tell who
// looks over a shoulder what to expect.
func (s *Session) CanAdvise() bool {
	r := s.Pending()
	return r != nil && s.Alone(s.Seat) && !s.Watching && s.Asked() != nil && r.Asks(s.Seat) && len(r.Options) > 1
}

// Advise asks what a strong computer would do; Advice tells when it has thought.
func (s *Session) Advise() {
	if s.advice != nil || !s.CanAdvise() {
		return
	}
	r := s.Pending()
	if len(r.Seats) > 1 {
		r, _ = r.Of(s.Seat)
	}
	sight, err := s.Match.Sight(s.Seat)
	thinker, ok := s.hire(Strong, s.Seat).(bot.Thinker)
	if err != nil || !ok {
		s.advice = &Advice{Over: true}
		return
	}
	s.advice = &Advice{pondering: ponder(thinker.Think(sight, s.Match.View(s.Seat), r)), request: r}
}

// Advice is what has come of Advise, nil if nobody has been asked about the open decision.
func (s *Session) Advice() *Advice { return s.advice }

// Part is how much of it has been thought, from 0 to 1.
func (a *Advice) Part() float64 {
	if a.pondering == nil || a.Over {
		return 1
	}
	return min(1, float64(a.done.Load())/float64(max(1, a.all.Load())))
}

// counsel lets the computer that was asked think on, and takes what it says.
func (s *Session) counsel() {
	a := s.advice
	if a == nil || a.Over || !a.pondering.ponder() {
		return
	}
	a.Over = true
	t, ok := a.thought.(bot.Adviser)
	if !ok {
		return
	}
	for _, c := range t.Best(counsels) {
		k := Counsel{Chance: c.Chance, Then: t.Expect(c.Pick)}
		for _, i := range c.Pick {
			k.Words = append(k.Words, a.request.Options[i].Words)
		}
		a.Best = append(a.Best, k)
	}
	s.Revision++
}
