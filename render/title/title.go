package title

import (
	"math"
	"strconv"
	"strings"

	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Client is what shows the title.
type Client interface {
	page.Client
	Formats(game string) []rules.Format
	Of(game, key string, args ...any) string // what is said of a game
	Decks(game string) []session.Deck
	Begin() // starts the match that is ready
	Resume()
	OpenSettings()
	Version() string                                   // in words, or ""
	Samples(game string, ids []string) []rules.Printed // cards as they are printed, those that there are
	Newcomer(game string) bool                         // nobody has played or learnt it here yet
}

// Page is the title, and what is chosen before a match.
type Page struct {
	Client
	Games   []string // that can be played
	Start   session.Start
	Resumes string // what can be resumed, in words, or ""

	last    map[string]session.Start  // by game and format: what was chosen there last
	formats map[string][]rules.Format // by game
	played  map[string]string         // by game: the format that was chosen last
	listed  int                       // the seat whose deck is chosen from the list, from 1; 0: none
	decks   []session.Deck            // of the game that is chosen
	of      map[string][]session.Deck // by game
	seed    string
	typing  bool

	shows      showcase
	drawn      bool    // the first picture stands
	formatRoom float64 // how high what belongs to the format is, of any game
}

func (t *Page) Do(act, value string) {
	switch act {
	case "set":
		field, v, _ := strings.Cut(value, "=")
		t.Choose(field, v)
		t.typing, t.listed = false, 0
	case "decks":
		if n, err := strconv.Atoi(value); err == nil && n >= 1 && n <= len(t.Start.Kinds) {
			t.listed, t.typing = n, false
			t.UI().ScrollTo("decks", 0)
		}
	case "decks-close":
		t.listed = 0
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
		case t.listed > 0:
			if value == "Escape" {
				t.listed = 0
			}
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
	t.drawPage()
	if t.listed > 0 {
		t.drawDecks()
	}
}

func (t *Page) drawPage() {
	all := t.Size()
	t.C().Backdrop(all, skins.For(t.Start.Game).Cloth)
	if layout.ShapeOf(all.W, all.H) == layout.Tall {
		top := 280.0
		if narrowHead(all.W) {
			top += 45
			if act, _ := t.first(); act[0] != "" {
				top += 18
			}
		}
		need := t.Height(all.W - 24)
		low, all := all.Low(startRow)
		t.UI().Scroll("title", all, top+need+24, false, func(r layout.Rect) {
			head, rest := r.Top(top)
			t.drawHead(head)
			t.drawSetup(rest.Inset(12), need)
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
			t.drawSetup(layout.Rect{X: r.X + 4, Y: r.Y + 12, W: w}, need)
		})
		t.drawStart(low, right.X+4, w)
		return
	}
	top := (right.H - need - startRow) / 2
	sheet := layout.Rect{X: right.X + 4, Y: right.Y + top, W: w, H: need}
	t.drawSetup(sheet, need)
	t.UI().Button(layout.Rect{X: sheet.X, Y: sheet.Bottom() + 10, W: w, H: startRow - 10}, "start", "", t.W("start"), widget.Primary)
}

// drawSetup draws the sheet on which a new match is put together.
func (t *Page) drawSetup(r layout.Rect, high float64) {
	r.H = high
	t.C().Sheet(r)
	t.fill(r, &t.Start, false)
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
	below := 400.0 // what stands below the cards
	if t.Resumes != "" {
		below += 48
	}
	high := math.Max(80, math.Min(math.Min(200, r.H*0.29), r.H-below-20))
	y := r.Y + (r.H-below-high)/2 + high/2
	if low {
		y, high = r.Y+r.H*0.23, r.H*0.4
		if narrowHead(r.W) {
			y, high = r.Y+r.H*0.2, r.H*0.36
		}
	}
	t.drawShow(layout.Rect{X: r.X, Y: y - high/2, W: r.W, H: high})
	y += high/2 + 36
	if low {
		y -= 12
	}
	t.drawName(cx, y)
	y += 26
	c.Block(t.W("tagline"), layout.Rect{X: r.X + 20, Y: y, W: r.W - 40}, paint.Style{Size: theme.Normal, Ink: theme.InkSoft, Align: paint.Centre})
	y += max(40, c.BlockHeight(t.W("tagline"), r.W-40, theme.Normal, false)+14)
	first, learn := t.first()
	acts := [][2]string{{"practice", t.W("practice")}, {"gallery", t.W("gallery")}, {"packs", t.W("packs")}, {"load", t.W("load")}, {"import", t.W("import")}, {"settings", t.W("settings")}, {"language", t.W("language")}}
	if low || narrowHead(r.W) {
		w := math.Min(r.W-24, 380)
		x := cx - w/2
		if first[0] != "" {
			t.UI().Button(layout.Rect{X: x, Y: y - 8, W: w, H: 40}, first[0], "", first[1], widget.Primary)
			y += 46
		}
		if learn {
			acts = append([][2]string{{"learn", t.W("learn-short")}}, acts...)
		}
		columns := 4
		if !narrowHead(r.W) {
			columns = len(acts)
		}
		rows := (len(acts) + columns - 1) / columns
		for i, b := range (layout.Rect{X: x, Y: y - 8, W: w, H: 45*float64(rows) - 5}).Grid(columns, rows, 5) {
			if i < len(acts) {
				t.UI().Button(b, acts[i][0], "", acts[i][1], widget.Plain)
			}
		}
		return
	}
	w := math.Min(300, r.W-40)
	row := layout.Rect{X: cx - w/2, Y: y, W: w, H: 38}
	if first[0] != "" {
		t.UI().Button(row, first[0], "", first[1], widget.Primary)
		row = row.Move(0, 48)
	}
	pairs := len(acts) - 4 // side by side
	for i, x := range acts[:pairs] {
		cell := row
		if i == 0 && learn {
			var half layout.Rect
			half, cell = row.Left(row.W/2 - 3)
			_, cell = cell.Left(6)
			t.UI().Button(half, "learn", "", t.W("learn"), widget.Plain)
		}
		t.UI().Button(cell, x[0], "", x[1], widget.Plain)
		row = row.Move(0, 44)
	}
	row.H += 44
	for i, cell := range row.Grid(2, 2, 6) {
		t.UI().Button(cell, acts[pairs+i][0], "", acts[pairs+i][1], widget.Plain)
	}
	t.drawFoot(r)
}

// drawFoot draws below all else whose work this is, and which version.
func (t *Page) drawFoot(r layout.Rect) {
	c, small := t.C(), paint.Style{Size: theme.Small - 1, Ink: theme.InkSoft, Align: paint.Centre}
	line := layout.Rect{X: r.X + 24, Y: r.Bottom() - 44, W: r.W - 48}
	version := t.Version()
	if version != "" {
		line.Y -= 8
	}
	line.Y += c.Block(t.W("unofficial"), line, small)
	c.Block(version, line, small)
}

// first is what the title offers before all else: to go on with a game, or to somebody new the
// lesson of the game that is chosen. Where it is not the lesson, learn says that this is offered
// beside practice.
func (t *Page) first() (act [2]string, learn bool) {
	switch {
	case t.Resumes != "":
		return [2]string{"resume", t.Resumes}, true
	case t.Newcomer(t.Start.Game):
		return [2]string{"learn", t.W("learn-game", t.GameName(t.Start.Game))}, false
	}
	return act, true
}
