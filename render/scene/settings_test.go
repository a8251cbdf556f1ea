package scene

import (
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/habit"
	"gorin/render/input"
	"gorin/render/layout"
	skins "gorin/render/skin/all"
	"gorin/render/theme"
)

// values are the settings as the mirror shows them.
func (s *stage) values() map[string]string {
	out := map[string]string{}
	for _, f := range s.last.Fields {
		out[f.Name] = f.Value
	}
	return out
}

// TestSettingsByTheMirror: everything that is offered can be set and lasts; nothing
// else can; Back leads to where one was.
func TestSettingsByTheMirror(t *testing.T) {
	settingsByTheMirror(t, fixture.MadeUp)
	for _, g := range all.Games() {
		t.Run(g.Key, func(t *testing.T) { settingsByTheMirror(t, g.Key) })
	}
}

func settingsByTheMirror(t *testing.T, game string) {
	defer theme.UseMarks(false)
	s := makeBelieve(t, []string{game}, nil)
	s.press("settings")
	s.want("settings", 0)
	fields := s.last.Fields
	least := 8
	if n := len(skins.For(game).Stops); n > 0 {
		least += 2 + 2*n
	}
	if len(fields) < least {
		t.Fatalf("fields %+v", fields)
	}
	for _, f := range fields {
		for _, c := range f.Choices {
			s.do("set", f.Name+"="+c[0])
			if got := s.values()[f.Name]; got != c[0] {
				t.Errorf("%s is %q after it was set to %q", f.Name, got, c[0])
			}
		}
		was := s.values()
		s.do("set", f.Name+"=nonsense")
		if got := s.values(); !reflect.DeepEqual(got, was) {
			t.Errorf("%s=nonsense changed %v to %v", f.Name, was, got)
		}
	}
	was := s.values()
	for _, bad := range []string{"", "=", "stop/", "stop/chess/own/main=on", "stop/" + game + "/own/x=on", "letters"} {
		s.do("set", bad)
	}
	if got := s.values(); !reflect.DeepEqual(got, was) {
		t.Errorf("nonsense changed %v to %v", was, got)
	}
	s.press("settings-close")
	s.want("title", 0)
	s.open(nil) // another day
	s.press("settings")
	if got := s.values(); !reflect.DeepEqual(got, was) {
		t.Errorf("kept were %v, not %v", got, was)
	}
}

// TestSettingsAtTheTable: the game waits, and goes on where it was.
func TestSettingsAtTheTable(t *testing.T) {
	s := newStage(t, map[string]string{"start": "1", "p1": "random", "p2": "random", "delay": "1500"})
	seq := s.last.Seq
	s.do("key", "O")
	s.want("settings", 0)
	for range 5 {
		s.tick()
	}
	s.do("settings-close", "")
	if s.last.Seq > seq+3 {
		t.Errorf("the game went on from %d to %d", seq, s.last.Seq)
	}
	s.do("menu", "")
	s.press("settings")
	s.do("set", "motion=reduced")
	s.do("set", "auto=off")
	s.do("key", "Escape")
	s.want("table", 0)
	if !s.app.calm() || s.app.table.s.Settings.Auto {
		t.Error("the table does not know what was set")
	}
	s.press("settings")
	s.app.Open("x.gorin", []byte("fixture 3"))
	s.tick()
	if s.last.State == "settings" {
		t.Error("the settings hide a file that was opened")
	}
}

// TestOldSettings: what older builds and others have stored does no harm.
func TestOldSettings(t *testing.T) {
	for _, c := range []struct {
		stored string
		check  func(a *App) bool
	}{
		{`{"lang":"ja","calm":true,"quiet":true}`, func(a *App) bool { return a.lang.String() == "ja" && a.calm() && a.habit.Quiet }},
		{`{"solved":{"made-up":["01_one"]}}`, func(a *App) bool { return a.progress["made-up"]["01_one"].Solved }},
		{`{"letters":9,"slow":-3,"stops":7}`, func(a *App) bool { return a.Letters() == 1 && a.habit.Slow == 1 }},
		{strings.Repeat("{", 100000), func(a *App) bool { return reflect.DeepEqual(a.habit.Stops, habit.Usual().Stops) }},
	} {
		s := newStage(t, nil)
		s.store["settings"], s.store["puzzles"] = []byte(c.stored), nil
		s.open(nil)
		if !c.check(s.app) {
			t.Errorf("%.60s: %+v", c.stored, s.app.habit)
		}
		s.do("settings", "")
		s.do("set", "sound=off")
		s.open(nil)
		if !s.app.habit.Quiet {
			t.Errorf("%.60s: nothing can be set", c.stored)
		}
	}
}

