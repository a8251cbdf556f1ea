package scene

import (
	"slices"

	"gorin/render/gallery"
	"gorin/render/session"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/pack"
	"gorin/rules/study"
)

var _ gallery.Client = (*App)(nil)

// deckLink is the name under which the page hands over what a link to a deck carries.
const deckLink = "link.deck"

// openGallery shows the cards of a game, or its decks: of that which is set up where none is named.
func (a *App) openGallery(act, game string) {
	if game == "" {
		game = a.title.Start.Game
	}
	if act == "gallery" {
		a.gallery.Show(game)
	} else {
		a.gallery.ShowDecks(game)
	}
}

// Both is what the client says, in both languages.
func (a *App) Both(key string, args ...any) (w rules.Words) {
	for l := range w {
		w[l] = a.book.In(rules.Lang(l), key, args...)
	}
	return w
}

// Samples are cards of a game as they are printed.
func (a *App) Samples(game string, ids []string) (out []rules.Printed) {
	all := a.packs.Cards(game)
	for _, id := range ids {
		if i := slices.IndexFunc(all, func(c pack.Card) bool { return c.ID == id }); i >= 0 {
			out = append(out, study.Plain(game, &all[i]))
		}
	}
	return out
}

// Binder is the player's own packs and decks.
func (a *App) Binder() *binder.Binder { return a.packs.Binder }

// KeepDeck keeps a deck in the binder.
func (a *App) KeepDeck(name string, data []byte) error { return a.packs.Put(name, data) }

// DropDeck takes a deck out of it.
func (a *App) DropDeck(name string) { a.packs.Drop(name) }

// DeliverLink gives the player a link.
func (a *App) DeliverLink(title, fragment string) { a.handLink(title, fragment) }

// PlayDeck begins a match with a deck in the first seat, against the computer.
func (a *App) PlayDeck(game, id string) {
	a.title.Choose("game", game)
	for seat, kind := range a.title.Start.Kinds {
		if seat > 0 && kind == session.Human {
			a.title.Start.Kinds[seat] = session.Greedy
		}
	}
	a.title.Choose("p1", session.Human)
	a.title.Choose("deck1", id)
	a.Begin()
}

// takePack opens the file of a pack or a deck. A deck by itself is shown among the decks.
func (a *App) takePack(name string, data []byte) {
	if !rules.IsDeck(data) || a.packs.Open {
		a.packs.Take(name, data)
		return
	}
	a.gallery.Flush()
	if err := a.packs.Put(name, data); err != nil {
		a.fail(a.w("cannot-open-file", name), err)
		return
	}
	files := a.packs.Files()
	for _, f := range files { // the name may have been cut short
		if string(f.Data) == string(data) {
			a.gallery.ShowDeck(f)
		}
	}
}

// takeLink opens the deck of a link, beside those that are kept.
func (a *App) takeLink(data []byte) {
	a.gallery.Flush()
	f, err := a.packs.Link(data)
	if err != nil {
		a.fail(a.w("cannot-open-link"), err)
		return
	}
	a.gallery.ShowDeck(f)
}
