package rules

import "gorin/rules/kernel"

// Peek is the decision that would come next if the open one were answered so, for a client that asks about both at
// once; nothing changes. Nil if there is none, if the answer is refused, or if it would show something hidden or
// leave something to chance: that is known only to who has answered.
func (t *Match) Peek(pick []int) *Request {
	if t.light || t.m.Pending() == nil {
		return nil
	}
	if t.ahead == nil {
		t.ahead = &Match{m: kernel.New(t.m.Book, len(t.setup.Seats), t.setup.Seed)}
	}
	a := t.ahead
	a.book, a.setup, a.cards, a.names, a.you, a.m.Book = t.book, t.setup, t.cards, t.names, t.you, t.m.Book
	a.m.S.CopyFrom(&t.m.S)
	a.m.Reopen()
	if err := a.m.Answer(a.m.S.Seq, pick); err != nil || a.m.S.Reveals != t.m.S.Reveals || a.m.S.Rand != t.m.S.Rand {
		return nil
	}
	return a.Pending()
}
