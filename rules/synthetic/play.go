package synthetic

import (
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"time"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/reach"
	"gorin/rules/rulestest"
)

// Options say how a table is played.
type Options struct {
	Games  int
	First  int    // number of the first game
	Verify bool   // every property is looked at after every answer
	Log    bool   // games in which something breaks tell what has happened
	Reach  bool   // what is reached is counted
	Format string // the only one to play in; "": each in turn
	Seats  int    // the only number of players; 0: each in turn
}

// Report is what came of a table.
type Report struct {
	Games, Decisions int
	Endless          int // games that were left after so many answers: players may go on for long
	Slowest          time.Duration
	Finds            []Find
	Reached          []reach.Reached

	reach *reach.Reach
}

// Find is a game in which something broke.
type Find struct {
	Game  int
	Panic bool
	What  string
	Stack string
	Log   []string // the last entries
}

// Limits on a game.
const (
	mostAnswers = 1200
	mostVerify  = 150             // answers of a game that is looked at
	auditEvery  = 7               // answers of the other games
	TooLong     = 2 * time.Second // for one answer, each of three times
)

var bots = []string{"random", "rarest", "greedy"}

// Play plays games of a table, one after the other in each way to play it, and of those for
// more than two somebody gives up in every third: game i is the same whenever it is played.
func (t *Table) Play(o Options) (r Report) {
	for i := o.First; i < o.First+o.Games; i++ {
		r.Games++
		t.game(&r, i, o)
	}
	if r.reach != nil {
		r.Reached = r.reach.List()
	}
	return r
}

func (t *Table) game(r *Report, i int, o Options) {
	find := Find{Game: i}
	var m *rules.Match
	defer func() {
		if p := recover(); p != nil {
			find.Panic, find.What, find.Stack = true, fmt.Sprint(p), string(debug.Stack())
		}
		if find.What != "" {
			if o.Log && m != nil {
				find.Log = lastOf(m)
			}
			r.Finds = append(r.Finds, find)
		}
	}()
	ways := slices.DeleteFunc(rulestest.Ways(t.Game), func(w rulestest.Way) bool {
		return o.Format != "" && o.Format != w.Format.Key || o.Seats != 0 && o.Seats != w.Seats
	})
	if len(ways) == 0 {
		find.What = fmt.Sprintf("nobody plays %s %d", o.Format, o.Seats)
		return
	}
	way := ways[i%len(ways)]
	setup := rules.Setup{Game: t.Game, Format: way.Format.Key, Seed: t.Seed*1000 + uint64(i), Cards: t.Cards}
	for seat := range way.Seats {
		setup.Seats = append(setup.Seats, rules.SeatSetup{Name: bots[(i+seat*(1+i/3%2))%3], Deck: t.Decks[(seat+i)%len(t.Decks)]})
	}
	var err error
	if m, err = r.begin(setup, o.Reach); err != nil {
		find.What = err.Error()
		return
	}
	if !o.Verify && !o.Log {
		m.Light()
	}
	err = t.play(r, m, o.Verify)
	if err != nil {
		find.What = err.Error()
	}
}

// begin begins a match, and counts what it reaches if that is wanted.
func (r *Report) begin(setup rules.Setup, watch bool) (*rules.Match, error) {
	if !watch {
		return rules.New(setup)
	}
	m, reach, err := reach.New(setup)
	if err != nil {
		return nil, err
	}
	if r.reach != nil {
		reach.Add(r.reach)
	}
	r.reach = reach
	return m, nil
}

// play plays a match to its end, or as far as it is looked at.
func (t *Table) play(r *Report, m *rules.Match, verify bool) error {
	var players []bot.Bot
	picked := bot.NewPicked()
	var answers [][]int
	quit := func(*rules.Match) error { return nil }
	if seed := m.Setup().Seed; seed%3 == 2 && len(m.Setup().Seats) > 2 {
		quit = rulestest.Quitting(seed, nil)
	}
	for seat, s := range m.Setup().Seats {
		seed := m.Setup().Seed*2 + uint64(seat)
		switch s.Name {
		case "greedy":
			players = append(players, all.Greedy(seed, m.Catalogue()))
		case "rarest":
			players = append(players, bot.Rarest(seed, m.Catalogue(), picked))
		default:
			players = append(players, bot.Random(seed))
		}
	}
	for n := 0; ; n++ {
		if before := m.Seq(); quit(m) != nil || m.Seq() != before {
			answers = nil // they do not come to the same without whoever has given up
		}
		q := m.Pending()
		if q == nil {
			return errors.Join(m.Check(), m.Audit())
		}
		if n == mostAnswers || verify && n == mostVerify {
			r.Endless++
			return nil
		}
		var err error
		if verify {
			err = rulestest.Verify(m)
		} else if n%auditEvery == 0 {
			err = errors.Join(m.Check(), m.Audit())
		}
		if err != nil {
			return fmt.Errorf("answer %d: %s (%s): %w", n, q.Kind, q.Clause, err)
		}
		pick := rulestest.Choose(m, players, q)
		start := time.Now()
		err = m.Answer(q.Seq, pick)
		took := time.Since(start)
		r.Decisions++
		var refusal *rules.Refusal
		if errors.As(err, &refusal) && refusal.Full {
			r.Endless++
			return nil
		}
		if err != nil {
			return fmt.Errorf("answer %d: %s (%s): %v: %w", n+1, q.Kind, q.Clause, pick, err)
		}
		answers = append(answers, pick)
		if took > TooLong {
			took = min(took, again(m, answers), again(m, answers)) // the computer may have been busy
		}
		if took > TooLong {
			return fmt.Errorf("answer %d: %s (%s): it took %v", n+1, q.Kind, q.Clause, took)
		}
		r.Slowest = max(r.Slowest, took)
	}
}

// again gives the same answers in a new match and tells how long the last one takes.
func again(m *rules.Match, answers [][]int) time.Duration {
	n, err := rules.New(m.Setup())
	if err != nil {
		return TooLong
	}
	n.Light()
	var start time.Time
	for _, pick := range answers {
		q := n.Pending()
		if q == nil {
			return TooLong
		}
		start = time.Now()
		if n.Answer(q.Seq, pick) != nil {
			return TooLong
		}
	}
	return time.Since(start)
}

// lastOf is what has happened last, and what is asked.
func lastOf(m *rules.Match) (out []string) {
	log := m.Story(0)
	for _, e := range log[max(0, len(log)-25):] {
		out = append(out, e.Words[rules.Japanese])
	}
	if q := m.Pending(); q != nil {
		out = append(out, q.Prompt[rules.Japanese])
	}
	return out
}
