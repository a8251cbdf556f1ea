package render_test

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gorin/render/layout"
	"gorin/rules"
)

// writing is a line of letters as it was drawn.
type writing struct {
	text     string
	at, clip layout.Rect
	size     float64
	card     bool // stands on a card
}

// sight is what a player can read of a drawing.
type sight struct {
	lines []writing
	cuts  [][2]string
	card  bool
	half  []writing // lines of which a part lies under something
}

func (s *sight) Wrote(text string, at, clip layout.Rect, size float64) {
	s.lines = append(s.lines, writing{text, at, clip, size, s.card})
}

func (s *sight) Cut(whole, shown string) { s.cuts = append(s.cuts, [2]string{whole, shown}) }

func (s *sight) Card(begins bool) { s.card = begins }

func (s *sight) Covered(r layout.Rect) {
	s.lines = slices.DeleteFunc(s.lines, func(l writing) bool {
		c := common(visible(l), r)
		if c.Empty() {
			return false
		}
		v := visible(l)
		if c.W*c.H > 0.9*v.W*v.H {
			return true
		}
		if !l.card && c.W > 2 && c.H > 2 {
			s.half = append(s.half, l)
		}
		return l.card
	})
}

func (s *sight) Begin() { *s = sight{lines: s.lines[:0]} }

// visible is the part of a line that lies in its clip.
func visible(l writing) layout.Rect { return common(l.at, l.clip) }

func common(a, b layout.Rect) layout.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return layout.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// smallest is the least height of letters in logical pixels, but for those on
// cards, which are there to be enlarged.
const smallest = 9

// faults lists what a player could not read.
func (s *sight) faults(window layout.Rect) (out []string) {
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf(format, args...)) }
	for _, c := range s.cuts {
		if strings.HasSuffix(c[0], "…") {
			continue // meant to go on elsewhere
		}
		add("cut: %q shows %q", c[0], c[1])
	}
	for _, l := range s.half {
		if slices.Contains(s.lines, l) {
			add("covered in part: %q at %v", l.text, l.at)
		}
	}
	for i, l := range s.lines {
		if l.at.X < -0.5 || l.at.Right() > window.W+0.5 || l.at.Y < -1 || l.at.Bottom() > window.H+1 {
			if !visible(l).Empty() && !l.card {
				add("leaves the window: %q at %v", l.text, l.at)
			}
		}
		if l.at.X < l.clip.X-1 || l.at.Right() > l.clip.Right()+1 {
			add("wider than its place: %q at %v in %v", l.text, l.at, l.clip)
		}
		if l.size < smallest && !l.card {
			add("too small: %q has %v", l.text, l.size)
		}
		v := visible(l)
		if v.Empty() {
			continue
		}
		for _, o := range s.lines[:i] {
			if c := common(v, visible(o)); c.W > 1.5 && c.H > 1.5 && !(l.card && o.card) {
				add("one over the other: %q and %q at %v", o.text, l.text, c)
			}
		}
	}
	return out
}

// finger is the least side of what a finger is to touch.
const finger = 40

// TestReadable goes through every scene at the sizes of windows and letters that
// differ, in both languages: no letters are cut, covered, too small, over one another
// or in the other language, and on phones nothing is too small to touch. A short run looks at
// a desk and both ways to hold a phone, at one size of letters each.
func TestReadable(t *testing.T) {
	for i, x := range []struct {
		size    [2]int
		letters string
		times   float64
	}{
		{[2]int{1280, 720}, "", 1}, {[2]int{844, 390}, "", 1}, {[2]int{390, 844}, "", 1},
		{[2]int{1280, 720}, "large", 1.15},
		{[2]int{1280, 720}, "largest", 1.3}, {[2]int{844, 390}, "largest", 1.3}, {[2]int{390, 844}, "largest", 1.3},
	} {
		if testing.Short() && i != 0 && i != 2 && i != 5 {
			continue
		}
		size := x.size
		t.Run(fmt.Sprintf("%dx%d-%s", size[0], size[1], x.letters), func(t *testing.T) {
			on := newTour(x.letters)
			window := layout.Rect{W: math.Ceil(float64(size[0]) / x.times), H: math.Ceil(float64(size[1]) / x.times)}
			for _, s := range screens(t) {
				t.Run(s.Game+"-"+s.Name, func(t *testing.T) {
					on.bilingual = s.Name == "detail" || strings.HasPrefix(s.Name, "packs-") || s.Name == "cards-large" || size[0] == 1280 // cards and what is understood of them are shown in both languages
					on.Visit(t, s, size[0], size[1], rules.Japanese)
					on.check(t, window, rules.Japanese)
					if s.Alone { // a dialog keeps its language
						on.Visit(t, s, size[0], size[1], rules.English)
						on.check(t, window, rules.English)
						return
					}
					on.Do("language", "")
					on.check(t, window, rules.English)
					on.Game.Do("language", "")
				})
			}
			on.Leave()
		})
	}
}

// check looks at what is drawn now.
func (t *tour) check(tb testing.TB, window layout.Rect, lang rules.Lang) {
	tb.Helper()
	t.Again()
	for _, f := range t.seen.faults(window) {
		tb.Error(f)
	}
	for _, l := range t.seen.lines {
		if wrong := foreign[lang]; !l.card && !t.bilingual && wrong.MatchString(l.text) && !slices.Contains(everywhere, l.text) {
			tb.Errorf("in the other language: %q", l.text)
		}
	}
	if !layout.IsPhone(window.W, window.H) {
		return
	}
	nodes := t.App().UI().Nodes()
	for i := range nodes {
		n := &nodes[i]
		r := n.Whole()
		if n.Act != "" && !elsewhere[n.Act] && (r.W < finger-slack || r.H < finger-slack) {
			tb.Errorf("hard to touch: %s %s %v", n.Act, n.Value, r)
		}
	}
}

// foreign is what is not written in a language: whole phrases of the other one.
var foreign = map[rules.Lang]*regexp.Regexp{
	rules.Japanese: regexp.MustCompile(`[a-z]{2,} [a-z]{2,}`),
	rules.English:  regexp.MustCompile(`[\p{Hiragana}\p{Katakana}\p{Han}]`),
}

// everywhere is what stands there in any language.
var everywhere = []string{"五輪", "日本語", "終"}

// elsewhere are the acts of what has another measure (cards and zones, which lie as
// they lie, and what covers the rest), and of what a button does too.
var elsewhere = map[string]bool{"card": true, "pile": true, "place": true, "close": true, "stay": true, "item": true, "seek": true, "law": true, "entry": true, "log": true, "goal": true, "stack": true, "look": true}

const slack = 0.01
