package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/text"
)

var cardsCommand = command{
	Name:  "cards",
	Usage: "FILE… | [-game KEY] -lines FILE.tsv",
	About: `Reads card packs and compiles every line of printed text.
Each failure is a line "file:card:column: …". The last line is
"cards N lines N compiled N". With -lines it reads lines of "count, tab, text"
instead, and the last line is "lines N compiled N uses N compiled N".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game := gameFlag(f)
		lines := f.String("lines", "", "file of counted lines")
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		switch {
		case *lines != "" && len(files) > 0:
			return false, errors.New("name packs or -lines, not both")
		case *lines != "":
			return cover(*lines, *game, out)
		case len(files) == 0:
			return false, needFiles
		}
		return readCards(files, out)
	},
}

// lexicons gives the words of each game's texts.
var lexicons = map[string]func() *text.Lexicon{"weiss": text.Weiss, "builddivide": text.BuildDivide}

// readCards compiles the lines of packs.
func readCards(files []string, out io.Writer) (bool, error) {
	cards, lines, compiled := 0, 0, 0
	good := true
	for _, name := range files {
		data, err := readFile(name, pack.MaxBytes)
		if err != nil {
			return false, err
		}
		list, err := pack.Read(name, data)
		if err != nil {
			fmt.Fprintln(out, err)
			good = false
			continue
		}
		cards += len(list)
		for _, c := range list {
			faces := []pack.Card{c}
			if c.Open != nil {
				faces = append(faces, *c.Open)
			}
			for _, face := range faces {
				bad := readFace(name, &face, out)
				lines += len(face.Lines)
				compiled += len(face.Lines) - bad
			}
		}
	}
	fmt.Fprintf(out, "cards %d lines %d compiled %d\n", cards, lines, compiled)
	return good && lines == compiled, nil
}

// readFace compiles the lines of one face of a card and counts those that do
// not.
func readFace(name string, c *pack.Card, out io.Writer) (bad int) {
	for i, l := range c.Lines {
		err := errors.New("no such game")
		if lexicon := lexicons[c.Game]; lexicon != nil {
			err = compile(l, lexicon())
		}
		if err != nil {
			fmt.Fprintf(out, "%s:%s:%s\n", name, c.ID, place(i, err))
			bad++
		}
	}
	return bad
}

// compile takes a line all the way to the machine's instructions.
func compile(line string, lex *text.Lexicon) error {
	n, err := text.Parse(text.Japanese, line, lex)
	if err != nil {
		return err
	}
	_, err = ability.NewCompiler().Line(n)
	return err
}

// place puts the column of a text error first, then which ability it is in.
func place(line int, err error) string {
	var e *text.Error
	if errors.As(err, &e) {
		what := strings.TrimPrefix(err.Error(), fmt.Sprintf("column %d: ", e.Column))
		return fmt.Sprintf("%d: text %d: %s", e.Column, line+1, what)
	}
	return fmt.Sprintf("1: text %d: %v", line+1, err)
}

// cover measures how much of a list of counted lines compiles. Texts that do
// not are no failure: the list is a measure.
func cover(name, game string, out io.Writer) (bool, error) {
	lexicon := lexicons[game]
	if lexicon == nil {
		return false, fmt.Errorf("no game %q", game)
	}
	f, err := os.Open(name)
	if err != nil {
		return false, err
	}
	defer f.Close()
	c, err := text.Coverage(text.Japanese, f, lexicon(), nil)
	if err != nil {
		return false, fmt.Errorf("%s: %w", name, err)
	}
	fmt.Fprintf(out, "lines %d compiled %d uses %d compiled %d\n", c.Lines, c.Compiled, c.Uses, c.UsesCompiled)
	return true, nil
}
