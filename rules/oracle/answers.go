package oracle

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// everyAnswer tries answers to a question on copies of the match: all short
// lists of numbers, from below the first option to past the last one, and some
// longer ones. An answer is taken if and only if it is as many different
// options as may be picked. What is refused changes nothing; what is taken
// moves the match on; and where the order does not count, it does not matter. Of
// questions with one possible answer, which are most, it tries one in eight.
func everyAnswer(m *rules.Match, q *rules.Request) error {
	if len(q.Options) == 1 && q.Seq%8 > 0 {
		return nil
	}
	before := m.Hash()
	try := m.Copy()
	try.Light()
	for _, pick := range manyAnswers(q) {
		good := isAnswer(q, pick)
		err := try.Answer(q.Seq, pick)
		switch {
		case good && err != nil:
			return fmt.Errorf("%s (%s): the answer %v is refused: %w", q.Kind, q.Clause, pick, err)
		case !good && err == nil:
			return fmt.Errorf("%s (%s): the answer %v is taken", q.Kind, q.Clause, pick)
		case !good && (try.Hash() != before || try.Pending() == nil || try.Pending().Seq != q.Seq):
			return fmt.Errorf("%s (%s): the answer %v is refused but changed the match", q.Kind, q.Clause, pick)
		case !good:
			continue
		case try.Hash() == before || try.Seq() <= q.Seq:
			return fmt.Errorf("%s (%s): the answer %v is taken but the match did not move on", q.Kind, q.Clause, pick)
		}
		after := try.Hash()
		try = m.Copy()
		try.Light()
		if back := reversed(pick); len(pick) > 1 && !q.Ordered {
			if err := try.Answer(q.Seq, back); err != nil || try.Hash() != after {
				return fmt.Errorf("%s (%s): %v and %v do not come to the same: %v", q.Kind, q.Clause, pick, back, err)
			}
			try = m.Copy()
			try.Light()
		}
	}
	if m.Hash() != before {
		return fmt.Errorf("%s (%s): trying answers on copies changed the match", q.Kind, q.Clause)
	}
	return nil
}

func reversed(pick []int) []int {
	back := slices.Clone(pick)
	slices.Reverse(back)
	return back
}

// isAnswer is what an answer has to be: between Min and Max picks, each a number
// of an option, no two the same, all of one player's, and not one that is barred.
func isAnswer(q *rules.Request, pick []int) bool {
	for i, p := range pick {
		if p < 0 || p >= len(q.Options) || slices.Contains(pick[:i], p) || q.Options[p].Seat != q.Options[pick[0]].Seat {
			return false
		}
	}
	return len(pick) >= q.Min && len(pick) <= q.Max && q.Allows(pick)
}

// manyAnswers lists answers, good and bad ones: every list of up to one number,
// of up to three while they are few, and lists of as many as may be picked, one
// fewer and one more.
func manyAnswers(q *rules.Request) [][]int {
	const few = 60
	n := len(q.Options)
	out := [][]int{{}}
	last := out
	for length := 1; length <= min(3, q.Max+1); length++ {
		var longer [][]int
		for _, start := range last {
			for p := -1; p <= n; p++ {
				longer = append(longer, append(slices.Clone(start), p))
			}
		}
		if length > 1 && len(longer) > few {
			break
		}
		out, last = append(out, longer...), longer
	}
	r := rand.New(rand.NewPCG(uint64(q.Seq), uint64(n)))
	for _, size := range []int{q.Min - 1, q.Min, q.Max, q.Max + 1} {
		if size < 2 || size > n {
			continue
		}
		for range 3 {
			out = append(out, r.Perm(n)[:size])
		}
		twice := r.Perm(n)[:size]
		twice[size-1] = twice[0]
		out = append(out, twice)
	}
	return out
}
