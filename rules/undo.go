package rules

import "gorin/rules/kernel"

// moment is the match before a move.
type moment struct {
	state   []byte
	log     int
	reveals uint32
}

// flats is how many moves can be undone without decoding anything.
const flats = 16

// flat is the state before a move, which is counted from 1.
type flat struct {
	move  int
	state kernel.State
}

// flatOf is where the state before move i, from 0, is kept for a while.
func (t *Match) flatOf(i int) *flat { return &t.flat[i%flats] }

// CanUndo reports whether a move has been made that can be taken back.
func (t *Match) CanUndo() bool { return len(t.past) > 0 }

// CanRedo reports whether a move was taken back and none made since.
func (t *Match) CanRedo() bool { return len(t.undone) > 0 }

// UndoReveals reports whether Undo would go back before a shuffle, a draw or a
// reveal: at a table of two people the other one must agree.
func (t *Match) UndoReveals() bool {
	return len(t.past) > 0 && t.past[len(t.past)-1].reveals != t.m.S.Reveals
}

// Undo takes one move back; false if there is none.
func (t *Match) Undo() bool { return t.Back(1) == 1 }

// Back takes the last n moves back, or as many as there are, and returns how many:
// only the position that it comes to is made.
func (t *Match) Back(n int) int {
	n = min(n, len(t.past))
	if n <= 0 {
		return 0
	}
	to := len(t.past) - n
	then := t.past[to]
	if f := t.flatOf(to); f.move == to+1 {
		t.m.S.CopyFrom(&f.state)
	} else if err := t.m.S.Decode(then.state); err != nil {
		panic("rules: a position of our own does not decode: " + err.Error())
	}
	for i := len(t.moves) - 1; i >= to; i-- {
		t.undone = append(t.undone, t.moves[i])
	}
	t.past, t.moves = t.past[:to], t.moves[:to]
	t.reopen()
	t.log = t.log[:then.log]
	return n
}

// Redo makes the move again that was taken back last.
func (t *Match) Redo() bool {
	n := len(t.undone)
	if n == 0 {
		return false
	}
	mv := t.undone[n-1]
	if err := t.do(mv, t.m.S.Seq); err != nil {
		return false
	}
	t.undone = t.undone[:n-1]
	return true
}

// reopen rebuilds the open decision without writing to the log.
func (t *Match) reopen() {
	event, note := t.m.OnEvent, t.m.OnNote
	t.m.OnEvent, t.m.OnNote = nil, nil
	t.m.Reopen()
	t.m.OnEvent, t.m.OnNote = event, note
}
