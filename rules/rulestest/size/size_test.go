package size

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestOf(t *testing.T) {
	for env, want := range map[string]int{"": 2, "whole": 3} {
		t.Setenv("GORIN_TESTS", env)
		if testing.Short() {
			want = 1
		}
		if got := Of(1, 2, 3); got != want {
			t.Errorf("%q: %d, want %d", env, got, want)
		}
	}
}

// No test of the rules has a size of its own.
func TestNothingElseSays(t *testing.T) {
	const root = "../.."
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasPrefix(path, filepath.Join(root, "rulestest/size")) {
			return err
		}
		src, err := os.ReadFile(path)
		if strings.Contains(string(src), "testing.Short(") || strings.Contains(string(src), "GORIN_TESTS") {
			t.Errorf("%s asks how large tests are: package size says it", path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
