package rulestest

import (
	"go/ast"
	"go/token"
	"slices"
	"strings"
	"testing"

	"gorin/rules"
	"gorin/rules/clauses"
)

// TestSharedCodeCitesNoBook: code that all games use names no clause of a book, for the
// next book gives the same number to something else, and names no game in a comment.
func TestSharedCodeCitesNoBook(t *testing.T) {
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		if strings.HasPrefix(file, "rules/") && !inRoom(file) && !isMadeUp(file) {
			cites(src, func(p token.Pos, said string) { t.Errorf("%s: shared code cites a book: %s", at(p), said) })
		}
	})
}

// isMadeUp reports whether a file is of a made-up game.
func isMadeUp(file string) bool {
	return slices.ContainsFunc(madeUp, func(g string) bool { return strings.HasPrefix(file, g+"/") })
}

// cites calls f for the comments and texts of a file that cite a book.
func cites(src *ast.File, f func(p token.Pos, said string)) {
	look := func(p token.Pos, said string, comment bool) {
		cited := comment && bookNames.MatchString(said)
		for _, game := range rules.Games() {
			cited = cited || len(clauses.Cited(game, said)) > 0
		}
		if cited {
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
}
