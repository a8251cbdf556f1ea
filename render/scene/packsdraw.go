package scene

import (
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules/binder"
)

// drawPacks draws the list of the files, or one of them.
func (a *App) drawPacks() {
	f := a.packs.shownFile()
	if f == nil {
		a.drawFiles()
		return
	}
	a.drawPack(f)
}

// packsHead draws the heading of a sheet with the way back and others, and returns the
// rest.
func (a *App) packsHead(in layout.Rect, title string, acts ...MirrorAct) layout.Rect {
	c := a.c
	high := max(34, a.ui.Touch)
	head, rest := in.Top(high + 8)
	acts = append([]MirrorAct{{Act: "packs-back", Text: a.w("back")}}, acts...)
	for _, x := range acts {
		w := min(head.W*0.34, max(high, c.Width(x.Text, theme.Normal, false)+26))
		var key layout.Rect
		key, head = head.End(w)
		a.ui.Button(layout.Rect{X: key.X, Y: key.Y, W: key.W, H: high}, x.Act, x.Value, x.Text, widget.Plain)
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
func (a *App) drawFiles() {
	c, p := a.c, &a.packs
	r := a.size.Mid(min(760, a.size.W-16), a.size.H-16)
	c.Sheet(r)
	in := a.packsHead(r.InsetXY(16, 12), a.w("packs"))
	why := a.w("packs-why")
	if a.host.Open == nil {
		why = a.w("packs-why-window")
	}
	high := c.Block(why, in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(high + 10)
	if a.host.Open != nil {
		key, rest := in.Top(max(40, a.ui.Touch))
		key.W = min(key.W, 260)
		a.ui.Button(key, "import", "", a.w("import"), widget.Primary)
		_, in = rest.Top(12)
	}
	files := p.Files()
	if len(files) == 0 {
		c.Block(a.w("packs-none"), in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		return
	}
	heights := make([]float64, len(files))
	room := in.W - 8 - 28
	for i, f := range files {
		heights[i] = 20 + c.BlockHeight(f.Title.In(a.lang), room, theme.Normal+1, false) + c.BlockHeight(a.fileWords(f), room, theme.Small, false)
	}
	more := func(n int) string { return a.w("more-rows", n) }
	a.ui.List("packs", in, widget.Rows{Heights: heights, Gap: 6, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		f := files[i]
		a.ui.Row(row, "packs", f.Name, "", "", false, "")
		text := layout.Rect{X: row.X + 14, Y: row.Y + 9, W: room}
		text.Y += c.Block(f.Title.In(a.lang), text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink}) + 2
		ink := theme.InkSoft
		if a.wrongWords(f) != "" {
			ink = theme.Vermilion
		}
		c.Block(a.fileWords(f), text, paint.Style{Size: theme.Small, Ink: ink})
	})
}

// fileWords is what is in a file, in a line.
func (a *App) fileWords(f *binder.File) string {
	if wrong := a.wrongWords(f); wrong != "" {
		return f.Name + a.w("comma") + wrong
	}
	s := f.Name + a.w("comma") + a.nameOfGame(f.Game)
	if len(f.Cards) > 0 {
		s += a.w("comma") + a.w("pack-cards", len(f.Cards))
		all, understood := f.Lines()
		if f.Studied() < len(f.Cards) {
			s += a.w("comma") + a.w("pack-reading", f.Studied())
		} else {
			s += a.w("comma") + a.w("pack-lines", understood, all)
		}
	}
	if n := len(f.Decks); n > 0 {
		s += a.w("comma") + a.w("pack-decks", n)
	}
	return s
}

// wrongWords is why a file cannot be read, or "".
func (a *App) wrongWords(f *binder.File) string {
	if f.Wrong == nil {
		return ""
	}
	return a.w("pack-unread") + "\n" + a.sentence(f.Wrong)
}
