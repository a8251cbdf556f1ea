package scene

import (
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/dialog"
	"gorin/render/gallery"
	"gorin/render/games"
	"gorin/render/habit"
	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/packs"
	"gorin/render/page"
	"gorin/render/paint"
	"gorin/render/saves"
	"gorin/render/settings"
	"gorin/render/shelf"
	"gorin/render/sound"
	"gorin/render/table"
	"gorin/render/theme"
	"gorin/render/title"
	"gorin/render/widget"
	"gorin/render/words"
	"gorin/rules"
)

// App is the client: one scene, perhaps a dialog over it.
type App struct {
	host  Host
	ui    *widget.UI
	c     *paint.Canvas
	book  *words.Book
	lang  rules.Lang
	size  layout.Rect
	table *seat
	ask   *dialog.Box

	opening *opening // a file that is being opened, or nil

	settings *settings.Page
	title    *title.Page
	shelf    *shelf.Page // the puzzles to choose from
	packs    *packs.Page // the player's own
	games    *games.Page // to be gone on with
	gallery  *gallery.Page

	kept  *saves.List     // the games that are kept
	holds map[string]bool // which of them this window has

	ear ear

	hurried bool // the press that is under way began while the picture was behind

	told  bool   // the mirror shows the present state
	asked string // the font that has been asked for last
}

// New makes the client. Fonts and words that cannot be read are an error.
func New(host Host) (*App, error) {
	fonts, err := theme.LoadFonts()
	if err != nil {
		return nil, err
	}
	book, err := words.Load()
	if err != nil {
		return nil, err
	}
	c := paint.NewCanvas(fonts)
	a := &App{host: host, c: c, ui: widget.New(c), book: book, lang: host.Lang}
	a.packs = &packs.Page{Client: a}
	a.title = &title.Page{Client: a}
	a.shelf = &shelf.Page{Client: a}
	a.settings = &settings.Page{Client: a, Habit: habit.Read(host.load("settings"))}
	a.kept, a.holds = newKept(&a.host), map[string]bool{}
	a.games = &games.Page{Client: a, Kept: a.kept}
	a.gallery = &gallery.Page{Client: a}
	_ = a.kept.TakeOver() // what does not fit stays where it is
	theme.UseMarks(a.settings.Habit.Marks)
	puzzles := host.load("puzzles")
	if a.shelf.Progress = habit.ReadProgress(puzzles, host.load("settings")); puzzles == nil && len(a.shelf.Progress) > 0 {
		a.shelf.Keep()
	}
	a.setLang(a.settings.Habit.Lang)
	a.ui.Owned = a.owns
	a.Bind()
	a.begin()
	a.ui.Dirty = true
	return a, nil
}

func (a *App) setLang(tag string) {
	switch tag {
	case "ja":
		a.lang = rules.Japanese
	case "en":
		a.lang = rules.English
	}
	a.settings.Habit.Lang = a.lang.String()
	a.packs.Forget()
	a.gallery.Forget()
	if a.table != nil {
		a.table.Relabel()
	}
}

// w is a text of the client in the player's language.
// of is what the client says in words of a game.
func (a *App) of(game, key string, args ...any) string {
	return a.book.Of(game, a.lang, key, args...)
}

// w is what the client says.
func (a *App) w(key string, args ...any) string { return a.book.In(a.lang, key, args...) }

// Lend takes what was not there from the start: a font, or what no match needs. What has been
// drawn and written without it is so again; what cannot be read leaves everything as it is.
func (a *App) Lend(name string, body []byte) {
	switch {
	case name == rules.LateFile:
		if rules.Lend(body) == nil {
			a.shelf.Come()
			a.changed()
		}
	case a.c.Lend(name, body) == nil:
		a.packs.Forget()
		a.gallery.Forget()
		a.ui.Dirty = true
	}
}

// begin fills the title, and does what the page's address says.
func (a *App) begin() {
	p := a.host.Params
	if p["lang"] != "" {
		a.setLang(p["lang"])
	}
	if d, err := strconv.Atoi(p["delay"]); err == nil && d >= 0 {
		a.settings.Habit.Delay = d
	}
	a.title.Games = a.host.Engine.Games()
	wrong := a.title.Fill(p)
	a.Listed()
	switch {
	case len(wrong) > 0: // something else than was meant is not begun
		a.tell(a.w("address"), a.w("address-wrong", strings.Join(wrong, a.w("comma"))))
		a.ask.Wrong = true
	case p["start"] == "1":
		a.Begin()
	}
}

// UI is what the client draws with and what can be touched.
func (a *App) UI() *widget.UI { return a.ui }

// Feed takes an event of the player.
func (a *App) Feed(e input.Event) {
	if a.table != nil && a.table.Session.Running && (e.Kind == input.Down || e.Kind == input.Wheel || e.Kind == input.Key) {
		a.table.Session.Halt() // any touch ends passing on
		a.changed()
	}
	skips := a.skips(e)
	a.ui.Feed(e)
	for _, act := range a.ui.Take() {
		if a.hurried && a.table != nil && !a.table.Rolling() { // pressed before anything was asked
			act = table.Harmless(act)
		}
		a.Do(act.Act, act.Value)
	}
	if skips && a.table != nil {
		a.table.Skip()
	}
	if e.Kind == input.Up || e.Kind == input.Key {
		a.hurried = false
	}
}

