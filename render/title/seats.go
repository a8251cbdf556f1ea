package title

import (
	"slices"
	"strconv"

	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/theme"
	"gorin/render/widget"
)

// crowded is from how many seats on each has little room.
const crowded = 3

// kindWide is how wide the kind of a player has to be offered at least, and nameHigh how high whose row it is stands above.
const (
	kindWide = 60
	nameHigh = 32
)

// agreedOn reports whether a rule has been agreed on.
func (s *sheet) agreedOn(key string) bool { return slices.Contains(s.start.Options, key) }

// drawSeat draws who plays at a seat, with which deck, and before the first of a team which
// team it is.
func (s *sheet) drawSeat(seat int) {
	n, size := strconv.Itoa(seat+1), blocks(s.f, len(s.start.Kinds))
	if size > 0 && seat%size == 0 {
		if !s.dry {
			c := s.C()
			c.Line(s.in.X, s.in.Y+1, s.in.Right(), s.in.Y+1, 1, theme.Line)
			c.Disc(s.in.X+6, s.in.Y+14, 5, theme.Sides[seat/size%len(theme.Sides)])
			c.Text(s.team(seat/size), s.in.X+18, s.in.Y+14, paint.Style{Size: theme.Normal, Ink: theme.Ink, Bold: true})
		}
		s.in.Y += 26
	}
	var kinds []choice
	for _, kind := range session.Offered {
		kinds = append(kinds, choice{"p" + n + "=" + kind, s.kindName(kind), s.start.Kinds[seat] == kind})
	}
	at := slices.IndexFunc(s.decks, func(d session.Deck) bool { return d.ID == s.start.Decks[seat] })
	if at < 0 {
		at = 0
	}
	few, wide := len(s.start.Kinds) < crowded, s.in.W >= 480
	high := s.row()
	rest := s.drawName(seat, high)
	if few || !wide {
		if rest.W < float64(len(kinds))*kindWide { // they stand below the name
			if s.in.Y += nameHigh; s.f.Teams == 2 { // who sits in front stands there too
				s.in.Y += high - nameHigh
			}
			rest = s.in
			rest.H = high
		}
		s.choices(rest, 40, kinds)
		s.in.Y += high + 6
		rest = s.in
		if rest.H = high; few {
			rest.H = s.deckHigh(s.in.W)
		}
	} else {
		var left layout.Rect
		left, rest = rest.Left(rest.W * 0.52)
		left.W -= 6
		s.turnKind(left, seat, n)
	}
	if !s.dry && len(s.decks) > 0 {
		s.drawDeck(rest, &s.decks[at], "decks", n, few, false)
		s.C().Pointer(rest.Right()-14, rest.Y+rest.H/2, 5, 1, theme.InkSoft)
	}
	s.in.Y += rest.H + gap
	if few {
		s.in.Y += 6
	}
}

// turnKind draws who plays at a seat where there is no room for all that are offered: pressed, it goes on to the next.
func (s *sheet) turnKind(r layout.Rect, seat int, n string) {
	if s.dry {
		return
	}
	kind := s.start.Kinds[seat]
	next := session.Offered[(slices.Index(session.Offered, kind)+1)%len(session.Offered)]
	manner := widget.Plain
	if kind == session.Human {
		manner = widget.On
	}
	s.UI().Button(r, "set", "p"+n+"="+next, s.kindName(kind), manner)
	s.C().Pointer(r.Right()-14, r.Y+r.H/2, 5, 1, theme.InkSoft)
}

