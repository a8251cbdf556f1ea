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
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// Config says what is to be changed and which tests must notice.
type Config struct {
	Root  string       // of the module
	Dir   string       // the package to change, from the root
	By    []string     // packages whose tests must notice, the quickest first
	File  string       // only mutants of this file of the package, if not empty
	Only  []int        // only these mutants, if any
	Procs int          // tests that run at the same time
	Known []Known      // survivors that are explained
	Each  func(Result) // is told what became of each mutant, in the order of the code
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
	var out []Result
	for _, m := range p.mutants {
		if c.wants(m) {
			out = append(out, Result{Mutant: m})
		}
	}
	s.runAll(out, &c)
	return out, nil
}

// runAll tries the mutants, some at the same time, and tells of each as soon as
// those before it have been tried.
func (s *suite) runAll(out []Result, c *Config) {
	next := make(chan int)
	var wait sync.WaitGroup
	var telling sync.Mutex
	tried, told := make([]bool, len(out)), 0
	for range max(1, c.Procs) {
		wait.Go(func() {
			for i := range next {
				r := &out[i]
				if s.try(r); !r.Killed() {
					r.Why = why(c.Known, r.Mutant)
				}
				telling.Lock()
				for tried[i] = true; told < len(out) && tried[told]; told++ {
					c.Each(out[told])
				}
				telling.Unlock()
			}
		})
	}
	for i := range out {
		next <- i
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
