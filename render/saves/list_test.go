package saves

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"gorin/rules/rulestest/property"
)

// shop is a store with room for so many bytes.
type shop struct {
	of   map[string][]byte
	room int
}

var errFull = errors.New("the store is full")

func newShop(room int) (*shop, *List) {
	s := &shop{map[string][]byte{}, room}
	return s, &List{Load: func(k string) ([]byte, error) { return s.of[k], nil }, Save: s.save}
}

func (s *shop) save(k string, b []byte) error {
	n := len(b)
	for key, v := range s.of {
		if key != k {
			n += len(v)
		}
	}
	switch {
	case b == nil:
		delete(s.of, k)
	case n > s.room:
		return errFull
	default:
		s.of[k] = bytes.Clone(b)
	}
	return nil
}

// TestUnfinishedGamesStay: whatever is kept, ends and is removed, no game that has not
// ended goes without having been asked for, finished ones go by age, the limits hold, and
// what the list names can be read as it was kept last.
func TestUnfinishedGamesStay(t *testing.T) {
	property.Check(t, func(t *rapid.T) {
		s, l := newShop(rapid.SampledFrom([]int{20 << 10, 1 << 20, 8 << 20}).Draw(t, "room"))
		bodies, over := map[string][]byte{}, map[string]bool{}
		for now := range rapid.IntRange(1, 60).Draw(t, "steps") {
			id := fmt.Sprintf("g%d", rapid.IntRange(0, 44).Draw(t, "game"))
			if rapid.IntRange(0, 9).Draw(t, "remove") == 0 {
				if err := l.Remove(id); err != nil && !errors.Is(err, errFull) {
					t.Fatal(err)
				}
				delete(bodies, id)
				delete(over, id)
				continue
			}
			before := l.All()
			h := Head{ID: id, When: int64(now), Over: rapid.Bool().Draw(t, "over"), From: rapid.SampledFrom([]string{"", "x.gorin"}).Draw(t, "from")}
			body := bytes.Repeat([]byte{byte(now)}, rapid.SampledFrom([]int{0, 900, 30 << 10, 300 << 10, MostFrom + 1}).Draw(t, "size"))
			err := l.Keep(h, body)
			var full *Full
			switch {
			case err == nil:
				bodies[id], over[id] = body, h.Over
			case errors.As(err, &full):
				if full.Oldest.Over || full.Oldest.ID == id {
					t.Fatalf("asks about %+v", full.Oldest)
				}
			case errors.Is(err, errFull):
			case !errors.Is(err, ErrLarge) || len(body) <= MostFrom:
				t.Fatal(err)
			}
			after := map[string]bool{}
			for _, o := range l.All() {
				after[o.ID] = true
			}
			for i := len(before) - 1; i >= 0; i-- { // from the oldest
				o := before[i]
				if o.ID == id {
					continue
				}
				if !after[o.ID] {
					if !o.Over {
						t.Fatalf("%s had not ended and is gone", o.ID)
					}
					delete(bodies, o.ID)
					delete(over, o.ID)
				}
			}
			sum := 0
			for _, o := range l.All() {
				sum += o.Size
				_, got, ok := l.Read(o.ID)
				if !ok || !bytes.Equal(got, bodies[o.ID]) || o.Over != over[o.ID] {
					t.Fatalf("%s is not what was kept: %d bytes, %v", o.ID, len(got), ok)
				}
			}
			if len(after) > Most || sum > MostAll {
				t.Fatalf("%d games of %d bytes", len(after), sum)
			}
		}
		if want := len(l.All()); len(s.of) > want+1 {
			t.Fatalf("%d keys for %d games: %v", len(s.of), want, maps.Keys(s.of))
		}
	})
}

// TestOldestFinishedGoes: at the limit, and one over it.
func TestOldestFinishedGoes(t *testing.T) {
	_, l := newShop(1 << 20)
	for i := range Most {
		if err := l.Keep(Head{ID: fmt.Sprint("g", i), When: int64(i), Over: i == 3 || i == 7}, nil); err != nil {
			t.Fatal(i, err)
		}
	}
	for i, gone := range []string{"g3", "g7"} {
		if err := l.Keep(Head{ID: fmt.Sprint("new", i), When: 100}, nil); err != nil {
			t.Fatal(err)
		}
		if _, ok := l.Find(gone); ok || len(l.All()) != Most {
			t.Errorf("%s is still there of %d", gone, len(l.All()))
		}
	}
	var full *Full
	if err := l.Keep(Head{ID: "more", When: 101}, nil); !errors.As(err, &full) || full.Oldest.ID != "g0" {
		t.Errorf("a full list: %v", err)
	}
	if err := l.Keep(Head{ID: "g0", When: 102, Turn: 9}, nil); err != nil { // is in it already
		t.Error(err)
	}
}

