package rules

import (
	"embed"
	"fmt"
	"slices"

	"gorin/assets"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

// Shipped loads the packs and decks that come with Gorin.
func Shipped(game string) (cards []pack.Card, decks []deck.Deck, err error) {
	if !slices.Contains(Games(), game) {
		return nil, nil, fmt.Errorf("load shipped cards: no game %q", game)
	}
	err = eachFile(assets.Cards, "cards/"+game, func(name string, data []byte) error {
		more, err := pack.Read(name, data)
		cards = append(cards, more...)
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("load shipped cards: %w", err)
	}
	err = eachFile(assets.Decks, "decks/"+game, func(name string, data []byte) error {
		d, err := deck.Read(name, data)
		decks = append(decks, d)
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("load shipped decks: %w", err)
	}
	return cards, decks, nil
}

// eachFile calls f for the files of a directory, in order of their names.
func eachFile(from embed.FS, dir string, f func(name string, data []byte) error) error {
	files, err := from.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, file := range files {
		name := dir + "/" + file.Name()
		data, err := from.ReadFile(name)
		if err != nil {
			return err
		}
		if err := f(name, data); err != nil {
			return err
		}
	}
	return nil
}
