package font

import (
	"image"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

func read(t *testing.T, name string) *Font {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", "..", "assets", "fonts", name))
	if err != nil {
		t.Fatal(err)
	}
	f, err := Parse(b)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestSet: pairs are kerned in the units of the size, within one font and not across two,
// and what is never seen takes no room.
func TestSet(t *testing.T) {
	regular, signs := read(t, "gorin-regular.otf"), read(t, "gorin-signs.otf")
	c := Chain{regular, signs}
	wide := func(s string, size float64) fixed.Int26_6 {
		_, w := c.Set(s, Size(size))
		return w
	}
	glyphs, _ := c.Set("AV", Size(1000))
	if len(glyphs) != 2 || wide("A", 1000)+wide("V", 1000) <= wide("AV", 1000) {
		t.Fatalf("AV is not kerned: %v, %v and %v", wide("AV", 1000), wide("A", 1000), wide("V", 1000))
	}
	closer := wide("A", 1000) + wide("V", 1000) - wide("AV", 1000)
	for _, size := range []float64{8.25, 13, 40} {
		got := float64(wide("A", size) + wide("V", size) - wide("AV", size))
		if want := float64(closer) * size / 1000; got < want-2 || got > want+2 {
			t.Errorf("at %v the pair is %v closer, want %v (64ths of a pixel)", size, got, want)
		}
	}
	for _, s := range []string{"漢", "あ", "ー", "。"} { // a whole em, at any size
		if w := wide(s, 11.25); w != Size(11.25) {
			t.Errorf("%s is %v wide, want %v", s, w, Size(11.25))
		}
	}
	if wide("a\u00ad\u200d\ufe0fb", 20) != wide("ab", 20) || wide("\ufeff\n", 20) != 0 {
		t.Error("what is never seen takes room")
	}
	glyphs, _ = c.Set("a→\U000F0000", Size(20))
	if len(glyphs) != 3 || glyphs[0].Font != regular || glyphs[1].Font != signs || glyphs[1].Missing() || !glyphs[2].Missing() {
		t.Errorf("set as %v", glyphs)
	}
}

// TestPicture: a picture lies where the sign is to be seen, moves with its fraction of a
// pixel without gaining ink, and every glyph of our fonts can be read.
func TestPicture(t *testing.T) {
	f := read(t, "gorin-regular.otf")
	var p Painter
	ink := func(beside fixed.Int26_6) (sum, at float64) {
		m := p.Picture(f, f.index('国'), Size(20), beside)
		for i, v := range m.Pix {
			sum += float64(v)
			at += float64(v) * float64(m.Rect.Min.X+i%m.Stride)
		}
		return sum, at / sum
	}
	sum, at := ink(0)
	m := p.Picture(f, f.index('国'), Size(20), 0)
	if !m.Rect.In(image.Rect(0, -20, 20, 4)) || m.Rect.Dx() < 15 || m.Rect.Dy() < 15 || sum < 255*60 {
		t.Errorf("国 covers %v with %v of ink", m.Rect, sum/255)
	}
	for _, beside := range []fixed.Int26_6{8, 32, 56} {
		s, a := ink(beside)
		if s < sum*0.98 || s > sum*1.02 || a-at < pixels(beside)-0.05 || a-at > pixels(beside)+0.05 {
			t.Errorf("beside %v: %v of ink instead of %v, %v to the right", beside, s/255, sum/255, a-at)
		}
	}
	if m := p.Picture(f, f.index(' '), Size(20), 0); !m.Rect.Empty() {
		t.Errorf("a space covers %v", m.Rect)
	}
	for _, name := range []string{"gorin-core.otf", "gorin-regular.otf", "gorin-bold.otf", "gorin-signs.otf", "gorin-rest.otf"} {
		f := read(t, name)
		for g := range f.f.NumGlyphs() {
			if _, err := f.f.LoadGlyph(&f.buf, sfnt.GlyphIndex(g), Size(20), nil); err != nil {
				t.Fatalf("%s: glyph %d: %v", name, g, err)
			}
		}
	}
}

func pixels(v fixed.Int26_6) float64 { return float64(v) / 64 }
