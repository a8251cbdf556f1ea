package binder

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"gorin/rules"
	"gorin/rules/pack"
	"gorin/rules/rulestest/room"
)

// shelf is what a game's room keeps for these tests, in testdata/binder.txt, a row a line
// and columns parted by tabs: a pack, and what is said of it.
type shelf struct {
	game string
	pack string // name of the file
	text string // what it says
	list string // the cards of a deck beside it

	decks   [][2]string // of the pack and then of the list: ID, and why it may not be played
	study   []string    // faces, lines, those that are understood, and where the others are wrong
	refused [][]string  // what is written otherwise, how, and what is said of that in Japanese and English
	bent    []string    // what is written otherwise, how, and of which card
}

// shelves are those of all games.
func shelves(t testing.TB) (all []shelf) {
	t.Helper()
	for _, game := range rules.Games() {
		s := shelf{game: game}
		for line := range strings.Lines(room.Text(t, game, "testdata/binder.txt")) {
			switch col := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); col[0] {
			case "pack":
				s.pack, s.text = col[1], room.Text(t, game, "testdata/packs/"+col[1])
			case "list":
				s.list = col[1]
			case "deck":
				s.decks = append(s.decks, [2]string{col[1], col[2]})
			case "study":
				s.study = col[1:]
			case "refused":
				s.refused = append(s.refused, col[1:])
			case "bent":
				s.bent = col[1:]
			default:
				t.Fatalf("%s: no row %q", game, col[0])
			}
		}
		all = append(all, s)
	}
	return all
}

// song is the file of a deck of cards of the pack and of cards that ship.
func (s *shelf) song() []byte {
	return fmt.Appendf(nil, "game  = %q\nname  = { ja = \"坂の歌\" }\ncards = %s\n", s.game, s.list)
}

func shipped(game string) []pack.Card {
	cards, _, err := rules.Shipped(game)
	if err != nil {
		return nil
	}
	return cards
}

// filled is a binder with the packs of all games.
func filled(t *testing.T) *Binder {
	t.Helper()
	b := New(shipped)
	for _, s := range shelves(t) {
		if _, err := b.Add("some/where/"+s.pack, []byte(s.text)); err != nil {
			t.Fatal(err)
		}
	}
	return b
}

// A binder knows the decks of its packs and deck files, and why they may not be played.
func TestDecks(t *testing.T) {
	for _, s := range shelves(t) {
		b := filled(t)
		if _, err := b.Add("song.toml", s.song()); err != nil {
			t.Fatal(err)
		}
		decks := b.Decks(s.game)
		if len(decks) != len(s.decks) {
			t.Fatalf("%s: decks %+v", s.game, decks)
		}
		for i, want := range s.decks {
			var broken []string
			for _, r := range decks[i].Broken {
				broken = append(broken, r.Clause+" "+r.Words[rules.English])
			}
			if got := strings.Join(broken, "; "); decks[i].ID != want[0] || got != want[1] {
				t.Errorf("%s: %s; want %s", decks[i].ID, got, want)
			}
		}
		for _, other := range shelves(t) {
			if other.game != s.game && len(b.Decks(other.game)) != len(other.decks)-1 {
				t.Errorf("%s has decks of another game: %+v", other.game, b.Decks(other.game))
			}
		}
	}
}

// What is not understood is told at its place, on opened faces too.
func TestStudy(t *testing.T) {
	b := filled(t)
	for _, s := range shelves(t) {
		f := b.Find(s.pack)
		for steps := 0; !f.Study(200); steps++ {
			if steps > len(f.Cards) {
				t.Fatal("it goes on and on")
			}
		}
		all, understood := f.Lines()
		var wrong []string
		for _, st := range f.Studies() {
			if len(st.Wrong) != len(st.Text) || len(st.Printed.Lines) != len(st.Text) {
				t.Errorf("%s: %d lines, %d of them", st.Printed.ID, len(st.Text), len(st.Wrong))
			}
			for i, w := range st.Wrong {
				if w != nil {
					wrong = append(wrong, st.Printed.ID+" "+string(rune('0'+i))+":"+strings.TrimLeft(string(rune('0'+w.Column/10))+string(rune('0'+w.Column%10)), "0"))
				}
			}
			if o := st.Printed.Other; o >= 0 && f.Studies()[o].Printed.Other == o {
				t.Errorf("%s is its own other face", st.Printed.ID)
			}
		}
		if got := []string{fmt.Sprint(len(f.Studies())), fmt.Sprint(all), fmt.Sprint(understood), strings.Join(wrong, " ")}; !slices.Equal(got, s.study) {
			t.Errorf("%s: faces, lines, understood and wrong %q; want %q", f.Name, got, s.study)
		}
	}
}

