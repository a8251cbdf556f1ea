package scene

import (
	"math"
	"strings"
	"time"

	"gorin/render/dialog"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/saves"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
	"gorin/render/widget"
	"gorin/rules"
)

// games is the list of the games that are kept.
type games struct {
	open  bool
	all   []saves.Head
	decks map[string]rules.Words // by game and number, as far as they are there
}

// newKept is the list in the store that the surroundings lend.
func newKept(host *Host) *saves.List {
	return &saves.List{
		Load: func(key string) ([]byte, error) { return host.load(key), nil },
		Save: func(key string, data []byte) error {
			if host.Save == nil {
				return errNoStore
			}
			return host.Save(key, data)
		},
	}
}

// openGames shows the list.
func (a *App) openGames() {
	a.Flush()
	g := &a.games
	g.open, g.all, g.decks = true, a.kept.All(), map[string]rules.Words{}
	for _, game := range a.host.Engine.Games() {
		for _, d := range a.host.Engine.Decks(game) {
			g.decks[game+" "+d.ID] = d.Name
		}
	}
	a.ui.ScrollTo("games", 0)
}

// doGames carries out what is done while the list is shown, and reports whether anything
// of it is for others.
func (a *App) doGames(act, value string) bool {
	switch act {
	case "game":
		a.openGame(value)
	case "game-remove":
		if h, ok := a.kept.Find(value); ok && a.seated(value) == nil {
			a.confirm(a.w("game-remove"), a.w("game-remove-sure", a.gameTitle(h), a.gameWhen(h)), a.w("game-remove-yes"), func() {
				if err := a.kept.Remove(value); err != nil {
					a.fail(a.w("game-remove"), err)
				}
				a.games.all = a.kept.All()
				a.setup.resume = a.resumable()
			})
		}
	case "game-name":
		if h, ok := a.kept.Find(value); ok {
			a.nameGame(h)
		}
	case "games-back":
		a.games.open = false
	case "key":
		if value == "Escape" {
			a.games.open = false
		}
		return value != "O"
	case "language", "settings", "import", "sound":
		return false
	}
	return true
}

// nameGame asks what a game is to be called.
func (a *App) nameGame(h saves.Head) {
	w := &dialog.Line{Value: h.Title, Most: saves.MaxTitle}
	a.confirm(a.w("game-name"), a.w("game-name-why", saves.MaxTitle), a.w("game-name-yes"), func() {
		if err := a.kept.Name(h.ID, w.Value); err != nil {
			a.fail(a.w("game-name"), err)
		}
		a.games.all = a.kept.All()
		a.setup.resume = a.resumable()
	})
	a.ask.Write = w
}

// gameTitle is what a game of the list is called, by its players if it has no name.
func (a *App) gameTitle(h saves.Head) string {
	if h.Title != "" {
		return h.Title
	}
	return a.gamePlayers(h)
}

// gamePlayers is who plays a game of the list.
func (a *App) gamePlayers(h saves.Head) string {
	var names []string
	for seat, name := range h.Names {
		names = append(names, a.called(name, seat))
	}
	return strings.Join(names, a.w("versus"))
}

// gameWhen is how far a game has come, and when it was played last.
func (a *App) gameWhen(h saves.Head) string {
	return a.w("game-turn", h.Turn, time.UnixMilli(h.When).Format("2006-01-02 15:04"))
}

// gameState is what of a game of the list is not as usual, or "".
func (a *App) gameState(h saves.Head) string {
	switch {
	case a.seated(h.ID) != nil:
		return a.w("game-here")
	case h.Over:
		return a.w("game-over")
	case h.Copy:
		return a.w("game-copy")
	}
	return ""
}

// gameLines is what a row says below its title.
func (a *App) gameLines(h saves.Head) string {
	line := a.gameWhen(h)
	if h.Game != "" {
		line = a.GameName(h.Game) + a.w("comma") + line
	}
	if h.Title != "" {
		line += "\n" + a.gamePlayers(h)
	}
	var decks []string
	for _, id := range h.Decks {
		if w, ok := a.games.decks[h.Game+" "+id]; ok {
			decks = append(decks, w.In(a.lang))
		}
	}
	if len(decks) > 0 {
		line += "\n" + strings.Join(decks, a.w("versus"))
	}
	if h.From != "" {
		line += "\n" + a.w("game-from", h.From)
	}
	return line
}

// The measures of a row of the list.
const (
	sightWide = 112.0
	sightHigh = 72.0
)

// drawGames draws the list.
func (a *App) drawGames() {
	c := a.c
	r := a.size.Mid(min(760, a.size.W-16), a.size.H-16)
	c.Sheet(r)
	in := r.InsetXY(16, 12)
	high := max(34, a.ui.Touch)
	head, in := in.Top(high + 8)
	back, head := head.End(min(110, head.W*0.3))
	a.ui.Button(layout.Rect{X: back.X, Y: back.Y, W: back.W, H: high}, "games-back", "", a.w("back"), widget.Plain)
	c.Snug(a.w("load"), head.X, head.Y+high/2, head.W-8, theme.Normal, paint.Style{Size: theme.Large, Ink: theme.Ink})
	tall := c.Block(a.w("games-why", saves.Most), in, paint.Style{Size: theme.Small + 1, Ink: theme.InkSoft})
	_, in = in.Top(tall + 10)
	all := a.games.all
	if len(all) == 0 {
		c.Block(a.w("games-none"), in, paint.Style{Size: theme.Normal, Ink: theme.InkSoft})
		return
	}
	room := in.W - 8 - sightWide - 30 - high
	heights := make([]float64, len(all))
	for i, h := range all {
		heights[i] = max(sightHigh+12, 24+a.gameTop(h, room)+c.BlockHeight(a.gameLines(h), room, theme.Small, false))
	}
	more := func(n int) string { return a.w("more-rows", n) }
	a.ui.List("games", in, widget.Rows{Heights: heights, Gap: 6, More: more}, func(i int, row layout.Rect) {
		row.W -= 8
		a.drawGame(row, all[i], room, high)
	})
}

