package rulestest

import (
	"fmt"
	"slices"

	"gorin/rules"
)

// Oracle holds every question of one match against the book: which answers are
// taken, whether the question may come now, and whether what is offered is what
// the book lets the asked player do. It knows the game as that player does, from
// the view and the printed cards, and from what it has seen happen. It is slow
// and simple on purpose, and shares nothing with the rules.
type Oracle struct {
	Asked map[string]Asked // by kind of request

	cards []rules.Printed
	book  half
	last  *table // the question before
	moves int    // moves seen
	log   int    // entries of the log heard of
}

// half is what the oracle knows of one game.
type half interface {
	// follow takes note of the answer to the question of a position, or that there
	// was none (nil).
	follow(t *table, picks []int)
	// heard is told what everybody has seen happen since.
	heard(log []rules.Entry)
	// judge names what is not as the book says before this question, and says what
	// may be picked; known is false where only a text knows that.
	judge(t *table) (want offered, known bool, err error)
	// meaning tells options apart by what they mean.
	meaning(o *rules.Option) string
}

// halves are the games that the oracle knows.
var halves = map[string]func() half{"weiss": newWeiss, "builddivide": newDivide}

// A statement says what the book lets the asked player do; false if that is for
// a text to say which the oracle does not know.
type statement[B half] func(o B, t *table) (offered, bool)

// Asked is how many questions of a kind were held against the book, and how
// many of them had to be passed over.
type Asked struct{ N, Skipped int }

// Plus is the sum of two counts.
func (a Asked) Plus(b Asked) Asked { return Asked{a.N + b.N, a.Skipped + b.Skipped} }

// NewOracle is an oracle for a match that is about to be played from here on.
func NewOracle(m *rules.Match) *Oracle {
	cards := m.Catalogue()
	if m.Setup().Game == "builddivide" {
		cards = rewordedCards(cards)
	}
	return &Oracle{cards: cards, Asked: map[string]Asked{}, book: halves[m.Setup().Game](), moves: len(m.Moves()), log: m.LogLen()}
}

// Look is shown the match before its first answer and after each one, and names
// the first thing that is not as the book says.
func (o *Oracle) Look(m *rules.Match) error {
	o.follow(m)
	q := m.Pending()
	if o.last = nil; q == nil {
		return nil
	}
	if err := everyAnswer(m, q); err != nil {
		return err
	}
	o.last = newTable(m.View(q.Seat), q, o.cards)
	return o.hold(o.last)
}

// follow takes note of the answer that has been given since the last look.
func (o *Oracle) follow(m *rules.Match) {
	moves := m.Moves()
	if o.last == nil || len(moves) <= o.moves || moves[len(moves)-1].Concede {
		o.book.follow(nil, nil)
	} else {
		o.book.follow(o.last, moves[len(moves)-1].Pick)
	}
	o.moves = len(moves)
	o.book.heard(m.Log(rules.Spectator, o.log))
	o.log = m.LogLen()
}

// Judge holds one question against the book, as the asked player sees it.
func (o *Oracle) Judge(v *rules.View, q *rules.Request) error {
	return o.hold(newTable(v, q, o.cards))
}

func (o *Oracle) hold(t *table) error {
	q := t.q
	want, known, err := o.book.judge(t)
	if err == nil && known {
		err = want.compare(q, o.book.meaning)
	}
	if err != nil {
		return fmt.Errorf("%s (%s): %w", q.Kind, q.Clause, err)
	}
	a := Asked{N: 1}
	if !known {
		a.Skipped = 1
	}
	o.Asked[q.Kind] = o.Asked[q.Kind].Plus(a)
	return nil
}

// AddTo adds what was asked of this match to a count of several.
func (o *Oracle) AddTo(all map[string]Asked) {
	for kind, a := range o.Asked {
		all[kind] = all[kind].Plus(a)
	}
}

// ByBook are the questions that the book of a game itself asks; the others are
// those of texts.
var ByBook = map[string]map[string]bool{
	"weiss": {"mulligan": true, "clock": true, "main": true, "climax": true, "attacker": true, "method": true, "icon": true,
		"counter": true, "reversed": true, "hand-limit": true, "level-up": true, "interrupt": true, "pending": true, "limit": true, "pay": true},
	"builddivide": {"redraw": true, "priority": true, "attack": true, "take-back": true, "block": true, "pay-energy": true, "cost-order": true,
		"way": true, "mode": true, "aim": true, "packet": true, "shot": true, "opening": true, "hand-limit": true, "territory": true,
		"pending": true, "limit": true, "scout": true, "switch": true},
}

// offered is what the book says may be picked: each option by its meaning, with
// the clause that allows it; how many; and who is asked.
type offered struct {
	seat     int
	min, max int
	options  map[string]string // meaning to clause
	count    int               // how many options there are in all, 0 if the above says
	maybe    map[string]bool   // meanings that may be there or not: a text says so
	ignore   func(o *rules.Option) bool
	barred   int // options that may be missing, since they would keep up a loop (11.1.1.2)
	clause   string
}

func (w offered) compare(q *rules.Request, meaning func(o *rules.Option) string) error {
	fail := func(format string, args ...any) error {
		return fmt.Errorf("%s: %s", w.clause, fmt.Sprintf(format, args...))
	}
	if q.Seat != w.seat {
		return fail("player %d is asked, not %d", q.Seat+1, w.seat+1)
	}
	if q.Min != w.min || q.Max != w.max {
		return fail("%d to %d may be picked, not %d to %d", q.Min, q.Max, w.min, w.max)
	}
	if w.count > 0 && len(q.Options) != w.count {
		return fail("%d options, not %d", len(q.Options), w.count)
	}
	listed := map[string]bool{}
	for i := range q.Options {
		p := &q.Options[i]
		if w.ignore != nil && w.ignore(p) {
			continue
		}
		key := meaning(p)
		if w.maybe[key] {
			continue
		}
		if _, ok := w.options[key]; !ok {
			return fail("%q is offered, the book does not allow it", key)
		}
		listed[key] = true
	}
	for _, key := range sortedKeys(w.options) {
		if listed[key] || w.maybe[key] {
			continue
		}
		if w.barred--; w.barred < 0 {
			return fail("%q is not offered, but %s allows it", key, w.options[key])
		}
	}
	return nil
}

func sortedKeys(m map[string]string) (keys []string) {
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}
