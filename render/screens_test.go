package render

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/replay"
)

var screensInto = flag.String("screens", "", "write every scene at every size in both languages into this directory")

// windows are the sizes at which every scene is looked at.
var windows = [][2]int{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}}

// screen is a scene as a player meets it: a file of the course of its game, or
// the title, and what is done there.
type screen struct {
	name, game, file string
	hot              bool // two people share the screen
	alone            bool // no other scene follows: a dialog is open
	acts             []act
}

// wordy stands in an act for the card that says most, or that has a line which does
// nothing.
const wordy = "the wordiest card"

// first stands in an act for the first of those that can be chosen.
const first = "the first"

// drop is the act of dropping a pack of the tests.
const drop = "drop"

// strange is the act of opening a file whose cards are not those that ship.
const strange = "strange"

// strangeFile is such a file: of two cards that have abilities the texts and the power
// are others, and a line does nothing.
func strangeFile(tb testing.TB, game string) []byte {
	tb.Helper()
	cards, decks, err := rules.Shipped(game)
	if err != nil {
		tb.Fatal(err)
	}
	s := rules.Setup{Game: game, Seed: 3, Cards: cards, Seats: []rules.SeatSetup{{Name: "A", Deck: decks[0]}, {Name: "B", Deck: decks[1]}}}
	changed := 0
	for _, l := range decks[0].Cards {
		at := slices.IndexFunc(cards, func(c pack.Card) bool { return c.ID == l.ID })
		if c := &cards[at]; c.Number("power") > 0 && len(c.Lines) > 0 && changed < 3 {
			if changed++; changed == 3 {
				c.Inert = []int{0}
				break
			}
			c.SetNumber("power", 99500)
			c.Lines = append([]string{"【自】 このカードがアタックした時、あなたは3枚引く。"}, c.Lines[1:]...)
		}
	}
	m, err := rules.New(s)
	if err != nil {
		tb.Fatal(err)
	}
	b, err := replay.Write(m, replay.Options{Brief: true})
	if err != nil {
		tb.Fatal(err)
	}
	return b
}

// packScreens lists the scenes of players' packs.
var packScreens = []screen{
	{name: "packs-none", game: "weiss", acts: []act{{"packs", ""}}},
	{name: "packs-files", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {drop, "tidepool.toml"}, {"packs-back", ""}}},
	{name: "packs-list", game: "weiss", acts: []act{{drop, "weathervane.toml"}}},
	{name: "packs-card", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "3"}}},
	{name: "packs-climax", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "14"}}},
	{name: "packs-deck", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "0"}}},
	{name: "packs-broken", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "1"}}},
	{name: "packs-setup", game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "0"}, {"pack-play", "1=own/weathervane.toml/1"}}},
	{name: "packs-refused", game: "weiss", alone: true, acts: []act{{drop, "refused.toml"}}},
	{name: "packs-inert", game: "weiss", alone: true, acts: []act{{drop, "weathervane.toml"}, {"pack-play", "1=own/weathervane.toml/1"}, {"start", ""}}},
	{name: "packs-territory", game: "builddivide", acts: []act{{drop, "tidepool.toml"}, {"pack-item", "2"}}},
	{name: "packs-table", game: "weiss", file: "inert"},
	{name: "packs-detail", game: "weiss", file: "inert", acts: []act{{"inspect", wordy}}},
}

// screens lists every scene of the client.
func screens() []screen {
	list := []screen{
		{name: "title", game: "weiss"},
		{name: "title", game: "builddivide"},
		{name: "games-none", game: "weiss", acts: []act{{"load", ""}}},
	}
	list = append(list, packScreens...)
	for _, game := range []string{"weiss", "builddivide"} {
		puzzle := map[string]string{"weiss": "08_the_gap", "builddivide": "01_before_it_lands"}[game]
		grave := map[string]string{"weiss": "0/waiting-room", "builddivide": "0/graveyard"}[game]
		list = append(list,
			screen{"shelf", game, "", false, false, []act{{"practice", game}}},
			screen{"puzzle", game, "", false, false, []act{{"practice", game}, {"puzzle", puzzle}}},
			screen{"puzzle-hint", game, "", false, false, []act{{"practice", game}, {"puzzle", puzzle}, {"hint", ""}}},
			screen{"puzzle-goal", game, "", false, false, []act{{"practice", game}, {"puzzle", puzzle}, {"goal", ""}}},
			screen{"puzzle-solution", game, "", false, false, []act{{"practice", game}, {"puzzle", puzzle}, {"solution", ""}}},
			screen{"cover", game, "early", true, false, nil},
			screen{"early", game, "early", false, false, nil},
			screen{"middle", game, "middle", false, false, nil},
			screen{"late", game, "late", false, false, nil},
			screen{"result", game, "late", false, false, []act{{"concede", ""}, {"yes", ""}}},
			screen{"concede", game, "late", false, true, []act{{"concede", ""}}},
			screen{"detail", game, "middle", false, false, []act{{"inspect", wordy}}},
			screen{"log", game, "middle", false, false, []act{{"log", ""}, {"entry", "20"}}},
			screen{"back", game, "middle", false, false, []act{{"look-back", ""}, {"seek", "0.6"}}},
			screen{"replay", game, "over", false, false, []act{{"watch-hands", ""}, {"seek", "0.7"}}},
			screen{"pile", game, "middle", false, false, []act{{"pile", grave}}},
			screen{"games", game, "middle", false, false, []act{{"save", ""}, {"ok", ""}, {"load", ""}}},
			screen{"games-name", game, "middle", false, true, []act{{"load", ""}, {"game-name", first}, {"set", "line=3 – 2"}}},
			screen{"strange", game, "", false, true, []act{{strange, ""}}},
			screen{"from-file", game, "early", false, true, nil},
			screen{"menu", game, "middle", false, false, []act{{"menu", ""}}},
			screen{"settings", game, "middle", false, true, []act{{"settings", ""}}},
			screen{"help", game, "middle", false, false, []act{{"help", ""}}},
		)
		if game == "builddivide" {
			list = append(list,
				screen{"stops", game, "middle", false, false, []act{{"stops", ""}}},
				screen{"stack", game, "middle", false, false, []act{{"stack", ""}}})
		}
		for _, kind := range map[string][]string{
			"weiss":       {"mulligan", "main", "choose", "order", "may", "hand-limit", "level-up", "counter", "attacker"},
			"builddivide": {"redraw", "pay-energy", "aim", "choose", "order", "scout-top", "may", "guess", "block", "attack"},
		}[game] {
			list = append(list, screen{"ask-" + kind, game, "ask " + kind, false, false, nil})
		}
	}
	return list
}

