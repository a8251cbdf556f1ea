// Package rendertest draws the table for tests: it lends them a window, plays them games to
// draw, and compares what is drawn with pictures that were looked at.
package rendertest

import (
	"image/color"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main runs the tests of a package beside a game, since Ebitengine draws only while one
// runs. It needs a display; xvfb-run lends one.
func Main(m *testing.M) {
	easel = &host{work: make(chan func(), 1), code: make(chan int, 1)}
	go func() { easel.code <- m.Run() }()
	ebiten.SetWindowSize(64, 64)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := ebiten.RunGame(easel); err != nil {
		panic(err)
	}
	os.Exit(easel.exit)
}

// host is the game in whose frames the tests draw.
type host struct {
	work  chan func()
	code  chan int
	exit  int
	ended bool
}

var easel *host

// Update implements ebiten.Game.
func (h *host) Update() error {
	if h.ended {
		return ebiten.Termination
	}
	return nil
}

// Draw implements ebiten.Game. It waits for what is to be drawn, since frames in which nothing
// happens cost time too. A screen that has changed makes Ebitengine hand its commands to the
// graphics library, so that they do not pile up.
func (h *host) Draw(screen *ebiten.Image) {
	screen.Fill(color.White)
	select {
	case f := <-h.work:
		f()
	case h.exit = <-h.code:
		h.ended = true
	}
}

// Layout implements ebiten.Game.
func (h *host) Layout(int, int) (int, int) { return 64, 64 }

// Frame carries out f within one frame.
func Frame(f func()) {
	done := make(chan struct{})
	easel.work <- func() { f(); close(done) }
	<-done
}
