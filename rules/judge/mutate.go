package main

import (
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/judge/mutate"
)

// machine is the package that all rulebooks run on: their tests must notice its changes too.
const machine = "rules/kernel"

// mutated are the packages that are changed: the machine and the rulebooks. Those that a
// source tree does not have are passed over.
func mutated() []string {
	dirs := []string{machine}
	for _, game := range rules.Games() {
		dirs = append(dirs, "rules/"+game)
	}
	return dirs
}

// noticedBy are the packages whose tests must notice a change of one, besides the
// scenarios.
func noticedBy(root, dir string) []string {
	if dir != machine {
		return []string{dir}
	}
	var by []string
	for _, d := range mutated() {
		if hasTests(root, d) {
			by = append(by, d)
		}
	}
	if len(by) == 0 {
		return []string{dir}
	}
	return by
}

// hasTests reports whether a directory of a source tree is a package with tests.
func hasTests(root, dir string) bool {
	files, err := filepath.Glob(filepath.Join(root, dir, "*_test.go"))
	return err == nil && len(files) > 0
}

var mutateCommand = command{
	Name:  "mutate",
	Usage: "[-pkg DIR] [-file F] [-only N,N…] [-list]",
	About: `Says whether the tests bite: makes one small change of a package after the
other (a condition negated, a boundary moved, a statement or a step left out,
two steps exchanged) and runs the scenarios and tests that reach it. Each change
that nothing notices is a line "file:line function: before → after". Survivors
that are explained in rules/judge/mutate/known.toml, or in testdata/mutants.toml of a
game, are counted but not shown.
It needs the go command and a source tree. All packages take about a quarter of
an hour on two processors, a file some seconds to minutes. The last line is
"mutants N killed N explained N left N".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		var c mutate.Config
		f.StringVar(&c.Dir, "pkg", "", "the package, such as rules/kernel; all of the rulebooks and the machine if left out")
		f.StringVar(&c.File, "file", "", "only mutants of this file")
		only := f.String("only", "", "only mutants of these numbers")
		justList := f.Bool("list", false, "list the mutants and run nothing")
		verbose := f.Bool("v", false, "show killed and explained mutants too, and what noticed them")
		f.StringVar(&c.Root, "root", ".", "the source tree")
		f.IntVar(&c.Procs, "procs", 2, "tests that run at the same time")
		err := parseFlags(f, args)
		if err != nil {
			return false, err
		}
		if *only != "" {
			for _, w := range strings.Split(*only, ",") {
				n, err := strconv.Atoi(w)
				if err != nil {
					return false, fmt.Errorf("-only %q: %q is not a number", *only, w)
				}
				c.Only = append(c.Only, n)
			}
		}
		if c.Root, err = filepath.Abs(c.Root); err != nil {
			return false, err
		}
		if c.Known, err = mutate.ReadKnown(c.Root); err != nil {
			return false, err
		}
		dirs := []string{c.Dir}
		if c.Dir == "" {
			dirs = nil
			for _, m := range mutated() {
				if hasTests(c.Root, m) {
					dirs = append(dirs, m)
				}
			}
		}
		var sum survivors
		for _, dir := range dirs {
			c.Dir, c.By = dir, noticedBy(c.Root, dir)
			if *justList {
				all, err := mutate.Mutants(c)
				if err != nil {
					return false, err
				}
				for _, m := range all {
					fmt.Fprintln(out, m.N, m)
				}
				sum.made += len(all)
				continue
			}
			if err := sum.run(c, out, *verbose); err != nil {
				return false, err
			}
		}
		if *justList {
			fmt.Fprintf(out, "mutants %d\n", sum.made)
			return true, nil
		}
		fmt.Fprintf(out, "mutants %d killed %d explained %d left %d\n", sum.made, sum.killed, sum.explained, sum.left)
		return sum.left == 0 && sum.stale == 0, nil
	},
}

// survivors counts what became of mutants.
type survivors struct{ made, killed, explained, left, stale int }

// run changes one package and prints what nothing notices.
func (s *survivors) run(c mutate.Config, out io.Writer, verbose bool) error {
	c.Each = func(r mutate.Result) {
		s.made++
		note := ""
		switch {
		case r.Killed():
			s.killed++
			note = "noticed by " + r.By
		case r.Why != "":
			s.explained++
			note = r.Why
		case !r.Reached:
			s.left++
			note = "no test comes by"
		default:
			s.left++
		}
		if !r.Killed() && r.Why == "" || verbose {
			fmt.Fprintln(out, r.N, r.Mutant)
			if note != "" {
				fmt.Fprintln(out, "   ", note)
			}
		}
	}
	results, err := mutate.Run(c)
	if err != nil {
		return err
	}
	if c.File == "" && len(c.Only) == 0 {
		for _, key := range mutate.Stale(c.Known, c.Dir, results) {
			s.stale++
			fmt.Fprintf(out, "explains nothing any more: %s\n", key)
		}
	}
	return nil
}
