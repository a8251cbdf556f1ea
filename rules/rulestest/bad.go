package rulestest

import (
	"errors"
	"fmt"

	"gorin/rules"
)

// badAnswers lists answers to r that no rulebook can accept.
func badAnswers(r *rules.Request) map[string]struct {
	seq  uint32
	pick []int
} {
	type answer = struct {
		seq  uint32
		pick []int
	}
	n := len(r.Options)
	first := func(k int) []int {
		out := make([]int, k)
		for i := range out {
			out[i] = i
		}
		return out
	}
	bad := map[string]answer{
		"stale":        {r.Seq - 1, first(r.Min)},
		"early":        {r.Seq + 1, first(r.Min)},
		"number zero":  {0, first(r.Min)},
		"past the end": {r.Seq, append(first(max(r.Min-1, 0)), n)},
		"below zero":   {r.Seq, append(first(max(r.Min-1, 0)), -1)},
		"far out":      {r.Seq, append(first(max(r.Min-1, 0)), 1<<62)},
		"twice":        {r.Seq, append(first(max(r.Min, 1)), 0)},
		"twice in all": {r.Seq, make([]int, max(r.Min, 2))},
		"far too many": {r.Seq, make([]int, n+1000)},
	}
	if r.Min > 0 {
		bad["too few"] = answer{r.Seq, first(r.Min - 1)}
	}
	if r.Max < n {
		bad["too many"] = answer{r.Seq, first(r.Max + 1)}
	}
	return bad
}

// refusesBad gives every bad answer and expects a refusal and no change.
func refusesBad(m *rules.Match) error {
	r := m.Pending()
	if r == nil {
		before := m.Hash()
		if err := m.Answer(m.Seq(), nil); err == nil || m.Hash() != before {
			return fmt.Errorf("an answer after the end was taken")
		}
		return nil
	}
	before := m.Hash()
	for name, a := range badAnswers(r) {
		err := m.Answer(a.seq, a.pick)
		var refusal *rules.Refusal
		switch {
		case err == nil:
			return fmt.Errorf("%s (%s): an answer that is %s was taken", r.Kind, r.Clause, name)
		case !errors.As(err, &refusal):
			return fmt.Errorf("%s (%s): an answer that is %s gave %w, not a refusal", r.Kind, r.Clause, name, err)
		case m.Hash() != before || m.Pending().Seq != r.Seq:
			return fmt.Errorf("%s (%s): an answer that is %s was refused but changed the match", r.Kind, r.Clause, name)
		}
	}
	return nil
}
