package rulestest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// eachSource calls f for every file of Go source of the module that is no test.
func eachSource(t *testing.T, f func(file string, src *ast.File, at func(token.Pos) string)) {
	t.Helper()
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && file != "." && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "testdata") {
			return fs.SkipDir
		}
		if d.IsDir() || path.Ext(file) != ".go" || strings.HasSuffix(file, "_test.go") {
			return nil
		}
		data, err := fs.ReadFile(root, file)
		if err != nil {
			return err
		}
		set := token.NewFileSet()
		src, err := parser.ParseFile(set, file, data, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		f(file, src, func(p token.Pos) string { return set.Position(p).String() })
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// compiled are functions that compile something from a text.
var compiled = regexp.MustCompile(`^(MustCompile|Compile|MustParse|Parse|Unmarshal|Must)$`)

// TestNothingAtLoad: no package of the rules does anything when it is loaded. None has an
// init, none compiles a text into a variable, none sets a variable of another package, so
// nothing registers itself: a game is known by the list that names it.
func TestNothingAtLoad(t *testing.T) {
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		if !strings.HasPrefix(file, "rules/") {
			return
		}
		if dir := path.Dir(file); path.Base(dir) == "oracle" || strings.HasPrefix(dir, "rules/judge") {
			return // read by tests and the judge only
		}
		imported := map[string]bool{}
		for _, spec := range src.Imports {
			name := path.Base(strings.Trim(spec.Path.Value, `"`))
			if spec.Name != nil {
				name = spec.Name.Name
			}
			imported[name] = true
		}
		for _, decl := range src.Decls {
			switch d := decl.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil && d.Name.Name == "init" {
					t.Errorf("%s: a package that is loaded does something", at(d.Pos()))
				}
				ast.Inspect(d, func(n ast.Node) bool {
					set, ok := n.(*ast.AssignStmt)
					if !ok || set.Tok == token.DEFINE {
						return true
					}
					for _, to := range set.Lhs {
						sel, ok := to.(*ast.SelectorExpr)
						if !ok {
							continue
						}
						if pkg, ok := sel.X.(*ast.Ident); ok && imported[pkg.Name] && sel.Sel.IsExported() && !declares(d, pkg.Name) {
							t.Errorf("%s: a variable of package %s is set from outside", at(to.Pos()), pkg.Name)
						}
					}
					return true
				})
			case *ast.GenDecl:
				ast.Inspect(d, func(n ast.Node) bool {
					switch n := n.(type) {
					case *ast.FuncLit:
						return false // which is called later
					case *ast.CallExpr:
						if sel, ok := n.Fun.(*ast.SelectorExpr); ok && compiled.MatchString(sel.Sel.Name) {
							t.Errorf("%s: it is compiled when the package is loaded", at(n.Pos()))
						}
					}
					return true
				})
			}
		}
	})
}

// declares reports whether a function has a parameter or variable of a name.
func declares(f *ast.FuncDecl, name string) (found bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			found = found || slices.ContainsFunc(n.Names, func(id *ast.Ident) bool { return id.Name == name })
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				for _, to := range n.Lhs {
					id, ok := to.(*ast.Ident)
					found = found || ok && id.Name == name
				}
			}
		case *ast.ValueSpec:
			found = found || slices.ContainsFunc(n.Names, func(id *ast.Ident) bool { return id.Name == name })
		}
		return true
	})
	return found
}

// lists are the files that name the games so that the rest need not.
var lists = []string{"rules/games.go", "rules/bot/all/all.go", "rules/oracle/all/all.go", "rules/trial/all/all.go", "rules/synthetic/all/all.go", "render/skin/all/all.go", "render/fixture/all/all.go"}

// outside is what names a game and does not stand in its room yet: files, and folders of
// which all may. It only grows shorter.
var outside = []string{
	"rules/ability/",
}

// gameNames are the names of the games in paths, identifiers and texts.
var gameNames = regexp.MustCompile(`(?i)weiss|build_?divide|victory_?spark|luck_?and_?logic|rebirth`)

// bookNames are the names of the games as comments write them.
var bookNames = regexp.MustCompile(`Weiss|Build Divide|Victory Spark|Luck & Logic|Rebirth`)

// TestRooms: a game is named in its own rooms, one of rules, one of assets and one of
// skins, and in the lists. What a comment cites is not
// looked at.
func TestRooms(t *testing.T) {
	found := map[string]bool{}
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		for _, g := range games {
			for _, floor := range []string{"rules/", "assets/", "render/skin/"} {
				if strings.HasPrefix(file, floor+path.Base(g)+"/") {
					return
				}
			}
		}
		name := gameNames.FindString(file)
		where := file
		ast.Inspect(src, func(n ast.Node) bool {
			said := ""
			switch n := n.(type) {
			case *ast.CommentGroup:
				return false
			case *ast.Ident:
				said = n.Name
			case *ast.BasicLit:
				said = n.Value
			}
			if m := gameNames.FindString(said); m != "" && name == "" {
				name, where = m, at(n.Pos())
			}
			return true
		})
		if name == "" || slices.Contains(lists, file) {
			return
		}
		for _, o := range outside {
			if file == o || strings.HasSuffix(o, "/") && strings.HasPrefix(file, o) {
				found[o] = true
				return
			}
		}
		t.Errorf("%s: %s is named outside its rooms", where, name)
	})
	for _, o := range outside {
		if !found[o] {
			t.Errorf("%s names no game any more: take it off the list", o)
		}
	}
}
