package gallery

import (
	"maps"
	"slices"
	"strings"
)

// filter is what of a game's cards is shown: those with any of the chosen values of each sieve, and with
// all of the words.
type filter struct {
	word   string
	chosen map[string][]string // by sieve: keys
}

// empty reports whether all cards are shown.
func (f *filter) empty() bool { return f.word == "" && len(f.chosen) == 0 }

// on reports whether a value is chosen.
func (f *filter) on(sieve, key string) bool { return slices.Contains(f.chosen[sieve], key) }

// toggle chooses a value, or no longer.
func (f *filter) toggle(sieve, key string) {
	if f.chosen = maps.Clone(f.chosen); f.chosen == nil {
		f.chosen = map[string][]string{}
	}
	keys := slices.Clone(f.chosen[sieve])
	if i := slices.Index(keys, key); i >= 0 {
		keys = slices.Delete(keys, i, i+1)
	} else {
		keys = append(keys, key)
	}
	if f.chosen[sieve] = keys; len(keys) == 0 {
		delete(f.chosen, sieve)
	}
}

// find lists the cards that are shown, in the order of decks.
func (s *stock) find(f *filter) []int {
	words := strings.Fields(f.word)
	for i := range words {
		words[i] = fold(words[i])
	}
	var out []int
	for i := range s.cards {
		if s.passes(i, f, words) {
			out = append(out, i)
		}
	}
	slices.SortStableFunc(out, s.compare)
	return out
}

func (s *stock) passes(i int, f *filter, words []string) bool {
	for _, w := range words {
		if !strings.Contains(s.texts[i], w) {
			return false
		}
	}
	for n := range s.sieves {
		v := &s.sieves[n]
		if keys := f.chosen[v.key]; len(keys) > 0 && !slices.ContainsFunc(keys, func(k string) bool { return v.has(&s.cards[i], k) }) {
			return false
		}
	}
	return true
}
