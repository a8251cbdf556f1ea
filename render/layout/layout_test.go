package layout

import (
	"math"
	"slices"
	"strings"
	"testing"
)

func TestFanStaysInside(t *testing.T) {
	r := Rect{10, 20, 300, 80}
	for _, n := range []int{1, 2, 5, 7, 20, 50} {
		poses := Fan(r, n, 6)
		if len(poses) != n {
			t.Fatalf("Fan(%d) has %d poses", n, len(poses))
		}
		for i, p := range poses {
			b := p.Bounds()
			if b.X < r.X-0.01 || b.Right() > r.Right()+0.01 || b.H != r.H {
				t.Errorf("Fan(%d)[%d] = %v leaves %v", n, i, b, r)
			}
			if i > 0 && p.X <= poses[i-1].X {
				t.Errorf("Fan(%d): card %d is not to the right of its neighbour", n, i)
			}
		}
	}
}

func TestPoseBounds(t *testing.T) {
	for _, c := range []struct {
		turns float64
		wide  bool
	}{{0, false}, {1, true}, {2, false}, {3, true}, {-1, true}} {
		b := Pose{X: 50, Y: 60, H: 88, Turns: c.turns}.Bounds()
		if got := b.W > b.H; got != c.wide {
			t.Errorf("%v quarter turns: bounds %v", c.turns, b)
		}
		if m := b.Centre(); math.Abs(m.X-50)+math.Abs(m.Y-60) > 1e-9 {
			t.Errorf("%v quarter turns: centre %v", c.turns, m)
		}
	}
}

var testMat = &Mat{CardH: 30, CardW: 20, Frames: []Frame{
	{Zone: "clock", X: 20, Y: 80, StepX: 0.5, Scale: 1, Span: 30},
	{Zone: "stock", X: 10, Y: 20, StepY: 0.5, Scale: 1, Turn: -1, Span: 40},
	{Zone: "deck", X: 90, Y: 50, Scale: 1, Pile: true},
}}

func TestFarHalfIsTurned(t *testing.T) {
	area := Rect{100, 50, 400, 200}
	near, far := Half{Mat: testMat, Area: area, Far: false}, Half{Mat: testMat, Area: area, Far: true}
	for _, f := range testMat.Frames {
		for i := range 4 {
			a, b := near.Place(f, i, 4, 0), far.Place(f, i, 4, 0)
			if math.Abs(a.X+b.X-2*area.Centre().X) > 1e-9 || math.Abs(a.Y+b.Y-2*area.Centre().Y) > 1e-9 {
				t.Errorf("%s card %d: %v and %v do not lie opposite", f.Zone, i, a, b)
			}
			if b.Turns-a.Turns != 2 {
				t.Errorf("%s card %d: turned by %v", f.Zone, i, b.Turns-a.Turns)
			}
		}
	}
}

func TestSpanBoundsManyCards(t *testing.T) {
	half := Half{Mat: testMat, Area: Rect{0, 0, 400, 200}, Far: false}
	for _, c := range []struct {
		zone string
		most float64
	}{{"clock", 120}, {"stock", 80}} {
		f, ok := half.Frame(c.zone)
		if !ok {
			t.Fatal(c.zone)
		}
		for _, n := range []int{2, 6, 7, 30} {
			a, b := half.Place(f, 0, n, 0), half.Place(f, n-1, n, 0)
			if d := math.Hypot(b.X-a.X, b.Y-a.Y); d > c.most+1e-9 {
				t.Errorf("%s: %d cards take %v", c.zone, n, d)
			}
		}
	}
	if _, ok := half.Frame("nowhere"); ok {
		t.Error("found a frame that is not there")
	}
}

func TestDivide(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		shape Shape
	}{{1280, 720, Wide}, {1422, 800, Wide}, {390, 844, Tall}, {844, 390, Short}, {820, 1180, Tall}, {1024, 768, Short}, {320, 568, Tall}, {568, 320, Short}} {
		for _, band := range []bool{false, true} {
			checkScreen(t, c.w, c.h, c.shape, band)
		}
	}
}

// TestWindows: at the five sizes of windows the table has one of three shapes, larger
// windows show the same larger, and what is touched has room.
func TestWindows(t *testing.T) {
	for _, c := range []struct {
		w, h  float64
		zoom  float64
		shape Shape
		touch bool
	}{
		{1280, 720, 1, Wide, false}, {1920, 1080, 1.5, Wide, false}, {2560, 1440, 2, Wide, false},
		{844, 390, 1, Short, true}, {390, 844, 1, Tall, true},
	} {
		z := Zoom(c.w, c.h)
		if z != c.zoom || IsPhone(c.w/z, c.h/z) != c.touch {
			t.Errorf("%v×%v: %v times as large, touched %v", c.w, c.h, z, IsPhone(c.w/z, c.h/z))
		}
		for _, band := range []bool{false, true} {
			checkScreen(t, c.w/z, c.h/z, c.shape, band)
			s := Divide(c.w/z, c.h/z, band)
			if s.Bar.H < 40 || s.Hand.H < 54 || s.Choice.W < 230 || s.Choice.H < 200 {
				t.Errorf("%v×%v: bar %v, hand %v, choice %v", c.w, c.h, s.Bar, s.Hand, s.Choice)
			}
			if share := (s.Near.H + s.Far.H) / (c.h / z); share < 0.45 {
				t.Errorf("%v×%v: the halves take %.2f of the height", c.w, c.h, share)
			}
		}
	}
}

