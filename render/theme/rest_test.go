package theme

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"gorin/assets"
	"gorin/render/atlas"
)

// bare is the fonts as the page has them at first: without those that come later.
func bare(t *testing.T) *Fonts {
	t.Helper()
	more := assets.MoreFonts
	assets.MoreFonts = nil
	defer func() { assets.MoreFonts = more }()
	f, err := LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// What comes with Gorin is written without the fonts that come later.
func TestNothingOfOursIsRare(t *testing.T) {
	f := bare(t)
	files := 0
	err := fs.WalkDir(os.DirFS("../../assets"), ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".toml") {
			return err
		}
		files++
		text, err := os.ReadFile("../../assets/" + path)
		for _, r := range string(text) {
			if r > ' ' && !f.lacks {
				if f.line(pieceKey{key(20, false), string(r)}); f.lacks {
					t.Errorf("%s: %c (go generate ./assets)", path, r)
				}
			}
		}
		return err
	})
	if err != nil || files < 3 {
		t.Error(files, err)
	}
}

// A font that is not there yet is wanted once a sign of it is written, and not before;
// lent, it is used for what has been measured and written without it. A sign that no
// font has wants nothing for ever.
func TestLend(t *testing.T) {
	all, err := LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	f := bare(t)
	b := atlas.NewBatch(f.Atlas)
	f.Write(b, "【自】《灯台》＋1000 星", 10, 10, 20, false, Ink)
	f.Write(b, "【自】《灯台》＋1000 星", 10, 40, 20, true, Ink)
	if font := f.Wants(); font != "" {
		t.Errorf("%s is wanted for the texts that come with Gorin", font)
	}
	for _, c := range []struct{ sign, font string }{{"鸞", WholeFont}, {"鷗", RestFont}} {
		for _, bold := range []bool{false, true} {
			k := pieceKey{key(20, bold), c.sign}
			want := all.line(k)
			missing := f.line(k) // a box
			if f.Wants() != c.font || slices.Equal(missing, want) {
				t.Fatalf("%s: %q is wanted, not %s", c.sign, f.Wants(), c.font)
			}
			if bold {
				continue
			}
			if err := f.Lend(c.font, []byte("OTTO")); err == nil || f.Wants() != c.font {
				t.Error("a font that cannot be read was taken")
			}
			if err := f.Lend("other.otf", assets.MoreFonts[c.font]); err == nil {
				t.Error("a font of no name of ours was taken")
			}
		}
		before := f.Width(c.sign, 20, false)
		if err := f.Lend(c.font, assets.MoreFonts[c.font]); err != nil || f.Wants() != "" {
			t.Error("the font was not taken:", err)
		}
		for _, bold := range []bool{false, true} {
			k := pieceKey{key(20, bold), c.sign}
			got, want := f.line(k), all.line(k)
			if len(got) != 1 || len(want) != 1 || got[0].at.Size() != want[0].at.Size() || got[0].y != want[0].y || f.lacks {
				t.Errorf("%s is written as %v, want %v", c.sign, got, want)
			}
		}
		if after := f.Width(c.sign, 20, false); after != before {
			t.Logf("%s is %v wide, its box %v", c.sign, after, before)
		}
	}
	f.line(pieceKey{key(20, false), "\U000F0000"})
	if !f.lacks || f.Wants() != "" {
		t.Errorf("%q is wanted for what no font has", f.Wants())
	}
}
