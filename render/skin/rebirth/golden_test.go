package rebirth_test

import (
	"testing"

	"gorin/render/fixture/all"
	"gorin/render/rendertest"
	"gorin/rules"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// TestGolden compares pictures of the make-believe match.
func TestGolden(t *testing.T) {
	table := map[string]string{"start": "1", "p1": "human", "p2": "human", "seed": "4"}
	rendertest.Golden(t, all.Engine{Of: []string{"rebirth"}},
		rendertest.Snap("main-ja", 1280, 720, rules.Japanese, table, "uncover"),
		rendertest.Snap("energy-phone-en", 390, 844, rules.English, table, "uncover", "option 9"),
		rendertest.Snap("answers-en", 1280, 720, rules.English, table, "uncover", "option 9", "option 4"),
		rendertest.Snap("answers-phone-ja", 390, 844, rules.Japanese, table, "uncover", "option 9", "option 4"),
		rendertest.Snap("partner-across-en", 844, 390, rules.English, table, "uncover", "option 9", "option 4", "option 2", "option 0"),
	)
}

// TestGoldenMoments compares the table at three moments of a game that was played, and a
// card in full.
func TestGoldenMoments(t *testing.T) {
	rendertest.GoldenMoments(t, "rebirth",
		rendertest.Played("early", 1280, 720, rules.English),
		rendertest.Played("middle", 844, 390, rules.Japanese),
		rendertest.Played("late", 390, 844, rules.English),
		rendertest.Played("late", 1280, 720, rules.Japanese),
		rendertest.PlayedCard("middle", 1280, 720, rules.English),
	)
}

// TestGoldenDeck compares the page of a deck that ships.
func TestGoldenDeck(t *testing.T) {
	rendertest.Golden(t, rendertest.Shipped(t), rendertest.Snap("deck-phone-ja", 390, 844, rules.Japanese, map[string]string{"game": "rebirth"},
		"decks-page rebirth", "deck-open afterschool"))
}

// TestGoldenLesson compares the lesson.
func TestGoldenLesson(t *testing.T) { rendertest.GoldenLesson(t, "rebirth") }
