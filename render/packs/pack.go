package packs

import (
	"image/color"
	"strconv"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/reading"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// Measures of a pack.
const (
	packBeside = 740.0 // a window so wide has room for a card beside the list
	packFace   = 196.0 // height of a card in full
	packSmall  = 48.0  // in the list
	packRow    = 60.0
)

// wide reports whether what is shown in full stands beside the list.
func (p *Page) wide() bool { return p.Size().W >= packBeside }

// drawPack draws a file: the list of its decks and cards, and one of them in full.
func (p *Page) drawPack(f *binder.File) {
	c := p.C()
	c.Cards.Begin(packFace)
	r := p.Size().Mid(min(1160, p.Size().W-12), p.Size().H-12)
	c.Sheet(r)
	acts := []page.Act{{Act: "pack-remove", Text: p.W("pack-remove")}}
	over := p.item >= 0 && !p.wide() // it covers the list
	if over {
		acts = p.neighbours(f)
	}
	in := p.head(r.InsetXY(14, 10), f.Title.In(p.Lang()), acts...)
	if over {
		p.drawItemPage(f, in, p.item)
		return
	}
	words := p.fileWords(f)
	ink := theme.InkSoft
	if f.Wrong != nil {
		ink = theme.Vermilion
	}
	high := c.Block(words, in, paint.Style{Size: theme.Small + 1, Ink: ink})
	_, in = in.Top(high + 8)
	if !p.wide() {
		p.drawItems(f, in)
		return
	}
	list, full := in.Left(max(290, in.W*0.38))
	p.drawItems(f, list)
	_, full = full.Left(10)
	c.Round(full, theme.Radius, theme.Alpha(theme.White, 0.5))
	c.Ring(full, theme.Radius, 1, theme.Line)
	if n := p.items(f); n > 0 {
		p.drawItemPage(f, full.InsetXY(12, 8), p.shownItem(f))
	}
}

// shownItem is what is shown in full beside the list: what was chosen, or the first card
// with a line that is not understood, or the first of all.
func (p *Page) shownItem(f *binder.File) int {
	if p.item >= 0 {
		return p.item
	}
	for i, s := range f.Studies() {
		if misread(&s) > 0 {
			return len(p.broken) + i
		}
	}
	return 0
}

// misread counts the lines of a face that are not understood.
func misread(s *study.Face) (n int) {
	for _, w := range s.Wrong {
		if w != nil {
			n++
		}
	}
	return n
}

// neighbours is the ways to what stands before and after what is shown.
func (p *Page) neighbours(f *binder.File) []page.Act {
	var acts []page.Act
	if p.item+1 < p.items(f) {
		acts = append(acts, page.Act{Act: "pack-item", Value: strconv.Itoa(p.item + 1), Text: "→"})
	}
	if p.item > 0 {
		acts = append(acts, page.Act{Act: "pack-item", Value: strconv.Itoa(p.item - 1), Text: "←"})
	}
	return acts
}

// drawItems draws the list of the decks and cards.
func (p *Page) drawItems(f *binder.File, in layout.Rect) {
	studies := f.Studies()
	heights := make([]float64, p.items(f))
	for i := range heights {
		heights[i] = packRow
	}
	more := func(n int) string { return p.W("more-rows", n) }
	shown := -1
	if p.wide() {
		shown = p.shownItem(f)
	}
	p.UI().List("pack", in, widget.Rows{Heights: heights, Gap: 5, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		p.UI().Row(row, "pack-item", strconv.Itoa(i), "", "", i == shown, "")
		if i < len(p.broken) {
			p.drawDeckRow(row, &p.broken[i])
			return
		}
		i -= len(p.broken)
		p.drawFaceRow(row, f, i, &studies[i])
	})
}

// drawDeckRow draws a deck in the list.
func (p *Page) drawDeckRow(row layout.Rect, d *binder.Deck) {
	word, ink := p.deckWord(d)
	mark := layout.Rect{X: row.X + 8, Y: row.Y + 10, W: packSmall - 6, H: row.H - 20}
	p.C().Round(mark, 4, theme.Ink)
	p.C().Text(p.W("deck-mark"), mark.X+mark.W/2, mark.Y+mark.H/2, paint.Style{Size: theme.Small, Ink: theme.PaperLight, Align: paint.Centre})
	p.rowWords(row, d.Name.In(p.Lang()), word, ink)
}

// drawFaceRow draws a face of a card in the list.
func (p *Page) drawFaceRow(row layout.Rect, f *binder.File, i int, s *study.Face) {
	word, ink := p.faceWord(s)
	pose := layout.Pose{X: row.X + 8 + (packSmall-6)/2, Y: row.Y + row.H/2, H: packSmall}
	p.drawFace(f.Game, i, s, pose)
	p.rowWords(row, s.Printed.Name.In(p.Lang()), word, ink)
}

// deckWord says whether a deck may be played.
func (p *Page) deckWord(d *binder.Deck) (string, color.RGBA) {
	if n := len(d.Broken); n > 0 {
		return p.W("deck-broken", n), theme.Vermilion
	}
	return p.W("deck-legal"), theme.Up
}

// faceWord says how much of a face is understood.
func (p *Page) faceWord(s *study.Face) (string, color.RGBA) {
	n, wrong := len(s.Text), misread(s)
	switch {
	case wrong > 0:
		return p.W("card-misread", wrong, n), theme.Vermilion
	case n > 0:
		return p.W("card-read", n), theme.Up
	}
	return p.W("card-plain"), theme.InkSoft
}

// rowWords writes a name and what is said of it beside the picture of a row.
func (p *Page) rowWords(row layout.Rect, name, word string, ink color.RGBA) {
	x := row.X + packSmall + 14
	room := row.Right() - x - 8
	p.C().Snug(name, x, row.Y+row.H*0.34, room, theme.Small-1, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	p.C().Snug(word, x, row.Y+row.H*0.7, room, theme.Small-1, paint.Style{Size: theme.Small, Ink: ink})
}

// drawFace draws a card as it lies in a list.
func (p *Page) drawFace(game string, i int, s *study.Face, pose layout.Pose) {
	p.C().Card(reading.Look(game, p.faces.Face(game, i, &s.Printed, p.Lang()), &s.Printed, p.Lang(), pose))
}
