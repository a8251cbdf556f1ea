// Package binder keeps the packs and decks that a player has brought along as files.
package binder

import (
	"fmt"
	"slices"

	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

// MaxFiles is how many files a binder holds.
const MaxFiles = 64

// Binder is a player's own packs and decks.
type Binder struct {
	shipped func(game string) []pack.Card
	files   []*File
}

// New makes an empty binder; shipped gives the cards that come with a game.
func New(shipped func(game string) []pack.Card) *Binder { return &Binder{shipped: shipped} }

// Files lists the files, the newest last.
func (b *Binder) Files() []*File { return b.files }

// Find is the file of a name, or nil.
func (b *Binder) Find(name string) *File {
	if i := b.at(name); i >= 0 {
		return b.files[i]
	}
	return nil
}

func (b *Binder) at(name string) int {
	return slices.IndexFunc(b.files, func(f *File) bool { return f.Name == name })
}

// Add puts a file into the binder, in the place of an older one of its name. A file
// that cannot be read, or whose cards have IDs that others have, changes nothing; the
// error is an *Unfit.
func (b *Binder) Add(name string, data []byte) (*File, error) {
	f, err := Open(name, data)
	if err != nil {
		return nil, unfit(err)
	}
	if faults := b.clashes(f); faults != nil {
		return nil, &Unfit{faults}
	}
	at := b.at(f.Name)
	switch {
	case at >= 0:
		b.files[at] = f
	case len(b.files) == MaxFiles:
		return nil, &Unfit{pack.Faults{fault(f.Name, "", "ファイルは%d個まで。先に何か外す", "there is room for %d files; remove one first", MaxFiles)}}
	default:
		b.files = append(b.files, f)
	}
	return f, nil
}

// Remove takes a file out.
func (b *Binder) Remove(name string) {
	if i := b.at(name); i >= 0 {
		b.files = slices.Delete(b.files, i, i+1)
	}
}

// clashes lists the cards of a file whose IDs other cards of the game have.
func (b *Binder) clashes(f *File) (out pack.Faults) {
	taken := map[string]*pack.Card{}
	where := map[string]string{}
	note := func(cards []pack.Card, name string) {
		eachFace(cards, func(c *pack.Card) {
			if taken[c.ID] == nil {
				taken[c.ID], where[c.ID] = c, name
			}
		})
	}
	if b.shipped != nil {
		note(b.shipped(f.Game), "Gorin")
	}
	for _, o := range b.files {
		if o.Name != f.Name && o.Game == f.Game {
			note(o.Cards, o.Name)
		}
	}
	eachFace(f.Cards, func(c *pack.Card) {
		if o := taken[c.ID]; o != nil && !o.Equal(c) && len(out) < mostFaults {
			out = append(out, fault(f.Name, c.ID, "同じIDの別のカードが「%s」にある", "another card of this ID is in %s", where[c.ID]))
		}
	})
	return out
}

func eachFace(cards []pack.Card, f func(c *pack.Card)) {
	for i := range cards {
		f(&cards[i])
		if cards[i].Open != nil {
			f(cards[i].Open)
		}
	}
}

// Cards are the cards of a game that can be played: those that ship, and the
// player's.
func (b *Binder) Cards(game string) []pack.Card {
	var all []pack.Card
	if b.shipped != nil {
		all = slices.Clone(b.shipped(game))
	}
	seen := map[string]bool{}
	for i := range all {
		seen[all[i].ID] = true
	}
	for _, f := range b.files {
		if f.Game != game {
			continue
		}
		for _, c := range f.Cards {
			if !seen[c.ID] {
				seen[c.ID] = true
				all = append(all, c)
			}
		}
	}
	return all
}

// Deck is a deck of the player.
type Deck struct {
	deck.Deck // its ID begins with "own/"
	File      string
	Broken    []rules.Reason // why it may not be played
}

// Decks lists the player's decks of a game.
func (b *Binder) Decks(game string) []Deck {
	var out []Deck
	var cards []pack.Card
	for _, f := range b.files {
		if f.Game != game {
			continue
		}
		for i, d := range f.Decks {
			if cards == nil {
				cards = b.Cards(game)
			}
			own := Deck{Deck: d, File: f.Name}
			own.ID = fmt.Sprintf("own/%s/%d", f.Name, i+1)
			own.Broken = rules.CheckDeck(d, cards)
			out = append(out, own)
		}
	}
	return out
}
