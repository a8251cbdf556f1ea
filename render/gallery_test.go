package render_test

import (
	"testing"

	"gorin/render/rendertest"
	"gorin/rules"
)

// TestGalleryGolden: the title with its cards, cards to look at, a card in both languages, a deck with its curve,
// and a deck that is built, each of another game.
func TestGalleryGolden(t *testing.T) {
	games := rules.Games()
	of := func(n int) (string, map[string]string) {
		game := games[n%len(games)]
		return game, map[string]string{"game": game}
	}
	for i, s := range []struct {
		name string
		w, h int
		lang rules.Lang
		acts []string
	}{
		{"title", 1280, 720, rules.English, nil},
		{"cards", 1280, 720, rules.Japanese, []string{"gallery GAME"}},
		{"card", 390, 844, rules.English, []string{"gallery GAME", "card-show 6"}},
		{"deck", 390, 844, rules.Japanese, []string{"decks-page GAME", "deck-open the first"}},
		{"build", 1280, 720, rules.English, []string{"decks-page GAME", "deck-open the first", "deck-copy"}},
	} {
		game, params := of(i)
		for j, a := range s.acts {
			if a == "gallery GAME" || a == "decks-page GAME" {
				s.acts[j] = a[:len(a)-len("GAME")] + game
			}
		}
		rendertest.Golden(t, rendertest.Shipped(t), rendertest.Snap("gallery-"+s.name, s.w, s.h, s.lang, params, s.acts...))
	}
}
