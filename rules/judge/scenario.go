package main

import (
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"gorin/rules/scenario"
)

// scenarioSuffix is how scenario files are found in directories.
const scenarioSuffix = ".txt"

var scenarioCommand = command{
	Name:  "scenario",
	Usage: "FILE|DIR… [-v] | -new FILE.gorin@N",
	About: `Carries out scenarios: a position, answers, and what is expected to come of them.
Of a directory it takes every file that ends in ` + scenarioSuffix + `. Each failure is a
line "file:line: …". The last line is "N passed, N failed".
With -new it writes a scenario instead: the position before answer N of a replay,
or the nearest before it that the notation can hold, the answers from there on
and what came of the last one.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		verbose := f.Bool("v", false, "name the scenarios that pass, too")
		moment := f.String("new", "", "write a scenario of a moment of a replay, FILE.gorin@N")
		places, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if *moment != "" {
			if len(places) > 0 {
				return false, fmt.Errorf("unknown argument %q", places[0])
			}
			return newScenario(*moment, out)
		}
		files, err := scenarioFiles(places)
		if err != nil {
			return false, err
		}
		if len(files) == 0 {
			return false, needFiles
		}
		passed, failed := 0, 0
		for _, name := range files {
			data, err := readFile(name, scenario.MaxSize)
			if err != nil {
				return false, err
			}
			results, err := scenario.Run(name, data)
			if err != nil { // the file cannot be read: it counts as one
				fmt.Fprintln(out, err)
				failed++
			}
			for _, r := range results {
				if r.Err != nil {
					fmt.Fprintln(out, r.Err)
					failed++
					continue
				}
				passed++
				if *verbose {
					fmt.Fprintf(out, "pass %s:%d: %s\n", name, r.Scenario.Line, r.Scenario.Title)
				}
			}
		}
		fmt.Fprintf(out, "%d passed, %d failed\n", passed, failed)
		return failed == 0, nil
	},
}

// scenarioFiles lists the files themselves and those in the directories.
func scenarioFiles(places []string) ([]string, error) {
	var files []string
	for _, p := range places {
		info, err := os.Stat(p)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			files = append(files, p)
			continue
		}
		err = filepath.WalkDir(p, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.HasSuffix(path, scenarioSuffix) {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}
