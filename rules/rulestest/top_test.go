package rulestest

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestTopLevel: the module's folder holds the program's one file and what belongs to the
// module; everything else has a folder of its own.
func TestTopLevel(t *testing.T) {
	files, err := os.ReadDir("../..")
	if err != nil {
		t.Fatal(err)
	}
	known := []string{"go.mod", "go.sum", "main.go", "README.md", "LICENSE", "render", "assets", "rules", "wasm", "web"}
	main := false
	for _, f := range files {
		main = main || f.Name() == "main.go"
		if name := f.Name(); !strings.HasPrefix(name, ".") && !strings.HasSuffix(name, ".test") && !slices.Contains(known, name) {
			t.Errorf("%s lies at the top level", name)
		}
	}
	if !main {
		t.Error("main.go is not there")
	}
}
