package luckandlogic_test

import (
	"os"
	"path/filepath"
	"testing"

	"gorin/rules/scenario"
)

// TestScenarios runs every scenario of the book.
func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("scenarios/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios", err)
	}
	for _, f := range files {
		t.Run(filepath.Base(f), func(t *testing.T) {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			results, err := scenario.Run(f, data)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range results {
				if r.Err != nil {
					t.Errorf("%s: %v", r.Scenario.Title, r.Err)
				}
			}
		})
	}
}
