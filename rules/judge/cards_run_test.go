package main

import (
	"errors"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest/room"
	"gorin/rules/trial"
	positions "gorin/rules/trial/all"
)

// Panics and broken properties are told with the line, where, and how to see it again.
func TestCardsRunFinds(t *testing.T) {
	for _, game := range rules.Games() {
		if positions.Of(game) != nil {
			findsFaults(t, game)
		}
	}
}

func findsFaults(t *testing.T, game string) {
	lines := write(t, "lines.tsv", "9\t"+strings.Split(room.Text(t, game, "testdata/trial.txt"), "\n")[1]+"\n")
	for name, see := range map[string]func(m *rules.Match) error{
		"panic: out of range": func(m *rules.Match) error { panic("out of range") },
		"a card is lost":      func(m *rules.Match) error { return errors.New("a card is lost") },
	} {
		var out, errOut strings.Builder
		r := &trials{Game: game, Options: trial.Options{Seed: 7, Positions: 3}, file: lines, only: 1, workers: 1, out: &out, err: &errOut}
		r.See = func(m *rules.Match) error {
			if m.Turn()%2 == 0 {
				return see(m)
			}
			return nil
		}
		ok, err := r.run()
		if all := out.String(); ok || err != nil || !strings.Contains(all, name) || !strings.Contains(all, "-run -seed 7 -only 1 -from ") {
			t.Errorf("%s: %v %v: %s", name, ok, err, all)
		}
		if strings.HasPrefix(name, "panic") != strings.Contains(out.String(), "cards_run_test.go:") {
			t.Errorf("%s: where it panicked: %s", name, out.String())
		}
	}
}
