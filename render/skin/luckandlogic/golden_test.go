package luckandlogic_test

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
	rendertest.Golden(t, all.Engine{Of: []string{"luckandlogic"}},
		rendertest.Snap("main-ja", 1280, 720, rules.Japanese, table, "uncover"),
		rendertest.Snap("level-phone-en", 390, 844, rules.English, table, "uncover", "option 0"),
		rendertest.Snap("attack-across-en", 844, 390, rules.English, table, "uncover", "option 0", "option 0"),
		rendertest.Snap("definition-en", 1280, 720, rules.English, table, "uncover", "option 0", "option 0", "option 0"),
	)
}

// TestGoldenMoments compares the table at three moments of a game that was played, and a
// card in full.
func TestGoldenMoments(t *testing.T) {
	rendertest.GoldenMoments(t, "luckandlogic",
		rendertest.Played("early", 1280, 720, rules.English),
		rendertest.Played("middle", 844, 390, rules.Japanese),
		rendertest.Played("late", 390, 844, rules.English),
		rendertest.Played("late", 1280, 720, rules.Japanese),
		rendertest.PlayedCard("middle", 1280, 720, rules.English),
	)
}

// TestGoldenBuild compares the table on which a deck is built, from one that ships.
func TestGoldenBuild(t *testing.T) {
	rendertest.Golden(t, rendertest.Shipped(t), rendertest.Snap("build-en", 1280, 720, rules.English, map[string]string{"game": "luckandlogic"},
		"decks-page luckandlogic", "deck-open borrowed", "deck-copy"))
}

// TestGoldenLesson compares the lesson.
func TestGoldenLesson(t *testing.T) { rendertest.GoldenLesson(t, "luckandlogic") }
