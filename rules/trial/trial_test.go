package trial

import (
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/ability"
	"gorin/rules/rulestest/room"
	"gorin/rules/rulestest/size"
	"gorin/rules/text"
)

// read is a line of a game as a tree.
func read(t *testing.T, game, line string) ability.Node {
	t.Helper()
	n, err := text.Strict(text.Japanese, line, rules.LexiconOf(game, nil))
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return n
}

// lines are those by which trials are tested, of each game: its room has them.
func lines(t *testing.T) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, game := range rules.Games() {
		if testTables(game) == nil {
			continue
		}
		for line := range strings.Lines(room.Text(t, game, "testdata/trial.txt")) {
			if !strings.HasPrefix(line, "#") {
				all[game] = append(all[game], strings.TrimSpace(line))
			}
		}
		if len(all[game]) == 0 {
			t.Fatalf("no lines of %s", game)
		}
	}
	return all
}

// TestTrials: what lines of all sorts wait for comes about, and nothing breaks by it.
func TestTrials(t *testing.T) {
	size.Roomy()
	for game, list := range lines(t) {
		for _, line := range list {
			r, err := Line(line, read(t, game, line), Options{Table: testTables(game), Seed: 1, Positions: 100})
			if err != nil || len(r.Faults) > 0 {
				t.Errorf("%s: %v %v", line, err, r.Faults)
			}
			if r.Idle() || len(r.Undone()) > 0 {
				t.Errorf("%s: %d positions, came up %d times, never %v", line, r.Played, r.Used, r.Undone())
			}
		}
	}
}

// TestPositions: every position can begin, and the cards that are said to bear the line do.
func TestPositions(t *testing.T) {
	for game, list := range lines(t) {
		line := list[0]
		r := &run{Options: Options{Table: testTables(game), Seed: 3}, line: line, tree: read(t, game, line)}
		r.troupe = gather(testTables(game), line, r.tree, r.rand(-1))
		if err := r.sit(); err != nil {
			t.Fatal(err)
		}
		for i := range 200 {
			p := r.position(r.at(i).Way, r.rand(i))
			m, err := rules.NewPosition(p.Position)
			if err != nil {
				t.Fatal(err)
			}
			shown := map[rules.Card]string{}
			cards := m.Catalogue()
			for seat := range m.Setup().Seats {
				v := m.View(seat)
				zones := v.Shared
				for _, p := range v.Players {
					zones = append(zones, p.Zones...)
				}
				for _, z := range zones {
					for _, c := range z.Cards {
						if c.ID != 0 && c.Print >= 0 {
							shown[c.ID] = cards[c.Print].ID
						}
					}
				}
			}
			for _, c := range p.bearers {
				if id := shown[c]; id != "" && !strings.HasPrefix(id, "X") {
					t.Fatalf("position %d: card %d is %s", i, c, id)
				}
			}
			if len(p.bearers) == 0 {
				t.Errorf("position %d: nobody bears the line", i)
			}
		}
	}
}

// TestAlike: a match that keeps everything comes to the same as the quick one, so that what
// breaks in one can be seen in the other.
func TestAlike(t *testing.T) {
	for game, list := range lines(t) {
		r := &run{Options: Options{Table: testTables(game), Seed: 5}, line: list[0], tree: read(t, game, list[0])}
		r.troupe = gather(testTables(game), r.line, r.tree, r.rand(-1))
		if err := r.sit(); err != nil {
			t.Fatal(err)
		}
		for i := range 40 {
			at := r.at(i)
			for _, m := range []*rules.Match{at.light, at.full} {
				if err, stack := r.play(m, i); err != nil {
					t.Fatal(err, stack)
				}
			}
			if a, b := at.light.Hash(), at.full.Hash(); a != b {
				t.Errorf("%s: position %d: %016x and %016x", game, i, a, b)
			}
		}
	}
}
