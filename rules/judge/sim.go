package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/bot/search"
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
	Usage: "[-game KEY] [-format KEY] [-options KEY,…] [-seats N] [-deck FILE… | -deck all] -n 1000 -seed 1 [-bot random|greedy|rarest]… [-bots KIND,…] [-verify] [-reach] [-inert]",
	About: `Lets computer players play games against each other.
With two or more different bots or decks, each bot plays each other one and each
deck in turn; in formats with teams, those of a team have the same bot. With -bots
each seat keeps its own. Without -deck the first decks that ship play, one for each
seat; with -deck all every choice of so many of those that ship, one after the other,
each its share of the games, and -reach looks at what all of them together reach.
Where there are fewer decks than seats, they are dealt out in turn.
A long run says on standard error every quarter of a minute how far it is.
Lines before the last say who won how often (bots and decks, of how many times that they
took a seat), under which clauses the games ended and, in games that fail, why. The last line is
"games N decisions N choices N games/s N choices/s N hash H"; a choice is a
decision between two or more options, and the hash depends on seed, cards and
rules alone, not on the machine.`,
	Run: func(f *flag.FlagSet, args []string, out io.Writer) (bool, error) {
		s := &sim{out: out}
		var decks, bots, packs list
		game, how := gameFlag(f), formatFlags(f)
		f.Var(&decks, "deck", "deck list, once for each player at most, or all for every choice of the decks that ship; without it, the first of them")
		f.Var(&packs, "cards", "card pack to use beside those that ship (may be repeated)")
		f.Var(&bots, "bot", "computer player: random, greedy, or rarest, which takes what it has picked least often; once for all players, or two or more that play each other")
		seated := f.String("bots", "", "computer players that keep their seats, one for each, parted by commas")
		f.IntVar(&s.n, "n", 1000, "how many games")
		f.Uint64Var(&s.seed, "seed", 1, "seed of the first game")
		f.BoolVar(&s.verify, "verify", false, "look at every property of the rules' test suite after every answer, and hold every question against the book")
		f.BoolVar(&s.reach, "reach", false, "list what no game has reached, and why if that is known: steps, requests, options, events, icons, keywords, abilities, words")
		inert := inertFlag(f)
		workers := f.Int("workers", runtime.GOMAXPROCS(0), "games played at the same time")
		err := parseFlags(f, args)
		if err != nil {
			return false, err
		}
		if s.format, s.setup, err = how.of(*game); err != nil {
			return false, err
		}
		if *seated != "" {
			if len(bots) > 0 {
				return false, errors.New("-bot and -bots: one of them says who plays")
			}
			bots, s.fixed = strings.Split(*seated, ","), true
		}
		if err := s.prepare(decks, bots, packs, *inert); err != nil {
			return false, err
		}
		if s.verify { // little lives long of the much memory that copies and views take
			defer debug.SetGCPercent(debug.SetGCPercent(verifyGC))
		}
		return s.run(max(1, *workers)), nil
	},
}

// verifyGC is by how many percent memory may grow between collections while properties are
// looked at.
const verifyGC = 400

// sim is one run of games.
type sim struct {
	out    io.Writer
	format rules.Format
	n      int
	seed   uint64
	verify bool
	reach  bool
	over   atomic.Int64 // games
	failed atomic.Int64 // of them
	mu     sync.Mutex
	total  []*reach.Reach          // of the games of each group of decks, with -reach
	asked  map[string]oracle.Asked // of all games, with -verify
	bots   []string
	fixed  bool        // each bot keeps its seat
	setup  rules.Setup // seed and seats are set per game
	decks  []deck.Deck
	groups [][]int // of decks that play each other
	first  bool    // the first decks that ship, since none were named
}

// outcome is one game.
type outcome struct {
	rulestest.Counts
	hash  uint64
	won   []int  // seats
	under string // the clause that ended it
	turns int
	err   error
}

