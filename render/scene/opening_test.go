package scene

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"gorin/render/fixture"
	"gorin/render/fixture/all"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/binder"
)

// slow is the make-believe engine that takes 20 milliseconds for each answer.
type slow struct {
	all.Engine
	now  *int64
	fail bool // in the middle
}

func (e slow) Own() (session.Engine, *binder.Binder) { return e, binder.New(nil) }

func (e slow) Load(b []byte) (session.Loading, error) {
	l, err := e.Engine.Load(b)
	return &slowly{l, e}, err
}

type slowly struct {
	session.Loading
	slow
}

func (l *slowly) Step(stop func() bool) (session.Match, error) {
	return l.Loading.Step(func() bool {
		*l.now += 20
		return stop()
	})
}

// broken fails after its first step.
type broken struct{ session.Loading }

func (broken) Step(func() bool) (session.Match, error) { return nil, errors.New("answer 2 differs") }

func slowStage(t *testing.T) *stage {
	s := &stage{T: t, now: 1000, store: map[string][]byte{}, files: map[string][]byte{}}
	s.engine = slow{now: &s.now}
	s.open(map[string]string{"seed": "3"})
	return s
}

// once lets one tick pass, without time beside what is done in it.
func (s *stage) once() { s.app.Tick() }

// TestOpeningInSlices: a file of many answers is opened while the picture goes on: the
// player sees how far it is, and may leave it; what was open stays as it was.
func TestOpeningInSlices(t *testing.T) {
	for _, leave := range []string{"", "press", "key", "another"} {
		s := slowStage(t)
		s.press("start")
		s.want("table", 1)
		under := s.app.table
		s.app.Open("long.gorin", []byte("fixture 20"))
		if s.app.table != under || s.app.opening == nil {
			t.Fatal("a long file is opened at once")
		}
		ticks := 0
		for ; s.app.opening != nil && ticks < 500; ticks++ {
			before := s.now
			s.once()
			if s.app.opening != nil && s.now-before > openInTick+20 {
				t.Fatalf("%d ms in a tick", s.now-before)
			}
			if s.app.table != under && s.app.opening != nil {
				t.Fatal("the table is another one before the file is open")
			}
			if s.app.ask == nil || leave == "" {
				continue
			}
			if !strings.Contains(s.last.Alert, "Opening the file") || !strings.Contains(s.last.Alert, "of 20") || len(s.last.Deal) != 1 {
				t.Fatalf("told %q with %v", s.last.Alert, s.last.Deal)
			}
			switch leave {
			case "press":
				s.app.Do("cancel", "")
			case "key":
				s.app.Do("key", "Escape")
			case "another":
				s.app.Open("short.gorin", []byte("fixture 3"))
			}
		}
		s.once()
		switch {
		case leave == "" && (s.app.table == under || s.app.table.Session.Match.Seq() != 20 || ticks < 5):
			t.Errorf("after %d ticks the match stands at %d", ticks, s.app.table.Session.Match.Seq())
		case leave == "another" && (s.app.table == under || s.app.table.Session.Match.Seq() != 3):
			t.Errorf("the later file is at %d", s.app.table.Session.Match.Seq())
		case (leave == "press" || leave == "key") && (s.app.table != under || s.app.ask != nil || s.last.Alert != ""):
			t.Errorf("%s: told %q after it was left", leave, s.last.Alert)
		}
	}
}

// TestOpeningFails: what goes wrong in the middle is told, and changes nothing.
func TestOpeningFails(t *testing.T) {
	s := slowStage(t)
	s.press("start")
	under := s.app.table
	from, err := s.engine.Load([]byte("fixture 20"))
	if err != nil {
		t.Fatal(err)
	}
	s.app.openLittle(&opening{from: broken{from}, fail: func(err error) { s.app.fail("no", err) }, then: func(session.Match) { t.Error("opened") }})
	s.tick()
	if s.app.opening != nil || s.app.table != under || !strings.Contains(s.last.Alert, "answer 2 differs") {
		t.Errorf("told %q", s.last.Alert)
	}
}

// TestStrange: cards of a file that say something else than those that ship are shown
// beside them before the file is opened, in both languages, once; not of what this
// browser has kept itself.
func TestStrange(t *testing.T) {
	for _, g := range append(all.Games(), fixture.New(fixture.MadeUp)) {
		if g.Strange != nil {
			t.Run(g.Key, func(t *testing.T) { strange(t, g.Key, g.Strange().Says) })
		}
	}
}

func strange(t *testing.T, game string, says [2][]string) {
	s := makeBelieve(t, []string{game}, map[string]string{"seed": "3"})
	s.press("start")
	under := s.app.table
	drop := func(n int) { s.app.Open("theirs.gorin", fmt.Appendf(nil, "fixture strange %d", n)); s.tick() }
	drop(5)
	if s.app.table != under {
		t.Fatal("the file is played before anything is said")
	}
	s.says(s.last.Alert, "Cards of this file are not those of Gorin", "marked as doing nothing")
	s.says(s.last.Alert, says[rules.English]...)
	s.press("cancel")
	if s.app.table != under || s.app.opening != nil || s.last.Alert != "" {
		t.Fatalf("after leaving it: %q", s.last.Alert)
	}
	s.do("language", "")
	drop(5)
	s.says(s.last.Alert, "五輪のものと違います")
	s.says(s.last.Alert, says[rules.Japanese]...)
	s.app.Do("key", "Enter")
	s.tick()
	if s.app.table == under || s.app.table.Session.Match.Seq() < 5 {
		t.Fatal("the file is not open")
	}
	under = s.app.table
	if s.app.ask != nil { // whose game it is
		s.press("ok")
	}
	drop(6) // says the same
	if s.app.table == under || s.app.table.Session.Match.Seq() < 6 {
		t.Errorf("asked again: %s", s.last.Alert)
	}
	s.store[keepStrange] = nil
	l, err := s.engine.Load([]byte("fixture strange 7"))
	if err != nil {
		t.Fatal(err)
	}
	opened := false
	s.app.openLittle(&opening{from: l, then: func(session.Match) { opened = true }})
	if !opened {
		t.Error("asked about what this browser has kept itself")
	}
}
