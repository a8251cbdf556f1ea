package packs

import (
	"image/color"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// column writes down a deck or a face.
type column struct {
	page.Column
	p *Page
}

func (p *Page) column(in layout.Rect, dry bool) *column {
	return &column{page.Column{C: p.C(), R: in, Y: in.Y, Dry: dry}, p}
}

// drawItemPage draws a deck or a face of a file in full.
func (p *Page) drawItemPage(f *binder.File, in layout.Rect, item int) {
	if item >= p.items(f) {
		return
	}
	write := func(d *column) { d.deck(f, &p.broken[item]) }
	if at := item - len(p.broken); at >= 0 {
		write = func(d *column) { d.study(f, at) }
	}
	dry := p.column(in, true)
	write(dry)
	p.UI().Scroll("pack-page", in, dry.Y-in.Y+6, false, func(in layout.Rect) { write(p.column(in, false)) })
}

// study writes down a face with what is understood of its text.
func (d *column) study(f *binder.File, at int) {
	a, s := d.p, &f.Studies()[at]
	p, l, look := &s.Printed, a.Lang(), skins.For(f.Game)
	whole := d.R
	h := min(packFace, max(96, (a.Size().H-120)*0.45)) // the text matters
	if d.R.W < 420 {
		h = min(h, packFace*0.74)
	}
	pose := layout.Pose{H: h}
	if look.LiesAcross(p) {
		pose.H *= 0.86
		pose.Turns = -1
	}
	box := pose.Bounds()
	pose.X, pose.Y = d.R.X+box.W/2+2, d.Y+box.H/2+2
	if !d.Dry {
		pose.Turns, pose.H = 0, h
		a.drawFace(f.Game, at, s, pose)
	}
	top := d.Y
	d.R.X, d.R.W = d.R.X+box.W+16, d.R.W-box.W-16
	d.Text(p.Name.In(l), theme.Large-1, theme.Ink)
	if p.Name[0] != p.Name[1] {
		d.Text(p.Name.In(1-l), theme.Small, theme.InkSoft)
	}
	d.Y += 4
	d.Text(a.Facts(f.Game, p), theme.Normal, theme.Ink)
	d.Text(look.Traits(p, l), theme.Normal-1, theme.RGB(0x7A5A10))
	d.Text(strings.TrimSpace(p.ID+"  "+p.Rarity), theme.Small-1, theme.InkSoft)
	if p.Other >= 0 {
		d.Text(a.W("other-face")+a.W("colon")+f.Studies()[p.Other].Printed.Name.In(l), theme.Small, theme.InkSoft)
	}
	d.R, d.Y = whole, max(d.Y, top+box.H+6)+4
	for i := range s.Text {
		d.line(s, i)
	}
	if len(s.Text) == 0 {
		d.Rule()
		d.Text(a.W("card-plain"), theme.Normal, theme.InkSoft)
	}
	if p.Flavour.In(l) != "" {
		d.Rule()
		d.Text(p.Flavour.In(l), theme.Small, theme.InkSoft)
	}
}

// line writes down a line of a face: as written, as it is understood in both languages,
// or where and why it is not.
func (d *column) line(s *study.Face, i int) {
	a, wrong := d.p, s.Wrong[i]
	d.Rule()
	word, plate := a.W("line-read", i+1), theme.Up
	if wrong != nil {
		word, plate = a.W("line-misread", i+1), theme.Vermilion
	}
	d.plate(word, plate)
	if wrong == nil {
		said := s.Printed.Lines[i]
		if !sameText(s.Text[i], said[rules.Japanese]) {
			d.said(a.W("as-written"), func(in layout.Rect) float64 {
				return d.Block(s.Text[i], in, theme.Normal-1, theme.InkSoft)
			})
		}
		for _, l := range []rules.Lang{a.Lang(), 1 - a.Lang()} {
			ink := theme.Ink
			if l != a.Lang() {
				ink = theme.InkSoft
			}
			d.said(a.W("in-"+l.String()), func(in layout.Rect) float64 {
				return d.Block(page.Listed(said.In(l)), in, theme.Normal, ink)
			})
		}
		return
	}
	d.said(a.W("as-written"), func(in layout.Rect) float64 {
		if d.Dry {
			return a.C().BlockHeight(s.Text[i], in.W, theme.Normal, false)
		}
		from := wrong.Column - 1
		return a.C().Marked(s.Text[i], from, in, paint.Style{Size: theme.Normal, Ink: theme.Ink}, theme.Vermilion)
	})
	why := a.W("misread-at", wrong.Column) + a.W("colon") + wrong.Why.In(a.Lang())
	if wrong.Clause != "" {
		why += " (§" + wrong.Clause + ")"
	}
	d.said(a.W("misread-why"), func(in layout.Rect) float64 { return d.Block(why, in, theme.Normal, theme.Vermilion) })
	if len(wrong.Near) > 0 {
		d.said(a.W("misread-near"), func(in layout.Rect) float64 {
			return d.Block(strings.Join(wrong.Near, "\n"), in, theme.Normal, theme.Ink)
		})
	}
	d.Text(a.W("misread-inert"), theme.Small, theme.InkSoft)
}

// sameText reports whether two lines differ in spaces alone.
func sameText(a, b string) bool {
	spaces := strings.NewReplacer(" ", "", "　", "")
	return spaces.Replace(a) == spaces.Replace(b)
}

// plate writes a word on a plate.
func (d *column) plate(word string, ink color.RGBA) {
	c := d.p.C()
	high := theme.Small + 7
	if !d.Dry {
		r := layout.Rect{X: d.R.X, Y: d.Y, W: c.Width(word, theme.Small, false) + 16, H: high}
		c.Round(r, 3, ink)
		c.Text(word, r.X+8, r.Y+r.H/2, paint.Style{Size: theme.Small, Ink: theme.White})
	}
	d.Y += high + 5
}

// said writes a label and, beside it or below where there is no room, what write writes.
func (d *column) said(label string, write func(in layout.Rect) float64) {
	const beside = 92.0
	in := layout.Rect{X: d.R.X, Y: d.Y, W: d.R.W - 8}
	st := paint.Style{Size: theme.Small, Ink: theme.InkSoft}
	if d.R.W >= 420 {
		if !d.Dry {
			d.p.C().Block(label, layout.Rect{X: in.X, Y: in.Y + 1, W: beside - 8}, st)
		}
		high := d.p.C().BlockHeight(label, beside-8, st.Size, false)
		in.X, in.W = in.X+beside, in.W-beside
		d.Y += max(high, write(in)) + 5
		return
	}
	if !d.Dry {
		d.p.C().Block(label, in, st)
	}
	in.Y += d.p.C().BlockHeight(label, in.W, st.Size, false)
	d.Y = in.Y + write(in) + 5
}

// deck writes down a deck: what it is, whether it may be played, and its cards.
func (d *column) deck(f *binder.File, own *binder.Deck) {
	a := d.p
	d.Text(own.Name.In(a.Lang()), theme.Large-1, theme.Ink)
	d.Text(own.About.In(a.Lang()), theme.Normal, theme.InkSoft)
	d.Rule()
	word, ink := a.deckWord(own)
	d.plate(word, ink)
	if n := misreadIn(f, own); n > 0 {
		d.Text(a.W("deck-misread", n), theme.Normal, theme.Vermilion)
	}
	if len(own.Broken) == 0 {
		if !a.Playing() {
			d.choose(own)
		} else {
			d.Text(a.W("deck-later"), theme.Normal, theme.Ink)
		}
	} else {
		for _, r := range own.Broken {
			d.Text("・"+r.Words.In(a.Lang())+" ("+a.Cite(f.Game, r.Clause)+")", theme.Normal, theme.Ink)
		}
	}
	d.Rule()
	names := a.cardNames(f.Game)
	for _, part := range own.Portions() {
		d.Text(a.partName(f.Game, part.Part), theme.Small, theme.InkSoft)
		for _, l := range part.Cards {
			name, known := names[l.ID]
			ink := theme.Ink
			if !known {
				name, ink = rules.Words{l.ID, l.ID}, theme.Vermilion
			}
			d.Text(a.W("deck-copies", l.Count, name.In(a.Lang())), theme.Normal-1, ink)
		}
		d.Y += 4
	}
}

// choose draws the ways to play with a deck.
func (d *column) choose(own *binder.Deck) {
	high, seats := max(34, d.p.UI().Touch), d.p.Seats(own.Game)
	columns := min(seats, 3)
	rows := (seats + columns - 1) / columns
	if !d.Dry {
		all := layout.Rect{X: d.R.X, Y: d.Y + 2, W: min(d.R.W-8, 420), H: (high+8)*float64(rows) - 8}
		for i, cell := range all.Grid(columns, rows, 8)[:seats] {
			d.p.UI().Button(cell, "pack-play", packPlay(i, own), d.p.W("deck-play", i+1), widget.Plain)
		}
	}
	d.Y += (high + 8) * float64(rows)
}
