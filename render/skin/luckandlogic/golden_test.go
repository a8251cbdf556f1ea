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
