package main

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"testing"
	"time"

	"gorin/rules"
	"gorin/rules/replay"
	"gorin/rules/rulestest"
)

var simLine = regexp.MustCompile(`^games (\d+) decisions \d+ choices \d+ games/s \d+ choices/s \d+ hash ([0-9a-f]{16})$`)

// TestSim: the last line has its shape, and its hash depends on the seed and
// not on how many games are played at once.
func TestSim(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { simulated(t, game) })
	}
}

func simulated(t *testing.T, game string) {
	hash := func(args ...string) string {
		t.Helper()
		status, last, all := call(append([]string{"sim", "-game", game, "-n", "3"}, args...)...)
		m := simLine.FindStringSubmatch(last)
		if status != 0 || m == nil {
			t.Fatalf("status %d: %s", status, all)
		}
		return m[2]
	}
	one := hash("-seed", "1")
	if two := hash("-seed", "1", "-workers", "1"); two != one {
		t.Errorf("hash %s with one worker, %s with more", two, one)
	}
	if other := hash("-seed", "2"); other == one {
		t.Errorf("seeds 1 and 2 both have hash %s", one)
	}
	hash("-bot", "greedy", "-bot", "random")
	hash("-bot", "random", "-bot", "greedy", "-bot", "rarest")
	if one, two := hash("-deck", "all", "-n", "10", "-workers", "1"), hash("-deck", "all", "-n", "10"); one != two {
		t.Errorf("all decks: hash %s with one worker, %s with more", one, two)
	}
	if one, two := hash("-n", "20", "-bot", "rarest", "-workers", "1"), hash("-n", "20", "-bot", "rarest", "-workers", "2"); one != two {
		t.Errorf("rarest: hash %s with one worker, %s with two", one, two)
	}
}

// TestSides: among twelve games of three bots each of the six ordered pairs
// plays with the decks both ways round; of two bots, four games show all. Three bots at a
// table of three sit in each of their orders, three times with the decks in each place; those
// of a team have one bot.
func TestSides(t *testing.T) {
	for _, c := range []struct{ bots, games int }{{2, 4}, {3, 12}} {
		seen := map[[2]seats6]bool{}
		for i := range c.games {
			bots, decks := sides(i, c.bots, 2, 2, 1)
			if bots[0] == bots[1] || decks[0] == decks[1] {
				t.Errorf("game %d of %d bots: %v %v", i, c.bots, bots, decks)
			}
			seen[[2]seats6{bots, decks}] = true
		}
		if len(seen) != c.games {
			t.Errorf("%d games of %d bots show %d pairings", c.games, c.bots, len(seen))
		}
	}
	seen := map[[2]seats6]bool{}
	for i := range 18 {
		bots, decks := sides(i, 3, 3, 3, 1)
		if bots[0]+bots[1]+bots[2] != 3 || decks[0]+decks[1]+decks[2] != 3 || bots[0] == bots[1] || decks[0] == decks[1] {
			t.Errorf("game %d: %v %v", i, bots, decks)
		}
		seen[[2]seats6{bots, decks}] = true
	}
	if len(seen) != 18 {
		t.Errorf("18 games of three show %d tables", len(seen))
	}
	for i := range 8 {
		bots, decks := sides(i, 2, 4, 6, 3)
		if a, b := i%2, 1-i%2; bots != (seats6{a, a, a, b, b, b}) || decks[0] == decks[3] || decks[0] != decks[4] {
			t.Errorf("two teams of three, game %d: %v %v", i, bots, decks)
		}
	}
}

// TestAllDecks: every choice of the shipped decks plays, each as often as the others and with
// each deck in each seat.
func TestAllDecks(t *testing.T) {
	for _, game := range rules.Games() {
		for _, f := range rules.Formats(game) {
			allDecks(t, game, &played{format: f.Key})
		}
	}
}

