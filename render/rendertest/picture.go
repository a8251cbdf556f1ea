package rendertest

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render"
	"gorin/render/input"
	"gorin/render/paint"
	"gorin/render/scene"
	"gorin/render/session"
	"gorin/rules"
)

// Picture is a client that draws on a picture of its own; its clock stands still unless it
// is moved.
type Picture struct {
	TB   testing.TB
	Game *render.Game
	Img  *ebiten.Image
	now  int64
}

// build is the version that the client says it is, as long as versions are.
const build = "v1.20.0 · 2026-11-28 · 83e15abd+"

// New is a client whose window has w × h pixels.
func New(tb testing.TB, w, h int, e session.Engine, lang rules.Lang, params map[string]string) *Picture {
	tb.Helper()
	return open(tb, w, h, e, lang, params, nil)
}

// open is New, with who is told what would be drawn from the first frame on, or nil to draw.
func open(tb testing.TB, w, h int, e session.Engine, lang rules.Lang, params map[string]string, seen paint.Witness) *Picture {
	tb.Helper()
	p := &Picture{TB: tb, now: 1_000_000}
	var err error
	store := map[string][]byte{}
	Frame(func() {
		p.Img = ebiten.NewImage(w, h)
		p.Game, err = render.NewGame(render.Host{
			Now: func() int64 { return p.now }, Load: func(k string) ([]byte, error) { return store[k], nil }, Save: func(k string, b []byte) error { store[k] = b; return nil },
			Mirror: func(*render.Mirror) {}, Open: func() {}, Side: func() {}, Lang: lang, Build: build, Engine: e, Params: params,
		})
		if err == nil {
			p.Game.Listen(new(input.Queue))
			p.App().UI().C.Cards.AtOnce = 100 // nobody waits for the others
			p.App().UI().C.Seen = seen
			p.Game.LayoutF(float64(w), float64(h))
		}
	})
	if err != nil {
		tb.Fatal(err)
	}
	p.Rest()
	return p
}

// App is what is drawn.
func (p *Picture) App() *scene.App { return p.Game.App() }

// Step is one frame, late milliseconds after the one before.
func (p *Picture) Step(late int64) {
	p.now += late
	p.Game.LayoutF(float64(p.Img.Bounds().Dx()), float64(p.Img.Bounds().Dy()))
	if err := p.Game.Update(); err != nil {
		p.TB.Fatal(err)
	}
	p.Game.Draw(p.Img)
}

// Rest draws until nothing moves any more and every face is painted.
func (p *Picture) Rest() {
	for busy := true; busy; {
		Frame(func() {
			p.Step(150)
			busy = !p.Game.Settled()
		})
	}
}

// OpenKept opens a file that lies with the tests. Where cards ship otherwise by now the player is
// told first, and goes on.
func (p *Picture) OpenKept(name string, file []byte) {
	p.Game.Open(name, file)
	p.Rest()
	for _, s := range p.Game.Stops() {
		if s.Act == "strange-yes" {
			p.Do(s.Act, s.Value)
		}
	}
}

// Again draws the same once more.
func (p *Picture) Again() {
	p.Game.Redraw()
	Frame(func() { p.Step(0) })
}

// Do carries out acts, one after the other.
func (p *Picture) Do(act, value string) {
	p.Game.Do(act, value)
	p.Rest()
}

// Leave gives the picture back.
func (p *Picture) Leave() { Frame(p.Img.Deallocate) }
