package scene

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
func (a *App) kindRow() float64 { return max(32, a.ui.Touch) }

// deckRow is how high decks must be, w wide, so that nothing of what is said about them
// is cut.
func (a *App) deckRow(decks []session.Deck, w float64) float64 {
	c, high := a.c, 0.0
	for _, d := range decks {
		name := c.BlockHeight(d.Name.In(a.lang), w-deckLeft(d), theme.Normal+1, false)
		high = max(high, name+c.BlockHeight(d.About.In(a.lang), w-18, theme.Small, false))
	}
	return high + 12
}

// deckLeft is the room that the name of a deck does not have.
func deckLeft(d session.Deck) float64 { return 13*float64(len(d.Colours)) + 24 }

// deckCell is the size of decks in a sheet so wide, and how many stand in a row.
func (a *App) deckCell(decks []session.Deck, in float64) (w, h float64, columns int) {
	columns = a.deckColumns(in + 36)
	w = (in - 6*float64(columns-1)) / float64(columns)
	return w, a.deckRow(decks, w), columns
}

func (a *App) deckColumns(w float64) int {
	if w > 400 {
		return 2
	}
	return 1
}

// setupHeight is how high the sheet must be for any of the games that as many play, so that
// nothing moves under the pointer when another is chosen.
func (a *App) setupHeight(w float64) float64 {
	most := 0.0
	for _, game := range a.setup.games {
		if a.host.Engine.Seats(game) != len(a.setup.start.Kinds) {
			continue
		}
		decks := a.setup.of[game]
		_, deck, columns := a.deckCell(decks, w-36)
		rows := (len(decks) + columns - 1) / columns
		most = max(most, float64(rows)*(deck+6))
	}
	high := float64(len(a.setup.start.Kinds))*(seatTop+a.kindRow()+8+most+14) + 32 + a.kindRow() + 26
	if len(a.setup.games) > 1 {
		high += gameRow + 12
	}
	return high
}

