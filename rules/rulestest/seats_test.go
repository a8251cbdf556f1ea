package rulestest

import (
	"go/ast"
	"go/token"
	"regexp"
	"strings"
	"testing"
)

// A player as code calls one: variables, fields and methods; and lists that have something
// for each.
var (
	aPlayer = regexp.MustCompile(`^(p|me|Me|(?i:.*(seat|player|side|bottom|active|opponent|viewer)))$`)
	players = regexp.MustCompile(`^(?i:.*(seats|players|sides|bots|hands)|names|decks|kinds)$`)
)

// TestSeats: outside the rooms of games nothing knows how many play. The other player is
// nowhere one minus a player, nobody counts players to two, and no list has room for two. What a
// computer thinks of a game for two may have two sides, and does not count seats either.
func TestSeats(t *testing.T) {
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		if inRoom(file) && !strings.Contains(file, "/bot/") || strings.HasPrefix(file, "render/paint/") {
			return // where a side is one of a figure
		}
		sides := inRoom(file)
		ast.Inspect(src, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				if n.Op == token.SUB && isNumber(n.X, "1") && aPlayer.MatchString(lastName(n.Y)) {
					t.Errorf("%s: one minus a player is the other one of two only", at(n.Pos()))
				}
				if n.Op == token.XOR && isNumber(n.Y, "1") && aPlayer.MatchString(lastName(n.X)) {
					t.Errorf("%s: a player with a bit changed is the other one of two only", at(n.Pos()))
				}
			case *ast.RangeStmt:
				if !sides && isNumber(n.X, "2") && n.Key != nil && aPlayer.MatchString(lastName(n.Key)) {
					t.Errorf("%s: players are counted to two", at(n.Pos()))
				}
			case *ast.Field:
				for _, name := range n.Names {
					if !sides && forTwo(n.Type) && players.MatchString(name.Name) {
						t.Errorf("%s: %s has room for two players", at(n.Pos()), name.Name)
					}
				}
			case *ast.ValueSpec:
				for _, name := range n.Names {
					if !sides && forTwo(n.Type) && players.MatchString(name.Name) {
						t.Errorf("%s: %s has room for two players", at(n.Pos()), name.Name)
					}
				}
			}
			return true
		})
	})
}

func isNumber(e ast.Expr, is string) bool {
	lit, ok := e.(*ast.BasicLit)
	return ok && lit.Value == is
}

// forTwo reports whether a type is an array of two.
func forTwo(e ast.Expr) bool {
	array, ok := e.(*ast.ArrayType)
	return ok && array.Len != nil && isNumber(array.Len, "2")
}

// lastName is the name that an expression ends with: that of a variable, a field or what is
// called.
func lastName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.CallExpr:
		if len(e.Args) == 1 && lastName(e.Fun) != "" && strings.HasPrefix(lastName(e.Fun), "int") {
			return lastName(e.Args[0])
		}
		return lastName(e.Fun)
	case *ast.ParenExpr:
		return lastName(e.X)
	}
	return ""
}
