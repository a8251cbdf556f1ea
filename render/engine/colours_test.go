package engine

import (
	"slices"
	"testing"

	"gorin/rules"
)

// TestColoursOfDecks: the decks that ship say themselves which colours they have, since they are listed before cards are
// read, and what they say is so.
func TestColoursOfDecks(t *testing.T) {
	for _, game := range rules.Games() {
		cards, decks, err := rules.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		of := coloursOf(cards)
		for _, d := range decks {
			if want := colours(of, d); d.Colours == nil || !slices.Equal(d.Colours, want) {
				t.Errorf("%s: %s: colours = %q, want %q", game, d.ID, d.Colours, want)
			}
		}
	}
}
