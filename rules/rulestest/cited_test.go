package rulestest

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/clauses"
)

// stillCites is the folders of shared code that cite a book. It only grows shorter: what
// shared code carries out is said in the games' machine.go.
var stillCites = []string{}

// TestSharedCodeCitesNoBook: code that all games use names no clause of a book, for the
// next book gives the same number to something else, and names no game in a comment.
func TestSharedCodeCitesNoBook(t *testing.T) {
	found := map[string]bool{}
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		for _, g := range games {
			if strings.HasPrefix(file, g+"/") {
				return
			}
		}
		if dir := path.Dir(file); strings.HasPrefix(dir, "rules") && cites(src, func(p token.Pos, said string) {
			if !slices.Contains(stillCites, dir) {
				t.Errorf("%s: shared code cites a book: %s", at(p), said)
			}
		}) {
			found[dir] = true
		}
	})
	for _, dir := range stillCites {
		if !found[dir] {
			t.Errorf("%s cites no book any more: take it off the list", dir)
		}
	}
}

// cites calls f for the comments and texts of a file that cite a book.
func cites(src *ast.File, f func(p token.Pos, said string)) (any bool) {
	look := func(p token.Pos, said string, comment bool) {
		cited := comment && bookNames.MatchString(said)
		for _, game := range rules.Games() {
			cited = cited || len(clauses.Cited(game, said)) > 0
		}
		if cited {
			any = true
			f(p, said)
		}
	}
	for _, group := range src.Comments {
		look(group.Pos(), group.Text(), true)
	}
	ast.Inspect(src, func(n ast.Node) bool {
		if s, ok := n.(*ast.BasicLit); ok && s.Kind == token.STRING {
			look(s.Pos(), s.Value, false)
		}
		return true
	})
	return any
}
