// Package render is the table on the screen: an Ebitengine game that shows
// what the rules' views hold and hands in the players' answers.
package render

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/engine"
	"gorin/render/input"
	"gorin/render/layout"
	"gorin/render/page"
	"gorin/render/saves"
	"gorin/render/scene"
	"gorin/render/widget"
	"gorin/rules/bot/all"
)

// Host is what the surroundings lend to the client.
type Host = scene.Host

// ErrTaken is what Host.Save returns for a game that another window has taken over.
var ErrTaken = saves.ErrTaken

// Mirror is the scene in words.
type Mirror = page.Mirror

// Game runs the client. Do, Open, OpenFailed, Paste, PasteFailed, Lost and Lend may be called from any
// goroutine; what they ask for happens at the next tick.
type Game struct {
	app    *scene.App
	reader input.Reader
	page   *input.Queue // what the page reports, instead of the devices
	w, h   int
	window [2]float64 // its size when device was asked for
	device float64    // pixels of the device per pixel of the window
	asked  int        // layouts since then
	scale  float64
	letter float64 // how large the player wants everything
	fresh  bool

	busy  sync.Mutex // held by Update
	mu    sync.Mutex
	queue []func()
}

// NewGame makes the client.
func NewGame(host Host) (*Game, error) {
	if host.Engine == nil {
		e, err := engine.New()
		if err != nil {
			return nil, err
		}
		if e.Crew = host.Crew; e.Crew == nil {
			e.Crew = all.Team()
		}
		host.Engine = e
	}
	g := &Game{device: 1, scale: 1, fresh: true}
	if hold := host.Hold; hold != nil {
		host.Hold = func(game string, take bool, then func(bool)) {
			hold(game, take, func(ok bool) { g.later(func() { then(ok) }) })
		}
	}
	app, err := scene.New(host)
	if err != nil {
		return nil, err
	}
	g.app = app
	ebiten.SetScreenClearedEveryFrame(false)
	return g, nil
}

// App is what is drawn, for tests.
func (g *Game) App() *scene.App { return g.app }

// Settled reports whether nothing moves, so that the next frame would be the same.
func (g *Game) Settled() bool { return !g.app.Dirty() && g.letter == g.app.Letters() }

// Redraw makes the next frame draw everything, though nothing has changed.
func (g *Game) Redraw() { g.fresh = true }

func (g *Game) later(f func()) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.queue = append(g.queue, f)
}

// Do carries out a named act.
func (g *Game) Do(act, value string) { g.later(func() { g.app.Do(act, value) }) }

// Open opens the bytes of a .gorin file.
func (g *Game) Open(name string, data []byte) { g.later(func() { g.app.Open(name, data) }) }

// OpenFailed tells the player that a file could not be read.
func (g *Game) OpenFailed(name string, err error) {
	g.later(func() { g.app.OpenFailed(name, err) })
}

// Paste takes text from the clipboard.
func (g *Game) Paste(text string) { g.later(func() { g.app.Paste(text) }) }

// PasteFailed tells the player that the clipboard could not be read.
func (g *Game) PasteFailed(err error) { g.later(func() { g.app.PasteFailed(err) }) }

// Lost tells that another window has taken a game over.
func (g *Game) Lost(game string) { g.later(func() { g.app.Lost(game) }) }

// Lend gives what was not there from the start: a font of which only a part was, or that of
// rare signs, which the host was asked for, or rules.LateFile.
func (g *Game) Lend(name string, body []byte) { g.later(func() { g.app.Lend(name, body) }) }

// Flush saves the match at once: the page is about to go.
func (g *Game) Flush() {
	if g.busy.TryLock() {
		defer g.busy.Unlock()
		g.app.Flush()
	}
}

// Stops lists what can be done on the picture now and where, in the pixels that
// the window or the page counts in: for tests, and for whoever plays by program. While
// the picture changes there is nothing.
func (g *Game) Stops() []widget.Stop {
	if !g.busy.TryLock() {
		return nil
	}
	defer g.busy.Unlock()
	stops := g.app.Stops()
	for i := range stops {
		at := &stops[i].At
		by := g.scale / g.device
		*at = layout.Rect{X: at.X * by, Y: at.Y * by, W: at.W * by, H: at.H * by}
	}
	return stops
}

// Update implements ebiten.Game.
func (g *Game) Update() error {
	g.busy.Lock()
	defer g.busy.Unlock()
	g.mu.Lock()
	queue := g.queue
	g.queue = nil
	g.mu.Unlock()
	for _, f := range queue {
		f()
	}
	for _, e := range g.events() {
		g.app.Feed(e)
	}
	g.app.Tick()
	return nil
}

// Listen makes the game hear a page's events instead of the devices.
func (g *Game) Listen(page *input.Queue) { g.page = page }

func (g *Game) events() []input.Event {
	if g.page == nil {
		return g.reader.Read(g.scale)
	}
	return g.page.Read(g.device / g.scale)
}

// Draw implements ebiten.Game; a picture that has not changed stays.
func (g *Game) Draw(screen *ebiten.Image) {
	if !g.fresh && !g.app.Dirty() {
		return
	}
	g.fresh = false
	g.app.Draw(screen, g.scale)
}

// Layout implements ebiten.Game.
func (g *Game) Layout(int, int) (int, int) { return g.w, g.h }

// monitorEvery is after how many layouts the monitor is asked for its scale
// again, which is costly: the window may have moved to another one.
const monitorEvery = 30

// LayoutF takes the window's size: the picture has the device's own pixels.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	if g.asked++; g.asked > monitorEvery || g.window != [2]float64{w, h} {
		g.window, g.device, g.asked = [2]float64{w, h}, ebiten.Monitor().DeviceScaleFactor(), 0
	}
	pw, ph := int(w*g.device), int(h*g.device)
	if letter := g.app.Letters(); pw != g.w || ph != g.h || letter != g.letter {
		g.w, g.h, g.letter, g.fresh = max(1, pw), max(1, ph), letter, true
		g.scale = g.device * layout.Enlarged(w, h, letter)
	}
	return float64(g.w), float64(g.h)
}
