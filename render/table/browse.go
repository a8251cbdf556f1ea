package table

import (
	"math"
	"strconv"

	"gorin/render/board"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// tile is a card in a list of cards.
type tile struct {
	card   rules.CardView
	option int // -1: only to look at, several: a press narrows the options down
	label  string
}

const several = -2

// drawBrowse shows all cards of a zone, the newest first.
func (t *Table) drawBrowse(p rules.Place) {
	z := t.Zone(p)
	if z == nil {
		t.overlay = overlay{}
		return
	}
	var tiles []tile
	for i := len(z.Cards) - 1; i >= 0; i-- {
		c := z.Cards[i]
		x := tile{card: c, option: -1}
		if t.Request != nil && c.ID != 0 {
			for _, k := range t.Open() {
				switch {
				case !board.About(&t.Request.Options[k], c.ID, p):
				case x.option == -1:
					x.option = k
				default:
					x.option = several
				}
			}
		}
		tiles = append(tiles, x)
	}
	title := t.a.W("zone-of", t.Name(p.Seat), t.Skin.Zone(p.Zone).In(t.a.Lang()), z.Count)
	t.drawTiles(tiles, title, false)
}

// drawPicker shows the cards that the request offers.
func (t *Table) drawPicker() {
	if t.Request == nil {
		t.overlay = overlay{}
		return
	}
	var tiles []tile
	for _, i := range t.inOrder() {
		o := &t.Request.Options[i]
		x := tile{option: i, label: o.Words.In(t.a.Lang()), card: rules.CardView{Print: -1}}
		if v, _ := t.Find(o.Card); v != nil {
			x.card = *v
		}
		tiles = append(tiles, x)
	}
	t.drawTiles(tiles, t.Request.Prompt.In(t.a.Lang()), true)
}

// drawTiles shows cards in rows, and the way to confirm when one is needed.
func (t *Table) drawTiles(tiles []tile, title string, picking bool) {
	a, c := t.a, t.a.C()
	w := min(a.Size().W-16, 760)
	if t.Screen.Shape == layout.Wide {
		w = t.Screen.Near.W // the detail and the question stay in sight
	}
	titled := c.BlockHeight(title, w-80, theme.Normal+1, false)
	across := make([]bool, len(tiles))
	for i := range tiles {
		across[i] = t.Face(&tiles[i].card).Across()
	}
	confirm := 0.0
	if picking && (!session.Single(t.Request) || t.Request.Min == 0) {
		confirm = 50
	}
	most := a.Size().H - 16
	if t.Screen.Shape == layout.Wide {
		most = a.Size().H - 60
	}
	around := titled + 44 + confirm
	height, rows := t.tiles(w-28, most-around, across)
	h := min(most, float64(len(rows))*(height+tileGap)+around)
	var r layout.Rect
	if t.Screen.Shape == layout.Wide {
		r = layout.Rect{X: t.Screen.Near.X, W: w, H: h}
		r.Y = 50 + (a.Size().H-60-r.H)/2
		c.Fill(layout.Rect{X: t.Screen.Near.X - 4, Y: t.Screen.Bar.Bottom(), W: w + 8, H: a.Size().H}, theme.Alpha(theme.Ink, 0.4))
		a.UI().Add(widget.Node{Rect: layout.Rect{X: t.Screen.Near.X, Y: 44, W: w, H: a.Size().H}, Act: "close"})
		c.Sheet(r)
		a.UI().Add(widget.Node{Rect: r, Act: "stay"})
	} else {
		r = t.sheet(w, h)
	}
	c.Block(title, layout.Rect{X: r.X + 14, Y: r.Y + 12, W: r.W - 80}, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
	a.UI().Button(layout.Rect{X: r.Right() - 42, Y: r.Y + 7, W: 34, H: 30}, "close", "", "×", widget.Plain)
	body := layout.Rect{X: r.X + 14, Y: r.Y + titled + 22, W: r.W - 28, H: r.H - titled - 34 - confirm}
	heights := make([]float64, len(rows))
	first := make([]int, len(rows)+1)
	widest := 0.0
	for i := range rows {
		heights[i] = height
		widest = max(widest, rows[i][len(rows[i])-1].Bounds().Right())
		first[i+1] = first[i] + len(rows[i])
	}
	count := func(from, to int) int { return first[to] - first[from] }
	a.UI().List("picker", body, widget.Rows{Heights: heights, Gap: tileGap, More: t.More, Count: count}, func(k int, row layout.Rect) {
		left := row.X + max(0, (row.W-widest)/2)
		for i, p := range rows[k] {
			p.X, p.Y = p.X+left, p.Y+row.Y
			t.drawTile(tiles[first[k]+i], p)
		}
	})
	if confirm > 0 {
		t.drawConfirm(layout.Rect{X: r.X + r.W/2 - 130, Y: r.Bottom() - 49, W: 260, H: 40}, t.Request)
	}
}

const (
	tileGap  = 8.0
	tileMost = 216.0 // no card of a list is higher
)

// tiles lays cards in rows, all in sight if they can be read then; otherwise as many rows as can be
// read, with the marks of those out of sight, fill the room.
func (t *Table) tiles(width, room float64, across []bool) (height float64, rows [][]layout.Pose) {
	least := min(132, t.a.Size().H*0.3)
	height, rows = layout.TilesIn(width, room, least, tileMost, tileGap, across)
	if float64(len(rows))*(height+tileGap) > room {
		room += tileGap - 2*(widget.UsualMark+widget.MarkGap)
		height = min(least*1.3, room/max(1, math.Floor(room/(least+tileGap)))-tileGap)
		rows = layout.Tiles(width, height, tileGap, across)
	}
	return height, rows
}

func (t *Table) drawTile(x tile, p layout.Pose) {
	a, c := t.a, t.a.C()
	l := t.Looks(&x.card, "", p, false)
	l.Upset = false
	value := strconv.Itoa(x.option)
	if x.option == several {
		c.Card(l)
		c.Mark(paint.Aim, p.Bounds(), p.H*0.045)
		id := board.CardValue(x.card.ID)
		a.UI().Add(widget.Node{Rect: p.Bounds(), Act: "card", Value: id, Hover: id, Focus: true})
		a.UI().FocusRing("card", id, p.Bounds())
		return
	}
	if x.option < 0 {
		c.Card(l)
		id := board.CardValue(x.card.ID)
		a.UI().Add(widget.Node{Rect: p.Bounds(), Value: "tile" + id, Hover: id})
		return
	}
	c.Card(l)
	if x.card.Print < 0 {
		b := p.Bounds().Inset(6)
		c.Round(b, 4, theme.Alpha(theme.PaperLight, 0.9))
		c.Block(x.label, b.Inset(4), paint.Style{Size: theme.Small, Ink: theme.Ink, Align: paint.Centre})
	}
	b := p.Bounds()
	if rank := t.Pick.Rank(x.option); rank > 0 {
		c.Edge(p, 3, theme.Vermilion)
		c.Disc(b.X+b.W/2, b.Y+b.H/2, 15, theme.Vermilion)
		c.Text(t.Mark(rank), b.X+b.W/2, b.Y+b.H/2, paint.Style{Size: 18, Ink: theme.White, Bold: true, Align: paint.Centre})
	} else if a.UI().Hot("option", value) {
		c.Edge(p, 3, theme.Vermilion)
	} else {
		c.Mark(t.Does(&t.Request.Options[x.option]), b, p.H*0.045)
	}
	a.UI().Add(widget.Node{Rect: b, Act: "option", Value: value, Hover: board.HoverValue(x.card.ID), Focus: true})
	if t.sorts() {
		a.UI().Carry()
	}
	a.UI().FocusRing("option", value, b)
}
