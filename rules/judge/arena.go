package main

import (
	"encoding/binary"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/deck"
	"gorin/rules/rulestest"
)

var arenaCommand = command{
	Name:  "arena",
	Usage: "[-game KEY] [-format KEY] [-options KEY,…] [-seats N] [-deck FILE… | -deck all] [-bots KIND,…] [-n 400] [-seed 1] [-elo 30]",
	About: `Lets every two computer players meet, and says which is the stronger and how sure that is.
They meet in bouts: the same deal, with the same decks at the same seats, is played once
from each side, so that neither the deal nor the deck speaks for anybody. Where more than
two sides play, the first of the two takes one side, and the other all others; even is then
one win in so many. Each two play N games at most, and stop as soon as it is clear that one
is better, or that they are less than so many Elo apart (a sequential test, wrong one time
in twenty). Without -deck the first decks that ship play, with -deck all every choice of
those that ship. A draw is half a win.
A line for each two: the first's wins, draws, the rate with an interval that holds nineteen
times of twenty (Wilson), the difference in Elo. Then each player's Elo from all games, the
first named at 0. The last line is that of sim; the hash does not depend on the machine.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		a := &arena{out: out}
		var decks list
		game, how := gameFlag(f), formatFlags(f)
		f.Var(&decks, "deck", "deck list, once for each player at most, or all for every choice of the decks that ship; without it, the first of them")
		bots := f.String("bots", "greedy,random", "the computer players, parted by commas: "+strings.Join(botKinds, ", "))
		f.IntVar(&a.n, "n", 400, "how many games two of them play at most")
		f.Uint64Var(&a.seed, "seed", 1, "seed of the first bout")
		f.Float64Var(&a.elo, "elo", 30, "the difference that matters; 0: all games are played")
		workers := f.Int("workers", runtime.GOMAXPROCS(0), "games played at the same time")
		err := parseFlags(f, args)
		if err != nil {
			return false, err
		}
		if a.format, a.setup, err = how.of(*game); err != nil {
			return false, err
		}
		if err := a.prepare(decks, strings.Split(*bots, ",")); err != nil {
			return false, err
		}
		return a.run(max(1, *workers)), nil
	},
}

// arena is every two of some computer players against each other.
type arena struct {
	out    io.Writer
	format rules.Format
	setup  rules.Setup // seed and seats are set per game
	n      int
	seed   uint64
	elo    float64
	bots   []string
	decks  []deck.Deck
	groups [][]int // of decks that play each other
	sides  int     // teams, or players where everybody plays alone

	mu   sync.Mutex
	free map[table][]*rules.Match // matches that are over: the next at the same table is dealt in their memory
}

// table is what games have in common besides the seed.
type table struct {
	side, group, turned int
	two                 [2]string
}

// sit begins game g of a bout.
func (a *arena) sit(bout, g int, two [2]string) (m *rules.Match, leave func(), err error) {
	group, turned := a.dealt(bout)
	at := table{g, group, turned, two}
	a.mu.Lock()
	if free := a.free[at]; len(free) > 0 {
		m, a.free[at] = free[len(free)-1], free[:len(free)-1]
	}
	a.mu.Unlock()
	setup := a.setupOf(bout, g, two)
	if m != nil {
		err = m.Again(setup.Seed)
	} else if m, err = rules.New(setup); err == nil {
		m.Light()
		m.Through()
	}
	return m, func() {
		a.mu.Lock()
		a.free[at] = append(a.free[at], m)
		a.mu.Unlock()
	}, err
}

func (a *arena) prepare(decks list, bots []string) (err error) {
	s := sim{setup: a.setup}
	if s.setup.Cards, err = cardsOf(a.setup.Game, nil); err != nil {
		return err
	}
	if err := s.choose(decks); err != nil {
		return err
	}
	a.setup, a.decks, a.groups, a.bots = s.setup, s.decks, s.groups, bots
	if a.sides = a.format.Teams; a.sides == 0 {
		a.sides = len(a.setup.Seats)
	}
	switch {
	case a.sides < 2:
		return errors.New("nobody plays against anybody here")
	case len(bots) < 2:
		return fmt.Errorf("-bots %s: want two or more", bots[0])
	case a.n < a.sides:
		return fmt.Errorf("-n %d: a bout has %d games", a.n, a.sides)
	case a.elo < 0 || a.elo > 400:
		return fmt.Errorf("-elo %v: want 0 to 400", a.elo)
	}
	for i, b := range bots {
		if err := checkBot(b); err != nil {
			return err
		}
		if slices.Contains(bots[:i], b) {
			return fmt.Errorf("-bots: %s stands there twice", b)
		}
	}
	_, err = rules.New(a.setupOf(0, 0, [2]string{bots[0], bots[1]}))
	return err
}

// dealt says which group of decks plays a bout, and by how many seats they have moved on: the seed tells, so that a part of a
// run plays what the whole run would.
func (a *arena) dealt(bout int) (group, turned int) {
	seed, groups := a.seed+uint64(bout), uint64(len(a.groups))
	return int(seed % groups), int(seed / groups % uint64(len(a.groups[0])))
}

// setupOf is game g of a bout: the first of two plays side g, the second all others.
func (a *arena) setupOf(bout, g int, two [2]string) rules.Setup {
	s := a.setup
	s.Seed, s.Seats = a.seed+uint64(bout), nil
	group, turned := a.dealt(bout)
	for seat := range a.setup.Seats {
		name := two[1]
		if seat*a.sides/len(a.setup.Seats) == g {
			name = two[0]
		}
		s.Seats = append(s.Seats, rules.SeatSetup{Name: name, Deck: a.decks[a.groups[group][(turned+seat)%len(a.groups[group])]]})
	}
	return s
}

// bout is how the games of one deal went for the first of two.
type bout struct {
	rulestest.Counts
	wins, draws int
	hash        [6]uint64
	err         error
}

func (a *arena) play(n int, two [2]string) (b bout) {
	for g := range a.sides {
		m, leave, err := a.sit(n, g, two)
		if err != nil {
			b.err = err
			return b
		}
		setup := m.Setup()
		var bots []bot.Bot
		mine := -1 // a seat of the first
		for seat, side := range setup.Seats {
			bots = append(bots, newBot(side.Name, setup.Seed*uint64(len(setup.Seats))+uint64(seat), m, bot.NewPicked()))
			if seat*a.sides/len(setup.Seats) == g {
				mine = seat
			}
		}
		c, err := rulestest.Play(m, bots, nil)
		if err != nil {
			b.err = fmt.Errorf("seed %d, %s at side %d: %w", setup.Seed, two[0], g+1, err)
			return b
		}
		b.Decisions, b.Choices, b.hash[g] = b.Decisions+c.Decisions, b.Choices+c.Choices, m.Sum()
		switch won := m.Result().Winners; {
		case len(won) == 0:
			b.draws++
		case slices.Contains(won, mine):
			b.wins++
		}
		leave()
	}
	return b
}

// round is how many bouts are played before it is asked whether it is clear: always as many, so that
// what comes out does not depend on how many are played at the same time.
const round = 8

// meet lets two play until it is clear who is better, or all games are played.
func (a *arena) meet(two [2]string, workers int) (r record, bouts []bout) {
	r.games, r.even = a.sides, 1/float64(a.sides)
	for most := a.n / a.sides; len(bouts) < most && r.verdict == ""; {
		next := make([]bout, min(round, most-len(bouts)))
		gate := make(chan struct{}, workers)
		var all sync.WaitGroup
		for i := range next {
			gate <- struct{}{}
			all.Go(func() {
				next[i] = a.play(len(bouts)+i, two)
				<-gate
			})
		}
		all.Wait()
		for _, b := range next {
			if b.err == nil {
				r.add(b.wins, b.draws)
			}
		}
		bouts = append(bouts, next...)
		if a.elo > 0 {
			r.verdict = r.clear(a.elo)
		}
	}
	return r, bouts
}

// run lets every two meet and reports; false if a game failed.
func (a *arena) run(workers int) bool {
	start, sum := time.Now(), fnv.New64a()
	games, decisions, choices, failed := 0, 0, 0, 0
	var all []meeting
	a.free = map[table][]*rules.Match{}
	for i, x := range a.bots {
		for j, y := range a.bots[i+1:] {
			r, bouts := a.meet([2]string{x, y}, workers)
			for _, b := range bouts {
				if b.err != nil {
					failed++
					fmt.Fprintf(a.out, "failed: %v\n", b.err)
					continue
				}
				games, decisions, choices = games+a.sides, decisions+b.Decisions, choices+b.Choices
				for _, h := range b.hash[:a.sides] {
					var raw [8]byte
					binary.LittleEndian.PutUint64(raw[:], h)
					sum.Write(raw[:])
				}
			}
			all = append(all, meeting{i, i + 1 + j, r})
			fmt.Fprintf(a.out, "%s against %s: %v\n", x, y, &r)
			if f, ok := a.out.(*os.File); ok {
				_ = f.Sync() // a long run is followed
			}
		}
	}
	for i, elo := range ratings(len(a.bots), all) {
		fmt.Fprintf(a.out, "elo: %s %+.0f\n", a.bots[i], elo)
	}
	seconds := max(time.Since(start), time.Microsecond).Seconds()
	fmt.Fprintf(a.out, lastLine,
		games, decisions, choices, float64(games)/seconds, float64(choices)/seconds, sum.Sum64())
	return failed == 0
}
