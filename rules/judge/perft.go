package main

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"gorin/rules"
	"gorin/rules/scenario"
)

var perftCommand = command{
	Name:  "perft",
	Usage: "[-game KEY] [-format KEY] [-options KEY,…] [-seats N] -depth N -seed S [-divide] [-position FILE]",
	About: `Counts the positions that all answers to the first N decisions lead to, in a
match of the decks that ship, or from the position of the first scenario of a
file, which says by itself how it is played. Where several players may answer, the
answers of each count. With -divide, a line for each first answer. The
last line is "nodes N hash H"; the hash does not depend on the order in which
the answers are tried. Counts show that something changed, not what is right.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game, how := gameFlag(f), formatFlags(f)
		depth := f.Int("depth", 2, "how many decisions deep")
		seed := f.Uint64("seed", 1, "seed of the match")
		divide := f.Bool("divide", false, "count for each first answer")
		position := f.String("position", "", "begin where the first scenario of this file begins")
		rest, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if len(rest) > 0 || *depth < 0 || *depth > 12 {
			return false, fmt.Errorf("want a depth from 0 to 12 and nothing else, not %d %q", *depth, rest)
		}
		m, err := beginning(*game, how, *seed, *position)
		if err != nil {
			return false, err
		}
		total := count{}
		if *divide && *depth > 0 {
			q := m.Pending()
			eachAnswer(q, func(pick []int) {
				c := after(m, q, pick, *depth-1)
				fmt.Fprintf(out, "%s: %d\n", words(q, pick), c.nodes)
				total.add(c)
			})
		} else {
			total = perft(m, *depth)
		}
		fmt.Fprintf(out, "nodes %d hash %016x\n", total.nodes, total.hash)
		return true, nil
	},
}

// beginning is a match of the decks that ship, or the position of a file.
func beginning(game string, how *played, seed uint64, position string) (*rules.Match, error) {
	if position == "" {
		s, err := how.sample(game, seed, 0)
		if err != nil {
			return nil, err
		}
		return rules.New(s)
	}
	if *how != (played{}) {
		return nil, errors.New("-position: the file says how it is played")
	}
	data, err := readFile(position, scenario.MaxSize)
	if err != nil {
		return nil, err
	}
	list, err := scenario.Parse(position, data)
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s holds no scenario", position)
	}
	return rules.NewPosition(list[0].Pos)
}

// count is a number of positions, and the sum of their hashes.
type count struct {
	nodes int
	hash  uint64
}

func (c *count) add(o count) {
	c.nodes += o.nodes
	c.hash += o.hash
}

func perft(m *rules.Match, depth int) (c count) {
	q := m.Pending()
	if depth == 0 || q == nil {
		return count{1, m.Hash()}
	}
	eachAnswer(q, func(pick []int) { c.add(after(m, q, pick, depth-1)) })
	return c
}

func after(m *rules.Match, q *rules.Request, pick []int, depth int) count {
	next := m.Copy()
	next.Light()
	if err := next.Answer(q.Seq, pick); err != nil {
		panic(fmt.Sprintf("judge: an answer that is listed was refused: %v", err))
	}
	return perft(next, depth)
}

// eachAnswer calls f with every answer that a request allows: every set of
// options of an allowed size, or every sequence where the order counts. Where several
// players may answer, one option is picked, whoever's it is.
func eachAnswer(q *rules.Request, f func(pick []int)) {
	var pick []int
	used := make([]bool, len(q.Options))
	var grow func(from int)
	grow = func(from int) {
		if len(pick) >= q.Min && q.Allows(pick) {
			f(pick)
		}
		if len(pick) == q.Max {
			return
		}
		if q.Ordered {
			from = 0
		}
		for i := from; i < len(q.Options); i++ {
			if used[i] {
				continue
			}
			used[i] = true
			pick = append(pick, i)
			grow(i + 1)
			pick = pick[:len(pick)-1]
			used[i] = false
		}
	}
	grow(0)
}

func words(q *rules.Request, pick []int) string {
	if len(pick) == 0 {
		return "nothing"
	}
	s := ""
	if len(q.Seats) > 1 {
		s = fmt.Sprintf("seat %d: ", q.By(pick)+1)
	}
	for i, p := range pick {
		if i > 0 {
			s += ", "
		}
		s += q.Options[p].Words[rules.English]
	}
	return s
}
