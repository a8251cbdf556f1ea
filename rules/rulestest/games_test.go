package rulestest

import (
	"testing"

	"gorin/rules"
)

// TestGames plays random games of every game, two of every two decks that ship
// with it, and looks at all properties after every answer. Of a game with several ways to
// play it plays each of them.
func TestGames(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { Suite(t, game, 2) })
		if len(Ways(game)) > 1 {
			t.Run(game+" in all ways", func(t *testing.T) { Formats(t, game, 3) })
		}
	}
}
