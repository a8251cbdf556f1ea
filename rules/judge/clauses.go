package main

import (
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"gorin/rules"
	"gorin/rules/scenario"
)

var clausesCommand = command{
	Name:  "clauses",
	Usage: "-game weiss [-missing] [-root DIR]",
	About: `Says for each clause of the rulebook which lines of code cite it and which
scenarios show it, or why it needs neither. It reads the source tree at -root.
With -missing, only clauses that are operative and lack one of the two. The
last line is "clauses N cited N tested N needless N".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game := f.String("game", "weiss", "the rulebook")
		missing := f.Bool("missing", false, "list only what is missing")
		root := f.String("root", ".", "the source tree")
		rest, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if len(rest) > 0 {
			return false, fmt.Errorf("unknown argument %q", rest[0])
		}
		c := citations{code: map[string][]string{}, shown: map[string][]string{}}
		if err := c.read(*root, *game); err != nil {
			return false, err
		}
		return c.report(out, *game, *missing)
	},
}

// citations is where clauses are cited.
type citations struct {
	code, shown map[string][]string // by clause: places
}

var clauseNumber = regexp.MustCompile(`\b(?:[1-9]|1[01])(?:\.\d+)+\b`)

// read collects the citations of a game's package and of its scenarios.
func (c *citations) read(root, game string) error {
	dir := filepath.Join(root, "rules", game)
	if _, err := os.Stat(dir); err != nil {
		return fmt.Errorf("look for citations: %w", err)
	}
	for _, d := range []string{dir, filepath.Join(root, "rules", "kernel"), filepath.Join(root, "rules", "ability"), filepath.Join(root, "rules", "deck"), filepath.Join(root, "rules", "text"), filepath.Join(root, "rules")} {
		files, err := filepath.Glob(filepath.Join(d, "*.go"))
		if err != nil {
			return err
		}
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") || strings.HasSuffix(f, "_gen.go") {
				continue
			}
			if err := c.readCode(root, f); err != nil {
				return err
			}
		}
	}
	return filepath.WalkDir(filepath.Join(dir, "scenarios"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txt") {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		list, err := scenario.Parse(path, data)
		if err != nil {
			return err
		}
		for _, s := range list {
			place := fmt.Sprintf("%s:%d", filepath.Base(path), s.Line)
			for _, n := range s.Clauses {
				if !slices.Contains(c.shown[n], place) {
					c.shown[n] = append(c.shown[n], place)
				}
			}
		}
		return nil
	})
}

func (c *citations) readCode(root, file string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	name, err := filepath.Rel(filepath.Join(root, "rules"), file)
	if err != nil {
		name = file
	}
	for i, line := range strings.Split(string(data), "\n") {
		for _, n := range clauseNumber.FindAllString(line, -1) {
			c.code[n] = append(c.code[n], fmt.Sprintf("%s:%d", name, i+1))
		}
	}
	return nil
}

// report prints the clauses in the book's order.
func (c *citations) report(out io.Writer, game string, missing bool) (bool, error) {
	numbers := rules.ClauseNumbers(game)
	if len(numbers) == 0 {
		return false, fmt.Errorf("no list of clauses for %q", game)
	}
	var clauses, cited, tested, needless int
	for _, n := range numbers {
		info, _ := rules.Clause(game, n)
		if info.Kind == "heading" {
			continue
		}
		clauses++
		code, shown := c.code[n], c.shown[n]
		if len(code) > 0 {
			cited++
		}
		if len(shown) > 0 {
			tested++
		}
		operative := info.Kind == "procedure" || info.Kind == "action"
		why := ""
		if len(code) == 0 && len(shown) == 0 && !operative {
			needless++
			why = "needs neither: " + info.Kind
		}
		lacks := operative && (len(code) == 0 || len(shown) == 0)
		if missing && !lacks {
			continue
		}
		fmt.Fprintf(out, "%s  %s\n", n, info.Words[rules.English])
		if why != "" {
			fmt.Fprintf(out, "    %s\n", why)
			continue
		}
		fmt.Fprintf(out, "    code: %s\n    scenarios: %s\n", some(code), some(shown))
	}
	fmt.Fprintf(out, "clauses %d cited %d tested %d needless %d\n", clauses, cited, tested, needless)
	return true, nil
}

// some lists the first few places.
func some(places []string) string {
	switch {
	case len(places) == 0:
		return "none"
	case len(places) > 4:
		return strings.Join(places[:4], ", ") + fmt.Sprintf(" and %d more", len(places)-4)
	}
	return strings.Join(places, ", ")
}
