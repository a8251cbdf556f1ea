package session

import (
	"runtime"
	"sync/atomic"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
)

// beside reports whether computers can think while the picture is drawn. In the page there is one thread: there
// they think for a moment between two pictures.
const beside = runtime.GOOS != "js"

// patience is for how long a computer thinks before a person is offered to end that.
const patience = time.Second

// slice is for how long at most they think between two pictures. One playout more than that may end after it.
const slice = 3 * time.Millisecond

// pondering is what a computer thinks about.
type pondering struct {
	thought bot.Thought
	began   time.Time
	enough  atomic.Bool // it has to end
	over    atomic.Bool
	ended   chan struct{} // closed when over; nil if it is thought about between two pictures
	done    atomic.Int32
	all     atomic.Int32
}

// computers is what the computers answer to the open decision. It is nil if that is for persons to do, and while one of
// them thinks.
func (s *Session) computers(r *rules.Request) []int {
	pick, t := s.waits.Next(r, s.bots, s.Match)
	s.due.thinks = t != nil
	if t == nil {
		s.pondering = nil
		return pick
	}
	if s.pondering == nil || s.pondering.thought != t {
		s.pondering = ponder(t)
	}
	return nil
}

// ponder begins to think.
func ponder(t bot.Thought) *pondering {
	p := &pondering{thought: t, began: time.Now()}
	p.note()
	if beside {
		p.ended = make(chan struct{})
		go p.run()
	}
	return p
}

// run thinks to the end.
func (p *pondering) run() {
	for !p.enough.Load() && p.thought.Step() {
		if p.note(); p.thought.Idle() {
			time.Sleep(100 * time.Microsecond)
		}
	}
	p.over.Store(true)
	close(p.ended)
}

// note notes how far it is.
func (p *pondering) note() {
	done, all := p.thought.Progress()
	p.done.Store(int32(done))
	p.all.Store(int32(all))
}

// ponder lets a computer think on, and reports whether it has come to an end.
func (p *pondering) ponder() bool {
	if p.ended != nil {
		return p.over.Load()
	}
	for began := time.Now(); !p.over.Load() && time.Since(began) < slice; {
		if p.enough.Load() || !p.thought.Step() {
			p.over.Store(true)
		}
		p.note()
		if p.thought.Idle() {
			break
		}
	}
	return p.over.Load()
}

// drop ends what a computer thinks about, since the match has changed.
func (s *Session) drop() {
	s.pondering.stop()
	s.pondering = nil
	s.waits.Forget()
	if s.advice != nil {
		s.advice.stop()
		s.advice = nil
	}
}

// stop ends it where it goes on beside the picture; nothing is done about none.
func (p *pondering) stop() {
	if p != nil && p.ended != nil {
		p.enough.Store(true)
		<-p.ended // at the end of a playout
	}
}

// Thinking is how far a computer is with what it thinks about: so many playouts of so many. ok is false if none thinks.
func (s *Session) Thinking() (done, all int, ok bool) {
	p := s.pondering
	if p == nil || p.over.Load() || s.Watching {
		return 0, 0, false
	}
	return int(p.done.Load()), int(p.all.Load()), true
}

// Lingers reports whether a computer has been thinking for so long that one may want to go on.
func (s *Session) Lingers() bool {
	_, _, ok := s.Thinking()
	return ok && time.Since(s.pondering.began) > patience
}

// Enough lets the computer that thinks answer with what it has found so far.
func (s *Session) Enough() {
	if s.pondering != nil {
		s.pondering.enough.Store(true)
	}
}
