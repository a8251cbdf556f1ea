package text

import (
	"os"
	"strings"
	"testing"
)

// What a search has found once stays mended.
func TestFoundTrees(t *testing.T) {
	lexicons := map[string]*Lexicon{"weiss": testLexicon(), "builddivide": buildDivideLexicon(), "rebirth": rebirthLexicon()}
	b, err := os.ReadFile("testdata/trees.txt")
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(b), "\n") {
		game, tree, ok := strings.Cut(line, "\t")
		if !ok {
			continue
		}
		n, err := ReadTree(tree)
		if err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		t.Run(game, func(t *testing.T) { checkTree(t, n, lexicons[game]) })
	}
}
