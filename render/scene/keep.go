package scene

import (
	"errors"

	"gorin/render/dialog"
	"gorin/render/saves"
	"gorin/render/widget"
	"gorin/rules/puzzle"
)

// keeping is what of a table has been saved by itself.
type keeping struct {
	saved     int // revision of the session that was last saved
	savedAt   int64
	unsaved   int // the newest revision, and since when
	unsavedAt int64

	id     string // of the match in the list of games, "" until it is kept there
	from   string // the file that it came in, or ""
	sum    string // names what that file held
	unkept bool   // the player does not want it kept
	lost   bool   // another window has taken it over: nothing is written any more
	taken  bool   // and it is being taken back
	failed bool   // what was played last could not be kept
	warned bool   // and the player was told
}

// Where matches are saved by themselves: in the list of games, or under a key.
const (
	keepGame    = "games"
	keepBranch  = "branch"  // practice that has branched off from a match
	keepAttempt = "attempt" // at a puzzle
)

// keepKey is where the match is saved by itself, or "": what was opened to be
// watched, and practice, leave the game that waits to be resumed.
func (t *seat) keepKey() string {
	switch {
	case t.Lesson != nil, t.Puzzle != nil && t.Puzzle.Shown:
		return ""
	case t.Puzzle != nil:
		return keepAttempt
	case t.Practice:
		return keepBranch
	case t.Guest && (t.Film() || t.View.Over):
		return ""
	}
	return keepGame
}

// autosave writes the match when it waits for a person, and now and then
// while computers play.
func (t *seat) autosave(now int64) {
	s, k := t.Session, &t.keeping
	if s.Watching || t.keepKey() == "" || s.Revision == k.saved {
		return
	}
	if s.Revision != k.unsaved {
		k.unsaved, k.unsavedAt = s.Revision, now
	}
	idle := s.Asked() != nil || t.Covered() || t.View.Over || t.Decided()
	if idle && now-k.unsavedAt >= 150 || now-k.savedAt >= 3000 { // the picture comes first
		k.savedAt = now
		t.autosaveNow()
	}
}

func (t *seat) autosaveNow() {
	key := t.keepKey()
	if t.Session.Watching || key == "" || t.Session.Revision == t.saved || t.lost || t.unkept {
		return
	}
	t.saved = t.Session.Revision
	var err error
	switch key {
	case keepAttempt:
		err = t.keepAttempt()
	case keepGame:
		err = t.keepMatch()
	default:
		err = t.a.write(key)
	}
	t.failed = err != nil && !errors.Is(err, errNoStore)
	var full *saves.Full
	switch {
	case !t.failed:
	case errors.Is(err, saves.ErrTaken):
		t.lost = true
	case errors.As(err, &full):
		t.askRoom(full)
	case !t.warned:
		t.warned = true
		if errors.Is(err, saves.ErrLarge) {
			t.a.tell(t.a.w("cannot-save"), t.a.w("save-large"))
		} else {
			t.a.fail(t.a.w("cannot-save"), err)
		}
	}
}

// keepMatch keeps the match in the list of games.
func (t *seat) keepMatch() error {
	a := t.a
	if a.host.Save == nil {
		return errNoStore
	}
	body, err := a.fileOf(t.Session)
	if err != nil {
		return err
	}
	if t.id == "" {
		t.id = saves.NewID()
		a.hold(t.id, false, func(bool) {}) // nobody else has a new number
	}
	return a.kept.Keep(t.head(), body)
}

// askRoom asks which game is to go when the list is full of games that have not ended.
func (t *seat) askRoom(full *saves.Full) {
	a := t.a
	if a.ask != nil { // asked again with what is played next
		t.saved = -1
		return
	}
	a.ask = &dialog.Box{Title: a.w("games-full"), Text: a.w("games-full-why", a.games.Title(full.Oldest), a.games.When(full.Oldest)), Answers: []dialog.Answer{
		{Act: "games-room", Value: full.Oldest.ID, Label: a.w("games-room"), Manner: widget.Primary, Do: func() {
			if err := a.kept.Remove(full.Oldest.ID); err != nil {
				a.fail(a.w("cannot-save"), err)
			}
			t.saved = -1
		}},
		{Act: "unkept", Label: a.w("games-unkept"), Do: func() { t.unkept = true }},
	}}
	a.changed()
}

// Flush saves what the autosave has not saved yet.
func (a *App) Flush() {
	a.gallery.Flush()
	if a.table != nil {
		a.table.autosaveNow()
	}
}

// keepAttempt keeps an attempt at a puzzle while it is under way; one that is
// decided is not to be gone on with, and one that has not begun is none.
func (t *seat) keepAttempt() error {
	if t.a.host.Save == nil {
		return errNoStore
	}
	try := t.Puzzle.Try
	switch {
	case t.Decided():
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
	try, err := puzzle.Load(b, a.solvers()...)
	if err != nil {
		return nil
	}
	return try
}

// branched says in words which practice can be gone on with, or "".
func (a *App) branched() string {
	h, _, ok := saves.Split(a.host.load(keepBranch))
	if !ok || h.Over {
		return ""
	}
	return a.w("branch-resume", h.Turn)
}
