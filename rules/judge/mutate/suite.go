package mutate

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// suite is the tests that must notice.
type suite struct {
	dir, root string
	bins      []*binary
	units     []*unit
}

// binary is the tests of a package, built with all mutants.
type binary struct {
	name, file, dir string
}

// unit is a test, or one of its parts, that can be run by itself.
type unit struct {
	bin     *binary
	name    string // TestX or TestX/part
	took    time.Duration
	reaches []bool // by number of mutant
	count   int    // of them
}

// build makes the test binary of a package and lists its tests.
func (s *suite) build(dir, overlay string) error {
	b := &binary{name: dir, file: filepath.Join(s.dir, strings.ReplaceAll(dir, "/", "_")+".test"), dir: filepath.Join(s.root, dir)}
	cmd := exec.Command("go", "test", "-c", "-overlay", overlay, "-o", b.file, "./"+dir)
	cmd.Dir = s.root
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("build the tests of %s with mutants: %w\n%s", dir, err, out)
	}
	out, err := b.command(context.Background(), "", 0, "-test.v").CombinedOutput()
	if err != nil {
		return fmt.Errorf("the tests of %s fail without any change:\n%s", dir, out)
	}
	s.bins = append(s.bins, b)
	parts := map[string]bool{}
	var names []string
	for _, m := range passed.FindAllSubmatch(out, -1) {
		name := string(m[1])
		if top, _, is := strings.Cut(name, "/"); is {
			parts[top] = true
		}
		if strings.Count(name, "/") < 2 {
			names = append(names, name)
		}
	}
	for _, n := range names {
		if !parts[n] {
			s.units = append(s.units, &unit{bin: b, name: n})
		}
	}
	return nil
}

var (
	passed = regexp.MustCompile(`(?m)^ *--- PASS: (\S+) `)
	failed = regexp.MustCompile(`(?m)^ *--- FAIL: (\S+) `)
)

// command runs tests of a binary with a mutant, 0 for none.
func (b *binary) command(ctx context.Context, run string, mutant int, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, b.file, append([]string{"-test.short", "-test.failfast", "-test.run", run}, args...)...)
	cmd.Dir = b.dir
	cmd.Env = append(os.Environ(), envMutant+"="+strconv.Itoa(mutant), "GOMAXPROCS=1")
	cmd.WaitDelay = time.Second
	return cmd
}

// trace runs each test by itself and notes how long it takes and which mutants
// it reaches.
func (s *suite) trace(mutants, procs int) error {
	var wait sync.WaitGroup
	errs := make([]error, len(s.units))
	gate := make(chan bool, procs)
	for i, u := range s.units {
		gate <- true
		wait.Go(func() {
			defer func() { <-gate }()
			errs[i] = u.trace(filepath.Join(s.dir, fmt.Sprintf("trace%d", i)), mutants)
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

func (u *unit) trace(file string, mutants int) error {
	cmd := u.bin.command(context.Background(), pattern([]*unit{u}), 0)
	cmd.Env = append(cmd.Env, envTrace+"="+file)
	begin := time.Now()
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s %s fails without any change:\n%s", u.bin.name, u.name, out)
	}
	u.took = time.Since(begin)
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	u.reaches = make([]bool, mutants+1)
	for line := range bytes.Lines(data) {
		if n, err := strconv.Atoi(string(bytes.TrimSpace(line))); err == nil && n <= mutants {
			u.reaches[n] = true
			u.count++
		}
	}
	return nil
}

// run gives which of some tests of one binary fails first with a mutant, "" if
// all pass. What takes ten times as long as usual hangs, and so fails.
func (s *suite) run(units []*unit, mutant int) string {
	limit := 20 * time.Second
	for _, u := range units {
		limit += 10 * u.took
	}
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	out, err := units[0].bin.command(ctx, pattern(units), mutant).CombinedOutput()
	if err == nil {
		return ""
	}
	by := "it hangs or breaks off"
	if all := failed.FindAllSubmatch(out, -1); len(all) > 0 {
		by = string(all[len(all)-1][1]) // parts stand below the whole
	}
	return units[0].bin.name + " " + by
}

// pattern is the expression that picks tests by their names.
func pattern(units []*unit) string {
	var tops, parts []string
	for _, u := range units {
		top, part, is := strings.Cut(u.name, "/")
		if top = regexp.QuoteMeta(top); !slices.Contains(tops, top) {
			tops = append(tops, top)
		}
		if is {
			parts = append(parts, regexp.QuoteMeta(part))
		}
	}
	run := "^(" + strings.Join(tops, "|") + ")$"
	if len(parts) > 0 {
		run += "/^(" + strings.Join(parts, "|") + ")$"
	}
	return run
}
