package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const sample = "v1.2.0 · 2026-11-28 · 83e15abd"

// program builds a little program for Windows, with what lies beside it.
func program(t *testing.T, dir string, flags ...string) string {
	t.Helper()
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

// TestComplete: a program that is linked with the object is complete, and one that is not says
// what it lacks.
func TestComplete(t *testing.T) {
	dir := t.TempDir()
	gui := "-ldflags=-s -w -H=windowsgui"
	lacks := func(file, v, why string) {
		t.Helper()
		if err := complete(file, v); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("want %q, got %v", why, err)
		}
	}
	lacks(program(t, dir), sample, "console")
	lacks(program(t, dir, gui), sample, "no resources")
	f, err := os.Create(filepath.Join(dir, "rsrc_windows_amd64.syso"))
	if err != nil {
		t.Fatal(err)
	}
	if err := write(f, sample); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	exe := program(t, dir, gui)
	if err := complete(exe, sample); err != nil {
		t.Error(err)
	}
	lacks(exe, "v1.2.1", "version v1.2.1")
	lacks(program(t, dir), sample, "console")
	if _, err := versionOf(exe); err == nil || !strings.Contains(err.Error(), "-buildvcs") {
		t.Errorf("a program without a version: %v", err)
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