var botKinds = []string{"random", "steps", "greedy", "rarest", "normal", "strong", searchKind + "PLAYOUTS[:TURNS[:DEEP[:WIDE[:SURE]]]]"}

// searchKind is how the name of a player begins that looks as far ahead as the rest of it says.
const searchKind = "search:"

// checkBot reports a name that no player has.
func checkBot(kind string) error {
	if level, ok := strings.CutPrefix(kind, searchKind); ok {
		_, err := search.ReadLevel(level)
		return err
	}
	if !slices.Contains(botKinds, kind) {
		return fmt.Errorf("no bot %q; known: %s", kind, strings.Join(botKinds, ", "))
	}
	return nil
}

func newBot(kind string, seed uint64, m *rules.Match, picked *bot.Picked) bot.Bot {
	if level, ok := strings.CutPrefix(kind, searchKind); ok {
		looks, _ := search.ReadLevel(level) // checkBot has read it
		return all.Thinking(seed, looks, m.Catalogue(), nil)
	}
	switch kind {
	case "greedy":
		return all.Greedy(seed, m.Catalogue())
	case "steps":
		return all.Steps(seed, m.Catalogue())
	case "normal":
		return all.Thinking(seed, search.Normal, m.Catalogue(), nil)
	case "strong":
		return all.Thinking(seed, search.Strong, m.Catalogue(), nil)
	case "rarest":
		return bot.Rarest(seed, m.Catalogue(), picked)
	}
	return bot.Random(seed)
}

func (s *sim) prepare(decks, bots, packs list, inert bool) error {
	if s.n < 1 {
		return fmt.Errorf("-n %d: want 1 or more", s.n)
	}
	own, err := readPacks(packs)
	if err != nil {
		return err
	}
	game := s.setup.Game
	if s.setup.Cards, err = cardsOf(game, own); err != nil {
		return err
	}
	if inert {
		wrong, err := study.Misreads(game, slices.DeleteFunc(own, func(c pack.Card) bool { return c.Game != game }))
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
	if err := s.chooseBots(bots); err != nil {
		return err
	}
	_, err = rules.New(s.setupOf(0)) // an illegal deck is wrong use
	return err
}

// chooseBots says which computer players play.
func (s *sim) chooseBots(bots list) error {
	if len(bots) == 0 {
		bots = list{"random"}
	}
	if s.bots = bots; len(bots) == 1 && !s.fixed {
		s.bots = list{bots[0], bots[0]}
	}
	for _, b := range s.bots {
		if err := checkBot(b); err != nil {
			return err
		}
	}
	if s.fixed && len(bots) != len(s.setup.Seats) {
		return fmt.Errorf("-bots %s: %d for %d seats", strings.Join(bots, ","), len(bots), len(s.setup.Seats))
	}
	return nil
}

// choose reads the decks and says which play each other.
func (s *sim) choose(names list) (err error) {
	all := len(names) == 1 && names[0] == "all"
	if len(names) == 0 || all {
		if _, s.decks, err = rules.Shipped(s.setup.Game); err != nil {
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
	seats := len(s.setup.Seats)
	switch n := len(s.decks); {
	case n == 0:
		return errors.New("no decks")
	case len(names) > seats:
		return fmt.Errorf("%d decks for %d seats: at most one for each, or all that ship", len(names), seats)
	case all:
		s.groups = choices(n, min(n, seats))
	default:
		s.groups = choices(min(n, seats), min(n, seats))
	}
	s.total = make([]*reach.Reach, len(s.groups))
	return nil
}

// choices are all choices of k among n, those with lower numbers first.
func choices(n, k int) (out [][]int) {
	if k == 0 {
		return [][]int{nil}
	}
	for last := k - 1; last < n; last++ {
		for _, others := range choices(last, k-1) {
			out = append(out, append(slices.Clip(others), last))
		}
	}
	return out
}

// group is the number of the group of decks that plays game i: the games of each
// follow each other, since its cards are compiled together.
func (s *sim) group(i int) int { return i * len(s.groups) / s.n }

// sides gives the bot and deck of each seat in game i, the deck as number of a group.
func (s *sim) sides(i int) (bots, decks seats6) {
	seats, size := len(s.setup.Seats), 1
	if s.format.Teams > 0 {
		size = seats / s.format.Teams
	}
	bots, decks = sides(i, len(s.bots), len(s.groups[s.group(i)]), seats, size)
	if s.fixed {
		bots = seats6{0, 1, 2, 3, 4, 5}
	}
	return bots, decks
}

// sides seats so many bots and decks in game i. Those of a team, of such a size, have the same
// bot; where everybody plays alone, the size is 1. The first team goes through the bots, the
// next has the next one, and so on; when each bot has been everywhere, the decks move on by one
// seat, and when each deck has, the bots sit further apart, so that all pairings come up.
func sides(i, bots, decks, seats, size int) (bot, deck seats6) {
	apart := 1
	if bots > 1 {
		apart += i / (bots * decks) % (bots - 1)
	}
	for seat := range seats {
		bot[seat], deck[seat] = (i+seat/size*apart)%bots, (i/bots+seat)%decks
	}
	return bot, deck
}

func (s *sim) setupOf(i int) rules.Setup {
	setup := s.setup
	setup.Seed = s.seed + uint64(i)
	bots, decks := s.sides(i)
	group := s.groups[s.group(i)]
	setup.Seats = nil
	for seat := range s.setup.Seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: s.bots[bots[seat]], Deck: s.decks[group[decks[seat]]]})
	}
	return setup
}

