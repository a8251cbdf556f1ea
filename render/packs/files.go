package packs

import (
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/binder"
)

// Draw draws the list of the files, or one of them.
func (p *Page) Draw() {
	f := p.shownFile()
	if f == nil {
		p.drawFiles()
		return
	}
	p.drawPack(f)
}

// head draws the heading of a sheet with the way back and others, and returns the
// rest.
func (p *Page) head(in layout.Rect, title string, acts ...page.Act) layout.Rect {
	c := p.C()
	high := max(34, p.UI().Touch)
	head, rest := in.Top(high + 8)
	acts = append([]page.Act{{Act: "packs-back", Text: p.W("back")}}, acts...)
	for _, x := range acts {
		w := min(head.W*0.34, max(high, c.Width(x.Text, theme.Normal, false)+26))
		var key layout.Rect
		key, head = head.End(w)
		p.UI().Button(layout.Rect{X: key.X, Y: key.Y, W: key.W, H: high}, x.Act, x.Value, x.Text, widget.Plain)
		head.W -= 6
	}
	size := theme.Large
	for size > theme.Normal && c.BlockHeight(title, head.W-4, size, false) > high+6 {
		size--
	}
	tall := c.BlockHeight(title, head.W-4, size, false)
	at := layout.Rect{X: head.X, Y: head.Y + max(0, (high-tall)/2), W: head.W - 4}
	c.Block(title, at, paint.Style{Size: size, Ink: theme.Ink})
	if more := tall - high; more > 0 {
		_, rest = rest.Top(more)
	}
	return rest
}

// drawFiles draws the list of the files.
func (p *Page) drawFiles() {
	c := p.C()
	r := p.Size().Mid(min(760, p.Size().W-16), p.Size().H-16)
	c.Sheet(r)
	in := p.head(r.InsetXY(16, 12), p.W("packs"))
	why := p.W("packs-why")
	if !p.Opens() {
		why = p.W("packs-why-window")
	}
	high := c.Block(why, in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(high + 10)
	if p.Opens() {
		key, rest := in.Top(max(40, p.UI().Touch))
		key.W = min(key.W, 260)
		p.UI().Button(key, "import", "", p.W("import"), widget.Primary)
		_, in = rest.Top(12)
	}
	files := p.Files()
	if len(files) == 0 {
		c.Block(p.W("packs-none"), in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		return
	}
	heights := make([]float64, len(files))
	room := in.W - 8 - 28
	for i, f := range files {
		heights[i] = 20 + c.BlockHeight(f.Title.In(p.Lang()), room, theme.Normal+1, false) + c.BlockHeight(p.fileWords(f), room, theme.Small, false)
	}
	more := func(n int) string { return p.W("more-rows", n) }
	p.UI().List("packs", in, widget.Rows{Heights: heights, Gap: 6, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		f := files[i]
		p.UI().Row(row, "packs", f.Name, "", "", false, "")
		text := layout.Rect{X: row.X + 14, Y: row.Y + 9, W: room}
		text.Y += c.Block(f.Title.In(p.Lang()), text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink}) + 2
		ink := theme.InkSoft
		if p.wrongWords(f) != "" {
			ink = theme.Vermilion
		}
		c.Block(p.fileWords(f), text, paint.Style{Size: theme.Small, Ink: ink})
	})
}

// fileWords is what is in a file, in a line.
func (p *Page) fileWords(f *binder.File) string {
	if wrong := p.wrongWords(f); wrong != "" {
		return f.Name + p.W("comma") + wrong
	}
	s := f.Name + p.W("comma") + p.GameName(f.Game)
	if len(f.Cards) > 0 {
		s += p.W("comma") + p.W("pack-cards", len(f.Cards))
		all, understood := f.Lines()
		if f.Studied() < len(f.Cards) {
			s += p.W("comma") + p.W("pack-reading", f.Studied())
		} else {
			s += p.W("comma") + p.W("pack-lines", understood, all)
		}
	}
	if n := len(f.Decks); n > 0 {
		s += p.W("comma") + p.W("pack-decks", n)
	}
	return s
}

// wrongWords is why a file cannot be read, or "".
func (p *Page) wrongWords(f *binder.File) string {
	if f.Wrong == nil {
		return ""
	}
	return p.W("pack-unread") + "\n" + p.Sentence(f.Wrong)
}
