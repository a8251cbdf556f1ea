package theme

import (
	"io/fs"
	"os"
	"strings"
	"testing"

	"gorin/assets"
	"gorin/render/atlas"
)

// What comes with Gorin is written without the font of rare signs.
func TestNothingOfOursIsRare(t *testing.T) {
	f, err := LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	f.rest = nil
	files := 0
	err = fs.WalkDir(os.DirFS("../../assets"), ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".toml") {
			return err
		}
		files++
		text, err := os.ReadFile("../../assets/" + path)
		for _, r := range string(text) {
			if r > ' ' && !f.lacks {
				if f.line(pieceKey{key(20, false), string(r)}); f.lacks {
					t.Errorf("%s: %c", path, r)
				}
			}
		}
		return err
	})
	if err != nil || files < 10 {
		t.Error(files, err)
	}
}

// The font of rare signs is missed once one is written, and not before; lent, it is used
// for what has been measured and written without it.
func TestLend(t *testing.T) {
	f, err := LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	k := pieceKey{key(20, false), "鷗"}
	want := f.line(k)[0].at
	f.rest = nil
	clear(f.faces)
	f.forget()

	b := atlas.NewBatch(f.Atlas)
	f.Write(b, "【自】《灯台》＋1000 髙﨑", 10, 10, 20, false, Ink)
	f.Write(b, "【自】《灯台》＋1000 髙﨑", 10, 40, 20, true, Ink)
	if f.Lacks() {
		t.Error("signs of the texts that come with Gorin are missed")
	}
	got := f.line(k)
	if !f.Lacks() || len(got) > 0 && got[0].at == want {
		t.Errorf("a rare sign is not missed: %v", got)
	}
	if err := f.Lend([]byte("OTTO")); err == nil || !f.Lacks() {
		t.Error("a font that cannot be read was taken")
	}
	if err := f.Lend(assets.RestFont); err != nil || f.Lacks() {
		t.Error("the font was not taken:", err)
	}
	if got := f.line(k); len(got) != 1 || got[0].at.Size() != want.Size() {
		t.Errorf("the sign is written as %v, want one of %v", got, want.Size())
	}
}