// A file that is refused changes nothing, and says where it is wrong in both languages.
func TestRefused(t *testing.T) {
	for _, s := range shelves(t) {
		refused(t, &s)
	}
	s := shelves(t)[0]
	b := New(nil)
	for i := range MaxFiles + 1 {
		_, err := b.Add(strings.Repeat("x", i+1)+".toml", s.song())
		if (err != nil) != (i == MaxFiles) {
			t.Errorf("file %d: %v", i+1, err)
		}
	}
	if _, err := b.Add("x.toml", s.song()); err != nil || len(b.Files()) != MaxFiles {
		t.Errorf("a file in the place of an older one: %v, %d files", err, len(b.Files()))
	}
	b.Remove("xx.toml")
	if len(b.Files()) != MaxFiles-1 || b.Find("xx.toml") != nil {
		t.Error("a file was not removed")
	}
}

func refused(t *testing.T, s *shelf) {
	first, ship := s.bent[2], shipped(s.game)[0].ID
	bent := strings.Replace(s.text, s.bent[0], s.bent[1], 1)
	cases := [][4]string{
		{"a.toml", "game = ", "1行目、", "line 1, "},
		{"a.toml", "", "「」というゲームはない", "no game"},
		{"a.toml", fmt.Sprintf("game = %q", s.game), "カードもデッキも入っていない", "neither cards nor decks"},
		{"a.toml", "game = \"chess\"\nname = { ja = \"x\" }\ncards = []", "「chess」というゲームはない", `no game "chess"`},
		{"a.toml", bent, "カード " + first + "：同じIDの別のカードが「" + s.pack + "」にある", "card " + first + ": another card of this ID is in " + s.pack},
		{"a.toml", strings.ReplaceAll(s.text, first, ship), "同じIDの別のカードが「Gorin」にある", "another card of this ID is in Gorin"},
	}
	for _, r := range s.refused {
		cases = append(cases, [4]string{"a.toml", strings.Replace(s.text, r[0], r[1], 1), r[2], r[3]})
	}
	for _, c := range cases {
		b := filled(t)
		_, err := b.Add(c[0], []byte(c[1]))
		var unfit *Unfit
		if !errors.As(err, &unfit) {
			t.Errorf("%s: %v", c[3], err)
			continue
		}
		if w := unfit.Told(); !strings.Contains(w[0], c[2]) || !strings.Contains(w[1], c[3]) {
			t.Errorf("%q; want %q and %q", w, c[2], c[3])
		}
		if len(b.Files()) != len(rules.Games()) {
			t.Errorf("%s: %d files", c[3], len(b.Files()))
		}
	}
}

// What was packed comes back; what is damaged leaves the binder empty, and a file that
// cannot be read any more stays with what is wrong.
func TestKept(t *testing.T) {
	game := rules.Games()[0]
	b := filled(t)
	kept, err := b.Write()
	if err != nil {
		t.Fatal(err)
	}
	again := New(shipped)
	if err := again.Read(kept); err != nil || len(again.Files()) != len(rules.Games()) || !slices.EqualFunc(again.Decks(game), b.Decks(game), sameDeck) {
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
	if err := again.Read(kept); err != nil || len(again.Files()) != len(rules.Games())+1 || again.Find("old.toml").Wrong == nil {
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
	for _, s := range shelves(f) {
		f.Add([]byte(s.text))
		f.Add(s.song())
	}
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
	for _, s := range shelves(f) {
		if _, err := b.Add(s.pack, []byte(s.text)); err != nil {
			f.Fatal(err)
		}
	}
	kept, err := b.Write()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(kept, false)
	f.Add(fmt.Appendf(nil, `[{"name":"a.toml","data":"game = \\"%s\\""},{"name":"b.toml","data":""}]`, rules.Games()[0]), true)
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

// sameDeck reports whether two decks are one, with the same said of it.
func sameDeck(a, b Deck) bool { return a.ID == b.ID && len(a.Broken) == len(b.Broken) }
