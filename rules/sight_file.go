package rules

import (
	"errors"
	"fmt"
	"slices"

	"github.com/tinylib/msgp/msgp"

	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// MaxSight is how many bytes an encoded Sight may have.
const MaxSight = kernel.MaxSnapshot + 1<<18

// sightVersion is the first byte of an encoded Sight; it does not leave the program that wrote it.
const sightVersion = 1

var (
	errOwnCards = errors.New("encode a sight: not all cards ship with the game")
	errSight    = errors.New("read a sight: damaged")
)

// Encode writes what a seat knows, to be read by the same program elsewhere. It cannot where cards are played with that do
// not ship.
func (s *Sight) Encode() ([]byte, error) {
	m := s.match
	cards, _, err := Shipped(m.setup.Game)
	if err != nil {
		return nil, err
	}
	b := append([]byte(nil), sightVersion)
	b = msgp.AppendString(b, m.setup.Game)
	b = msgp.AppendString(b, m.setup.Format)
	b = msgp.AppendArrayHeader(b, uint32(len(m.setup.Options)))
	for _, o := range m.setup.Options {
		b = msgp.AppendString(b, o)
	}
	b = msgp.AppendInt(b, len(m.setup.Seats))
	b = msgp.AppendInt(b, s.Seat)
	b = msgp.AppendInt(b, len(s.others.own.From))
	b = msgp.AppendArrayHeader(b, uint32(len(s.others.set.From)))
	for i := range s.others.set.From {
		c := &s.others.set.From[i]
		k := slices.IndexFunc(cards, func(o pack.Card) bool { return o.ID == c.ID })
		if k < 0 || !cards[k].Equal(c) {
			return nil, errOwnCards
		}
		b = msgp.AppendString(b, c.ID)
	}
	b = msgp.AppendArrayHeader(b, uint32(len(s.unseen)))
	for _, u := range s.unseen {
		b = msgp.AppendInt8(b, u.owner)
		b = msgp.AppendString(b, u.home)
		b = appendNumbers(b, u.cards)
		b = msgp.AppendArrayHeader(b, uint32(len(u.may)))
		for _, may := range u.may {
			b = appendNumbers(b, may)
		}
	}
	return m.m.S.Encode(b), nil
}

func appendNumbers(b []byte, list []uint16) []byte {
	b = msgp.AppendArrayHeader(b, uint32(len(list)))
	for _, n := range list {
		b = msgp.AppendUint16(b, n)
	}
	return b
}

// ReadSight reads what Encode has written.
func ReadSight(b []byte) (*Sight, error) {
	if len(b) == 0 || len(b) > MaxSight || b[0] != sightVersion {
		return nil, errSight
	}
	r := sightReader{b: b[1:]}
	setup := Setup{Game: r.word()}
	setup.Format = r.word()
	for range r.length(16) {
		setup.Options = append(setup.Options, r.word())
	}
	setup.Seats = make([]SeatSetup, r.number(kernel.MaxPlayers+1))
	s := &Sight{Seat: r.number(kernel.MaxPlayers)}
	own := r.number(maxSightCards)
	var ids []string
	for range r.length(maxSightCards) {
		ids = append(ids, r.word())
	}
	for range r.length(maxSightCards) {
		u := unseen{owner: int8(r.number(kernel.MaxPlayers)), home: r.word(), cards: r.numbers()}
		for range r.length(maxSightCards) {
			u.may = append(u.may, r.numbers())
		}
		s.unseen = append(s.unseen, u)
	}
	if r.bad || own > len(ids) || s.Seat >= len(setup.Seats) {
		return nil, errSight
	}
	book := BookOf(setup.Game)
	if book == nil {
		return nil, fmt.Errorf("read a sight: no game %q", setup.Game)
	}
	at, err := seatingOf(book, &setup)
	if err != nil {
		return nil, fmt.Errorf("read a sight: %w", err)
	}
	cards, _, err := Shipped(setup.Game)
	if err != nil {
		return nil, err
	}
	list := make([]pack.Card, len(ids))
	for i, id := range ids {
		k := slices.IndexFunc(cards, func(c pack.Card) bool { return c.ID == id })
		if k < 0 {
			return nil, fmt.Errorf("read a sight: no card %q", id)
		}
		list[i] = cards[k]
	}
	s.others = &others{}
	if s.others.own, err = setOf(book, list[:own]); err == nil {
		s.others.set, err = book.Wider(s.others.own, list[own:])
	}
	if err != nil {
		return nil, fmt.Errorf("read a sight: %w", err)
	}
	s.match = newMatch(book, setup, s.others.set, at)
	s.match.Light()
	if err := s.match.m.S.Decode(r.b); err != nil {
		return nil, fmt.Errorf("read a sight: %w", err)
	}
	return s, s.fits()
}

// maxSightCards is how many cards, kinds of unseen cards and decks are read at most.
const maxSightCards = 4096

// fits reports a sight from which nothing could be guessed.
func (s *Sight) fits() error {
	m, prints := s.match.m, s.others.set.Book.Prints
	if int(m.S.Players) != len(s.match.setup.Seats) || m.S.Result.Over {
		return errSight
	}
	decks, owner := 0, kernel.NoPlayer
	for _, u := range s.unseen {
		if u.owner != owner {
			decks, owner = len(u.may), u.owner
		}
		if len(u.may) != decks || decks == 0 {
			return errSight
		}
		for _, id := range u.cards {
			if id == 0 || int(id) >= len(m.S.Cards) {
				return errSight
			}
		}
		for _, may := range u.may {
			if len(may) == 0 || slices.ContainsFunc(may, func(p uint16) bool { return int(p) >= len(prints) }) {
				return errSight
			}
		}
	}
	if err := m.Validate(); err != nil {
		return err
	}
	return s.tries()
}

// tries finds out whether the rules run into anything in a guess.
func (s *Sight) tries() (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = errSight
		}
	}()
	if s.Guess(0, nil).Pending() == nil {
		return errSight
	}
	return nil
}

// sightReader reads the head of an encoded Sight; bad once anything was wrong.
type sightReader struct {
	b   []byte
	bad bool
}

func (r *sightReader) word() (s string) {
	var err error
	if s, r.b, err = msgp.ReadStringBytes(r.b); err != nil || len(s) > 256 {
		r.bad = true
	}
	return s
}

// number is one from 0 to below most.
func (r *sightReader) number(most int) (n int) {
	var err error
	if n, r.b, err = msgp.ReadIntBytes(r.b); err != nil || n < 0 || n >= most {
		r.bad, n = true, 0
	}
	return n
}

// length is that of a list of at most so many.
func (r *sightReader) length(most uint32) uint32 {
	n, rest, err := msgp.ReadArrayHeaderBytes(r.b)
	if err != nil || n > most || r.bad {
		r.bad, n = true, 0
	}
	r.b = rest
	return n
}

func (r *sightReader) numbers() (list []uint16) {
	for range r.length(maxSightCards) {
		n, rest, err := msgp.ReadUint16Bytes(r.b)
		if err != nil {
			r.bad = true
			return nil
		}
		r.b, list = rest, append(list, n)
	}
	return list
}
