package scene

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/puzzle"
)

// eachShelf calls f for every game that has puzzles.
func eachShelf(t *testing.T, f func(t *testing.T, game string, list []*puzzle.Puzzle)) {
	t.Helper()
	eachGame(t, func(t *testing.T, game string) {
		list, err := puzzle.Shipped(game)
		if err != nil {
			t.Fatal(err)
		}
		if len(list) > 0 {
			f(t, game, list)
		}
	})
}

// TestPuzzleByTheMirror: a puzzle is chosen, hints are asked for, a wrong answer
// fails, the right ones solve it, and the list remembers.
func TestPuzzleByTheMirror(t *testing.T) { eachShelf(t, puzzleByTheMirror) }

func puzzleByTheMirror(t *testing.T, game string, list []*puzzle.Puzzle) {
	s := onRules(t, map[string]string{"lang": "en", "game": game})
	p := list[0]
	s.press("practice")
	s.do("puzzle", p.Name)
	if !strings.Contains(s.last.Prompt, p.Goal[1]) || len(s.last.Options) == 0 {
		t.Fatalf("prompt %q, options %v", s.last.Prompt, s.last.Options)
	}
	for i, h := range p.Hints {
		if strings.Contains(s.last.Prompt, h[1]) {
			t.Errorf("hint %d is told before it is asked for", i+1)
		}
		s.press("hint")
		if !strings.Contains(s.last.Prompt, h[1]) {
			t.Errorf("hint %d is not told: %q", i+1, s.last.Prompt)
		}
	}
	for i := 0; !s.app.table.Decided(); i++ { // to do nothing solves nothing
		if i > 100 {
			t.Fatal("the puzzle does not end")
		}
		s.idle()
	}
	if !strings.Contains(s.last.Prompt, "Not this time") || s.app.shelf.Progress[p.Game][p.Name].Solved {
		t.Fatalf("prompt %q", s.last.Prompt)
	}
	s.press("undo")
	if s.app.table.Decided() {
		t.Error("undo does not take the failure back")
	}
	s.press("puzzle-again")
	moves, err := p.Solution()
	if err != nil {
		t.Fatal(err)
	}
	s.app.table.Session.OneByOne() // as the solution is written
	for _, mv := range moves {
		m := s.app.table.Session.Match
		if r := m.Pending(); r != nil && r.Seat == mv.Seat && !s.app.table.Decided() {
			if err := s.app.table.Session.Answer(mv.Pick); err != nil {
				t.Fatal(err)
			}
			s.app.table.Refresh()
		}
	}
	s.app.changed()
	s.tick()
	if !strings.Contains(s.last.Prompt, p.After[1]) || !strings.Contains(s.last.Prompt, "§"+p.Clauses[0]) {
		t.Errorf("prompt %q", s.last.Prompt)
	}
	s.press("puzzle-next")
	if s.last.Heading != list[1].Title[1] {
		t.Errorf("next is %q", s.last.Heading)
	}
	s.press("puzzles")
	s.open(nil) // it is kept
	s.do("practice", game)
	for _, x := range s.last.Acts {
		if x.Act == "puzzle" && strings.Contains(x.Text, "(solved)") != (x.Value == p.Name) {
			t.Errorf("%s: %q", x.Value, x.Text)
		}
	}
}

// idle answers as if nobody cared.
func (s *stage) idle() {
	s.Helper()
	r := s.app.table.Request
	if r == nil {
		s.tick()
		return
	}
	pick := []int{}
	if r.Min > 0 {
		pick = append(pick, len(r.Options)-1)
		for len(pick) < r.Min {
			pick = append(pick, len(pick)-1)
		}
	}
	if err := s.app.table.Session.Answer(pick); err != nil {
		s.Fatal(err)
	}
	s.app.changed()
	s.tick()
}

// TestSolutionIsShown: every game's first solution is gone through step by step, and
// ends with the explanation.
func TestSolutionIsShown(t *testing.T) { eachShelf(t, solutionIsShown) }

func solutionIsShown(t *testing.T, game string, list []*puzzle.Puzzle) {
	s := onRules(t, map[string]string{"lang": "ja", "game": game})
	p := list[0]
	s.press("practice")
	s.do("puzzle", p.Name)
	s.press("solution")
	first := s.last.Seq
	s.press("watch-next")
	if s.last.Seq <= first {
		t.Errorf("%s: no step", game)
	}
	for i := 0; s.app.table.Session.Match.Seq() < s.app.table.Session.Span.Last && i < 60; i++ {
		s.press("watch-next")
	}
	if !strings.Contains(s.last.Prompt, p.After[0]) {
		t.Errorf("%s: %q", game, s.last.Prompt)
	}
	if s.app.shelf.Progress[p.Game][p.Name].Solved {
		t.Errorf("%s: to be shown a solution solves nothing", game)
	}
	s.press("puzzle-again")
	if s.app.table.Session.Watching || !strings.Contains(s.last.Prompt, p.Goal[0]) {
		t.Errorf("%s: %q", game, s.last.Prompt)
	}
}

