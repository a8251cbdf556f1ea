package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"gorin/rules"
	"gorin/rules/cards"
	"gorin/rules/pack"
	"gorin/rules/study"
	"gorin/rules/text"
	"gorin/rules/text/coverage"
)

var cardsCommand = command{
	Name:  "cards",
	Usage: "FILE… | [-game KEY] -lines FILE.tsv [-clusters N | -draw N | -run]",
	About: `Reads card packs and compiles every line of printed text.
Each failure is a line "file:line:card:column: …", and below it the sentence of the cards
that ship that is most like the one that is not understood; such lines would be inert in a match, if its
players go on without them. The last line is
"cards N lines N compiled N". With -lines it reads lines of "count, tab, text"
instead, and the last line is "lines N compiled N uses N compiled N". A line counts if
both languages say it and read what they say as the same. -clusters N groups the others
by the first place where reading stops and lists the N groups that are used most: uses,
lines, what was understood | what was not (or why), the nearest phrase, and the line of the
group that is used most. The game of -lines may also be one whose texts can be read and
that cannot be played yet. -draw N shows N of
the lines that compile, drawn by -seed, with their trees. -run plays each line that compiles: gives it to
cards of a pack made for it, in so many random positions in which it can matter. It
lists where the rules panic or a property of the test suite does not hold, how to see
that again, and the lines that never did anything, those used most first; its last line is
"lines compiled N played N positions N panics N broken N idle N (uses N) in part N silent N
alike N unexplained N": in part are lines of which some act never did anything, silent those
in which there is nothing to do (notes, links, limits of copies), alike the pairs that never
differed: a line with and without one of its conditions, or with what it offers taken and
declined. Panics, broken properties, and lines idle or in part without a reason in
reasons.tsv of the game are failures. -run also plays the lines of packs.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game := gameFlag(f)
		clusters := f.Int("clusters", 0, "how many groups of lines that fail are listed, with -lines")
		lines := f.String("lines", "", "file of counted lines")
		draw := f.Int("draw", 0, "how many lines that compile are shown with their trees, with -lines")
		play := f.Bool("run", false, "play the lines that compile, with -lines")
		t := &trials{out: out, err: f.Output()}
		t.flags(f)
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		switch {
		case *lines != "" && len(files) > 0:
			return false, errors.New("name packs or -lines, not both")
		case *clusters != 0 && (*lines == "" || *clusters < 0):
			return false, errors.New("-clusters is how many groups of -lines to list")
		case *draw != 0 && (*lines == "" || *draw < 0):
			return false, errors.New("-draw is how many lines of -lines to show")
		case *play && (*lines == "" && len(files) == 0 || *clusters > 0):
			return false, errors.New("-run plays the lines of -lines, or of packs")
		case *play || *draw > 0:
			t.file, t.Game, t.packs = *lines, *game, files
			if *draw > 0 {
				return t.draw(*draw)
			}
			return t.run()
		case *lines != "":
			return cover(*lines, *game, *clusters, out)
		case len(files) == 0:
			return false, needFiles
		}
		return readCards(files, out)
	},
}

// readCards compiles the lines of packs.
func readCards(files []string, out io.Writer) (bool, error) {
	all, lines, compiled := 0, 0, 0
	good := true
	for _, name := range files {
		data, err := readFile(name, pack.MaxBytes)
		if err != nil {
			return false, err
		}
		list, err := rules.ReadPack(name, data)
		if err != nil {
			fmt.Fprintln(out, err)
			good = false
			continue
		}
		wrong, err := misreads(list)
		if err != nil {
			fmt.Fprintf(out, "%s: %v\n", name, err)
			good = false
			continue
		}
		for _, m := range wrong {
			fmt.Fprintf(out, "%s:%s%s:%s\n", name, lineOf(data, m.Text), m.Card, place(m.Line, m.Unwrap()))
			if like := study.Like(list[0].Game, cards.SentenceAt(m.Text, m.Column)); like != "" {
				fmt.Fprintf(out, "  like: %s\n", like)
			}
		}
		all += len(list)
		for _, c := range list {
			lines += len(c.Lines)
			if c.Open != nil {
				lines += len(c.Open.Lines)
			}
		}
		compiled -= len(wrong)
	}
	compiled += lines
	fmt.Fprintf(out, "cards %d lines %d compiled %d\n", all, lines, compiled)
	return good && lines == compiled, nil
}

// lineOf is the line of a file where a text stands, with a colon, "" if it is not written
// there letter by letter.
func lineOf(data []byte, text string) string {
	at := bytes.Index(data, []byte(text))
	if at < 0 {
		return ""
	}
	return fmt.Sprintf("%d:", 1+bytes.Count(data[:at], []byte("\n")))
}

// misreads lists the lines of the cards of a pack that do not compile.
func misreads(list []pack.Card) ([]study.Misread, error) {
	if len(list) == 0 {
		return nil, nil
	}
	return study.Misreads(list[0].Game, list)
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
func cover(name, game string, clusters int, out io.Writer) (bool, error) {
	lex := rules.LexiconOf(game, nil)
	if lex == nil {
		return false, fmt.Errorf("no game %q; known: %s", game, strings.Join(rules.Games(), ", "))
	}
	f, err := os.Open(name)
	if err != nil {
		return false, err
	}
	defer f.Close()
	var failing coverage.Clusters
	c, err := coverage.Measure(text.Japanese, f, lex, failing.Add)
	if err != nil {
		return false, fmt.Errorf("%s: %w", name, err)
	}
	for _, g := range failing.Largest(clusters) {
		fmt.Fprintf(out, "uses %d lines %d: %s\n", g.Uses, g.Lines, stop(&g))
	}
	fmt.Fprintf(out, "lines %d compiled %d uses %d compiled %d\n", c.Lines, c.Compiled, c.Uses, c.UsesCompiled)
	return true, nil
}

// stop says where and why the lines of a cluster stop.
func stop(g *coverage.Cluster) string {
	what := g.Reason
	if what == "" {
		what = g.Understood + " | " + g.Unread
	}
	if g.Near != "" {
		what += fmt.Sprintf("; nearest known: %q", g.Near)
	}
	return fmt.Sprintf("%s; column %d of %s", what, g.Column, g.Line)
}
