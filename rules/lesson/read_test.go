package lesson

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/rulestest/room"
)

// sample is the small lesson of the tests, which the room of a game keeps as
// testdata/lesson.txt.
func sample(t testing.TB) string {
	t.Helper()
	for _, game := range rules.Games() {
		if len(room.Files(t, game, "testdata/lesson.txt")) > 0 {
			return room.Text(t, game, "testdata/lesson.txt")
		}
	}
	t.Skip("no game has one")
	return ""
}

// TestErrors: a mistake in a lesson says where and what.
func TestErrors(t *testing.T) {
	text := sample(t)
	l, err := Parse("f", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if rep := l.Check(); rep.Err != nil || rep.Ways == 0 || rep.Beside == 0 {
		t.Fatalf("%+v", rep)
	}
	for _, c := range [][3]string{ // what is written otherwise, how, and what is wrong then
		{"title ja 試し\n", "", ":1: the title is not there in both languages"},
		{"title en A trial", "title ja 試し", ":3: the text stands there twice in ja"},
		{"about en Little.", "about fr Peu.", ":5: a text begins with its language"},
		{"about en Little.", "about en", ":5: the text is empty"},
		{"about en Little.", "about en Lit\x01tle.", ":5: the text holds a control"},
		{"say en First.", "say en " + strings.Repeat("x", maxRemark+1), ":27: the text is longer"},
		{"say en First.\n", "", ":27: the text stands there twice in ja"},
		{"say en Anybody.\n", "", "the remark is not there in both languages"},
		{"at you hand A", "at you cellar", "has no zone \"cellar\""},
		{"at you hand A", "at you hand Q", "no card \"Q\" is described"},
		{"at you hand A", "at you clock A", "the learner sees no A in clock"},
		{"at you hand A", "at button door", "there is no button \"door\""},
		{"at you hand A", "at nobody hand", "none of you, opponent"},
		{"at you hand A", "at option play C", "no option is"},
		{"at you hand A", strings.Repeat("at you hand\n", maxPointed+1), "things at most"},
		{"or you C", "or opponent C", "an answer of yours"},
		{"mistake en Not yet.\n", "", "a mistake has a text in both languages"},
		{"answer you A\n", "undo\n", "a lesson does not undo"},
		{"answer you A\n", "answer you play A\n", "no option is \"play A\""},
		{"expect you clock A", "expect you clock 2", "there lie 1"},
		{"say ja はじめ。", "mistake ja まだ。", ":26: no answer of yours"},
		{"turn 1 you", "shuffle A", "come out by its seed"},
		{"A trial", "A \xff", "not UTF-8"},
		{"A trial", "A trial #" + strings.Repeat("x", MaxSize), "at most"},
		{"A trial", "A trial\n---\ngame " + l.Game + "\nexpect you clock 0", "one lesson, not 2"},
	} {
		bent := strings.Replace(text, c[0], c[1], 1)
		if bent == text {
			t.Errorf("%q is nowhere", c[0])
		}
		l, err := Parse("f", []byte(bent))
		if err == nil {
			err = l.Check().Err
		}
		if err == nil || !strings.Contains(err.Error(), c[2]) || !strings.HasPrefix(err.Error(), "f:") {
			t.Errorf("%.40q: %v", c[1], err)
		}
	}
}

// FuzzParse: no file makes the reader panic, nor following what it reads.
func FuzzParse(f *testing.F) {
	f.Add([]byte(sample(f)))
	for _, l := range shipped(f) {
		f.Add(l.text)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if len(data) > 20000 {
			return
		}
		l, err := Parse("fuzz", data)
		if err != nil {
			return
		}
		w, err := l.Open()
		if err != nil {
			return
		}
		me := bot.Random(1)
		for range 20 {
			w.Next()
			_, _, _, _ = w.Says(), w.Targets(), w.Remark(), w.Err()
			q := w.Match.Pending()
			if q == nil {
				break
			}
			pick := w.Expected()
			if pick == nil {
				pick = w.Reply()
			}
			if pick == nil || w.Match.Answer(q.Seq, pick) != nil {
				if err := w.Match.Answer(q.Seq, me.Choose(w.Match.View(rules.Spectator), q)); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}
