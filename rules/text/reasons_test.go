package text

import (
	"go/ast"
	goparser "go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"testing"
)

// Every reason that the code gives for not understanding a line has Japanese words,
// and there are no others.
func TestReasons(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	more, err := filepath.Glob("meaning/*.go")
	if err != nil {
		t.Fatal(err)
	}
	files = append(files, more...)
	given := map[string]bool{tooManyWays: true, notText: true, tooLong: true, notUsed: true, noWords + Japanese: true, noWords + English: true}
	for _, name := range files {
		f, err := goparser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 0 {
				if sel, ok := call.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Misread" {
					if s, ok := call.Args[0].(*ast.BasicLit); ok {
						reason, err := strconv.Unquote(s.Value)
						if err != nil {
							t.Fatal(err)
						}
						given[reason] = true
					}
				}
			}
			lit, ok := n.(*ast.CompositeLit)
			if !ok || len(lit.Elts) == 0 {
				return true
			}
			if id, ok := lit.Type.(*ast.Ident); !ok || id.Name != "fault" {
				return true
			}
			if s, ok := lit.Elts[0].(*ast.BasicLit); ok {
				reason, err := strconv.Unquote(s.Value)
				if err != nil {
					t.Fatal(err)
				}
				given[reason] = true
			}
			return true
		})
	}
	for reason := range given {
		if reasons[reason] == "" {
			t.Errorf("no Japanese for %q", reason)
		}
	}
	for reason := range reasons {
		if !given[reason] {
			t.Errorf("nothing gives the reason %q", reason)
		}
	}
	if tooLong != "a line has at most "+strconv.Itoa(MaxRunes)+" characters" {
		t.Error(tooLong)
	}
}

// CheckClauses looks whether the reasons for which a game's book names a clause exist.
func CheckClauses(t *testing.T, lex *Lexicon) {
	for reason := range lex.book.Clauses {
		if reasons[reason] == "" {
			t.Errorf("a clause is named for %q, which is no reason", reason)
		}
	}
}
