package rules_test

import (
	"fmt"
	"testing"

	"gorin/rules"
	"gorin/rules/rulestest"
)

// TestBack: to take many moves back at once is to take them back one by one.
func TestBack(t *testing.T) {
	for _, game := range rules.Games() {
		t.Run(game, func(t *testing.T) { back(t, start(t, shipped(t, game, 3))) })
	}
}

func back(t *testing.T, one *rules.Match) {
	players := rulestest.Randoms(one, 3)
	for range 80 {
		q := one.Pending()
		if q == nil {
			break
		}
		if err := one.Answer(q.Seq, players[q.Seat].Choose(one.View(q.Seat), q)); err != nil {
			t.Fatal(err)
		}
	}
	all := one.Copy()
	for _, n := range []int{1, 5, 40, 0, 99} {
		undone := 0
		for undone < n && one.Undo() {
			undone++
		}
		if back := all.Back(n); back != undone || all.Hash() != one.Hash() || all.Seq() != one.Seq() || all.LogLen() != one.LogLen() {
			t.Fatalf("%d moves back: %d of them, at %d with %d entries; want %d, %d, %d", n, back, all.Seq(), all.LogLen(), undone, one.Seq(), one.LogLen())
		}
		for i := range n / 2 {
			if one.Redo() != all.Redo() || one.Hash() != all.Hash() {
				t.Fatalf("after %d moves back, move %d on differs", n, i)
			}
		}
	}
}

// TestLongMatch: a match that keeps few snapshots goes back and forth between all of
// its positions as one does that keeps them all, with the same log.
func TestLongMatch(t *testing.T) {
	for _, game := range rules.Games() {
		for _, bytes := range []int{1, 40_000, 1 << 30} {
			rules.KeepPast(t, bytes)
			m := start(t, shipped(t, game, 5))
			players := rulestest.Randoms(m, 4)
			type at struct {
				hash uint64
				log  int
			}
			course := []at{{m.Hash(), m.LogLen()}}
			for len(course) < 150 && m.Pending() != nil {
				q := m.Pending()
				if err := m.Answer(q.Seq, players[q.Seat].Choose(m.View(q.Seat), q)); err != nil {
					t.Fatal(err)
				}
				course = append(course, at{m.Hash(), m.LogLen()})
			}
			n, size := m.Past()
			if size > bytes && n > 1 {
				t.Errorf("%s: %d snapshots of %d bytes are kept, at most %d", game, n, size, bytes)
			}
			log := fmt.Sprint(m.Log(0, 0))
			now := len(course) - 1
			for _, to := range []int{now - 1, now, now - 40, now - 39, now - 41, 0, 1, now, 7, 90, 89, 88, now - 1, now} {
				to = min(max(to, 0), len(course)-1) // a short match has no more
				moved, want := 0, to-now
				if want < 0 {
					moved = -m.Back(-want)
				} else {
					moved = m.Forth(want)
				}
				if now = to; moved != want || m.Hash() != course[to].hash || m.LogLen() != course[to].log || m.CanRedo() != (to < len(course)-1) {
					t.Fatalf("%s, %d bytes kept: at move %d the match is another one", game, bytes, to)
				}
				if q := m.Pending(); q != nil && m.Copy().Answer(q.Seq, nil) == nil && q.Min > 0 {
					t.Fatalf("%s: at move %d an empty answer is taken", game, to)
				}
			}
			if fmt.Sprint(m.Log(0, 0)) != log {
				t.Errorf("%s: another log after going back and forth", game)
			}
			m.Back(20)
			if q := m.Pending(); q == nil || m.Answer(q.Seq, []int{0, 1, 2, 3, 4, 5, 6, 7}[:q.Min]) != nil || m.CanRedo() || m.Forth(1) != 0 {
				t.Errorf("%s: another answer leaves something to be made again", game)
			}
		}
	}
}
