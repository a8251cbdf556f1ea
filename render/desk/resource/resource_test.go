package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const sample = "v1.2.0 · 2026-11-28 · 83e15abd"

// program builds a little program for Windows.
func program(t *testing.T, flags ...string) string {
	t.Helper()
	dir := t.TempDir()
	for name, body := range map[string]string{"go.mod": "module little\n\ngo 1.26\n", "main.go": "package main\n\nfunc main() {}\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(body), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("go", append(append([]string{"build", "-buildvcs=false", "-o", "little.exe"}, flags...), ".")...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=windows", "GOARCH=amd64", "CGO_ENABLED=0", "GOWORK=off")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return filepath.Join(dir, "little.exe")
}

// TestComplete: a program that was given its resources is complete, and one that was not says what
// it lacks.
func TestComplete(t *testing.T) {
	lacks := func(file, version, why string) {
		t.Helper()
		if err := complete(file, version); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("want %q, got %v", why, err)
		}
	}
	console := program(t)
	lacks(console, sample, "console")
	if err := run(sample, []string{console}); err == nil || !strings.Contains(err.Error(), "console") {
		t.Errorf("a program with a console: %v", err)
	}
	exe := program(t, "-ldflags=-s -w -H=windowsgui")
	lacks(exe, sample, "no resources")
	if err := run("v1.1.0", []string{exe}); err != nil {
		t.Fatal(err)
	}
	lacks(exe, sample, "version "+sample)
	if err := run(sample, []string{exe}); err != nil { // a second time it takes the place of the first
		t.Fatal(err)
	}
	lacks(exe, "v1.1.0", "version v1.1.0")
	if err := run("", []string{exe}); err == nil {
		t.Error("no version is as good as one")
	}
}

// TestNumbers: Windows compares releases, or the days of commits.
func TestNumbers(t *testing.T) {
	for v, want := range map[string][4]uint16{
		sample:                   {1, 2, 0, 0},
		"2026-11-28 · 83e15abd+": {2026, 11, 28, 0},
		"83e15abd":               {},
		"":                       {},
	} {
		if got := numbers(v); got != want {
			t.Errorf("%q is %v", v, got)
		}
	}
}
