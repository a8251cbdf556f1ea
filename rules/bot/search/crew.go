package search

import (
	"errors"
	"fmt"

	"github.com/tinylib/msgp/msgp"

	"gorin/rules"
	"gorin/rules/bot"
)

// Crew makes the playouts of a thought elsewhere, several at a time. What comes of a thought does not depend on whether there is one.
type Crew interface {
	Works() bool // somebody is there
	// Begin begins a thought: who makes its playouts reads the brief with Open. What was begun before is over. The crew may
	// call heard when something has come back, so that it is not idle until the next Step; not during one.
	Begin(brief []byte, heard func())
	// Give hands out a match, in which some plans are tried; false if everybody has enough to do.
	Give(n int, plans [][]int) bool
	// Take is what has come of a match of the thought that was begun last; ok is false if nothing has come.
	Take() (n int, got []float64, ok bool)
}

// take takes what has come back from the crew and hands out what is next.
func (t *thought) take() {
	t.idle = true
	for {
		n, got, ok := t.crew.Take()
		if !ok {
			break
		}
		if t.early == nil {
			t.early = map[int][]float64{}
		}
		t.early[n], t.idle = got, false
		for t.rounds > 0 { // in their order, so that it makes no difference who was quick
			n := t.played
			got, ok := t.early[n]
			if !ok || len(got) != len(t.left) {
				break
			}
			delete(t.early, n)
			t.note(got)
		}
	}
	var plans [][]int
	for t.given = max(t.given, t.played); t.rounds > 0 && t.given < t.until; t.given++ {
		if plans == nil {
			for _, l := range t.left {
				plans = append(plans, l.plan)
			}
		}
		if !t.crew.Give(t.given, plans) {
			return
		}
	}
}

// Hand makes playouts of thoughts that are thought elsewhere.
type Hand struct {
	hand hand
	task task
}

// NewHand is a hand for any game that the tastes are for.
func NewHand(tastes bot.Tastes, worth func(game string) *Worth) *Hand {
	return &Hand{hand: hand{tastes: tastes, worth: worth}}
}

// Open turns to a thought.
func (h *Hand) Open(brief []byte) error {
	t, err := readTask(brief)
	if err != nil {
		return err
	}
	h.task = t
	h.hand.sit(&h.task) // now, and not when the first match is wanted
	return nil
}

// Try tries some plans in a match, and tells how likely the seat is to win after each.
func (h *Hand) Try(n int, plans [][]int) (got []float64, err error) {
	if h.task.sight == nil || n < 0 {
		return nil, errBrief
	}
	defer func() {
		if r := recover(); r != nil { // the brief was damaged in a way that only shows when it is played
			got, err = nil, errBrief
		}
	}()
	for _, plan := range plans {
		if len(plan) == 0 || plan[0] < 0 || plan[0] >= len(h.task.picks) {
			return nil, fmt.Errorf("search: no answer begins the plan %v", plan)
		}
		got = append(got, h.hand.try(&h.task, n, plan))
	}
	return got, nil
}

var errBrief = errors.New("search: a brief that cannot be read")

// mostPicks is how many options an answer in a brief picks at most.
const mostPicks = 4096

// encode writes what a hand elsewhere has to know.
func (t *task) encode() ([]byte, error) {
	b := msgp.AppendUint64(nil, t.seed)
	b = msgp.AppendInt(b, t.seat)
	b = msgp.AppendInt(b, t.turns)
	b = msgp.AppendArrayHeader(b, uint32(len(t.picks)))
	for _, pick := range t.picks {
		b = msgp.AppendArrayHeader(b, uint32(len(pick)))
		for _, i := range pick {
			b = msgp.AppendInt(b, i)
		}
	}
	s, err := t.sight.Encode()
	return append(b, s...), err
}

// readTask reads what encode has written.
func readTask(b []byte) (t task, err error) {
	if t.seed, b, err = msgp.ReadUint64Bytes(b); err != nil {
		return t, errBrief
	}
	if t.seat, b, err = msgp.ReadIntBytes(b); err != nil {
		return t, errBrief
	}
	if t.turns, b, err = msgp.ReadIntBytes(b); err != nil || t.turns < 1 {
		return t, errBrief
	}
	answers, b, err := msgp.ReadArrayHeaderBytes(b)
	if err != nil || answers > mostAnswers {
		return t, errBrief
	}
	for range answers {
		var n uint32
		if n, b, err = msgp.ReadArrayHeaderBytes(b); err != nil || n > mostPicks {
			return t, errBrief
		}
		pick := []int{}
		for range n {
			var i int
			if i, b, err = msgp.ReadIntBytes(b); err != nil {
				return t, errBrief
			}
			pick = append(pick, i)
		}
		t.picks = append(t.picks, pick)
	}
	if t.sight, err = rules.ReadSight(b); err != nil {
		return t, err
	}
	if t.seat != t.sight.Seat {
		return t, errBrief
	}
	return t, nil
}
