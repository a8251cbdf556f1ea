package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// call runs the judge and gives its exit status, its output's last line, and
// everything that it said.
func call(args ...string) (status int, last, all string) {
	var out, errOut bytes.Buffer
	status = run(args, &out, &errOut)
	lines := strings.Split(strings.TrimRight(out.String(), "\n"), "\n")
	return status, lines[len(lines)-1], out.String() + errOut.String()
}

// write puts a file into the test's directory.
func write(t *testing.T, name, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestScenario(t *testing.T) {
	broken := write(t, "x.txt", "no such word\n")
	status, last, all := call("scenario", broken)
	if status != 1 || last != "0 passed, 1 failed" || !strings.HasPrefix(all, broken+":1: ") {
		t.Errorf("status %d: %s", status, all)
	}
	if status, last, all := call("scenario", filepath.Dir(broken)); status != 1 || last != "0 passed, 1 failed" {
		t.Errorf("a directory: status %d: %s", status, all)
	}
}

// TestUse: what is called wrongly ends with 2, and -h explains.
func TestUse(t *testing.T) {
	for _, args := range [][]string{{}, {"dance"}, {"deck"}, {"cards"}, {"cards", "-lines", "x", "y"}, {"cards", "-far"},
		{"cards", "no-such-file"}, {"scenario"}, {"scenario", "no-such-file"}, {"cards", "-game", "chess", "-lines", "x"}} {
		if status, _, all := call(args...); status != 2 || all == "" {
			t.Errorf("judge %v: status %d: %s", args, status, all)
		}
	}
	for _, c := range commands {
		if status, _, all := call(c.Name, "-h"); status != 0 || !strings.Contains(all, c.About) {
			t.Errorf("judge %s -h: status %d: %s", c.Name, status, all)
		}
	}
	if status, _, _ := call("-h"); status != 0 {
		t.Errorf("judge -h: status %d", status)
	}
}
