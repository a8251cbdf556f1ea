package main

import (
	"flag"
	"fmt"
	"io"

	"gorin/rules"
)

var gamesCommand = command{
	Name:  "games",
	Usage: "[-formats]",
	About: "Lists the keys of the games that can be played, one a line; with -formats, each way to play them:\nhow many play, in how many teams, which rules they may agree on.",
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		formats := f.Bool("formats", false, "list the formats of each game, too")
		if err := parseFlags(f, args); err != nil {
			return false, err
		}
		for _, game := range rules.Games() {
			if !*formats {
				fmt.Fprintln(out, game)
				continue
			}
			for _, f := range rules.Formats(game) {
				fmt.Fprintf(out, "%s: %s\n", game, describe(&f))
			}
		}
		return true, nil
	},
}
