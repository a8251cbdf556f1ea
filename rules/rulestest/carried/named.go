// Package carried checks what a game says of the shared code that carries out its clauses: for
// the tests of the rooms.
package carried

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"gorin/rules/clauses"
)

// Named checks what a game says of the shared code that carries out its clauses: the
// book has each clause, the code each name, and every row a few words. It is called from
// the game's own folder.
func Named(t *testing.T, game string, carried map[string]map[string]string) {
	t.Helper()
	names := map[string]map[string]bool{}
	for by, rows := range carried {
		pkg, name, _ := strings.Cut(by, ".")
		if names[pkg] == nil {
			names[pkg] = namesOf(t, dirOf(pkg))
		}
		if !names[pkg][name] {
			t.Errorf("%s: package %s has no %s", by, pkg, name)
		}
		if len(rows) == 0 {
			t.Errorf("%s carries out nothing", by)
		}
		for number, words := range rows {
			if _, ok := clauses.Find(game, number); !ok {
				t.Errorf("%s: the book has no clause %s", by, number)
			}
			if len(words) < 4 || len(words) > 120 {
				t.Errorf("%s: %s: a few words are wanted, not %q", by, number, words)
			}
		}
	}
}

// dirOf is where a package that is named stands, as seen from a room.
func dirOf(pkg string) string {
	if pkg == "rules" {
		return ".."
	}
	return filepath.Join("..", pkg)
}

// source is a file of Go.
type source struct {
	*ast.File
	set *token.FileSet
}

func (s *source) line(at token.Pos) int { return s.set.Position(at).Line }

// eachFile goes through the files of a package, without its tests.
func eachFile(t *testing.T, dir string, f func(file string, src *source)) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(dir, err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		src, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		f(file, &source{src, set})
	}
}

// namesOf lists what the files of a package declare: functions and methods by their
// names, types, variables, constants, and fields behind the name of their type.
func namesOf(t *testing.T, dir string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	eachFile(t, dir, func(_ string, src *source) {
		for _, decl := range src.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				names[d.Name.Name] = true
				if d.Recv != nil {
					names[typeName(d.Recv.List[0].Type)+"."+d.Name.Name] = true
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					addNames(names, spec)
				}
			}
		}
	})
	return names
}

func addNames(names map[string]bool, spec ast.Spec) {
	switch s := spec.(type) {
	case *ast.ValueSpec:
		for _, id := range s.Names {
			names[id.Name] = true
		}
	case *ast.TypeSpec:
		names[s.Name.Name] = true
		if st, ok := s.Type.(*ast.StructType); ok {
			for _, field := range st.Fields.List {
				for _, id := range field.Names {
					names[s.Name.Name+"."+id.Name] = true
				}
			}
		}
	}
}
