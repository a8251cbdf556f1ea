//go:build unix

package desk

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"gorin/rules"
)

// ear notes what it is given.
type ear struct {
	opened, failed []string
	why            []error
}

func (e *ear) Open(name string, data []byte) { e.opened = append(e.opened, name+"="+string(data)) }
func (e *ear) OpenFailed(name string, err error) {
	e.failed, e.why = append(e.failed, name), append(e.why, err)
}

func files(names ...string) fstest.MapFS {
	all := fstest.MapFS{}
	for _, name := range names {
		all[name] = &fstest.MapFile{Data: []byte(filepath.Base(name))}
	}
	return all
}

// TestDrop: what is dropped is opened as far as it can be, and the rest is told.
func TestDrop(t *testing.T) {
	large := files("small.gorin")
	large["large.toml"] = &fstest.MapFile{Data: make([]byte, Biggest+1)}
	fits := fstest.MapFS{"fits.toml": {Data: make([]byte, Biggest)}}
	var many, tooMany []string
	for i := range mostFiles + 1 {
		tooMany = append(tooMany, fmt.Sprintf("%03d.gorin", i))
	}
	many = tooMany[:mostFiles]
	var crowd []string
	for i := range mostEntries + 1 {
		crowd = append(crowd, fmt.Sprintf("home/%04d.png", i))
	}
	for name, c := range map[string]struct {
		dropped fs.FS
		opened  int
		failed  string
		why     error
	}{
		"a replay":                    {files("a.gorin"), 1, "", nil},
		"capitals":                    {files("A.GORIN", "B.Toml"), 2, "", nil},
		"a picture":                   {files("a.png"), 0, "a.png", ErrKind},
		"a replay and a picture":      {files("a.gorin", "b.png"), 1, "b.png", ErrKind},
		"a folder with a read-me":     {files("f/a.toml", "f/deep/b.txt", "f/README.md"), 2, "", nil},
		"a folder with nothing":       {files("f/README.md"), 0, "f", ErrNone},
		"an empty folder":             {fstest.MapFS{"f": {Mode: fs.ModeDir}}, 0, "f", ErrNone},
		"the largest file":            {fits, 1, "", nil},
		"a large file and a small":    {large, 1, "large.toml", ErrLarge},
		"as many as can be":           {files(many...), mostFiles, "", nil},
		"one more":                    {files(tooMany...), mostFiles, tooMany[mostFiles], ErrMany},
		"a whole disk":                {files(crowd...), 0, "home", ErrCrowd},
		"what lies elsewhere":         {fstest.MapFS{"f/a.gorin": {Mode: fs.ModeSymlink, Data: []byte("/dev/zero")}}, 0, "f", ErrNone},
		"a device by a replay's name": {fstest.MapFS{"a.gorin": {Mode: fs.ModeDevice}}, 0, "a.gorin", errNotFile},
	} {
		t.Run(name, func(t *testing.T) {
			var e ear
			Drop(&e, c.dropped)
			if len(e.opened) != c.opened {
				t.Errorf("%d files are opened: %.200s", len(e.opened), e.opened)
			}
			if c.why == nil {
				if len(e.failed) > 0 {
					t.Errorf("not opened: %q, %v", e.failed, e.why)
				}
				return
			}
			if !slices.Equal(e.failed, []string{c.failed}) || e.why[0] != c.why {
				t.Errorf("not opened: %q, %v; want %q, %v", e.failed, e.why, c.failed, c.why)
			}
		})
	}
	var e ear
	if Drop(&e, files("f/b.gorin")); !slices.Equal(e.opened, []string{"b.gorin=b.gorin"}) {
		t.Errorf("opened as %q", e.opened)
	}
}

// TestDropTells: several files that are not opened are told in one message, in both languages.
func TestDropTells(t *testing.T) {
	bad := files("a.png", "b.pdf")
	bad["c.toml"] = &fstest.MapFile{Data: make([]byte, Biggest+1)}
	var e ear
	Drop(&e, bad)
	if len(e.failed) != 1 {
		t.Fatalf("told %d times: %q", len(e.failed), e.failed)
	}
	for lang, words := range e.why[0].(*Refusal).Told() {
		for _, want := range []string{"a.png", "b.pdf", "c.toml", ErrKind.words[lang], ErrLarge.words[lang]} {
			if !strings.Contains(words, want) {
				t.Errorf("%v: %q is missing in %q", rules.Lang(lang), want, words)
			}
		}
	}
	var many []string
	for i := range 3 * mostTold {
		many = append(many, fmt.Sprintf("%02d.png", i))
	}
	e = ear{}
	Drop(&e, files(many...))
	if words := e.why[0].Error(); strings.Contains(words, many[mostTold]) || !strings.Contains(words, fmt.Sprint(2*mostTold)) {
		t.Errorf("of %d files it tells %q", len(many), words)
	}
}

// TestOpen: a file of the disk is opened, and what must not be read is not.
func TestOpen(t *testing.T) {
	dir := t.TempDir()
	file, large, pipe := filepath.Join(dir, "a.gorin"), filepath.Join(dir, "large.gorin"), filepath.Join(dir, "pipe.gorin")
	if err := os.WriteFile(file, []byte("moves"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(large, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(large, Biggest+1); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Fatal(err)
	}
	var e ear
	done := make(chan bool)
	go func() {
		for _, f := range []string{file, large, pipe, filepath.Join(dir, "none.gorin"), dir} {
			Open(&e, f)
		}
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("it waits for a pipe")
	}
	if !slices.Equal(e.opened, []string{"a.gorin=moves"}) || !slices.Equal(e.failed, []string{"large.gorin", "pipe.gorin", "none.gorin", filepath.Base(dir)}) {
		t.Errorf("opened %q, failed %q", e.opened, e.failed)
	}
	if e.why[0] != ErrLarge || e.why[1] != errNotFile || !os.IsNotExist(e.why[2]) || e.why[3] != errNotFile {
		t.Errorf("why: %v", e.why)
	}
}
