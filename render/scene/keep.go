package scene

import (
	"errors"

	"gorin/rules/puzzle"
)

// keeping is what of a table has been saved by itself.
type keeping struct {
	saved     int // revision of the session that was last saved
	savedAt   int64
	unsaved   int // the newest revision, and since when
	unsavedAt int64
}

// The keys under which matches are saved by themselves.
const (
	keepGame    = "auto"
	keepBranch  = "branch"  // practice that has branched off from a match
	keepAttempt = "attempt" // at a puzzle
)

// keepKey is where the match is saved by itself, or "": what was opened to be
// watched, and practice, leave the game that waits to be resumed.
func (t *table) keepKey() string {
	switch {
	case t.puzzle != nil && t.puzzle.shown:
		return ""
	case t.puzzle != nil:
		return keepAttempt
	case t.practice:
		return keepBranch
	case t.guest:
		return ""
	}
	return keepGame
}

// autosave writes the match when it waits for a person, and now and then
// while computers play.
func (t *table) autosave(now int64) {
	s, k := t.s, &t.keeping
	if s.Watching || t.keepKey() == "" || s.Revision == k.saved {
		return
	}
	if s.Revision != k.unsaved {
		k.unsaved, k.unsavedAt = s.Revision, now
	}
	idle := s.Asked() != nil || s.Cover || t.view.Over || t.decided()
	if idle && now-k.unsavedAt >= 150 || now-k.savedAt >= 3000 { // the picture comes first
		k.savedAt = now
		t.autosaveNow()
	}
}

func (t *table) autosaveNow() {
	key := t.keepKey()
	if t.s.Watching || key == "" || t.s.Revision == t.saved {
		return
	}
	t.saved = t.s.Revision
	var err error
	if key == keepAttempt {
		err = t.keepAttempt()
	} else {
		err = t.a.write(key)
	}
	if err != nil && !errors.Is(err, errNoStore) && !t.warned {
		t.warned = true
		t.a.fail(t.a.w("cannot-save"), err)
	}
}

// Flush saves what the autosave has not saved yet.
func (a *App) Flush() {
	if a.table != nil {
		a.table.autosaveNow()
	}
}

// keepAttempt keeps an attempt at a puzzle while it is under way; one that is
// decided is not to be gone on with, and one that has not begun is none.
func (t *table) keepAttempt() error {
	if t.a.host.Save == nil {
		return errNoStore
	}
	try := t.puzzle.try
	switch {
	case t.decided():
		return t.a.host.Save(keepAttempt, nil)
	case len(try.Match.Moves()) == 0 && len(try.Hints()) == 0:
		return nil
	}
	return t.a.host.Save(keepAttempt, try.Save())
}

// dropAttempt forgets the attempt that is under way.
func (a *App) dropAttempt() {
	if a.host.Save != nil {
		_ = a.host.Save(keepAttempt, nil) // at worst it is offered again
	}
}

// attempted is the attempt that is under way, or nil; what cannot be read is
// none.
func (a *App) attempted() *puzzle.Try {
	b := a.host.load(keepAttempt)
	if b == nil {
		return nil
	}
	names := a.solvers()
	try, err := puzzle.Load(b, names[:]...)
	if err != nil {
		return nil
	}
	return try
}

// branched says in words which practice can be gone on with, or "".
func (a *App) branched() string {
	h, _, ok := a.readHeader(keepBranch)
	if !ok || h.Over {
		return ""
	}
	return a.w("branch-resume", h.Turn)
}
