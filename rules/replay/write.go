package replay

import (
	"encoding/json"
	"fmt"
	"runtime/debug"

	"gorin/rules"
)

// Options says how a match is written.
type Options struct {
	// OneSide writes what one seat saw and nothing else.
	OneSide bool
	Seat    int // whose side; rules.Spectator for what everybody may know

	// Brief writes a whole match in as few bytes as it takes, for a link: it can
	// be read by a build that plays it the same, with the packs that ship with
	// this one, and not be watched by others.
	Brief bool
}

// Random names the random algorithm of the engine.
const Random = "pcg/math-rand-v2"

// every is how many answers lie between two key frames.
const every = 64

// Write makes a .gorin file of the match.
func Write(m *rules.Match, o Options) ([]byte, error) {
	c := begin(m, o.OneSide)
	c.Side = o.Seat
	var err error
	switch {
	case o.OneSide:
		c.Form = formOfViews
		err = c.film(m, o.Seat)
	case o.Brief:
		c.Brief = true
		c.answers(m)
		err = c.lend(m.Setup())
	default:
		c.Form = formOfViews
		c.answers(m)
		err = c.record(m)
	}
	if err != nil {
		return nil, fmt.Errorf("write replay: %w", err)
	}
	b, err := c.MarshalMsg(nil)
	if err != nil {
		return nil, fmt.Errorf("write replay: %w", err)
	}
	return seal(b)
}

// begin is what a file says of the set-up besides the cards.
func begin(m *rules.Match, oneWay bool) content {
	s := m.Setup()
	return content{Header: describe(m, oneWay), Format: s.Format, Options: s.Options, Order: s.Order}
}

// answers fills in what makes the match.
func (c *content) answers(m *rules.Match) {
	c.Moves = putMoves(nil, m.Moves(), c.summed())
	c.Sum = m.Sum()
}

// describe fills the header; a file of one side tells no secrets there either.
func describe(m *rules.Match, oneWay bool) header {
	s := m.Setup()
	h := header{Game: s.Game, Book: rules.RulesVersion(s.Game), Engine: engine(), Random: Random, OneWay: oneWay, Over: m.Result().Over}
	if !oneWay {
		h.Seed = s.Seed
	}
	for _, p := range s.Seats {
		t := seat{Name: p.Name}
		if !oneWay {
			t.Deck, t.Ja, t.En = p.Deck.ID, p.Deck.Name[rules.Japanese], p.Deck.Name[rules.English]
			t.Part = packDeck(&p.Deck)
		}
		h.Seats = append(h.Seats, t)
	}
	return h
}

// engine names the build: the commit it was made from, or "devel".
func engine() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				return s.Value
			}
		}
	}
	return "devel"
}

// record fills in cards and key frames.
func (c *content) record(m *rules.Match) error {
	c.hold(m.Setup().Cards)
	var err error
	if c.Prints, err = json.Marshal(m.Catalogue()); err != nil {
		return err
	}
	c.Frames, err = frames(c, m, m.Moves())
	return err
}

// again plays a match from its first decision; see is shown it before the
// first answer and after each.
func again(s rules.Setup, moves []rules.Move, see func(at int, m *rules.Match) error) error {
	m, err := rules.New(s)
	if err != nil {
		return err
	}
	for i, mv := range moves {
		if err := see(i, m); err != nil {
			return err
		}
		if err := play(m, mv); err != nil {
			return fmt.Errorf("answer %d: %w", i+1, err)
		}
	}
	return see(len(moves), m)
}

// play gives one recorded answer.
func play(m *rules.Match, mv rules.Move) error {
	if mv.Concede {
		return m.Concede(mv.Seat)
	}
	r := m.Pending()
	if r == nil {
		return fmt.Errorf("the match is over")
	}
	if seat := r.By(mv.Pick); seat != mv.Seat {
		return fmt.Errorf("player %d is asked, not player %d", seat+1, mv.Seat+1)
	}
	return m.Answer(r.Seq, mv.Pick)
}
