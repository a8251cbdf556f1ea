package render

import (
	"image/color"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/input"
	"gorin/render/session"
	"gorin/rules"
)

// TestMain runs the tests beside a game, since Ebitengine draws only while one
// runs. It needs a display; xvfb-run lends one.
func TestMain(m *testing.M) {
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
	work chan func()
	code chan int
	exit int
}

var easel *host

// Update implements ebiten.Game.
func (h *host) Update() error {
	select {
	case h.exit = <-h.code:
		return ebiten.Termination
	default:
		return nil
	}
}

// Draw implements ebiten.Game. A screen that has changed makes Ebitengine hand
// its commands to the graphics library, so that they do not pile up.
func (h *host) Draw(screen *ebiten.Image) {
	screen.Fill(color.White)
	select {
	case f := <-h.work:
		f()
	default:
	}
}

// Layout implements ebiten.Game.
func (h *host) Layout(int, int) (int, int) { return 64, 64 }

// frame carries out f within one frame.
func frame(f func()) {
	done := make(chan struct{})
	easel.work <- func() { f(); close(done) }
	<-done
}

// picture is a client that draws on a picture of its own; its clock stands
// still unless it is moved.
type picture struct {
	tb   testing.TB
	game *Game
	img  *ebiten.Image
	now  int64
}

// newPicture is a client whose window has w × h pixels.
func newPicture(tb testing.TB, w, h int, e session.Engine, lang rules.Lang, params map[string]string) *picture {
	tb.Helper()
	p := &picture{tb: tb, now: 1_000_000}
	var err error
	store := map[string][]byte{}
	frame(func() {
		p.img = ebiten.NewImage(w, h)
		p.game, err = NewGame(Host{Now: func() int64 { return p.now }, Load: func(k string) ([]byte, error) { return store[k], nil }, Save: func(k string, b []byte) error { store[k] = b; return nil }, Mirror: func(*Mirror) {}, Open: func() {}, Side: func() {}, Lang: lang, Engine: e, Params: params})
		if err == nil {
			p.game.Listen(new(input.Queue))
			p.game.app.UI().C.Cards.AtOnce = 100 // nobody waits for the others
			p.game.LayoutF(float64(w), float64(h))
		}
	})
	if err != nil {
		tb.Fatal(err)
	}
	p.rest()
	return p
}

// step is one frame, late milliseconds after the one before.
func (p *picture) step(late int64) {
	p.now += late
	p.game.LayoutF(float64(p.img.Bounds().Dx()), float64(p.img.Bounds().Dy()))
	if err := p.game.Update(); err != nil {
		p.tb.Fatal(err)
	}
	p.game.Draw(p.img)
}

// rest draws until nothing moves any more and every face is painted.
func (p *picture) rest() {
	for busy := true; busy; {
		frame(func() {
			p.step(150)
			busy = p.game.app.Dirty() || p.game.letter != p.game.app.Letters()
		})
	}
}

// onTable is how many cards lie where they are seen one by one.
func onTable(v *rules.View) int {
	n := 0
	for _, p := range v.Players {
		for _, z := range p.Zones {
			switch z.Place.Zone {
			case "deck", "waiting-room", "stock":
			default:
				n += z.Count
			}
		}
	}
	return n
}
