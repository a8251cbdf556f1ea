package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
)

// wordsOf reads a game's messages by dotted key when they are first asked for:
// those that all games share, and its own, which win.
func wordsOf(game string) func() map[string]Words {
	return sync.OnceValue(func() map[string]Words {
		out := map[string]Words{}
		for _, name := range []string{"messages/rules.toml", "messages/rules_" + game + ".toml"} {
			data, err := assets.RuleWords.ReadFile(name)
			if errors.Is(err, fs.ErrNotExist) {
				continue
			}
			var tree map[string]any
			if err := errors.Join(err, toml.Unmarshal(data, &tree)); err != nil {
				panic("assets: " + name + ": " + err.Error())
			}
			flatten(tree, "", out)
		}
		return out
	})
}

func flatten(t map[string]any, at string, out map[string]Words) {
	ja, okJa := t["ja"].(string)
	en, okEn := t["en"].(string)
	if okJa && okEn {
		out[at] = Words{ja, en}
		return
	}
	for k, v := range t {
		if sub, ok := v.(map[string]any); ok {
			flatten(sub, strings.TrimPrefix(at+"."+k, "."), out)
		}
	}
}

// message is a text by its key; a key that nobody has written stands for
// itself, so that it is seen.
func (b *book) message(key string) Words {
	if w, ok := b.words()[key]; ok {
		return w
	}
	return Words{key, key}
}

func (b *book) hasMessage(key string) bool { _, ok := b.words()[key]; return ok }

// message is a text of the match's game by its key.
func (t *Match) message(key string) Words { return t.book.message(key) }

// Refusal says why an answer was not taken. Nothing has changed then.
type Refusal struct {
	Clause string // the clause of the open decision
	Words  Words
	Full   bool // the match would be too large to be kept; nothing else is wrong with the answer
}

// Error is the refusal in English.
func (r *Refusal) Error() string {
	return fmt.Sprintf("answer refused: %s: %s", r.Clause, r.Words[English])
}
