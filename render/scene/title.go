package scene

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
)

// setup is what is chosen before a match.
type setup struct {
	games  []string
	last   map[string]session.Start  // by game: what was chosen there last
	decks  []session.Deck            // of the game that is chosen
	of     map[string][]session.Deck // by game
	start  session.Start
	seed   string
	typing bool
	resume string // what can be resumed, in words, or ""
}

// begin fills the setup from the decks that there are and the page's address.
func (a *App) begin() {
	p := a.host.Params
	if p["lang"] != "" {
		a.setLang(p["lang"])
	}
	if d, err := strconv.Atoi(p["delay"]); err == nil && d >= 0 {
		a.settings.Habit.Delay = d
	}
	s := &a.setup
	s.games = a.host.Engine.Games()
	a.recall()
	a.choose("game", p["game"])
	for i := range s.start.Kinds {
		n := strconv.Itoa(i + 1)
		a.choose("p"+n, p["p"+n])
		a.choose("deck"+n, p["deck"+n])
	}
	a.choose("seed", p["seed"])
	a.setup.resume = a.resumable()
	if p["start"] == "1" {
		a.startMatch()
	}
}

// choose sets a field of the setup; a value that is not offered changes nothing.
func (a *App) choose(field, value string) {
	s := &a.setup
	switch field {
	case "game":
		if slices.Contains(s.games, value) && value != s.start.Game {
			a.take(value)
		}
	case "seed":
		if _, err := strconv.ParseUint(value, 10, 64); err == nil || value == "" {
			s.seed = value
		}
	default:
		if n, ok := strings.CutPrefix(field, "deck"); ok {
			offered := slices.ContainsFunc(s.decks, func(d session.Deck) bool { return d.ID == value })
			put(s.start.Decks, n, value, offered)
		} else if n, ok := strings.CutPrefix(field, "p"); ok {
			put(s.start.Kinds, n, value, slices.Contains(session.Kinds, value))
		}
	}
}

// put sets what is chosen for the seat of a number, counted from 1, if that is offered.
func put(list []string, number, value string, offered bool) {
	if seat, err := strconv.Atoi(number); err == nil && seat >= 1 && seat <= len(list) && offered {
		list[seat-1] = value
	}
}

func (a *App) doTitle(act, value string) {
	s := &a.setup
	if act == "practice" && value == "" {
		value = s.start.Game
	}
	if a.shelf.Do(act, value) {
		return
	}
	switch act {
	case "set":
		field, v, _ := strings.Cut(value, "=")
		a.choose(field, v)
		s.typing = false
	case "seed":
		s.typing = true
	case "dice":
		s.seed, s.typing = "", false
	case "type":
		if s.typing && len(s.seed) < 19 && value >= "0" && value <= "9" {
			a.choose("seed", s.seed+value)
			a.changed()
		}
	case "key":
		switch {
		case value == "Backspace" && s.typing && s.seed != "":
			s.seed = s.seed[:len(s.seed)-1]
		case value == "Enter":
			a.startMatch()
		case value == "O":
			a.settings.Show()
		}
	case "start":
		a.startMatch()
	case "resume":
		if h, ok := a.kept.Latest(); ok {
			a.openGame(h.ID)
		}
	}
}

func (a *App) kindName(kind string) string { return a.w("kind-" + kind) }

func (a *App) drawTitle() {
	if a.shelf.Open {
		a.shelf.Draw()
		return
	}
	all := a.size
	a.c.Backdrop(all, skins.For(a.setup.start.Game).Cloth)
	if layout.ShapeOf(all.W, all.H) == layout.Tall {
		top := 280.0
		if narrowHead(all.W) {
			top += 45
		}
		need := a.setupHeight(all.W - 24)
		low, all := all.Low(startRow)
		a.ui.Scroll("title", all, top+need+24, false, func(r layout.Rect) {
			head, rest := r.Top(top)
			a.drawHead(head)
			sheet := rest.Inset(12)
			sheet.H = need
			a.drawSetup(sheet)
		})
		a.drawStart(low, low.X+12, low.W-24)
		return
	}
	left, right := all.Left(all.W * 0.44)
	a.drawHead(left)
	w := math.Min(560, right.W-24)
	need := a.setupHeight(w)
	if need+startRow > right.H-20 {
		low, right := right.Low(startRow)
		a.ui.Scroll("title", right, need+24, false, func(r layout.Rect) {
			a.drawSetup(layout.Rect{X: r.X + 4, Y: r.Y + 12, W: w, H: need})
		})
		a.drawStart(low, right.X+4, w)
		return
	}
	sheet := layout.Rect{X: right.X + 4, Y: right.Y + (right.H-need-startRow)/2, W: w, H: need}
	a.drawSetup(sheet)
	a.ui.Button(layout.Rect{X: sheet.X, Y: sheet.Bottom() + 10, W: w, H: startRow - 10}, "start", "", a.w("start"), widget.Primary)
}

// startRow is the room of the button that starts, where it stands by itself.
const startRow = 58.0

// drawStart draws the button that starts below all that is scrolled, as wide as the sheet.
func (a *App) drawStart(low layout.Rect, x, w float64) {
	a.c.Fill(low, theme.Alpha(theme.PaperLight, 0.92))
	a.c.Line(low.X, low.Y, low.Right(), low.Y, 1, theme.Line)
	a.ui.Button(layout.Rect{X: x, Y: low.Y + 7, W: w, H: startRow - 14}, "start", "", a.w("start"), widget.Primary)
}

