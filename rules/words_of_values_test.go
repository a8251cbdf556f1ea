package rules

import (
	"testing"

	"gorin/rules/value"
)

// TestKeysHaveWords: what a game prints on its cards by a key, a colour for one, is called
// something in both languages, wherever the game may be shown by what it declares alone.
func TestKeysHaveWords(t *testing.T) {
	for _, game := range Games() {
		for _, d := range NotationOf(game).Printed.Declared {
			if d.Shape != value.Word && d.Shape != value.Keys {
				continue
			}
			for _, key := range d.Known {
				w := Message(game, d.Key+"."+key)
				if key != "" && (w[Japanese] == "" || w[English] == "") {
					t.Errorf("%s: the message %s.%s is %q", game, d.Key, key, w)
				}
			}
		}
	}
}
