package settings

import (
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/habit"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/words"
	"gorin/rules"
)

// sizes are windows as players have them, in pixels.
var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}}

// reader is a client that measures texts; what it lacks nobody asks it for.
type reader struct {
	Client
	c    *paint.Canvas
	book *words.Book
	lang rules.Lang
}

func (r *reader) C() *paint.Canvas { return r.c }
func (r *reader) Lang() rules.Lang { return r.lang }
func (r *reader) Games() (g []string) {
	g = append(g, fixture.MadeUp)
	for _, x := range all.Games() {
		g = append(g, x.Key)
	}
	return g
}
func (r *reader) W(key string, args ...any) string { return r.book.In(r.lang, key, args...) }
func (r *reader) Of(game, key string, args ...any) string {
	return r.book.Of(game, r.lang, key, args...)
}

// TestSettingsFit: at every size of window and of letters, in both languages, no
// button of the settings is cut or too small for a finger.
func TestSettingsFit(t *testing.T) {
	fonts, err := theme.LoadFonts()
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Load()
	if err != nil {
		t.Fatal(err)
	}
	c := paint.NewCanvas(fonts)
	for _, size := range sizes {
		for _, times := range habit.Sizes {
			for _, lang := range []rules.Lang{rules.Japanese, rules.English} {
				pg := &Page{Client: &reader{c: c, book: book, lang: lang}}
				z := layout.Enlarged(size[0], size[1], times)
				w := min(820, size[0]/z-12) - 28 - 8
				on := sheet{Page: pg, r: layout.Rect{W: w}, dry: true}
				for _, part := range pg.sections() {
					for i := range part.of {
						p := &part.of[i]
						_, keys := on.parts()
						for k, cell := range keys.Grid(len(p.values), 1, 5) {
							label := pg.valueWord(p, k)
							if lines := c.Wrap(label, cell.W-10, theme.Small, false); len(lines) > 2 || widest(c, label) > cell.W-10 || cell.H*z < 40 {
								t.Errorf("%v ×%v %v: %s=%s does not fit into %.0f×%.0f: %q", size, times, lang, p.key, p.values[k], cell.W, cell.H, lines)
							}
						}
					}
				}
			}
		}
	}
}

// widest is the width of the longest word that is not to be broken.
func widest(c *paint.Canvas, label string) (w float64) {
	for _, word := range strings.Fields(label) {
		if word[0] < 0x80 {
			w = max(w, c.Width(word, theme.Small, false))
		}
	}
	return w
}
