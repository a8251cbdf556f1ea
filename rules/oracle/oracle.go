// Package oracle holds questions of a match against the book, apart from the rules: what
// it knows of one game stands in that game's room.
package oracle

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
	book  Half
	last  *Table // the question before
	moves int    // moves seen
	log   int    // entries of the log heard of
}

// Half is what the oracle knows of one game.
type Half interface {
	// Follow takes note of the answer to the question of a position, or that there
	// was none (nil).
	Follow(t *Table, picks []int)
	// Heard is told what everybody has seen happen since.
	Heard(log []rules.Entry)
	// Judge names what is not as the book says before this question, and says what
	// may be picked; known is false where only a text knows that.
	Judge(t *Table) (want Offered, known bool, err error)
	// Meaning tells options apart by what they mean.
	Meaning(o *rules.Option) string
	// ByBook are the questions that the book itself asks; the others are those of
	// texts.
	ByBook() map[string]bool
	// Prints puts the wording of printed cards into that which the half reads, and
	// Reads that of a view and a question. They may change nothing.
	Prints(cards []rules.Printed) []rules.Printed
	Reads(v *rules.View, q *rules.Request)
}

// ByBook reports whether the book of the game itself asks questions of a kind.
func (o *Oracle) ByBook(kind string) bool { return o.book.ByBook()[kind] }

// Asked is how many questions of a kind were held against the book, and how
// many of them had to be passed over.
type Asked struct{ N, Skipped int }

// Plus is the sum of two counts.
func (a Asked) Plus(b Asked) Asked { return Asked{a.N + b.N, a.Skipped + b.Skipped} }

// New is an oracle for a match that is about to be played from here on.
func New(m *rules.Match, book Half) *Oracle {
	return &Oracle{cards: book.Prints(m.Catalogue()), Asked: map[string]Asked{}, book: book, moves: len(m.Moves()), log: m.LogLen()}
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
	o.last = o.table(m.View(q.Seat), q)
	if err := o.hold(o.last); err != nil {
		return fmt.Errorf("%w%s", err, o.last.shown(err.Error()))
	}
	return nil
}

// follow takes note of the answer that has been given since the last look.
func (o *Oracle) follow(m *rules.Match) {
	moves := m.Moves()
	if o.last == nil || len(moves) <= o.moves || moves[len(moves)-1].Concede {
		o.book.Follow(nil, nil)
	} else {
		o.book.Follow(o.last, moves[len(moves)-1].Pick)
	}
	o.moves = len(moves)
	o.book.Heard(m.Log(rules.Spectator, o.log))
	o.log = m.LogLen()
}

// Judge holds one question against the book, as the asked player sees it.
func (o *Oracle) Judge(v *rules.View, q *rules.Request) error {
	return o.hold(o.table(v, q))
}

func (o *Oracle) table(v *rules.View, q *rules.Request) *Table {
	o.book.Reads(v, q)
	return newTable(v, q, o.cards)
}

func (o *Oracle) hold(t *Table) error {
	q := t.Request
	want, known, err := o.book.Judge(t)
	if err == nil && known {
		err = want.Compare(q, o.book.Meaning)
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

// Offered is what the book says may be picked: each option by its meaning, with
// the clause that allows it; how many; and who is asked.
type Offered struct {
	Seat     int
	Min, Max int
	Options  map[string]string // meaning to clause
	Count    int               // how many options there are in all, 0 if the above says
	Maybe    map[string]bool   // meanings that may be there or not: a text says so
	Ignore   func(o *rules.Option) bool
	Barred   int // answers that may be missing, since they would keep up a loop
	Clause   string
}

// Compare names the first difference between what a question offers and what it should.
func (w Offered) Compare(q *rules.Request, meaning func(o *rules.Option) string) error {
	fail := func(format string, args ...any) error {
		return fmt.Errorf("%s: %s", w.Clause, fmt.Sprintf(format, args...))
	}
	if q.Seat != w.Seat {
		return fail("player %d is asked, not %d", q.Seat+1, w.Seat+1)
	}
	if w.Barred > 0 && w.Min == 0 && q.Min == 1 { // to pick nothing is an answer too
		w.Min, w.Barred = 1, w.Barred-1
	}
	if q.Min != w.Min || q.Max != w.Max {
		return fail("%d to %d may be picked, not %d to %d", q.Min, q.Max, w.Min, w.Max)
	}
	if w.Count > 0 && len(q.Options) != w.Count {
		return fail("%d options, not %d", len(q.Options), w.Count)
	}
	listed := map[string]bool{}
	for i := range q.Options {
		p := &q.Options[i]
		if w.Ignore != nil && w.Ignore(p) {
			continue
		}
		key := meaning(p)
		if w.Maybe[key] {
			continue
		}
		if _, ok := w.Options[key]; !ok {
			return fail("%q is Offered, the book does not allow it", key)
		}
		listed[key] = true
	}
	for _, key := range sortedKeys(w.Options) {
		if listed[key] || w.Maybe[key] {
			continue
		}
		if w.Barred--; w.Barred < 0 {
			return fail("%q is not Offered, but %s allows it", key, w.Options[key])
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
