package rules

import (
	"gorin/rules/kernel"
	"gorin/rules/show"
)

// Table is the match as it lies, hidden cards and all, for packages of the rules that count,
// write or put into words; nothing outside of them may look at it.
func (t *Match) Table() *show.Table {
	return &show.Table{M: t.m, Book: t.book, Cards: t.cards, Names: t.names, You: t.you}
}

// View is the match as a seat (or Spectator) may see it.
func (t *Match) View(seat int) *View {
	s := t.Table()
	return s.View(seat)
}

// Glance is View in memory of the match's own: the next glance overwrites it. It is for who plays many games
// and keeps nothing of what it saw.
func (t *Match) Glance(seat int) *View { return t.Table().ViewIn(&t.glance, seat) }

// Sketch is Glance without what is there for people to read: titles, what waits and what is in force by itself, and why
// the values of cards have changed.
func (t *Match) Sketch(seat int) *View { return t.Table().SketchIn(&t.sketch, seat) }

// Pending is the open decision; nil when the match is over. That of a light
// match is overwritten by the next.
func (t *Match) Pending() *Request {
	q := t.m.Pending()
	if q == nil {
		return nil
	}
	s := t.Table()
	if t.light {
		s.Plain(q, &t.asked)
		return &t.asked
	}
	return s.Request(q)
}

// Worded is the open decision in words, also of a light match; nil when the match is over.
func (t *Match) Worded() *Request {
	q := t.m.Pending()
	if q == nil {
		return nil
	}
	return t.Table().Request(q)
}

// Result is how the match ended; Over is false while it goes on.
func (t *Match) Result() Result {
	s := t.Table()
	return s.Result()
}

// Address says who reads what the match says from now on, so that it speaks to that player: "you draw"; with
// Spectator it calls everybody by name, as it does at first.
func (t *Match) Address(seat int) { t.you = max(seat, Spectator) + 1 }

// Addressed is the seat that the match speaks to, or Spectator.
func (t *Match) Addressed() int { return t.you - 1 }

// message is a text of the match's game by its key.
func (t *Match) message(key string) Words { return t.book.Message(key) }

// hook listens to the machine.
func (t *Match) hook() {
	t.m.OnEvent = t.onEvent
	t.m.OnNote = t.onNote
}

// onEvent takes note of an event.
func (t *Match) onEvent(e *kernel.Event) {
	var last *show.Record
	if len(t.log) > 0 {
		last = &t.log[len(t.log)-1]
	}
	s := t.Table()
	if r, told := s.Event(e, last); told {
		t.tell(r)
	}
}

// onNote takes note of what is no event.
func (t *Match) onNote(kind uint8, clause, line uint16, r kernel.Ref, player int8) {
	if kind == kernel.NoteLost {
		t.gone |= 1 << player
	}
	s := t.Table()
	if r, told := s.Note(kind, clause, line, r, player); told {
		t.tell(r)
	}
}

// tell adds an entry to the log, unless a move is made again and it is known.
func (t *Match) tell(r show.Record) {
	if n := len(t.log); n < len(t.known) {
		t.log = t.known[: n+1 : n+1]
	} else {
		t.log = append(t.log, r)
	}
	t.film.take(len(t.log)-1, t.m)
}

// LogLen is how many entries the log has.
func (t *Match) LogLen() int { return len(t.log) }

// Log is the entries from number from on, as a seat (or Spectator) may know
// them.
func (t *Match) Log(seat, from int) []Entry {
	if from < 0 || from > len(t.log) {
		return nil
	}
	s := t.Table()
	return s.Log(t.log, seat, from)
}

// Story is the entries from number from on as somebody knows them who sees
// everything: it is for judges and tests, never for players.
func (t *Match) Story(from int) []Entry {
	s := t.Table()
	return s.Story(t.log[min(max(from, 0), len(t.log)):])
}

// PrintID is the ID of the printed card of a number, as in CardView.Print; "" if there is none.
func (t *Match) PrintID(print int) string {
	if print < 0 || print >= len(t.cards.List) {
		return ""
	}
	return t.cards.List[print].ID
}

// Catalogue is the printed cards of the match; CardView.Print indexes it.
func (t *Match) Catalogue() []Printed {
	s := t.Table()
	return s.Catalogue()
}