// wantedMoments are the moments of a game, each with its game, that scenes show.
var wantedMoments = sync.OnceValue(func() map[string]bool {
	of := map[string]bool{"weiss full": true, "builddivide full": true}
	for _, s := range screens() {
		of[s.game+" "+s.file] = true
	}
	return of
})

// tour is a client that goes from scene to scene.
type tour struct {
	*picture
	game string
	hot  bool

	alone     bool
	bilingual bool   // the other language may be read too
	seen      *sight // what would be read, instead of drawing
	letters   string // their size, "" for the usual one
}

// visit shows a scene; the client is kept for the next one where that does.
func (t *tour) visit(tb testing.TB, s screen, w, h int, lang rules.Lang) {
	tb.Helper()
	if t.picture == nil || t.game != s.game || t.hot != s.hot || t.alone || s.file == "" {
		t.leave()
		other := session.Greedy
		if s.hot {
			other = session.Human
		}
		t.picture = newPicture(tb, w, h, shippedGames(tb), lang, map[string]string{"p1": session.Human, "p2": other, "delay": "300", "game": s.game})
		t.game, t.hot = s.game, s.hot
		c := t.picture.game.app.UI().C
		c.Cards.AtOnce = 100
		if t.seen != nil {
			c.Seen = t.seen
		}
		if t.letters != "" {
			for _, a := range []act{{"settings", ""}, {"set", "letters=" + t.letters}, {"settings-close", ""}} {
				t.picture.game.Do(a.name, a.value)
			}
			t.rest()
		}
	}
	t.tb, t.alone = tb, s.alone
	if s.file != "" {
		file := courseOf(tb, s.game).files[s.file]
		if file == nil {
			tb.Fatalf("no moment %q of %s", s.file, s.game)
		}
		t.picture.game.Open(s.file, file)
		t.rest()
		if s.name != "from-file" {
			t.picture.game.Do("ok", "") // other games are under way
			t.rest()
		}
	}
	for _, a := range s.acts {
		if a.value == wordy {
			a.value = wordiest(tb, courseOf(tb, s.game).files[s.file])
		}
		if a.value == first {
			for _, s := range t.picture.game.Stops() {
				if s.Act == a.name {
					a.value = s.Value
					break
				}
			}
		}
		if a.name == strange {
			t.picture.game.Open("theirs.gorin", strangeFile(tb, s.game))
		} else if a.name == drop {
			found, _ := filepath.Glob("../rules/*/testdata/packs/" + a.value)
			if len(found) != 1 {
				tb.Fatalf("%d packs are called %s", len(found), a.value)
			}
			data, err := os.ReadFile(found[0])
			if err != nil {
				tb.Fatal(err)
			}
			t.picture.game.Open(a.value, data)
		} else {
			t.picture.game.Do(a.name, a.value)
		}
		t.rest()
	}
}

// redraw draws the same once more.
func (t *tour) redraw() {
	t.picture.game.fresh = true
	frame(func() { t.step(0) })
}

// leave gives the picture back.
func (t *tour) leave() {
	if t.picture != nil {
		frame(t.img.Deallocate)
		t.picture = nil
	}
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
				var on tour
				for _, s := range screens() {
					t.Run(s.game+"-"+s.name, func(t *testing.T) {
						on.visit(t, s, size[0], size[1], lang)
						name := fmt.Sprintf("%s-%s-%dx%d-%v.png", s.game, s.name, size[0], size[1], lang)
						writePNG(t, filepath.Join(*screensInto, name), on.pixels())
					})
				}
				on.leave()
			})
		}
	}
}
