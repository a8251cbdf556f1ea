package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"strconv"
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
func (b *rulebook) message(key string) Words {
	if w, ok := b.words()[key]; ok {
		return w
	}
	return Words{key, key}
}

func (b *rulebook) hasMessage(key string) bool { _, ok := b.words()[key]; return ok }

// message is a text of the match's game by its key.
func (t *Match) message(key string) Words { return t.book.message(key) }

// args are what a message is about.
type args struct {
	card, card2, zone, zone2, who, text Words
	n                                   int
}

func (w Words) with(a args) Words {
	for l := range w {
		w[l] = a.fill(w[l], l)
	}
	return w
}

// fill puts what a message is about where its braces stand.
func (a *args) fill(s string, l int) string {
	at := strings.IndexByte(s, '{')
	if at < 0 {
		return s
	}
	out := make([]byte, 0, 2*len(s))
	for ; at >= 0; at = strings.IndexByte(s, '{') {
		end := at + strings.IndexByte(s[at:], '}') + 1
		if end <= at {
			break
		}
		out = append(append(out, s[:at]...), a.value(s[at:end], l)...)
		s = s[end:]
	}
	return string(append(out, s...))
}

// value is what stands for a word in braces; one that means nothing stays.
func (a *args) value(word string, l int) string {
	switch word {
	case "{card}":
		return a.card[l]
	case "{card2}":
		return a.card2[l]
	case "{zone}":
		return a.zone[l]
	case "{zone2}":
		return a.zone2[l]
	case "{who}":
		return a.who[l]
	case "{text}":
		return a.text[l]
	case "{n}":
		return strconv.Itoa(a.n)
	}
	return word
}

func (w Words) plus(ja, en string) Words { return Words{w[0] + ja, w[1] + en} }

// same is a text that reads the same in every language.
func same(s string) Words { return Words{s, s} }

// Refusal says why an answer was not taken. Nothing has changed then.
type Refusal struct {
	Clause string // the clause of the open decision
	Words  Words
}

// Error is the refusal in English.
func (r *Refusal) Error() string {
	return fmt.Sprintf("answer refused: %s: %s", r.Clause, r.Words[English])
}
