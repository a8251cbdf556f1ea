package scene

import (
	"testing"

	"gorin/render/skin"
	"gorin/rules"
	"gorin/rules/replay"
)

// TestFilmByTheMirror: a file of one side is watched with its turns as marks; nobody
// sees the other hand or plays on.
func TestFilmByTheMirror(t *testing.T) { eachGame(t, filmByTheMirror) }

func filmByTheMirror(t *testing.T, game string) {
	s, _ := replayed(t, game)
	m, ok := s.app.table.Session.Match.(*rules.Match)
	if !ok {
		t.Fatal("not a match of the rules")
	}
	s.press("watch-last")
	file, err := replay.Write(m, replay.Options{OneSide: true, Seat: 1})
	if err != nil {
		t.Fatal(err)
	}
	s.app.Open("side.gorin", file)
	s.app.Tick()
	s.press("ok")
	turns := 0
	for _, x := range s.app.table.Track.Marks {
		if x.Kind == skin.Turn {
			turns++
		}
	}
	if turns < 5 {
		t.Errorf("%d turns are marked", turns)
	}
	s.press("turn-next")
	s.press("turn-next")
	at := s.last.Seq
	s.press("watch-last")
	if s.last.Seq <= at || at <= 1 {
		t.Errorf("at %d after two turns, and %d in the end", at, s.last.Seq)
	}
	for _, act := range []string{"watch-hands", "watch-flip", "branch"} {
		for _, x := range s.last.Acts {
			if x.Act == act {
				t.Errorf("%q is offered", act)
			}
		}
		s.do(act, "")
	}
	if s.app.table.Practice || s.app.table.Session.Open {
		t.Error("a film shows both hands, or is played on")
	}
}
