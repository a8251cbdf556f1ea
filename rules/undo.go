package rules

// CanUndo reports whether a move has been made that can be taken back.
func (t *Match) CanUndo() bool { return len(t.past) > 0 }

// CanRedo reports whether a move was taken back and none made since.
func (t *Match) CanRedo() bool { return len(t.tail.moves) > len(t.moves) }

// UndoReveals reports whether Undo would go back before a shuffle, a draw or a
// reveal: where several people play, those of other teams must agree.
func (t *Match) UndoReveals() bool {
	return len(t.past) > 0 && t.past[len(t.past)-1].reveals != t.m.S.Reveals
}

// Undo takes one move back; false if there is none.
func (t *Match) Undo() bool { return t.Back(1) == 1 }

// Redo makes the move again that was taken back last.
func (t *Match) Redo() bool { return t.Forth(1) == 1 }

// Back takes the last n moves back, or as many as there are, and returns how many:
// only the position that it comes to is made.
func (t *Match) Back(n int) int {
	n = min(n, len(t.past))
	if n <= 0 {
		return 0
	}
	if !t.CanRedo() {
		t.tail = line{t.moves, t.past, t.log, t.m.S.Encode(nil)}
	}
	t.stand(len(t.moves) - n)
	return n
}

// Forth makes the next n moves again that were taken back, or as many as there are, and
// returns how many.
func (t *Match) Forth(n int) int {
	n = min(n, len(t.tail.moves)-len(t.moves))
	if n <= 0 {
		return 0
	}
	t.stand(len(t.moves) + n)
	return n
}

// stand puts the match before move to, from 0, of those that were made and taken back.
func (t *Match) stand(to int) {
	all := &t.tail
	if t.film != nil && to == len(t.moves)+1 && t.m.OnShuffle == nil {
		t.refilm(to - 1)
		t.standsAt(to)
		return
	}
	k, state := all.nearest(to)
	f := t.flatOf(to)
	switch {
	case f.move == to+1 && to < len(all.past):
		t.m.S.CopyFrom(&f.state)
		k = to
	case len(t.moves) > k && len(t.moves) <= to: // nearer than what was kept
		k = len(t.moves)
	default:
		if err := t.m.S.Decode(state); err != nil {
			panic("rules: a position of our own does not decode: " + err.Error())
		}
	}
	t.quiet(func() {
		t.m.Reopen()
		for ; k < to; k++ {
			t.keepFlat(k)
			if err := t.move(all.moves[k], t.m.S.Seq); err != nil {
				panic("rules: a match of our own does not play again: " + err.Error())
			}
		}
	})
	t.standsAt(to)
}

// standsAt notes that the match stands before move to of those that were made and taken back.
func (t *Match) standsAt(to int) {
	all := &t.tail
	n := all.logged(to)
	t.moves, t.past, t.log = all.moves[:to:to], all.past[:to:to], all.log[:n:n]
}

// reopen rebuilds the open decision without writing to the log.
func (t *Match) reopen() { t.quiet(t.m.Reopen) }

// quiet does something without writing to the log.
func (t *Match) quiet(do func()) {
	event, note := t.m.OnEvent, t.m.OnNote
	t.m.OnEvent, t.m.OnNote = nil, nil
	do()
	t.m.OnEvent, t.m.OnNote = event, note
}

// Past is how many snapshots a match keeps to go back by, and their bytes.
func (t *Match) Past() (n, bytes int) {
	for _, p := range t.past {
		if p.state != nil {
			n++
		}
		bytes += len(p.state)
	}
	return n, bytes
}
