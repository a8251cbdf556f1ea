package render_test

import (
	"flag"
	"fmt"
	"path/filepath"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/rendertest"
	"gorin/rules"
)

var screensInto = flag.String("screens", "", "write every scene at every size in both languages into this directory")

// windows are the sizes at which every scene is looked at.
var windows = [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}}

// screens lists every scene of the client, of every game.
func screens(tb testing.TB) (list []fixture.Screen) {
	games := rendertest.Games(tb)
	for _, game := range games {
		list = append(list, fixture.Screen{Name: "title", Game: game})
	}
	if len(games) > 0 {
		list = append(list,
			fixture.Screen{Name: "games-none", Game: games[0], Acts: fixture.Acts("load")},
			fixture.Screen{Name: "packs-none", Game: games[0], Acts: fixture.Acts("packs")})
		files := fixture.Screen{Name: "packs-files", Game: games[0]}
		for _, game := range games {
			for _, p := range all.Scenes(game).Packs {
				files.Acts = append(files.Acts, fixture.Acts("drop "+p)...)
			}
		}
		if len(files.Acts) > 0 {
			files.Acts = append(files.Acts, fixture.Acts("packs-back")...)
			list = append(list, files)
		}
	}
	for _, game := range games {
		list = append(list, screensOf(game, all.Scenes(game))...)
	}
	return list
}

// screensOf lists the scenes of a game.
func screensOf(game string, of fixture.Scenes) (list []fixture.Screen) {
	add := func(name, file string, acts ...string) *fixture.Screen {
		list = append(list, fixture.Screen{Name: name, Game: game, File: file, Acts: fixture.Acts(acts...)})
		return &list[len(list)-1]
	}
	shelf, puzzle := "practice "+game, "puzzle "+of.Puzzle
	add("shelf", "", shelf)
	if of.Puzzle != "" {
		add("puzzle", "", shelf, puzzle)
		add("puzzle-hint", "", shelf, puzzle, "hint")
		add("puzzle-goal", "", shelf, puzzle, "goal")
		add("puzzle-solution", "", shelf, puzzle, "solution")
	}
	add("cards", "", "gallery "+game)
	add("cards-filters", "", "gallery "+game, "filter-panel", "filter cost=1")
	add("cards-large", "", "gallery "+game, "card-show 6")
	add("decks", "", "decks-page "+game)
	add("deck", "", "decks-page "+game, "deck-open "+fixture.First)
	add("deck-build", "", "decks-page "+game, "deck-open "+fixture.First, "deck-copy", "deck-hand")
	add("deck-build-deck", "", "decks-page "+game, "deck-new", "deck-only deck")
	add("cover", "early").Hot = true
	add("early", "early")
	add("middle", "middle")
	add("late", "late")
	if rules.Seats(game) == 2 { // with more the others play on
		add("result", "late", "concede", "yes")
	}
	add("concede", "late", "concede").Alone = true
	add("detail", "middle", "inspect "+fixture.Wordy)
	add("log", "middle", "log", "entry 20")
	add("back", "middle", "look-back", "seek 0.6")
	add("replay", "over", "watch-hands", "seek 0.7")
	if of.Pile != "" {
		add("pile", "middle", "pile 0/"+of.Pile)
	}
	add("games", "middle", "save", "ok", "load")
	add("games-name", "middle", "load", "game-name "+fixture.First, "set line=3 – 2").Alone = true
	add("strange", "", fixture.Strange).Alone = true
	add("from-file", "early").Alone = true
	add("menu", "middle", "menu")
	add("settings", "middle", "settings").Alone = true
	add("help", "middle", "help")
	for _, s := range of.More {
		s.Game = game
		list = append(list, s)
	}
	for _, kind := range of.Asks {
		add("ask-"+kind, "ask "+kind)
	}
	return list
}

// TestShowScreens writes every scene at every size in both languages, with
// -screens; nothing is compared.
//
//	xvfb-run -a go test ./render -run ShowScreens -screens DIR
func TestShowScreens(t *testing.T) {
	if *screensInto == "" {
		t.Skip("no -screens")
	}
	for _, size := range windows {
		for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
			t.Run(fmt.Sprintf("%dx%d-%v", size[0], size[1], lang), func(t *testing.T) {
				var on rendertest.Tour
				for _, s := range screens(t) {
					t.Run(s.Game+"-"+s.Name, func(t *testing.T) {
						on.Visit(t, s, size[0], size[1], lang)
						name := fmt.Sprintf("%s-%s-%dx%d-%v.png", s.Game, s.Name, size[0], size[1], lang)
						rendertest.WritePNG(t, filepath.Join(*screensInto, name), on.Pixels())
					})
				}
				on.Leave()
			})
		}
	}
}
