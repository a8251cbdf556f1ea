package title

import (
	"math/rand/v2"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
)

const (
	seatTop = 26.0
	gameRow = 40.0
)

// kindRow is how high a button of the setup is.
func (t *Page) kindRow() float64 { return max(32, t.UI().Touch) }

// deckRow is how high decks must be, w wide, so that nothing of what is said about them
// is cut.
func (t *Page) deckRow(decks []session.Deck, w float64) float64 {
	c, high := t.C(), 0.0
	for _, d := range decks {
		name := c.BlockHeight(d.Name.In(t.Lang()), w-deckLeft(d), theme.Normal+1, false)
		high = max(high, name+c.BlockHeight(d.About.In(t.Lang()), w-18, theme.Small, false))
	}
	return high + 12
}

// deckLeft is the room that the name of a deck does not have.
func deckLeft(d session.Deck) float64 { return 13*float64(len(d.Colours)) + 24 }

// deckCell is the size of decks in a sheet so wide, and how many stand in a row.
func (t *Page) deckCell(decks []session.Deck, in float64) (w, h float64, columns int) {
	columns = t.deckColumns(in + 36)
	w = (in - 6*float64(columns-1)) / float64(columns)
	return w, t.deckRow(decks, w), columns
}

func (t *Page) deckColumns(w float64) int {
	if w > 400 {
		return 2
	}
	return 1
}

// Height is how high the sheet must be for any of the games that as many play, so that
// nothing moves under the pointer when another is chosen.
func (t *Page) Height(w float64) float64 {
	most := 0.0
	for _, game := range t.Games {
		if t.Seats(game) != len(t.Start.Kinds) {
			continue
		}
		decks := t.of[game]
		_, deck, columns := t.deckCell(decks, w-36)
		rows := (len(decks) + columns - 1) / columns
		most = max(most, float64(rows)*(deck+6))
	}
	high := float64(len(t.Start.Kinds))*(seatTop+t.kindRow()+8+most+14) + 32 + t.kindRow() + 26
	if len(t.Games) > 1 {
		high += gameRow + 12
	}
	return high
}

// drawSetup draws the sheet on which a new match is put together.
func (t *Page) drawSetup(r layout.Rect) {
	c := t.C()
	c.Sheet(r)
	in := r.InsetXY(18, 14)
	c.Text(t.W("new-game"), in.X, in.Y+10, paint.Style{Size: theme.Large, Ink: theme.Ink})
	in.Y += 30
	if n := len(t.Games); n > 1 {
		for i, cell := range (layout.Rect{X: in.X, Y: in.Y, W: in.W, H: gameRow}).Grid(n, 1, 6) {
			game, manner := t.Games[i], widget.Plain
			if t.Start.Game == game {
				manner = widget.On
			}
			t.UI().Button(cell, "set", "game="+game, skins.For(game).Name.In(t.Lang()), manner)
		}
		in.Y += gameRow + 12
	}
	for seat := range t.Start.Kinds {
		in.Y = t.drawSeat(in, seat)
	}
	c.Text(t.W("seed"), in.X, in.Y+t.kindRow()/2, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	label := c.Width(t.W("seed"), theme.Normal, false) + 12
	field := layout.Rect{X: in.X + label, Y: in.Y, W: in.W - label - 104, H: t.kindRow()}
	edge := theme.Line
	if t.typing {
		edge = theme.Vermilion
	}
	c.Round(field, theme.Radius, theme.White)
	c.Ring(field, theme.Radius, 1.2, edge)
	shown, ink := t.seed, theme.Ink
	if shown == "" {
		shown, ink = t.W("seed-random"), theme.InkFaint
	}
	if t.typing {
		shown, ink = t.seed+"▏", theme.Ink
	}
	c.Text(shown, field.X+9, field.Y+field.H/2, paint.Style{Size: theme.Normal, Ink: ink})
	t.UI().Add(widget.Node{Rect: field, Act: "seed", Focus: true})
	t.UI().FocusRing("seed", "", field)
	t.UI().Button(layout.Rect{X: field.Right() + 8, Y: in.Y, W: 96, H: field.H}, "dice", "", t.W("dice"), widget.Plain)
}

func (t *Page) drawSeat(in layout.Rect, seat int) float64 {
	c, n := t.C(), strconv.Itoa(seat+1)
	c.Text(t.W("player-n", seat+1), in.X, in.Y+9, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	y := in.Y + seatTop
	for i, cell := range (layout.Rect{X: in.X, Y: y, W: in.W, H: t.kindRow()}).Grid(len(session.Kinds), 1, 6) {
		kind, manner := session.Kinds[i], widget.Plain
		if t.Start.Kinds[seat] == kind {
			manner = widget.On
		}
		t.UI().Button(cell, "set", "p"+n+"="+kind, t.kindName(kind), manner)
	}
	y += t.kindRow() + 8
	w, deckRow, columns := t.deckCell(t.decks, in.W)
	for i, d := range t.decks {
		cell := layout.Rect{X: in.X + float64(i%columns)*(w+6), Y: y + float64(i/columns)*(deckRow+6), W: w, H: deckRow}
		t.drawDeck(cell, d, "deck"+n+"="+d.ID, t.Start.Decks[seat] == d.ID)
	}
	rows := (len(t.decks) + columns - 1) / columns
	return y + float64(rows)*(deckRow+6) + 14
}

func (t *Page) drawDeck(r layout.Rect, d session.Deck, value string, on bool) {
	c := t.C()
	fill, edge := theme.Alpha(theme.White, 0.6), theme.Line
	if on {
		fill = theme.White
		edge = theme.Vermilion
	} else if t.UI().Hot("set", value) {
		edge = theme.InkSoft
	}
	c.Round(r, theme.Radius, fill)
	width := 1.0
	if on {
		width = 2
	}
	c.Ring(r, theme.Radius, width, edge)
	x := r.X + 8
	for _, colour := range d.Colours {
		if theme.Marks {
			c.Pip(x+6, r.Y+14, 6.5, colour)
			x += 16
			continue
		}
		c.Disc(x+5, r.Y+14, 5, theme.CardTint(colour).Full)
		x += 13
	}
	name := layout.Rect{X: x + 5, Y: r.Y + 5, W: r.W - deckLeft(d)}
	high := c.Block(d.Name.In(t.Lang()), name, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
	c.Block(d.About.In(t.Lang()), layout.Rect{X: r.X + 9, Y: name.Y + high, W: r.W - 18}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	t.UI().Add(widget.Node{Rect: r, Act: "set", Value: value, Focus: true})
	t.UI().FocusRing("set", value, r)
}

// Ready is the match that is put together.
func (t *Page) Ready() session.Start {
	s := t.Start
	s.Seed = rand.Uint64() >> 11
	if n, err := strconv.ParseUint(t.seed, 10, 64); err == nil {
		s.Seed = n
	}
	s.Fit(len(s.Kinds))
	for i := range s.Names {
		s.Names[i] = t.seatName(s.Kinds, i)
	}
	return s
}

// Repeat puts a match together that was played, with other luck.
func (t *Page) Repeat(s session.Start) { t.Start, t.seed = s, "" }

// seatName is what a player of the setup is called: a computer has a number unless it is
// the only one.
func (t *Page) seatName(kinds []string, seat int) string {
	if kinds[seat] == session.Human {
		return t.W("player-n", seat+1)
	}
	computers := 0
	for _, kind := range kinds {
		if kind != session.Human {
			computers++
		}
	}
	if computers > 1 {
		return t.W("computer-n", seat+1)
	}
	return t.W("computer")
}
