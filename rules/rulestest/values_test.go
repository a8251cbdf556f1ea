package rulestest

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"
)

// gameValues are values that one game prints on its cards: what is for any game has them
// by the key that the game declares.
var gameValues = []string{"level", "soul", "hit", "needs"}

// namedValues are the structs that name one all the same. A struct may leave this list;
// none may join it.
var namedValues = map[string][]string{}

// TestValuesAreDeclared looks at the fields of every struct above the machine, outside the
// rooms of the games and the frozen formats of older files.
func TestValuesAreDeclared(t *testing.T) {
	found := map[string][]string{}
	eachSource(t, func(file string, src *ast.File, _ func(token.Pos) string) {
		if !strings.HasPrefix(file, "rules/") && !strings.HasPrefix(file, "render/") || strings.HasPrefix(file, "rules/replay/format") {
			return
		}
		for part := range strings.SplitSeq(path.Dir(file), "/") {
			if part == "kernel" || part == "ability" || slices.Contains(games, "rules/"+part) {
				return
			}
		}
		ast.Inspect(src, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			s, ok := spec.Type.(*ast.StructType)
			if !ok {
				return true
			}
			for _, field := range s.Fields.List {
				for _, name := range field.Names {
					if key := strings.ToLower(name.Name); slices.Contains(gameValues, key) {
						at := file + " " + spec.Name.Name
						found[at] = append(found[at], key)
					}
				}
			}
			return true
		})
	})
	for at, keys := range found {
		for _, k := range keys {
			if !slices.Contains(namedValues[at], k) {
				t.Errorf("%s names the value %q of one game: it has to be asked for by its declared key", at, k)
			}
		}
	}
	for at, keys := range namedValues {
		for _, k := range keys {
			if !slices.Contains(found[at], k) {
				t.Errorf("%s does not name %q any more: take it off the list", at, k)
			}
		}
	}
}
