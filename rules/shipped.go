package rules

import (
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"gorin/rules/deck"
	"gorin/rules/pack"
	"gorin/rules/show"
)

// Pack is a card pack that comes with Gorin.
type Pack struct {
	Name  string // of its file, without the ending
	Cards []pack.Card
}

// Find is the index of a card by its ID, or -1.
func (p *Pack) Find(id string) int {
	return slices.IndexFunc(p.Cards, func(c pack.Card) bool { return c.ID == id })
}

// shippedPacks holds the packs of each game once they are read; every brief file asks for
// them.
var shippedPacks sync.Map // by game, func() ([]Pack, error)

// Packs loads the card packs that come with Gorin.
func Packs(game string) ([]Pack, error) {
	if !slices.Contains(Games(), game) {
		return nil, fmt.Errorf("load shipped cards: no game %q", game)
	}
	load, _ := shippedPacks.LoadOrStore(game, sync.OnceValues(func() ([]Pack, error) { return loadPacks(game) }))
	known, err := load.(func() ([]Pack, error))()
	packs := slices.Clone(known)
	for i := range packs {
		packs[i].Cards = slices.Clone(packs[i].Cards)
	}
	return packs, err
}

func loadPacks(game string) (packs []Pack, err error) {
	err = eachFile(Files(game), "cards/*.toml", func(name string, data []byte) error {
		cards, err := ReadPack(name, data)
		packs = append(packs, Pack{strings.TrimSuffix(path.Base(name), ".toml"), cards})
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("load shipped cards: %w", err)
	}
	return packs, nil
}

// Shipped loads the packs and decks that come with Gorin.
func Shipped(game string) (cards []pack.Card, decks []deck.Deck, err error) {
	packs, err := Packs(game)
	if err != nil {
		return nil, nil, err
	}
	for _, p := range packs {
		cards = append(cards, p.Cards...)
	}
	decks, err = Decks(game)
	return cards, decks, err
}

// setOf makes cards ready to play. Texts may name what no card has that is played with, such as a trait, but one that ships.
func setOf(b *show.Book, list []pack.Card) (*show.Set, error) {
	return b.Set(list, func() (cards []pack.Card) {
		packs, _ := Packs(b.Key) // a test reads them
		for i := range packs {
			cards = append(cards, packs[i].Cards...)
		}
		return cards
	})
}

// Decks loads the decks that come with Gorin.
func Decks(game string) (decks []deck.Deck, err error) {
	err = eachFile(Files(game), "decks/*.toml", func(name string, data []byte) error {
		d, err := ReadDeck(name, data)
		decks = append(decks, d)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("load shipped decks: %w", err)
	}
	return decks, nil
}

// Sample is a set-up of decks that come with a game: the first ones, or those from deck on,
// one for each seat. The players are called A, B and so on.
func Sample(game string, seed uint64, deck int) (Setup, error) {
	return SampleOf(Setup{Game: game, Seats: make([]SeatSetup, Seats(game))}, seed, deck)
}

// SampleOf is Sample in a format, with the rules and by as many players as a set-up says.
func SampleOf(s Setup, seed uint64, deck int) (Setup, error) {
	cards, decks, err := Shipped(s.Game)
	if err != nil {
		return Setup{}, err
	}
	if len(decks) == 0 {
		return Setup{}, fmt.Errorf("load shipped decks: %s has none", s.Game)
	}
	s.Seed, s.Cards = seed, cards
	s.Seats = slices.Clone(s.Seats)
	for seat := range s.Seats {
		s.Seats[seat] = SeatSetup{Name: string(rune('A' + seat)), Deck: decks[(deck+seat)%len(decks)]}
	}
	return s, nil
}

// Files is what comes with a game, as assets/README.md describes it; nothing if there is no
// such game.
func Files(game string) fs.FS {
	if b := BookOf(game); b != nil {
		return b.Files
	}
	return embed.FS{}
}

// eachFile calls f for the files that fit a pattern, in order of their names.
func eachFile(from fs.FS, pattern string, f func(name string, data []byte) error) error {
	names, err := fs.Glob(from, pattern)
	if err != nil {
		return err
	}
	for _, name := range names {
		data, err := fs.ReadFile(from, name)
		if err != nil {
			return err
		}
		if err := f(name, data); err != nil {
			return err
		}
	}
	return nil
}
