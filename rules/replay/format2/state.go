package format2

import (
	"errors"
	"fmt"

	"github.com/tinylib/msgp/msgp"

	"gorin/rules/standing"
)

// maxState is how many bytes the state of a key frame has at most.
const maxState = 1 << 20

// version is that of the states in these files.
const version = 8

var errState = errors.New("a state is damaged")

// reader reads a state value by value; after an error it reads nothing.
type reader struct {
	b      []byte
	failed bool
}

func (r *reader) number() int64 {
	n, rest, err := msgp.ReadInt64Bytes(r.b)
	r.after(rest, err)
	return n
}

func (r *reader) yes() bool {
	v, rest, err := msgp.ReadBoolBytes(r.b)
	r.after(rest, err)
	return v
}

func (r *reader) bytes() []byte {
	v, rest, err := msgp.ReadBytesZC(r.b)
	r.after(rest, err)
	return v
}

// maxList is how many there are in a list at most.
const maxList = 4096

// list begins a list and is how many there are in it.
func (r *reader) list() int {
	n, rest, err := msgp.ReadArrayHeaderBytes(r.b)
	r.after(rest, err)
	if n > maxList {
		r.after(nil, errState)
	}
	if r.failed {
		return 0
	}
	return int(n)
}

// of begins a value of so many parts.
func (r *reader) of(parts int) {
	if r.list() != parts {
		r.after(nil, errState)
	}
}

func (r *reader) skip(values int) {
	for range values {
		if r.failed {
			return
		}
		rest, err := msgp.Skip(r.b)
		r.after(rest, err)
	}
}

func (r *reader) after(rest []byte, err error) {
	if err != nil || r.failed {
		r.failed, r.b = true, nil
		return
	}
	r.b = rest
}

// ref is the card of an object.
func (r *reader) ref() int {
	r.of(2)
	card := int(r.number())
	r.skip(1)
	return card
}

// state is what a state says that a position of today says too. Cards stand in it as
// numbers, printed cards as places in the catalogue, zones without their names.
type state struct {
	standing                standing.Standing
	cards                   []card
	zones                   []zone
	bonds                   []bond
	counters                []bond // cards with counters; whose host is 0
	waiting, lasting, stack []waiting
}

type card struct {
	standing.Card
	print, above int
}

type zone struct{ bottom, count int }

type bond struct {
	card, host int
	worth      int64
}

type waiting struct {
	standing.Waiting
	card, source int
}

// decode reads a state of version 8.
func decode(b []byte) (*state, error) {
	if len(b) > maxState {
		return nil, fmt.Errorf("a state has %d bytes; at most %d are read", len(b), maxState)
	}
	n, rest, err := msgp.ReadMapHeaderBytes(b)
	if err != nil || n != 2 {
		return nil, errState
	}
	key, rest, err := msgp.ReadStringZC(rest)
	if err != nil || string(key) != "Position" {
		return nil, errState
	}
	r := &reader{b: rest}
	s := &state{}
	s.read(r)
	if r.failed || s.standing.Seats < 1 {
		return nil, errState
	}
	return s, nil
}

// read reads a position: the 48 values that it had, in their order.
func (s *state) read(r *reader) {
	p := &s.standing
	r.of(48)
	if r.number() != version {
		r.after(nil, errState)
	}
	p.Seats, p.Active, p.First = int(r.number()), int(r.number()), int(r.number())
	r.skip(1) // teams
	p.Turn = int(r.number())
	r.skip(2) // phase and step
	p.Seq = uint32(r.number())
	r.skip(1) // time stamps
	p.Random = r.bytes()
	r.of(3)
	p.Over, p.Lost = r.yes(), uint8(r.number())
	r.skip(1) // the number of a clause
	r.skip(7) // payments and loops under way, and how often something was revealed
	r.skip(3) // registers
	s.cards = make([]card, r.list())
	for i := range s.cards {
		s.cards[i].read(r)
	}
	s.zones = make([]zone, r.list())
	for i := range s.zones {
		r.of(3)
		s.zones[i].bottom = int(r.number())
		r.skip(1)
		s.zones[i].count = int(r.number())
	}
	r.skip(6) // frames, runs, their objects, events, replacements
	for range r.list() {
		r.of(9)
		r.skip(1)
		w := waiting{source: r.ref()}
		w.Player, w.N = int8(r.number()), uint16(r.number())
		r.skip(2)
		w.X = int32(r.number())
		r.skip(2)
		s.waiting = append(s.waiting, w)
	}
	for range r.list() {
		r.of(8)
		r.skip(1)
		w := waiting{source: r.ref()}
		w.Player = int8(r.number())
		r.skip(1)
		w.Turn = uint16(r.number())
		r.skip(1)
		w.X = int32(r.number())
		r.skip(1)
		s.waiting = append(s.waiting, w)
	}
	for range r.list() {
		r.of(11)
		r.skip(1)
		w := waiting{card: r.ref()}
		r.skip(1)
		w.Player = int8(r.number())
		r.skip(1)
		w.source = r.ref()
		r.skip(1)
		w.X = int32(r.number())
		r.skip(2)
		w.Turn = uint16(r.number())
		s.lasting = append(s.lasting, w)
	}
	r.skip(7) // plays, last information, loops, plays in vain
	for range r.list() {
		p.Extra = append(p.Extra, int8(r.number()))
	}
	for range r.list() {
		r.of(17)
		w := waiting{card: r.ref()}
		r.skip(1)
		w.source = r.ref()
		w.Player = int8(r.number())
		r.skip(5)
		w.N, w.X = uint16(r.number()), int32(r.number())
		r.skip(6)
		s.stack = append(s.stack, w)
	}
	for range r.list() {
		r.of(3)
		s.bonds = append(s.bonds, bond{int(r.number()), r.ref(), r.number()})
	}
	for range r.list() {
		r.of(4)
		c := bond{card: r.ref(), host: int(r.number())}
		r.skip(1)
		c.worth = r.number()
		s.counters = append(s.counters, c)
	}
	r.skip(4) // facts, shares and what they have parked
}

func (c *card) read(r *reader) {
	r.of(20)
	c.print = int(r.number())
	c.Owner, c.Master = int8(r.number()), int8(r.number())
	r.skip(3)
	c.above = int(r.number())
	c.Lies, c.Down, c.Veiled, c.Known = uint8(r.number()), r.yes(), r.yes(), uint8(r.number())
	r.skip(3)
	c.Load = int32(r.number())
	r.skip(2)
	c.Turn = uint16(r.number())
	r.skip(2)
}
