package table

import (
	"image/color"
	"slices"
	"strings"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// drawDetailPanel draws the card that is looked at in its column.
func (t *Table) drawDetailPanel() {
	r := t.Screen.Detail
	if r.Empty() {
		return
	}
	c := t.a.C()
	c.Sheet(r)
	in := r.Inset(10)
	v, print := t.lit()
	if v == nil && print < 0 {
		c.Block(t.a.W("detail-hint"), in, paint.Style{Size: theme.Normal, Ink: theme.InkFaint})
		return
	}
	if deed := t.deed(); deed != "" {
		style := paint.Style{Size: theme.Normal - 1, Ink: theme.Ink}
		lines := c.Wrap(deed, in.W-14, style.Size, false)
		if most := 3; len(lines) > most { // the log has all of it
			lines = lines[:most]
			lines[most-1] = c.Fit(lines[most-1]+"…", in.W-14, style.Size, false)
		}
		var top layout.Rect
		top, in = in.Top(paint.LineHeight(style.Size)*float64(len(lines)) + 8)
		c.Round(top, 4, theme.Alpha(theme.Gold, 0.3))
		c.Ring(top, 4, 1.4, theme.Gold)
		for i, line := range lines {
			c.Text(line, top.X+7, top.Y+4+paint.LineHeight(style.Size)*(float64(i)+0.5), style)
		}
		_, in = in.Top(8)
	}
	t.a.UI().Scroll("detail", in, t.drawDetail(in, v, true), false, func(in layout.Rect) { t.drawDetail(in, v, false) })
}

// drawDetail draws a card large, with its text in both languages, and returns
// the height that it needs; with dry it only measures.
func (t *Table) drawDetail(r layout.Rect, v *rules.CardView, dry bool) float64 {
	_, print := t.lit()
	if v != nil {
		print = v.Print
	}
	if print < 0 || print >= len(t.Prints) {
		return 0
	}
	d := &column{page.Column{C: t.a.C(), R: r, Y: r.Y, Dry: dry}, t.a, t}
	p, l := t.Prints[print], t.a.Lang()
	beside := 0.0 // how far down the picture reaches that stands beside the words
	if t.Screen.Shape == layout.Short {
		d.R, r = r.Left(r.W * 0.38)
		d.picture(&t.Faces[print], p, v)
		beside = d.Y
		_, r = r.Left(12)
		d.R, d.Y = r, r.Y
	} else {
		d.picture(&t.Faces[print], p, v)
	}
	d.Text(p.Name.In(l), theme.Large-1, theme.Ink)
	d.Text(p.Name.In(1-l), theme.Small, theme.InkSoft)
	d.Text(t.factWords(p, v), theme.Normal, theme.Ink)
	if len(p.Words(t.Skin.Tags)) > 0 || v != nil && len(v.Now.Keys(t.Skin.Tags)) > 0 {
		d.Text(t.traitWords(p, v), theme.Normal-1, theme.RGB(0x7A5A10))
	}
	d.Rule()
	d.why(v)
	var place rules.Place
	if v != nil {
		_, place = t.Find(v.ID)
	}
	var said []string
	for _, line := range board.LinesOf(t.Skin, p, v) {
		said = append(said, line.Words.In(l))
		if line.Inert {
			d.inert(line.Words.In(l))
			continue
		}
		line.Void = line.Void && t.Skin.Stage[place.Zone] // elsewhere most abilities sleep
		ink := theme.Ink
		switch {
		case line.Void:
			ink = theme.InkFaint
		case line.Granted:
			ink = theme.Indigo
		}
		text := page.Listed(line.Words.In(l))
		if line.Void {
			text = t.a.W("void") + " " + text
		}
		if line.Granted {
			text = t.GrantedWords(line.From) + " " + text
		}
		if line.Whom > 0 {
			text += t.a.W("whom", t.Name(line.Whom-1))
		}
		d.text(text, t.carriedOut(v, line.Words, l), theme.Normal, ink)
		d.text(page.Listed(line.Words.In(1-l)), t.carriedOut(v, line.Words, 1-l), theme.Small, theme.InkSoft)
		d.Y += 5
	}
	d.terms(said)
	if v != nil && len(v.Changes) > 0 {
		d.Rule()
		d.Text(t.a.W("changes"), theme.Small, theme.InkSoft)
		for _, ch := range v.Changes {
			d.Text("・"+ch.Words.In(l)+t.fromWords(ch.From), theme.Normal-1, theme.Indigo)
		}
	}
	d.back(v)
	if p.Flavour.In(l) != "" {
		d.Rule()
		d.Text(p.Flavour.In(l), theme.Small, theme.InkSoft)
	}
	d.Text(strings.TrimSpace(p.ID+"  "+p.Rarity+"  "+p.Title.In(l)), theme.Small-1, theme.InkFaint)
	return max(d.Y, beside) - r.Y
}

// carriedOut is what of a line of a card is being carried out while a question is asked, "" for nothing.
func (t *Table) carriedOut(v *rules.CardView, line rules.Words, l rules.Lang) string {
	q := t.Request
	if q == nil || q.Reading == nil || v == nil || v.ID != q.Source || line != q.Reading.Line {
		return ""
	}
	m := q.Reading.Marks[l]
	return page.Listed(line[l][m[0]:m[1]])
}

// text is Column.Text with a part of the text in the light.
func (d *column) text(s, part string, size float64, ink color.RGBA) {
	at := strings.Index(s, part)
	if part == "" || at < 0 || d.Dry {
		d.Text(s, size, ink)
		return
	}
	in := layout.Rect{X: d.R.X, Y: d.Y, W: d.R.W - 6}
	d.Y += d.C.Lit(s, [2]int{at, at + len(part)}, in, paint.Style{Size: size, Ink: ink}, lit, ink) + 2
}

// back writes what stands on the other face of a card, for who may turn it over.
func (d *column) back(v *rules.CardView) {
	t := d.t
	o, there := t.OtherFace(v)
	if !there {
		return
	}
	l := t.a.Lang()
	d.Rule()
	d.Text(t.a.W("other-face"), theme.Small, theme.InkSoft)
	d.Text(o.Name.In(l), theme.Normal+1, theme.Ink)
	d.Text(t.factWords(o, nil), theme.Normal-1, theme.Ink)
	for i, w := range o.Lines {
		if slices.Contains(o.Inert, i) {
			d.inert(w.In(l))
			continue
		}
		d.Text(page.Listed(w.In(l)), theme.Normal-1, theme.Ink)
	}
}

// inert writes a line that does nothing.
func (d *column) inert(s string) {
	d.Text(d.a.W("inert"), theme.Small, theme.Vermilion)
	c, r := d.a.C(), layout.Rect{X: d.R.X, Y: d.Y, W: d.R.W - 6}
	if d.Dry {
		d.Y += c.BlockHeight(s, r.W, theme.Normal, false) + 7
		return
	}
	d.Y += c.Struck(s, r, paint.Style{Size: theme.Normal, Ink: theme.InkSoft}) + 7
}

// GrantedWords says which card has given an ability, if that can be seen.
func (t *Table) GrantedWords(from rules.Card) string {
	if n := t.CardName(from); n != "" {
		return t.a.W("granted", n)
	}
	return t.a.W("granted-unnamed")
}

func (t *Table) fromWords(id rules.Card) string {
	if n := t.CardName(id); n != "" {
		return " — " + n
	}
	return ""
}

// column writes down a column about a card.
type column struct {
	page.Column
	a Client
	t *Table
}

// picture draws the picture with the large numbers on it.
func (d *column) picture(f *paint.Face, p rules.Printed, v *rules.CardView) {
	c, w := d.t.a.C(), d.R.W-6
	m := d.t.Skin.Marks(&p, v)
	h := w * m.Aspect
	box := layout.Rect{X: d.R.X, Y: d.Y, W: w, H: h}
	d.Y += h + 8
	if d.Dry {
		return
	}
	img := c.Cards.Art(f, w, h)
	c.Image(img, box.X, box.Y)
	c.Ring(box, 3, 2.5, theme.CardTint(m.Colour).Dark)
	if m.Plate != "" {
		plate := layout.Rect{X: box.X + 8, Y: box.Bottom() - 36, W: m.Width, H: 28}
		c.Round(plate, 4, theme.Alpha(theme.Ink, 0.9))
		c.Text(m.Plate, plate.X+m.Width/2, plate.Y+14, paint.Style{Size: 20, Ink: theme.White, Bold: true, Align: paint.Centre})
	}
	for _, x := range m.Discs {
		at := layout.Point{X: box.X + x.X, Y: box.Y + x.Y}
		if x.X < 0 {
			at.X = box.Right() + x.X
		}
		if x.Y < 0 {
			at.Y = box.Bottom() + x.Y
		}
		d.disc(at.X, at.Y, x.R, x.Sign, x.Plate, x.Ink)
	}
}

func (d *column) disc(x, y, r float64, sign string, plate, ink color.RGBA) {
	c := d.t.a.C()
	c.Disc(x, y, r+2, theme.Alpha(theme.White, 0.9))
	c.Disc(x, y, r, plate)
	c.Sign(sign, x, y, r, ink, plate)
}

// drawDetailOverlay draws the card over everything, for small screens.
func (t *Table) drawDetailOverlay() {
	a := t.a
	t.acting = 0
	v, _ := t.Find(t.Look)
	w := min(420, a.Size().W-20)
	if t.Screen.Shape == layout.Short {
		w = min(720, a.Size().W-20)
	}
	inner := layout.Rect{W: w - 28, H: 1}
	const head = 44 // where the card lies, and the way out
	high := min(a.Size().H-20, t.drawDetail(inner, v, true)+14+head)
	r := t.sheet(w, high)
	_, in := r.Top(head)
	in = layout.Rect{X: in.X + 14, Y: in.Y, W: in.W - 28, H: in.H - 14}
	if _, place := t.Find(t.Look); place.Zone != "" {
		where := t.Skin.Zone(place.Zone).In(a.Lang())
		if place.Seat >= 0 {
			where = a.W("zone-whose", t.Name(place.Seat), where)
		}
		a.C().Text(a.C().Fit(where, r.W-70, theme.Normal, false), r.X+14, r.Y+22, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	}
	a.UI().Scroll("detail-over", in, t.drawDetail(in, v, true), false, func(in layout.Rect) { t.drawDetail(in, v, false) })
	a.UI().Button(layout.Rect{X: r.Right() - 42, Y: r.Y + 7, W: 34, H: 30}, "close", "", "×", widget.Plain)
}
