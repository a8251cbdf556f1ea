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
	if !s.app.Calm() || s.app.table.Session.Settings.Auto {
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
		{`{"lang":"ja","calm":true,"quiet":true}`, func(a *App) bool { return a.lang.String() == "ja" && a.Calm() && a.settings.Habit.Quiet }},
		{`{"solved":{"made-up":["01_one"]}}`, func(a *App) bool { return a.shelf.Progress["made-up"]["01_one"].Solved }},
		{`{"letters":9,"slow":-3,"stops":7}`, func(a *App) bool { return a.Letters() == 1 && a.settings.Habit.Slow == 1 }},
		{strings.Repeat("{", 100000), func(a *App) bool { return reflect.DeepEqual(a.settings.Habit.Stops, habit.Usual().Stops) }},
	} {
		s := newStage(t, nil)
		s.store["settings"], s.store["puzzles"] = []byte(c.stored), nil
		s.open(nil)
		if !c.check(s.app) {
			t.Errorf("%.60s: %+v", c.stored, s.app.settings.Habit)
		}
		s.do("settings", "")
		s.do("set", "sound=off")
		s.open(nil)
		if !s.app.settings.Habit.Quiet {
			t.Errorf("%.60s: nothing can be set", c.stored)
		}
	}
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
	if !a.settings.Open {
		t.Fatal("O does not open the settings")
	}
	for _, touch := range []bool{false, true} {
		was := a.settings.Habit.Marks
		value := map[bool]string{false: "marks=on", true: "marks=off"}[was]
		a.click(t, value, touch)
		draw()
		if a.settings.Habit.Marks == was {
			t.Errorf("a click on %s does nothing (touch %v)", value, touch)
		}
	}
	key("Down") // the first: back
	for range 6 {
		key("Down")
	}
	var before = a.settings.Habit
	key("Right")
	key("Enter")
	if reflect.DeepEqual(before, a.settings.Habit) {
		key("Left")
		key("Enter")
	}
	if reflect.DeepEqual(before, a.settings.Habit) {
		t.Error("the keyboard sets nothing")
	}
	key("Escape")
	if a.settings.Open {
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
