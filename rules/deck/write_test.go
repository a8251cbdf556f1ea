package deck

import (
	"bytes"
	"reflect"
	"testing"

	"gorin/rules/lang"
)

// A deck that is written is read as it was, parts in the order of the game, a single card as its ID.
func TestWrite(t *testing.T) {
	book := testBook()
	d := Deck{ID: "x", Game: "made-up", Name: lang.Words{`「"灯"」\`, "Lamps"}, About: lang.Words{"何か", "何か"}, Cards: []Line{{4, "l0"}, {1, `b"0`}}}
	d.Put("captain", []Line{{1, "t"}})
	d.Put("side", []Line{{2, "l1"}})
	got := string(Write(d, book.Parts))
	const want = `game  = "made-up"
name  = { ja = "「\"灯\"」\\", en = "Lamps" }
about = { ja = "何か" }
cards = [
  [4, "l0"],
  [1, "b\"0"],
]
side = [
  [2, "l1"],
]
captain = "t"
`
	if got != want {
		t.Errorf("%s", got)
	}
	for _, d := range []Deck{d, with1(d, "captain"), with1(d, "captain", Line{2, "t"}), {ID: "x", Game: "made-up", Name: lang.Words{"空", "空"}}} {
		again, err := Read("x.toml", Write(d, book.Parts), Keys([]*Book{book}))
		if about := again.About; about[lang.English] == "" {
			again.About[lang.English] = about[lang.Japanese]
		}
		if err != nil || again.Size() != d.Size() || !reflect.DeepEqual(again.In("captain"), d.In("captain")) || !reflect.DeepEqual(again.In("side"), d.In("side")) || again.Name != d.Name || again.About != d.About {
			t.Errorf("%+v, want %+v: %v", again, d, err)
		}
	}
}

// FuzzWrite: what Read takes is written so that it is read as the same, and written the same again.
func FuzzWrite(f *testing.F) {
	book := testBook()
	keys := Keys([]*Book{book})
	f.Add([]byte("game=\"made-up\"\nname={ja=\"a\\\"b\"}\ncards=[[1,\"x\\\\y\"]]\ncaptain=\"t\"\nside=[[2,\"z\"]]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := Read("x.toml", data, keys)
		if err != nil {
			return
		}
		once := Write(d, book.Parts)
		again, err := Read("x.toml", once, keys)
		if err != nil {
			t.Fatalf("%v: %s", err, once)
		}
		if twice := Write(again, book.Parts); !bytes.Equal(once, twice) {
			t.Errorf("%s and then %s", once, twice)
		}
	})
}
