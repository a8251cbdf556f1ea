// Package words gives the client's own words in the player's language.
package words

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
	"gorin/rules"
)

// Book is the client's words by key.
type Book struct {
	entries map[string]rules.Words
	own     map[string]map[string]rules.Words // of each game
}

// Load reads assets/client.toml, and what the client says of each game.
func Load() (*Book, error) {
	b := &Book{own: map[string]map[string]rules.Words{}}
	var err error
	if b.entries, err = read(assets.ClientWords); err != nil {
		return nil, fmt.Errorf("words: client.toml: %w", err)
	}
	for _, game := range rules.Games() {
		data, err := fs.ReadFile(rules.Files(game), "client.toml")
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err == nil {
			b.own[game], err = read(data)
		}
		if err != nil {
			return nil, fmt.Errorf("words: %s/client.toml: %w", game, err)
		}
	}
	return b, nil
}

func read(data []byte) (map[string]rules.Words, error) {
	var raw map[string]struct{ Ja, En string }
	if err := toml.Unmarshal(data, &raw); err != nil {
		return nil, err
	}
	out := make(map[string]rules.Words, len(raw))
	for k, v := range raw {
		out[k] = rules.Words{v.Ja, v.En}
	}
	return out, nil
}

// In is the text of the key in language l with args put in; an unknown key
// stands for itself.
func (b *Book) In(l rules.Lang, key string, args ...any) string {
	w, ok := b.entries[key]
	if !ok {
		return key
	}
	return filled(w, l, args)
}

// Of is In with the words of a game, which win; in a game for more than two, so does KEY-many.
func (b *Book) Of(game string, l rules.Lang, key string, args ...any) string {
	if rules.Seats(game) > 2 {
		if w, ok := b.entries[key+many]; ok {
			return filled(w, l, args)
		}
	}
	if w, ok := b.own[game][key]; ok {
		return filled(w, l, args)
	}
	return b.In(l, key, args...)
}

// many ends the key of what is said where more than two play.
const many = "-many"

func filled(w rules.Words, l rules.Lang, args []any) string {
	if len(args) == 0 {
		return w.In(l)
	}
	return fmt.Sprintf(w.In(l), args...)
}

// Keys lists every key with its words, those of games too.
func (b *Book) Keys() map[string]rules.Words {
	all := maps.Clone(b.entries)
	for _, own := range b.own {
		maps.Copy(all, own)
	}
	return all
}
