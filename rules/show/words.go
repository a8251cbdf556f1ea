package show

import (
	"errors"
	"io/fs"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
	"gorin/rules/lang"
)

// messages reads a game's messages by dotted key when they are first asked for: those that
// all games share, and its own among the files that come with it, which win.
func messages(files fs.FS) func() map[string]lang.Words {
	return sync.OnceValue(func() map[string]lang.Words {
		out := map[string]lang.Words{}
		own, err := fs.ReadFile(files, messageFile)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			panic("assets: " + err.Error())
		}
		for _, data := range [][]byte{assets.Messages, own} {
			var tree map[string]any
			if err := toml.Unmarshal(data, &tree); err != nil {
				panic("assets: " + messageFile + ": " + err.Error())
			}
			flatten(tree, "", out)
		}
		return out
	})
}

// messageFile is a game's own messages among the files that come with it.
const messageFile = "messages.toml"

func flatten(t map[string]any, at string, out map[string]lang.Words) {
	ja, okJa := t["ja"].(string)
	en, okEn := t["en"].(string)
	if okJa && okEn {
		out[at] = lang.Words{ja, en}
		return
	}
	for k, v := range t {
		if sub, ok := v.(map[string]any); ok {
			flatten(sub, strings.TrimPrefix(at+"."+k, "."), out)
		}
	}
}

// Message is a text by its key; a key that nobody has written stands for
// itself, so that it is seen. In a game for more than two KEY-many wins.
func (b *Book) Message(key string) lang.Words { return b.messageFor(key, b.Players) }

// messageFor is Message where so many play.
func (b *Book) messageFor(key string, players int) lang.Words {
	if players > 2 {
		if w, ok := b.Messages()[key+"-many"]; ok {
			return w
		}
	}
	if w, ok := b.Messages()[key]; ok {
		return w
	}
	return lang.Words{key, key}
}

// Has reports whether there is a message of a key.
func (b *Book) Has(key string) bool { _, ok := b.Messages()[key]; return ok }

// Message is a text of the match's game by its key.
func (t *Table) Message(key string) lang.Words {
	return t.Book.messageFor(key, max(len(t.Names), t.Book.Players))
}