// skips reports whether the picture is to skip to its end after an event: nobody has to wait for
// it. A press does so when it is let go, so that it means nothing that is asked only then.
func (a *App) skips(e input.Event) bool {
	switch {
	case a.table == nil || a.covered() || a.ask != nil:
		a.hurried = false
	case !a.table.Rolling():
		if e.Kind == input.Down || e.Kind == input.Key {
			a.table.Script.Stop()
		}
	case e.Kind == input.Down, e.Kind == input.Key:
		a.hurried = true
	}
	return a.hurried && (e.Kind == input.Up || e.Kind == input.Key)
}

// Tick lets time pass.
func (a *App) Tick() {
	now := a.host.Now()
	a.playSounds(now)
	a.packs.Study()
	a.gallery.Tick()
	a.goOnOpening(openInTick)
	a.letGo()
	if font := a.c.Fonts.Wants(); font != a.asked && font != "" && a.host.Font != nil {
		a.asked = font
		a.host.Font(font)
	}
	if a.table != nil {
		if a.table.lost && !a.table.taken && a.ask == nil && a.opening == nil {
			a.askLost()
		}
		if !a.covered() { // the game waits
			a.table.Tick(now)
		}
		a.table.autosave(now)
	}
	if !a.told {
		a.told = true
		if a.host.Mirror != nil {
			a.host.Mirror(a.mirror())
		}
	}
}

// Dirty reports whether the picture must be drawn anew.
func (a *App) Dirty() bool {
	return a.ui.Dirty || a.c.Cards.Waiting || a.table != nil && !a.covered() && (a.table.Landing || a.table.Rolling() || a.table.Script.Changing(a.host.Now()))
}

// covered reports whether something is shown in place of the table.
func (a *App) covered() bool {
	return a.settings.Open || a.packs.Open || a.games.Open || a.gallery.Open
}

// changed says that both the picture and the mirror are out of date.
func (a *App) changed() { a.ui.Dirty, a.told = true, false }

// Draw draws the scene on dst, of which scale pixels are one logical pixel.
func (a *App) Draw(dst *ebiten.Image, scale float64) {
	a.c.Begin(dst, scale)
	a.size = layout.Rect{W: math.Ceil(float64(dst.Bounds().Dx()) / scale), H: math.Ceil(float64(dst.Bounds().Dy()) / scale)}
	a.ui.Touch = theme.Touch
	if layout.IsPhone(a.size.W, a.size.H) {
		a.ui.Touch = theme.Finger
	}
	a.ui.Begin()
	a.c.Paper(a.size)
	switch {
	case a.settings.Open:
		a.settings.Draw()
	case a.games.Open:
		a.games.Draw()
	case a.packs.Open:
		a.packs.Draw()
	case a.gallery.Open:
		a.gallery.Draw()
	case a.table != nil:
		a.table.Draw()
	case a.shelf.Open:
		a.shelf.Draw()
	default:
		a.title.Draw()
	}
	if a.ask != nil {
		a.ask.Draw(a, a.host.Writes)
	}
	a.ui.End()
	a.c.End()
}

// Stops lists what can be done on the picture now and where, in logical pixels.
func (a *App) Stops() []widget.Stop { return a.ui.Stops() }

// Do carries out an act with its value.
func (a *App) Do(act, value string) {
	if act != "look" && act != "type" {
		a.changed()
	}
	if act == "text-table" || act == "key" && value == "T" {
		if a.host.Side != nil {
			a.host.Side()
		}
		return
	}
	if a.ask != nil && a.doDialog(act, value) {
		return
	}
	if a.settings.Open {
		a.settings.Do(act, value)
		return
	}
	if a.games.Open && a.games.Do(act, value) {
		return
	}
	if a.packs.Open && a.packs.Do(act, value) {
		return
	}
	if a.gallery.Open && a.gallery.Do(act, value) {
		return
	}
	switch act {
	case "language":
		a.setLang(map[rules.Lang]string{rules.Japanese: "en", rules.English: "ja"}[a.lang])
		a.settings.Keep()
	case "import":
		if a.host.Open != nil {
			a.host.Open()
		} else {
			a.tell(a.w("import"), a.w("import-how"))
		}
	case "load":
		a.Flush()
		a.games.Show()
	case "sound":
		a.settings.Habit.Quiet = !a.settings.Habit.Quiet
		a.settings.Keep()
		a.hear(sound.Bell)
	case "settings":
		a.settings.Show()
	case "packs":
		a.packs.Show(value)
	case "gallery", "decks-page":
		a.openGallery(act, value)
	case "learn":
		if value == "" {
			value = a.title.Start.Game
		}
		a.Learn(value)
	default:
		if act == "practice" && value == "" {
			value = a.title.Start.Game
		}
		switch {
		case a.table != nil:
			a.table.Do(act, value)
		case !a.shelf.Do(act, value):
			a.title.Do(act, value)
		}
	}
}

func (a *App) mirror() *page.Mirror {
	m := &page.Mirror{Lang: a.lang.String(), Titles: page.Titles{
		Choices: a.w("mirror-choices"), Table: a.w("mirror-table"), Log: a.w("log"), Acts: a.w("menu"),
	}}
	switch {
	case a.settings.Open:
		a.settings.Mirror(m)
	case a.games.Open:
		a.games.Mirror(m)
	case a.packs.Open:
		a.packs.Mirror(m)
	case a.gallery.Open:
		a.gallery.Mirror(m)
	case a.table != nil:
		a.table.Mirror(m)
	case a.shelf.Open:
		m.State = "title"
		a.shelf.Mirror(m)
	default:
		a.title.Mirror(m)
	}
	if a.ask != nil {
		a.ask.Mirror(m)
	}
	return m
}
