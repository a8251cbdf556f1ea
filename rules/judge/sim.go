package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"sync"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/deck"
	"gorin/rules/oracle"
	oracles "gorin/rules/oracle/all"
	"gorin/rules/pack"
	"gorin/rules/reach"
	"gorin/rules/rulestest"
	"gorin/rules/study"
)

var simCommand = command{
	Name:  "sim",
	Usage: "[-game KEY] [-deck FILE -deck FILE | -deck all] -n 1000 -seed 1 [-bot random|greedy|rarest]… [-verify] [-reach] [-inert]",
	About: `Lets computer players play games against each other.
With two or more different bots or decks, each bot plays each other one and each
deck in turn. Without -deck the first two decks that ship play; with -deck all
every two of those that ship, one pair after the other, each its share of the
games, and -reach looks at what all of them together reach. Lines before the last say who won how often and, in games that fail, why. The last line is
"games N decisions N choices N games/s N choices/s N hash H"; a choice is a
decision between two or more options, and the hash depends on seed, cards and
rules alone, not on the machine.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		s := &sim{out: out}
		var decks, bots, packs list
		game := gameFlag(f)
		f.Var(&decks, "deck", "deck list, once for each player, or all for every pair of the decks that ship; without it, the first two of them")
		f.Var(&packs, "cards", "card pack to use beside those that ship (may be repeated)")
		f.Var(&bots, "bot", "computer player: random, greedy, or rarest, which takes what it has picked least often; once for both players, or two or more that play each other")
		f.IntVar(&s.n, "n", 1000, "how many games")
		f.Uint64Var(&s.seed, "seed", 1, "seed of the first game")
		f.BoolVar(&s.verify, "verify", false, "look at every property of the rules' test suite after every answer, and hold every question against the book")
		f.BoolVar(&s.reach, "reach", false, "list what no game has reached, and why if that is known: steps, requests, options, events, icons, keywords, abilities, words")
		inert := inertFlag(f)
		workers := f.Int("workers", runtime.GOMAXPROCS(0), "games played at the same time")
		rest, err := parse(f, args)
		if err != nil {
			return false, err
		}
		if len(rest) > 0 {
			return false, fmt.Errorf("unknown argument %q", rest[0])
		}
		s.game = *game
		if err := s.prepare(decks, bots, packs, *inert); err != nil {
			return false, err
		}
		return s.run(max(1, *workers)), nil
	},
}

// sim is one run of games.
type sim struct {
	out    io.Writer
	game   string
	n      int
	seed   uint64
	verify bool
	reach  bool
	mu     sync.Mutex
	total  []*reach.Reach          // of the games of each pair of decks, with -reach
	asked  map[string]oracle.Asked // of all games, with -verify
	bots   []string
	setup  rules.Setup // seed and seats are set per game
	decks  []deck.Deck
	pairs  [][2]int // of decks that play each other
	first  bool     // the first two decks that ship, since none were named
}

// outcome is one game.
type outcome struct {
	rulestest.Counts
	hash   uint64
	winner int // seat, or -1
	turns  int
	err    error
}

var botKinds = []string{"random", "greedy", "rarest"}

func newBot(kind string, seed uint64, m *rules.Match, picked *bot.Picked) bot.Bot {
	switch kind {
	case "greedy":
		return all.Greedy(seed, m.Catalogue())
	case "rarest":
		return bot.Rarest(seed, m.Catalogue(), picked)
	}
	return bot.Random(seed)
}

func (s *sim) prepare(decks, bots, packs list, inert bool) error {
	if !slices.Contains(rules.Games(), s.game) {
		return fmt.Errorf("no game %q; known: %v", s.game, rules.Games())
	}
	if s.n < 1 {
		return fmt.Errorf("-n %d: want 1 or more", s.n)
	}
	own, err := readPacks(packs)
	if err != nil {
		return err
	}
	if s.setup.Cards, err = cardsOf(s.game, own); err != nil {
		return err
	}
	if inert {
		wrong, err := study.Misreads(s.game, slices.DeleteFunc(own, func(c pack.Card) bool { return c.Game != s.game }))
		if err != nil {
			return err
		}
		for i := range wrong {
			fmt.Fprintf(s.out, "inert: %v\n", &wrong[i])
		}
		s.setup.Cards = study.Inert(s.setup.Cards, wrong)
	}
	if err := s.choose(decks); err != nil {
		return err
	}
	if len(bots) == 0 {
		bots = list{"random"}
	}
	if s.bots = bots; len(bots) == 1 {
		s.bots = list{bots[0], bots[0]}
	}
	for _, b := range s.bots {
		if !slices.Contains(botKinds, b) {
			return fmt.Errorf("no bot %q; known: %v", b, botKinds)
		}
	}
	s.setup.Game = s.game
	_, err = rules.New(s.setupOf(0)) // an illegal deck is wrong use
	return err
}

// choose reads the decks and says which play each other.
func (s *sim) choose(names list) (err error) {
	all := len(names) == 1 && names[0] == "all"
	if len(names) == 0 || all {
		if _, s.decks, err = rules.Shipped(s.game); err != nil {
			return err
		}
		s.first, names = !all, nil
	}
	for _, name := range names {
		d, err := readDeck(name)
		if err != nil {
			return err
		}
		s.decks = append(s.decks, d)
	}
	switch n := len(s.decks); {
	case n == 0:
		return errors.New("no decks")
	case len(names) > 2:
		return errors.New("two decks at most, or all that ship")
	case all:
		for a := range n {
			for b := range a {
				s.pairs = append(s.pairs, [2]int{b, a})
			}
		}
	}
	if len(s.pairs) == 0 {
		s.pairs = [][2]int{{0, min(1, len(s.decks)-1)}}
	}
	s.total = make([]*reach.Reach, len(s.pairs))
	return nil
}

// pair is the number of the pair of decks that plays game i: the games of each
// follow each other, since its cards are compiled together.
func (s *sim) pair(i int) int { return i * len(s.pairs) / s.n }

// sides gives the bot and deck of each seat in game i of n bots, the deck as
// number of a pair: the first seat goes through the bots, the second through the
// others, and the decks change hands every second game, so that all pairings come up.
// Where more than two play, each further seat goes on through the bots and the decks.
func sides(i, n, seats int) (bots, decks seats6) {
	d := i / 2 % 2
	bots[0], bots[1] = i%n, (i+1+i/n%(n-1))%n
	decks[0], decks[1] = d, 1-d
	for seat := 2; seat < seats; seat++ {
		bots[seat], decks[seat] = (bots[seat-1]+1)%n, 1-decks[seat-1]
	}
	return bots, decks
}

func (s *sim) setupOf(i int) rules.Setup {
	setup := s.setup
	setup.Seed = s.seed + uint64(i)
	seats := rules.Seats(s.game)
	bots, decks := sides(i, len(s.bots), seats)
	pair := s.pairs[s.pair(i)]
	for seat := range seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: s.bots[bots[seat]], Deck: s.decks[pair[decks[seat]]]})
	}
	return setup
}

func (s *sim) playGame(i int, picked *bot.Picked, at tables) (o outcome) {
	o.winner = -1
	m, reach, err := s.sit(i, at)
	if err != nil {
		return outcome{err: err}
	}
	defer s.reached(s.pair(i), reach)
	var bots []bot.Bot
	setup := m.Setup()
	for seat, side := range setup.Seats {
		bots = append(bots, newBot(side.Name, setup.Seed*2+uint64(seat), m, picked))
	}
	var see func(*rules.Match) error
	if s.verify {
		see = rulestest.Verify
		if oracles.Knows(s.game) {
			oracle := oracles.Of(m)
			see = func(m *rules.Match) error { return errors.Join(rulestest.Verify(m), oracle.Look(m)) }
			defer s.held(oracle)
		}
	} else {
		m.Light()
		m.Through()
	}
	if o.Counts, o.err = rulestest.Play(m, bots, see); o.err == nil && s.verify {
		o.err = rulestest.VerifyEnd(m)
	}
	o.hash = m.Sum()
	if w := m.Result().Winners; len(w) == 1 {
		o.winner = w[0]
	}
	o.turns = m.Turn()
	return o
}

// lanes is how many counts of what was picked there are in a run. The games of
// a lane follow each other, so what a bot that looks at the counts does depends
// on the seed alone, and not on how many games are played at the same time.
const lanes = 16

// run plays all games and reports; false if one failed.
func (s *sim) run(workers int) bool {
	start := time.Now()
	results := make([]outcome, s.n)
	var picked [lanes]*bot.Picked
	for lane := range picked {
		picked[lane] = bot.NewPicked()
	}
	for from := 0; from < s.n; {
		to := from + 1
		for to < s.n && s.pair(to) == s.pair(from) {
			to++
		}
		s.playGames(results, from, to, &picked, workers)
		from = to
	}
	return s.report(results, max(time.Since(start), time.Microsecond))
}

// playGames plays the games of one pair of decks.
func (s *sim) playGames(results []outcome, from, to int, picked *[lanes]*bot.Picked, workers int) {
	next := make(chan int)
	var all sync.WaitGroup
	for range min(workers, to-from) {
		all.Go(func() {
			at := tables{}
			for i := range next {
				for lane := i % lanes; i < to; i += lanes {
					results[i] = s.playGame(i, picked[lane], at)
				}
			}
		})
	}
	for i := range min(lanes, to-from) {
		next <- from + i
	}
	close(next)
	all.Wait()
}
