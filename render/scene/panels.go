package scene

import (
	"slices"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// drawOverlay draws what lies over the table.
func (t *table) drawOverlay() {
	switch t.overlay.kind {
	case "browse":
		t.drawBrowse(t.overlay.place)
	case "picker":
		t.drawPicker()
	case "menu":
		t.drawMenu()
	case "help":
		t.drawHelp()
	case "detail":
		t.drawDetailOverlay()
	case "log":
		r := t.sheet(min(560, t.a.size.W-16), t.a.size.H-16)
		t.drawEntries(t.drawLasting(layout.Rect{X: r.X + 12, Y: r.Y + 42, W: r.W - 24, H: r.H - 54}), "log-over", r)
		t.closer(r, t.a.w("log"))
		t.drawLogActs(layout.Rect{X: r.X + 90, Y: r.Y + 7, W: r.W - 140, H: 30})
	case "stack":
		t.drawStackList()
	case "stops":
		t.drawStops()
	case "goal":
		t.drawGoalSheet()
	case "result":
		t.drawResult()
	}
}

// sheet darkens the table and draws a panel in the middle.
func (t *table) sheet(w, h float64) layout.Rect {
	a := t.a
	a.ui.Modal()
	a.c.Fill(a.size, theme.Alpha(theme.Ink, 0.35))
	a.ui.Add(widget.Node{Rect: a.size, Act: "close"})
	r := a.size.Mid(w, min(h, a.size.H-8))
	a.c.Sheet(r)
	a.ui.Add(widget.Node{Rect: r, Act: "stay"})
	return r
}

// closer writes the title of a panel and its closing button.
func (t *table) closer(r layout.Rect, title string) {
	c := t.a.c
	if c.Width(title, theme.Large-2, false) <= r.W-80 {
		c.Text(title, r.X+14, r.Y+22, paint.Style{Size: theme.Large - 2, Ink: theme.Ink})
	} else { // smaller, in two lines
		lines := c.Wrap(title, r.W-66, theme.Small+1, false)
		for i, line := range lines[:min(2, len(lines))] {
			c.Text(line, r.X+14, r.Y+22+(float64(i)-float64(min(2, len(lines))-1)/2)*16, paint.Style{Size: theme.Small + 1, Ink: theme.Ink})
		}
	}
	t.a.ui.Button(layout.Rect{X: r.Right() - 42, Y: r.Y + 7, W: 34, H: 30}, "close", "", "×", widget.Plain)
}

func (t *table) drawMenu() {
	a := t.a
	items := t.menuActs()
	columns := 1
	step := max(40, a.ui.Touch+5)
	for columns < 4 && a.size.W/float64(columns+1) >= 125 && float64((len(items)+columns-1)/columns)*step+70 > a.size.H {
		columns++
	}
	rows := (len(items) + columns - 1) / columns
	r := t.sheet(min(float64(columns)*330, a.size.W-16), float64(rows)*step+62)
	t.closer(r, a.w("menu"))
	body := layout.Rect{X: r.X + 14, Y: r.Y + 46, W: r.W - 28, H: float64(rows) * step}
	for i, cell := range body.Grid(columns, rows, 5) {
		if i < len(items) {
			manner := widget.Plain
			if items[i].Off {
				manner = widget.Off
			}
			a.ui.Button(cell, items[i].Act, items[i].Value, items[i].Text, manner)
		}
	}
}

// menuActs is what can be done besides the game's own decisions.
func (t *table) menuActs() []page.Act {
	a := t.a
	acts := append(t.timeActs(), []page.Act{
		{Act: "undo", Text: a.w("undo"), Off: !t.s.CanUndo()},
		{Act: "redo", Text: a.w("redo"), Off: !t.s.CanRedo()},
		{Act: "save", Text: a.w("save"), Off: t.puzzle != nil},
		{Act: "load", Text: a.w("load")},
		{Act: "export", Text: a.w("export"), Off: t.puzzle != nil},
		{Act: "link", Text: a.w("link"), Off: t.puzzle != nil},
		{Act: "import", Text: a.w("import")},
		{Act: "settings", Text: a.w("settings-key")},
		{Act: "sound", Text: a.w(map[bool]string{false: "sound-on", true: "sound-off"}[a.settings.Habit.Quiet])},
	}...)
	if a.host.Side != nil {
		acts = append(acts, page.Act{Act: "text-table", Text: a.w("text-table")})
	}
	if len(t.skin.Stops) > 0 {
		acts = append(acts, page.Act{Act: "stops", Text: a.w("stops")})
	}
	return append(acts,
		page.Act{Act: "language", Text: a.w("language")},
		page.Act{Act: "help", Text: a.w("help")},
		page.Act{Act: "concede", Text: a.w("concede"), Off: t.view.Over || t.s.Seat < 0 || t.view.Players[t.s.Seat].Lost || t.s.Watching || t.puzzle != nil},
		page.Act{Act: "new", Text: a.w("to-title")})
}

// helpActs is what helps with the open decision, besides its options.
func (t *table) helpActs() (acts []page.Act) {
	if t.s.CanRun() {
		key := "run"
		if t.screen.Shape != layout.Wide { // less room, and seldom a keyboard
			key = "run-short"
		}
		acts = append(acts, page.Act{Act: "run", Text: t.a.w(key)})
	}
	if t.s.Purse.Asks(t.req) {
		acts = append(acts, page.Act{Act: "pay", Text: t.a.w("pay")})
	}
	return acts
}

func (t *table) drawHelp() {
	a := t.a
	text := a.w("help-text")
	for _, key := range t.skin.Help {
		text += "\n\n" + t.w(key)
	}
	if a.host.Side != nil {
		text += "\n\n" + a.w("help-side")
	}
	w := min(560, a.size.W-20)
	high := a.c.BlockHeight(text, w-40, theme.Normal, false)
	r := t.sheet(w, high+80)
	in := layout.Rect{X: r.X + 18, Y: r.Y + 48, W: r.W - 36, H: r.H - 60}
	a.ui.Scroll("help", in, high+8, false, func(in layout.Rect) {
		in.W -= 6
		a.c.Block(text, in, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	})
	t.closer(r, a.w("help"))
}

// resultWords is how the game ended, and in a second line under which clause.
func (t *table) resultWords() string {
	a, res := t.a, t.view.Result
	head := res.Words.In(a.lang)
	if head == "" {
		var names []string
		for _, w := range res.Winners {
			names = append(names, t.name(w))
		}
		head = a.w("wins", strings.Join(names, a.w("and")))
		if len(names) == 0 {
			head = a.w("draw-game")
		}
	}
	return head + "\n" + a.cite(t.view.Game, res.Clause)
}

func (t *table) drawResult() {
	a, c := t.a, t.a.c
	r := t.sheet(min(440, a.size.W-20), min(a.size.H-10, 362))
	text := t.resultWords()
	head, why, _ := strings.Cut(text, "\n")
	y := r.Y + 40.0
	c.Disc(r.X+r.W/2, y, 24, theme.Vermilion)
	c.Text("終", r.X+r.W/2, y, paint.Style{Size: 26, Ink: theme.White, Align: paint.Centre})
	y += 36
	in := layout.Rect{X: r.X + 24, Y: y, W: r.W - 48}
	in.Y += c.Block(head, in, paint.Style{Size: 22, Ink: theme.Ink, Align: paint.Centre}) + 4
	in.Y += c.Block(why, in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre}) + 14
	in.H = r.Bottom() - in.Y - 16
	acts := t.resultActs()
	columns, rows := 2, 4
	if in.H < 130 {
		columns, rows = 3, 3
	}
	cells := layout.Rect{X: in.X, Y: in.Y, W: in.W, H: min(in.H, 184)}.Grid(columns, rows, 6)
	for i, x := range acts {
		manner := widget.Plain
		if i == 0 {
			manner = widget.Primary
		}
		a.ui.Button(cells[i], x.Act, x.Value, x.Text, manner)
	}
}

func (t *table) resultActs() []page.Act {
	a := t.a
	return []page.Act{
		{Act: "again", Text: a.w("again"), Off: slices.Contains(t.s.Start.Decks, "")},
		{Act: "watch", Text: a.w("watch")},
		{Act: "export", Text: a.w("export")},
		{Act: "link", Text: a.w("link")},
		{Act: "close", Text: a.w("see-table")},
		{Act: "undo", Text: a.w("undo")},
		{Act: "new", Text: a.w("to-title")},
	}
}
