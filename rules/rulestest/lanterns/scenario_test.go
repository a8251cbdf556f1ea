//go:build lanterns

package lanterns_test

import (
	"os"
	"testing"

	"gorin/rules/bot"
	"gorin/rules/scenario"
)

// TestScenarios: what the rules say happens, of three seats.
func TestScenarios(t *testing.T) {
	for _, file := range []string{"scenarios/book.txt", "scenarios/river.txt", "scenarios/light.txt"} {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		results, err := scenario.Run(file, data)
		if err != nil || len(results) < 4 {
			t.Fatal(len(results), err)
		}
		for _, r := range results {
			if r.Err != nil {
				t.Errorf("%s: %v", r.Scenario.Title, r.Err)
			}
		}
	}
}

// TestWritten: any moment of a match is written as a scenario that comes to the same.
func TestWritten(t *testing.T) {
	m := deal(t, 5)
	bots := []bot.Bot{bot.Random(1), bot.Random(2), bot.Random(3)}
	written := 0
	for q := m.Pending(); q != nil && written < 20; q = m.Pending() {
		if err := m.Answer(q.Seq, bots[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
		if n := len(m.Moves()); n%3 == 0 {
			if text, err := scenario.Write(m, n); err != nil {
				t.Fatalf("after answer %d: %v\n%s", n, err, text)
			}
			written++
		}
	}
	if written < 5 {
		t.Errorf("only %d moments are written", written)
	}
}

// TestConcessionWritten: a scenario also tells of who gave up, in one's own question and in
// somebody else's, and of what came of it.
func TestConcessionWritten(t *testing.T) {
	m := deal(t, 5)
	bots := []bot.Bot{bot.Random(1), bot.Random(2), bot.Random(3)}
	for q := m.Pending(); q != nil && len(m.Moves()) < 16; q = m.Pending() {
		c := m.Copy()
		if err := c.Concede((q.Seat + len(m.Moves())) % 3); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			q := c.Pending()
			if err := c.Answer(q.Seq, bots[q.Seat].Choose(c.View(q.Seat), q)); err != nil {
				t.Fatal(err)
			}
			if text, err := scenario.Write(c, len(c.Moves())); err != nil {
				t.Fatalf("after answer %d: %v\n%s", len(m.Moves()), err, text)
			}
		}
		if err := m.Answer(q.Seq, bots[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
	}
}
