// Package steps shows that every step of a rulebook's tables counts: for the tests
// of the rulebooks.
package steps

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gorin/rules/kernel"
	"gorin/rules/rulestest/size"
	"gorin/rules/scenario"
)

// Tables is the tables of a rulebook as its tests can change them.
type Tables struct {
	Procedures func() []kernel.Proc
	Amend      func(f func([]kernel.Proc) []kernel.Proc)
	Unnoticed  map[string]string // changes that no scenario can notice, and why
}

// EveryOneCounts changes the tables one step at a time (a step is left out, a
// question is not asked, two neighbours change places) and expects that a
// scenario of the directory fails each time: what can be left out is not shown by
// any. A sample tries few of the changes.
func EveryOneCounts(t *testing.T, tables Tables) {
	if size.Least() {
		t.Skip("plays all scenarios some hundreds of times")
	}
	size.Roomy()
	all := parsed(t)
	if title := firstFailure(all); title != "" {
		t.Fatalf("unchanged: %s", title)
	}
	defer tables.Amend(func(p []kernel.Proc) []kernel.Proc { return p })
	by := reaching(all, tables)
	nothing := kernel.Step{Do: func(*kernel.Machine) {}}
	made, survived, tried := 0, []string(nil), map[string]bool{}
	every := size.Of(9, 9, 1)
	try := func(name, clause string, change func(steps []kernel.Step), proc int, rows ...int) {
		if made++; made%every > 0 {
			return
		}
		tried[name] = true
		some := by.any(proc, rows)
		tables.Amend(func(p []kernel.Proc) []kernel.Proc {
			p = slices.Clone(p)
			p[proc].Steps = slices.Clone(p[proc].Steps)
			change(p[proc].Steps)
			return p
		})
		if firstFailure(citing(some, clause)) != "" || firstFailure(some) != "" {
			return
		}
		if tables.Unnoticed[name] == "" {
			t.Errorf("no scenario notices: %s", name)
		}
		survived = append(survived, name)
	}
	for i, p := range tables.Procedures() {
		for j, s := range p.Steps {
			at := fmt.Sprintf("%s %d (%s)", p.Name, j, s.Clause)
			try("without "+at, s.Clause, func(steps []kernel.Step) {
				nothing.Clause = s.Clause
				steps[j] = nothing
			}, i, j)
			if j > 0 && p.Steps[j-1].Clause != s.Clause {
				try("exchanged with the one before: "+at, s.Clause, func(steps []kernel.Step) {
					steps[j-1], steps[j] = steps[j], steps[j-1]
				}, i, j-1, j)
			}
		}
	}
	for name := range tables.Unnoticed {
		if (tried[name] || every == 1) && !slices.Contains(survived, name) {
			t.Errorf("explained, and yet a scenario notices: %s", name)
		}
	}
	t.Logf("%d of %d changes, %d unnoticed", len(tried), made, len(survived))
}

// reached is which scenarios come to each row of each procedure.
type reached map[[2]int][]*scenario.Scenario

// reaching plays every scenario once and notes the rows that it comes to: a change
// of another row cannot matter to it.
func reaching(all []*scenario.Scenario, tables Tables) reached {
	by := reached{}
	var now *scenario.Scenario
	tables.Amend(func(p []kernel.Proc) []kernel.Proc {
		p = slices.Clone(p)
		for i := range p {
			p[i].Steps = slices.Clone(p[i].Steps)
			for j := range p[i].Steps {
				s, at := &p[i].Steps[j], [2]int{i, j}
				note := func() {
					if list := by[at]; now != nil && (len(list) == 0 || list[len(list)-1] != now) {
						by[at] = append(list, now)
					}
				}
				if do := s.Do; do != nil {
					s.Do = func(m *kernel.Machine) { note(); do(m) }
				}
				if ask := s.Ask; ask != nil {
					s.Ask = func(m *kernel.Machine, q *kernel.Request) { note(); ask(m, q) }
				}
			}
		}
		return p
	})
	for _, s := range all {
		now = s
		fails(s)
	}
	return by
}

// any is the scenarios that come to one of some rows, each once.
func (r reached) any(proc int, rows []int) (some []*scenario.Scenario) {
	for _, row := range rows {
		for _, s := range r[[2]int{proc, row}] {
			if !slices.Contains(some, s) {
				some = append(some, s)
			}
		}
	}
	return some
}

func parsed(t *testing.T) (all []*scenario.Scenario) {
	files, err := filepath.Glob("scenarios/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		list, err := scenario.Parse(f, data)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, list...)
	}
	return all
}

// citing is the scenarios that name a clause.
func citing(all []*scenario.Scenario, clause string) (some []*scenario.Scenario) {
	for _, s := range all {
		if slices.Contains(s.Clauses, clause) {
			some = append(some, s)
		}
	}
	return some
}

// firstFailure is the title of the first scenario that fails, "" if none does.
func firstFailure(all []*scenario.Scenario) string {
	for i, s := range all {
		if fails(s) {
			copy(all[1:i+1], all[:i]) // what notices one change often notices the next
			all[0] = s
			return s.Title
		}
	}
	return ""
}

func fails(s *scenario.Scenario) (failed bool) {
	defer func() {
		if recover() != nil {
			failed = true // tables that make no sense are noticed too
		}
	}()
	return s.Run("") != nil
}