// drawName writes whose row it is, and who sits in front, and returns the room for the rest.
func (s *sheet) drawName(seat int, high float64) layout.Rect {
	words := s.W("player-n", seat+1)
	if s.f.Teams != 2 {
		return s.about(words, high)
	}
	row := layout.Rect{X: s.in.X, Y: s.in.Y, W: s.in.W, H: high}
	left, rest := row.Left(label)
	if !s.dry {
		c := s.C()
		c.Snug(words, left.X, left.Y+left.H*0.3, left.W-6, theme.Small, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		c.Snug(s.W("faces", len(s.start.Kinds)-seat), left.X, left.Y+left.H*0.78, left.W-6, theme.Tiny, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	}
	return rest
}

// deckRow is how high decks must be, w wide, so that nothing of what is said about them
// is cut.
func (t *Page) deckRow(decks []session.Deck, w float64) float64 {
	c, high := t.C(), 0.0
	for i := range decks {
		d := &decks[i]
		name := c.BlockHeight(d.Name.In(t.Lang()), w-deckLeft(d), theme.Normal+1, false)
		high = max(high, name+c.BlockHeight(d.About.In(t.Lang()), w-34, theme.Small, false))
	}
	return high + 12
}

// deckHigh is how high a button must be that shows any deck of a game which two play.
func (s *sheet) deckHigh(w float64) (most float64) {
	for _, game := range s.Games {
		most = max(most, s.deckRow(s.of[game], w))
	}
	return most
}

// deckLeft is the room that the name of a deck does not have.
func deckLeft(d *session.Deck) float64 { return 16*float64(len(d.Colours)) + 40 }

// drawDeck draws a deck, in full or its name alone.
func (t *Page) drawDeck(r layout.Rect, d *session.Deck, act, value string, full, on bool) {
	c := t.C()
	fill, edge, width := theme.Alpha(theme.White, 0.6), theme.Line, 1.0
	if on {
		fill, edge, width = theme.White, theme.Vermilion, 2
	} else if t.UI().Hot(act, value) {
		edge = theme.InkSoft
	}
	c.Round(r, theme.Radius, fill)
	c.Ring(r, theme.Radius, width, edge)
	x, y := r.X+8, r.Y+14
	if !full {
		y = r.Y + r.H/2
	}
	for _, colour := range d.Colours {
		if theme.Marks {
			c.Pip(x+6, y, 6.5, colour)
			x += 16
			continue
		}
		c.Disc(x+5, y, 5, theme.CardTint(colour).Full)
		x += 13
	}
	words := d.Name.In(t.Lang())
	if full {
		name := layout.Rect{X: x + 5, Y: r.Y + 5, W: r.W - deckLeft(d)}
		high := c.Block(words, name, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink})
		c.Block(d.About.In(t.Lang()), layout.Rect{X: r.X + 9, Y: name.Y + high, W: r.W - 34}, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	} else {
		c.Snug(words, x+5, y, r.Right()-x-29, theme.Small, paint.Style{Size: theme.Normal, Ink: theme.Ink})
	}
	t.UI().Add(widget.Node{Rect: r, Act: act, Value: value, Focus: true})
	t.UI().FocusRing(act, value, r)
}

// drawDecks draws the list from which the deck of a seat is chosen.
func (t *Page) drawDecks() {
	c, all, seat := t.C(), t.Size(), t.listed-1
	c.Fill(all, theme.Alpha(theme.Ink, 0.35))
	t.UI().Modal()
	t.UI().Add(widget.Node{Rect: all, Act: "decks-close"})
	w := min(640, all.W-16)
	columns := 1
	if w > 480 {
		columns = 2
	}
	cell := (w - 36 - 8 - 6*float64(columns-1)) / float64(columns)
	high, rows := t.deckRow(t.decks, cell), (len(t.decks)+columns-1)/columns
	need := float64(rows)*(high+6) - 6
	top := max(34, t.UI().Touch) + 10
	r := all.Mid(w, min(all.H-16, need+top+28))
	c.Sheet(r)
	t.UI().Add(widget.Node{Rect: r, Act: "stay"})
	head, in := r.InsetXY(18, 14).Top(top)
	cross, head := head.End(40)
	c.Snug(t.W("deck-of", seat+1), head.X, head.Y+(top-10)/2, head.W-8, theme.Normal, paint.Style{Size: theme.Large, Ink: theme.Ink})
	t.UI().Button(layout.Rect{X: cross.X, Y: cross.Y, W: 40, H: cross.H - 10}, "decks-close", "", "×", widget.Plain)
	t.UI().Scroll("decks", in, need, false, func(in layout.Rect) {
		for i := range t.decks {
			d := &t.decks[i]
			at := layout.Rect{X: in.X + float64(i%columns)*(cell+6), Y: in.Y + float64(i/columns)*(high+6), W: cell, H: high}
			t.drawDeck(at, d, "set", "deck"+strconv.Itoa(seat+1)+"="+d.ID, true, t.Start.Decks[seat] == d.ID)
		}
	})
}
