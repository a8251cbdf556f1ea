package anim

import (
	"gorin/render/layout"
)

// Beat is one thing that has happened, in the order of the log.
type Beat struct {
	Kind     Pace
	Card     uint16 // that moves, 0 if it is not known
	Face     int    // what is printed on it, from 1; 0 for its back
	From, To layout.Pose
	Batch    uint32 // moves of one batch between the same zones hurry after the first few
	Entry    int    // of the log
}

// Pace is how much time a beat is given.
type Pace uint8

// The paces.
const (
	Still  Pace = iota // nothing to see
	Glide              // a card turns or makes room while the next happens
	Slide              // a card goes somewhere
	Reveal             // a card is looked at before it goes on
	Strike             // an attack, damage
	Speak              // an ability, an effect: whose is shown
)

// lengths is how long a beat lasts before the next begins, in milliseconds.
var lengths = [...]int64{Still: 0, Slide: 110, Reveal: 430, Strike: 330, Speak: 380}

// Measures of a script, in milliseconds.
const (
	hurried   = 22   // between the moves of a heap after the first few
	calm      = 4    // moves of a heap that are not hurried
	longest   = 3600 // of all beats together: more are drawn closer
	lingering = 900  // how long the last word stands
)

// Cue is a beat whose cause is shown: when, and which entry of the log says so.
type Cue struct {
	Begin, End int64
	Entry      int
}

// Script is what is to be seen of what has happened: flights and cues.
type Script struct {
	flights []Flight
	cues    []Cue
}

// Write times the beats from now on. Slow stretches all times: 1 is the usual
// speed, 0 shows nothing; calmly, nothing moves, but what happens is named all the
// same.
func (s *Script) Write(now int64, beats []Beat, slow float64, calmly bool) {
	s.flights, s.cues = s.flights[:0], s.cues[:0]
	if slow <= 0 {
		return
	}
	whole := int64(0)
	run := 0
	waits := make([]int64, len(beats))
	for i := range beats {
		b := &beats[i]
		if i > 0 && b.Kind == Slide && beats[i-1].Kind == Slide && b.Batch == beats[i-1].Batch && b.To == beats[i-1].To {
			run++
		} else {
			run = 0
		}
		waits[i] = lengths[b.Kind]
		if run >= calm {
			waits[i] = hurried
		}
		whole += waits[i]
	}
	if whole > longest {
		slow *= float64(longest) / float64(whole)
	}
	at := now
	for i := range beats {
		b := &beats[i]
		wait := int64(float64(waits[i]) * slow)
		if !calmly && (b.Kind == Glide || b.Kind == Slide || b.Kind == Reveal) {
			long := max(int64(Duration*min(slow, 1.5)), 1)
			s.flights = append(s.flights, Flight{Card: b.Card, Face: b.Face, From: b.From, To: b.To, Begin: at, Long: long})
		}
		if b.Kind > Glide {
			if n := len(s.cues); n > 0 {
				s.cues[n-1].End = min(s.cues[n-1].End, max(at, s.cues[n-1].Begin+1))
			}
			s.cues = append(s.cues, Cue{at, at + wait + int64(lingering*min(slow, 1)), b.Entry})
		}
		at += wait
	}
}

// Busy reports whether anything is still to be seen move.
func (s *Script) Busy(now int64) bool {
	for i := range s.flights {
		if now < s.flights[i].End() {
			return true
		}
	}
	for i := range s.cues {
		if i+1 < len(s.cues) && now < s.cues[i].End {
			return true
		}
	}
	return false
}

// Changing reports whether the picture of now differs from that a moment later, also
// by a cue that ends.
func (s *Script) Changing(now int64) bool {
	return s.Busy(now) || len(s.cues) > 0 && now < s.cues[len(s.cues)-1].End
}

// Stop ends all.
func (s *Script) Stop() { s.flights, s.cues = s.flights[:0], s.cues[:0] }

// Cue is what is shown of the log now.
func (s *Script) Cue(now int64) (Cue, bool) {
	for i := len(s.cues) - 1; i >= 0; i-- {
		if c := s.cues[i]; now >= c.Begin {
			return c, now < c.End
		}
	}
	return Cue{}, false
}

// At is where a card is that lies at home: before its first flight where that
// begins, between two where the one ended.
func (s *Script) At(card uint16, home layout.Pose, now int64) (p layout.Pose, moving bool) {
	if card == 0 {
		return home, false
	}
	p = home
	for i := range s.flights {
		f := &s.flights[i]
		switch {
		case f.Card != card:
		case now >= f.End():
			p, moving = f.To, true
		case now >= f.Begin:
			return f.pose(now), true
		default:
			if moving {
				return p, true // it waits where the flight before has ended
			}
			return f.From, true
		}
	}
	return home, false
}

// Ghost is a card under way that does not lie open on the table in the end.
type Ghost struct {
	Pose layout.Pose
	Face int // from 1; 0 for the back
}

// Ghosts appends the flights of cards that home does not know to out.
func (s *Script) Ghosts(now int64, home func(card uint16) bool, out []Ghost) []Ghost {
	for i := range s.flights {
		f := &s.flights[i]
		if f.Card != 0 && home(f.Card) || now < f.Begin {
			continue
		}
		end := f.End()
		if next := s.next(i); next != nil && f.Card != 0 {
			end = next.Begin // it waits there
		}
		if now < end {
			out = append(out, Ghost{f.pose(now), f.Face})
		}
	}
	return out
}

// next is the next flight of the same card.
func (s *Script) next(i int) *Flight {
	for k := i + 1; k < len(s.flights); k++ {
		if s.flights[k].Card == s.flights[i].Card {
			return &s.flights[k]
		}
	}
	return nil
}
