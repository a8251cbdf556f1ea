package lesson

import (
	"errors"
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/scenario"
)

// State is what the lesson waits for.
type State uint8

// The states.
const (
	Reading State = iota // the learner reads a remark: Next
	Asked                // the learner answers
	Waiting              // somebody else answers, or nobody has a choice: Reply
	Off                  // the learner has picked something beside the path, which is to be taken back
	Done                 // the end of the path
)

func (s State) String() string {
	return [...]string{"reading", "asked", "waiting", "off the path", "done"}[s]
}

// Walk is a lesson that is being followed. Everything may be done with its match.
type Walk struct {
	Lesson *Lesson
	Match  *rules.Match
	marks  []mark // one for the start and one for each move
	reader *scenario.Reader
}

// mark is how far one is after a move, and what leads on from there.
type mark struct {
	hash uint32 // of the move
	at   int    // the step that is next
	off  bool   // the move left the path, or one before
	why  rules.Words

	worked  int // the step for which the rest was worked out, from 1
	state   State
	kinds   []string // by option: what it is, alike for cards that nobody could tell apart
	ordered bool     // the order of an answer matters
	right   [][]int  // answers that lead to the next step
	any     bool     // all do
	forced  []int    // the answer that leaves the step as it is: nobody has a choice
	wrong   []picked
	beside  rules.Words // what is said of other answers
	err     error       // why nothing leads on
}

// picked is an answer beside the path and what is said of it.
type picked struct {
	pick []int
	why  rules.Words
}

func (w *Walk) read() *scenario.Reader {
	if w.reader == nil {
		w.reader = w.Lesson.scene.Reader(w.Match)
	}
	return w.reader
}

// now is how far one is after the moves of the match.
func (w *Walk) now() *mark {
	moves, known := w.Match.Moves(), 0
	for known < len(w.marks) && known <= len(moves) && (known == 0 || w.marks[known].hash == moves[known-1].Sum) {
		known++
	}
	w.marks = w.marks[:known]
	if known == 0 {
		w.marks = append(w.marks, mark{})
	}
	if len(w.marks) <= len(moves) { // once more from where it is known
		m := w.Match.Copy()
		for len(m.Moves()) >= len(w.marks) {
			m.Undo()
		}
		for len(w.marks) <= len(moves) {
			w.work(m)
			for w.marks[len(w.marks)-1].state == Reading { // it was read before the move
				w.marks[len(w.marks)-1].at++
				w.work(m)
			}
			w.advance(&moves[len(w.marks)-1])
			m.Redo()
		}
	}
	w.work(w.Match)
	return &w.marks[len(w.marks)-1]
}

// advance notes a move that was made at the last mark.
func (w *Walk) advance(mv *rules.Move) {
	was := &w.marks[len(w.marks)-1]
	next := mark{hash: mv.Sum, at: was.at, off: was.off, why: was.why}
	same := func(pick []int) bool { return was.alike(pick, mv.Pick) }
	switch {
	case was.off:
	case mv.Concede:
		next.off, next.why = true, w.Lesson.Beside
	case was.any || slices.ContainsFunc(was.right, same):
		next.at = was.at + 1
	case was.forced != nil && same(was.forced):
	default:
		next.off, next.why = true, was.beside
		for _, x := range was.wrong {
			if same(x.pick) {
				next.why = x.why
				break
			}
		}
	}
	w.marks = append(w.marks, next)
}

// work finds out what leads on from the last mark, in a match that stands there.
func (w *Walk) work(m *rules.Match) {
	k := &w.marks[len(w.marks)-1]
	steps := w.Lesson.steps
	for k.at < len(steps) && len(steps[k.at].answers) == 0 && !scenario.Full(steps[k.at].says) {
		k.at++ // nothing but expectations
	}
	if k.worked == k.at+1 {
		return
	}
	*k = mark{hash: k.hash, at: k.at, off: k.off, why: k.why, worked: k.at + 1}
	if k.off {
		k.state = Off
		return
	}
	w.read().On(m)
	defer w.read().On(w.Match)
	q := m.Pending()
	if q != nil && isForced(q) && !w.wants(k.at, q) {
		k.state, k.forced = Waiting, first(len(q.Options))
		return
	}
	switch {
	case k.at == len(steps):
		k.state = Done
		return
	case len(steps[k.at].answers) == 0:
		k.state = Reading
		return
	}
	k.err = w.ask(k, &steps[k.at], m, q)
}

