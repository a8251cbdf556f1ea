package mutate

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"
)

// Known is why some mutants may survive.
type Known struct {
	Why     string   `toml:"why"`
	Mutants []string `toml:"mutants"` // their keys
}

// ReadKnown reads what explains survivors in a tree: those of shared code, and those that
// the rooms of games keep of themselves.
func ReadKnown(root string) (all []Known, err error) {
	files, err := filepath.Glob(filepath.Join(root, "rules/*/testdata/mutants.toml"))
	if err != nil {
		return nil, err
	}
	for _, name := range append([]string{filepath.Join(root, "rules/judge/mutate/known.toml")}, files...) {
		known, err := readKnown(name)
		if err != nil {
			return nil, err
		}
		all = append(all, known...)
	}
	return all, nil
}

func readKnown(name string) ([]Known, error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	var file struct {
		Because []Known `toml:"because"`
	}
	if err := toml.Unmarshal(data, &file); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return file.Because, nil
}

func why(known []Known, m Mutant) string {
	for _, k := range known {
		if slices.Contains(k.Mutants, m.Key()) {
			return k.Why
		}
	}
	return ""
}

// Stale gives the explanations for a package that explain nothing: no mutant
// of that name survives any more.
func Stale(known []Known, dir string, results []Result) (out []string) {
	for _, k := range known {
		for _, key := range k.Mutants {
			if strings.HasPrefix(key, dir+"/") && !slices.ContainsFunc(results, func(r Result) bool { return !r.Killed() && r.Key() == key }) {
				out = append(out, key)
			}
		}
	}
	return out
}
