package main

import (
	"os"
	"strings"
	"testing"
)

// TestPuzzle: a puzzle that ships is good; one whose solution does not solve it
// is not, and neither is one that cannot be read.
func TestPuzzle(t *testing.T) {
	const file = "../../assets/weiss/puzzles/02_behind_the_centre.txt"
	status, last, all := call("puzzle", "-n", "5", "-v", file)
	if status != 0 || last != "1 good, 0 bad" || !strings.Contains(all, "weiss 02_behind_the_centre: answers 5, random 0 of 5: Behind the Centre") ||
		!strings.Contains(all, "* ") {
		t.Errorf("status %d: %s", status, all)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	bad := write(t, "bad.txt", strings.Replace(string(data), "\nanswer you swap front-right back-right", "", 1))
	worse := write(t, "worse.txt", "game weiss\n")
	status, last, all = call("puzzle", "-n", "5", bad, worse)
	if status != 1 || last != "0 good, 2 bad" || !strings.Contains(all, bad+":") || !strings.Contains(all, worse+":1: ") {
		t.Errorf("status %d: %s", status, all)
	}
}
