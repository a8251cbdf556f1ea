package mutate

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// pkg is a package with all its mutants.
type pkg struct {
	dir     string // absolute
	name    string
	sources []*source
	mutants []Mutant
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Name, Dir, Export string
	GoFiles                       []string
}

// load reads a package and finds its mutants. Generated files have none.
func load(root, dir string) (*pkg, error) {
	all, err := goList(root, dir)
	if err != nil {
		return nil, err
	}
	me := all[len(all)-1] // go list -deps ends with what was asked for
	exports := map[string]string{}
	for _, l := range all {
		exports[l.ImportPath] = l.Export
	}
	set := token.NewFileSet()
	out := &pkg{dir: me.Dir, name: me.Name}
	var files []*ast.File
	for _, name := range me.GoFiles {
		text, err := os.ReadFile(filepath.Join(me.Dir, name))
		if err != nil {
			return nil, err
		}
		syntax, err := parser.ParseFile(set, name, text, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		files = append(files, syntax)
		if ast.IsGenerated(syntax) {
			continue
		}
		out.sources = append(out.sources, &source{file: path.Join(filepath.ToSlash(dir), name), syntax: syntax, text: text, set: set,
			wraps: map[ast.Node][]wrap{}, judged: map[ast.Expr]bool{}})
	}
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}, Defs: map[*ast.Ident]types.Object{}, Uses: map[*ast.Ident]types.Object{}}
	conf := types.Config{Importer: importer.ForCompiler(set, "gc", func(p string) (io.ReadCloser, error) { return os.Open(exports[p]) })}
	checked, err := conf.Check(me.ImportPath, set, files, info)
	if err != nil {
		return nil, err
	}
	for _, s := range out.sources {
		s.info, s.pkg, s.first = info, checked, len(out.mutants)+1
		s.find()
		out.mutants = append(out.mutants, s.mutants...)
	}
	return out, nil
}

// goList describes a package and all that it imports.
func goList(root, dir string) ([]listed, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Name,Dir,Export,GoFiles", "./"+filepath.ToSlash(dir))
	cmd.Dir = root
	data, err := cmd.Output()
	if err != nil {
		var exit *exec.ExitError
		if errors.As(err, &exit) {
			err = errors.New(strings.TrimSpace(string(exit.Stderr)))
		}
		return nil, fmt.Errorf("read package %s: %w", dir, err)
	}
	var out []listed
	for d := json.NewDecoder(strings.NewReader(string(data))); ; {
		var l listed
		if err := d.Decode(&l); err == io.EOF {
			return out, nil
		} else if err != nil {
			return nil, err
		}
		out = append(out, l)
	}
}

// overlay writes the changed source into a directory and gives the file that
// lays it over the tree.
func (p *pkg) overlay(dir string) (string, error) {
	over := struct{ Replace map[string]string }{map[string]string{}}
	put := func(name, text string) error {
		to := filepath.Join(dir, name)
		over.Replace[filepath.Join(p.dir, name)] = to
		return os.WriteFile(to, []byte(text), 0o600)
	}
	for _, s := range p.sources {
		if err := put(path.Base(s.file), s.render(s.syntax)); err != nil {
			return "", err
		}
	}
	if err := put("mutants_switch.go", "package "+p.name+"\n"+switchSource); err != nil {
		return "", err
	}
	data, err := json.Marshal(over)
	if err != nil {
		return "", err
	}
	file := filepath.Join(dir, "overlay.json")
	return file, os.WriteFile(file, data, 0o600)
}

// render writes a node with all its mutants.
func (s *source) render(n ast.Node) string {
	var inside []ast.Node
	ast.Inspect(n, func(c ast.Node) bool {
		if c == nil || c == n || len(s.wraps[c]) == 0 {
			return true
		}
		inside = append(inside, c)
		return false
	})
	slices.SortFunc(inside, func(x, y ast.Node) int { return int(x.Pos() - y.Pos()) })
	from, to := s.offset(n.Pos()), s.offset(n.End())
	if n == ast.Node(s.syntax) {
		from, to = 0, len(s.text)
	}
	var b strings.Builder
	for _, c := range inside {
		b.Write(s.text[from:s.offset(c.Pos())])
		b.WriteString(s.render(c))
		from = s.offset(c.End())
	}
	b.Write(s.text[from:to])
	text := b.String()
	for _, w := range s.wraps[n] {
		text = w(text)
	}
	return text
}
