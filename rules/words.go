package rules

import (
	"fmt"
	"strconv"
	"strings"
	"sync"

	"github.com/pelletier/go-toml/v2"

	"gorin/assets"
)

// catalogue is assets/messages/rules.toml by dotted key.
var catalogue = sync.OnceValue(func() map[string]Words {
	var tree map[string]any
	if err := toml.Unmarshal(assets.RuleWords, &tree); err != nil {
		panic("assets: messages/rules.toml: " + err.Error())
	}
	out := map[string]Words{}
	flatten(tree, "", out)
	return out
})

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
func message(key string) Words {
	if w, ok := catalogue()[key]; ok {
		return w
	}
	return Words{key, key}
}

func hasMessage(key string) bool { _, ok := catalogue()[key]; return ok }

// args are what a message is about.
type args struct {
	card, card2, zone, zone2, who, text Words
	n                                   int
}

func (w Words) with(a args) Words {
	var out Words
	for l := range out {
		s := w[l]
		if strings.Contains(s, "{") {
			s = strings.NewReplacer("{card}", a.card[l], "{card2}", a.card2[l], "{zone}", a.zone[l], "{zone2}", a.zone2[l],
				"{who}", a.who[l], "{text}", a.text[l], "{n}", strconv.Itoa(a.n)).Replace(s)
		}
		out[l] = s
	}
	return out
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