// wants reports whether the path has the learner answer a question that can be answered in one
// way only: it does more than to pass, and the next answer is about it.
func (w *Walk) wants(at int, q *rules.Request) bool {
	a := w.after(at)
	if a == nil || !q.Asks(Learner) || len(q.Options) == 0 || slices.Contains(little, q.Options[0].Kind) {
		return false
	}
	return w.read().About(*a)
}

// little are the kinds of options that do nothing.
var little = []string{"pass", "no", "end", "end-attacks", "stop", "decline"}

// after is the answer that comes next on the path from a step on, nil if none does.
func (w *Walk) after(at int) *scenario.Step {
	for i := at; i < len(w.Lesson.steps); i++ {
		if a := w.Lesson.steps[i].answers; len(a) > 0 {
			return &a[0]
		}
	}
	return nil
}

// ask finds out which answers to the open question lead where.
func (w *Walk) ask(k *mark, s *step, m *rules.Match, q *rules.Request) error {
	k.state = Waiting
	if q == nil {
		return w.Lesson.fault(s.answers[0], errors.New("nobody is asked any more"))
	}
	k.kinds, k.ordered = kindsOf(m, q), q.Ordered
	r := w.read()
	for i, a := range s.answers {
		pick, err := r.Picks(a)
		if err != nil && i == 0 {
			return w.Lesson.fault(a, err)
		}
		if err == nil { // another one may be there only after some answers
			k.right = append(k.right, inOrder(q, pick))
		}
	}
	if !s.learners(w.Lesson) {
		return nil
	}
	k.state, k.any, k.beside = Asked, s.any, w.Lesson.Beside
	for _, x := range s.mistakes {
		if len(x.answers) == 0 {
			k.beside = x.why
		}
		for _, a := range x.answers {
			if pick, err := r.Picks(a); err == nil {
				k.wrong = append(k.wrong, picked{inOrder(q, pick), x.why})
			}
		}
	}
	return nil
}

// alike reports whether two answers are the same but for which of several like cards is meant.
func (k *mark) alike(a, b []int) bool {
	return len(a) == len(b) && slices.Equal(k.named(a), k.named(b))
}

func (k *mark) named(pick []int) []string {
	var out []string
	for _, i := range pick {
		if i < 0 || i >= len(k.kinds) {
			return []string{fmt.Sprint(pick)}
		}
		out = append(out, k.kinds[i])
	}
	if !k.ordered {
		slices.Sort(out)
	}
	return out
}

// kindsOf says of each option what it is: of cards which print, where and how they lie, and
// not which card.
func kindsOf(m *rules.Match, q *rules.Request) (kinds []string) {
	lies := map[rules.Card]string{}
	v := m.View(q.Seat)
	zones := slices.Clone(v.Shared)
	for _, p := range v.Players {
		zones = append(zones, p.Zones...)
	}
	for _, z := range zones {
		for _, c := range z.Cards {
			if c.ID != 0 && c.Print >= 0 {
				lies[c.ID] = fmt.Sprint(c.Print, z.Place, c.Lies, c.FaceUp, c.Under, c.Below)
			}
		}
	}
	name := func(c rules.Card) string {
		if s, ok := lies[c]; ok {
			return s
		}
		return fmt.Sprint(c)
	}
	for i := range q.Options {
		o := &q.Options[i]
		kinds = append(kinds, fmt.Sprint(o.Seat, o.Kind, name(o.Card), name(o.Card2), o.Place, o.Place2, o.Over, o.N))
	}
	return kinds
}

// inOrder is a pick as a client gives it: in the order of the options where the order does
// not matter.
func inOrder(q *rules.Request, pick []int) []int {
	pick = slices.Clone(pick)
	if !q.Ordered {
		slices.Sort(pick)
	}
	return pick
}

// isForced reports whether a question can be answered in one way only.
func isForced(q *rules.Request) bool {
	n := len(q.Options)
	return q.Min == q.Max && q.Max == n && (n <= 1 || !q.Ordered)
}

// first is the numbers of the first n options.
func first(n int) []int {
	pick := make([]int, n)
	for i := range pick {
		pick[i] = i
	}
	return pick
}

// State is what the lesson waits for.
func (w *Walk) State() State { return w.now().state }

// Err says why nothing leads on, nil as long as something does.
func (w *Walk) Err() error { return w.now().err }

// Step is the number of the step that is next, from 0.
func (w *Walk) Step() int { return w.now().at }

// Next goes on after a remark that is only read.
func (w *Walk) Next() {
	if k := w.now(); k.state == Reading {
		k.at++
	}
}
