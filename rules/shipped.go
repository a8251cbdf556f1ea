package rules

import (
	"embed"
	"fmt"
	"io/fs"
	"path"

	"gorin/assets"
	"gorin/rules/deck"
	"gorin/rules/pack"
)

// Shipped loads the packs and decks that come with Gorin, in order of their
// file names.
func Shipped(game string) (cards []pack.Card, decks []deck.Deck, err error) {
	err = eachFile(assets.Cards, path.Join("cards", game), func(name string, data []byte) error {
		list, err := pack.Read(name, data)
		cards = append(cards, list...)
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("load shipped cards: %w", err)
	}
	err = eachFile(assets.Decks, path.Join("decks", game), func(name string, data []byte) error {
		d, err := deck.Read(name, data)
		decks = append(decks, d)
		return err
	})
	if err != nil {
		return nil, nil, fmt.Errorf("load shipped decks: %w", err)
	}
	return cards, decks, nil
}

// eachFile hands over every TOML file of a directory.
func eachFile(files embed.FS, dir string, do func(name string, data []byte) error) error {
	names, err := fs.Glob(files, path.Join(dir, "*.toml"))
	if err != nil {
		return err
	}
	if len(names) == 0 {
		return fmt.Errorf("%s: nothing there", dir)
	}
	for _, name := range names {
		data, err := files.ReadFile(name)
		if err != nil {
			return err
		}
		if err := do(name, data); err != nil {
			return err
		}
	}
	return nil
}
