package main

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"gorin/rules"
	"gorin/rules/clauses"
	"gorin/rules/scenario"
)

// citations is where clauses are cited.
type citations struct {
	game        string
	code, shown map[string][]string // by clause: places
}

// source is a directory below rules where clauses are cited; in some the names of
// test cases show them.
type source struct {
	dir   string
	tests bool
}

// readIn is where tests show clauses beside the room of the game; shared code cites none.
var readIn = []source{{"deck", true}, {"pack", true}, {"text", false}, {"ability", false}, {"rulebook", true}, {".", true}}

// inRoom is the folders of a game's room where its clauses are cited.
var inRoom = []source{{"", true}, {"lexicon", true}}

// readCitations collects the citations in comments and strings of the code that
// plays a game, in its scenarios, and in the names of test cases.
func readCitations(root, game string) (*citations, error) {
	c := &citations{game: game, code: map[string][]string{}, shown: map[string][]string{}}
	home := game
	dir := filepath.Join(root, "rules", home)
	if _, err := os.Stat(dir); err != nil { // a game that is made up for tests
		home = filepath.Join("rulestest", game)
		dir = filepath.Join(root, "rules", home)
	}
	if _, err := os.Stat(dir); err != nil {
		return nil, fmt.Errorf("look for citations: %w", err)
	}
	in := slices.Clone(readIn)
	for _, room := range inRoom {
		in = append(in, source{filepath.Join(home, room.dir), room.tests})
	}
	for _, in := range in {
		files, err := filepath.Glob(filepath.Join(root, "rules", in.dir, "*.go"))
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			place, err := filepath.Rel(filepath.Join(root, "rules"), f)
			if err != nil {
				return nil, err
			}
			switch {
			case strings.HasSuffix(f, "_gen.go"):
			case strings.HasSuffix(f, "_test.go"):
				if in.tests {
					err = c.readTest(place, f)
				}
			default:
				err = c.readCode(place, f)
			}
			if err != nil {
				return nil, err
			}
		}
	}
	return c, filepath.WalkDir(filepath.Join(dir, "scenarios"), func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // no scenarios yet
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txt") {
			return err
		}
		return c.readScenarios(path)
	})
}

// readCode collects the numbers in the comments and strings of a file.
func (c *citations) readCode(place, file string) error {
	return eachText(file, func(line int, text string) {
		for _, n := range clauses.Cited(c.game, text) {
			c.code[n] = append(c.code[n], fmt.Sprintf("%s:%d", place, line))
		}
	})
}

// readTest collects the strings of a test file that begin with a clause: the
// names of cases that show it.
func (c *citations) readTest(place, file string) error {
	return eachText(file, func(line int, text string) {
		name, err := strconv.Unquote(text)
		if err != nil {
			return // a comment
		}
		first, rest, _ := strings.Cut(name, " ")
		if n := clauses.Cited(c.game, first); len(n) == 1 && n[0] == first && rest != "" && rest[0] != ' ' {
			c.shown[first] = append(c.shown[first], fmt.Sprintf("%s:%d", place, line))
		}
	})
}

// eachText calls f for the lines of the comments and the strings of a Go file.
func eachText(file string, f func(line int, text string)) error {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	for _, group := range tree.Comments {
		for _, comment := range group.List {
			f(set.Position(comment.Pos()).Line, comment.Text)
		}
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		if s, ok := n.(*ast.BasicLit); ok && s.Kind == token.STRING {
			f(set.Position(s.Pos()).Line, s.Value)
		}
		return true
	})
	return nil
}

func (c *citations) readScenarios(file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	list, err := scenario.Parse(file, data)
	if err != nil {
		return err
	}
	for _, s := range list {
		place := fmt.Sprintf("%s:%d", filepath.Base(file), s.Line)
		for _, n := range s.Clauses {
			if !slices.Contains(c.shown[n], place) {
				c.shown[n] = append(c.shown[n], place)
			}
		}
	}
	return nil
}

// unknown lists the numbers that are cited and that the book does not have.
func (c *citations) unknown(game string) (numbers []string) {
	for _, where := range []map[string][]string{c.code, c.shown} {
		for _, n := range slices.Sorted(maps.Keys(where)) {
			if _, ok := clauses.Find(game, n); !ok && n != rules.RulesVersion(game) && !slices.Contains(numbers, n) {
				numbers = append(numbers, n)
			}
		}
	}
	return numbers
}
