package scene

import (
	"encoding/json"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/paint"
	"gorin/render/session"
	"gorin/render/skin"
	"gorin/render/sound"
	"gorin/render/theme"
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
	setup setup
	table *table
	ask   *dialog
	habit habits
	shelf shelf // the puzzles to choose from
	ear   ear

	told      bool // the mirror shows the present state
	saved     int  // revision of the session that was last saved
	savedAt   int64
	unsaved   int // the newest revision, and since when
	unsavedAt int64
}

// habits are what the player has set; they survive.
type habits struct {
	Lang  string  `json:"lang"`
	Auto  bool    `json:"auto"`
	Delay int     `json:"delay"`
	Pay   bool    `json:"pay"`
	Own   bool    `json:"own"`
	Quiet bool    `json:"quiet"` // no sound
	Slow  float64 `json:"slow"`  // how long what happens is shown: 1 as usual, 0 not at all
	Calm  bool    `json:"calm"`  // nothing moves

	Solved map[string][]string `json:"solved"` // by game: names of puzzles

	Stops map[string]session.Stops `json:"stops"` // by game: what differs from its usual ones
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
	a := &App{host: host, c: c, ui: widget.New(c), book: book, lang: host.Lang, habit: habits{Auto: true, Own: true, Delay: 700, Slow: 1, Calm: host.Params["motion"] == "less"}}
	if b := host.load("settings"); b != nil {
		_ = json.Unmarshal(b, &a.habit) // a damaged file of habits leaves the usual ones
	}
	a.setLang(a.habit.Lang)
	a.ui.Owned = a.owns
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
	a.habit.Lang = a.lang.String()
	a.c.Cards.Forget()
	if a.table != nil {
		a.table.relabel()
	}
}

// w is a text of the client in the player's language.
func (a *App) w(key string, args ...any) string { return a.book.In(a.lang, key, args...) }

// Feed takes an event of the player.
func (a *App) Feed(e input.Event) {
	if a.table != nil && a.table.s.Running && (e.Kind == input.Down || e.Kind == input.Wheel || e.Kind == input.Key) {
		a.table.s.Halt() // any touch ends passing on
		a.changed()
	}
	if a.table != nil && (e.Kind == input.Down || e.Kind == input.Key) {
		a.table.script.Stop() // nobody has to wait for a picture
	}
	a.ui.Feed(e)
	for _, act := range a.ui.Take() {
		a.Do(act.Act, act.Value)
	}
}

// Tick lets time pass.
func (a *App) Tick() {
	now := a.host.Now()
	a.playSounds(now)
	if a.table != nil {
		a.table.tick(now)
		a.autosave(now)
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
	return a.ui.Dirty || a.c.Cards.Waiting || a.table != nil && (a.table.landing || a.table.script.Changing(a.host.Now()))
}

// changed says that both the picture and the mirror are out of date.
func (a *App) changed() { a.ui.Dirty, a.told = true, false }

// Draw draws the scene on dst, of which scale pixels are one logical pixel.
func (a *App) Draw(dst *ebiten.Image, scale float64) {
	a.c.Begin(dst, scale)
	a.size = layout.Rect{W: math.Ceil(float64(dst.Bounds().Dx()) / scale), H: math.Ceil(float64(dst.Bounds().Dy()) / scale)}
	a.ui.Begin()
	a.c.Paper(a.size)
	if a.table != nil {
		a.table.draw()
	} else {
		a.drawTitle()
	}
	if a.ask != nil {
		a.drawDialog()
	}
	a.ui.End()
	a.c.End()
}

// Do carries out an act with its value.
func (a *App) Do(act, value string) {
	if act != "look" && act != "type" {
		a.changed()
	}
	if a.ask != nil && a.doDialog(act, value) {
		return
	}
	switch act {
	case "language":
		a.setLang(map[rules.Lang]string{rules.Japanese: "en", rules.English: "ja"}[a.lang])
		a.keepHabits()
	case "import":
		if a.host.Open != nil {
			a.host.Open()
		} else {
			a.tell(a.w("import"), a.w("import-how"))
		}
	case "load":
		a.askLoad()
	case "auto":
		a.habit.Auto = !a.habit.Auto
		a.keepHabits()
	case "pay-self":
		a.habit.Pay = !a.habit.Pay
		a.keepHabits()
	case "own-self":
		a.habit.Own = !a.habit.Own
		a.keepHabits()
	case "sound":
		a.habit.Quiet = !a.habit.Quiet
		a.keepHabits()
		a.hear(sound.Bell)
	case "slow":
		a.habit.Slow = nextSlow(a.habit.Slow)
		a.keepHabits()
	case "calm":
		a.habit.Calm = !a.habit.Calm
		a.keepHabits()
	case "delay":
		a.habit.Delay = nextDelay(a.habit.Delay)
		a.keepHabits()
	default:
		if a.table != nil {
			a.table.do(act, value)
		} else {
			a.doTitle(act, value)
		}
	}
}

// nextSlow goes through the speeds: usual, slow, none, fast.
func nextSlow(v float64) float64 {
	switch {
	case v <= 0:
		return 0.5
	case v < 1:
		return 1
	case v < 2:
		return 2
	}
	return 0
}

func nextDelay(d int) int {
	switch {
	case d <= 0:
		return 300
	case d < 700:
		return 700
	case d < 1500:
		return 1500
	}
	return 0
}

func (a *App) keepHabits() {
	if a.table != nil {
		a.table.s.Set(a.table.settings())
	}
	if a.host.Save == nil {
		return
	}
	if b, err := json.Marshal(a.habit); err == nil {
		_ = a.host.Save("settings", b) // habits are a convenience; the game goes on without
	}
}

// settings are the habits at a table of a game.
func (a *App) settings(game string) session.Settings {
	set := session.Settings{Auto: a.habit.Auto, Delay: a.habit.Delay, Pay: a.habit.Pay, Own: a.habit.Own, Stops: session.Stops{}}
	look := skin.For(game)
	for _, x := range look.Stops {
		for _, side := range []string{"own/", "other/"} {
			key := side + x.Key
			on, kept := a.habit.Stops[game][key]
			if !kept {
				on = look.Default[key]
			}
			set.Stops[key] = on
		}
	}
	return set
}

func (a *App) mirror() *Mirror {
	m := &Mirror{Lang: a.lang.String(), Titles: MirrorTitles{
		Choices: a.w("mirror-choices"), Table: a.w("mirror-table"), Log: a.w("log"), Acts: a.w("menu"),
	}}
	if a.table != nil {
		a.table.mirror(m)
	} else {
		a.mirrorTitle(m)
	}
	if a.ask != nil {
		a.mirrorDialog(m)
	}
	return m
}
