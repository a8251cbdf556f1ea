package main

import (
	"bytes"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gorin/rules"
)

// TestWilson: the interval is the known one, lies within 0 and 1, and shrinks with the number of games.
func TestWilson(t *testing.T) {
	for _, x := range []struct {
		rate      float64
		n         int
		low, high float64
	}{{0.5, 100, 0.4038, 0.5962}, {0.8, 10, 0.4902, 0.9433}, {0, 20, 0, 0.1611}, {1, 20, 0.8389, 1}, {0.3, 0, 0, 1}} {
		if low, high := wilson(x.rate, x.n); math.Abs(low-x.low) > 1e-4 || math.Abs(high-x.high) > 1e-4 {
			t.Errorf("%v of %d: %.4f to %.4f, want %v to %v", x.rate, x.n, low, high, x.low, x.high)
		}
	}
}

// TestElo: a rate and the difference that makes it belong together, whatever is even.
func TestElo(t *testing.T) {
	if got := apart(0.75, 0.5); math.Abs(got-190.85) > 0.01 {
		t.Errorf("three of four: %+.2f", got)
	}
	for _, even := range []float64{0.5, 0.25, 1.0 / 6} {
		for _, elo := range []float64{-200, 0, 30, 400} {
			if got := apart(rateOf(elo, even), even); math.Abs(got-elo) > 1e-6 {
				t.Errorf("%v at %v: %v", elo, even, got)
			}
		}
	}
}

// TestClear: of players that are alike hardly one is said to be better or worse, those that are far apart are told from
// each other soon, and the nearly alike are told to be that.
func TestClear(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0x6172656e61))
	for _, x := range []struct {
		elo         float64 // true difference
		sides       int
		want        string
		least, most int // of a hundred runs that say so
	}{{0, 2, "better", 0, 9}, {0, 2, "worse", 0, 9}, {0, 2, "apart", 85, 100}, {150, 2, "better", 97, 100}, {-150, 2, "worse", 97, 100}, {200, 4, "better", 97, 100}, {0, 4, "better", 0, 9}} {
		said := 0
		for range 100 {
			rec := record{games: x.sides, even: 1 / float64(x.sides)}
			for rec.bouts < 4000 && rec.verdict == "" {
				wins := 0
				for range x.sides {
					if r.Float64() < rateOf(x.elo, rec.even) {
						wins++
					}
				}
				if rec.add(wins, 0); rec.bouts%round == 0 {
					rec.verdict = rec.clear(30)
				}
			}
			if strings.HasSuffix(rec.verdict, x.want) {
				said++
			}
		}
		if said < x.least || said > x.most {
			t.Errorf("%+.0f Elo, %d sides: %d of 100 say %s, want %d to %d", x.elo, x.sides, said, x.want, x.least, x.most)
		}
	}
}

// TestRatings: the Elo behind many games are found again, also of players that have not met.
func TestRatings(t *testing.T) {
	real := []float64{0, 120, -80, 300}
	var all []meeting
	for _, two := range [][2]int{{0, 1}, {1, 2}, {1, 3}, {2, 3}} {
		rate := rateOf(real[two[0]]-real[two[1]], 0.5)
		all = append(all, meeting{two[0], two[1], record{games: 2, even: 0.5, bouts: 100_000, sum: rate * 100_000}})
	}
	for i, elo := range ratings(len(real), all) {
		if math.Abs(elo-real[i]) > 1 {
			t.Errorf("player %d: %+.1f, want %+.1f", i, elo, real[i])
		}
	}
}

// TestBouts: of each bout every side is played by the first of two once, all else being the same, and all choices of decks
// come up at every seat.
func TestBouts(t *testing.T) {
	for _, game := range rules.Games() {
		for _, f := range rules.Formats(game) {
			a := arena{format: f, seed: 5}
			a.setup = rules.Setup{Game: game, Format: f.Key, Seats: make([]rules.SeatSetup, f.Least)}
			if err := a.prepare(list{"all"}, []string{"greedy", "random"}); err == nil {
				t.Fatal("a bout that is larger than all games was not refused")
			}
			a.n = 100
			if err := a.prepare(list{"all"}, []string{"greedy", "random"}); err != nil {
				t.Fatal(err)
			}
			decks := map[string]bool{}
			for b := range len(a.groups) * len(a.groups[0]) {
				mine := map[int]bool{}
				for g := range a.sides {
					s := a.setupOf(b, g, [2]string{"greedy", "random"})
					for seat, side := range s.Seats {
						decks[fmt.Sprint(seat, side.Deck.ID)] = true
						if side.Name == "greedy" {
							if mine[seat] {
								t.Errorf("%s %s: twice at seat %d", game, f.Key, seat)
							}
							mine[seat] = true
						}
						if other := a.setupOf(b, 0, [2]string{"greedy", "random"}).Seats[seat]; other.Deck.ID != side.Deck.ID {
							t.Errorf("%s %s: the deck of seat %d changes within a bout", game, f.Key, seat)
						}
					}
				}
				if len(mine) != f.Least {
					t.Errorf("%s %s: the first plays %d of %d seats", game, f.Key, len(mine), f.Least)
				}
			}
			if len(decks) != f.Least*len(a.decks) {
				t.Errorf("%s %s: %d of %d decks at seats", game, f.Key, len(decks), f.Least*len(a.decks))
			}
		}
	}
}

