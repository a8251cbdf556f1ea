package weiss_test

import (
	"testing"

	"gorin/render/fixture/all"
	"gorin/render/rendertest"
	"gorin/render/session"
	"gorin/rules"
)

func TestMain(m *testing.M) { rendertest.Main(m) }

// TestGolden compares pictures of the make-believe match.
func TestGolden(t *testing.T) {
	table := map[string]string{"start": "1", "p1": "human", "p2": "human", "seed": "4"}
	bots := map[string]string{"start": "1", "p1": "random", "p2": "random", "seed": "4", "delay": "0"}
	rendertest.Golden(t, all.Engine{Of: []string{"weiss"}},
		rendertest.Snap("title-ja", 1280, 720, rules.Japanese, nil),
		rendertest.Snap("table-en", 1280, 720, rules.English, table, "uncover", "option 1", "option 3"),
		rendertest.Snap("table-ja", 1280, 720, rules.Japanese, table, "uncover", "confirm", "place 0/front-left"),
		rendertest.Snap("phone-ja", 390, 844, rules.Japanese, table, "uncover", "confirm"),
		rendertest.Snap("phone-across-en", 844, 390, rules.English, table, "uncover", "pile 0/waiting-room"),
		rendertest.Snap("log-en", 1280, 720, rules.English, table, "uncover", "confirm", "entry 1"),
		rendertest.Snap("log-across-ja", 844, 390, rules.Japanese, table, "uncover", "confirm", "log", "entry 4"),
		rendertest.Snap("log-phone-en", 390, 844, rules.English, table, "uncover", "confirm", "log", "entry 1"),
		rendertest.Snap("help-en", 390, 844, rules.English, table, "uncover", "help"),
		rendertest.Snap("replay-en", 1280, 720, rules.English, bots, "watch", "watch-play", "watch-hands", "seek 0.6"),
		rendertest.Snap("replay-phone-ja", 390, 844, rules.Japanese, bots, "watch", "watch-play", "seek 0.6"),
		rendertest.Snap("settings-en", 1280, 720, rules.English, nil, "settings", "set marks=on"),
		rendertest.Snap("settings-phone-ja", 390, 844, rules.Japanese, nil, "settings", "set letters=largest"),
		rendertest.Snap("marks-across-en", 844, 390, rules.English, map[string]string{"p2": "human", "seed": "4"},
			"settings", "set marks=on", "settings-close", "start", "uncover", "confirm", "place 0/front-left"),
		rendertest.Snap("puzzle-ja", 1280, 720, rules.Japanese, nil, "practice weiss", "puzzle 08_the_gap", "hint"),
		rendertest.Snap("puzzle-phone-en", 390, 844, rules.English, nil, "practice weiss", "puzzle 08_the_gap", "hint"),
	)
}

// TestGoldenMoments compares the table at three moments of a game that was played, and a
// card in full.
func TestGoldenMoments(t *testing.T) {
	rendertest.GoldenMoments(t, "weiss",
		rendertest.Played("early", 1280, 720, rules.Japanese),
		rendertest.Played("middle", 844, 390, rules.Japanese),
		rendertest.PlayedCard("middle", 1280, 720, rules.English),
		rendertest.Played("late", 390, 844, rules.English),
		rendertest.Played("late", 1280, 720, rules.Japanese),
	)
}

// TestGoldenPacks compares a card of a player's pack with a line that is not understood.
func TestGoldenPacks(t *testing.T) {
	params := map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "300", "game": "weiss"}
	for _, p := range []struct {
		name string
		w, h int
		lang rules.Lang
	}{{"packs-en", 1280, 720, rules.English}, {"packs-phone-ja", 390, 844, rules.Japanese}} {
		rendertest.Golden(t, rendertest.Shipped(t), rendertest.Snap(p.name, p.w, p.h, p.lang, params, "drop weathervane.toml", "pack-item 3"))
	}
}

// TestGoldenLesson compares the lesson.
func TestGoldenLesson(t *testing.T) { rendertest.GoldenLesson(t, "weiss") }
