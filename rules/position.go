package rules

import (
	"fmt"

	"gorin/rules/kernel"
	"gorin/rules/position"
)

// NewPosition starts a match in a position. The error says what of it does not
// exist.
func NewPosition(p position.Position) (*Match, error) {
	b := BookOf(p.Game)
	if b == nil {
		return nil, fmt.Errorf("set up a position: no game %q", p.Game)
	}
	s := Setup{Game: p.Game, Format: p.Format, Options: p.Options, Order: p.Places(), Seed: p.Seed, Cards: p.Cards}
	for _, seat := range p.Seats {
		s.Seats = append(s.Seats, SeatSetup{Name: seat.Name})
	}
	at, err := seatingOf(b, &s)
	if err != nil {
		return nil, fmt.Errorf("set up a position: %w", err)
	}
	set, err := setOf(b, s.Cards)
	if err != nil {
		return nil, fmt.Errorf("set up a position: %w", err)
	}
	if err := set.Book.Seats(len(s.Seats)); err != nil {
		return nil, fmt.Errorf("set up a position: %w", err)
	}
	t := newMatch(b, s, set, at)
	if t.orders, err = position.Lay(t.Table(), &p); err != nil {
		return nil, err
	}
	return t, nil
}

// SetUp puts a match that began from a position into another one of the same cards and
// seats. What was played before is not known then.
func (t *Match) SetUp(p position.Position) (err error) {
	if len(p.Seats) != len(t.setup.Seats) {
		return fmt.Errorf("set up a position: %d players, not %d", len(t.setup.Seats), len(p.Seats))
	}
	s := t.setup
	s.Format, s.Options, s.Order, s.Seed = p.Format, p.Options, p.Places(), p.Seed
	at, err := seatingOf(t.book, &s)
	if err != nil {
		return fmt.Errorf("set up a position: %w", err)
	}
	reach, through := t.m.Reach, t.m.Through
	t.setup = s
	t.m = kernel.New(t.cards.Book, len(p.Seats), p.Seed)
	at.sit(t.m)
	t.m.Reach, t.m.Through = reach, through
	t.forget()
	t.dealt = nil
	if !t.light {
		t.hook()
	}
	t.orders, err = position.Lay(t.Table(), &p)
	return err
}

// OrdersLeft is how many scripted shuffles have not happened.
func (t *Match) OrdersLeft() int { return t.orders.Left() }
