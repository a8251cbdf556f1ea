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
	"gorin/rules"
)

// sheet is where the setup is put together: drawn, or only measured.
type sheet struct {
	*Page
	in    layout.Rect // what is left below
	start *session.Start
	f     *rules.Format
	decks []session.Deck
	dry   bool
}

// The measures of the sheet.
const (
	gap     = 8.0
	gameRow = 40.0
	label   = 92.0 // room for what a row is about
)

// row is how high a button of the setup is.
func (t *Page) row() float64 { return max(32, t.UI().Touch) }

// Height is how high the sheet must be for any of the games as each is set up, so that nothing
// moves under the pointer when another is chosen.
func (t *Page) Height(w float64) (most float64) {
	t.formatRoom = 0
	for _, pass := range []bool{true, false} {
		for _, game := range t.Games {
			start := t.setup(game)
			high, formats := t.fill(layout.Rect{W: w}, &start, true)
			if pass { // what all have above their seats
				t.formatRoom = max(t.formatRoom, formats)
			} else {
				most = max(most, high)
			}
		}
	}
	return most
}

// setup is how a game is set up.
func (t *Page) setup(game string) session.Start {
	if game == t.Start.Game {
		return t.Start
	}
	return t.last[game+"/"+t.played[game]]
}

// fill draws the sheet, or only measures it; it returns how high it is, and how high what belongs to the
// format is.
func (t *Page) fill(r layout.Rect, start *session.Start, dry bool) (high, formats float64) {
	f, _ := find(t.formats[start.Game], start.Format)
	s := &sheet{t, r.InsetXY(18, 0), start, f, t.of[start.Game], dry}
	s.in.Y += 14
	s.text(t.W("new-game"), theme.Large, 20)
	s.in.Y += 10
	s.drawGames()
	from := s.in.Y
	s.drawFormats()
	s.drawAgreed()
	formats = s.in.Y - from
	s.in.Y = max(s.in.Y, from+t.formatRoom)
	for seat := range start.Kinds {
		s.drawSeat(seat)
	}
	s.drawSeed()
	return s.in.Y + 14 - r.Y, formats
}

// text writes a line.
func (s *sheet) text(words string, size, high float64) {
	if !s.dry {
		s.C().Snug(words, s.in.X, s.in.Y+high/2, s.in.W, theme.Small, paint.Style{Size: size, Ink: theme.Ink})
	}
	s.in.Y += high
}

