package kernel

import "gorin/rules/ability"

// Timetable is where in a match of a rulebook a position can begin.
type Timetable struct {
	Match, MatchRow, Turn int // the procedure of a match, its row where a turn is under way, that of a turn
	Keys                  []string
	Phases                map[ability.Phase]int // row of the turn where a phase or step begins
	Timings               map[string]Timing
}

// Timing is a point of a turn at which somebody is asked and nothing else is under
// way: the procedures above the match, each with the row it is at.
type Timing struct {
	Phase, Step ability.Phase
	At          []At
}

// At is a procedure under way. Of the last one Row asks; From is the row that leads to
// it, Or another one that asks in the same timing, 0 for none.
type At struct {
	Proc, Row, From, Or int
	Regs                func(m *Machine) [6]int32 // its registers, nil if it uses none
}

func (a *At) regs(m *Machine) (r [6]int32) {
	if a.Regs != nil {
		r = a.Regs(m)
	}
	return r
}

// Begin starts the match with a phase or step of a turn, or with a timing in it. It
// reports whether there is such a one; ready is called before anything happens.
func (t *Timetable) Begin(m *Machine, key string, ready func(*Timing)) bool {
	if at, ok := t.Timings[key]; ok {
		m.Call(t.Match)
		m.Goto(t.MatchRow)
		for i := range at.At {
			a := &at.At[i]
			r := a.regs(m)
			m.Call(a.Proc, r[:]...)
			m.Goto(a.Row)
			if a.From != 0 {
				m.Goto(a.From)
			}
		}
		m.SetStep(at.Phase, at.Step)
		ready(&at)
		m.Run()
		return true
	}
	for ph, row := range t.Phases {
		if t.Keys[ph] == key {
			m.Call(t.Match)
			m.Goto(t.MatchRow)
			m.Call(t.Turn)
			m.Goto(row)
			m.Run()
			return true
		}
	}
	return false
}

// Now is the timing that a match stands at, "" if something else is under way.
func (t *Timetable) Now(m *Machine) (key string, at Timing) {
	for key, at := range t.Timings {
		if at.is(m) {
			return key, at
		}
	}
	return "", Timing{}
}

func (t Timing) is(m *Machine) bool {
	f := m.S.Frames
	if len(f) != len(t.At)+1 || ability.Phase(m.S.Step) != t.Step {
		return false
	}
	for i := range t.At {
		a, here := &t.At[i], &f[i+1]
		if int(here.Proc) != a.Proc || int(here.Step) != a.Row && (a.Or == 0 || int(here.Step) != a.Or) || here.Regs != a.regs(m) {
			return false
		}
	}
	return true
}
