package table

import (
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/theme"
	"gorin/render/widget"
)

// drawOverlay draws what lies over the table.
func (t *Table) drawOverlay() {
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
		r := t.sheet(min(560, t.a.Size().W-16), t.a.Size().H-16)
		t.drawEntries(t.drawLasting(layout.Rect{X: r.X + 12, Y: r.Y + 42, W: r.W - 24, H: r.H - 54}), "log-over", r)
		t.closer(r, t.a.W("log"))
		t.drawLogActs(layout.Rect{X: r.X + 90, Y: r.Y + 7, W: r.W - 140, H: 30})
	case "stack":
		t.drawStackList()
	case "stops":
		t.drawStops()
	case "goal":
		t.drawGoalSheet()
	case "book":
		t.drawBook()
	case "advice":
		t.drawAdvice()
	case "result":
		t.drawResult()
	}
}

// sheet darkens the table and draws a panel in the middle.
func (t *Table) sheet(w, h float64) layout.Rect {
	a := t.a
	a.UI().Modal()
	a.C().Fill(a.Size(), theme.Alpha(theme.Ink, 0.35))
	a.UI().Add(widget.Node{Rect: a.Size(), Act: "close"})
	r := a.Size().Mid(w, min(h, a.Size().H-8))
	a.C().Sheet(r)
	a.UI().Add(widget.Node{Rect: r, Act: "stay"})
	return r
}

// closer writes the title of a panel and its closing button.
func (t *Table) closer(r layout.Rect, title string) {
	c := t.a.C()
	if c.Width(title, theme.Large-2, false) <= r.W-80 {
		c.Text(title, r.X+14, r.Y+22, paint.Style{Size: theme.Large - 2, Ink: theme.Ink})
	} else { // smaller, in two lines
		lines := c.Wrap(title, r.W-66, theme.Small+1, false)
		for i, line := range lines[:min(2, len(lines))] {
			c.Text(line, r.X+14, r.Y+22+(float64(i)-float64(min(2, len(lines))-1)/2)*16, paint.Style{Size: theme.Small + 1, Ink: theme.Ink})
		}
	}
	t.a.UI().Button(layout.Rect{X: r.Right() - 42, Y: r.Y + 7, W: 34, H: 30}, "close", "", "×", widget.Plain)
}

func (t *Table) drawMenu() {
	a := t.a
	items := t.menuActs()
	columns := 1
	step := max(40, a.UI().Touch+5)
	for columns < 4 && a.Size().W/float64(columns+1) >= 125 && float64((len(items)+columns-1)/columns)*step+70 > a.Size().H {
		columns++
	}
	rows := (len(items) + columns - 1) / columns
	r := t.sheet(min(float64(columns)*330, a.Size().W-16), float64(rows)*step+62)
	t.closer(r, a.W("menu"))
	body := layout.Rect{X: r.X + 14, Y: r.Y + 46, W: r.W - 28, H: float64(rows) * step}
	for i, cell := range body.Grid(columns, rows, 5) {
		if i < len(items) {
			manner := widget.Plain
			if items[i].Off {
				manner = widget.Off
			}
			a.UI().Button(cell, items[i].Act, items[i].Value, items[i].Text, manner)
		}
	}
}

// menuActs is what can be done besides the game's own decisions.
func (t *Table) menuActs() []page.Act {
	a := t.a
	acts := t.timeActs()
	if t.Lesson != nil {
		acts = append(acts, t.lessonMenu()...)
	}
	if t.mayAsk() {
		acts = append(acts, page.Act{Act: "advise", Text: a.W("advise"), Off: !t.Session.CanAdvise()})
	}
	acts = append(acts, []page.Act{
		{Act: "undo", Text: a.W("undo"), Off: !t.Session.CanUndo()},
		{Act: "redo", Text: a.W("redo"), Off: !t.Session.CanRedo()},
		{Act: "save", Text: a.W("save"), Off: t.Led()},
		{Act: "load", Text: a.W("load")},
		{Act: "export", Text: a.W("export"), Off: t.Led()},
		{Act: "link", Text: a.W("link"), Off: t.Led()},
		{Act: "import", Text: a.W("import")},
		{Act: "settings", Text: a.W("settings-key")},
		{Act: "sound", Text: a.W(map[bool]string{false: "sound-on", true: "sound-off"}[a.Habits().Quiet])},
	}...)
	if a.Aside() {
		acts = append(acts, page.Act{Act: "text-table", Text: a.W("text-table")})
	}
	if len(t.Skin.Stops) > 0 {
		acts = append(acts, page.Act{Act: "stops", Text: a.W("stops")})
	}
	acts = append(acts, page.Act{Act: "language", Text: a.W("language")}, page.Act{Act: "help", Text: a.W("help")}, page.Act{Act: "book", Text: a.W("book")})
	if acts = append(acts, t.concedeActs()...); t.Lesson != nil {
		return acts
	}
	return append(acts, page.Act{Act: "new", Text: a.W("to-title")})
}

// helpActs is what helps with the open decision, besides its options.
func (t *Table) helpActs() (acts []page.Act) {
	if t.Lesson != nil {
		return nil
	}
	if t.Session.CanRun() {
		key := "run"
		if t.Screen.Shape != layout.Wide { // less room, and seldom a keyboard
			key = "run-short"
		}
		acts = append(acts, page.Act{Act: "run", Text: t.a.W(key)})
	}
	if t.Session.Lingers() {
		acts = append(acts, page.Act{Act: "enough", Text: t.a.W("enough")})
	}
	if t.Lesson == nil && t.Session.Long(t.Request) {
		acts = append(acts, page.Act{Act: "go-on", Text: t.a.W("go-on")})
	}
	if t.Session.Purse.Asks(t.Request) {
		acts = append(acts, page.Act{Act: "pay", Text: t.a.W("pay")})
	}
	return acts
}

func (t *Table) drawHelp() {
	a := t.a
	text := a.W("help-text")
	for _, key := range t.Skin.Help {
		text += "\n\n" + t.W(key)
	}
	if len(t.View.Players) > 2 {
		text += "\n\n" + a.W("help-seats")
	}
	if a.Aside() {
		text += "\n\n" + a.W("help-side")
	}
	w := min(560, a.Size().W-20)
	high := a.C().BlockHeight(text, w-40, theme.Normal, false)
	row := max(36, a.UI().Touch)
	r := t.sheet(w, high+90+row)
	in := layout.Rect{X: r.X + 18, Y: r.Y + 48, W: r.W - 36, H: r.H - 60}
	top, in := in.Top(row + 10)
	a.UI().Button(layout.Rect{X: top.X, Y: top.Y, W: top.W, H: row}, "book", "", a.W("book"), widget.Primary)
	a.UI().Scroll("help", in, high+8, false, func(in layout.Rect) {
		in.W -= 6
		a.C().Block(text, in, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	})
	t.closer(r, a.W("help"))
}
