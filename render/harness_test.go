package render

import (
	"image/color"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/engine"
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
	frame(func() {
		p.img = ebiten.NewImage(w, h)
		p.game, err = NewGame(Host{Now: func() int64 { return p.now }, Mirror: func(*Mirror) {}, Lang: lang, Engine: e, Params: params})
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

// fullTable is a client whose table shows the fullest position of a game that
// two computers have played, with the person to decide.
func fullTable(tb testing.TB, w, h int) *picture {
	tb.Helper()
	e, err := engine.New()
	if err != nil {
		tb.Fatal(err)
	}
	p := newPicture(tb, w, h, e, rules.English, map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "300"})
	p.game.Open("full.gorin", fullest(tb, e))
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

// fullest is the file of a game at the decision of seat 0, in its main phase,
// at which most cards lie on the stages and in the hands.
func fullest(tb testing.TB, e *engine.Engine) []byte {
	tb.Helper()
	decks := e.Decks("weiss")
	m, err := e.New(session.Start{Game: "weiss", Decks: [2]string{decks[0].ID, decks[1].ID}, Names: [2]string{"Nagi", "Toma"}, Seed: 7})
	if err != nil {
		tb.Fatal(err)
	}
	bots := [2]session.Bot{e.Bot(session.Greedy, 1, m), e.Bot(session.Greedy, 2, m)}
	var file []byte
	most := 0
	for r := m.Pending(); r != nil; r = m.Pending() {
		v := m.View(r.Seat)
		if n := onTable(v); r.Seat == 0 && r.Kind == "main" && n > most {
			if file, err = e.Write(m); err != nil {
				tb.Fatal(err)
			}
			most = n
		}
		if err := m.Answer(r.Seq, bots[r.Seat].Choose(v, r)); err != nil {
			tb.Fatal(err)
		}
	}
	if most == 0 {
		tb.Fatal("the game had no main phase")
	}
	return file
}

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
