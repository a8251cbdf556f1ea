package carried

import (
	"bufio"
	"fmt"
	"go/ast"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gorin/rules/rulestest/size"
)

// Run plays, for each clause that shared code is said to carry out, the scenarios of the
// game's room that cite it, and expects that they run the function that is named. What is
// no function, such as a type or a field, cannot be counted. Unplayed says of names whose
// function no scenario runs what does. A sample counts some of the names.
func Run(t *testing.T, carried map[string]map[string]string, unplayed map[string]string) {
	t.Helper()
	if size.Least() {
		t.Skip("builds a test binary")
	}
	for by := range unplayed {
		if carried[by] == nil {
			t.Errorf("nothing is said of %s", by)
		}
	}
	carried = sampled(carried)
	dir := t.TempDir()
	build(t, dir, carried)
	covdata := toolOf(t)
	functions := map[string][]span{}
	for by := range carried {
		pkg, name, _ := strings.Cut(by, ".")
		functions[by] = spansOf(t, pkg, name)
	}
	ran := map[string]blocks{} // by where it was counted
	at := func(by, number string) string {
		if isReader(by) {
			return filepath.Join(dir, readers, number)
		}
		return filepath.Join(dir, number)
	}
	for _, by := range slices.Sorted(maps.Keys(carried)) {
		spans := functions[by]
		if len(spans) == 0 {
			continue
		}
		for _, number := range slices.Sorted(maps.Keys(carried[by])) {
			from := at(by, number)
			if ran[from] == nil {
				ran[from] = counted(t, covdata, from)
			}
			played := ran[from].any(spans)
			why := unplayed[by]
			switch {
			case !played && why == "":
				t.Errorf("no scenario that cites %s runs %s", number, by)
			case played && why != "":
				t.Errorf("a scenario that cites %s runs %s, though %s", number, by, why)
			}
		}
	}
}

// sampled is of all names as many as go with the size of the tests.
func sampled(carried map[string]map[string]string) map[string]map[string]string {
	some, every := map[string]map[string]string{}, size.Of(1, 5, 1)
	for i, by := range slices.Sorted(maps.Keys(carried)) {
		if i%every == 0 {
			some[by] = carried[by]
		}
	}
	return some
}

// clausesOf lists the clauses that shared code carries out, each once.
func clausesOf(carried map[string]map[string]string) []string {
	all := map[string]bool{}
	for _, rows := range carried {
		for number := range rows {
			all[number] = true
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// shared is the packages that carry out clauses of some game: the program that counts them is
// compiled once for all games.
var shared = []string{"ability", "deck", "kernel", "rulebook", "rules", "scenario", "show", "text", "text/meaning"}

// build builds the program that counts, and lets it play the scenarios of the room.
func build(t *testing.T, dir string, carried map[string]map[string]string) {
	counter := pathOf("rulestest/carried/count")
	packages := []string{counter} // without itself it would not know that it counts
	for _, pkg := range shared {
		packages = append(packages, pathOf(pkg))
	}
	for by := range carried {
		if pkg, _, _ := strings.Cut(by, "."); !slices.Contains(shared, pkg) {
			t.Fatalf("what %s carries out is not counted: list its package", by)
		}
	}
	run := func(name string, args ...string) {
		cmd := exec.Command(name, args...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	program := filepath.Join(dir, "count")
	run("go", "build", "-o", program, "-cover", "-covermode=atomic", "-coverpkg="+strings.Join(packages, ","), counter)
	run(program, append([]string{dir, "scenarios"}, clausesOf(carried)...)...)
	for by := range carried {
		for number := range carried[by] {
			out := filepath.Join(dir, readers)
			if _, err := os.Stat(filepath.Join(out, number)); isReader(by) && err != nil {
				run(program, out, "scenarios", number)
			}
		}
	}
}

// readers is the directory for what was counted of code that reads texts: each clause by
// itself, for a line that has been read is remembered.
const readers = "readers"

// isReader reports whether a name is one of code that reads texts.
func isReader(by string) bool { return strings.HasPrefix(by, "text") }

// pathOf is the import path of a package that is named.
func pathOf(pkg string) string {
	if pkg == "rules" {
		return "gorin/rules"
	}
	return "gorin/rules/" + pkg
}

// span is where a function stands: its file, by import path, and its lines.
type span struct {
	file     string
	from, to int
}

// spansOf finds the functions and methods of a name; none if it is that of a type.
func spansOf(t *testing.T, pkg, name string) (out []span) {
	isType := false
	eachFile(t, dirOf(pkg), func(file string, src *source) {
		for _, decl := range src.Decls {
			if d, ok := decl.(*ast.GenDecl); ok && slices.ContainsFunc(d.Specs, func(s ast.Spec) bool {
				of, ok := s.(*ast.TypeSpec)
				return ok && of.Name.Name == name
			}) {
				isType = true
			}
			if f, ok := decl.(*ast.FuncDecl); ok && isNamed(f, name) {
				out = append(out, span{pathOf(pkg) + "/" + filepath.Base(file), src.line(f.Pos()), src.line(f.End())})
			}
		}
	})
	if isType {
		return nil
	}
	return out
}

// isNamed reports whether a function has a name, a method alone or with its type.
func isNamed(f *ast.FuncDecl, name string) bool {
	of, method, ok := strings.Cut(name, ".")
	if !ok {
		return f.Name.Name == name
	}
	return f.Name.Name == method && f.Recv != nil && of == typeName(f.Recv.List[0].Type)
}

func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return typeName(e.X)
	case *ast.Ident:
		return e.Name
	}
	return ""
}

// blocks are the lines of blocks of statements that were run, by file.
type blocks map[string][][2]int

// any reports whether a block within one of some functions was run.
func (b blocks) any(spans []span) bool {
	return slices.ContainsFunc(spans, func(s span) bool {
		return slices.ContainsFunc(b[s.file], func(at [2]int) bool { return s.from <= at[0] && at[1] <= s.to })
	})
}

// toolOf is where the program is that makes text of what was counted: it is asked hundreds of
// times, and the go command would look each time whether it is as new as its source.
func toolOf(t *testing.T) string {
	out, err := exec.Command("go", "tool", "-n", "covdata").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

// counted reads what has been counted.
func counted(t *testing.T, covdata, dir string) blocks {
	profile := filepath.Join(dir, "profile")
	if out, err := exec.Command(covdata, "textfmt", "-i="+dir, "-o="+profile).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	f, err := os.Open(profile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := blocks{}
	for s := bufio.NewScanner(f); s.Scan(); {
		file, rest, ok := strings.Cut(s.Text(), ":")
		var from, to, column, statements, times int
		if n, _ := fmt.Sscanf(rest, "%d.%d,%d.%d %d %d", &from, &column, &to, &column, &statements, &times); ok && n == 6 && times > 0 {
			out[file] = append(out[file], [2]int{from, to})
		}
	}
	return out
}
