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
	last  []put // the question before, as it was put to each who was asked
	moves int   // moves seen
	log   int   // entries of the log heard of
}

// put is a question as it is put to one of those who are asked: numbers are those of its
// options in the question to all, nil where it is the same.
type put struct {
	table   *Table
	numbers []int
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

// Ending is a half that knows how matches end.
type Ending interface {
	// Over says what of the result is not as the book says, which anybody may see.
	Over(v *rules.View) error
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
		if book, ok := o.book.(Ending); ok {
			return book.Over(m.View(rules.Spectator))
		}
		return nil
	}
	if err := everyAnswer(m, q); err != nil {
		return err
	}
	o.last = o.puts(q, m.View)
	for _, p := range o.last {
		if err := o.hold(p.table); err != nil {
			return fmt.Errorf("%w%s", err, p.table.shown(err.Error()))
		}
	}
	return nil
}

// follow takes note of the answer that has been given since the last look, and of who has
// given up.
func (o *Oracle) follow(m *rules.Match) {
	moves := m.Moves()
	since := moves[min(o.moves, len(moves)):]
	if len(since) == 0 || o.last == nil {
		o.book.Follow(nil, nil)
	}
	for i := range since {
		if since[i].Concede || i > 0 || o.last == nil {
			o.book.Follow(nil, nil)
		} else {
			o.answered(&since[i])
		}
	}
	o.moves = len(moves)
	o.book.Heard(m.Log(rules.Spectator, o.log))
	o.log = m.LogLen()
}

// answered takes note of an answer, by the question as it was put to whom it is from.
func (o *Oracle) answered(mv *rules.Move) {
	for _, p := range o.last {
		switch {
		case p.table.Me != mv.Seat:
		case p.numbers == nil:
			o.book.Follow(p.table, mv.Pick)
		default:
			pick := make([]int, len(mv.Pick))
			for i, n := range mv.Pick {
				pick[i] = slices.Index(p.numbers, n)
			}
			o.book.Follow(p.table, pick)
		}
	}
}

// Judge holds one question against the book, as each who is asked sees it.
func (o *Oracle) Judge(view func(seat int) *rules.View, q *rules.Request) error {
	for _, p := range o.puts(q, view) {
		if err := o.hold(p.table); err != nil {
			return err
		}
	}
	return nil
}

// puts is a question as it is put to each who is asked.
func (o *Oracle) puts(q *rules.Request, view func(seat int) *rules.View) (all []put) {
	if len(q.Seats) < 2 {
		return []put{{o.table(view(q.Seat), q, []int{q.Seat}), nil}}
	}
	for _, seat := range q.Seats {
		own, numbers := q.Of(seat)
		all = append(all, put{o.table(view(seat), own, q.Seats), numbers})
	}
	return all
}

func (o *Oracle) table(v *rules.View, q *rules.Request, asked []int) *Table {
	o.book.Reads(v, q)
	return newTable(v, q, asked, o.cards)
}

func (o *Oracle) hold(t *Table) error {
	q := t.Request
	want, known, err := o.book.Judge(t)
	if err == nil && known {
		if err = want.asks(t); err == nil {
			err = want.Compare(q, o.book.Meaning)
		}
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
	Seats    []int // who are asked together, in order; nil: Seat alone
	Min, Max int
	Options  map[string]string // meaning to clause
	Count    int               // how many options there are in all, 0 if the above says
	Maybe    map[string]bool   // meanings that may be there or not: a text says so
	Ignore   func(o *rules.Option) bool
	Barred   int // answers that may be missing, since they would keep up a loop
	Clause   string
}

// asks compares who are asked with who should be.
func (w Offered) asks(t *Table) error {
	seats := w.Seats
	if seats == nil {
		seats = []int{w.Seat}
	}
	if !slices.Equal(t.Asked, seats) {
		return fmt.Errorf("%s: the seats %d are asked, not %d", w.Clause, t.Asked, seats)
	}
	return nil
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
