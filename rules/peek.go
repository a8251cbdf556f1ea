package rules

import "gorin/rules/kernel"

// Peek is the decision that would come next if the open one were answered so, and those behind it by further picks,
// for a client that asks about all at once; nothing changes. Nil if there is none, if an answer is refused, or if by
// that who is asked would see a card that they do not see yet, or chance would decide: that is known only to who has
// answered.
func (t *Match) Peek(picks ...[]int) *Request {
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
	asked := t.m.Pending().Player
	for _, pick := range picks {
		if err := a.m.Answer(a.m.S.Seq, pick); err != nil || a.m.S.Rand != t.m.S.Rand {
			return nil
		}
	}
	for c := 1; c < len(a.m.S.Cards); c++ {
		if id := kernel.CardID(c); a.m.SeesCard(asked, id) && (c >= len(t.m.S.Cards) || !t.m.SeesCard(asked, id)) {
			return nil
		}
	}
	return a.Pending()
}
