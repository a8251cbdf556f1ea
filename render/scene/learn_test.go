package scene

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"gorin/render/input"
	"gorin/rules/lesson"
)

// eachLesson calls f for every game that has a lesson.
func eachLesson(t *testing.T, f func(t *testing.T, game string, l *lesson.Lesson)) {
	t.Helper()
	eachGame(t, func(t *testing.T, game string) {
		list, err := lesson.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		if len(list) > 0 {
			f(t, game, list[0])
		}
	})
}

// leads is an option that the mirror says to choose, -1 for none.
func (s *stage) leads() int {
	for _, o := range s.last.Options {
		if strings.Contains(o.Text, "(choose this)") && !o.Pressed {
			return o.Index
		}
	}
	return -1
}

// offersAct reports whether the mirror has an act that can be carried out.
func (s *stage) offersAct(act string) bool {
	for _, x := range s.last.Acts {
		if x.Act == act && !x.Off {
			return true
		}
	}
	return s.last.Confirm != nil && s.last.Confirm.Act == act && !s.last.Confirm.Off
}

// follow goes on in a lesson by one press, and reports whether it is over.
func (s *stage) followLesson() (over bool) {
	s.Helper()
	switch i := s.leads(); {
	case s.offersAct("lesson-match"):
		return true
	case s.offersAct("lesson-next"):
		s.press("lesson-next")
	case i >= 0:
		s.do("option", strconv.Itoa(i))
	case s.offersAct("confirm"):
		s.press("confirm")
	default:
		s.tick()
	}
	return false
}

// TestLessonByTheMirror: somebody new is offered the lesson before all else, follows it to its
// end, and is offered it beside practice from then on.
func TestLessonByTheMirror(t *testing.T) {
	eachLesson(t, func(t *testing.T, game string, l *lesson.Lesson) {
		s := onRules(t, map[string]string{"lang": "en", "game": game, "delay": "0"})
		if s.last.Acts[0].Act != "learn" {
			t.Fatalf("first is %q", s.last.Acts[0].Act)
		}
		s.press("learn")
		remarks := map[string]bool{}
		note := func() bool {
			remarks[s.app.table.Lesson.Walk.Says()[1]] = true
			return true
		}
		for n := 0; note() && !s.followLesson(); n++ {
			if n > 900 {
				t.Fatalf("it does not end: %q", s.last.Prompt)
			}
			if s.offersAct("lesson-back") {
				t.Fatalf("what leads on is beside the path: %q", s.last.Prompt)
			}
		}
		w, err := l.Open()
		if err != nil {
			t.Fatal(err)
		}
		if len(remarks) < w.Remarks() {
			t.Errorf("%d of %d remarks were made", len(remarks), w.Remarks())
		}
		if !strings.Contains(s.last.Prompt, l.After[1]) {
			t.Errorf("the end says %q", s.last.Prompt)
		}
		s.press("lesson-match")
		s.want("title", 0)
		if s.last.Acts[0].Act == "learn" {
			t.Error("who has learnt it is offered it first")
		}
		s.open(map[string]string{"lang": "en", "game": game})
		if s.last.Acts[0].Act == "learn" || !s.offersAct("learn") {
			t.Errorf("the next day: %v", s.last.Acts)
		}
	})
}

