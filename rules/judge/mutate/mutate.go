// Package mutate says whether tests bite. It makes one small change of the code
// after the other (a mutant), runs the tests that reach it, and lists the
// changes that no test notices.
//
// All mutants of a package are built into one test binary: each is an
// alternative that an environment variable switches on. The changed source is
// laid over the tree while it is built and never written into it.
package mutate

import (
	"cmp"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// Config says what is to be changed and which tests must notice.
type Config struct {
	Root  string   // of the module
	Dir   string   // the package to change, from the root
	By    []string // packages whose tests must notice, the quickest first
	File  string   // only mutants of this file of the package, if not empty
	Only  []int    // only these mutants, if any
	Procs int      // tests that run at the same time
	Known []Known  // survivors that are explained
	Log   io.Writer
}

// Result is what became of a mutant.
type Result struct {
	Mutant
	Reached bool   // some test came by
	By      string // the test that noticed it, "" if none did
	Why     string // why it may survive, if that is explained
}

// Killed reports whether a test noticed.
func (r *Result) Killed() bool { return r.By != "" }

// Mutants lists the mutants of a package without running anything.
func Mutants(c Config) ([]Mutant, error) {
	p, err := load(c.Root, c.Dir)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(p.mutants), func(m Mutant) bool { return !c.wants(m) }), nil
}

func (c *Config) wants(m Mutant) bool {
	return (c.File == "" || filepath.Base(m.File) == c.File) && (len(c.Only) == 0 || slices.Contains(c.Only, m.N))
}

// Run changes the package one mutant at a time and gives what became of each,
// in the order of the code. The tests must pass as long as nothing is changed.
func Run(c Config) ([]Result, error) {
	p, err := load(c.Root, c.Dir)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "mutate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	s := suite{dir: dir, root: c.Root}
	overlay, err := p.overlay(dir)
	if err != nil {
		return nil, err
	}
	for _, by := range c.By {
		if err := s.build(by, overlay); err != nil {
			return nil, err
		}
	}
	if err := s.trace(len(p.mutants), max(1, c.Procs)); err != nil {
		return nil, err
	}
	fmt.Fprintf(c.Log, "%d mutants, %d tests\n", len(p.mutants), len(s.units))
	var out []Result
	for _, m := range p.mutants {
		if c.wants(m) {
			out = append(out, Result{Mutant: m})
		}
	}
	s.runAll(out, max(1, c.Procs), c.Log)
	for i := range out {
		if r := &out[i]; !r.Killed() {
			r.Why = why(c.Known, r.Mutant)
		}
	}
	return out, nil
}

// runAll tries the mutants, some at the same time.
func (s *suite) runAll(out []Result, procs int, log io.Writer) {
	next := make(chan *Result)
	var wait sync.WaitGroup
	for range procs {
		wait.Go(func() {
			for r := range next {
				s.try(r)
			}
		})
	}
	for i := range out {
		if i%100 == 0 && i > 0 {
			fmt.Fprintf(log, "%d of %d tried\n", i, len(out))
		}
		next <- &out[i]
	}
	close(next)
	wait.Wait()
}

// try runs the tests that reach a mutant until one fails: those that reach
// little else first, since they are likely to be about it.
func (s *suite) try(r *Result) {
	for _, b := range s.bins {
		var units []*unit
		for _, u := range s.units {
			if u.bin == b && u.reaches[r.N] {
				units = append(units, u)
			}
		}
		slices.SortStableFunc(units, func(x, y *unit) int { return cmp.Compare(x.count, y.count) })
		for n := firstTests; len(units) > 0; n = len(units) {
			r.Reached = true
			n = min(n, len(units))
			if r.By = s.run(units[:n], r.N); r.By != "" {
				return
			}
			units = units[n:]
		}
	}
}

// firstTests is how many tests are tried before all others.
const firstTests = 6
