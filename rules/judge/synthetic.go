package main

import (
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"
	"sync"
	"time"

	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/synthetic"
	synthetics "gorin/rules/synthetic/all"
)

var syntheticCommand = command{
	Name:  "synthetic",
	Usage: "[-game KEY] [-format KEY] [-seats N] [-tables 100] [-seed 1] [-games 10] [-first 0] [-verify] [-show] [-log] [-reach]",
	About: `Plays games with cards whose lines are drawn at random from all that texts can say.
A table is cards and two decks drawn from a seed; each line is printed in Japanese
and read again. The computer players random, rarest and greedy play each game, in each of the
formats and numbers of players in turn unless -format and -seats name one.
A game in which something breaks is named with how to play it again; -show prints
the lines of the cards, -reach tells how much of what the rules know was reached, and
names what was not. The last line is
"tables N lines N refused N games N decisions N endless N slowest T finds N".`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		game := gameFlag(f)
		tables := f.Int("tables", 100, "how many tables")
		seed := f.Uint64("seed", 1, "seed of the first table")
		var o synthetic.Options
		f.IntVar(&o.Games, "games", 10, "games of each table")
		f.IntVar(&o.First, "first", 0, "number of the first game of each table")
		f.StringVar(&o.Format, "format", "", "the only format to play in; without it, each in turn")
		f.IntVar(&o.Seats, "seats", 0, "the only number of players; 0: each in turn")
		f.BoolVar(&o.Verify, "verify", false, "look at every property of the rules' test suite after every answer, up to some hundred")
		show := f.Bool("show", false, "print the lines of the cards")
		f.BoolVar(&o.Log, "log", false, "tell what has happened before something breaks")
		f.BoolVar(&o.Reach, "reach", false, "count what is reached of the steps, requests, events, words … of the rules")
		stacks := f.Bool("stacks", false, "print where it panicked, in full")
		workers := f.Int("workers", runtime.GOMAXPROCS(0), "tables played at the same time")
		if err := parseFlags(f, args); err != nil {
			return false, err
		}
		g := synthetics.Of(*game)
		if g == nil {
			return false, fmt.Errorf("the cards of %s cannot be drawn", *game)
		}
		if o.Format != "" || o.Seats != 0 {
			if err := named(*game, o.Format, o.Seats); err != nil {
				return false, err
			}
		}
		if *tables < 1 || o.Games < 1 || o.First < 0 {
			return false, fmt.Errorf("-tables %d -games %d -first %d: want 1 or more, and a number from 0", *tables, o.Games, o.First)
		}
		s := &synthesis{game: g, options: o, out: out, show: *show, stacks: *stacks}
		return s.run(*tables, *seed, max(1, *workers))
	},
}

// synthesis is one run over tables.
type synthesis struct {
	game         *synthetic.Game
	options      synthetic.Options
	out          io.Writer
	show, stacks bool

	mu                             sync.Mutex
	lines, refused, finds, endless int
	games, decisions               int
	slowest                        time.Duration
	failed                         error
	reached                        map[string]map[string]int // by kind and name, how often
}

func (s *synthesis) run(tables int, seed uint64, workers int) (bool, error) {
	next := make(chan uint64)
	var all sync.WaitGroup
	for range min(workers, tables) {
		all.Go(func() {
			for at := range next {
				s.table(at)
			}
		})
	}
	for i := range tables {
		next <- seed + uint64(i)
	}
	close(next)
	all.Wait()
	s.tellReach()
	fmt.Fprintf(s.out, "tables %d lines %d refused %d games %d decisions %d endless %d slowest %v finds %d\n",
		tables, s.lines, s.refused, s.games, s.decisions, s.endless, s.slowest.Round(time.Millisecond), s.finds)
	return s.finds == 0, s.failed
}

// table draws a table and plays it.
func (s *synthesis) table(seed uint64) {
	t, err := synthetic.Draw(s.game, seed)
	if err != nil {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.failed = err
		return
	}
	r := t.Play(s.options)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lines += t.Lines
	s.refused += t.Refused
	s.games += r.Games
	s.decisions += r.Decisions
	s.endless += r.Endless
	s.slowest = max(s.slowest, r.Slowest)
	s.finds += len(t.Wrong) + len(r.Finds)
	s.addReach(r.Reached)
	if s.show {
		for i := range t.Cards {
			s.card(&t.Cards[i])
			if open := t.Cards[i].Open; open != nil {
				s.card(open)
			}
		}
	}
	for _, w := range t.Wrong {
		fmt.Fprintf(s.out, "table %d: %v\n", seed, w)
	}
	for _, f := range r.Finds {
		verify := ""
		if s.options.Verify {
			verify = " -verify"
		}
		if s.options.Format != "" {
			verify += " -format " + s.options.Format
		}
		if s.options.Seats != 0 {
			verify += fmt.Sprintf(" -seats %d", s.options.Seats)
		}
		what := f.What
		if f.Panic {
			what = "panic: " + what + " " + where(f.Stack)
		}
		fmt.Fprintf(s.out, "table %d game %d: %s\n  see: judge synthetic -game %s -tables 1 -seed %d -games 1 -first %d%s\n", seed, f.Game, what, s.game.Key, seed, f.Game, verify)
		for _, l := range f.Log {
			fmt.Fprintf(s.out, "  %s\n", l)
		}
		if s.stacks {
			fmt.Fprintln(s.out, f.Stack)
		}
	}
}

func (s *synthesis) card(c *pack.Card) {
	fmt.Fprintf(s.out, "%s %s %s\n", c.ID, c.Kind, c.Name[lang.Japanese])
	for _, l := range c.Lines {
		fmt.Fprintf(s.out, "  %s\n", l)
	}
}

// where is the functions below a panic, innermost first.
func where(stack string) string {
	var out []string
	below := false
	for _, l := range strings.Split(stack, "\n") {
		l, tab := strings.CutPrefix(l, "\t")
		if !tab || !below {
			below = below || strings.HasPrefix(l, "panic(")
			continue
		}
		file, _, _ := strings.Cut(l, " +")
		if _, after, ok := strings.Cut(file, "/rules/"); ok && len(out) < 6 {
			out = append(out, after)
		}
	}
	return strings.Join(out, " < ")
}
