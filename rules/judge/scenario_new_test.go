package main

import (
	"fmt"
	"strings"
	"testing"

	"gorin/rules"
)

// TestScenarioNew writes moments of a replay as scenarios and has them judged.
func TestScenarioNew(t *testing.T) {
	for _, game := range rules.Games() {
		scenarioNew(t, game)
	}
}

func scenarioNew(t *testing.T, game string) {
	file := write(t, "game.gorin", string(recorded(t, game)))
	for _, n := range []int{1, 2, 5, 20, 30} {
		status, _, text := call("scenario", "-new", fmt.Sprint(file, "@", n))
		if status != 0 || !strings.Contains(text, fmt.Sprintf("# Answer %d of a match", n)) {
			t.Fatalf("answer %d: status %d: %s", n, status, text)
		}
		if status, last, all := call("scenario", write(t, "moment.txt", text)); status != 0 || last != "1 passed, 0 failed" {
			t.Errorf("answer %d: status %d: %s\n%s", n, status, all, text)
		}
	}
	for moment, want := range map[string]int{file + "@0": 1, file + "@100000": 1, file: 2, "@3": 2, file + "@x": 2, "no-such-file@3": 2} {
		if status, _, all := call("scenario", "-new", moment); status != want {
			t.Errorf("-new %s: status %d, want %d: %s", moment, status, want, all)
		}
	}
	if status, _, _ := call("scenario", "-new", file+"@3", "more"); status != 2 {
		t.Errorf("-new with a file: status %d", status)
	}
	bad := write(t, "bad.gorin", "no replay")
	if status, _, all := call("scenario", "-new", bad+"@3"); status != 1 || !strings.Contains(all, "bad.gorin") {
		t.Errorf("a damaged file: status %d: %s", status, all)
	}
}
