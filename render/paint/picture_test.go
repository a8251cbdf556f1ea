package paint

import (
	"flag"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"gorin/render/theme"
)

var show = flag.String("pictures", "", "write the motifs into this directory")

// TestMotifs draws every motif; with -pictures, on one sheet to look at.
func TestMotifs(t *testing.T) {
	names := Motifs()
	const cell, across = 150, 10
	sheetOf := newSheet(across*cell, (len(names)+across-1)/across*cell)
	draw.Draw(sheetOf.img, sheetOf.img.Rect, image.NewUniform(theme.RGB(0xDDD0B4)), image.Point{}, draw.Src)
	colours := []string{"blue", "red", "yellow", "green", "purple", "black", "white", ""}
	for i, name := range names {
		x, y := float64(i%across)*cell, float64(i/across)*cell
		k := inksOf(colours[i%len(colours)])
		p := pen{s: sheetOf, a: 1, d: 1}
		p.box(k.pale, x+2, y+2, cell-4, cell-4)
		p.at(x+62, y+75).grow(52).cut(motifs[name], k, 3, theme.PaperLight)
		p.at(x+128, y+125).grow(18).cut(motifs[name], k, 1.2, theme.PaperLight)
	}
	if *show != "" {
		write(t, "motifs.png", sheetOf.img)
	}
}

func write(t *testing.T, name string, img image.Image) {
	t.Helper()
	f, err := os.Create(filepath.Join(*show, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
