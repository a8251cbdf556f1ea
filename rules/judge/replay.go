package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"gorin/rules"
	"gorin/rules/replay"
)

var replayCommand = command{
	Name:  "replay",
	Usage: "FILE [-log ja|en] [-seat N]",
	About: `Plays a .gorin file again and compares every answer with the file.
The last line is "replay ok hash H", or names the first answer that differs.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		log := f.String("log", "", "print the log in this language, ja or en")
		seat := f.Int("seat", 0, "log as the player in this seat may know it (1 to 6); 0: what everybody may know")
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		lang, err := language(*log)
		if err != nil {
			return false, err
		}
		if len(files) != 1 {
			return false, errors.New("name one file")
		}
		data, err := readFile(files[0], replay.MaxFile)
		if err != nil {
			return false, err
		}
		m, err := replay.Read(data)
		if err != nil {
			fmt.Fprintf(out, "%s: %v\n", files[0], err)
			return false, nil
		}
		if *seat < 0 || *seat > len(m.Setup().Seats) {
			return false, fmt.Errorf("-seat %d: %d play", *seat, len(m.Setup().Seats))
		}
		if *log != "" {
			printLog(out, m, *seat-1, lang)
		}
		fmt.Fprintf(out, "replay ok hash %016x\n", m.Hash())
		return true, nil
	},
}

func language(s string) (rules.Lang, error) {
	switch s {
	case "", "ja":
		return rules.Japanese, nil
	case "en":
		return rules.English, nil
	}
	return 0, fmt.Errorf("no language %q; known: ja, en", s)
}

// printLog prints a match's log, consequences indented, clauses first.
func printLog(out io.Writer, m *rules.Match, seat int, lang rules.Lang) {
	for _, e := range m.Log(seat, 0) {
		fmt.Fprintf(out, "%3d %5d  %-12s %s%s\n", e.Turn, e.Seq, e.Clause, strings.Repeat("  ", e.Depth), e.Words.In(lang))
	}
}
