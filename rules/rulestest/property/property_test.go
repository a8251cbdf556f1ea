package property

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// What is drawn is the same every time, however few checks are asked for.
func TestSameDraws(t *testing.T) {
	var drawn [2][]int
	for i := range drawn {
		Check(t, func(r *rapid.T) {
			for range 10 {
				drawn[i] = append(drawn[i], rapid.Int().Draw(r, "n"))
			}
		})
	}
	if len(drawn[0]) < 10 || !slices.Equal(drawn[0], drawn[1]) {
		t.Errorf("drawn first %v, then %v", drawn[0], drawn[1])
	}
}

// No test draws otherwise.
func TestEveryPropertyIsSeeded(t *testing.T) {
	const root = "../../.."
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() && strings.HasPrefix(d.Name(), ".") && path != root {
			return fs.SkipDir
		}
		if !strings.HasSuffix(path, "_test.go") || strings.HasPrefix(path, filepath.Join(root, "rules/rulestest/property")) {
			return nil
		}
		src, err := os.ReadFile(path)
		if strings.Contains(string(src), "rapid.Check(") || strings.Contains(string(src), `"testing/quick"`) {
			t.Errorf("%s draws with a seed of its own: property.Check does it with one that stays", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
