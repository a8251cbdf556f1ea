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
func (t *Match) Undo() bool {
	n := len(t.past)
	if n == 0 {
		return false
	}
	last := t.past[n-1]
	if f := t.flatOf(n - 1); f.move == n {
		t.m.S.CopyFrom(&f.state)
	} else if err := t.m.S.Decode(last.state); err != nil {
		panic("rules: a position of our own does not decode: " + err.Error())
	}
	t.past = t.past[:n-1]
	t.undone = append(t.undone, t.moves[n-1])
	t.moves = t.moves[:n-1]
	t.reopen()
	t.log = t.log[:last.log]
	return true
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
