package scene

import "strings"

// owns reports whether a key is the table's and not that of lists and of the focus.
func (a *App) owns(key string) bool {
	return a.table != nil && !a.packs.Open && !a.gallery.Open && a.ask == nil && a.table.Owns(key)
}

// branch plays on from the moment that is shown; the match itself stays as it is.
func (a *App) branch() {
	t := a.table
	if !t.Branches() {
		return
	}
	m, err := t.Session.Branch(a.host.Engine)
	if err != nil {
		a.fail(a.w("cannot-start"), err)
		return
	}
	origin := t
	if t.origin != nil { // a branch of a branch leads back to the same game
		origin = t.origin
	}
	a.setTable(m, t.Session.Start)
	a.table.origin, a.table.Back = origin, true
	a.table.Practise()
}

// backToGame leaves practice for the match that it has branched off from.
func (a *App) backToGame() {
	if a.table.origin == nil {
		return
	}
	a.table.autosaveNow()
	a.table = a.table.origin
	a.table.Return()
	a.changed()
}

// link copies a link that holds the whole match.
func (a *App) link() {
	s := a.table.Session
	var text string
	err := s.Whole(func() (err error) {
		text, err = a.host.Engine.Link(s.Match)
		return err
	})
	if err != nil {
		a.fail(a.w("link"), err)
		return
	}
	a.handLink(a.w("link"), "#replay="+text)
}

// handLink copies a link to this page, or writes it into a file where nothing can be copied.
func (a *App) handLink(title, fragment string) {
	_, letters, _ := strings.Cut(fragment, "=")
	told, text := a.w("link-copied", len(letters)), a.host.Page+fragment
	if a.host.Page == "" {
		told = a.w("link-copied-window", len(letters))
	}
	var err error
	switch {
	case a.host.Copy != nil:
		err = a.host.Copy(text)
	case a.host.Export != nil:
		var where string
		where, err = a.host.Export(a.fileName(".txt"), []byte(text))
		told = a.w("link-is", where)
	default:
		return
	}
	if err != nil {
		a.fail(title, err)
		return
	}
	a.tell(title, told)
}
