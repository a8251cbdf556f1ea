package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	xfont "golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

var root = filepath.Join("..", "..", "..")

func load(t *testing.T, name string) ([]byte, *sfnt.Font) {
	t.Helper()
	b, err := os.ReadFile(filepath.Join("..", name))
	if err != nil {
		t.Fatal(err)
	}
	f, err := sfnt.Parse(b)
	if err != nil {
		t.Fatal(name, err)
	}
	return b, f
}

// TestCoreIsUpToDate: the fonts of the first picture have every sign that our texts use,
// and the core is what would be cut today. If not: go generate ./assets.
func TestCoreIsUpToDate(t *testing.T) {
	said, err := texts(root)
	if err != nil || len(said) < 500 {
		t.Fatal(len(said), err)
	}
	for _, r := range "Aあア札星【】＋／①" {
		if !slices.Contains(said, r) {
			t.Errorf("our texts are said not to have %c", r)
		}
	}
	core, f := load(t, "gorin-core.otf")
	_, signs := load(t, "gorin-signs.otf")
	all, whole := load(t, "gorin-regular.otf")
	_, rest := load(t, "gorin-rest.otf")
	late := 0
	for _, r := range said {
		// A rare sign in the code is one that texts are searched for.
		if !has(f, r) && !has(signs, r) && (has(whole, r) || has(rest, r) && inAssets(t, r)) {
			late++
			t.Errorf("%c comes too late", r)
		}
	}
	again, err := cut(all, said)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(again, core) {
		t.Errorf("the core font is out of date (%d signs come too late): go generate ./assets", late)
	}
}

func inAssets(t *testing.T, r rune) bool {
	said := map[rune]bool{}
	if err := gather(root, "assets", said); err != nil {
		t.Fatal(err)
	}
	return said[r]
}

func has(f *sfnt.Font, r rune) bool {
	g, err := f.GlyphIndex(nil, r)
	return err == nil && g != 0
}

// TestCoreIsTheSame: what is in the core looks and stands as in the whole font, and what
// has been left out is missing.
func TestCoreIsTheSame(t *testing.T) {
	_, core := load(t, "gorin-core.otf")
	_, whole := load(t, "gorin-regular.otf")
	var a, b sfnt.Buffer
	size := fixed.Int26_6(1000)
	m, _ := core.Metrics(&a, size, xfont.HintingNone)
	if n, _ := whole.Metrics(&b, size, xfont.HintingNone); m != n {
		t.Errorf("metrics %v, want %v", m, n)
	}
	same, gone := 0, 0
	for r := rune(1); r < 0x30000; r++ {
		g, _ := core.GlyphIndex(&a, r)
		h, _ := whole.GlyphIndex(&b, r)
		if g == 0 {
			if h != 0 {
				gone++
			}
			continue
		}
		same++
		wide, _ := core.GlyphAdvance(&a, g, size, xfont.HintingNone)
		want, _ := whole.GlyphAdvance(&b, h, size, xfont.HintingNone)
		way, err := core.LoadGlyph(&a, g, size, nil)
		way2, err2 := whole.LoadGlyph(&b, h, size, nil)
		if err != nil || err2 != nil || wide != want || !slices.Equal(way, way2) {
			t.Fatalf("%c is not as it was: %v wide, want %v; %v, %v", r, wide, want, err, err2)
		}
	}
	if same < 500 || gone < 4000 {
		t.Errorf("%d signs are the same, %d are left out", same, gone)
	}
	kerned := 0
	for x := rune(' '); x < 0x180; x++ {
		for y := rune(' '); y < 0x180; y++ {
			k, err := kern(core, x, y)
			if want, err2 := kern(whole, x, y); k != want || (err == nil) != (err2 == nil) {
				t.Fatalf("%c%c: %v, want %v", x, y, k, want)
			}
			if k != 0 {
				kerned++
			}
		}
	}
	if kerned < 1000 {
		t.Errorf("%d pairs are kerned", kerned)
	}
}

func kern(f *sfnt.Font, x, y rune) (fixed.Int26_6, error) {
	var b sfnt.Buffer
	g, _ := f.GlyphIndex(&b, x)
	h, _ := f.GlyphIndex(&b, y)
	return f.Kern(&b, g, h, 1000, xfont.HintingNone)
}

// TestDamaged: a font that is not built as ours are is an error and no panic.
func TestDamaged(t *testing.T) {
	whole, _ := load(t, "gorin-regular.otf")
	signs, _ := load(t, "gorin-signs.otf")
	if _, err := cut(signs, nil); err == nil {
		t.Error("a font whose glyphs have numbers was cut")
	}
	tables, err := tablesOf(whole)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < len(tables["CFF "]); n += 9973 {
		if _, err := cutCFF(tables["CFF "][:n], []int{0, 1}); err == nil {
			t.Errorf("%d bytes of the outlines are enough", n)
		}
	}
}