// TestArena: what comes out does not depend on how many games are played at the same time; two halves of a run add up to the whole.
func TestArena(t *testing.T) {
	game := rules.Games()[0]
	said := func(args ...string) string {
		t.Helper()
		var out, wrong bytes.Buffer
		if status := run(append([]string{"arena", "-game", game, "-bots", "random,rarest", "-elo", "0"}, args...), &out, &wrong); status != good {
			t.Fatalf("%v: status %d: %s%s", args, status, &out, &wrong)
		}
		return regexp.MustCompile(`games/s \d+ choices/s \d+ `).ReplaceAllString(out.String(), "")
	}
	bouts := func(n int) string { return fmt.Sprint(n * rules.Seats(game)) }
	whole := said("-n", bouts(4), "-seed", "3")
	if other := said("-n", bouts(4), "-seed", "3", "-workers", "3"); other != whole {
		t.Errorf("with three at the same time:\n%s\n%s", other, whole)
	}
	dir := t.TempDir()
	var files []string
	for i, seed := range []string{"3", "5"} {
		files = append(files, filepath.Join(dir, seed))
		var out bytes.Buffer
		if status := run([]string{"arena", "-game", game, "-bots", "random,rarest", "-elo", "0", "-n", bouts(2), "-seed", seed}, &out, &out); status != good {
			t.Fatal(&out)
		}
		if err := os.WriteFile(files[i], out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var sum bytes.Buffer
	if status := run(append([]string{"merge"}, files...), &sum, &sum); status != good {
		t.Fatal(&sum)
	}
	first := func(s string) string { return s[:strings.Index(s, "hash")] }
	if got := first(regexp.MustCompile(`games/s \d+ choices/s \d+ `).ReplaceAllString(sum.String(), "")); got != first(whole) {
		t.Errorf("two halves add up to\n%s\nthe whole is\n%s", got, first(whole))
	}
}

// TestArenaRefuses: what cannot be played is said before anything is.
func TestArenaRefuses(t *testing.T) {
	for args, want := range map[string]string{
		"-bots greedy":                "two or more",
		"-bots greedy,greedy":         "twice",
		"-bots greedy,nobody":         "no bot",
		"-bots greedy,random -n 1":    "a bout has " + fmt.Sprint(rules.Seats(rules.Games()[0])) + " games",
		"-bots greedy,random -elo -1": "want 0 to 400",
		"-game nothing":               "no game",
		"more":                        "unknown argument",
	} {
		var out, wrong bytes.Buffer
		if status := run(append([]string{"arena"}, strings.Fields(args)...), &out, &wrong); status != wrongUse || !strings.Contains(wrong.String(), want) {
			t.Errorf("%s: status %d: %s", args, status, &wrong)
		}
	}
}

const aReport = `wins: greedy 3, random 1, draws 0
ends: 9.2.2 4
turns: 8.5 a game
games 4 decisions 40 choices 20 games/s 100 choices/s 500 hash 00000000000000aa
`

// TestMerge: reports of the same kind add up, and what does not fit is said with its place.
func TestMerge(t *testing.T) {
	sum := func(reports ...string) (string, error) {
		var out bytes.Buffer
		m := &merged{out: &out}
		for i, r := range reports {
			if err := m.read(fmt.Sprint("run ", i+1), strings.NewReader(r)); err != nil {
				return "", err
			}
		}
		ok := m.report()
		return fmt.Sprint(out.String(), ok), nil
	}
	other := strings.NewReplacer("greedy 3", "greedy 1", "9.2.2 4", "9.2.2 1, 1.1 3", "8.5", "10.5", "games 4", "games 12").Replace(aReport)
	got, err := sum(aReport, other)
	want := "wins: greedy 4, random 2, draws 0\nends: 9.2.2 5, 1.1 3\nturns: 10.0 a game\ngames 16 decisions 80 choices 40 games/s 200 choices/s 1000 hash "
	if err != nil || !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "true") {
		t.Errorf("%v: %s", err, got)
	}
	if got, err := sum(aReport, "game 2 (seed 7): it hangs\n"+aReport); err != nil || !strings.HasPrefix(got, "run 2: game 2 (seed 7): it hangs\n") || !strings.HasSuffix(got, "false") {
		t.Errorf("a run that failed: %v: %s", err, got)
	}
	for name, x := range map[string]struct{ report, want string }{
		"another kind of run": {strings.Replace(aReport, "random", "rarest", 1), "line 1: the first report says nothing of rarest here"},
		"cut off":             {strings.Split(aReport, "games")[0], "does not end with its games"},
		"a line less":         {strings.SplitN(aReport, "\n", 2)[1], "line 1: the first report has no such line here"},
		"more behind it":      {aReport + aReport, "line 5: a report has ended before it"},
		"something else":      {"cards 3\n" + aReport, "line 1: not a line of sim"},
		"no number":           {strings.Replace(aReport, "greedy 3", "greedy x", 1), "line 1: "},
		"less than nothing":   {strings.Replace(aReport, "greedy 3", "greedy -3", 1), "line 1: no such number"},
	} {
		if _, err := sum(aReport, x.report); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// FuzzMerge: whatever stands in a report, it adds up or is refused.
func FuzzMerge(f *testing.F) {
	f.Add(aReport)
	f.Add("a against b: 3 of 8, draws 1: 43.8 %, even is 1 in 4\nelo: a +0\ngames 8 decisions 1 choices 1 games/s 1 choices/s 1 hash 1\n")
	f.Fuzz(func(t *testing.T, report string) {
		var out bytes.Buffer
		m := &merged{out: &out}
		for range 2 {
			if m.read("it", strings.NewReader(report)) != nil {
				return
			}
		}
		m.report()
		for i, r := range m.rows {
			for k, n := range r.n {
				if n < 0 {
					t.Errorf("row %d: %s %d", i, r.names[k], n)
				}
			}
		}
	})
}
