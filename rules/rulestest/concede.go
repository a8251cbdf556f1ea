package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"gorin/rules"
)

// concedes: any seat may give up, whoever is asked what: the game goes on or ends, nobody
// who is out is asked or gives up again, and it is undone, kept and loaded like any other
// answer.
func concedes(m *rules.Match) error {
	seats := len(m.Setup().Seats)
	if m.Pending() == nil || seats == 2 && m.Seq()%8 != 0 { // of two, the match is over
		return nil
	}
	players, before := in(m), m.Snapshot()
	var room [2][]byte
	for seat := range m.Setup().Seats {
		if !slices.Contains(players, seat) {
			if err := m.Copy().Concede(seat); err == nil {
				return fmt.Errorf("seat %d is out and gives up again", seat)
			}
			continue
		}
		if err := concede(m.Copy(), seat, before, &room); err != nil {
			return fmt.Errorf("seat %d gives up: %w", seat, err)
		}
	}
	return nil
}

// Quitting has somebody give up at a random decision of a match, before it is seen: in a
// question of their own or in somebody else's, and in every other match two in a row.
func Quitting(seed uint64, see func(m *rules.Match) error) func(m *rules.Match) error {
	r := rand.New(rand.NewPCG(seed, 0))
	after, quits := uint32(r.IntN(60)), 1+r.IntN(2)
	return func(m *rules.Match) error {
		for q := m.Pending(); quits > 0 && q != nil && m.Seq() >= after; q = m.Pending() {
			quits--
			seat := asked(q)[r.IntN(len(asked(q)))]
			if players := in(m); r.IntN(3) > 0 {
				seat = players[r.IntN(len(players))]
			}
			if err := m.Concede(seat); err != nil {
				return err
			}
		}
		if see != nil {
			return see(m)
		}
		return nil
	}
}

// afterConceding is how many answers are given after somebody has given up.
const afterConceding = 3

// concede gives up in a match whose snapshot is before. Snapshots are made in room, since there
// is one for each of many seats at each of many decisions.
func concede(m *rules.Match, seat int, before []byte, room *[2][]byte) error {
	if err := m.Concede(seat); err != nil {
		return err
	}
	room[0] = m.Table().M.S.Encode(room[0][:0])
	after := room[0]
	is := func(m *rules.Match, state []byte) bool {
		room[1] = m.Table().M.S.Encode(room[1][:0])
		return bytes.Equal(room[1], state)
	}
	if !m.Undo() || !is(m, before) || !m.Redo() || !is(m, after) {
		return fmt.Errorf("undone and redone it is another match")
	}
	loaded := m.Copy()
	if err := loaded.Restore(after); err != nil {
		return err
	}
	if !is(loaded, after) {
		return fmt.Errorf("loaded it is another match")
	}
	for i := range afterConceding {
		if err := m.Check(); err != nil {
			return err
		}
		if err := m.Audit(); err != nil {
			return err
		}
		q := m.Pending()
		if (q == nil) != m.Result().Over {
			return fmt.Errorf("over %v, and asked is %v", m.Result().Over, q)
		}
		if q == nil {
			return nil
		}
		if q.Seq != m.Seq() {
			return fmt.Errorf("the question %s (%s) is stale", q.Kind, q.Clause)
		}
		if err := errors.Join(outIsOut(m), countCards(m)); err != nil {
			return err
		}
		if err := play(m, 1, uint64(i+seat)); err != nil {
			return err
		}
	}
	return nil
}
