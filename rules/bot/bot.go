// Package bot plays games by itself. A bot sees a View and a Request and
// nothing else, so it knows no more than a player in its seat; one that looks ahead sees a Sight,
// which holds no more either.
package bot

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// Bot answers requests.
type Bot interface {
	// Choose picks options of r, which is asked of the seat that v belongs to.
	// The answer is legal: between r.Min and r.Max different options, and none of
	// r.Barred.
	Choose(v *rules.View, r *rules.Request) []int
}

// Thinker is a bot that looks ahead: it answers better when it is given what its seat knows of the match, too.
type Thinker interface {
	Bot
	// Think begins to think about a request. One thought ends before the next begins.
	Think(s *rules.Sight, v *rules.View, r *rules.Request) Thought
}

// Thought is a request that a bot thinks about. It needs nothing of the match any more, so other things can be done with that
// meanwhile, also at the same time.
type Thought interface {
	Step() bool                // thinks on for a moment; false if there is nothing more to think about
	Idle() bool                // others are at work on it, and there is nothing to do before they have got on
	Progress() (done, all int) // how far it is
	Pick() []int               // the answer, as far as is known by then; this ends the thought
}

// Adviser is a thought from which a person may learn.
type Adviser interface {
	Thought
	Best(n int) []Choice             // the answers that have come furthest, the best first
	Expect(pick []int) []rules.Words // what the same player would answer next after one, in words
}

// Choice is an answer, and how likely who gives it is to win then.
type Choice struct {
	Pick   []int
	Chance float64
}

// Eyes are what seats see of a match; *rules.Match is that, and Quick is the same in memory that is used again.
type Eyes interface {
	View(seat int) *rules.View
	Sight(seat int) (*rules.Sight, error)
}

// Quick are eyes for which each view overwrites the one before.
type Quick struct{ *rules.Match }

// View is the match's Glance.
func (q Quick) View(seat int) *rules.View { return q.Glance(seat) }

// NeedsView reports whether a bot will look at the view to answer a request; one
// that will not may be given none, which makes long runs quick.
func NeedsView(b Bot, r *rules.Request) bool {
	if b, ok := b.(interface{ blind(r *rules.Request) bool }); ok {
		return !b.blind(r)
	}
	return true
}

// random picks anything. Its answer is overwritten by the next.
type random struct {
	rand   *rand.Rand
	picks  []int
	kinds  []string
	kindOf []int // of each option, in kinds
}

func (*random) blind(*rules.Request) bool { return true }

// Random is a bot that picks at random, the same way for the same seed.
func Random(seed uint64) Bot {
	return &random{rand: rand.New(rand.NewPCG(seed, streamRandom))}
}

// The second half of the seeds, so that two bots of one seed differ.
const (
	streamRandom = 0x52
	streamGreedy = 0x47
)

// Choose draws how many options, then which. Where one is picked of several
// kinds, the kind is drawn first: else the many ways to swap two slots would
// leave no turn for anything else.
func (b *random) Choose(_ *rules.View, r *rules.Request) []int {
	most := min(r.Max, len(r.Options))
	n := r.Min
	if most > n {
		n += b.rand.IntN(most - n + 1)
	}
	b.picks = b.picks[:0]
	if n != 1 {
		for i := range r.Options {
			b.picks = append(b.picks, i)
		}
		b.rand.Shuffle(len(b.picks), func(i, j int) { b.picks[i], b.picks[j] = b.picks[j], b.picks[i] })
		return r.Instead(b.picks[:min(n, most)])
	}
	options := r.Options
	b.kinds, b.kindOf = b.kinds[:0], slices.Grow(b.kindOf[:0], len(options))[:len(options)]
	kindNow, last := "", -1
	for i := range options {
		if k := options[i].Kind; last < 0 || k != kindNow {
			kindNow = k
			if last = slices.Index(b.kinds, k); last < 0 {
				last = len(b.kinds)
				b.kinds = append(b.kinds, k)
			}
		}
		b.kindOf[i] = last
	}
	kind := b.rand.IntN(len(b.kinds))
	for i, k := range b.kindOf {
		if k == kind {
			b.picks = append(b.picks, i)
		}
	}
	b.picks[0] = b.picks[b.rand.IntN(len(b.picks))]
	return r.Instead(b.picks[:1])
}
