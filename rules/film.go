package rules

import "gorin/rules/kernel"

// filmed is how many entries of the log a filmed match can be looked at: more than one answer
// has logged in any game that was played, shuffled decks and all. Older ones make room.
const filmed = 256

// film is how a match stood just after each of the last entries of its log.
type film struct {
	frames []frame // entry i is in frame i%filmed
	then   *Match  // a match to put them into
}

// frame is the position after an entry, which is counted from 1; 0: none.
type frame struct {
	entry int
	state kernel.Position
}

// Film lets the match keep how it stood after each of the last entries of the log, or no longer:
// for a client that shows what happened one thing after the other. A light match keeps nothing.
func (t *Match) Film(on bool) {
	switch {
	case !on || t.light:
		t.film = nil
	case t.film == nil:
		t.film = &film{}
	}
}

// ViewAt is the match as a seat (or Spectator) saw it just after an entry of the log, counted
// from 0; nil if that is not kept. Nothing is asked in it. Where several cards went to a hidden
// zone together, all of them have gone: in which order is not for everybody to know.
func (t *Match) ViewAt(seat, entry int) *View {
	if t.film == nil || entry < 0 || entry >= len(t.log) {
		return nil
	}
	s := t.Table()
	f := t.film.of(s.HeapEnd(t.log, entry, seat))
	if f == nil {
		return nil
	}
	if t.film.then == nil {
		t.film.then = &Match{m: &kernel.Machine{}}
	}
	then := t.film.then
	then.book, then.setup, then.cards, then.names, then.m.Book = t.book, t.setup, t.cards, t.names, t.m.Book
	then.you = t.you
	then.m.LookAt(&f.state)
	return then.View(seat)
}

// of is the frame of an entry, counted from 0, or nil.
func (f *film) of(entry int) *frame {
	if i := entry % filmed; i < len(f.frames) && f.frames[i].entry == entry+1 {
		return &f.frames[i]
	}
	return nil
}

// take keeps the position after an entry, counted from 0. A match that is not filmed has no
// film, and nothing is kept.
func (f *film) take(entry int, m *kernel.Machine) {
	if f == nil {
		return
	}
	i := entry % filmed
	for len(f.frames) <= i {
		f.frames = append(f.frames, frame{})
	}
	f.frames[i].entry = entry + 1
	f.frames[i].state.CopyFrom(&m.S.Position)
}

// forget drops what was kept.
func (f *film) forget() {
	if f != nil {
		f.frames = nil
	}
}

// refilm makes move i again, which was taken back, and keeps how the match stood after each of its
// entries.
func (t *Match) refilm(i int) {
	t.keepFlat(i)
	t.known = t.tail.log
	if err := t.move(t.tail.moves[i], t.m.S.Seq); err != nil {
		panic("rules: a match of our own does not play again: " + err.Error())
	}
	t.known = nil
	if len(t.log) != t.tail.logged(i+1) { // it was shortened
		t.film.forget()
	}
}
