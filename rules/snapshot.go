package rules

import (
	"errors"
	"fmt"
	"slices"

	"gorin/rules/kernel"
)

// Snapshot is the whole state of the match as msgp, without its set-up.
func (t *Match) Snapshot() []byte { return t.m.S.Encode(nil) }

// Restore puts the match into the position of a snapshot of a match with the
// same set-up. What was played before it is not known then. On an error the
// match is unchanged.
func (t *Match) Restore(b []byte) error {
	try := &Match{book: t.book, setup: t.setup, cards: t.cards, names: t.names, m: &kernel.Machine{Book: t.m.Book}}
	if err := try.m.S.Decode(b); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	if try.m.S.Format != t.m.S.Format || try.m.S.Options != t.m.S.Options {
		return errors.New("restore: the snapshot belongs to a match of another format")
	}
	if int(try.m.S.Players) != len(t.setup.Seats) || try.deckCards() != t.deckCards() {
		return errors.New("restore: the snapshot belongs to a match with other decks")
	}
	if err := try.tryReopen(); err != nil {
		return fmt.Errorf("restore: %w", err)
	}
	t.m.S = try.m.S
	t.reopen()
	t.forget()
	return nil
}

// deckCards counts the cards of the decks: those that stand in for abilities or
// copies are none.
func (t *Match) deckCards() int {
	s, n := &t.m.S, len(t.m.S.Cards)
	for k := range t.m.Book.Zones {
		if t.m.Book.Zones[k].Aside && k*int(s.Players) < len(s.Zones) {
			n -= int(s.Zones[k*int(s.Players)].N)
		}
	}
	for i := range s.Stack {
		if it := &s.Stack[i]; !it.Card || it.Copy {
			n--
		}
	}
	return n
}

// tryReopen finds out whether a decoded position can be played on from: what
// Validate cannot see shows when the rules run into it.
func (t *Match) tryReopen() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errors.New("snapshot: not a position of this game")
		}
	}()
	if err := t.m.Validate(); err != nil {
		return err
	}
	t.m.Reopen()
	t.Pending()
	for seat := Spectator; seat < len(t.setup.Seats); seat++ {
		t.View(seat)
	}
	return nil
}

// Copy is a second match in the same position, for trying out.
func (t *Match) Copy() *Match {
	c := &Match{book: t.book, setup: t.setup, cards: t.cards, names: t.names, m: &kernel.Machine{Book: t.m.Book}, dealt: t.dealt}
	c.m.S.CopyFrom(&t.m.S)
	c.moves = slices.Clone(t.moves)
	c.past = slices.Clone(t.past)
	c.stride, c.kept = t.stride, t.kept
	c.log = slices.Clone(t.log)
	if t.CanRedo() {
		c.tail = line{slices.Clone(t.tail.moves), slices.Clone(t.tail.past), slices.Clone(t.tail.log), t.tail.end}
	}
	c.m.Reopen()
	c.hook()
	return c
}

// CopyFrom puts the match into the position of another one of the same cards,
// in the memory that it has, for trying out. What was played before is not
// known then.
func (t *Match) CopyFrom(o *Match) {
	t.book, t.setup, t.cards, t.names, t.dealt = o.book, o.setup, o.cards, o.names, o.dealt
	t.forget()
	t.m.Book = o.m.Book
	t.m.S.CopyFrom(&o.m.S)
	t.reopen()
}
