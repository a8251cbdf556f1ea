package table

import (
	"cmp"
	"slices"
	"strconv"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/rules/glossary"
)

// book is what somebody who learns the game looks up.
type book struct {
	*glossary.Glossary
	late string // why there is nothing yet
}

// lookUp reads the glossary of the game.
func (t *Table) lookUp() book {
	if t.words == nil {
		g, err := glossary.Of(t.View.Game)
		if err != nil {
			return book{&glossary.Glossary{}, t.a.W("law-late")}
		}
		t.words = g
	}
	return book{Glossary: t.words}
}

// sketchMost is how wide the sketch of the mat is at most.
const sketchMost = 560.0

// drawBook shows a sketch of the table, what happens in a turn, and the words of the game.
func (t *Table) drawBook() {
	a, b := t.a, t.lookUp()
	w := min(720, a.Size().W-16)
	r := t.sheet(w, a.Size().H-16)
	t.closer(r, a.W("book"))
	in := layout.Rect{X: r.X + 16, Y: r.Y + 48, W: r.W - 30, H: r.H - 58}
	high := t.writeBook(in, b, true)
	a.UI().Scroll("book", in, high, false, func(in layout.Rect) {
		in.W -= 8
		t.writeBook(in, b, false)
	})
}

// writeBook writes it, or only measures how high it is.
func (t *Table) writeBook(in layout.Rect, b book, dry bool) float64 {
	a, c := t.a, t.a.C()
	if dry {
		in.W -= 8
	}
	d := page.Column{C: c, R: in, Y: in.Y, Dry: dry}
	head := func(key string) {
		d.Y += 6
		d.Text(a.W(key), theme.Large-1, theme.Vermilion)
	}
	d.Text(b.late, theme.Normal, theme.Ink)
	numbers := map[string]int{}
	for _, w := range b.Words {
		if w.Zone != "" {
			numbers[w.Zone] = len(numbers) + 1
		}
	}
	if len(numbers) > 0 {
		head("book-table")
		wide := min(sketchMost, in.W)
		d.Y += t.drawSketch(layout.Rect{X: in.X + (in.W-wide)/2, Y: d.Y, W: wide}, numbers, dry) + 10
	}
	for _, w := range b.Words {
		if n := numbers[w.Zone]; n > 0 {
			d.Text(strconv.Itoa(n)+"  "+t.termWords(&w)+a.W("colon")+w.Means.In(a.Lang()), theme.Normal, theme.Ink)
		}
	}
	if len(b.Turn) > 0 {
		head("book-turn")
	}
	for _, p := range b.Turn {
		ink := theme.Ink
		if p.Key == t.View.Phase {
			ink = theme.Vermilion // it is here
		}
		d.Text(t.phaseName(p.Key)+a.W("colon")+p.Words.In(a.Lang()), theme.Normal, ink)
	}
	if len(b.Words) > len(numbers) {
		head("book-words")
	}
	for _, w := range b.Words {
		if w.Zone == "" {
			d.Text(t.termWords(&w)+a.W("colon")+w.Means.In(a.Lang()), theme.Normal, theme.Ink)
		}
	}
	return d.Y - in.Y + 8
}

// termWords is a word in the player's language, with the other one behind it.
func (t *Table) termWords(w *glossary.Word) string {
	lang := t.a.Lang()
	if w.Term[0] == w.Term[1] {
		return w.Term[lang]
	}
	return w.Term[lang] + t.a.W("book-other", w.Term[1-lang])
}

// phaseName is what a phase of the turn is called.
func (t *Table) phaseName(key string) string {
	for _, p := range t.Skin.Phases {
		if p.Key == key {
			return p.Name.In(t.a.Lang())
		}
	}
	return key
}

// drawSketch draws the own half of the table in small with a number in each zone that is
// explained, and returns how high it is.
func (t *Table) drawSketch(in layout.Rect, numbers map[string]int, dry bool) float64 {
	zones, high := t.Sketch(in)
	if dry {
		return high
	}
	c := t.a.C()
	c.Mat(layout.Rect{X: in.X, Y: in.Y, W: in.W, H: high}, t.Skin.Cloth, false)
	slices.SortStableFunc(zones, func(a, b board.Sketched) int { // what is explained comes first
		return cmp.Compare(min(numbers[b.Zone], 1), min(numbers[a.Zone], 1))
	})
	for i, z := range zones {
		if !slices.ContainsFunc(zones[:i], func(o board.Sketched) bool { return o.Rect.Has(z.Rect.Centre()) || z.Rect.Has(o.Rect.Centre()) }) {
			t.drawSketched(z, numbers[z.Zone])
		}
	}
	return high
}

func (t *Table) drawSketched(z board.Sketched, n int) {
	c := t.a.C()
	c.Round(z.Rect, 4, theme.Alpha(theme.PaperLight, 0.85))
	c.Ring(z.Rect, 4, 1.2, theme.Line)
	m := z.Rect.Centre()
	if n > 0 {
		c.Disc(m.X, m.Y-6, 10, theme.Vermilion)
		c.Text(strconv.Itoa(n), m.X, m.Y-6, paint.Style{Size: theme.Normal, Ink: theme.White, Bold: true, Align: paint.Centre})
		m.Y += 16
	}
	if (n == 0 || z.Rect.H > 50) && c.Width(z.Name, theme.Tiny, false) <= z.Rect.W-2 {
		c.Text(z.Name, m.X, min(m.Y, z.Rect.Bottom()-8), paint.Style{Size: theme.Tiny, Ink: theme.InkSoft, Align: paint.Centre})
	}
}

// mirrorBook writes the book, when it is open.
func (t *Table) mirrorBook(m *page.Mirror) {
	if t.overlay.kind != "book" {
		return
	}
	a, b := t.a, t.lookUp()
	turn, words := page.Zone{Heading: a.W("book-turn")}, page.Zone{Heading: a.W("book-words")}
	for _, p := range b.Turn {
		turn.Items = append(turn.Items, t.phaseName(p.Key)+a.W("colon")+p.Words.In(a.Lang()))
	}
	for _, w := range b.Words {
		words.Items = append(words.Items, t.termWords(&w)+a.W("colon")+w.Means.In(a.Lang()))
	}
	if b.late != "" {
		words.Items = append(words.Items, b.late)
	}
	m.Zones = append([]page.Zone{turn, words}, m.Zones...)
	m.Acts = append([]page.Act{{Act: "close", Text: a.W("back")}}, m.Acts...)
}