// row is a puzzle in the list, as the mirror shows it.
func (s *stage) row(name string) string {
	s.Helper()
	for _, x := range s.last.Acts {
		if x.Act == "puzzle" && x.Value == name {
			return x.Text
		}
	}
	s.Fatalf("there is no puzzle %s", name)
	return ""
}

// TestAttemptLasts: an attempt that is under way is gone on with after a reload, until
// it is decided; tries are counted.
func TestAttemptLasts(t *testing.T) { eachShelf(t, attemptLasts) }

func attemptLasts(t *testing.T, game string, list []*puzzle.Puzzle) {
	s := onRules(t, map[string]string{"lang": "en", "game": game})
	p, params := longestOf(t, list), map[string]string{"lang": "en"}
	s.press("practice")
	s.do("puzzle", p.Name)
	if s.tick(); s.store["attempt"] != nil {
		t.Error("an attempt that has not begun is kept")
	}
	moves, err := p.Solution()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.app.table.Session.Answer(moves[0].Pick); err != nil {
		t.Fatal(err)
	}
	s.app.changed()
	for range 9 { // until somebody has to decide
		s.tick()
	}
	if s.app.table.Decided() {
		t.Fatal("it is decided at once")
	}
	made := len(s.app.table.Puzzle.Try.Match.Moves())
	s.do("hint", "")
	s.open(params) // a reload
	s.do("practice", game)
	if got := s.row(p.Name); !strings.Contains(got, "(under way)") {
		t.Errorf("listed as %q", got)
	}
	s.do("puzzle", p.Name)
	if n := len(s.app.table.Puzzle.Try.Match.Moves()); n != made || made == 0 {
		t.Fatalf("%d moves came back, of %d", n, made)
	}
	if n := len(s.app.table.Puzzle.Try.Hints()); n != 1 || len(p.Hints) == 0 {
		t.Errorf("%d hints came back", n)
	}
	for i := 0; !s.app.table.Decided() && i < 100; i++ {
		s.idle()
	}
	if s.tick(); s.store["attempt"] != nil {
		t.Error("an attempt that is decided is kept")
	}
	s.press("solution")
	s.press("watch-last")
	s.press("puzzles")
	s.tick()
	if s.store["attempt"] != nil {
		t.Error("the solution is kept as an attempt")
	}
	s.open(params)
	s.do("practice", game)
	if got := s.row(p.Name); !strings.Contains(got, "(tries: 1)") || strings.Contains(got, "(solved)") {
		t.Errorf("listed as %q", got)
	}
	s.store["attempt"] = []byte("gorin-puzzle 1 x\n===\nnonsense")
	s.open(params)
	s.do("practice", game)
	s.do("puzzle", p.Name)
	s.want("table", 0)
}

// longestOf is the puzzle with the longest solution.
func longestOf(t *testing.T, list []*puzzle.Puzzle) (long *puzzle.Puzzle) {
	t.Helper()
	most := 0
	for _, p := range list {
		moves, err := p.Solution()
		if err != nil {
			t.Fatal(err)
		}
		if len(moves) > most {
			long, most = p, len(moves)
		}
	}
	return long
}

// TestBranchLasts: practice that has branched off is gone on with after a reload, and
// leaves the game that it came from.
func TestBranchLasts(t *testing.T) { eachGame(t, branchLasts) }

func branchLasts(t *testing.T, game string) {
	params := map[string]string{"lang": "en", "start": "1", "game": game, "seed": "3"}
	for seat := 2; seat <= rules.Seats(game); seat++ {
		params[fmt.Sprint("p", seat)] = "human"
	}
	s := onRules(t, params)
	for range 4 {
		s.answer()
	}
	s.uncover()
	s.tick()
	s.press("look-back")
	kept := s.latest() // which is written as the table comes to rest
	s.press("watch-back")
	s.press("branch")
	s.answer()
	s.tick()
	seq := s.last.Seq
	if s.store["branch"] == nil || s.latest() != kept {
		t.Fatal("the branch is not kept beside the game")
	}
	s.open(map[string]string{"lang": "en"}) // a reload
	s.do("practice", game)
	s.press("branch-resume")
	s.uncover()
	if s.last.Seq != seq || !s.app.table.Practice {
		t.Errorf("at decision %d, not %d; practice %v", s.last.Seq, seq, s.app.table.Practice)
	}
	s.answer()
	s.tick()
	if s.latest() != kept {
		t.Error("practice is kept over the game")
	}
	s.press("new")
	s.press("to-title")
	s.press("resume")
	s.want("table", 0)
	if s.app.table.Practice {
		t.Error("the game came back as practice")
	}
}
