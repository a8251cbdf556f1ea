package lesson

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/bot/all"
	"gorin/rules/scenario"
)

// Report is what is found out about a lesson by following it.
type Report struct {
	Err       error // it cannot be followed, or something beside the path does not lead back
	Steps     int
	Remarks   int
	Decisions int // of the learner, on the path
	Turns     int // that begin on the path, the first one too
	Beside    int // answers beside the path that were tried and taken back
	Told      int // of these, for which something of their own is said
	Ways      int // ways to the end, besides the path, that were tried
	Over      bool
	Phases    [2][]string // that were played in the turns of each player
	Missing   []string    // phases of a turn that nobody has played
}

// Limits of what is tried.
const (
	longest   = 3000 // moves of a lesson
	tried     = 60   // answers to one question
	variants  = 12   // other right answers to one question
	trialTurn = 4    // turns of the match that says which phases a turn has
)

// Check follows a lesson: its path to the end, at each decision of the learner every other
// answer and back, and every other answer that is right to the end.
func (l *Lesson) Check() (rep Report) {
	w, err := l.Open()
	if err != nil {
		return Report{Err: err}
	}
	rep.Steps, rep.Remarks = len(l.steps), w.Remarks()
	seen := map[int][][]int{} // the right answers besides the path's, by move
	if rep.Err = w.follow(-1, nil, func() error { return w.aside(&rep, seen) }); rep.Err != nil {
		return rep
	}
	rep.Turns, rep.Over = w.Match.Turn(), w.Match.Result().Over
	rep.Phases = phasesOf(w.Match)
	for move, picks := range seen {
		for _, pick := range picks {
			other, err := l.Open()
			if err == nil {
				err = other.follow(move, pick, nil)
			}
			if rep.Ways++; err != nil {
				rep.Err = fmt.Errorf("another right answer, move %d: %w", move+1, err)
				return rep
			}
		}
	}
	rep.Missing, rep.Err = l.missing(&rep)
	return rep
}

// follow goes to the end of the path; at a move another answer is given. What is looked at is
// called at each decision of the learner.
func (w *Walk) follow(at int, pick []int, look func() error) error {
	checked := -1
	for range longest {
		k := w.now()
		if k.err != nil {
			return k.err
		}
		moves := len(w.Match.Moves())
		if k.state != Waiting || k.forced == nil {
			for ; checked < min(k.at, len(w.Lesson.steps)-1); checked++ {
				if err := w.holds(&w.Lesson.steps[checked+1]); err != nil && at < 0 {
					return err
				}
			}
			if _, err := w.targets(); err != nil && at < 0 {
				return err
			}
		}
		answer := w.Reply()
		switch k.state {
		case Done:
			return nil
		case Reading:
			w.Next()
			continue
		case Off:
			return fmt.Errorf("%s: the path leaves itself", w.Lesson.file)
		case Asked:
			if answer = w.Expected(); at == moves {
				answer = pick
			}
			if look != nil {
				if err := look(); err != nil {
					return err
				}
			}
		}
		if err := w.Match.Answer(w.Match.Seq(), answer); err != nil {
			return &scenario.Error{File: w.Lesson.file, Line: w.line(k), Why: err.Error()}
		}
	}
	return fmt.Errorf("%s: it does not end after %d moves", w.Lesson.file, longest)
}

// line is where the step of a mark stands.
func (w *Walk) line(k *mark) int { return w.Lesson.steps[min(k.at, len(w.Lesson.steps)-1)].line }

// holds checks what is expected before a step.
func (w *Walk) holds(s *step) error {
	for _, e := range s.expects {
		if err := w.read().Holds(e); err != nil {
			return w.Lesson.fault(e, err)
		}
	}
	return nil
}

