// Package bot plays games by itself. A bot sees a View and a Request and
// nothing else, so it knows no more than a player in its seat.
package bot

import (
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// Bot answers requests.
type Bot interface {
	// Choose picks options of r, which is asked of the seat that v belongs to.
	// The answer is legal in number: between r.Min and r.Max different options.
	Choose(v *rules.View, r *rules.Request) []int
}

// NeedsView reports whether a bot looks at the view at all; one that does not
// may be given none, which makes long runs quick.
func NeedsView(b Bot) bool {
	_, blind := b.(random)
	return !blind
}

// random picks anything.
type random struct{ rand *rand.Rand }

// Random is a bot that picks at random, the same way for the same seed.
func Random(seed uint64) Bot { return random{rand.New(rand.NewPCG(seed, streamRandom))} }

// The second half of the seeds, so that two bots of one seed differ.
const (
	streamRandom = 0x52
	streamGreedy = 0x47
)

// Choose draws how many options, then which. Where one is picked of several
// kinds, the kind is drawn first: else the many ways to swap two slots would
// leave no turn for anything else.
func (b random) Choose(_ *rules.View, r *rules.Request) []int {
	most := min(r.Max, len(r.Options))
	n := r.Min
	if most > n {
		n += b.rand.IntN(most - n + 1)
	}
	if n != 1 {
		return b.rand.Perm(len(r.Options))[:min(n, most)]
	}
	var kinds []string
	for i := range r.Options {
		if k := r.Options[i].Kind; !slices.Contains(kinds, k) {
			kinds = append(kinds, k)
		}
	}
	kind := kinds[b.rand.IntN(len(kinds))]
	var of []int
	for i := range r.Options {
		if r.Options[i].Kind == kind {
			of = append(of, i)
		}
	}
	return []int{of[b.rand.IntN(len(of))]}
}
