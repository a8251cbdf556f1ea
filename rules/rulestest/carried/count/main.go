// Count plays scenarios and counts what they run, clause by clause. It has to be built so
// that it counts (go build -cover -covermode=atomic); package carried does that.
//
//	count OUT SCENARIOS CLAUSE…
//
// What the scenarios that cite a clause have run comes to stand in the directory OUT/CLAUSE.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/coverage"
	"slices"

	"gorin/rules/scenario"
)

func main() {
	if err := count(os.Args[1], os.Args[2], os.Args[3:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func count(out, scenarios string, clauses []string) error {
	citing, err := byClause(scenarios)
	if err != nil {
		return err
	}
	for _, number := range clauses {
		dir := filepath.Join(out, number)
		if err := errors.Join(os.MkdirAll(dir, 0o777), coverage.ClearCounters()); err != nil {
			return err
		}
		for _, s := range citing[number] {
			if err := s.Run("scenario"); err != nil {
				return err
			}
		}
		if err := errors.Join(coverage.WriteMetaDir(dir), coverage.WriteCountersDir(dir)); err != nil {
			return err
		}
	}
	return nil
}

// byClause reads the scenarios of a directory, by the clauses that they cite.
func byClause(dir string) (map[string][]*scenario.Scenario, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.txt"))
	if err != nil {
		return nil, err
	}
	by := map[string][]*scenario.Scenario{}
	for _, f := range files {
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		list, err := scenario.Parse(f, data)
		if err != nil {
			return nil, err
		}
		for _, s := range list {
			for _, number := range s.Clauses {
				if !slices.Contains(by[number], s) {
					by[number] = append(by[number], s)
				}
			}
		}
	}
	return by, nil
}
