package lesson

import (
	"regexp"
	"slices"
	"testing"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/scenario"
)

// What a beginner is told at once, in letters; how many remarks a first match may have.
const (
	shortJapanese = 80
	shortEnglish  = 160
	fewRemarks    = 20
	manyRemarks   = 60
)

// shipped lists the lessons that ship.
func shipped(t testing.TB) (list []*Lesson) {
	t.Helper()
	for _, game := range rules.Games() {
		of, err := Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, of...)
	}
	if len(list) == 0 {
		t.Fatal("there are none")
	}
	return list
}

// each runs a test for every lesson that ships.
func each(t *testing.T, f func(t *testing.T, l *Lesson)) {
	for _, l := range shipped(t) {
		t.Run(l.Game+"/"+l.Name, func(t *testing.T) { f(t, l) })
	}
}

func open(t testing.TB, l *Lesson) *Walk {
	t.Helper()
	w, err := l.Open("わたし", "あなた")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// TestShipped: every lesson can be followed to its end and left anywhere, and both players
// come to all that a turn has.
func TestShipped(t *testing.T) {
	each(t, func(t *testing.T, l *Lesson) {
		rep := l.Check()
		switch {
		case rep.Err != nil:
			t.Fatal(rep.Err)
		case len(rep.Missing) > 0:
			t.Errorf("not both players go through %v", rep.Missing)
		case rep.Remarks < fewRemarks || rep.Remarks > manyRemarks:
			t.Errorf("it has %d remarks", rep.Remarks)
		case rep.Beside < rep.Decisions:
			t.Errorf("%d decisions, and %d answers beside the path", rep.Decisions, rep.Beside)
		case rep.Told*4 < rep.Beside*3:
			t.Errorf("of %d answers beside the path %d are told why", rep.Beside, rep.Told)
		case rep.Turns < 3:
			t.Errorf("it has %d turns", rep.Turns)
		}
	})
}

var clause = regexp.MustCompile(`§|\d+\.\d+|\d{3,}-\d`)

// TestShortRemarks: a beginner is told little at once, and no clauses.
func TestShortRemarks(t *testing.T) {
	each(t, func(t *testing.T, l *Lesson) {
		look := func(line int, w rules.Words) {
			if utf8.RuneCountInString(w[rules.Japanese]) > shortJapanese || utf8.RuneCountInString(w[rules.English]) > shortEnglish {
				t.Errorf("line %d is long: %d and %d letters: %s", line, utf8.RuneCountInString(w[rules.Japanese]), utf8.RuneCountInString(w[rules.English]), w[rules.English])
			}
			if clause.MatchString(w[0] + w[1]) {
				t.Errorf("line %d names a clause", line)
			}
		}
		for _, s := range l.steps {
			look(s.line, s.says)
			for _, m := range s.mistakes {
				look(s.line, m.why)
			}
		}
	})
}

// TestWalk: undo and redo lead back and forth along the path, and what was read stays read.
func TestWalk(t *testing.T) {
	each(t, func(t *testing.T, l *Lesson) {
		w := open(t, l)
		for w.State() == Reading {
			w.Next()
		}
		var at []int
		for w.State() != Done {
			at = append(at, w.Step())
			for w.State() == Reading {
				w.Next()
			}
			if pick := slices.Concat(w.Expected(), w.Reply()); w.State() == Asked || w.State() == Waiting {
				if err := w.Match.Answer(w.Match.Seq(), pick); err != nil {
					t.Fatal(err)
				}
			}
		}
		for w.Match.Undo() {
			if s := w.State(); s == Off || s == Done {
				t.Fatalf("undo leads %s at step %d", s, w.Step())
			}
		}
		if w.Step() > at[0] {
			t.Errorf("back at the beginning step %d is next, it was %d", w.Step(), at[0])
		}
		for w.Match.Redo() { // one after the other, without a look in between
		}
		if w.State() == Off {
			t.Error("redo leaves the path")
		}
		again := open(t, l)
		for again.State() != Done {
			again.Next()
			if pick := slices.Concat(again.Expected(), again.Reply()); again.State() == Asked || again.State() == Waiting {
				if err := again.Match.Answer(again.Match.Seq(), pick); err != nil {
					t.Fatal(err)
				}
			}
		}
		if again.Match.Sum() != w.Match.Sum() {
			t.Error("the same path ends otherwise")
		}
	})
}

// TestBeside: who picks something beside the path is told why, also after more answers, and
// comes back by undo.
func TestBeside(t *testing.T) {
	each(t, func(t *testing.T, l *Lesson) {
		w := open(t, l)
		for w.State() != Asked {
			w.Next()
			if w.State() == Waiting {
				if err := w.Match.Answer(w.Match.Seq(), w.Reply()); err != nil {
					t.Fatal(err)
				}
			}
		}
		step, seq := w.Step(), w.Match.Seq()
		me := bot.Random(3)
		for range 6 {
			q := w.Match.Pending()
			if err := w.Match.Answer(q.Seq, me.Choose(w.Match.View(q.Seat), q)); err != nil {
				t.Fatal(err)
			}
		}
		if w.State() != Off || !scenario.Full(w.Says()) || w.Targets() != nil || w.Reply() != nil || w.Expected() != nil {
			t.Fatalf("%s, %q", w.State(), w.Says())
		}
		for w.Match.Seq() > seq {
			w.Match.Undo()
		}
		if w.State() != Asked || w.Step() != step {
			t.Fatalf("%s at step %d, it was %d", w.State(), w.Step(), step)
		}
		if err := w.Match.Concede(Learner); err != nil {
			t.Fatal(err)
		}
		if w.State() != Off {
			t.Error("who gives up is on the path")
		}
	})
}
