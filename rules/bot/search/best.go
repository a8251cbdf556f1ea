package search

import (
	"cmp"
	"slices"

	"gorin/rules"
	"gorin/rules/bot"
)

// Best are the answers that have come furthest, the best first, n at most. Each has the chance of its best line.
func (t *thought) Best(n int) (best []bot.Choice) {
	all := slices.Clone(t.lines)
	slices.SortStableFunc(all, func(a, b *line) int {
		if d := (b.from + len(b.got)) - (a.from + len(a.got)); d != 0 { // it has been tried longer, since it looked better
			return d
		}
		return cmp.Compare(b.mean(0), a.mean(0))
	})
	seen := map[int]bool{}
	for _, l := range all {
		if answer := l.plan[0]; len(l.got) > 0 && !seen[answer] && len(best) < n {
			seen[answer] = true
			best = append(best, bot.Choice{Pick: slices.Clone(t.picks[answer]), Chance: l.mean(0)})
		}
	}
	return best
}

// mostExpected is how many later answers of the same player are told at most.
const mostExpected = 4

// Expect is how the match is expected to go on for who gives an answer: what the same player would answer then, in this turn, in one of the matches that
// may be the real one, in words.
func (t *thought) Expect(pick []int) (words []rules.Words) {
	m := t.hand.deal(&t.task, 0)
	turn := m.Turn()
	if m.Answer(m.Seq(), pick) != nil {
		return nil
	}
	var waits bot.Waiting
	for range mostMoves {
		r := m.Pending()
		if r == nil || m.Turn() != turn {
			break
		}
		pick := waits.Choose(r, t.hand.bots(), eyes{m})
		if r.By(pick) == t.seat && len(r.Options) > 1 {
			worded := m.Worded()
			for _, i := range pick {
				if len(words) < mostExpected {
					words = append(words, worded.Options[i].Words)
				}
			}
		}
		if len(words) == mostExpected || m.Answer(r.Seq, pick) != nil {
			break
		}
	}
	return words
}
