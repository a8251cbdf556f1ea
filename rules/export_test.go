package rules

import (
	"math/rand/v2"

	"gorin/rules/kernel"
)

// KeepPast lets matches keep so many bytes of snapshots, until the test is over.
func KeepPast(t interface{ Cleanup(func()) }, bytes int) {
	old := maxPast
	maxPast = bytes
	t.Cleanup(func() { maxPast = old })
}

// Witness tells of each entry of a match's log as soon as it is there.
func Witness(t *Match, see func(entry int)) {
	event, note := t.m.OnEvent, t.m.OnNote
	watch := func(do func()) {
		n := len(t.log)
		if do(); len(t.log) > n {
			see(n)
		}
	}
	t.m.OnEvent = func(e *kernel.Event) { watch(func() { event(e) }) }
	t.m.OnNote = func(kind uint8, clause, line uint16, r kernel.Ref, player int8) {
		watch(func() { note(kind, clause, line, r, player) })
	}
}

// Apart is how a match stands, read from a snapshot by a machine that has played nothing. With a
// seed the cards that the seat cannot tell apart change places first.
func Apart(t *Match, snapshot []byte, seat int, seed uint64) (*View, error) {
	var s kernel.State
	if err := s.Decode(snapshot); err != nil {
		return nil, err
	}
	then := &Match{book: t.book, setup: t.setup, cards: t.cards, names: t.names, m: &kernel.Machine{Book: t.m.Book}}
	then.m.LookAt(&s.Position)
	if seed != 0 {
		r := rand.New(rand.NewPCG(seed, 1))
		for p := range then.m.S.Players {
			then.shuffleOf(seat, p, r)
		}
		mixed := then.m.S.Position
		then.m = &kernel.Machine{Book: t.m.Book}
		then.m.LookAt(&mixed)
	}
	return then.View(seat), nil
}

// HeapEnd is the last entry that a seat may not tell the order of, of which one is given.
func HeapEnd(t *Match, entry, seat int) int { return t.Table().HeapEnd(t.log, entry, seat) }

// Filmed is how many entries a match can be looked at.
const Filmed = filmed