// TestLessonBeside: at each decision another answer is explained, taken back, and the lesson goes
// on as if nothing had been.
func TestLessonBeside(t *testing.T) {
	eachLesson(t, func(t *testing.T, game string, _ *lesson.Lesson) {
		s := onRules(t, map[string]string{"lang": "en", "game": game, "delay": "0"})
		s.press("learn")
		asked, strayed := uint32(0), 0
		for n := 0; n < 900; n++ {
			walk := s.app.table.Lesson.Walk
			r := s.app.table.Request
			if lead := s.leads(); lead >= 0 && r != nil && r.Max == 1 && s.last.Seq != asked {
				asked = s.last.Seq
				sum, says := walk.Match.Sum(), walk.Says()
				options, _ := walk.Leads(nil)
				for i := range r.Options {
					if !slices.Contains(options, i) {
						s.do("option", strconv.Itoa(i))
						if walk.State() != lesson.Off || !s.offersAct("lesson-back") || len(s.last.Options) > 0 {
							t.Fatalf("%q leads %s: %q", r.Options[i].Words[1], walk.State(), s.last.Prompt)
						}
						if !strings.Contains(s.last.Prompt, walk.Says()[1]) || walk.Says() == says {
							t.Fatalf("nothing is said of %q", r.Options[i].Words[1])
						}
						s.tick() // nobody plays on meanwhile
						s.press("lesson-back")
						strayed++
						if walk.State() != lesson.Asked || walk.Match.Sum() != sum || walk.Says() != says || s.leads() != lead {
							t.Fatalf("%q is not taken back: %s, %q", r.Options[i].Words[1], walk.State(), s.last.Prompt)
						}
					}
				}
			}
			if s.followLesson() {
				if strayed < 20 {
					t.Errorf("only %d answers lie beside the path", strayed)
				}
				return
			}
		}
		t.Fatalf("it does not end: %q", s.last.Prompt)
	})
}

// TestLessonUndo: undo and redo in a lesson lead along the path, and it can be begun again and left.
func TestLessonUndo(t *testing.T) {
	eachLesson(t, func(t *testing.T, game string, _ *lesson.Lesson) {
		s := onRules(t, map[string]string{"lang": "en", "game": game, "delay": "0"})
		s.press("learn")
		first := s.last.Prompt
		for s.last.Seq < 12 {
			s.followLesson()
		}
		at := s.app.table.Lesson.Walk.Step()
		for range 3 {
			s.do("undo", "")
		}
		if now := s.app.table.Lesson.Walk; now.State() != lesson.Asked || now.Step() >= at {
			t.Fatalf("after undo: %s at step %d, it was %d", now.State(), now.Step(), at)
		}
		for range 200 {
			if s.app.table.Lesson.Walk.Step() >= at {
				break
			}
			s.followLesson()
		}
		for _, act := range []string{"look-back", "redo", "run", "pay", "watch", "save", "link"} {
			s.do(act, "")
			if s.app.ask != nil {
				s.do("key", "Escape")
			}
		}
		if s.app.table.Session.Watching || s.app.table.Lesson.Walk.State() == lesson.Off {
			t.Error("one can look back in a lesson")
		}
		if len(s.app.kept.All()) > 0 {
			t.Error("a lesson is kept as a game")
		}
		s.press("lesson-again")
		if s.last.Prompt != first {
			t.Errorf("begun again it says %q", s.last.Prompt)
		}
		s.press("lesson-leave")
		s.want("title", 0)
		if s.last.Acts[0].Act != "learn" {
			t.Error("who has left the lesson is not new any more")
		}
	})
}

// TestLessonByKeys: Enter goes on when the remark has been seen, and not before.
func TestLessonByKeys(t *testing.T) {
	eachLesson(t, func(t *testing.T, game string, _ *lesson.Lesson) {
		s := onRules(t, map[string]string{"lang": "ja", "game": game, "delay": "0"})
		s.press("learn")
		walk := s.app.table.Lesson.Walk
		s.app.Feed(input.Event{Kind: input.Key, Name: "Enter"})
		if walk.Step() != 0 {
			t.Fatal("a remark is passed over that nobody has seen")
		}
		s.app.table.Lesson.Seen()
		s.app.Feed(input.Event{Kind: input.Key, Name: "Enter"})
		if walk.Step() != 1 {
			t.Fatalf("Enter does not go on: step %d", walk.Step())
		}
		s.app.table.Lesson.Seen()
		s.app.Feed(input.Event{Kind: input.Key, Name: "Space"})
		if walk.Step() != 2 {
			t.Fatalf("Space does not go on: step %d", walk.Step())
		}
	})
}
