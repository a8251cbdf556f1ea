package rendertest

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// WritePNG writes a picture into a file.
func WritePNG(tb testing.TB, file string, img image.Image) {
	tb.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		tb.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		tb.Fatal(err)
	}
	level := png.BestSpeed
	if img.Bounds().Dx() < 1000 { // a golden picture
		level = png.BestCompression
	}
	if err := (&png.Encoder{CompressionLevel: level}).Encode(f, img); err != nil {
		tb.Fatal(err)
	}
	if err := f.Close(); err != nil {
		tb.Fatal(err)
	}
}

func readPNG(tb testing.TB, file string) *image.RGBA {
	tb.Helper()
	f, err := os.Open(file)
	if err != nil {
		tb.Fatal(err)
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		tb.Fatalf("%s: %v", file, err)
	}
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out
}
