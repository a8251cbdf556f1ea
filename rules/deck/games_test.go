package deck_test

import (
	"os"
	"testing"

	"gorin/rules/builddivide"
	"gorin/rules/deck"
	"gorin/rules/rulebook"
	"gorin/rules/weiss"
)

func TestMain(m *testing.M) {
	for _, g := range []rulebook.Game{weiss.Rulebook(), builddivide.Rulebook()} {
		deck.SetBook(g.Key, &g.Deck)
	}
	os.Exit(m.Run())
}
