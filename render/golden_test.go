package render

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	fixture "gorin/render/fixture/all"
	"gorin/render/session"
	"gorin/rules"
)

var (
	update = flag.Bool("update", false, "write the golden pictures anew")
	show   = flag.String("pictures", "", "write full-sized pictures into this directory")
)

// act is one thing done at the table.
type act struct{ name, value string }

// TestGolden compares pictures of the make-believe match with those that were
// looked at and found good. Drivers draw edges a little differently, so small
// areas are compared and not single pixels.
func TestGolden(t *testing.T) {
	table := map[string]string{"start": "1", "p1": "human", "p2": "human", "seed": "4"}
	divide := map[string]string{"start": "1", "p1": "human", "p2": "human", "seed": "4", "game": "builddivide"}
	bots := map[string]string{"start": "1", "p1": "random", "p2": "random", "seed": "4", "delay": "0"}
	for _, c := range []struct {
		name   string
		w, h   int
		lang   rules.Lang
		params map[string]string
		acts   []act
	}{
		{"title-ja", 1280, 720, rules.Japanese, nil, nil},
		{"table-en", 1280, 720, rules.English, table, []act{{"uncover", ""}, {"option", "1"}, {"option", "3"}}},
		{"table-ja", 1280, 720, rules.Japanese, table, []act{{"uncover", ""}, {"confirm", ""}, {"place", "0/front-left"}}},
		{"phone-ja", 390, 844, rules.Japanese, table, []act{{"uncover", ""}, {"confirm", ""}}},
		{"phone-across-en", 844, 390, rules.English, table, []act{{"uncover", ""}, {"pile", "0/waiting-room"}}},
		{"log-en", 1280, 720, rules.English, table, []act{{"uncover", ""}, {"confirm", ""}, {"entry", "1"}}},
		{"log-across-ja", 844, 390, rules.Japanese, table, []act{{"uncover", ""}, {"confirm", ""}, {"log", ""}, {"entry", "4"}}},
		{"log-phone-en", 390, 844, rules.English, table, []act{{"uncover", ""}, {"confirm", ""}, {"log", ""}, {"entry", "1"}}},
		{"help-en", 390, 844, rules.English, table, []act{{"uncover", ""}, {"help", ""}}},
		{"divide-stack-en", 1280, 720, rules.English, divide, []act{{"uncover", ""}, {"option", "10"}}},
		{"divide-attack-ja", 1280, 720, rules.Japanese, divide, []act{{"uncover", ""}, {"option", "10"}, {"option", "10"}, {"card", "57"}}},
		{"divide-pay-phone-ja", 390, 844, rules.Japanese, divide, []act{{"uncover", ""}, {"option", "10"}, {"option", "10"}, {"option", "0"}}},
		{"replay-en", 1280, 720, rules.English, bots, []act{{"watch", ""}, {"watch-play", ""}, {"watch-hands", ""}, {"seek", "0.6"}}},
		{"replay-phone-ja", 390, 844, rules.Japanese, bots, []act{{"watch", ""}, {"watch-play", ""}, {"seek", "0.6"}}},
		{"settings-en", 1280, 720, rules.English, nil, []act{{"settings", ""}, {"set", "marks=on"}}},
		{"settings-phone-ja", 390, 844, rules.Japanese, nil, []act{{"settings", ""}, {"set", "letters=largest"}}},
		{"marks-across-en", 844, 390, rules.English, map[string]string{"p2": "human", "seed": "4"}, []act{{"settings", ""}, {"set", "marks=on"}, {"settings-close", ""}, {"start", ""}, {"uncover", ""}, {"confirm", ""}, {"place", "0/front-left"}}},
		{"puzzle-ja", 1280, 720, rules.Japanese, nil, []act{{"practice", "weiss"}, {"puzzle", "08_the_gap"}, {"hint", ""}}},
		{"puzzle-phone-en", 390, 844, rules.English, nil, []act{{"practice", "weiss"}, {"puzzle", "08_the_gap"}, {"hint", ""}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := newPicture(t, c.w, c.h, fixture.Engine{Of: []string{"weiss", "builddivide"}[:1+len(c.params["game"])/11]}, c.lang, c.params)
			for _, a := range c.acts {
				p.game.Do(a.name, a.value)
				p.rest()
			}
			p.compare(t, c.name)
		})
	}
}

