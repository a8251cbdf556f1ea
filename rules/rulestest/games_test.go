package rulestest

import (
	"testing"

	"gorin/rules"
)

// TestGames plays random games of every game, two of every two decks that ship
// with it, and looks at all properties after every answer.
func TestGames(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { Suite(t, game, 2) })
	}
}