// sizes are windows as players have them, in pixels.
var sizes = [][2]float64{{1280, 720}, {1920, 1080}, {844, 390}, {390, 844}, {2560, 1440}}

// TestSettingsFit: at every size of window and of letters, in both languages, no
// button of the settings is cut or too small for a finger.
func TestSettingsFit(t *testing.T) {
	s := newStage(t, nil)
	a := s.app
	a.setup.games = []string{fixture.MadeUp}
	for _, g := range all.Games() {
		a.setup.games = append(a.setup.games, g.Key)
	}
	a.openSettings()
	for _, size := range sizes {
		for _, times := range habit.Sizes {
			for _, lang := range habit.Langs {
				a.setLang(lang)
				z := layout.Enlarged(size[0], size[1], times)
				w := min(820, size[0]/z-12) - 28 - 8
				sheet := settingSheet{a: a, r: layout.Rect{W: w}, dry: true}
				for _, part := range a.sections() {
					for i := range part.of {
						p := &part.of[i]
						_, keys := sheet.parts()
						for k, cell := range keys.Grid(len(p.values), 1, 5) {
							label := a.valueWord(p, k)
							if lines := a.c.Wrap(label, cell.W-10, theme.Small, false); len(lines) > 2 || widest(a, label) > cell.W-10 || cell.H*z < 40 {
								t.Errorf("%v ×%v %s: %s=%s does not fit into %.0f×%.0f: %q", size, times, lang, p.key, p.values[k], cell.W, cell.H, lines)
							}
						}
					}
				}
			}
		}
	}
}

// widest is the width of the longest word that is not to be broken.
func widest(a *App, label string) (w float64) {
	for _, word := range strings.Fields(label) {
		if word[0] < 0x80 {
			w = max(w, a.c.Width(word, theme.Small, false))
		}
	}
	return w
}

// TestSettingsByHand: keyboard, mouse and finger all reach them.
func TestSettingsByHand(t *testing.T) {
	defer theme.UseMarks(false)
	s := newStage(t, nil)
	a := s.app
	img := ebiten.NewImage(1280, 720)
	draw := func() { a.Draw(img, 1) }
	key := func(name string) { a.Feed(input.Event{Kind: input.Key, Name: name}); draw() }
	draw()
	key("O")
	if !a.setting {
		t.Fatal("O does not open the settings")
	}
	for _, touch := range []bool{false, true} {
		was := a.habit.Marks
		value := map[bool]string{false: "marks=on", true: "marks=off"}[was]
		a.click(t, value, touch)
		draw()
		if a.habit.Marks == was {
			t.Errorf("a click on %s does nothing (touch %v)", value, touch)
		}
	}
	key("Down") // the first: back
	for range 6 {
		key("Down")
	}
	var before = a.habit
	key("Right")
	key("Enter")
	if reflect.DeepEqual(before, a.habit) {
		key("Left")
		key("Enter")
	}
	if reflect.DeepEqual(before, a.habit) {
		t.Error("the keyboard sets nothing")
	}
	key("Escape")
	if a.setting {
		t.Error("Escape does not close the settings")
	}
}

// click finds the button of a setting and clicks it.
func (a *App) click(t *testing.T, value string, touch bool) {
	t.Helper()
	for y := 4.0; y < 720; y += 12 {
		for x := 4.0; x < 1280; x += 24 {
			a.Feed(input.Event{Kind: input.Move, X: x, Y: y})
			if !a.ui.Hot("set", value) {
				continue
			}
			for _, kind := range []input.Kind{input.Down, input.Click, input.Up} {
				a.Feed(input.Event{Kind: kind, X: x, Y: y, Touch: touch})
			}
			return
		}
	}
	t.Fatalf("there is no button %s", value)
}
