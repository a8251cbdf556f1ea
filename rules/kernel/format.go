package kernel

import (
	"errors"
	"fmt"
)

// Relation is which players are meant as one of them sees it, in words: one of these, or
// several together. Who they are follows from the teams, the order of turns and who still
// takes part, so it changes in the course of a match.
type Relation uint8

const (
	Self   Relation = 1 << iota // oneself
	Mates                       // the others of one's team (チームメイト)
	Foes                        // everybody of other teams
	Before                      // who comes just before in the order of turns
	After                       // who comes next in it
	Facing                      // who sits in front, in the other of two teams (正面)

	Team       = Self | Mates
	Neighbours = Before | After
	Everybody  = Self | Mates | Foes
)

// Format is one way to play a game (フォーマット): how many sit down, in which teams, and
// who is what to whom. What it leaves empty is as in a game of everybody against everybody.
type Format struct {
	Key         string
	Least, Most int // how many play
	// Teams is how many teams there are, all of the same size; 0 where everybody plays
	// alone. Those of a team sit next to each other, from left to right as they see it.
	Teams     int
	TeamTurns bool // a turn is that of a team, and every member acts in it (ターンチーム)
	// Late: nobody may be attacked before having had a turn.
	Late bool

	Opponents Relation // 相手; empty: all Foes
	Players   Relation // プレイヤー, "each player"; empty: Everybody
	Attacks   Relation // whom one may attack; empty: Foes
	Blocks    Relation // who may block an attack on one; empty: Self
	Answers   Relation // who may answer what one plays; empty: Everybody

	// Outcome is told when players have lost or left, those who have lost as a bit set, and
	// may let others lose, leave or win in turn. The match is over anyhow when at most one
	// team is left. Optional.
	Outcome func(m *Machine, lost uint8)
	// Looks is what may let the match end besides that: as soon as any of it has changed,
	// in the midst of an effect or a payment too, Outcome is asked, and nobody has lost then.
	Looks Looks
}

// fill puts in what a format leaves empty.
func (f *Format) fill() {
	for _, r := range []struct {
		of *Relation
		or Relation
	}{{&f.Opponents, Foes}, {&f.Players, Everybody}, {&f.Attacks, Foes}, {&f.Blocks, Self}, {&f.Answers, Everybody}} {
		if *r.of == 0 {
			*r.of = r.or
		}
	}
}

// layFormats checks the formats. A book that lists none has one, without a key, of as many
// players as there are seats.
func (b *Book) layFormats() error {
	formats := append([]Format(nil), b.Formats...)
	if len(formats) == 0 {
		formats = []Format{{Least: 1, Most: MaxPlayers}}
	}
	var wrong []error
	for i := range formats {
		f := &formats[i]
		f.fill()
		for _, before := range formats[:i] {
			if before.Key == f.Key {
				wrong = append(wrong, fmt.Errorf("book %s: format %q is declared twice", b.Game, f.Key))
			}
		}
		switch {
		case f.Least < 1 || f.Most < f.Least || f.Most > MaxPlayers:
			wrong = append(wrong, fmt.Errorf("book %s: format %q is for %d to %d players; there is room for %d", b.Game, f.Key, f.Least, f.Most, MaxPlayers))
		case f.Teams != 0 && (f.Least != f.Most || f.Most%f.Teams != 0):
			wrong = append(wrong, fmt.Errorf("book %s: format %q: %d to %d players are not %d teams of one size", b.Game, f.Key, f.Least, f.Most, f.Teams))
		case f.Looks != 0 && f.Outcome == nil:
			wrong = append(wrong, fmt.Errorf("book %s: format %q looks at something and decides nothing", b.Game, f.Key))
		case f.Teams == 0 && f.TeamTurns:
			wrong = append(wrong, fmt.Errorf("book %s: format %q has turns of teams and no teams", b.Game, f.Key))
		case f.Teams != 2 && (f.Opponents|f.Players|f.Attacks|f.Blocks|f.Answers)&Facing != 0:
			wrong = append(wrong, fmt.Errorf("book %s: format %q: only two teams sit in front of each other", b.Game, f.Key))
		}
	}
	b.Formats = formats
	return errors.Join(wrong...)
}

// Sit chooses the format of a match that has not begun, by its number, and the rules that
// the players have agreed on (State.Options). order is the seats in the order of their
// turns, if that has been agreed on too: then the first of them begins. Otherwise the
// order is that of the seats until DrawOrder.
func (m *Machine) Sit(format int, options uint8, order []int8) {
	m.S.Format, m.S.Options = uint8(format), options
	for p := range m.S.Teams {
		m.S.Teams[p] = m.sitsIn(p)
	}
	for i := range m.S.Order {
		m.S.Order[i] = NoPlayer
		if i < int(m.S.Players) {
			m.S.Order[i] = int8(i)
		}
	}
	if copy(m.S.Order[:], order) > 0 {
		m.S.First = order[0]
	}
	m.arrange()
}

// SitOut lets players be gone from a match that has not begun, those who have lost and those
// who take part no more without that, and leaves so many places in the order of turns. It
// returns how many teams are left.
func (m *Machine) SitOut(lost, left uint8, places int8) int {
	m.S.Result.Lost, m.S.Result.Left = lost, lost|left
	for i := places; i < m.S.Players; i++ {
		m.S.Order[i] = NoPlayer
	}
	m.arrange()
	return m.teamsLeft()
}

// sitsIn is the team of a seat in the format.
func (m *Machine) sitsIn(seat int) int8 {
	if n := m.Format().Teams; n > 0 {
		return int8(seat / max(1, int(m.S.Players)/n))
	}
	return int8(seat)
}

// Format is the format that is played.
func (m *Machine) Format() *Format { return &m.Book.Formats[m.S.Format] }

// DrawOrder draws the order of turns, or of two teams which has the first, unless it is
// known who begins; then the others follow in the order that there is.
func (m *Machine) DrawOrder() {
	order := m.S.Order[:m.seats.places]
	if m.S.First == NoPlayer {
		if n := m.Format().Teams; n > 0 {
			m.S.First = order[m.Random(n)*len(order)/n]
		} else {
			for i := len(order) - 1; i > 0; i-- {
				j := m.Random(i + 1)
				order[i], order[j] = order[j], order[i]
			}
			m.S.First = order[0]
		}
	}
	for range order {
		if order[0] == m.S.First {
			break
		}
		first := order[0]
		copy(order, order[1:])
		order[len(order)-1] = first
	}
	m.arrange()
}
