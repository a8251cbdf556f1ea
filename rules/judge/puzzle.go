package main

import (
	"flag"
	"fmt"
	"io"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/puzzle"
)

// randomTries is how many random tries tell how hard a puzzle is to solve by
// chance.
const randomTries = 200

var puzzleCommand = command{
	Name:  "puzzle",
	Usage: "[-n 200] [-v] [-think] [FILE…]",
	About: `Lists practice puzzles, all that ship unless files are named, and checks them: the
solution works, the mistakes fail and are recognised, always taking the first
option does not solve it, and how many random tries do.
With -think, it is also said whether the strong computer player, who plays to win and does not know
the goal, comes to the solution if it has time to vary its next three answers, too; where it does not,
which answer of the solution it finds worse than another, if it does.
Each puzzle is a line "game name: answers N, random N of N: title"; what is wrong with one
is a line "file:line: …". The last line is "N good, N bad".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		tries := f.Int("n", randomTries, "random tries")
		verbose := f.Bool("v", false, "show the solution, question by question")
		think := f.Bool("think", false, "let the strong computer player try")
		files, err := parse(f, args)
		if err != nil {
			return false, err
		}
		list, bad, err := readAll(files, puzzle.MaxSize, puzzle.Shipped, puzzle.Parse, out)
		if err != nil {
			return false, err
		}
		good := 0
		for _, p := range list {
			if *verbose {
				show(p, out)
			}
			rep := p.Check(*tries)
			switch {
			case rep.Err != nil:
				fmt.Fprintln(out, rep.Err)
			case rep.First:
				fmt.Fprintf(out, "%s %s: always taking the first option solves it\n", p.Game, p.Name)
			default:
				good++
				strong := ""
				if *think {
					strong = ", " + thinks(p)
				}
				fmt.Fprintf(out, "%s %s: answers %d, random %d of %d%s: %s\n", p.Game, p.Name, rep.Answers, rep.Random, rep.Tries, strong, p.Title[rules.English])
				continue
			}
			bad++
		}
		fmt.Fprintf(out, "%d good, %d bad\n", good, bad)
		return bad == 0, nil
	},
}

// patient is the strong computer player with time to vary what it does next, too.
const patient = searchKind + "800:2:3:3"

// thinks says how the strong computer player fares.
func thinks(p *puzzle.Puzzle) string {
	end, err := p.Think(func(m *rules.Match) bot.Bot { return newBot(patient, 1, m, nil) })
	switch {
	case err != nil:
		return "strong: " + err.Error()
	case end.State == puzzle.Solved:
		return "strong finds it"
	}
	moves, err := p.Solution()
	if err != nil {
		return "strong: " + err.Error()
	}
	t, err := p.Open()
	if err != nil {
		return "strong: " + err.Error()
	}
	var r rating
	for i, mv := range moves {
		if p.Solves(mv.Seat) {
			r.add(t.Match, mv.Pick, fmt.Sprintf("answer %d", i+1))
		}
		if t.Match.Answer(t.Match.Seq(), mv.Pick) != nil {
			break
		}
	}
	return "strong plays otherwise (" + r.String() + ")"
}

// readAll reads what lies in files, or all of it that ships; what cannot be read is written
// out and counted.
func readAll[T any](files []string, most int, shipped func(game string) ([]T, error), parse func(file string, data []byte) (T, error), out io.Writer) (list []T, bad int, err error) {
	if len(files) == 0 {
		for _, game := range rules.Games() {
			more, err := shipped(game)
			if err != nil {
				fmt.Fprintln(out, err)
				bad++
			}
			list = append(list, more...)
		}
		return list, bad, nil
	}
	for _, name := range files {
		data, err := readFile(name, most)
		if err != nil {
			return nil, 0, err
		}
		x, err := parse(name, data)
		if err != nil {
			fmt.Fprintln(out, err)
			bad++
			continue
		}
		list = append(list, x)
	}
	return list, bad, nil
}

// show writes the questions of the solution and what is answered, "*" before
// those of the solver.
func show(p *puzzle.Puzzle, out io.Writer) {
	moves, err := p.Solution()
	if err != nil {
		fmt.Fprintln(out, err)
		return
	}
	t, err := p.Open()
	if err != nil {
		fmt.Fprintln(out, err)
		return
	}
	for _, mv := range moves {
		q := t.Match.Pending()
		who := " "
		if p.Solves(q.Seat) {
			who = "*"
		}
		if len(t.Match.Setup().Seats) > 2 {
			who += fmt.Sprintf(" seat %d", mv.Seat+1)
		}
		fmt.Fprintf(out, "%s %s (%d): ", who, q.Prompt[rules.English], len(q.Options))
		for i, k := range mv.Pick {
			if i > 0 {
				fmt.Fprint(out, ", ")
			}
			fmt.Fprint(out, q.Options[k].Words[rules.English])
		}
		fmt.Fprintln(out)
		if t.Match.Answer(q.Seq, mv.Pick) != nil {
			return
		}
	}
}
