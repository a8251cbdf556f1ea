package rules

import (
	"slices"
	"sync"

	"gorin/rules/pack"
	"gorin/rules/show"
)

// Compiling texts takes longer than playing a turn, so matches of the same
// cards share the result.
var lastCompiled struct {
	sync.Mutex
	book   *show.Book
	tables uint64
	cards  *show.Set
}

func compiled(b *show.Book, s Setup) (*show.Set, error) {
	lastCompiled.Lock()
	defer lastCompiled.Unlock()
	last := &lastCompiled
	if last.book == b && last.tables == *b.Tables && slices.EqualFunc(last.cards.From, s.Cards, sameCard) {
		return last.cards, nil
	}
	ready, err := b.Compile(s.Cards)
	if err != nil {
		return nil, err
	}
	last.book, last.tables = b, *b.Tables
	last.cards = show.NewSet(ready, slices.Clone(s.Cards))
	return last.cards, nil
}

func sameCard(a, b pack.Card) bool { return a.Equal(&b) }

// Catalogue is the printed cards of the match; CardView.Print indexes it.
func (t *Match) Catalogue() []Printed {
	s := t.show()
	return s.Catalogue()
}
