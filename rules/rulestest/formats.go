package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"gorin/rules"
	"gorin/rules/bot"
	"gorin/rules/bot/all"
	"gorin/rules/replay"
	"gorin/rules/rulestest/size"
)

// Formats plays so many random games of each way to play a game. In every third somebody
// gives up, all properties are looked at in some, and everything must come to the same when
// it is played once more. A sample has one game of each way, that which is looked at of the
// first of each format.
func Formats(t *testing.T, game string, games uint64) {
	size.Roomy()
	format := ""
	for i, w := range Ways(game) {
		from, to := uint64(0), games
		if !size.Whole() {
			from = uint64(i % 2)
			if i == 0 || w.Format.Key != format {
				from = givenUp
			}
			format, to = w.Format.Key, from+1
		}
		t.Run(w.String(), func(t *testing.T) {
			t.Parallel()
			ends := map[string]int{}
			for seed := from; seed < to; seed++ {
				r, err := w.play(t, seed)
				if err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				ends[fmt.Sprintf("%s, %d win", r.Clause, len(r.Winners))]++
			}
			t.Log(ends)
		})
	}
}

// looked is of how many games one is looked at, thoroughly after one of so many answers as
// there are players; givenUp is which of them, one in which somebody gives up.
const looked, givenUp = 6, 2

// play plays one game twice.
func (w Way) play(t *testing.T, seed uint64) (end rules.Result, err error) {
	var first []rules.Move
	for again := range 2 {
		m, err := rules.New(w.Setup(t, seed))
		if err != nil {
			return end, err
		}
		var see func(m *rules.Match) error
		if again == 0 && (seed%looked == givenUp || seed == 0 && size.Whole()) {
			see = lookedAt()
		}
		if seed%3 == givenUp {
			see = Quitting(seed, see)
		}
		if _, err := Play(m, w.bots(m, seed), see); err != nil {
			return end, err
		}
		if again > 0 {
			if !slices.EqualFunc(first, m.Moves(), sameMove) {
				return end, errors.New("played once more it is another match")
			}
			continue
		}
		first, end = slices.Clone(m.Moves()), m.Result()
		if err := errors.Join(VerifyEnd(m), ends(m)); err != nil {
			return end, err
		}
	}
	return end, nil
}

// bots are players of all sorts, who change seats from game to game.
func (w Way) bots(m *rules.Match, seed uint64) []bot.Bot {
	bots := Randoms(m, seed)
	for seat := range bots {
		if (uint64(seat)+seed)%3 == 0 {
			bots[seat] = all.Greedy(seed+uint64(seat), m.Catalogue())
		}
	}
	return bots
}

func sameMove(a, b rules.Move) bool {
	return a.Seat == b.Seat && slices.Equal(a.Pick, b.Pick) && a.Concede == b.Concede && a.Sum == b.Sum
}

// lookedAt is Verify after one of so many answers as there are players, and after whatever
// has made somebody leave; and now and then that the file of the match plays again.
func lookedAt() func(m *rules.Match) error {
	players, after := 0, 0
	return func(m *rules.Match) error {
		seats := len(m.Setup().Seats)
		if here := len(in(m)); here != players {
			players, after = here, 0
		}
		after++
		if seats > 2 && after > 3 && after%seats != 0 {
			return outIsOut(m)
		}
		if err := Verify(m); err != nil || len(m.Moves())%fileEvery != 0 {
			return err
		}
		file, err := replay.Write(m, replay.Options{})
		if err != nil {
			return err
		}
		back, err := replay.Read(file)
		if err != nil {
			return err
		}
		if !bytes.Equal(back.Snapshot(), m.Snapshot()) {
			return errors.New("read back from its file it is another match")
		}
		return nil
	}
}

// fileEvery is after how many answers the file of a match is looked at.
const fileEvery = 16

// ends: who wins has not lost, and of a team all or nobody does.
func ends(m *rules.Match) error {
	r, v := m.Result(), m.View(rules.Spectator)
	for seat, p := range v.Players {
		wins := slices.Contains(r.Winners, seat)
		if wins && p.Lost && teams(m) == 0 {
			return fmt.Errorf("seat %d wins under %s and has lost", seat, r.Clause)
		}
		for mate, q := range v.Players {
			if teams(m) > 0 && q.Team == p.Team && slices.Contains(r.Winners, mate) != wins {
				return fmt.Errorf("of team %d seat %d wins and another does not (%s)", p.Team, r.Winners[0], r.Clause)
			}
		}
	}
	return nil
}

// teams is how many teams play a match, 0 where everybody plays alone.
func teams(m *rules.Match) int {
	s := m.Setup()
	for _, f := range rules.Formats(s.Game) {
		if f.Key == s.Format || s.Format == "" {
			return f.Teams
		}
	}
	return 0
}