// aside tries every other answer to the open question, and takes it back.
func (w *Walk) aside(rep *Report, seen map[int][][]int) error {
	k, q, moves := w.now(), w.Match.Pending(), len(w.Match.Moves())
	was := *k
	at := k.at
	rep.Decisions++
	for _, pick := range answers(q) {
		if was.any || slices.ContainsFunc(was.right, func(r []int) bool { return was.alike(r, pick) }) {
			if !slices.Equal(pick, was.right[0]) && len(seen[moves]) < variants {
				seen[moves] = append(seen[moves], pick)
			}
			continue
		}
		sum := w.Match.Sum()
		if w.Match.Answer(q.Seq, pick) != nil {
			continue // nobody can
		}
		wrong := func(why string) error {
			return &scenario.Error{File: w.Lesson.file, Line: w.Lesson.steps[at].line, Why: fmt.Sprintf("beside the path, %s: %s", words(q, pick), why)}
		}
		if k := w.now(); k.state != Off || !scenario.Full(k.why) {
			return wrong("nothing is said")
		} else if rep.Beside++; k.why != w.Lesson.Beside {
			rep.Told++
		}
		if !w.Match.Undo() || len(w.Match.Moves()) != moves || w.Match.Sum() != sum {
			return wrong("it cannot be taken back")
		}
		if k := w.now(); k.state != Asked || k.at != at {
			return wrong("it does not lead back")
		}
	}
	return nil
}

// words is what a pick says, in English.
func words(q *rules.Request, pick []int) (s string) {
	for _, i := range pick {
		s += fmt.Sprintf("%q ", q.Options[i].Words[rules.English])
	}
	return s + fmt.Sprint(pick)
}

// answers lists answers to a question: all of one option, and some of more.
func answers(q *rules.Request) (list [][]int) {
	n := len(q.Options)
	if q.Min == 0 {
		list = append(list, []int{})
	}
	for size := max(1, q.Min); size <= min(q.Max, n) && len(list) < tried; size++ {
		for from := 0; from < n && len(list) < tried; from++ {
			pick := make([]int, size)
			for i := range pick {
				pick[i] = (from + i) % n
			}
			if !q.Ordered {
				slices.Sort(pick)
			}
			if !slices.ContainsFunc(list, func(old []int) bool { return slices.Equal(old, pick) }) {
				list = append(list, pick)
			}
		}
	}
	return list
}

// phasesOf lists the phases that were played in the turns of each player, in the order in
// which they were first.
func phasesOf(m *rules.Match) (of [2][]string) {
	keys := rules.BookOf(m.Setup().Game).Phases
	active := -1 // before the first turn
	for _, e := range m.Log(rules.Spectator, 0) {
		switch {
		case e.Event.Kind == "turn":
			active = e.Event.Seat
		case active >= 0 && e.Event.Kind == "phase" && e.Event.N >= 0 && e.Event.N < len(keys):
			if k := keys[e.Event.N]; !slices.Contains(of[active], k) {
				of[active] = append(of[active], k)
			}
		}
	}
	return of
}

// missing lists the phases of a turn that the lesson does not come to with both players: those
// that two computers go through which play on from its beginning.
func (l *Lesson) missing(rep *Report) (out []string, err error) {
	w, err := l.Open()
	if err != nil {
		return nil, err
	}
	m, catalogue := w.Match, w.Match.Catalogue()
	first := m.Turn()
	for i := range longest {
		q := m.Pending()
		if q == nil || m.Turn() >= first+trialTurn {
			break
		}
		if err := m.Answer(q.Seq, all.Greedy(uint64(i), catalogue).Choose(m.View(q.Seat), q)); err != nil {
			return nil, fmt.Errorf("%s: a computer cannot play on: %w", l.file, err)
		}
	}
	had := phasesOf(m)
	for _, k := range slices.Concat(had[0], had[1]) {
		both := slices.Contains(had[0], k) && slices.Contains(had[1], k) // and not once in a match
		mine, theirs := slices.Contains(rep.Phases[0], k), slices.Contains(rep.Phases[1], k)
		if (both && !(mine && theirs) || !mine && !theirs) && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	return out, nil
}
