package scene

import (
	"image/color"
	"strings"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// drawItemPage draws a deck or a face of a file in full.
func (a *App) drawItemPage(f *binder.File, in layout.Rect, item int) {
	p := &a.packs
	if item >= p.items(f) {
		return
	}
	write := func(d *page) { d.deck(f, &p.broken[item]) }
	if at := item - len(p.broken); at >= 0 {
		write = func(d *page) { d.study(f, at) }
	}
	dry := &page{a: a, r: in, y: in.Y, dry: true}
	write(dry)
	a.ui.Scroll("pack-page", in, dry.y-in.Y+6, false, func(in layout.Rect) { write(&page{a: a, r: in, y: in.Y}) })
}

// study writes down a face with what is understood of its text.
func (d *page) study(f *binder.File, at int) {
	a, s := d.a, &f.Studies()[at]
	p, l, look := &s.Printed, a.lang, skins.For(f.Game)
	whole := d.r
	h := min(packFace, max(96, (a.size.H-120)*0.45)) // the text matters
	if d.r.W < 420 {
		h = min(h, packFace*0.74)
	}
	pose := layout.Pose{H: h}
	if look.LiesAcross(p) {
		pose.H *= 0.86
		pose.Turns = -1
	}
	box := pose.Bounds()
	pose.X, pose.Y = d.r.X+box.W/2+2, d.y+box.H/2+2
	if !d.dry {
		pose.Turns, pose.H = 0, h
		a.drawFace(f.Game, at, s, pose)
	}
	top := d.y
	d.r.X, d.r.W = d.r.X+box.W+16, d.r.W-box.W-16
	d.text(p.Name.In(l), theme.Large-1, theme.Ink)
	if p.Name[0] != p.Name[1] {
		d.text(p.Name.In(1-l), theme.Small, theme.InkSoft)
	}
	d.y += 4
	d.text(a.factWords(f.Game, *p, nil), theme.Normal, theme.Ink)
	d.text(traits(look, p, l), theme.Normal-1, theme.RGB(0x7A5A10))
	d.text(strings.TrimSpace(p.ID+"  "+p.Rarity), theme.Small-1, theme.InkSoft)
	if p.Other >= 0 {
		d.text(a.w("other-face")+a.w("colon")+f.Studies()[p.Other].Printed.Name.In(l), theme.Small, theme.InkSoft)
	}
	d.r, d.y = whole, max(d.y, top+box.H+6)+4
	for i := range s.Text {
		d.line(s, i)
	}
	if len(s.Text) == 0 {
		d.rule()
		d.text(a.w("card-plain"), theme.Normal, theme.InkSoft)
	}
	if p.Flavour.In(l) != "" {
		d.rule()
		d.text(p.Flavour.In(l), theme.Small, theme.InkSoft)
	}
}

// traits is the traits of a card in their brackets.
func traits(s *skin.Skin, p *rules.Printed, l rules.Lang) string {
	var parts []string
	for _, w := range p.Words(s.Tags) {
		parts = append(parts, s.Quotes[0]+w.In(l)+s.Quotes[1])
	}
	return strings.Join(parts, " ")
}

// line writes down a line of a face: as written, as it is understood in both languages,
// or where and why it is not.
func (d *page) line(s *study.Face, i int) {
	a, wrong := d.a, s.Wrong[i]
	d.rule()
	word, plate := a.w("line-read", i+1), theme.Up
	if wrong != nil {
		word, plate = a.w("line-misread", i+1), theme.Vermilion
	}
	d.plate(word, plate)
	if wrong == nil {
		said := s.Printed.Lines[i]
		if !sameText(s.Text[i], said[rules.Japanese]) {
			d.said(a.w("as-written"), func(in layout.Rect) float64 {
				return d.block(s.Text[i], in, theme.Normal-1, theme.InkSoft)
			})
		}
		for _, l := range []rules.Lang{a.lang, 1 - a.lang} {
			ink := theme.Ink
			if l != a.lang {
				ink = theme.InkSoft
			}
			d.said(a.w("in-"+l.String()), func(in layout.Rect) float64 {
				return d.block(listed(said.In(l)), in, theme.Normal, ink)
			})
		}
		return
	}
	d.said(a.w("as-written"), func(in layout.Rect) float64 {
		if d.dry {
			return a.c.BlockHeight(s.Text[i], in.W, theme.Normal, false)
		}
		from := wrong.Column - 1
		return a.c.Marked(s.Text[i], from, in, paint.Style{Size: theme.Normal, Ink: theme.Ink}, theme.Vermilion)
	})
	why := a.w("misread-at", wrong.Column) + a.w("colon") + wrong.Why.In(a.lang)
	if wrong.Clause != "" {
		why += " (§" + wrong.Clause + ")"
	}
	d.said(a.w("misread-why"), func(in layout.Rect) float64 { return d.block(why, in, theme.Normal, theme.Vermilion) })
	if len(wrong.Near) > 0 {
		d.said(a.w("misread-near"), func(in layout.Rect) float64 {
			return d.block(strings.Join(wrong.Near, "\n"), in, theme.Normal, theme.Ink)
		})
	}
	d.text(a.w("misread-inert"), theme.Small, theme.InkSoft)
}

// sameText reports whether two lines differ in spaces alone.
func sameText(a, b string) bool {
	spaces := strings.NewReplacer(" ", "", "　", "")
	return spaces.Replace(a) == spaces.Replace(b)
}

// plate writes a word on a plate.
func (d *page) plate(word string, ink color.RGBA) {
	c := d.a.c
	high := theme.Small + 7
	if !d.dry {
		r := layout.Rect{X: d.r.X, Y: d.y, W: c.Width(word, theme.Small, false) + 16, H: high}
		c.Round(r, 3, ink)
		c.Text(word, r.X+8, r.Y+r.H/2, paint.Style{Size: theme.Small, Ink: theme.White})
	}
	d.y += high + 5
}

// said writes a label and, beside it or below where there is no room, what write writes.
func (d *page) said(label string, write func(in layout.Rect) float64) {
	const beside = 92.0
	in := layout.Rect{X: d.r.X, Y: d.y, W: d.r.W - 8}
	st := paint.Style{Size: theme.Small, Ink: theme.InkSoft}
	if d.r.W >= 420 {
		if !d.dry {
			d.a.c.Block(label, layout.Rect{X: in.X, Y: in.Y + 1, W: beside - 8}, st)
		}
		high := d.a.c.BlockHeight(label, beside-8, st.Size, false)
		in.X, in.W = in.X+beside, in.W-beside
		d.y += max(high, write(in)) + 5
		return
	}
	if !d.dry {
		d.a.c.Block(label, in, st)
	}
	in.Y += d.a.c.BlockHeight(label, in.W, st.Size, false)
	d.y = in.Y + write(in) + 5
}

// block writes a text, or measures it.
func (d *page) block(s string, in layout.Rect, size float64, ink color.RGBA) float64 {
	if d.dry {
		return d.a.c.BlockHeight(s, in.W, size, false)
	}
	return d.a.c.Block(s, in, paint.Style{Size: size, Ink: ink})
}

// deck writes down a deck: what it is, whether it may be played, and its cards.
func (d *page) deck(f *binder.File, own *binder.Deck) {
	a := d.a
	d.text(own.Name.In(a.lang), theme.Large-1, theme.Ink)
	d.text(own.About.In(a.lang), theme.Normal, theme.InkSoft)
	d.rule()
	word, ink := a.deckWord(own)
	d.plate(word, ink)
	if n := misreadIn(f, own); n > 0 {
		d.text(a.w("deck-misread", n), theme.Normal, theme.Vermilion)
	}
	if len(own.Broken) == 0 {
		if a.table == nil {
			d.choose(own)
		} else {
			d.text(a.w("deck-later"), theme.Normal, theme.Ink)
		}
	} else {
		for _, r := range own.Broken {
			d.text("・"+r.Words.In(a.lang)+" ("+a.cite(f.Game, r.Clause)+")", theme.Normal, theme.Ink)
		}
	}
	d.rule()
	names := a.cardNames(f.Game)
	for _, part := range own.Portions() {
		d.text(a.partName(f.Game, part.Part), theme.Small, theme.InkSoft)
		for _, l := range part.Cards {
			name, known := names[l.ID]
			ink := theme.Ink
			if !known {
				name, ink = rules.Words{l.ID, l.ID}, theme.Vermilion
			}
			d.text(a.w("deck-copies", l.Count, name.In(a.lang)), theme.Normal-1, ink)
		}
		d.y += 4
	}
}

// choose draws the ways to play with a deck.
func (d *page) choose(own *binder.Deck) {
	high := max(34, d.a.ui.Touch)
	if !d.dry {
		row := layout.Rect{X: d.r.X, Y: d.y + 2, W: min(d.r.W-8, 420), H: high}
		for i, cell := range row.Grid(d.a.host.Engine.Seats(own.Game), 1, 8) {
			d.a.ui.Button(cell, "pack-play", packPlay(i, own), d.a.w("deck-play", i+1), widget.Plain)
		}
	}
	d.y += high + 8
}
