package scene

import (
	"crypto/sha256"
	"encoding/hex"
	"strings"

	"gorin/render/dialog"
	"gorin/render/widget"
)

// hold asks for a game of the list for this window alone; then hears whether it has it.
func (a *App) hold(id string, take bool, then func(bool)) {
	if a.host.Hold == nil {
		then(true)
		return
	}
	a.host.Hold(id, take, func(ok bool) {
		if ok {
			a.holds[id] = true
		}
		then(ok)
		a.changed()
	})
}

// letGo gives back what no table of this window needs any more.
func (a *App) letGo() {
	if a.opening != nil { // of a game that is to be seated soon
		return
	}
	for id := range a.holds {
		if a.seated(id) == nil {
			delete(a.holds, id)
			a.host.Release(id)
		}
	}
}

// seated is the table of this window at which a game of the list is played, or nil.
func (a *App) seated(id string) *seat {
	for t := a.table; t != nil; t = t.origin {
		if t.id == id && id != "" {
			return t
		}
	}
	return nil
}

// Lost hears that another window has taken a game over.
func (a *App) Lost(id string) {
	delete(a.holds, id)
	if t := a.seated(id); t != nil {
		t.lost = true
	}
	a.changed()
}

// askLost says that the game on the table is played in another window now.
func (a *App) askLost() {
	t := a.table
	a.ask = &dialog.Box{Title: a.w("lost"), Text: a.w("lost-why"), Answers: []dialog.Answer{
		{Act: "take-back", Label: a.w("lost-back"), Manner: widget.Primary, Do: func() {
			t.taken = true
			a.takeGame(t.id)
		}},
		{Act: "apart", Label: a.w("lost-apart"), Do: func() { t.id, t.lost, t.saved = "", false, -1 }},
		{Act: "new", Label: a.w("to-title"), Do: a.leaveTable},
	}}
	a.changed()
}

// openGame goes on with a game of the list, asking first when another window has it.
func (a *App) openGame(id string) {
	switch t := a.seated(id); {
	case t != nil && t == a.table:
		a.games.Open = false
		return
	case t != nil:
		a.games.Open = false
		a.backToGame()
		return
	}
	a.leaving(func() {
		a.Flush()
		a.hold(id, false, func(ok bool) {
			if ok {
				a.seatGame(id, false)
				return
			}
			a.ask = &dialog.Box{Title: a.w("held"), Text: a.w("held-why"), Answers: []dialog.Answer{
				{Act: "take", Label: a.w("held-take"), Manner: widget.Primary, Do: func() { a.takeGame(id) }},
				{Act: "apart", Label: a.w("held-apart"), Do: func() { a.seatGame(id, true) }},
				{Act: "cancel", Label: a.w("cancel"), Manner: widget.Quiet},
			}}
		})
	})
}

// takeGame takes a game over from another window and goes on with what that kept last.
func (a *App) takeGame(id string) {
	t := a.table
	a.hold(id, true, func(ok bool) {
		if ok {
			a.seatGame(id, false)
		}
		if t != nil {
			t.taken = false // it has been replaced, or is asked about again
		}
	})
}

// seatGame puts a game of the list on the table: to be played on as that game, or apart,
// as a game of its own; a copy and a finished game stay as they are.
func (a *App) seatGame(id string, apart bool) {
	h, body, ok := a.kept.Read(id)
	a.openKept(h, body, ok, func() {
		t := a.table
		t.from, t.sum, t.saved = h.From, h.Origin, t.Session.Revision
		if !apart && !h.Copy && !h.Over && !t.Guest {
			t.id = id
		}
	})
}

// comesBeside gives a match from a file its own place in the list, or the one that it has,
// and says whose it is when another game is under way.
func (a *App) comesBeside(name string, data []byte) {
	t := a.table
	sum := sha256.Sum256(data)
	t.from, t.sum = name, hex.EncodeToString(sum[:8])
	for _, h := range a.kept.All() {
		if h.Origin == t.sum && h.Seq == t.Session.Match.Seq() && !h.Over && !h.Copy {
			t.id, t.saved = h.ID, t.Session.Revision
			a.hold(h.ID, false, func(ok bool) {
				if !ok { // another window plays it: this one plays its own
					t.id, t.saved = "", -1
				}
			})
			break
		}
	}
	for _, own := range a.kept.All() {
		if !own.Over && !own.Copy && own.ID != t.id {
			whose := strings.Join(t.Names, a.w("versus"))
			a.tell(a.w("from-file"), a.w("from-file-whose", name, whose, t.View.Turn)+"\n\n"+a.w("from-file-own", a.games.Title(own), own.Turn))
			return
		}
	}
}

// leaving does something that takes the match off the table, after asking when it could
// not be kept.
func (a *App) leaving(do func()) {
	t := a.table
	if t == nil || !t.failed && !t.unkept || t.lost || t.Session.Match.Result().Over || t.keepKey() != keepGame {
		do()
		return
	}
	a.confirm(a.w("not-kept"), a.w("not-kept-why"), a.w("not-kept-yes"), do)
}
