package show

import (
	"slices"
	"sync"

	"gorin/rules/pack"
)

// lastSet is the cards that a game has compiled last.
type lastSet struct {
	sync.Mutex
	tables uint64 // of the game, when they were compiled
	set    *Set
	own    int // how many cards of it are those of the match, 0: all
}

// Set compiles cards. Compiling texts takes longer than playing a turn, so matches of the
// same cards share the result. Texts may also name what others have: always the same ones.
func (b *Book) Set(list []pack.Card, others func() []pack.Card) (*Set, error) {
	return b.last.of(b, list, others, nil)
}

// Wider is Set of a match's cards and of others behind them, from which what a player does not see is guessed.
// Matches go on sharing what Set has compiled.
func (b *Book) Wider(own *Set, others []pack.Card) (*Set, error) {
	return b.wider.of(b, slices.Concat(own.From, others), nil, own)
}

func (last *lastSet) of(b *Book, list []pack.Card, others func() []pack.Card, own *Set) (*Set, error) {
	n := 0
	if own != nil {
		n = len(own.From)
	}
	last.Lock()
	defer last.Unlock()
	if last.set != nil && last.tables == *b.Tables && last.own == n && slices.EqualFunc(last.set.From, list, sameCard) {
		return last.set, nil
	}
	ready, err := b.Compile(list)
	if err != nil {
		return nil, err
	}
	if own != nil && ready.Narrow != nil {
		ready.Narrow(own.Set)
	}
	if others != nil {
		ready.Lex = b.Lexicon(slices.Concat(list, others()))
	}
	last.tables, last.own, last.set = *b.Tables, n, NewSet(ready, slices.Clone(list), b.Game)
	return last.set, nil
}

func sameCard(a, b pack.Card) bool { return a.Equal(&b) }
