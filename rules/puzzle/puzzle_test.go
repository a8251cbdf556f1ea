package puzzle

import (
	"bytes"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
)

// small is a puzzle in which a character has to be moved out of the way of
// another, greater one.
const small = `game weiss
title ja 試し
title en A trial
goal ja 相手のキャラを【リバース】する。
goal en Reverse the opponent's character.
hint ja 正面を見る。
hint en Look ahead.
hint ja 大きい方を動かす。
hint en Move the greater one.
after ja できました。
after en Done.
teaches 7.6.1.2, 6.5.1.2.4
within attack
cards
  A  character power 1000 name 子|Child
  B  character power 3000 name 親|Parent
  D  character power 2000 name 壁|Wall
you
  front-left A
  back-left B
opponent
  front-right D
start main
answer you swap front-left back-left
answer you pass
answer you B
answer you front
expect opponent front-right D reversed
mistake answer you pass
mistake answer you A
mistake answer you front
mistake expect you front-left A reversed
mistake ja 小さい方が負けた。
mistake en The smaller one lost.
`

func parse(t *testing.T, text string) *Puzzle {
	t.Helper()
	p, err := Parse("puzzles/01_small.txt", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func begin(t *testing.T, p *Puzzle) *Try {
	t.Helper()
	try, err := p.Open("わたし", "あなた")
	if err != nil {
		t.Fatal(err)
	}
	return try
}

// give makes moves.
func give(t *testing.T, try *Try, moves []rules.Move) {
	t.Helper()
	for _, mv := range moves {
		if err := try.Match.Answer(try.Match.Seq(), mv.Pick); err != nil {
			t.Fatal(err)
		}
	}
}

// TestStatus: an attempt is open until it is solved or time is up, and undo
// takes both back.
func TestStatus(t *testing.T) {
	p := parse(t, small)
	if rep := p.Check(20); rep.Err != nil || rep.First || rep.Answers != 4 {
		t.Fatalf("%+v", rep)
	}
	right, err := p.Solution()
	if err != nil {
		t.Fatal(err)
	}
	wrong, err := p.follow(p.Mistakes[0].answers)
	if err != nil {
		t.Fatal(err)
	}
	try := begin(t, p)
	for _, mv := range right {
		if s := try.Status(); s.State != Open {
			t.Fatal(s)
		}
		give(t, try, []rules.Move{mv})
	}
	if s := try.Status(); s.State != Solved {
		t.Fatal(s)
	}
	for range right {
		try.Match.Undo()
	}
	if s := try.Status(); s.State != Open {
		t.Fatal("after undo:", s)
	}
	for try.Match.Redo() { // several moves at once
	}
	if s := try.Status(); s.State != Solved {
		t.Fatal("after redo:", s)
	}
	for try.Match.Undo() {
	}
	give(t, try, wrong.Match.Moves())
	if s := try.Status(); s.State != Failed || s.Why[rules.English] != "The smaller one lost." {
		t.Fatal("after the mistake:", s)
	}
	try.Match.Undo()
	try.Match.Undo()
	if s := try.Status(); s.State != Open {
		t.Fatal("after undo:", s)
	}
	if err := try.Match.Concede(Solver); err != nil {
		t.Fatal(err)
	}
	if s := try.Status(); s.State != Failed || !strings.Contains(s.Why[rules.Japanese], "1.2.4") {
		t.Fatal("after giving up:", s)
	}
}

// TestSticky: what has been solved stays solved, whatever is played on.
func TestSticky(t *testing.T) {
	p := parse(t, small)
	moves, err := p.Solution()
	if err != nil {
		t.Fatal(err)
	}
	try := begin(t, p)
	give(t, try, moves)
	for range 10 {
		q := try.Match.Pending()
		if err := try.Match.Answer(q.Seq, passive{}.Choose(nil, q)); err != nil {
			t.Fatal(err)
		}
	}
	if s := try.Status(); s.State != Solved || try.Match.Turn() == 3 {
		t.Fatal(s, try.Match.Turn())
	}
}

// TestTime: answers are counted where there was a choice; a goal that is looked
// at in the end is not looked at before.
func TestTime(t *testing.T) {
	few := parse(t, strings.Replace(small, "within attack", "within 3 answers", 1))
	try := begin(t, few)
	if s := try.Status(); s.Left != 3 {
		t.Error(s)
	}
	if _, err := few.Solution(); err == nil || !strings.Contains(err.Error(), ":28: failed after the solution") {
		t.Error(err)
	}
	for _, until := range []string{"within 4 answers", "at-end turn", "at-end attack", "within turn"} {
		p := parse(t, strings.Replace(small, "within attack", until, 1))
		_, err := p.Solution()
		if (err != nil) != (until == "at-end turn") { // the reversed character has left by then
			t.Errorf("%s: %v", until, err)
		}
	}
}

// TestHints come one by one, and there is an end of them.
func TestHints(t *testing.T) {
	try := begin(t, parse(t, small))
	for _, want := range []string{"Look ahead.", "Move the greater one.", ""} {
		if h, more := try.Hint(); h[rules.English] != want || more != (want != "") {
			t.Error(h, more)
		}
	}
}

// TestSave: an attempt is the same after it was saved and loaded.
func TestSave(t *testing.T) {
	p := parse(t, small)
	moves, err := p.Solution()
	if err != nil {
		t.Fatal(err)
	}
	try := begin(t, p)
	for i := 0; ; i++ {
		again, err := Load(try.Save())
		if err != nil {
			t.Fatal(i, err)
		}
		if again.Match.Hash() != try.Match.Hash() || again.Status() != try.Status() || !bytes.Equal(again.Save(), try.Save()) {
			t.Error("not the same after", i)
		}
		if i == len(moves) {
			break
		}
		give(t, try, moves[i:i+1])
	}
	if err := try.Match.Concede(1); err != nil {
		t.Fatal(err)
	}
	if again, err := Load(try.Save()); err != nil || again.Match.Result().Winners[0] != 0 {
		t.Error(err)
	}
	good := string(try.Save())
	for n := range try.Puzzle.Hints {
		try.Hint()
		again, err := Load(try.Save())
		if err != nil || len(again.Hints()) != n+1 || again.Hints()[n] != try.Hints()[n] || again.Match.Hash() != try.Match.Hash() {
			t.Errorf("after hint %d: %v", n+1, err)
		}
	}
	for _, c := range []struct{ old, new, want string }{
		{"gorin-puzzle 1", "gorin-puzzle 2", "no saved attempt"},
		{"\n===\n", "\n", "no saved attempt"},
		{"\n0 ", "\n1 ", "answer 1: seat 0 is asked"},
		{"\n0 ", "\n0 99 ", "answer 1"},
		{"\n0 ", "\nx ", "not a number"},
		{"\n0 ", "\n\n0 ", "answer 1: nobody answers"},
		{"game weiss", "game whist", "01_small:1: no game"},
		{"\n0 ", "\nhints 3\n0 ", "it has 2 hints"},
		{"\n0 ", "\nhints -1\n0 ", "it has 2 hints"},
		{"\n0 ", "\nhints all\n0 ", "it has 2 hints"},
	} {
		if _, err := Load([]byte(strings.Replace(good, c.old, c.new, 1))); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v", c.new, err)
		}
	}
}

// TestOpponents: the same question is answered the same way again after undo.
func TestOpponents(t *testing.T) {
	for key := range Opponents {
		p := parse(t, strings.Replace(small, "within attack", "within game\nagainst "+key, 1))
		try := begin(t, p)
		me := bot.Random(7)
		for range 60 {
			q := try.Match.Pending()
			if q == nil {
				break
			}
			who := me
			if q.Seat != Solver {
				who = try.Opponent()
			}
			if err := try.Match.Answer(q.Seq, who.Choose(try.Match.View(q.Seat), q)); err != nil {
				t.Fatal(key, err)
			}
		}
		moves := append([]rules.Move(nil), try.Match.Moves()...)
		for try.Match.Undo() {
		}
		for _, mv := range moves {
			q := try.Match.Pending()
			pick := mv.Pick
			if q.Seat != Solver {
				pick = try.Opponent().Choose(try.Match.View(q.Seat), q)
			}
			if err := try.Match.Answer(q.Seq, pick); err != nil {
				t.Fatal(key, err)
			}
		}
		if last := try.Match.Moves(); last[len(last)-1].Sum != moves[len(moves)-1].Sum {
			t.Error(key, "answers otherwise the second time")
		}
	}
}
