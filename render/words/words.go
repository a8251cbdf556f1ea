// Package words gives the client's own words in the player's language.
package words

import (
	"fmt"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
	"gorin/rules"
)

// Book is the client's words by key.
type Book struct {
	entries map[string]rules.Words
}

// Load reads assets/client.toml.
func Load() (*Book, error) {
	var raw map[string]struct {
		Ja string `toml:"ja"`
		En string `toml:"en"`
	}
	if err := toml.Unmarshal(assets.ClientWords, &raw); err != nil {
		return nil, fmt.Errorf("words: client.toml: %w", err)
	}
	b := &Book{entries: make(map[string]rules.Words, len(raw))}
	for k, v := range raw {
		b.entries[k] = rules.Words{v.Ja, v.En}
	}
	return b, nil
}

// In is the text of the key in language l with args put in; an unknown key
// stands for itself.
func (b *Book) In(l rules.Lang, key string, args ...any) string {
	w, ok := b.entries[key]
	if !ok {
		return key
	}
	if len(args) == 0 {
		return w.In(l)
	}
	return fmt.Sprintf(w.In(l), args...)
}

// Keys lists every key with its words.
func (b *Book) Keys() map[string]rules.Words { return b.entries }