// about writes what a row is about before it, and returns the room for the rest; where there
// is little, that is below.
func (s *sheet) about(words string, high float64) layout.Rect {
	row := layout.Rect{X: s.in.X, Y: s.in.Y, W: s.in.W, H: high}
	left, rest := row.Left(label)
	if !s.dry {
		s.C().Snug(words, left.X, left.Y+left.H/2, left.W-6, theme.Small, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
	}
	return rest
}

// choice is one of several values of a field.
type choice struct {
	value, words string
	on           bool
}

// choices draws buttons in a rectangle, in rows of at least so many pixels each, and returns
// how high they are together.
func (s *sheet) choices(r layout.Rect, least float64, all []choice) float64 {
	columns := max(1, min(len(all), int((r.W+5)/(least+5))))
	rows := (len(all) + columns - 1) / columns
	columns = (len(all) + rows - 1) / rows // of like length
	high := float64(rows)*(r.H+5) - 5
	if !s.dry {
		for i, cell := range (layout.Rect{X: r.X, Y: r.Y, W: r.W, H: high}).Grid(columns, rows, 5) {
			if i < len(all) {
				manner := widget.Plain
				if all[i].on {
					manner = widget.On
				}
				s.UI().Button(cell, "set", all[i].value, all[i].words, manner)
			}
		}
	}
	return high
}

// note writes what there is to know of what stands above it.
func (s *sheet) note(words string) {
	if !s.dry {
		s.C().Block(words, s.in, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	}
	s.in.Y += s.C().BlockHeight(words, s.in.W, theme.Small, false) + gap
}

func (s *sheet) drawGames() {
	if len(s.Games) < 2 {
		return
	}
	var all []choice
	for _, game := range s.Games {
		all = append(all, choice{"game=" + game, skins.For(game).Name.In(s.Lang()), game == s.start.Game})
	}
	s.in.Y += s.choices(layout.Rect{X: s.in.X, Y: s.in.Y, W: s.in.W, H: gameRow}, 84, all) + 12
}

// aboutGame is the message of a game that says what it is about; those with several formats say it of each.
const aboutGame = "about-game"

// drawFormats draws the formats and how many play.
func (s *sheet) drawFormats() {
	formats := s.formats[s.start.Game]
	if len(formats) > 1 {
		var all []choice
		for _, f := range formats {
			all = append(all, choice{"format=" + f.Key, f.Words.In(s.Lang()), f.Key == s.f.Key})
		}
		s.in.Y += s.choices(layout.Rect{X: s.in.X, Y: s.in.Y, W: s.in.W, H: s.row()}, 68, all) + 5
		s.note(s.formatWords(s.start.Game, s.f))
	} else {
		if about := s.Client.Of(s.start.Game, aboutGame); about != aboutGame {
			if !s.dry {
				s.C().Block(about, s.in, paint.Style{Size: theme.Normal, Ink: theme.Ink})
			}
			s.in.Y += s.C().BlockHeight(about, s.in.W, theme.Normal, false) + 3
		}
		s.note(s.W("edition", s.GameName(s.start.Game), rules.RulesVersion(s.start.Game)))
	}
	if s.f.Least < s.f.Most {
		var all []choice
		for n := s.f.Least; n <= s.f.Most; n++ {
			if takes(s.f, n) {
				all = append(all, choice{"players=" + strconv.Itoa(n), strconv.Itoa(n), n == len(s.start.Kinds)})
			}
		}
		rest := s.about(s.W("players"), s.row())
		s.in.Y += s.choices(rest, 30, all) + gap
	}
}

// formatWords is what there is to know of a format: its clause, and how it is won where the
// game says that.
func (t *Page) formatWords(game string, f *rules.Format) string {
	words, key := t.Cite(game, f.Clause), "format-"+f.Key
	if won := t.Client.Of(game, key); won != key {
		words += "\n" + won
	}
	return words
}

// drawAgreed draws what players may agree on: rules, and the order of their turns.
func (s *sheet) drawAgreed() {
	for _, o := range s.f.Options {
		on, state := s.agreedOn(o.Key), "on"
		if on {
			state = "off"
		}
		rest := s.about(s.W("rule"), s.row())
		s.in.Y += s.choices(rest, 100, []choice{{"option-" + o.Key + "=" + state, o.Words.In(s.Lang()), on}}) + 5
		s.note(s.Cite(s.start.Game, o.Clause))
	}
	if !s.f.Agreed {
		return
	}
	rest := s.about(s.W("order"), s.row())
	agreed := s.start.Order != nil
	s.in.Y += s.choices(rest, 90, []choice{{"order=drawn", s.W("order-drawn"), !agreed}, {"order=agreed", s.W("order-agreed"), agreed}}) + gap
	if !agreed {
		return
	}
	var all []choice
	units := s.units()
	for i, u := range units {
		before := (i+len(units)-1)%len(units) + 1
		all = append(all, choice{"turn" + strconv.Itoa(before) + "=" + strconv.Itoa(u+1), s.W("order-at", i+1, s.unit(u)), false})
	}
	s.in.Y += s.choices(layout.Rect{X: s.in.X, Y: s.in.Y, W: s.in.W, H: s.row()}, 76, all) + 4
	s.note(s.W("order-why"))
}

// unit is what takes turns in words: a player or a team.
func (t *Page) unit(u int) string {
	if t.format().Teams > 0 {
		return t.team(u)
	}
	return t.W("player-n", u+1)
}

// team is what a team is called.
func (t *Page) team(n int) string { return t.W("team-n", string(rune('A'+n))) }

// drawSeed draws the field of the seed.
func (s *sheet) drawSeed() {
	c, t := s.C(), s.Page
	high := s.row()
	if !s.dry {
		c.Text(s.W("seed"), s.in.X, s.in.Y+high/2, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		wide := c.Width(s.W("seed"), theme.Normal, false) + 12
		field := layout.Rect{X: s.in.X + wide, Y: s.in.Y, W: s.in.W - wide - 104, H: high}
		edge := theme.Line
		if t.typing {
			edge = theme.Vermilion
		}
		c.Round(field, theme.Radius, theme.White)
		c.Ring(field, theme.Radius, 1.2, edge)
		shown, ink := t.seed, theme.Ink
		if shown == "" {
			shown, ink = s.W("seed-random"), theme.InkFaint
		}
		if t.typing {
			shown, ink = t.seed+"▏", theme.Ink
		}
		c.Text(shown, field.X+9, field.Y+field.H/2, paint.Style{Size: theme.Normal, Ink: ink})
		s.UI().Add(widget.Node{Rect: field, Act: "seed", Focus: true})
		s.UI().FocusRing("seed", "", field)
		s.UI().Button(layout.Rect{X: field.Right() + 8, Y: s.in.Y, W: 96, H: high}, "dice", "", s.W("dice"), widget.Plain)
	}
	s.in.Y += high
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
func (t *Page) Repeat(s session.Start) {
	t.stow()
	if f, ok := find(t.formats[s.Game], s.Format); ok {
		s.Format, t.played[s.Game] = f.Key, f.Key
	}
	t.Start, t.seed = s, ""
	t.readDecks()
}

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
