package games

import (
	"slices"
	"strings"
	"time"

	"gorin/render/dialog"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/saves"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// Client is what shows the list.
type Client interface {
	page.Client
	Games() []string
	Formats(game string) []rules.Format
	Decks(game string) []session.Deck
	Called(name string, seat int) string                         // what a player is called
	Seated(game string) bool                                     // this window has it on the table
	OpenGame(id string)                                          // goes on with it
	Listed()                                                     // the list is another now
	Write(title, text, yes string, line *dialog.Line, do func()) // asks for a line
}

// Page is the list of the games that are kept, to be gone on with.
type Page struct {
	Client
	Open bool
	Kept *saves.List

	all   []saves.Head
	decks map[string]rules.Words // by game and number, as far as they are there
}

// Show shows the list.
func (s *Page) Show() {
	s.Open, s.all, s.decks = true, s.Kept.All(), map[string]rules.Words{}
	for _, game := range s.Games() {
		for _, d := range s.Decks(game) {
			s.decks[game+" "+d.ID] = d.Name
		}
	}
	s.UI().ScrollTo("games", 0)
}

// again reads the list anew.
func (s *Page) again() {
	s.all = s.Kept.All()
	s.Listed()
}

// Do carries out what is done while the list is shown, and reports whether anything
// of it is for others.
func (s *Page) Do(act, value string) bool {
	switch act {
	case "game":
		s.OpenGame(value)
	case "game-remove":
		if h, ok := s.Kept.Find(value); ok && !s.Seated(value) {
			s.Confirm(s.W("game-remove"), s.W("game-remove-sure", s.Title(h), s.When(h)), s.W("game-remove-yes"), func() {
				if err := s.Kept.Remove(value); err != nil {
					s.Fail(s.W("game-remove"), err)
				}
				s.again()
			})
		}
	case "game-name":
		if h, ok := s.Kept.Find(value); ok {
			s.rename(h)
		}
	case "games-back":
		s.Open = false
	case "key":
		if value == "Escape" {
			s.Open = false
		}
		return value != "O"
	case "language", "settings", "import", "sound":
		return false
	}
	return true
}

// rename asks what a game is to be called.
func (s *Page) rename(h saves.Head) {
	w := &dialog.Line{Value: h.Title, Most: saves.MaxTitle}
	s.Write(s.W("game-name"), s.W("game-name-why", saves.MaxTitle), s.W("game-name-yes"), w, func() {
		if err := s.Kept.Name(h.ID, w.Value); err != nil {
			s.Fail(s.W("game-name"), err)
		}
		s.again()
	})
}

// Title is what a game of the list is called, by its players if it has no name.
func (s *Page) Title(h saves.Head) string {
	if h.Title != "" {
		return h.Title
	}
	return s.players(h)
}

// players is who plays a game of the list.
func (s *Page) players(h saves.Head) string {
	var sides []string
	size := 1
	if f := s.format(h); f != nil && f.Teams > 0 {
		size = max(1, len(h.Names)/f.Teams)
	}
	for seat, name := range h.Names {
		if name = s.Called(name, seat); seat%size == 0 {
			sides = append(sides, name)
		} else {
			sides[len(sides)-1] += s.W("with") + name
		}
	}
	return strings.Join(sides, s.W("versus"))
}

// format is the format of a game of the list, nil where it has but one or is not there.
func (s *Page) format(h saves.Head) *rules.Format {
	for _, f := range s.Formats(h.Game) {
		if f.Key == h.Format && f.Key != "" {
			return &f
		}
	}
	return nil
}

// gameWords is which game it is, in which format, and by which rules that were agreed on.
func (s *Page) gameWords(h saves.Head) string {
	words := []string{s.GameName(h.Game)}
	if f := s.format(h); f != nil {
		words = append(words, f.Words.In(s.Lang()))
		for _, o := range f.Options {
			if slices.Contains(h.Options, o.Key) {
				words = append(words, o.Words.In(s.Lang()))
			}
		}
	}
	return strings.Join(words, s.W("comma"))
}

// When is how far a game has come, and when it was played last.
func (s *Page) When(h saves.Head) string {
	return s.W("game-turn", h.Turn, time.UnixMilli(h.When).Format("2006-01-02 15:04"))
}

// state is what of a game of the list is not as usual, or "".
func (s *Page) state(h saves.Head) string {
	switch {
	case s.Seated(h.ID):
		return s.W("game-here")
	case h.Over:
		return s.W("game-over")
	case h.Copy:
		return s.W("game-copy")
	}
	return ""
}

// lines is what a row says below its title.
func (s *Page) lines(h saves.Head) string {
	line := s.When(h)
	if h.Game != "" {
		line = s.gameWords(h) + s.W("comma") + line
	}
	if h.Title != "" {
		line += "\n" + s.players(h)
	}
	var decks []string
	for _, id := range h.Decks {
		if w, ok := s.decks[h.Game+" "+id]; ok {
			decks = append(decks, w.In(s.Lang()))
		}
	}
	if len(decks) > 0 {
		line += "\n" + strings.Join(decks, s.W("versus"))
	}
	if h.From != "" {
		line += "\n" + s.W("game-from", h.From)
	}
	return line
}

// The measures of a row of the list.
const (
	sightWide = 112.0
	sightHigh = 72.0
)

// Draw draws the list.
func (s *Page) Draw() {
	c := s.C()
	r := s.Size().Mid(min(760, s.Size().W-16), s.Size().H-16)
	c.Sheet(r)
	in := r.InsetXY(16, 12)
	high := max(34, s.UI().Touch)
	head, in := in.Top(high + 8)
	back, head := head.End(min(110, head.W*0.3))
	s.UI().Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: high}, "games-back", "", s.W("back"), widget.Plain)
	c.Snug(s.W("load"), head.X, head.Y+high/2, head.W-8, theme.Normal, paint.Style{Size: theme.Large, Ink: theme.Ink})
	tall := c.Block(s.W("games-why", saves.Most), in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(tall + 10)
	all := s.all
	if len(all) == 0 {
		c.Block(s.W("games-none"), in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		return
	}
	room := in.W - 8 - sightWide - 30 - high
	heights := make([]float64, len(all))
	for i, h := range all {
		heights[i] = max(sightHigh+12, 24+s.top(h, room)+c.BlockHeight(s.lines(h), room, theme.Small, false))
	}
	more := func(n int) string { return s.W("more-rows", n) }
	s.UI().List("games", in, widget.Rows{Heights: heights, Gap: 6, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		s.drawRow(row, all[i], room, high)
	})
}

// top is how high the title of a row is, with its state.
func (s *Page) top(h saves.Head, room float64) float64 {
	high := s.C().BlockHeight(s.Title(h), room, theme.Normal+1, false)
	if s.state(h) != "" {
		high += s.C().BlockHeight(s.state(h), room, theme.Small, false)
	}
	return high
}

// drawRow draws a row: the position, what it is, and what removes it.
func (s *Page) drawRow(row layout.Rect, h saves.Head, room, key float64) {
	c := s.C()
	wide := row
	wide.W -= key + 8
	s.UI().Row(wide, "game", h.ID, "", "", s.Seated(h.ID), "")
	s.drawSight(layout.Rect{X: row.X + 7, Y: row.Y + (row.H-sightHigh)/2, W: sightWide, H: sightHigh}, h)
	text := layout.Rect{X: row.X + sightWide + 18, Y: row.Y + 9, W: room}
	text.Y += c.Block(s.Title(h), text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink}) + 2
	if state := s.state(h); state != "" {
		text.Y += c.Block(state, text, paint.Style{Size: theme.Small, Ink: theme.Vermilion})
	}
	c.Block(s.lines(h), text, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	name := layout.Rect{X: row.Right() - key, Y: row.Y + (row.H-key)/2, W: key, H: key}
	if !s.Seated(h.ID) {
		name.Y = row.Y + row.H/2 - key - 2
		s.UI().Button(name.Move(0, key+4), "game-remove", h.ID, "×", widget.Plain)
	}
	s.UI().Button(name, "game-name", h.ID, "", widget.Plain)
	at := name.Centre()
	c.Icon("pen", at.X, at.Y, 7, theme.Ink)
}

// drawSight draws the position of a game as a small picture.
func (s *Page) drawSight(r layout.Rect, h saves.Head) {
	c, look := s.C(), skins.For(h.Game)
	c.Round(r, 4, theme.PaperDark)
	upper, lower := r.Inset(2), r.Inset(2)
	upper.H = upper.H/2 - 0.5
	lower.Y, lower.H = upper.Bottom()+1, upper.H
	c.Round(upper, 3, theme.Mix(theme.PaperLight, theme.Indigo, 0.22))
	c.Round(lower, 3, theme.Mix(theme.PaperLight, theme.Vermilion, 0.16))
	for _, m := range saves.Marks(h.Sight) {
		high := float64(m.H) / 255 * r.H
		w := high * layout.CardAspect
		if m.Lies {
			high, w = w, high
		}
		x, y := r.X+float64(m.X)/255*r.W, r.Y+float64(m.Y)/255*r.H
		card := layout.Rect{X: x - w/2, Y: y - high/2, W: w, H: high}
		fill, edge := theme.CardTint(m.Colour).Full, theme.CardTint(m.Colour).Dark
		if m.Back {
			fill, edge = look.Back.Mid, look.Back.Dark
		}
		c.Round(card, 1.2, edge)
		c.Round(card.Inset(0.7), 0.8, fill)
	}
	c.Ring(r, 4, 1, theme.Line)
}

// Mirror writes the list.
func (s *Page) Mirror(m *page.Mirror) {
	m.State, m.Heading, m.Prompt = "games", s.W("load"), s.W("games-why", saves.Most)
	if len(s.all) == 0 {
		m.Prompt += "\n" + s.W("games-none")
	}
	for _, h := range s.all {
		words := s.Title(h)
		if state := s.state(h); state != "" {
			words += " (" + state + ")"
		}
		m.Acts = append(m.Acts, page.Act{Act: "game", Value: h.ID, Text: words + "\n" + s.lines(h)})
		m.Acts = append(m.Acts, page.Act{Act: "game-name", Value: h.ID, Text: s.W("game-name-of", s.Title(h), s.When(h))})
		if !s.Seated(h.ID) {
			m.Acts = append(m.Acts, page.Act{Act: "game-remove", Value: h.ID, Text: s.W("game-remove-of", s.Title(h), s.When(h))})
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "games-back", Text: s.W("back")})
}
