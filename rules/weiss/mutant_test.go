package weiss_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"gorin/rules/kernel"
	"gorin/rules/scenario"
	"gorin/rules/weiss"
)

// unnoticed are the changes of the tables that no scenario can notice, and why.
var unnoticed = map[string]string{
	"exchanged with the one before: setup 1 (5.2.1.3)": "neither shuffling nor the lot depends on the other",
	"exchanged with the one before: setup 2 (5.2.1.4)": "the lot does not depend on the opening hands",
	"exchanged with the one before: setup 5 (5.2.1.5)": "nobody can act between the last exchange and the first turn",

	"without encore-step 4 (7.7.1.4)":                         "the check timing before it has just found nothing more to do",
	"exchanged with the one before: encore-step 4 (7.7.1.4)":  "the same",
	"without encore-step 5 (7.7.1.4)":                         "nothing can be reversed in a check timing that does nothing",
	"exchanged with the one before: check-timing 1 (8.7.6.1)": "states are looked at after every batch of events too",
	"exchanged with the one before: refresh 3 (9.2.4)":        "what a refresh triggers waits until it is over in any case",
	"exchanged with the one before: play-card 3 (8.6.2.3.1)":  "no card both has a cost in its text and offers another price",
	"exchanged with the one before: play-card 7 (8.6.2.4)":    "what a play triggers waits until it is over in any case",
}

// TestEveryStepCounts changes the tables one step at a time (a step is left
// out, a question is not asked, two neighbours change places) and expects that
// a scenario fails each time: what can be left out is not shown by any.
func TestEveryStepCounts(t *testing.T) {
	if testing.Short() {
		t.Skip("plays all scenarios some hundreds of times")
	}
	all := parsed(t)
	if title := firstFailure(all); title != "" {
		t.Fatalf("unchanged: %s", title)
	}
	defer weiss.Amend(func(p []kernel.Proc) []kernel.Proc { return p })
	nothing := kernel.Step{Do: func(*kernel.Machine) {}}
	made, survived := 0, 0
	try := func(name, clause string, change func(steps []kernel.Step), proc int) {
		weiss.Amend(func(p []kernel.Proc) []kernel.Proc {
			p = slices.Clone(p)
			p[proc].Steps = slices.Clone(p[proc].Steps)
			change(p[proc].Steps)
			return p
		})
		made++
		if firstFailure(citing(all, clause)) != "" || firstFailure(all) != "" {
			return
		}
		if unnoticed[name] == "" {
			t.Errorf("no scenario notices: %s", name)
		}
		survived++
	}
	for i, p := range weiss.Procedures() {
		for j, s := range p.Steps {
			at := fmt.Sprintf("%s %d (%s)", p.Name, j, s.Clause)
			try("without "+at, s.Clause, func(steps []kernel.Step) {
				nothing.Clause = s.Clause
				steps[j] = nothing
			}, i)
			if j > 0 && p.Steps[j-1].Clause != s.Clause {
				try("exchanged with the one before: "+at, s.Clause, func(steps []kernel.Step) {
					steps[j-1], steps[j] = steps[j], steps[j-1]
				}, i)
			}
		}
	}
	t.Logf("%d changes, %d unnoticed", made, survived)
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
