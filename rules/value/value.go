// Package value is what may be printed on cards: each game declares its values, and
// nothing above its room names one.
//
// A card that is written down has its values by key (Values). What is asked for often, the
// information of the machine and the views, has them in columns, which a key is looked up
// for once (List.Column).
package value

import (
	"regexp"

	"gorin/rules/lang"
)

// Shape is how a value is written.
type Shape uint8

const (
	Number Shape = iota // a number from 0 on
	Word                // one of some keys
	Keys                // keys in an order
	Counts              // a number for each of some keys
	Tags                // names that texts speak of
)

// Declared is one value that may be printed on a game's cards.
type Declared struct {
	Key   string     // in files, and wherever it is asked for
	Line  string     // the word for it where a line describes a card; "" for the key
	Words lang.Words // what players read
	Shape Shape

	Known  []string // the keys of words, keys and counts; a first word that is empty may be left out
	Halves [2]Half  // of keys that have two halves, parted by a slash
	Once   bool     // no key twice
	Most   int      // the largest number, of counts each; how many keys, 0 for as many as are known
	Step   int      // what a number is a multiple of, 0 for 1
	Unsaid bool     // a line does not say it
	Plain  string   // how a line says a word that is left out
	Head   bool     // stands at the head of a pack for all its cards that have none
	Kept   Kept     // what keeps the current value of a card
	Apart  bool     // of tags that the machine's traits keep: they stand there in their brackets, apart from other traits
	Num    int      // which of the machine's numbers it is, if one of them keeps it

	Brackets [2]string      // in which texts quote tags
	Pattern  *regexp.Regexp // where words in 「」 are tags too

	// Complete gives a face that is otherwise read a value that is not written, or says
	// what is wrong with it. Optional.
	Complete func(v *Values, written bool) lang.Words
}

// Half is one half of a key.
type Half struct {
	Key   string // what it is called
	Ja    string
	Known []string
}

// Kind is a kind of card.
type Kind struct {
	Key   string
	Words lang.Words
	Face
}

// Face says what one face of a card has printed on it, by key: what must be there, and
// what may. Anything else may not be written.
type Face struct {
	Must, May []string
	// Together are values of which all are written or none, by a clause of the book.
	Together []string
	Clause   string
}

// List is everything that a game declares of its cards.
type List struct {
	Game     string // its key
	Declared []Declared
	Kinds    []Kind
	Opened   Face        // the opened face of a card with two
	TwoFaced string      // the kind of card that has it; "" for none
	Names    [][2]string // brackets of names beside 「」
}

// Kind is a kind of card, nil if there is none of that key.
func (l *List) Kind(key string) *Kind {
	for i := range l.Kinds {
		if l.Kinds[i].Key == key {
			return &l.Kinds[i]
		}
	}
	return nil
}

// Find is a declared value, nil if the game has none of that key.
func (l *List) Find(key string) *Declared {
	for i := range l.Declared {
		if l.Declared[i].Key == key {
			return &l.Declared[i]
		}
	}
	return nil
}

// Has reports whether a face has a value.
func (f *Face) Has(key string) (must, may bool) {
	for _, k := range f.Must {
		if k == key {
			return true, true
		}
	}
	for _, k := range f.May {
		if k == key {
			return false, true
		}
	}
	return false, false
}

// In is the word for a value where a line describes a card.
func (d *Declared) In() string {
	if d.Line != "" {
		return d.Line
	}
	return d.Key
}
