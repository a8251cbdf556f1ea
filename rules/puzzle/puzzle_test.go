package puzzle

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/rulestest/room"
)

// sample is a small puzzle of a game, which its room keeps as testdata/puzzle.txt, and what
// is tried with it, testdata/puzzle.tsv: a row a line, with columns parted by tabs.
type sample struct {
	game string
	text string
	span string     // the line that says how long there is
	ends [][]string // other such lines: what they say, and whether the puzzle can be solved then
	bent [][]string // what is written otherwise, how, and what is wrong then
}

// samples are those of all games that have one.
func samples(t testing.TB) (all []sample) {
	t.Helper()
	for _, game := range rules.Games() {
		if len(room.Files(t, game, "testdata/puzzle.txt")) == 0 {
			continue
		}
		tr := sample{game: game, text: room.Text(t, game, "testdata/puzzle.txt")}
		for line := range strings.Lines(room.Text(t, game, "testdata/puzzle.tsv")) {
			col := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
			for i := range col {
				col[i] = strings.ReplaceAll(col[i], `\n`, "\n")
			}
			switch col[0] {
			case "span":
				tr.span = col[1]
			case "end":
				tr.ends = append(tr.ends, col[1:])
			case "bent":
				tr.bent = append(tr.bent, col[1:])
			default:
				t.Fatalf("%s: no row %q", game, col[0])
			}
		}
		all = append(all, tr)
	}
	return all
}

// eachSample runs a test for every game that has such a puzzle.
func eachSample(t *testing.T, f func(t *testing.T, tr sample)) {
	for _, tr := range samples(t) {
		t.Run(tr.game, func(t *testing.T) { f(t, tr) })
	}
}

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
	try, err := p.Open("わたし", "あなた", "だれか")
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
func TestStatus(t *testing.T) { eachSample(t, status) }

func status(t *testing.T, tr sample) {
	p := parse(t, tr.text)
	if rep := p.Check(20); rep.Err != nil || rep.First || rep.Answers < 2 {
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
	if s := try.Status(); s.State != Failed || s.Why != p.Mistakes[0].Why {
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
	clause := rules.BookOf(p.Game).Cites.Concede
	if !try.Match.Result().Over {
		clause = "" // the others play on
	}
	if s := try.Status(); s.State != Failed || s.Why == (rules.Words{}) || !strings.Contains(s.Why[rules.Japanese], clause) {
		t.Fatal("after giving up:", s)
	}
}

// TestSticky: what has been solved stays solved, whatever is played on.
func TestSticky(t *testing.T) { eachSample(t, sticky) }

func sticky(t *testing.T, tr sample) {
	p := parse(t, tr.text)
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
func TestTime(t *testing.T) { eachSample(t, ending) }

func ending(t *testing.T, tr sample) {
	answers := parse(t, tr.text).Check(0).Answers
	few := parse(t, strings.Replace(tr.text, tr.span, fmt.Sprintf("within %d answers", answers-1), 1))
	try := begin(t, few)
	if s := try.Status(); s.Left != answers-1 {
		t.Error(s)
	}
	if _, err := few.Solution(); err == nil || !strings.Contains(err.Error(), "failed") {
		t.Error(err)
	}
	for _, end := range append(tr.ends, []string{fmt.Sprintf("within %d answers", answers), "solved"}) {
		p := parse(t, strings.Replace(tr.text, tr.span, end[0], 1))
		if _, err := p.Solution(); (err == nil) != (end[1] == "solved") {
			t.Errorf("%s: %v", end, err)
		}
	}
}

// TestHints come one by one, and there is an end of them.
func TestHints(t *testing.T) { eachSample(t, hints) }

func hints(t *testing.T, tr sample) {
	try := begin(t, parse(t, tr.text))
	for _, want := range append(try.Puzzle.Hints, rules.Words{}) {
		if h, more := try.Hint(); h != want || more != (want != rules.Words{}) {
			t.Error(h, more)
		}
	}
	if len(try.Puzzle.Hints) != 2 {
		t.Error("it has other hints")
	}
}

// TestSave: an attempt is the same after it was saved and loaded.
func TestSave(t *testing.T) { eachSample(t, saving) }

func saving(t *testing.T, tr sample) {
	p := parse(t, tr.text)
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
	for seat := 1; seat < len(try.Match.Setup().Seats); seat++ {
		if err := try.Match.Concede(seat); err != nil {
			t.Fatal(err)
		}
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
		{"game " + tr.game, "game whist", "01_small:1: no game"},
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
func TestOpponents(t *testing.T) { eachSample(t, opponents) }

func opponents(t *testing.T, tr sample) {
	for key := range Opponents {
		p := parse(t, strings.Replace(tr.text, tr.span, "within game\nagainst "+key, 1))
		try := begin(t, p)
		me := bot.Random(7)
		for range 60 {
			q := try.Match.Pending()
			if q == nil {
				break
			}
			var pick []int
			if p.Solves(q.Seat) {
				pick = me.Choose(nil, q)
			} else {
				pick = try.Reply(q)
			}
			if err := try.Match.Answer(q.Seq, pick); err != nil {
				t.Fatal(key, err)
			}
		}
		moves := append([]rules.Move(nil), try.Match.Moves()...)
		for try.Match.Undo() {
		}
		for _, mv := range moves {
			q := try.Match.Pending()
			pick := mv.Pick
			if !p.Solves(q.Seat) {
				pick = try.Reply(q)
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
