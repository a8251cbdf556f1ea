package scene

import (
	"image/color"
	"strconv"

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

// Measures of a pack.
const (
	packBeside = 740.0 // a window so wide has room for a card beside the list
	packFace   = 196.0 // height of a card in full
	packSmall  = 48.0  // in the list
	packRow    = 60.0
)

// packsWide reports whether what is shown in full stands beside the list.
func (a *App) packsWide() bool { return a.size.W >= packBeside }

// drawPack draws a file: the list of its decks and cards, and one of them in full.
func (a *App) drawPack(f *binder.File) {
	c, p := a.c, &a.packs
	c.Cards.Begin(packFace)
	r := a.size.Mid(min(1160, a.size.W-12), a.size.H-12)
	c.Sheet(r)
	acts := []MirrorAct{{Act: "pack-remove", Text: a.w("pack-remove")}}
	over := p.item >= 0 && !a.packsWide() // it covers the list
	if over {
		acts = a.neighbours(f)
	}
	in := a.packsHead(r.InsetXY(14, 10), f.Title.In(a.lang), acts...)
	if over {
		a.drawItemPage(f, in, p.item)
		return
	}
	words := a.fileWords(f)
	ink := theme.InkSoft
	if f.Wrong != nil {
		ink = theme.Vermilion
	}
	high := c.Block(words, in, paint.Style{Size: theme.Small + 1, Ink: ink})
	_, in = in.Top(high + 8)
	if !a.packsWide() {
		a.drawItems(f, in)
		return
	}
	list, full := in.Left(max(290, in.W*0.38))
	a.drawItems(f, list)
	_, full = full.Left(10)
	c.Round(full, theme.Radius, theme.Alpha(theme.White, 0.5))
	c.Ring(full, theme.Radius, 1, theme.Line)
	if n := p.items(f); n > 0 {
		a.drawItemPage(f, full.InsetXY(12, 8), a.shownItem(f))
	}
}

// shownItem is what is shown in full beside the list: what was chosen, or the first card
// with a line that is not understood, or the first of all.
func (a *App) shownItem(f *binder.File) int {
	p := &a.packs
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
func (a *App) neighbours(f *binder.File) []MirrorAct {
	p := &a.packs
	var acts []MirrorAct
	if p.item+1 < p.items(f) {
		acts = append(acts, MirrorAct{Act: "pack-item", Value: strconv.Itoa(p.item + 1), Text: "→"})
	}
	if p.item > 0 {
		acts = append(acts, MirrorAct{Act: "pack-item", Value: strconv.Itoa(p.item - 1), Text: "←"})
	}
	return acts
}

// drawItems draws the list of the decks and cards.
func (a *App) drawItems(f *binder.File, in layout.Rect) {
	p := &a.packs
	studies := f.Studies()
	heights := make([]float64, p.items(f))
	for i := range heights {
		heights[i] = packRow
	}
	more := func(n int) string { return a.w("more-rows", n) }
	shown := -1
	if a.packsWide() {
		shown = a.shownItem(f)
	}
	a.ui.List("pack", in, widget.Rows{Heights: heights, Gap: 5, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		a.ui.Row(row, "pack-item", strconv.Itoa(i), "", "", i == shown, "")
		if i < len(p.broken) {
			a.drawDeckRow(row, &p.broken[i])
			return
		}
		i -= len(p.broken)
		a.drawFaceRow(row, f, i, &studies[i])
	})
}

// drawDeckRow draws a deck in the list.
func (a *App) drawDeckRow(row layout.Rect, d *binder.Deck) {
	word, ink := a.deckWord(d)
	mark := layout.Rect{X: row.X + 8, Y: row.Y + 10, W: packSmall - 6, H: row.H - 20}
	a.c.Round(mark, 4, theme.Ink)
	a.c.Text(a.w("deck-mark"), mark.X+mark.W/2, mark.Y+mark.H/2, paint.Style{Size: theme.Small, Ink: theme.PaperLight, Align: paint.Centre})
	a.rowWords(row, d.Name.In(a.lang), word, ink)
}

// drawFaceRow draws a face of a card in the list.
func (a *App) drawFaceRow(row layout.Rect, f *binder.File, i int, s *study.Face) {
	word, ink := a.faceWord(s)
	pose := layout.Pose{X: row.X + 8 + (packSmall-6)/2, Y: row.Y + row.H/2, H: packSmall}
	a.drawFace(f.Game, i, s, pose)
	a.rowWords(row, s.Printed.Name.In(a.lang), word, ink)
}

// deckWord says whether a deck may be played.
func (a *App) deckWord(d *binder.Deck) (string, color.RGBA) {
	if n := len(d.Broken); n > 0 {
		return a.w("deck-broken", n), theme.Vermilion
	}
	return a.w("deck-legal"), theme.Up
}

// faceWord says how much of a face is understood.
func (a *App) faceWord(s *study.Face) (string, color.RGBA) {
	n, wrong := len(s.Text), misread(s)
	switch {
	case wrong > 0:
		return a.w("card-misread", wrong, n), theme.Vermilion
	case n > 0:
		return a.w("card-read", n), theme.Up
	}
	return a.w("card-plain"), theme.InkSoft
}

// rowWords writes a name and what is said of it beside the picture of a row.
func (a *App) rowWords(row layout.Rect, name, word string, ink color.RGBA) {
	x := row.X + packSmall + 14
	room := row.Right() - x - 8
	a.c.Snug(name, x, row.Y+row.H*0.34, room, theme.Small-1, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	a.c.Snug(word, x, row.Y+row.H*0.7, room, theme.Small-1, paint.Style{Size: theme.Small, Ink: ink})
}

// drawFace draws a card as it lies in a list.
func (a *App) drawFace(game string, i int, s *study.Face, pose layout.Pose) {
	look := skins.For(game)
	face := a.packs.faces[i]
	if face == nil {
		made := look.Face(&s.Printed, a.lang)
		made.Print = i
		face = &made
		a.packs.faces[i] = face
	}
	if face.Across() {
		pose.Turns, pose.H = -1, min(pose.H, pose.H*0.86)
	}
	l := paint.Look{Face: face, Pose: pose}
	v := plainView(&s.Printed)
	look.Look(&l, &s.Printed, &v, skin.At{Loose: true, Lang: a.lang})
	if pose.H < packFace/2 {
		l.Values, l.Fight = false, false
	}
	a.c.Card(l)
}

// plainView is a card as it is printed.
func plainView(p *rules.Printed) rules.CardView {
	return rules.CardView{Level: p.Number("level"), Cost: p.Number("cost"), Power: p.Number("power"), Soul: p.Number("soul"), Triggers: p.Keys("triggers"),
		Hit: p.Number("hit"), Needs: rules.NeedsOf(p), Timing: p.Word("timing"), Titles: p.Words("titles"), Identities: p.Words("identities")}
}
