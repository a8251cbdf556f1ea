package pattern

import (
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"
)

var pictures = flag.String("pictures", "", "write the patterns into this directory")

// TestSeamless: what leaves a tile on one side comes in on the other. How far away
// lines are matters near them only.
func TestSeamless(t *testing.T) {
	for kind := range Kind(Count) {
		m := &motifs[kind]
		for i := range 400 {
			u, v := float64(i%20)/20*m.w, float64(i/20)/20*m.h
			edge := func(x, y float64) float64 {
				inside := func(v, most float64) float64 { return v - most*math.Floor(v/most) }
				return min(0.03, m.depth(inside(x, m.w), inside(y, m.h)))
			}
			for _, step := range [][2]float64{{1e-6, 0}, {0, 1e-6}} {
				if a, b := edge(u-step[0], v-step[1]), edge(u+step[0], v+step[1]); math.Abs(a-b) > 1e-3 && kind != Waves {
					t.Errorf("pattern %d breaks off at %.2f, %.2f: %.3f and %.3f", kind, u, v, a, b)
				}
			}
		}
	}
}

// TestInk: every pattern leaves more paper than ink, and has some.
func TestInk(t *testing.T) {
	for kind := range Kind(Count) {
		for _, unit := range []float64{9, 14, 33.3, 80} {
			ink, w, h := Tile(kind, unit)
			sum := 0
			for _, v := range ink {
				sum += int(v)
			}
			if share := float64(sum) / 255 / float64(w*h); share < 0.05 || share > 0.55 {
				t.Errorf("pattern %d at %v: %.2f of it is ink", kind, unit, share)
			}
		}
	}
	if *pictures != "" {
		draw(t)
	}
}

// draw writes all patterns side by side.
func draw(t *testing.T) {
	img := image.NewGray(image.Rect(0, 0, 300*Count, 300))
	for kind := range Kind(Count) {
		ink, w, h := Tile(kind, 24)
		for y := range 300 {
			for x := range 298 {
				img.SetGray(300*int(kind)+x, y, color.Gray{255 - ink[y%h*w+x%w]})
			}
		}
	}
	f, err := os.Create(filepath.Join(*pictures, "patterns.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
}
