package builddivide_test

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
	rendertest.Golden(t, all.Engine{Of: []string{"builddivide"}},
		rendertest.Snap("stack-en", 1280, 720, rules.English, table, "uncover", "option 10"),
		rendertest.Snap("attack-ja", 1280, 720, rules.Japanese, table, "uncover", "option 10", "option 10", "card 57"),
		rendertest.Snap("pay-phone-ja", 390, 844, rules.Japanese, table, "uncover", "option 10", "option 10", "option 0"),
	)
}

// TestGoldenMoments compares the table at three moments of a game that was played, and a
// card in full.
func TestGoldenMoments(t *testing.T) {
	rendertest.GoldenMoments(t, "builddivide",
		rendertest.Played("early", 1280, 720, rules.English),
		rendertest.Played("middle", 844, 390, rules.English),
		rendertest.Played("late", 390, 844, rules.Japanese),
		rendertest.Played("late", 1280, 720, rules.Japanese),
		rendertest.PlayedCard("late", 390, 844, rules.English),
	)
}

// TestGoldenLesson compares the lesson.
func TestGoldenLesson(t *testing.T) { rendertest.GoldenLesson(t, "builddivide") }