// gameTop is how high the title of a row is, with its state.
func (a *App) gameTop(h saves.Head, room float64) float64 {
	high := a.c.BlockHeight(a.gameTitle(h), room, theme.Normal+1, false)
	if a.gameState(h) != "" {
		high += a.c.BlockHeight(a.gameState(h), room, theme.Small, false)
	}
	return high
}

// drawGame draws a row: the position, what it is, and what removes it.
func (a *App) drawGame(row layout.Rect, h saves.Head, room, key float64) {
	c := a.c
	wide := row
	wide.W -= key + 8
	a.ui.Row(wide, "game", h.ID, "", "", a.seated(h.ID) != nil, "")
	a.drawSight(layout.Rect{X: row.X + 7, Y: row.Y + (row.H-sightHigh)/2, W: sightWide, H: sightHigh}, h)
	text := layout.Rect{X: row.X + sightWide + 18, Y: row.Y + 9, W: room}
	text.Y += c.Block(a.gameTitle(h), text, paint.Style{Size: theme.Normal + 1, Ink: theme.Ink}) + 2
	if state := a.gameState(h); state != "" {
		text.Y += c.Block(state, text, paint.Style{Size: theme.Small, Ink: theme.Vermilion})
	}
	c.Block(a.gameLines(h), text, paint.Style{Size: theme.Small, Ink: theme.InkSoft})
	name := layout.Rect{X: row.Right() - key, Y: row.Y + (row.H-key)/2, W: key, H: key}
	if a.seated(h.ID) == nil {
		name.Y = row.Y + row.H/2 - key - 2
		a.ui.Button(name.Move(0, key+4), "game-remove", h.ID, "×", widget.Plain)
	}
	a.ui.Button(name, "game-name", h.ID, "", widget.Plain)
	at := name.Centre()
	c.Icon("pen", at.X, at.Y, 7, theme.Ink)
}

// drawSight draws the position of a game as a small picture.
func (a *App) drawSight(r layout.Rect, h saves.Head) {
	c, look := a.c, skins.For(h.Game)
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

// sight is the position on the table as a small picture, nil while it has not been drawn.
func (t *table) sight() []byte {
	if t.screen.Far.Empty() && !t.a.size.Empty() { // it has not been drawn yet
		t.screen = layout.Divide(t.a.size.W, t.a.size.H, t.skin.Band())
		t.lay()
	}
	far, near := t.screen.Far, t.screen.Near
	all := layout.Rect{X: min(far.X, near.X), Y: far.Y, W: max(far.W, near.W), H: near.Bottom() - far.Y}
	if far.Empty() || near.Empty() {
		return nil
	}
	share := func(v, of float64) uint8 { return uint8(max(0, min(255, math.Round(255*v/of)))) }
	var marks []saves.Mark
	for i := range t.shown {
		s := &t.shown[i]
		if p := s.pose; all.Has(layout.Point{X: p.X, Y: p.Y}) {
			m := saves.Mark{X: share(p.X-all.X, all.W), Y: share(p.Y-all.Y, all.H), H: share(p.H, all.H), Lies: int(math.Round(p.Turns))%2 != 0}
			if face := t.looks(s.card, s.place.Zone, p, s.turn).Face; face != nil {
				m.Colour = face.Picture.Colour
			} else {
				m.Back = true
			}
			marks = append(marks, m)
		}
	}
	return saves.Draw(marks)
}

// mirrorGames writes the list.
func (a *App) mirrorGames(m *page.Mirror) {
	m.State, m.Heading, m.Prompt = "games", a.w("load"), a.w("games-why", saves.Most)
	if len(a.games.all) == 0 {
		m.Prompt += "\n" + a.w("games-none")
	}
	for _, h := range a.games.all {
		words := a.gameTitle(h)
		if state := a.gameState(h); state != "" {
			words += " (" + state + ")"
		}
		m.Acts = append(m.Acts, page.Act{Act: "game", Value: h.ID, Text: words + "\n" + a.gameLines(h)})
		m.Acts = append(m.Acts, page.Act{Act: "game-name", Value: h.ID, Text: a.w("game-name-of", a.gameTitle(h), a.gameWhen(h))})
		if a.seated(h.ID) == nil {
			m.Acts = append(m.Acts, page.Act{Act: "game-remove", Value: h.ID, Text: a.w("game-remove-of", a.gameTitle(h), a.gameWhen(h))})
		}
	}
	m.Acts = append(m.Acts, page.Act{Act: "games-back", Text: a.w("back")})
}

// resumable says in words which match can be resumed, or "".
func (a *App) resumable() string {
	h, ok := a.kept.Latest()
	switch {
	case !ok:
		return ""
	case h.Title != "":
		return a.w("resume-file", h.Turn, h.Title)
	case h.From != "":
		return a.w("resume-file", h.Turn, h.From)
	}
	return a.w("resume-turn", h.Turn)
}

// keepCopy keeps the match as it stands, whatever is played after.
func (a *App) keepCopy() {
	if a.host.Save == nil {
		a.fail(a.w("cannot-save"), errNoStore)
		return
	}
	body, err := a.file()
	h := a.table.head()
	h.ID, h.Copy = saves.NewID(), true
	if err == nil {
		err = a.kept.Keep(h, body)
	}
	if err != nil {
		a.fail(a.w("cannot-save"), err)
		return
	}
	a.tell(a.w("save"), a.w("copy-kept", a.gameWhen(h)))
}
