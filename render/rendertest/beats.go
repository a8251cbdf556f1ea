package rendertest

import (
	"errors"
	"fmt"
	"image"
	"image/draw"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gorin/render/engine"
	"gorin/render/session"
	"gorin/render/skin"
	skins "gorin/render/skin/all"
	"gorin/rules"
)

// GoldenBeats compares each beat of a game, as a strip of frames, with pictures that were looked at.
// The matches in which they come are kept as files that end with the answer that leads to them; with
// -update one that is missing, or is played otherwise now, is looked for.
func GoldenBeats(t *testing.T, game string) {
	look := skins.For(game)
	beats := map[string]*skin.Beat{}
	var names []string
	for _, all := range []map[string][]skin.Beat{look.Beats, skin.CommonBeats} {
		for kind, list := range all {
			for i := range list {
				if kind != "concede" { // no computer does, and it looks as a defeat
					name := fmt.Sprintf("%s-%d", kind, i)
					names, beats[name] = append(names, name), &list[i]
				}
			}
		}
	}
	slices.Sort(names)
	var found map[string][]byte
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			file := filepath.Join("testdata", "beats", name+".gorin")
			b, err := os.ReadFile(file)
			if m, wrong := Shipped(t).Read(b); err == nil && !isWhole(m, wrong) {
				err = fmt.Errorf("%s is played otherwise now: %w", file, fs.ErrNotExist)
			}
			if errors.Is(err, fs.ErrNotExist) && *update {
				if found == nil {
					found = findBeats(t, game, beats)
				}
				if b = found[name]; b == nil {
					t.Fatal("no game that was played has it")
				}
				err = errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, b, 0o644))
			}
			if err != nil {
				t.Fatal(err)
			}
			strip(t, name, b, beats[name])
		})
	}
}

// isWhole reports whether a file was read as a match that can be played.
func isWhole(m session.Match, err error) bool {
	_, whole := m.(*rules.Match)
	return err == nil && whole
}

// Where a strip is looked at, of the time of its beat, and the window.
var stripAt = []float64{0.08, 0.22, 0.4, 0.7, 0.93}

const stripW, stripH = 844, 390

// strip draws a beat at several times and compares the pictures, one below the other.
func strip(t *testing.T, name string, file []byte, want *skin.Beat) {
	p := New(t, stripW, stripH, Shipped(t), rules.English, map[string]string{"p1": session.Human, "p2": session.Greedy, "delay": "300"})
	defer p.Leave()
	p.rewind(t, file)
	var from, to int64
	for step := 0; ; step++ {
		b, begin, end := p.App().Table().Beat()
		if b == want {
			from, to = begin, end
			break
		}
		if step > 600 || !p.App().Table().Rolling() {
			t.Fatal("it is not shown")
		}
		Frame(func() { p.Step(10) })
	}
	var all *image.RGBA
	for i, at := range stripAt {
		p.now = max(p.now, from+int64(float64(to-from)*at))
		for range 4 { // faces are painted a few at a time
			Frame(func() { p.Game.Redraw(); p.Step(0) })
		}
		whole := p.Pixels()
		if *Show != "" {
			WritePNG(t, filepath.Join(*Show, fmt.Sprintf("beat-%s-%d.png", name, i)), whole)
		}
		img := halved(halved(whole.SubImage(boardOf(p)).(*image.RGBA)))
		if all == nil {
			all = image.NewRGBA(image.Rect(0, 0, img.Rect.Dx(), img.Rect.Dy()*len(stripAt)))
		}
		draw.Draw(all, img.Rect.Add(image.Pt(0, i*img.Rect.Dy())), img, image.Point{}, draw.Src)
	}
	compare(t, "beat-"+name, all)
}

// boardOf is where the mats are drawn.
func boardOf(p *Picture) image.Rectangle {
	s := p.App().Table().Screen
	r := s.Far.Union(s.Near)
	return image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
}

// rewind opens a match before its last answer, and gives that again.
func (p *Picture) rewind(t *testing.T, file []byte) {
	end, err := Shipped(t).Read(file)
	if err != nil {
		t.Fatal(err)
	}
	p.OpenKept("beat.gorin", file)
	tab := p.App().Table()
	m := tab.Session.Match
	for m.Redo() { // what was opened to be watched begins at its beginning
	}
	for m.Seq() > end.Seq() || m.Result().Over && !end.Result().Over {
		m.Undo()
	}
	m.Undo()
	tab.Session.Revision++
	tab.Return()
	if !m.Redo() {
		t.Fatal("the last answer cannot be given again")
	}
	tab.Session.Revision++
	tab.Refresh()
}

// How many games are played to find all beats of a game.
const beatGames = 60

// findBeats plays until each beat has come, and keeps the matches as they were then.
func findBeats(t *testing.T, game string, beats map[string]*skin.Beat) map[string][]byte {
	e := Shipped(t)
	look := skins.For(game)
	found := map[string][]byte{}
	decks := e.Decks(game)
	for _, f := range e.Formats(game) {
		for i := 0; i < beatGames && len(found) < len(beats); i++ {
			start := session.Start{Game: game, Format: f.Key, Seed: uint64(40 + i)}
			for seat := range f.Least {
				start.Decks = append(start.Decks, decks[(i+seat)%len(decks)].ID)
				start.Names = append(start.Names, string(rune('A'+seat)))
			}
			m, err := e.New(start)
			if err != nil {
				t.Fatal(err)
			}
			if err := findBeatsIn(e, m, look, start, beats, found); err != nil {
				t.Fatal(err)
			}
		}
	}
	return found
}

func findBeatsIn(e *engine.Engine, m session.Match, look *skin.Skin, start session.Start, beats map[string]*skin.Beat, found map[string][]byte) error {
	var bots []session.Bot
	for seat := range start.Decks {
		kind := []string{session.Greedy, session.Random}[(int(start.Seed)+seat)/2%2]
		bots = append(bots, e.Bot(kind, start.Seed+uint64(seat), m))
	}
	prints := m.Catalogue()
	for r := m.Pending(); r != nil && m.Seq() < 2000; r = m.Pending() {
		if err := m.Answer(r.Seq, bots[r.Seat].Choose(m.View(r.Seat), r)); err != nil {
			return err
		}
		log := m.Log(0, 0)
		for name, b := range beats {
			if found[name] != nil {
				continue
			}
			for i := len(log) - 1; i >= 0 && log[i].Seq+1 >= m.Seq(); i-- {
				if look.BeatAt(log, i, prints) != b {
					continue
				}
				file, err := e.Write(m)
				if err != nil {
					return err
				}
				found[name] = file
				break
			}
		}
	}
	return nil
}
