package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"

	"gorin/rules/clauses"
)

// Carried checks what a game says of the shared code that carries out its clauses: the
// book has each clause, the code each name, and every row a few words. It is called from
// the game's own folder.
func Carried(t *testing.T, game string, carried map[string]map[string]string) {
	t.Helper()
	names := map[string]map[string]bool{}
	for by, rows := range carried {
		pkg, name, _ := strings.Cut(by, ".")
		if names[pkg] == nil {
			dir := filepath.Join("..", pkg)
			if pkg == "rules" {
				dir = ".."
			}
			names[pkg] = namesOf(t, dir)
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

// namesOf lists what the files of a package declare: functions and methods by their
// names, types, variables, constants, and fields behind the name of their type.
func namesOf(t *testing.T, dir string) map[string]bool {
	t.Helper()
	names := map[string]bool{}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(dir, err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		src, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range src.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				names[d.Name.Name] = true
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					addNames(names, spec)
				}
			}
		}
	}
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
