package scene

import (
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/widget"
	"gorin/rules"
)

// own is a pack of the tests, which lies in the room of its game.
func own(t *testing.T, name string) []byte {
	t.Helper()
	found, _ := filepath.Glob("../../rules/*/testdata/packs/" + name)
	if len(found) != 1 {
		t.Fatalf("%d packs are called %s", len(found), name)
	}
	data, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func (s *stage) drop(name string, data []byte) {
	s.app.Open(name, data)
	for range 9 {
		s.tick()
	}
}

// said is the words of all zones of the mirror.
func (s *stage) said() string {
	var b strings.Builder
	for _, z := range s.last.Zones {
		b.WriteString(z.Heading + "\n" + strings.Join(z.Items, "\n") + "\n")
	}
	return b.String()
}

func (s *stage) says(what string, words ...string) {
	s.Helper()
	for _, w := range words {
		if !strings.Contains(what, w) {
			s.Errorf("%q is not said in %s", w, what)
		}
	}
}

// eachPack calls f for every pack of the tests.
func eachPack(t *testing.T, f func(t *testing.T, p *fixture.Own)) {
	t.Helper()
	for _, g := range all.Games() {
		if g.Own != nil {
			t.Run(g.Key, func(t *testing.T) { f(t, g.Own) })
		}
	}
}

// A pack that is dropped shows what is understood of it; its deck is played after the
// player has agreed to what does nothing, and the match comes back with that.
func TestOwnPack(t *testing.T) { eachPack(t, ownPack) }

func ownPack(t *testing.T, p *fixture.Own) {
	first := "own/" + p.Name + "/1"
	s := onRules(t, map[string]string{"seed": "3"})
	s.drop(p.Name, own(t, p.Name))
	s.want("packs", 0)
	s.says(s.last.Prompt, p.Prompt...)
	s.says(s.said(), p.Page[rules.English]...)
	s.do("language", "")
	s.says(s.said(), p.Page[rules.Japanese]...)
	s.do("language", "")
	s.do("pack-item", "1")
	s.says(s.said(), p.Broken...)
	s.do("pack-item", "0")
	s.says(s.said(), p.Legal...)
	s.press("pack-play")
	s.want("title", 0)
	if got := s.values()["deck1"]; got != first {
		t.Errorf("the first player has %s", got)
	}
	s.press("start")
	s.says(s.last.Alert, p.Asks...)
	s.press("no")
	s.want("title", 0)
	s.press("start")
	s.press("yes")
	s.want("table", 1)
	for i, face := range s.app.table.Prints {
		v, inert := &rules.CardView{Print: i}, len(face.Inert) > 0
		if s.app.table.Looks(v, "hand", layout.Pose{H: 80}, false).Inert != inert ||
			strings.Contains(s.app.table.CardWords(v), "has a line that does nothing") != inert {
			t.Errorf("%s: %q", face.ID, s.app.table.CardWords(v))
		}
	}
	for range 6 {
		s.answer()
		s.tick()
	}
	s.rest()
	seq := s.last.Seq
	s.press("export")
	s.open(nil) // another day
	if !slices.ContainsFunc(s.last.Fields, func(f page.Field) bool { return f.Name == "deck1" && f.Value == first }) {
		t.Errorf("the deck is not chosen any more: %+v", s.last.Fields)
	}
	s.press("resume")
	s.want("table", seq)
	for _, file := range s.files {
		other := onRules(t, nil)
		other.drop("match.gorin", file)
		other.want("table", seq)
		inert := 0
		for _, face := range other.app.table.Prints {
			inert += len(face.Inert)
		}
		if inert != p.Inert {
			t.Errorf("%d lines do nothing elsewhere", inert)
		}
	}
}

// A file that is refused is told with its places, and nothing else changes.
func TestRefusedPack(t *testing.T) { eachPack(t, refusedPack) }

func refusedPack(t *testing.T, p *fixture.Own) {
	s := onRules(t, map[string]string{"start": "1", "p2": "human", "seed": "3"})
	seq := s.last.Seq
	s.drop(p.Refused, own(t, p.Refused))
	s.want("error", seq)
	s.says(s.last.Alert, append([]string{p.Refused}, p.Why...)...)
	s.press("ok")
	s.want("table", seq)
	if s.store["packs"] != nil {
		t.Error("it was kept")
	}
}

// The table waits under the packs; a pack that is removed takes its decks along.
func TestPacksOverTheTable(t *testing.T) { eachPack(t, packsOverTheTable) }

func packsOverTheTable(t *testing.T, p *fixture.Own) {
	s := onRules(t, map[string]string{"start": "1", "p2": "greedy", "seed": "3"})
	seq := s.last.Seq
	s.drop(p.Name, own(t, p.Name))
	s.want("packs", 0)
	s.do("option", "0")
	s.do("key", "Escape")
	s.do("key", "Escape")
	s.want("table", seq)
	s.do("packs", p.Name)
	s.press("pack-remove")
	s.press("yes")
	s.want("packs", 0)
	if len(s.app.packs.Files()) != 0 || s.store["packs"] != nil {
		t.Error("the pack is still there")
	}
	s.press("packs-back")
	s.want("table", seq)
}

// A store that is full is told of; the pack can be used all the same.
func TestPacksWithoutRoom(t *testing.T) { eachPack(t, packsWithoutRoom) }

func packsWithoutRoom(t *testing.T, p *fixture.Own) {
	s := onRules(t, nil)
	s.app.host.Save = func(string, []byte) error { return os.ErrPermission }
	s.drop(p.Name, own(t, p.Name))
	s.says(s.last.Alert, "could not be kept")
	s.press("ok")
	s.want("packs", 0)
	s.store["packs"] = []byte("damaged")
	s.open(nil)
	s.says(s.last.Alert, "could not be read")
	s.press("ok")
	s.want("title", 0)
}

// The list and the page can be used by keys and by touch.
func TestPacksByKeysAndTouch(t *testing.T) { eachPack(t, packsByKeysAndTouch) }

func packsByKeysAndTouch(t *testing.T, p *fixture.Own) {
	for _, wide := range []bool{true, false} {
		s := onRules(t, nil)
		s.drop(p.Name, own(t, p.Name))
		size := map[bool][2]int{true: {1280, 720}, false: {390, 844}}[wide]
		img := ebiten.NewImage(size[0], size[1])
		draw := func() { s.app.Draw(img, 1); s.tick(); s.app.Draw(img, 1) }
		draw()
		for range 30 { // down to the last card
			s.app.Feed(input.Event{Kind: input.Key, Name: "Down"})
			draw()
		}
		s.app.Feed(input.Event{Kind: input.Key, Name: "Enter"})
		draw()
		if item, of := s.app.packs.Shown(); item != of-1 {
			t.Errorf("wide %v: item %d of %d by keys, not the last", wide, item, of)
		}
		s.says(s.said(), p.Last)
		act, want := "pack-item", 0
		if !wide { // it covers the list
			act, want = "packs-back", -1
		}
		stops := s.app.Stops()
		at := slices.IndexFunc(stops, func(x widget.Stop) bool { return x.Act == act })
		if at < 0 {
			t.Fatalf("wide %v: no %s among %+v", wide, act, stops)
		}
		if wide {
			want, _ = strconv.Atoi(stops[at].Value)
		}
		p := stops[at].At.Centre()
		for _, kind := range []input.Kind{input.Down, input.Click, input.Up} {
			s.app.Feed(input.Event{Kind: kind, X: p.X, Y: p.Y, Touch: true})
		}
		draw()
		if got, _ := s.app.packs.Shown(); got != want {
			t.Errorf("wide %v: item %d after a touch, not %d", wide, got, want)
		}
	}
}
