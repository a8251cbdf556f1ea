package title

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

// Client is what shows the title.
type Client interface {
	page.Client
	Seats(game string) int
	Decks(game string) []session.Deck
	Begin() // starts the match that is ready
	Resume()
	OpenSettings()
}

// Page is the title, and what is chosen before a match.
type Page struct {
	Client
	Games   []string // that can be played
	Start   session.Start
	Resumes string // what can be resumed, in words, or ""

	last   map[string]session.Start  // by game: what was chosen there last
	decks  []session.Deck            // of the game that is chosen
	of     map[string][]session.Deck // by game
	seed   string
	typing bool
}

// Fill fills the setup with what was chosen last, and with what the page's address says.
func (t *Page) Fill(p map[string]string) {
	t.recall()
	t.Choose("game", p["game"])
	for i := range t.Start.Kinds {
		n := strconv.Itoa(i + 1)
		t.Choose("p"+n, p["p"+n])
		t.Choose("deck"+n, p["deck"+n])
	}
	t.Choose("seed", p["seed"])
}

// Choose sets a field of the setup; a value that is not offered changes nothing.
func (t *Page) Choose(field, value string) {
	switch field {
	case "game":
		if slices.Contains(t.Games, value) && value != t.Start.Game {
			t.take(value)
		}
	case "seed":
		if _, err := strconv.ParseUint(value, 10, 64); err == nil || value == "" {
			t.seed = value
		}
	default:
		if n, ok := strings.CutPrefix(field, "deck"); ok {
			offered := slices.ContainsFunc(t.decks, func(d session.Deck) bool { return d.ID == value })
			put(t.Start.Decks, n, value, offered)
		} else if n, ok := strings.CutPrefix(field, "p"); ok {
			put(t.Start.Kinds, n, value, slices.Contains(session.Kinds, value))
		}
	}
}

// put sets what is chosen for the seat of a number, counted from 1, if that is offered.
func put(list []string, number, value string, offered bool) {
	if seat, err := strconv.Atoi(number); err == nil && seat >= 1 && seat <= len(list) && offered {
		list[seat-1] = value
	}
}

func (t *Page) Do(act, value string) {
	switch act {
	case "set":
		field, v, _ := strings.Cut(value, "=")
		t.Choose(field, v)
		t.typing = false
	case "seed":
		t.typing = true
	case "dice":
		t.seed, t.typing = "", false
	case "type":
		if t.typing && len(t.seed) < 19 && value >= "0" && value <= "9" {
			t.Choose("seed", t.seed+value)
			t.Changed()
		}
	case "key":
		switch {
		case value == "Backspace" && t.typing && t.seed != "":
			t.seed = t.seed[:len(t.seed)-1]
		case value == "Enter":
			t.Begin()
		case value == "O":
			t.OpenSettings()
		}
	case "start":
		t.Begin()
	case "resume":
		t.Resume()
	}
}

func (t *Page) kindName(kind string) string { return t.W("kind-" + kind) }

func (t *Page) Draw() {
	all := t.Size()
	t.C().Backdrop(all, skins.For(t.Start.Game).Cloth)
	if layout.ShapeOf(all.W, all.H) == layout.Tall {
		top := 280.0
		if narrowHead(all.W) {
			top += 45
		}
		need := t.Height(all.W - 24)
		low, all := all.Low(startRow)
		t.UI().Scroll("title", all, top+need+24, false, func(r layout.Rect) {
			head, rest := r.Top(top)
			t.drawHead(head)
			sheet := rest.Inset(12)
			sheet.H = need
			t.drawSetup(sheet)
		})
		t.drawStart(low, low.X+12, low.W-24)
		return
	}
	left, right := all.Left(all.W * 0.44)
	t.drawHead(left)
	w := math.Min(560, right.W-24)
	need := t.Height(w)
	if need+startRow > right.H-20 {
		low, right := right.Low(startRow)
		t.UI().Scroll("title", right, need+24, false, func(r layout.Rect) {
			t.drawSetup(layout.Rect{X: r.X + 4, Y: r.Y + 12, W: w, H: need})
		})
		t.drawStart(low, right.X+4, w)
		return
	}
	sheet := layout.Rect{X: right.X + 4, Y: right.Y + (right.H-need-startRow)/2, W: w, H: need}
	t.drawSetup(sheet)
	t.UI().Button(layout.Rect{X: sheet.X, Y: sheet.Bottom() + 10, W: w, H: startRow - 10}, "start", "", t.W("start"), widget.Primary)
}

// startRow is the room of the button that starts, where it stands by itself.
const startRow = 58.0

