package main

import (
	"flag"
	"fmt"
	"io"

	"gorin/rules"
)

var gamesCommand = command{
	Name:  "games",
	About: "Lists the keys of the games that can be played, one a line.",
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		if _, err := parse(f, args); err != nil {
			return false, err
		}
		for _, game := range rules.Games() {
			fmt.Fprintln(out, game)
		}
		return true, nil
	},
}