// drawSetup draws the sheet on which a new match is put together.
func (a *App) drawSetup(r layout.Rect) {
	c := a.c
	c.Sheet(r)
	in := r.InsetXY(18, 14)
	c.Text(a.w("new-game"), in.X, in.Y+10, paint.Style{Size: theme.Large, Ink: theme.Ink})
	in.Y += 30
	if n := len(a.setup.games); n > 1 {
		for i, cell := range (layout.Rect{X: in.X, Y: in.Y, W: in.W, H: gameRow}).Grid(n, 1, 6) {
			game, manner := a.setup.games[i], widget.Plain
			if a.setup.start.Game == game {
				manner = widget.On
			}
			a.ui.Button(cell, "set", "game="+game, skins.For(game).Name.In(a.lang), manner)
		}
		in.Y += gameRow + 12
	}
	for seat := range a.setup.start.Kinds {
		in.Y = a.drawSeat(in, seat)
	}
	c.Text(a.w("seed"), in.X, in.Y+a.kindRow()/2, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	label := c.Width(a.w("seed"), theme.Normal, false) + 12
	field := layout.Rect{X: in.X + label, Y: in.Y, W: in.W - label - 104, H: a.kindRow()}
	edge := theme.Line
	if a.setup.typing {
		edge = theme.Vermilion
	}
	c.Round(field, theme.Radius, theme.White)
	c.Ring(field, theme.Radius, 1.2, edge)
	shown, ink := a.setup.seed, theme.Ink
	if shown == "" {
		shown, ink = a.w("seed-random"), theme.InkFaint
	}
	if a.setup.typing {
		shown, ink = a.setup.seed+"▏", theme.Ink
	}
	c.Text(shown, field.X+9, field.Y+field.H/2, paint.Style{Size: theme.Normal, Ink: ink})
	a.ui.Add(widget.Node{Rect: field, Act: "seed", Focus: true})
	a.ui.FocusRing("seed", "", field)
	a.ui.Button(layout.Rect{X: field.Right() + 8, Y: in.Y, W: 96, H: field.H}, "dice", "", a.w("dice"), widget.Plain)
}

func (a *App) drawSeat(in layout.Rect, seat int) float64 {
	c, n := a.c, strconv.Itoa(seat+1)
	c.Text(a.w("player-n", seat+1), in.X, in.Y+9, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	y := in.Y + seatTop
	for i, cell := range (layout.Rect{X: in.X, Y: y, W: in.W, H: a.kindRow()}).Grid(len(session.Kinds), 1, 6) {
		kind, manner := session.Kinds[i], widget.Plain
		if a.setup.start.Kinds[seat] == kind {
			manner = widget.On
		}
		a.ui.Button(cell, "set", "p"+n+"="+kind, a.kindName(kind), manner)
	}
	y += a.kindRow() + 8
	w, deckRow, columns := a.deckCell(a.setup.decks, in.W)
	for i, d := range a.setup.decks {
		cell := layout.Rect{X: in.X + float64(i%columns)*(w+6), Y: y + float64(i/columns)*(deckRow+6), W: w, H: deckRow}
		a.drawDeck(cell, d, "deck"+n+"="+d.ID, a.setup.start.Decks[seat] == d.ID)
	}
	rows := (len(a.setup.decks) + columns - 1) / columns
	return y + float64(rows)*(deckRow+6) + 14
}

func (a *App) drawDeck(r layout.Rect, d session.Deck, value string, on bool) {
	c := a.c
	fill, edge := theme.Alpha(theme.White, 0.6), theme.Line
	if on {
		fill = theme.White
		edge = theme.Vermilion
	} else if a.ui.Hot("set", value) {
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
	high := c.Block(d.Name.In(a.lang), name, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
	c.Block(d.About.In(a.lang), layout.Rect{X: r.X + 9, Y: name.Y + high, W: r.W - 18}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	a.ui.Add(widget.Node{Rect: r, Act: "set", Value: value, Focus: true})
	a.ui.FocusRing("set", value, r)
}

// startMatch starts the match that the setup describes.
func (a *App) startMatch() {
	s := a.setup.start
	s.Seed = rand.Uint64() >> 11
	if n, err := strconv.ParseUint(a.setup.seed, 10, 64); err == nil {
		s.Seed = n
	}
	s.Fit(len(s.Kinds))
	for i := range s.Names {
		s.Names[i] = a.seatName(s.Kinds, i)
	}
	lines, err := a.host.Engine.Misreads(s)
	switch {
	case err != nil:
		a.fail(a.w("cannot-start"), err)
	case len(lines) > 0:
		a.askInert(lines, func() {
			s.Inert = true
			a.begins(s)
		})
	default:
		a.begins(s)
	}
}

// begins starts a match and puts it on the table.
func (a *App) begins(s session.Start) {
	m, err := a.host.Engine.New(s)
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	a.keepChosen()
	a.setTable(m, s)
}

// seatName is what a player of the setup is called: a computer has a number unless it is
// the only one.
func (a *App) seatName(kinds []string, seat int) string {
	if kinds[seat] == session.Human {
		return a.w("player-n", seat+1)
	}
	computers := 0
	for _, kind := range kinds {
		if kind != session.Human {
			computers++
		}
	}
	if computers > 1 {
		return a.w("computer-n", seat+1)
	}
	return a.w("computer")
}

// setTable puts a match on the table.
func (a *App) setTable(m session.Match, s session.Start) {
	a.setTableOf(m, s, a.host.Engine)
}

// setTableOf is setTable with computer players of an engine.
func (a *App) setTableOf(m session.Match, s session.Start, e session.Engine) {
	look := skins.For(s.Game)
	a.c.Cards.Back = look.Back
	a.c.Cards.Forget()
	a.Flush()
	set := session.New(m, e, s, a.settings.At(s.Game))
	set.Routine, set.Acts = look.IsRoutine, look.Acts
	if look.Purse != nil {
		set.Purse = &look.Purse.Purse
	}
	a.table, a.settings.Open, a.packs.Open, a.games.Open = newTable(a, set), false, false, false
	a.changed()
}

// leaveTable goes back to the title; the match stays in the list of games.
func (a *App) leaveTable() {
	a.table.s.Now()
	a.table.autosaveNow()
	if a.table.origin != nil {
		a.table = a.table.origin
		a.table.s.Now()
		a.table.autosaveNow()
	}
	a.table = nil
	a.setup.resume = a.resumable()
	a.changed()
}
