package main

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/search"
)

var fitCommand = command{
	Name:  "fit",
	Usage: "[-game KEY] [-format KEY] [-options KEY,…] [-seats N] [-n 2000] [-seed 1] [-bot greedy] [-slips 6]",
	About: `Fits the weights by which a computer player that looks ahead judges how a match stands. It lets
computer players play with the decks that ship, counts at the beginning of each turn what lies on the
table, and finds the weights with which that foretells best who won. It prints them as they are kept
in the room of the game (bot/worth.txt). The last line, a comment there, is
"# games N turns N off by B bits"; 1 bit is what a coin is off by.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		a := &arena{out: out}
		game, how := gameFlag(f), formatFlags(f)
		n := f.Int("n", 2000, "how many games")
		f.Uint64Var(&a.seed, "seed", 1, "seed of the first")
		kind := f.String("bot", "greedy", "the computer player in all seats")
		slips := f.Int("slips", 6, "once in how many decisions they answer at random; 0: never")
		err := parseFlags(f, args)
		if err != nil {
			return false, err
		}
		if a.format, a.setup, err = how.of(*game); err != nil {
			return false, err
		}
		if *n < 1 {
			return false, fmt.Errorf("-n %d: want 1 or more", *n)
		}
		if *slips < 0 {
			return false, fmt.Errorf("-slips %d: want 0 or more", *slips)
		}
		if err := checkBot(*kind); err != nil {
			return false, err
		}
		a.n = 2 * len(a.setup.Seats)
		if err := a.prepare(list{"all"}, []string{"greedy", "random"}); err != nil {
			return false, err
		}
		return a.fit(*n, *kind, *slips)
	},
}

// fit prints the weights that so many games give.
func (a *arena) fit(n int, kind string, slips int) (bool, error) {
	a.free = map[table][]*rules.Match{}
	of := make([][]search.Case, n)
	errs := make([]error, n)
	next := make(chan int)
	var all sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		all.Go(func() {
			for i := range next {
				of[i], errs[i] = a.cases(i, kind, slips)
			}
		})
	}
	for i := range n {
		next <- i
	}
	close(next)
	all.Wait()
	for _, err := range errs {
		if err != nil {
			return false, err
		}
	}
	cases := slices.Concat(of...)
	w, bits := search.Fit(cases)
	fmt.Fprintf(a.out, "%s# games %d turns %d off by %.3f bits\n", w.String(a.setup.Game), n, len(cases)/len(a.setup.Seats), bits)
	return true, nil
}

// streamSlips keeps what is drawn for slips apart from what the players draw.
const streamSlips = 0x51

// cases plays a game and gives how it stood for each seat at the beginning of each turn. Now and then somebody slips, so
// that what such players always do is also seen left undone: what never differs cannot be told from whose turn it is.
func (a *arena) cases(i int, kind string, slips int) (cases []search.Case, err error) {
	m, leave, err := a.sit(i, 0, [2]string{kind, kind})
	if err != nil {
		return nil, err
	}
	defer leave()
	var bots []bot.Bot
	seats := m.Players()
	for seat := range seats {
		bots = append(bots, newBot(kind, m.Setup().Seed*uint64(seats)+uint64(seat), m, bot.NewPicked()))
	}
	slip, slipping := rand.New(rand.NewPCG(m.Setup().Seed, streamSlips)), bot.Random(m.Setup().Seed)
	var room []float64
	turn, whose := m.Turn(), []int(nil)
	var waits bot.Waiting
	for r := m.Pending(); r != nil; r = m.Pending() {
		if m.Turn() > turn {
			turn = m.Turn()
			for seat := range seats {
				cases = append(cases, search.Case{Counted: search.Difference(m, seat, nil, &room)})
				whose = append(whose, seat)
			}
		}
		pick := waits.Choose(r, bots, bot.Quick{Match: m})
		if slips > 0 && slip.IntN(slips) == 0 {
			pick = slipping.Choose(nil, r)
		}
		if err := m.Answer(r.Seq, pick); err != nil {
			return nil, err
		}
	}
	won := m.Result().Winners
	for k := range cases {
		switch {
		case len(won) == 0:
			cases[k].Won = 0.5
		case slices.Contains(won, whose[k]):
			cases[k].Won = 1
		}
	}
	return cases, nil
}