// TestTakeOver: what earlier builds kept is in the list, and the game under way is what is
// resumed.
func TestTakeOver(t *testing.T) {
	s, l := newShop(1 << 20)
	old := func(turn int, over bool) []byte {
		return fmt.Appendf(nil, `{"kinds":["human","greedy"],"decks":["a","b"],"names":["A","B"],"seed":"7","turn":%d,"over":%v,"when":%d}`+"\nbody%d", turn, over, turn, turn)
	}
	s.of["auto"], s.of["slot2"], s.of["slot3"] = old(5, false), old(8, false), []byte("damaged")
	for range 2 { // the second time there is nothing left to do
		if err := l.TakeOver(); err != nil {
			t.Fatal(err)
		}
		all := l.All()
		if len(all) != 2 || !all[0].Copy || all[1].Copy || s.of["auto"] != nil || s.of["slot2"] != nil || string(s.of["slot3"]) != "damaged" {
			t.Fatalf("%+v, %v", all, s.of)
		}
	}
	h, ok := l.Latest()
	if _, body, _ := l.Read(h.ID); !ok || h.Turn != 5 || h.Seed != 7 || string(body) != "body5" {
		t.Errorf("resumes %+v, %q", h, body)
	}
	full, lacking := newShop(10)
	full.of["auto"] = old(5, false)
	if err := lacking.TakeOver(); err == nil || full.of["auto"] == nil {
		t.Errorf("what cannot be taken over is gone: %v", err)
	}
}

// TestName: a name stays while the game is played on, in whichever window, goes when it is
// taken away, and is one short line whatever was written.
func TestName(t *testing.T) {
	_, l := newShop(1 << 20)
	if err := l.Keep(Head{ID: "a", Turn: 1}, []byte("x")); err != nil {
		t.Fatal(err)
	}
	if err := l.Keep(Head{ID: "b", Turn: 1}, nil); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct{ written, title string }{
		{"  灯台の\n夜 ", "灯台の 夜"},
		{"\u202eevil\u202c\u200b\x00", "evil"},
		{strings.Repeat("あ", MaxTitle), strings.Repeat("あ", MaxTitle)},
		{strings.Repeat("い", MaxTitle+1), strings.Repeat("い", MaxTitle)},
		{"\xff\ufffd", ""},
		{"last", "last"},
	} {
		if err := l.Name("a", c.written); err != nil {
			t.Fatal(err)
		}
		if h, _ := l.Find("a"); h.Title != c.title {
			t.Errorf("%q is %q, want %q", c.written, h.Title, c.title)
		}
	}
	if err := l.Keep(Head{ID: "a", Turn: 2, Title: "of a window that does not know"}, []byte("y")); err != nil {
		t.Fatal(err)
	}
	if h, body, _ := l.Read("a"); h.Title != "last" || h.Turn != 2 || string(body) != "y" {
		t.Errorf("%+v, %q", h, body)
	}
	if err := l.Name("none", "x"); err == nil {
		t.Error("a game that is not there has a name")
	}
	if err := l.Name("a", " "); err != nil {
		t.Error(err)
	}
	for _, h := range l.All() {
		if h.Title != "" {
			t.Errorf("%s is still called %q", h.ID, h.Title)
		}
	}
}

// FuzzList: whatever the store holds, the list can be shown and written on.
func FuzzList(f *testing.F) {
	f.Add([]byte(`[{"id":"a","turn":-1},{"id":"b"},{"id":"b"},{"id":"../x"}]`), []byte("{}\nx"))
	f.Add([]byte("null"), []byte{})
	f.Add([]byte(`[{"id":"a","title":"\u202e\n`+strings.Repeat("x", 500)+`"}]`), []byte("{}\nx"))
	f.Add([]byte(`[{"id":"a","names":["\u202e","`+string(bytes.Repeat([]byte("x"), 500))+`"]}]`), []byte(`{"id":"a"}`))
	f.Fuzz(func(t *testing.T, index, body []byte) {
		s, l := newShop(8 << 20)
		s.of["games"], s.of["game-a"], s.of["auto"] = index, body, body
		for _, h := range l.All() {
			if !idForm.MatchString(h.ID) || utf8.RuneCountInString(h.From) > maxName || slices.ContainsFunc(h.Names, func(n string) bool { return utf8.RuneCountInString(n) > maxName }) || h.Title != Title(h.Title) || utf8.RuneCountInString(h.Title) > MaxTitle {
				t.Fatalf("%+v", h)
			}
			l.Read(h.ID)
		}
		l.TakeOver()
		l.Keep(Head{ID: "new"}, body)
		if _, _, ok := l.Read("new"); !ok && len(body) <= MostAll {
			if _, full := l.Find("new"); full {
				t.Fatal("the list names what cannot be read")
			}
		}
	})
}
