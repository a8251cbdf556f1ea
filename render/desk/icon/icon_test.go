package icon

import (
	"encoding/xml"
	"fmt"
	"image/color"
	"os"
	"testing"
)

// TestIconIsThatOfThePage: the icon of the window is made of the discs of the page's icon.
func TestIconIsThatOfThePage(t *testing.T) {
	raw, err := os.ReadFile("../../../web/static/icon.svg")
	if err != nil {
		t.Fatal(err)
	}
	type circle struct {
		X float64 `xml:"cx,attr"`
		Y float64 `xml:"cy,attr"`
		R float64 `xml:"r,attr"`
		C string  `xml:"fill,attr"`
	}
	var icon struct {
		Circles []circle `xml:"circle"`
		Petals  struct {
			C       string   `xml:"fill,attr"`
			Circles []circle `xml:"circle"`
		} `xml:"g"`
	}
	if err := xml.Unmarshal(raw, &icon); err != nil || len(icon.Circles) != 2 {
		t.Fatalf("%+v, %v", icon, err)
	}
	all := []circle{icon.Circles[0]}
	for _, c := range icon.Petals.Circles {
		c.C = icon.Petals.C
		all = append(all, c)
	}
	all = append(all, icon.Circles[1])
	if len(all) != len(crest) {
		t.Fatalf("%d discs, the page has %d", len(crest), len(all))
	}
	for i, c := range all {
		d := crest[i]
		if d.x != c.X || d.y != c.Y || d.radius != c.R || fmt.Sprintf("#%02x%02x%02x", d.ink.R, d.ink.G, d.ink.B) != c.C {
			t.Errorf("disc %d is %+v, that of the page %+v", i, d, c)
		}
	}
}

// TestIcon: at every size the corners are clear, the ring is red and the petals are paper.
func TestIcon(t *testing.T) {
	for _, side := range Sides {
		img := Draw(side)
		at := func(x, y float64) color.Color {
			return img.At(int(x*float64(side)/64), int(y*float64(side)/64))
		}
		if b := img.Bounds(); b.Dx() != side || b.Dy() != side {
			t.Errorf("%d: %v", side, b)
		}
		if _, _, _, a := at(0, 0).RGBA(); a != 0 {
			t.Errorf("%d: the corner is not clear", side)
		}
		if got := at(4, 32); got != red {
			t.Errorf("%d: the ring is %v", side, got)
		}
		if got := at(32, 16.5); got != paper {
			t.Errorf("%d: the petal is %v", side, got)
		}
		smooth := 0
		for i := range side * side {
			if _, _, _, a := img.At(i%side, i/side).RGBA(); a > 0 && a < 0xffff {
				smooth++
			}
		}
		if smooth < side {
			t.Errorf("%d: the edge has %d smooth pixels", side, smooth)
		}
	}
}
