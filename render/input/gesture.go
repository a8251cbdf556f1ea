// Package input makes one pointer of mouse and touch and names the keys.
// The gestures are pure; only Reader looks at devices.
package input

import "math"

// Kind is what an event says.
type Kind int

// The kinds of events.
const (
	Move  Kind = iota // the pointer hovers at X, Y
	Down              // pressed
	Drag              // moved by DX, DY while pressed
	Click             // pressed and let go in one place
	Up                // let go, after a Click or a drag
	Long              // held in one place, or the second mouse button
	Wheel             // turned by DX, DY
	Key               // Name was pressed
	Type              // Name was typed as text
)

// Event is one thing that a person did; places are logical pixels.
type Event struct {
	Kind   Kind
	X, Y   float64
	DX, DY float64
	Name   string
	Touch  bool
}

// Sample is the pointer at one tick.
type Sample struct {
	X, Y    float64
	Down    bool
	Second  bool // the second button went down
	Touch   bool
	Present bool // false: no finger and no mouse
}

// What makes a press long or a drag: ticks of a sixtieth second, pixels.
const (
	longTicks = 27
	slack     = 8.0
)

// Gestures turns samples into events.
type Gestures struct {
	last    Sample
	started Sample
	ticks   int
	dragged bool
	long    bool
}

// Feed takes the sample of one tick and returns what it means.
func (g *Gestures) Feed(s Sample) []Event {
	var out []Event
	add := func(k Kind, dx, dy float64) {
		out = append(out, Event{Kind: k, X: s.X, Y: s.Y, DX: dx, DY: dy, Touch: s.Touch})
	}
	if !s.Down && g.last.Down { // a lifted finger has no place of its own
		s.X, s.Y, s.Touch = g.last.X, g.last.Y, g.last.Touch
	}
	moved := s.X != g.last.X || s.Y != g.last.Y
	switch {
	case s.Down && !g.last.Down:
		g.started, g.ticks, g.dragged, g.long = s, 0, false, false
		add(Move, 0, 0)
		add(Down, 0, 0)
	case s.Down:
		g.ticks++
		limit := slack
		if !s.Touch {
			limit = slack / 2
		}
		if !g.dragged && math.Hypot(s.X-g.started.X, s.Y-g.started.Y) > limit {
			g.dragged = true
		}
		if g.dragged && moved {
			add(Drag, s.X-g.last.X, s.Y-g.last.Y)
		}
		if !g.dragged && !g.long && s.Touch && g.ticks >= longTicks {
			g.long = true
			add(Long, 0, 0)
		}
	case g.last.Down:
		if !g.dragged && !g.long {
			add(Click, 0, 0)
		}
		add(Up, 0, 0)
	case moved && s.Present && !s.Touch:
		add(Move, 0, 0)
	}
	if s.Second {
		add(Long, 0, 0)
	}
	g.last = s
	return out
}
