//go:build !js

package desk

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"gorin/render"
	"gorin/render/desk/icon"
)

// Window is the game in a window of the desktop, which takes what is dropped and pasted,
// fills the screen by F11, and comes back where it was.
type Window struct {
	*render.Game
	Store Store

	place Place // as it is now
	kept  Place // as it was kept
	age   int   // ticks since it was looked at
}

// largestIcon is the largest icon that windows show, beside their titles or in a row: the window
// does not wait for larger ones.
const largestIcon = 48

// class is by which a Linux desktop knows whose window it is.
const class = "gorin"

// Run shows the window until it is closed.
func (w *Window) Run(title string) error {
	ebiten.SetWindowTitle(title)
	var icons []image.Image
	for _, side := range icon.Sides {
		if side <= largestIcon {
			icons = append(icons, icon.Draw(side))
		}
	}
	ebiten.SetWindowIcon(icons)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	w.restore()
	return ebiten.RunGameWithOptions(w, &ebiten.RunGameOptions{X11ClassName: class, X11InstanceName: class})
}

// Update implements ebiten.Game.
func (w *Window) Update() error {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		Drop(w, dropped)
	}
	if inpututil.IsKeyJustPressed(ebiten.KeyF11) {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	if pastes() {
		go w.paste()
	}
	closing := ebiten.IsWindowBeingClosed()
	if w.age++; w.age >= lookEvery || closing {
		w.age = 0
		w.look(closing)
	}
	if closing {
		w.Flush()
		return ebiten.Termination
	}
	return w.Game.Update()
}

// lookEvery is after how many ticks the window is asked for its place again.
const lookEvery = 30

// restore puts the window where it was.
func (w *Window) restore() {
	p, ok := w.Store.place()
	if !ok {
		ebiten.SetWindowSize(usual.X, usual.Y)
		return
	}
	monitors := ebiten.AppendMonitors(nil)
	var screens []Screen
	for _, m := range monitors {
		x, y := m.Size()
		screens = append(screens, Screen{m.Name(), image.Pt(x, y)})
	}
	p, at := p.fit(screens)
	if at >= 0 {
		ebiten.SetMonitor(monitors[at])
	}
	ebiten.SetWindowSize(p.W, p.H)
	ebiten.SetWindowPosition(p.X, p.Y)
	if p.Large {
		ebiten.MaximizeWindow()
	}
	ebiten.SetFullscreen(p.Full)
	w.place, w.kept = p, p
}

// look notes where the window is, and keeps that once it has come to rest, or at once when the
// window is closed.
func (w *Window) look(closing bool) {
	now := w.place
	now.Full, now.Large = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if ebiten.IsWindowMinimized() {
		return
	}
	if !now.Full && !now.Large { // else it keeps the place to come back to
		now.X, now.Y = ebiten.WindowPosition()
		now.W, now.H = ebiten.WindowSize()
	}
	if m := ebiten.Monitor(); m != nil {
		now.Monitor = m.Name()
	}
	rests := now == w.place
	w.place = now
	if (rests || closing) && now != w.kept && now.W > 0 && now.H > 0 {
		w.kept = now
		_ = w.Store.keepPlace(now) // a convenience; the window opens without it as well
	}
}
