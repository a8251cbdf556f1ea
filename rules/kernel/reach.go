package kernel

import "gorin/rules/ability"

// Reach counts what matches have reached: how often each step was carried out,
// each kind of request asked, each kind of event happened, each line resolved
// or, of a continuous one, applied to something,
// each expression of the program looked at.
type Reach struct {
	Steps    [][]uint32 // by procedure and step
	Requests [256]uint32
	Options  [256]uint32 // kinds of options that were picked
	Events   [256]uint32
	Lines    []uint32
	Kinds    []uint32 // by ability.Kind: acts, conditions, filters, objects, values
	Done     []uint32 // by expression: acts that did something
}

// NewReach makes a counter for matches of a book.
func NewReach(b *Book) *Reach {
	r := &Reach{Steps: make([][]uint32, len(b.Procs)), Lines: make([]uint32, len(b.Prog.Lines)), Kinds: make([]uint32, ability.KindCount),
		Done: make([]uint32, len(b.Prog.Exprs))}
	for i := range b.Procs {
		r.Steps[i] = make([]uint32, len(b.Procs[i].Steps))
	}
	return r
}

// Add adds another count of the same book.
func (r *Reach) Add(o *Reach) {
	for i := range r.Steps {
		for j := range r.Steps[i] {
			r.Steps[i][j] += o.Steps[i][j]
		}
	}
	for i := range r.Requests {
		r.Requests[i] += o.Requests[i]
		r.Options[i] += o.Options[i]
		r.Events[i] += o.Events[i]
	}
	for i := range r.Lines {
		r.Lines[i] += o.Lines[i]
	}
	for i := range r.Kinds {
		r.Kinds[i] += o.Kinds[i]
	}
	for i := range r.Done {
		r.Done[i] += o.Done[i]
	}
}

func (m *Machine) reachKind(k ability.Kind) {
	if m.Reach != nil {
		m.Reach.Kinds[k]++
	}
}

func (m *Machine) reachDone(act int32) {
	if m.Reach != nil {
		m.Reach.Done[act]++
	}
}

func (m *Machine) reachLine(line uint16) {
	if m.Reach != nil {
		m.Reach.Lines[line]++
		m.Reach.Kinds[m.Book.Prog.Exprs[m.Book.Prog.Lines[line].Would].Kind]++ // of none if it replaces nothing
	}
}

// ReachLine counts an ability that the rulebook has looked at or used without
// resolving it, ReachKind a word.
func (m *Machine) ReachLine(line uint16) { m.reachLine(line) }

// ReachDone counts an act after which its text does not go on.
func (m *Machine) ReachDone(act int32) { m.reachDone(act) }

// ReachKind: see ReachLine.
func (m *Machine) ReachKind(k ability.Kind) { m.reachKind(k) }
