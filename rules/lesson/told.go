package lesson

import (
	"slices"

	"gorin/rules"
	"gorin/rules/scenario"
)

// Says is what is said now: the remark of the step, or the one before it that is still to be
// followed; of a pick beside the path why it is taken back; at the end what has been learnt.
func (w *Walk) Says() rules.Words {
	k := w.now()
	switch k.state {
	case Off:
		return k.why
	case Done:
		return w.Lesson.After
	}
	return w.Lesson.steps[w.remark(k)].says
}

// remark is the step whose remark is said at a mark: several answers may follow one.
func (w *Walk) remark(k *mark) int {
	i := min(k.at, len(w.Lesson.steps)-1)
	for i > 0 && !scenario.Full(w.Lesson.steps[i].says) {
		i--
	}
	return i
}

// Remarks is how many things are said on the path, and Remark the one that is said now, from 1.
func (w *Walk) Remarks() int { return w.said(len(w.Lesson.steps) - 1) }
func (w *Walk) Remark() int {
	k := w.now()
	if k.state == Done {
		return w.Remarks()
	}
	return max(1, w.said(w.remark(k)))
}

func (w *Walk) said(upTo int) (n int) {
	for i := range upTo + 1 {
		if scenario.Full(w.Lesson.steps[i].says) {
			n++
		}
	}
	return n
}

// Targets is what the remark speaks about, as far as it is there.
func (w *Walk) Targets() []Target {
	list, _ := w.targets()
	return list
}

// targets is Targets, and what of it is not there.
func (w *Walk) targets() (list []Target, err error) {
	k := w.now()
	if k.state == Off || k.state == Done {
		return nil, nil
	}
	from := min(k.at, len(w.Lesson.steps)-1)
	if len(w.Lesson.steps[from].at) == 0 {
		from = w.remark(k)
	}
	for _, p := range w.Lesson.steps[from].at {
		t, wrong := w.target(p)
		if wrong != nil {
			if from == k.at && k.state != Waiting && err == nil {
				err = &scenario.Error{File: w.Lesson.file, Line: p.line, Why: "at " + p.text + ": " + wrong.Error()}
			}
			continue
		}
		list = append(list, t)
	}
	return list, err
}

// Expected is the answer that the path takes; nil unless the learner is asked.
func (w *Walk) Expected() []int {
	if k := w.now(); k.state == Asked && len(k.right) > 0 {
		return k.right[0]
	}
	return nil
}

// Leads lists the options that lead on when some are chosen already, those too that are as good
// as what the path takes; ready is whether what is chosen leads on as it is.
func (w *Walk) Leads(chosen []int) (options []int, ready bool) {
	k := w.now()
	if k.state != Asked {
		return nil, false
	}
	for _, pick := range k.right {
		left := k.named(pick)
		for _, c := range k.named(chosen) {
			i := slices.Index(left, c)
			if i < 0 {
				left = nil
				break
			}
			left = slices.Delete(left, i, i+1)
		}
		if len(left) == 0 {
			ready = ready || len(chosen) == len(pick)
			continue
		}
		for i, kind := range k.kinds {
			next := slices.Contains(left, kind) && (!k.ordered || kind == left[0])
			if next && !slices.Contains(chosen, i) && !slices.Contains(options, i) {
				options = append(options, i)
			}
		}
	}
	if k.any && len(k.right) > 0 {
		if ready = ready || len(chosen) == len(k.right[0]); !ready {
			for i := range k.kinds {
				if !slices.Contains(chosen, i) && !slices.Contains(options, i) {
					options = append(options, i)
				}
			}
		}
	}
	return options, ready
}

// Reply is what is answered while the lesson waits: the computer's answer on the path, or
// the only one that there is.
func (w *Walk) Reply() []int {
	switch k := w.now(); {
	case k.state != Waiting:
		return nil
	case k.forced != nil:
		return k.forced
	case len(k.right) > 0:
		return k.right[0]
	}
	return nil
}
