package packs

import (
	"gorin/render/layout"
	"gorin/render/reading"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/binder"
)

// column writes down a deck or a face.
type column struct {
	reading.Column
	p *Page
}

func (p *Page) column(in layout.Rect, dry bool) *column {
	return &column{reading.NewColumn(p, in, dry), p}
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
	s := &f.Studies()[at]
	h := min(packFace, max(96, (d.p.Size().H-120)*0.45)) // the text matters
	if d.R.W < 420 {
		h = min(h, packFace*0.74)
	}
	other := ""
	if o := s.Printed.Other; o >= 0 {
		other = f.Studies()[o].Printed.Name.In(d.p.Lang())
	}
	d.Study(f.Game, s, other, h, func(pose layout.Pose) { d.p.drawFace(f.Game, at, s, pose) })
}

// deck writes down a deck: what it is, whether it may be played, and its cards.
func (d *column) deck(f *binder.File, own *binder.Deck) {
	a := d.p
	d.Text(own.Name.In(a.Lang()), theme.Large-1, theme.Ink)
	d.Text(own.About.In(a.Lang()), theme.Normal, theme.InkSoft)
	d.Rule()
	word, ink := a.deckWord(own)
	d.Plate(word, ink)
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