// narrowHead reports whether a head so wide needs two rows for its buttons.
func narrowHead(w float64) bool { return w < 420 }

// drawHead draws the picture, the name and what can be opened.
func (a *App) drawHead(r layout.Rect) {
	c := a.c
	low := r.H < 400
	cx := r.X + r.W/2
	y := r.Y + r.H*0.24
	radius := math.Min(r.W, r.H) * 0.2
	if low {
		y, radius = r.Y+r.H*0.3, r.H*0.22
		if narrowHead(r.W) {
			y, radius = y-r.H*0.07, radius*0.8
		}
	}
	c.Disc(cx, y, radius, theme.Vermilion)
	for i := range 5 { // a plum crest of five petals: five rulebooks
		sin, cos := math.Sincos(float64(i)*2*math.Pi/5 - math.Pi/2)
		c.Disc(cx+cos*radius*0.5, y+sin*radius*0.5, radius*0.27, theme.PaperLight)
	}
	c.Disc(cx, y, radius*0.2, theme.PaperLight)
	c.Disc(cx, y, radius*0.11, theme.Vermilion)
	y += radius + 34
	if low {
		y -= 12
	}
	c.Text("五輪", cx-44, y, paint.Style{Size: 36, Ink: theme.Ink, Align: paint.Centre})
	c.Text("Gorin", cx+46, y+2, paint.Style{Size: 32, Ink: theme.Ink, Bold: true, Align: paint.Centre})
	y += 26
	c.Block(a.w("tagline"), layout.Rect{X: r.X + 20, Y: y, W: r.W - 40}, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre})
	y += max(40, c.BlockHeight(a.w("tagline"), r.W-40, theme.Normal, false)+14)
	acts := [][2]string{{"practice", a.w("practice")}, {"packs", a.w("packs")}, {"load", a.w("load")}, {"import", a.w("import")}, {"settings", a.w("settings")}, {"language", a.w("language")}}
	if low || narrowHead(r.W) {
		w := math.Min(r.W-24, 380)
		x := cx - w/2
		if a.setup.resume != "" {
			a.ui.Button(layout.Rect{X: x, Y: y - 8, W: w, H: 40}, "resume", "", a.setup.resume, widget.Primary)
			y += 46
		}
		columns, rows := len(acts), 1
		if narrowHead(r.W) {
			columns, rows = 3, 2
		}
		for i, b := range (layout.Rect{X: x, Y: y - 8, W: w, H: 45*float64(rows) - 5}).Grid(columns, rows, 5) {
			if i < len(acts) {
				a.ui.Button(b, acts[i][0], "", acts[i][1], widget.Plain)
			}
		}
		return
	}
	w := math.Min(300, r.W-40)
	row := layout.Rect{X: cx - w/2, Y: y, W: w, H: 38}
	if a.setup.resume != "" {
		a.ui.Button(row, "resume", "", a.setup.resume, widget.Primary)
		row = row.Move(0, 48)
	}
	pairs := len(acts) - 4 // side by side
	for _, x := range acts[:pairs] {
		a.ui.Button(row, x[0], "", x[1], widget.Plain)
		row = row.Move(0, 44)
	}
	row.H += 44
	for i, cell := range row.Grid(2, 2, 6) {
		a.ui.Button(cell, acts[pairs+i][0], "", acts[pairs+i][1], widget.Plain)
	}
	c.Block(a.w("unofficial"), layout.Rect{X: r.X + 24, Y: r.Bottom() - 44, W: r.W - 48}, paint.Style{Size: theme.Small - 1, Ink: theme.InkSoft, Align: paint.Centre})
}

func (a *App) mirrorTitle(m *page.Mirror) {
	m.State, m.Heading = "title", a.w("title")
	if a.shelf.Open {
		a.shelf.Mirror(m)
		return
	}
	m.Prompt = a.w("tagline")
	var games, decks, kinds [][2]string
	for _, g := range a.setup.games {
		games = append(games, [2]string{g, skins.For(g).Name.In(a.lang)})
	}
	if len(games) > 1 {
		m.Fields = append(m.Fields, page.Field{Name: "game", Label: a.w("game"), Value: a.setup.start.Game, Choices: games})
	}
	for _, d := range a.setup.decks {
		decks = append(decks, [2]string{d.ID, d.Name.In(a.lang) + " — " + d.About.In(a.lang)})
	}
	for _, k := range session.Kinds {
		kinds = append(kinds, [2]string{k, a.kindName(k)})
	}
	for i := range a.setup.start.Kinds {
		n := strconv.Itoa(i + 1)
		m.Fields = append(m.Fields,
			page.Field{Name: "p" + n, Label: a.w("player-n", i+1), Value: a.setup.start.Kinds[i], Choices: kinds},
			page.Field{Name: "deck" + n, Label: a.w("deck-of", i+1), Value: a.setup.start.Decks[i], Choices: decks})
	}
	m.Fields = append(m.Fields, page.Field{Name: "seed", Label: a.w("seed-help"), Value: a.setup.seed})
	m.Acts = append(m.Acts, page.Act{Act: "start", Text: a.w("start")})
	if a.setup.resume != "" {
		m.Acts = append(m.Acts, page.Act{Act: "resume", Text: a.setup.resume})
	}
	for _, k := range []string{"practice", "packs", "load", "import", "settings", "language"} {
		m.Acts = append(m.Acts, page.Act{Act: k, Text: a.w(k)})
	}
}