func (s *sim) playGame(i int, picked *bot.Picked, at tables) (o outcome) {
	m, reach, err := s.sit(i, at)
	if err != nil {
		return outcome{err: err}
	}
	defer s.reached(s.group(i), reach)
	var bots []bot.Bot
	setup := m.Setup()
	for seat, side := range setup.Seats {
		bots = append(bots, newBot(side.Name, setup.Seed*uint64(len(setup.Seats))+uint64(seat), m, picked))
	}
	var see func(*rules.Match) error
	if s.verify {
		see = rulestest.Verify
		if oracles.Knows(setup.Game) {
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
	r := m.Result()
	o.won, o.under = r.Winners, r.Clause
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
	defer s.tell(os.Stderr, sayEvery)()
	for from := 0; from < s.n; {
		to := from + 1
		for to < s.n && s.group(to) == s.group(from) {
			to++
		}
		s.playGames(results, from, to, &picked, workers)
		from = to
	}
	return s.report(results, max(time.Since(start), time.Microsecond))
}

// sayEvery is how often a long run says how far it is.
const sayEvery = 15 * time.Second

// tell says now and then, until it is ended, how many games are over and in how many of them
// something was wrong.
func (s *sim) tell(out io.Writer, every time.Duration) (end func()) {
	ticker, ended := time.NewTicker(every), make(chan struct{})
	var told sync.WaitGroup
	told.Go(func() {
		for {
			select {
			case <-ticker.C:
				fmt.Fprintf(out, "so far: %d of %d games, %d failed\n", s.over.Load(), s.n, s.failed.Load())
			case <-ended:
				return
			}
		}
	})
	return func() { ticker.Stop(); close(ended); told.Wait() }
}

// playGames plays the games of one group of decks.
func (s *sim) playGames(results []outcome, from, to int, picked *[lanes]*bot.Picked, workers int) {
	next := make(chan int)
	var all sync.WaitGroup
	for range min(workers, to-from) {
		all.Go(func() {
			at := tables{}
			for i := range next {
				for lane := i % lanes; i < to; i += lanes {
					results[i] = s.playGame(i, picked[lane], at)
					if s.over.Add(1); results[i].err != nil {
						s.failed.Add(1)
					}
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