func allDecks(t *testing.T, game string, how *played) {
	_, decks, err := rules.Shipped(game)
	if err != nil {
		t.Fatal(err)
	}
	f, setup, err := how.of(game)
	if err != nil {
		t.Fatal(err)
	}
	size := min(len(decks), len(setup.Seats))
	s := &sim{format: f, setup: setup, n: 2 * size * len(choices(len(decks), size))}
	if err := s.prepare(list{"all"}, list{"random", "greedy"}, nil, false); err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for i := range s.n {
		var ids []string
		for _, seat := range s.setupOf(i).Seats[:size] {
			ids = append(ids, seat.Deck.ID)
		}
		seen[strings.Join(ids, " ")]++
	}
	if len(seen) != s.n/2 {
		t.Errorf("%s: %d games show %d tables", f.Key, s.n, len(seen))
	}
	for table, n := range seen {
		if n != 2 {
			t.Errorf("%s: %s: %d games, not 2", f.Key, table, n)
		}
	}
}

// TestChoices: three of four, those with lower numbers first.
func TestChoices(t *testing.T) {
	if got := fmt.Sprint(choices(4, 3), choices(3, 2), choices(2, 2)); got != "[[0 1 2] [0 1 3] [0 2 3] [1 2 3]] [[0 1] [0 2] [1 2]] [[0 1]]" {
		t.Error(got)
	}
}

func TestSimUse(t *testing.T) {
	for _, args := range [][]string{{"-game", "chess"}, {"-n", "0"}, {"-bot", "genius"}, {"-deck", "no-such-file"}, {"extra"},
		{"-deck", "a", "-deck", "b", "-deck", "c"}, {"-deck", "all", "-deck", "all"},
		{"-format", "sideways"}, {"-options", "sideways"}, {"-seats", "7"}, {"-seats", "-1"}, {"-bots", "random"}, {"-bots", "random,genius"}, {"-bots", "random,random", "-bot", "random"}} {
		if status, _, all := call(append([]string{"sim"}, args...)...); status != 2 {
			t.Errorf("judge sim %v: status %d: %s", args, status, all)
		}
	}
}

// recorded is the file of a game that random players have played.
func recorded(t *testing.T, game string) []byte {
	t.Helper()
	m, err := beginning(game, &played{}, 3, "")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rulestest.Play(m, rulestest.Randoms(m, 1), nil); err != nil {
		t.Fatal(err)
	}
	b, err := replay.Write(m, replay.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestReplay(t *testing.T) {
	for _, game := range rules.Games() {
		replayed(t, recorded(t, game))
	}
}

func replayed(t *testing.T, b []byte) {
	good := write(t, "good.gorin", string(b))
	status, last, all := call("replay", good, "-log", "en")
	if status != 0 || !regexp.MustCompile(`^replay ok hash [0-9a-f]{16}$`).MatchString(last) || strings.Count(all, "\n") < 50 {
		t.Errorf("status %d: %s", status, all)
	}
	b[len(b)-1] ^= 1
	if err := os.WriteFile(good, b, 0o644); err != nil {
		t.Fatal(err)
	}
	if status, last, _ := call("replay", good); status != 1 || !strings.Contains(last, "damaged") {
		t.Errorf("status %d: %s", status, last)
	}
	for _, args := range [][]string{{}, {good, good}, {good, "-log", "fr"}, {"no-such-file"}} {
		if status, _, all := call(append([]string{"replay"}, args...)...); status != 2 {
			t.Errorf("judge replay %v: status %d: %s", args, status, all)
		}
	}
}

// A long run says meanwhile how far it is.
func TestTell(t *testing.T) {
	s := &sim{n: 7}
	s.over.Add(3)
	s.failed.Add(1)
	said, told := io.Pipe()
	end := s.tell(told, time.Millisecond)
	line := make([]byte, 64)
	n, err := said.Read(line)
	said.Close()
	end()
	if want := "so far: 3 of 7 games, 1 failed\n"; err != nil || string(line[:n]) != want {
		t.Errorf("%q, %v", line[:n], err)
	}
}
