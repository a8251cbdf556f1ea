package rendertest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/session"
	"gorin/rules"
)

var (
	update = flag.Bool("update", false, "write the golden pictures anew")
	// Show is where full-sized pictures are written, "" for nowhere.
	Show = flag.String("pictures", "", "write full-sized pictures into this directory")
)

// Shot is a picture that is kept: what is drawn after a few acts.
type Shot struct {
	Name   string
	W, H   int
	Lang   rules.Lang
	Params map[string]string
	Acts   []fixture.Act
}

// Snap is a shot after acts, which are written as fixture.Acts says.
func Snap(name string, w, h int, lang rules.Lang, params map[string]string, acts ...string) Shot {
	return Shot{Name: name, W: w, H: h, Lang: lang, Params: params, Acts: fixture.Acts(acts...)}
}

// Golden compares pictures with those that were looked at and found good, which lie in
// testdata/golden. Drivers draw edges a little differently, so small areas are compared
// and not single pixels.
func Golden(t *testing.T, e session.Engine, shots ...Shot) {
	for _, s := range shots {
		t.Run(s.Name, func(t *testing.T) {
			p := New(t, s.W, s.H, e, s.Lang, s.Params)
			for _, a := range s.Acts {
				p.act(t, a, "", nil)
			}
			p.Compare(t, s.Name)
			p.Leave()
		})
	}
}

// Moment is a picture of a game that was played.
type Moment struct {
	Name string // of the file in testdata/moments
	W, H int
	Lang rules.Lang
	Look bool // at the card that says most
}

// Played is the table at a moment.
func Played(name string, w, h int, lang rules.Lang) Moment {
	return Moment{Name: name, W: w, H: h, Lang: lang}
}

// PlayedCard is the card that says most at a moment.
func PlayedCard(name string, w, h int, lang rules.Lang) Moment {
	return Moment{Name: name, W: w, H: h, Lang: lang, Look: true}
}

// GoldenMoments compares pictures of games that were played, and of cards in full. The
// moments are kept as files; with -update one that is missing is made anew.
func GoldenMoments(t *testing.T, game string, moments ...Moment) {
	for _, c := range moments {
		look := ""
		if c.Look {
			look = "-card"
		}
		name := fmt.Sprintf("%s%s-%dx%d-%v", c.Name, look, c.W, c.H, c.Lang)
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "moments", c.Name+".gorin")
			b, err := os.ReadFile(file)
			if errors.Is(err, fs.ErrNotExist) && *update {
				b = CourseOf(t, game).Files[c.Name]
				err = errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, b, 0o644))
			}
			if err != nil {
				t.Fatal(err)
			}
			p := New(t, c.W, c.H, Shipped(t), c.Lang, map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "300"})
			p.OpenKept(file, b)
			if c.Look {
				p.Do("inspect", wordiest(t, b))
			}
			p.Compare(t, name)
			p.Leave()
		})
	}
}

// Compare compares what is drawn with the golden picture of the name, or writes that.
func (p *Picture) Compare(t *testing.T, name string) {
	t.Helper()
	img := p.Pixels()
	if *Show != "" {
		WritePNG(t, filepath.Join(*Show, name+".png"), img)
	}
	compare(t, name, halved(img))
}

// compare compares a picture with the golden one of the name, or writes that.
func compare(t *testing.T, name string, small *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", "golden", name+".png")
	if *update {
		WritePNG(t, file, small)
		return
	}
	want := readPNG(t, file)
	if n, at := unlike(small, want); n > 0 {
		wrong := filepath.Join(t.ArtifactDir(), name+".png")
		WritePNG(t, wrong, small)
		t.Errorf("%d areas look different, the first at %v; see %s, and go test -update if it is right", n, at, wrong)
	}
}

// Pixels is what has been drawn.
func (p *Picture) Pixels() *image.RGBA {
	img := image.NewRGBA(p.Img.Bounds())
	Frame(func() { p.Img.ReadPixels(img.Pix) })
	return img
}

// halved is a picture of half the size, each pixel the mean of four.
func halved(src *image.RGBA) *image.RGBA {
	b := src.Bounds()
	dst := image.NewRGBA(image.Rect(0, 0, b.Dx()/2, b.Dy()/2))
	for y := range dst.Rect.Dy() {
		for x := range dst.Rect.Dx() {
			i, j := src.PixOffset(b.Min.X+2*x, b.Min.Y+2*y), dst.PixOffset(x, y)
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

// GoldenLesson compares how the lesson of a game begins, and on a telephone the first page that asks something.
func GoldenLesson(t *testing.T, game string) {
	next := func(p *Picture) bool {
		c := p.App().Mirrored().Confirm
		return c != nil && c.Act == "lesson-next" && !c.Off
	}
	for name, size := range map[string][2]int{"lesson-en": {1280, 720}, "lesson-phone-ja": {390, 844}} {
		t.Run(name, func(t *testing.T) {
			lang := rules.English
			if strings.HasSuffix(name, "ja") {
				lang = rules.Japanese
			}
			p := New(t, size[0], size[1], Shipped(t), lang, map[string]string{"game": game, "delay": "0"})
			p.Do("learn", game)
			for lang == rules.Japanese && next(p) {
				p.Do("lesson-next", "")
			}
			p.Compare(t, name)
			p.Leave()
		})
	}
}
