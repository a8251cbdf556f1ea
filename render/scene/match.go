package scene

import (
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/render/table"
)

// Begin starts the match that the setup describes.
func (a *App) Begin() {
	s := a.title.Ready()
	lines, err := a.host.Engine.Misreads(s)
	switch {
	case err != nil:
		a.fail(a.w("cannot-start"), err)
	case len(lines) > 0:
		a.askInert(lines, func() {
			s.Inert = true
			a.begins(s)
		})
	default:
		a.begins(s)
	}
}

// begins starts a match and puts it on the table.
func (a *App) begins(s session.Start) {
	m, err := a.host.Engine.New(s)
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	a.title.Keep()
	a.shelf.Reached(s.Game, met)
	a.setTable(m, s)
}

// setTable puts a match on the table.
func (a *App) setTable(m session.Match, s session.Start) {
	a.setTableOf(m, s, a.host.Engine)
}

// setTableOf is setTable with computer players of an engine.
func (a *App) setTableOf(m session.Match, s session.Start, e session.Engine) {
	look := skins.For(s.Game)
	a.c.Cards.Back = look.Back
	a.c.Cards.Forget()
	a.Flush()
	set := session.New(m, e, s, a.settings.At(s.Game))
	set.Routine, set.Acts, set.Timings, set.Joins = look.IsRoutine, look.Acts, look.Timings, look.Joins
	if look.Purse != nil {
		set.Purse = &look.Purse.Purse
	}
	a.table, a.settings.Open, a.packs.Open, a.games.Open, a.gallery.Open = &seat{Table: table.New(a, set), a: a}, false, false, false, false
	a.changed()
}

// leaveTable goes back to the title; the match stays in the list of games.
func (a *App) leaveTable() {
	a.table.Session.Now()
	a.table.autosaveNow()
	if a.table.origin != nil {
		a.table = a.table.origin
		a.table.Session.Now()
		a.table.autosaveNow()
	}
	a.table = nil
	a.Listed()
	a.changed()
}

// Match carries out what is about the match on the table as a whole.
func (a *App) Match(act string) {
	switch act {
	case "save":
		a.keepCopy()
	case "export":
		a.export()
	case "link":
		a.link()
	case "branch":
		a.branch()
	case "origin":
		a.backToGame()
	case "new":
		a.leaving(a.leaveTable)
	case "again":
		a.leaving(func() {
			a.title.Repeat(a.table.Session.Start)
			a.Begin()
		})
	}
}