func checkScreen(t *testing.T, w, h float64, shape Shape, band bool) {
	t.Helper()
	s := Divide(w, h, band)
	if s.Shape != shape {
		t.Errorf("%v×%v: shape %v", w, h, s.Shape)
	}
	screen := Rect{0, 0, w, h}
	parts := []Rect{s.Bar, s.Detail, s.Far, s.Near, s.Hand, s.Choice, s.Log, s.FarHand, s.Middle}
	for i, a := range parts {
		if a.Empty() {
			continue
		}
		if a.X < 0 || a.Y < 0 || a.Right() > screen.Right()+0.01 || a.Bottom() > screen.Bottom()+0.01 {
			t.Errorf("%v×%v: part %d %v leaves the screen", w, h, i, a)
		}
		for j, b := range parts[:i] {
			dx, dy := min(a.Right(), b.Right())-max(a.X, b.X), min(a.Bottom(), b.Bottom())-max(a.Y, b.Y)
			if dx > 0.01 && dy > 0.01 {
				t.Errorf("%v×%v: parts %d and %d overlap", w, h, i, j)
			}
		}
	}
	for i, r := range []Rect{s.Bar, s.Detail, s.Far, s.Near, s.Middle, s.Hand, s.Choice, s.Log} {
		dx, dy := min(r.Right(), s.Note.Right())-max(r.X, s.Note.X), min(r.Bottom(), s.Note.Bottom())-max(r.Y, s.Note.Y)
		if dx > 0.01 && dy > 0.01 {
			t.Errorf("%v×%v: what is happening is written over part %d: %v, %v", w, h, i, s.Note, r)
		}
	}
	if s.Note.H < 20 || s.Note.W < 300 {
		t.Errorf("%v×%v: no room for what is happening: %v", w, h, s.Note)
	}
	if s.Near.H < 60 || math.Abs(s.Near.H-s.Far.H) > 0.01 || s.Choice.H < 100 {
		t.Errorf("%v×%v: halves %v %v, choice %v", w, h, s.Near, s.Far, s.Choice)
	}
	if band && s.Middle.H < 40 {
		t.Errorf("%v×%v: no room between the halves: %v", w, h, s.Middle)
	}
}

// ten counts every sign as ten pixels.
func ten(s string) float64 { return 10 * float64(len([]rune(s))) }

func TestWrap(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", ""},
		{"abc def ghi", "abc def|ghi"},
		{"一二三四五六七八九十", "一二三四五六七八|九十"},
		{"一二三四五六七八。九", "一二三四五六七|八。九"},     // no line begins with a full stop
		{"一二三四五六七「八九", "一二三四五六七|「八九"},     // no line ends with an opening quote
		{"abcdefghijkl", "abcdefgh|ijkl"}, // a long word is cut
		{"ab\ncd", "ab|cd"},               // line feeds count
		{"パワーを＋500する", "パワーを＋500|する"},
		{"パワーを＋1500する", "パワーを＋|1500する"}, // digits stay whole
		{"one  two three", "one  two|three"},
		{"ab c          d", "ab c|d"}, // spaces at the end of a line take no room
	} {
		if got := strings.Join(Wrap(c.in, 80, ten), "|"); got != c.want {
			t.Errorf("Wrap(%q) = %q, want %q", c.in, got, c.want)
		}
	}
}

func FuzzWrap(f *testing.F) {
	f.Add("【自】［(1)］このカードがアタックした時、1枚引く。", 60.0)
	f.Add("When this card attacks, draw a card.", 75.0)
	f.Add("his card att %ks, d   ", 35.4)
	f.Fuzz(func(t *testing.T, s string, width float64) {
		if !(width >= 20) || width > 1e6 {
			return
		}
		strip := func(s string) string {
			return strings.Map(func(r rune) rune {
				if r == ' ' || r == '\n' {
					return -1
				}
				return r
			}, s)
		}
		lines := Wrap(s, width, ten)
		if got := strip(strings.Join(lines, "")); got != strip(strings.ToValidUTF8(s, "\uFFFD")) && got != strip(s) && !strings.ContainsRune(got, '\uFFFD') {
			t.Errorf("Wrap(%q) lost or added letters: %q", s, lines)
		}
	})
}

