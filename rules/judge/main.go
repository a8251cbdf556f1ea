// Command judge works on games, cards, decks, replays and scenarios without a
// window:
//
//	go run ./rules/judge COMMAND …
//
// It exits with 0 if all is well, 1 if something fails, 2 if it was called
// wrongly. The last line of its output is always the same kind of sentence.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"gorin/rules"
)

// command is one thing that the judge can do. Run gives false if something
// that was judged fails; its error is a wrong use.
type command struct {
	Name  string
	Usage string // arguments
	About string // what it does and what its last line says
	Run   func(f *flag.FlagSet, args []string, out io.Writer) (ok bool, err error)
}

var commands = []command{
	gamesCommand, scenarioCommand, puzzleCommand, lessonCommand, simCommand, arenaCommand, mergeCommand, fitCommand, perftCommand, clausesCommand, replayCommand, cardsCommand, deckCommand, syntheticCommand, mutateCommand,
}

// Exit statuses.
const (
	good = iota
	fails
	wrongUse
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

func run(args []string, out, errOut io.Writer) int {
	if len(args) > 0 {
		for _, c := range commands {
			if c.Name == args[0] {
				return c.run(args[1:], out, errOut)
			}
		}
	}
	to, status := errOut, wrongUse
	if len(args) > 0 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help" || args[0] == "help") {
		to, status = out, good
	} else if len(args) > 0 {
		fmt.Fprintf(errOut, "judge: no command %q\n", args[0])
	}
	fmt.Fprintln(to, "usage: judge COMMAND …; judge COMMAND -h explains one")
	for _, c := range commands {
		fmt.Fprintf(to, "  judge %s %s\n", c.Name, c.Usage)
	}
	return status
}

func (c command) run(args []string, out, errOut io.Writer) int {
	f := flag.NewFlagSet(c.Name, flag.ContinueOnError)
	f.SetOutput(errOut)
	f.Usage = func() {
		fmt.Fprintf(f.Output(), "usage: judge %s %s\n\n%s\n", c.Name, c.Usage, c.About)
		f.PrintDefaults()
	}
	ok, err := c.Run(f, args, out)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return good
	case err != nil:
		var parsed parseError
		if !errors.As(err, &parsed) { // the flag package has reported its own
			fmt.Fprintf(errOut, "judge %s: %v\n", c.Name, err)
		}
		return wrongUse
	case !ok:
		return fails
	}
	return good
}

// parseError is an error that the flag package has already printed.
type parseError struct{ error }

// parse reads flags wherever they stand among the arguments and returns the
// rest.
func parse(f *flag.FlagSet, args []string) ([]string, error) {
	var rest []string
	for {
		if err := f.Parse(args); err != nil {
			if errors.Is(err, flag.ErrHelp) {
				return nil, err
			}
			return nil, parseError{err}
		}
		args = f.Args()
		if len(args) == 0 {
			return rest, nil
		}
		rest = append(rest, args[0])
		args = args[1:]
	}
}

// parseFlags reads the flags of a command that takes nothing else.
func parseFlags(f *flag.FlagSet, args []string) error {
	rest, err := parse(f, args)
	if err == nil && len(rest) > 0 {
		err = fmt.Errorf("unknown argument %q", rest[0])
	}
	return err
}

// gameFlag is the flag that says whose rulebook is meant: the first one's unless
// told otherwise.
func gameFlag(f *flag.FlagSet) *string {
	return f.String("game", rules.Games()[0], "the rulebook: "+strings.Join(rules.Games(), ", "))
}

// needFiles is the error of a command that was given no file.
var needFiles = errors.New("name at least one file")

// list is a flag that may be given several times.
type list []string

func (l *list) String() string     { return fmt.Sprint([]string(*l)) }
func (l *list) Set(s string) error { *l = append(*l, s); return nil }
