package binder

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"gorin/rules"
	"gorin/rules/pack"
)

// sample is a pack of the tests, which lies in the room of its game.
func sample(t testing.TB, name string) []byte {
	t.Helper()
	found, _ := filepath.Glob("../*/testdata/packs/" + name)
	if len(found) != 1 {
		t.Fatalf("%d packs are called %s", len(found), name)
	}
	data, err := os.ReadFile(found[0])
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func shipped(game string) []pack.Card {
	cards, _, err := rules.Shipped(game)
	if err != nil {
		return nil
	}
	return cards
}

func filled(t *testing.T) *Binder {
	t.Helper()
	b := New(shipped)
	for _, name := range []string{"weathervane.toml", "tidepool.toml"} {
		if _, err := b.Add("some/where/"+name, sample(t, name)); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

const song = `
game  = "weiss"
name  = { ja = "坂の歌" }
cards = [[4, "WV/T01-001"], [4, "LT/G01-001"]]
`

// A binder knows the decks of its packs and deck files, and why they may not be played.
func TestDecks(t *testing.T) {
	b := filled(t)
	if _, err := b.Add("song.toml", []byte(song)); err != nil {
		t.Fatal(err)
	}
	decks := b.Decks("weiss")
	if len(decks) != 3 || len(b.Decks("builddivide")) != 0 {
		t.Fatalf("decks %+v", decks)
	}
	for i, want := range []struct{ id, broken string }{
		{"own/weathervane.toml/1", ""},
		{"own/weathervane.toml/2", "5.1.1 there is no card WV/T01-404; 5.1.2.1 the deck has 13 cards, not exactly 50; 5.1.2.2 5 cards named Gull, Apprentice Carrier; at most 4 of one name"},
		{"own/song.toml/1", "5.1.2.1 the deck has 8 cards, not exactly 50"}, // it knows the cards of the pack, and those that ship
	} {
		var broken []string
		for _, r := range decks[i].Broken {
			broken = append(broken, r.Clause+" "+r.Words[rules.English])
		}
		if got := strings.Join(broken, "; "); decks[i].ID != want.id || got != want.broken {
			t.Errorf("%s: %s; want %s: %s", decks[i].ID, got, want.id, want.broken)
		}
	}
}

// What is not understood is told at its place, on opened faces too.
func TestStudy(t *testing.T) {
	b := filled(t)
	for _, want := range []struct {
		file              string
		faces, all, lines int
		wrong             string
	}{
		{"weathervane.toml", 13, 12, 10, "WV/T01-002 1:15 WV/T01-011 0:1"},
		{"tidepool.toml", 3, 2, 1, "TP/T01-002+ 0:16"},
	} {
		f := b.Find(want.file)
		for steps := 0; !f.Study(200); steps++ {
			if steps > len(f.Cards) {
				t.Fatal("it goes on and on")
			}
		}
		all, understood := f.Lines()
		var wrong []string
		for _, s := range f.Studies() {
			if len(s.Wrong) != len(s.Text) || len(s.Printed.Lines) != len(s.Text) {
				t.Errorf("%s: %d lines, %d of them", s.Printed.ID, len(s.Text), len(s.Wrong))
			}
			for i, w := range s.Wrong {
				if w != nil {
					wrong = append(wrong, s.Printed.ID+" "+string(rune('0'+i))+":"+strings.TrimLeft(string(rune('0'+w.Column/10))+string(rune('0'+w.Column%10)), "0"))
				}
			}
			if o := s.Printed.Other; o >= 0 && f.Studies()[o].Printed.Other == o {
				t.Errorf("%s is its own other face", s.Printed.ID)
			}
		}
		if got := strings.Join(wrong, " "); len(f.Studies()) != want.faces || all != want.all || understood != want.lines || got != want.wrong {
			t.Errorf("%s: %d faces, %d of %d lines, wrong %s; want %+v", f.Name, len(f.Studies()), understood, all, got, want)
		}
	}
}

// A file that is refused changes nothing, and says where it is wrong in both languages.
func TestRefused(t *testing.T) {
	good := string(sample(t, "weathervane.toml"))
	for _, c := range []struct{ name, data, ja, en string }{
		{"a.toml", "game = ", "1行目、", "line 1, "},
		{"a.toml", "", "「」というゲームはない", "no game"},
		{"a.toml", "game = \"weiss\"", "カードもデッキも入っていない", "neither cards nor decks"},
		{"a.toml", "game = \"chess\"\nname = { ja = \"x\" }\ncards = []", "「chess」というゲームはない", `no game "chess"`},
		{"a.toml", strings.Replace(good, "power = 2500", "power = 2501", 1), "48行目、カード WV/T01-003、power：2501は500の倍数ではない", "line 48, card WV/T01-003, power: 2501 is not a multiple of 500"},
		{"a.toml", good, "カード WV/T01-001：同じIDの別のカードが「weathervane.toml」にある", "card WV/T01-001: another card of this ID is in weathervane.toml"},
		{"a.toml", strings.ReplaceAll(good, "WV/T01-001", "LT/G01-001"), "同じIDの別のカードが「Gorin」にある", "another card of this ID is in Gorin"},
	} {
		b := filled(t)
		if c.data == good {
			c.data = strings.Replace(good, "power = 1500", "power = 2000", 1)
		}
		_, err := b.Add(c.name, []byte(c.data))
		var unfit *Unfit
		if !errors.As(err, &unfit) {
			t.Errorf("%s: %v", c.en, err)
			continue
		}
		if w := unfit.Told(); !strings.Contains(w[0], c.ja) || !strings.Contains(w[1], c.en) {
			t.Errorf("%q; want %q and %q", w, c.ja, c.en)
		}
		if len(b.Files()) != 2 {
			t.Errorf("%s: %d files", c.en, len(b.Files()))
		}
	}
	b := New(nil)
	for i := range MaxFiles + 1 {
		_, err := b.Add(strings.Repeat("x", i+1)+".toml", []byte(song))
		if (err != nil) != (i == MaxFiles) {
			t.Errorf("file %d: %v", i+1, err)
		}
	}
	if _, err := b.Add("x.toml", []byte(song)); err != nil || len(b.Files()) != MaxFiles {
		t.Errorf("a file in the place of an older one: %v, %d files", err, len(b.Files()))
	}
	b.Remove("xx.toml")
	if len(b.Files()) != MaxFiles-1 || b.Find("xx.toml") != nil {
		t.Error("a file was not removed")
	}
}

// What was packed comes back; what is damaged leaves the binder empty, and a file that
// cannot be read any more stays with what is wrong.
func TestKept(t *testing.T) {
	b := filled(t)
	kept, err := b.Write()
	if err != nil {
		t.Fatal(err)
	}
	again := New(shipped)
	if err := again.Read(kept); err != nil || len(again.Files()) != 2 || len(again.Decks("weiss")) != 2 {
		t.Errorf("%v, %d files", err, len(again.Files()))
	}
	for n := range kept {
		if err := New(nil).Read(kept[:n]); err == nil && n > 0 {
			t.Errorf("%d of %d bytes were read", n, len(kept))
		}
	}
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	if bomb := w.EncodeAll(make([]byte, maxUnkept+1), nil); len(bomb) > MaxKept || New(nil).Read(bomb) == nil {
		t.Errorf("%d bytes were read that become too many", len(bomb))
	}
	b.files = append(b.files, &File{Name: "old.toml", Data: []byte("game = ")})
	if kept, err = b.Write(); err != nil {
		t.Fatal(err)
	}
	again = New(shipped)
	if err := again.Read(kept); err != nil || len(again.Files()) != 3 || again.Find("old.toml").Wrong == nil {
		t.Errorf("%v, %d files", err, len(again.Files()))
	}
	noise := make([]byte, 3*MaxKept/2)
	x := uint32(1)
	for i := range noise {
		x = x*1664525 + 1013904223
		noise[i] = ' ' + byte(x>>16)%90
	}
	b.files = append(b.files, &File{Name: "huge.toml", Data: noise})
	var large *TooLarge
	if _, err := b.Write(); !errors.As(err, &large) {
		t.Errorf("%v", err)
	}
}

// FuzzAdd reads whatever is dropped, and its texts.
func FuzzAdd(f *testing.F) {
	for _, name := range []string{"weathervane.toml", "tidepool.toml"} {
		f.Add(sample(f, name))
	}
	f.Add([]byte(song))
	f.Fuzz(func(t *testing.T, data []byte) {
		b := New(nil)
		file, err := b.Add("fuzz.toml", data)
		if err != nil {
			var unfit *Unfit
			if !errors.As(err, &unfit) || unfit.Told()[0] == "" {
				t.Fatal(err)
			}
			return
		}
		for range 3 {
			if file.Study(100) {
				break
			}
		}
		b.Decks(file.Game)
		kept, err := b.Write()
		if err != nil {
			t.Fatal(err)
		}
		again := New(nil)
		if err := again.Read(kept); err != nil || again.Files()[0].Wrong != nil {
			t.Fatal(err, again.Files()[0].Wrong)
		}
	})
}

// FuzzRead reads what may have been kept, as it is and packed: what is in the binder then
// is kept again.
func FuzzRead(f *testing.F) {
	b := New(nil)
	for _, name := range []string{"weathervane.toml", "tidepool.toml"} {
		if _, err := b.Add(name, sample(f, name)); err != nil {
			f.Fatal(err)
		}
	}
	kept, err := b.Write()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(kept, false)
	f.Add([]byte(`[{"name":"a.toml","data":"game = \"weiss\""},{"name":"b.toml","data":""}]`), true)
	z, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, data []byte, plain bool) {
		if plain {
			data = z.EncodeAll(data, nil)
		}
		b := New(nil)
		if err := b.Read(data); err != nil {
			if len(b.Files()) > 0 {
				t.Error("files beside an error")
			}
			return
		}
		if _, err := b.Write(); err != nil {
			t.Error(err)
		}
	})
}