func TestShorten(t *testing.T) {
	for _, c := range []struct {
		in, want string
		width    float64
	}{{"abc", "abc", 30}, {"abcdef", "abcd…", 50}, {"ab cdef", "ab…", 40}, {"abc", "", 5}} {
		if got := Shorten(c.in, c.width, ten); got != c.want {
			t.Errorf("Shorten(%q, %v) = %q, want %q", c.in, c.width, got, c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	among := []Rect{{0, 0, 10, 10}, {100, 0, 10, 10}, {0, 100, 10, 10}, {104, 104, 10, 10}}
	for _, c := range []struct{ from, way, want int }{
		{0, int(ToRight), 1}, {0, int(ToDown), 2}, {0, int(ToLeft), -1}, {0, int(ToUp), -1},
		{1, int(ToDown), 3}, {3, int(ToLeft), 2}, {3, int(ToUp), 1}, {2, int(ToRight), 3},
	} {
		if got := Nearest(among[c.from], Direction(c.way), among); got != c.want {
			t.Errorf("Nearest(%d, %d) = %d, want %d", c.from, c.way, got, c.want)
		}
	}
}

func TestTilesAndFlow(t *testing.T) {
	rows := Tiles(200, 88, 2, []bool{false, true, false, false, true, true})
	for i, want := range [][]Pose{{{31.5, 44, 88, 0}, {109, 44, 88, -1}}, {{31.5, 44, 88, 0}, {96.5, 44, 88, 0}}, {{44, 44, 88, -1}, {134, 44, 88, -1}}} {
		if len(rows) != 3 || !slices.Equal(rows[i], want) {
			t.Errorf("Tiles: %v, want row %d to be %v", rows, i, want)
		}
	}
	boxes, high := Flow(Rect{0, 0, 100, 100}, []float64{40, 40, 40, 300}, 20, 5)
	want := []Rect{{0, 0, 40, 20}, {45, 0, 40, 20}, {0, 25, 40, 20}, {0, 50, 100, 20}}
	if !slices.Equal(boxes, want) || high != 70 {
		t.Errorf("Flow = %v, %v", boxes, high)
	}
}

// As high as all fit and no higher; where they do not fit even low, low.
func TestTilesIn(t *testing.T) {
	const width, low, high, gap = 732.0, 150.0, 216.0, 8.0
	for _, room := range []float64{100, 300, 560} {
		for n := 1; n < 60; n++ {
			across := make([]bool, n)
			fits := func(h float64) bool { return float64(len(Tiles(width, h, gap, across)))*(h+gap) <= room }
			h, rows := TilesIn(width, room, low, high, gap, across)
			switch {
			case h < low || h > high || !fits(h) && h > low:
				t.Fatalf("%d cards in %v: %v high", n, room, h)
			case h < high && fits(h+3) || len(rows) != len(Tiles(width, h, gap, across)):
				t.Fatalf("%d cards in %v: %v high in %d rows, and higher fits", n, room, h, len(rows))
			}
		}
	}
}

func TestRow(t *testing.T) {
	r := Rect{100, 50, 300, 60}
	for _, n := range []int{0, 1, 3, 6, 20} {
		for _, rested := range []int{0, 1, 3} { // every so many lies across
			pieces := make([]Piece, n)
			for i := range pieces {
				pieces[i].Across = rested > 0 && i%rested == 0
				if i == n/2 {
					pieces[i].Gap = 12
				}
			}
			poses := Row(r, 60, 4, pieces)
			if len(poses) != n {
				t.Fatalf("%d cards: %d poses", n, len(poses))
			}
			for i, p := range poses {
				b := p.Bounds()
				if b.X < r.X-0.01 || b.Right() > r.Right()+0.01 || p.H != 60 || (b.W > b.H) != pieces[i].Across {
					t.Errorf("%d cards, %d: card %d at %v", n, rested, i, b)
				}
				if i > 0 && p.X <= poses[i-1].X {
					t.Errorf("%d cards, %d: card %d is not to the right of its neighbour", n, rested, i)
				}
			}
		}
	}
}

func TestRowsLieOpposite(t *testing.T) {
	mat := &Mat{CardH: 40, CardW: 20, Frames: []Frame{{Zone: "field", X: 40, Y: 30, W: 60, H: 50, Scale: 1}}}
	near, far := Half{Mat: mat, Area: Rect{10, 200, 400, 150}, Far: false}, Half{Mat: mat, Area: Rect{10, 20, 400, 150}, Far: true}
	f := mat.Frames[0]
	pieces := []Piece{{}, {Across: true}, {Gap: 9}}
	a, b := near.Row(f, pieces), far.Row(f, pieces)
	for i := range pieces {
		if math.Abs(a[i].X+b[i].X-420) > 1e-9 || math.Abs(a[i].Y-200+b[i].Y-20-150) > 1e-9 || b[i].Turns-a[i].Turns != 2 {
			t.Errorf("card %d: %v and %v do not lie opposite", i, a[i], b[i])
		}
		if near.Forward(a[i], 0.2).Y >= a[i].Y || far.Forward(b[i], 0.2).Y <= b[i].Y {
			t.Errorf("card %d does not go towards the battle line", i)
		}
	}
	for _, h := range []Half{near, far} {
		if s := h.Slot(f); s.W != 240 || s.H != 75 || s.X < h.Area.X || s.Bottom() > h.Area.Bottom() {
			t.Errorf("far %v: slot %v", h.Far, s)
		}
	}
}