// drawStart draws the button that starts below all that is scrolled, as wide as the sheet.
func (t *Page) drawStart(low layout.Rect, x, w float64) {
	t.C().Fill(low, theme.Alpha(theme.PaperLight, 0.92))
	t.C().Line(low.X, low.Y, low.Right(), low.Y, 1, theme.Line)
	t.UI().Button(layout.Rect{X: x, Y: low.Y + 7, W: w, H: startRow - 14}, "start", "", t.W("start"), widget.Primary)
}

// narrowHead reports whether a head so wide needs two rows for its buttons.
func narrowHead(w float64) bool { return w < 420 }

// drawHead draws the picture, the name and what can be opened.
func (t *Page) drawHead(r layout.Rect) {
	c := t.C()
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
	c.Block(t.W("tagline"), layout.Rect{X: r.X + 20, Y: y, W: r.W - 40}, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre})
	y += max(40, c.BlockHeight(t.W("tagline"), r.W-40, theme.Normal, false)+14)
	acts := [][2]string{{"practice", t.W("practice")}, {"packs", t.W("packs")}, {"load", t.W("load")}, {"import", t.W("import")}, {"settings", t.W("settings")}, {"language", t.W("language")}}
	if low || narrowHead(r.W) {
		w := math.Min(r.W-24, 380)
		x := cx - w/2
		if t.Resumes != "" {
			t.UI().Button(layout.Rect{X: x, Y: y - 8, W: w, H: 40}, "resume", "", t.Resumes, widget.Primary)
			y += 46
		}
		columns, rows := len(acts), 1
		if narrowHead(r.W) {
			columns, rows = 3, 2
		}
		for i, b := range (layout.Rect{X: x, Y: y - 8, W: w, H: 45*float64(rows) - 5}).Grid(columns, rows, 5) {
			if i < len(acts) {
				t.UI().Button(b, acts[i][0], "", acts[i][1], widget.Plain)
			}
		}
		return
	}
	w := math.Min(300, r.W-40)
	row := layout.Rect{X: cx - w/2, Y: y, W: w, H: 38}
	if t.Resumes != "" {
		t.UI().Button(row, "resume", "", t.Resumes, widget.Primary)
		row = row.Move(0, 48)
	}
	pairs := len(acts) - 4 // side by side
	for _, x := range acts[:pairs] {
		t.UI().Button(row, x[0], "", x[1], widget.Plain)
		row = row.Move(0, 44)
	}
	row.H += 44
	for i, cell := range row.Grid(2, 2, 6) {
		t.UI().Button(cell, acts[pairs+i][0], "", acts[pairs+i][1], widget.Plain)
	}
	c.Block(t.W("unofficial"), layout.Rect{X: r.X + 24, Y: r.Bottom() - 44, W: r.W - 48}, paint.Style{Size: theme.Small - 1, Ink: theme.InkSoft, Align: paint.Centre})
}

func (t *Page) Mirror(m *page.Mirror) {
	m.State, m.Heading = "title", t.W("title")
	m.Prompt = t.W("tagline")
	var games, decks, kinds [][2]string
	for _, g := range t.Games {
		games = append(games, [2]string{g, skins.For(g).Name.In(t.Lang())})
	}
	if len(games) > 1 {
		m.Fields = append(m.Fields, page.Field{Name: "game", Label: t.W("game"), Value: t.Start.Game, Choices: games})
	}
	for _, d := range t.decks {
		decks = append(decks, [2]string{d.ID, d.Name.In(t.Lang()) + " — " + d.About.In(t.Lang())})
	}
	for _, k := range session.Kinds {
		kinds = append(kinds, [2]string{k, t.kindName(k)})
	}
	for i := range t.Start.Kinds {
		n := strconv.Itoa(i + 1)
		m.Fields = append(m.Fields,
			page.Field{Name: "p" + n, Label: t.W("player-n", i+1), Value: t.Start.Kinds[i], Choices: kinds},
			page.Field{Name: "deck" + n, Label: t.W("deck-of", i+1), Value: t.Start.Decks[i], Choices: decks})
	}
	m.Fields = append(m.Fields, page.Field{Name: "seed", Label: t.W("seed-help"), Value: t.seed})
	m.Acts = append(m.Acts, page.Act{Act: "start", Text: t.W("start")})
	if t.Resumes != "" {
		m.Acts = append(m.Acts, page.Act{Act: "resume", Text: t.Resumes})
	}
	for _, k := range []string{"practice", "packs", "load", "import", "settings", "language"} {
		m.Acts = append(m.Acts, page.Act{Act: k, Text: t.W(k)})
	}
}