// TestGoldenMoments compares both tables at three moments of games that were played,
// and a card in full. The moments are kept as files; with -update one that is missing
// is made anew.
func TestGoldenMoments(t *testing.T) {
	for _, c := range []struct {
		game, moment string
		w, h         int
		lang         rules.Lang
		look         bool // at the card that says most
	}{
		{"weiss", "early", 1280, 720, rules.Japanese, false},
		{"weiss", "middle", 844, 390, rules.Japanese, false},
		{"weiss", "middle", 1280, 720, rules.English, true},
		{"weiss", "late", 390, 844, rules.English, false},
		{"weiss", "late", 1280, 720, rules.Japanese, false},
		{"builddivide", "early", 1280, 720, rules.English, false},
		{"builddivide", "middle", 844, 390, rules.English, false},
		{"builddivide", "late", 390, 844, rules.Japanese, false},
		{"builddivide", "late", 1280, 720, rules.Japanese, false},
		{"builddivide", "late", 390, 844, rules.English, true},
	} {
		name := c.game + "-" + c.moment
		look := ""
		if c.look {
			look = "-card"
		}
		picture := fmt.Sprintf("%s%s-%dx%d-%v", name, look, c.w, c.h, c.lang)
		t.Run(picture, func(t *testing.T) {
			file := filepath.Join("testdata", "moments", name+".gorin")
			b, err := os.ReadFile(file)
			if errors.Is(err, fs.ErrNotExist) && *update {
				b = courseOf(t, c.game).files[c.moment]
				err = errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, b, 0o644))
			}
			if err != nil {
				t.Fatal(err)
			}
			p := newPicture(t, c.w, c.h, shippedGames(t), c.lang, map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "300"})
			p.game.Open(file, b)
			p.rest()
			if c.look {
				p.game.Do("inspect", wordiest(t, b))
				p.rest()
			}
			p.compare(t, picture)
		})
	}
}

// TestGoldenPacks compares a card of a player's pack with a line that is not understood.
func TestGoldenPacks(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
		lang rules.Lang
	}{{"packs-en", 1280, 720, rules.English}, {"packs-phone-ja", 390, 844, rules.Japanese}} {
		t.Run(c.name, func(t *testing.T) {
			var on tour
			on.visit(t, screen{game: "weiss", acts: []act{{drop, "weathervane.toml"}, {"pack-item", "3"}}}, c.w, c.h, c.lang)
			on.picture.compare(t, c.name)
			on.leave()
		})
	}
}

// compare compares what is drawn with the golden picture of the name, or writes that.
func (p *picture) compare(t *testing.T, name string) {
	t.Helper()
	img := p.pixels()
	if *show != "" {
		writePNG(t, filepath.Join(*show, name+".png"), img)
	}
	small, file := halved(img), filepath.Join("testdata", "golden", name+".png")
	if *update {
		writePNG(t, file, small)
		return
	}
	want := readPNG(t, file)
	if n, at := unlike(small, want); n > 0 {
		wrong := filepath.Join(t.ArtifactDir(), name+".png")
		writePNG(t, wrong, small)
		t.Errorf("%d areas look different, the first at %v; see %s, and go test ./render -update if it is right", n, at, wrong)
	}
}

// pixels is what has been drawn.
func (p *picture) pixels() *image.RGBA {
	img := image.NewRGBA(p.img.Bounds())
	frame(func() { p.img.ReadPixels(img.Pix) })
	return img
}

// halved is a picture of half the size, each pixel the mean of four.
func halved(src *image.RGBA) *image.RGBA {
	b := src.Bounds()
	dst := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range dst.Rect.Dy() {
		for x := range dst.Rect.Dx() {
			i, j := src.PixOffset(2*x, 2*y), dst.PixOffset(x, y)
			for k := range 4 {
				at := func(i int) int { return int(src.Pix[i+k]) }
				dst.Pix[j+k] = uint8((at(i) + at(i+4) + at(i+src.Stride) + at(i+src.Stride+4) + 2) / 4)
			}
		}
	}
	return dst
}

// How large an area is and how much its mean may differ, of 255.
const (
	area      = 8
	tolerance = 6
)

// unlike counts the areas whose mean colour differs, and names the first.
func unlike(got, want *image.RGBA) (n int, first image.Point) {
	if got.Rect.Size() != want.Rect.Size() {
		return 1, got.Rect.Size()
	}
	for y := 0; y+area <= got.Rect.Dy(); y += area {
		for x := 0; x+area <= got.Rect.Dx(); x += area {
			a, b := mean(got, x, y), mean(want, x, y)
			for k := range a {
				if d := a[k] - b[k]; d > tolerance || -d > tolerance {
					if n == 0 {
						first = image.Pt(2*x, 2*y)
					}
					n++
					break
				}
			}
		}
	}
	return n, first
}

func mean(img *image.RGBA, x, y int) (sum [3]int) {
	for dy := range area {
		for dx := range area {
			i := img.PixOffset(x+dx, y+dy)
			for k := range sum {
				sum[k] += int(img.Pix[i+k])
			}
		}
	}
	for k := range sum {
		sum[k] /= area * area
	}
	return sum
}

func writePNG(tb testing.TB, file string, img image.Image) {
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
