package main

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"gorin/rules"
	"gorin/rules/clauses"
)

var clausesCommand = command{
	Name:  "clauses",
	Usage: "[-game KEY] [-missing] [-root DIR]",
	About: `Says for each clause of the rulebook which lines of code cite it and which
scenarios show it, or why it needs neither. It reads the source tree at -root;
cases of tests in rules, rules/deck and rules/pack whose names begin with a clause count as
scenarios. With -missing, only clauses that are operative and lack one of the
two. Citations of numbers that the book does not have stand at the end. The
last line is "clauses N cited N tested N needless N". The status is 1 if
anything is missing or wrong.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game := gameFlag(f)
		missing := f.Bool("missing", false, "list only what is missing")
		root := f.String("root", ".", "the source tree")
		if err := parseFlags(f, args); err != nil {
			return false, err
		}
		c, err := readCitations(*root, *game)
		if err != nil {
			return false, err
		}
		return c.report(out, *game, *missing)
	},
}

// report prints the clauses in the book's order, and says whether every
// operative one has code and a scenario.
func (c *citations) report(out io.Writer, game string, missing bool) (bool, error) {
	numbers := clauses.Numbers(game)
	if len(numbers) == 0 {
		return false, fmt.Errorf("no list of clauses for %q", game)
	}
	var operative, cited, tested, needless int
	fine := true
	for _, n := range numbers {
		info, _ := clauses.Find(game, n)
		if info.Kind == "heading" {
			continue
		}
		operative++
		code, shown := c.code[n], c.shown[n]
		if len(code) > 0 {
			cited++
		}
		if len(shown) > 0 {
			tested++
		}
		if !info.Operative() {
			needless++
		}
		lacks := info.Operative() && (len(code) == 0 || len(shown) == 0)
		fine = fine && !lacks
		if missing && !lacks {
			continue
		}
		fmt.Fprintf(out, "%s  %s\n", n, info.Words[rules.English])
		if !info.Operative() {
			fmt.Fprintf(out, "    needs neither: %s\n", info.Reason()[rules.English])
		}
		if info.Operative() || len(code) > 0 {
			fmt.Fprintf(out, "    code: %s\n", some(code))
		}
		if info.Operative() || len(shown) > 0 {
			fmt.Fprintf(out, "    scenarios: %s\n", some(shown))
		}
	}
	for _, n := range c.unknown(game) {
		fine = false
		fmt.Fprintf(out, "%s  the book has no such clause\n    code: %s\n    scenarios: %s\n", n, some(c.code[n]), some(c.shown[n]))
	}
	fmt.Fprintf(out, "clauses %d cited %d tested %d needless %d\n", operative, cited, tested, needless)
	return fine, nil
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
