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

// gameNames finds the names of the games in paths, identifiers and texts, however their
// words are parted, and bookNames finds them where they are written as names.
var (
	gameNames = namePattern(either, keys()...)
	bookNames = namePattern(strings.ToUpper, keys()...)
)

// keys are those of the games.
func keys() (all []string) {
	for _, g := range games {
		if !slices.Contains(madeUp, g) {
			all = append(all, path.Base(g))
		}
	}
	return all
}

// either is a letter as a name may have it, small or big.
func either(letter string) string { return "[" + letter + strings.ToUpper(letter) + "]" }

// namePattern finds the names of some games, which begin as first says.
func namePattern(first func(letter string) string, keys ...string) *regexp.Regexp {
	var all []string
	for _, key := range keys {
		name := first(key[:1])
		for _, letter := range strings.Split(key[1:], "") {
			name += "[_ -]?" + either(letter)
		}
		all = append(all, name)
	}
	if len(all) == 0 {
		return regexp.MustCompile(`[^\s\S]`) // nothing
	}
	return regexp.MustCompile(strings.Join(all, "|"))
}

// TestRooms: a game is named in its own rooms, one of rules, one of assets and one of
// skins, and in the lists. What a comment cites is not
// looked at.
func TestRooms(t *testing.T) {
	eachSource(t, func(file string, src *ast.File, at func(token.Pos) string) {
		if inRoom(file) {
			return
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
		t.Errorf("%s: %s is named outside its rooms", where, name)
	})
}

// written are the endings of files in which something is written down.
var written = []string{".go", ".toml", ".txt", ".html", ".js", ".css", ".webmanifest", ".svg"}

// TestRoomsOfTests: tests, data and whatever else is written name a game in its room only,
// or in a README.
func TestRoomsOfTests(t *testing.T) {
	root := os.DirFS("../..")
	err := fs.WalkDir(root, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := d.Name(); d.IsDir() && file != "." && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "rapid") { // rapid keeps there what failed
			return fs.SkipDir
		}
		code := path.Ext(file) == ".go" && !strings.HasSuffix(file, "_test.go") && !strings.Contains(file, "/testdata/")
		if d.IsDir() || inRoom(file) || code || path.Base(file) == "README.md" {
			return nil
		}
		said := file
		if slices.Contains(written, path.Ext(file)) {
			data, err := fs.ReadFile(root, file)
			if err != nil {
				return err
			}
			said += string(data)
		}
		for _, key := range keys() {
			if namePattern(either, key).MatchString(said) {
				t.Errorf("%s names %s outside its room", file, key)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// inRoom reports whether a file is in the room of a game.
func inRoom(file string) bool {
	for _, g := range games {
		for _, floor := range []string{"rules/", "assets/", "render/skin/"} {
			if strings.HasPrefix(file, floor+path.Base(g)+"/") {
				return true
			}
		}
	}
	return false
}
