package scene

import (
	"slices"
	"strings"

	"gorin/rules/study"
)

// Bind takes an engine with a binder that holds the player's packs as they are kept.
func (a *App) Bind() {
	own, b := a.host.Engine.Own()
	a.host.Engine = own
	a.packs.Bound(b)
}

// Play puts a deck into the setup.
func (a *App) Play(game, seat, deck string) {
	a.title.Choose("game", game)
	a.title.Choose("deck"+seat, deck)
}

// Closed: the cards of the match are shown again.
func (a *App) Closed() {
	if a.gallery.Open {
		a.gallery.Again()
		return
	}
	if a.table != nil {
		a.c.Cards.Back = a.table.Skin.Back
	}
}

// askInert asks whether to play although some lines will do nothing.
func (a *App) askInert(lines []study.Misread, yes func()) {
	var b strings.Builder
	b.WriteString(a.w("inert-sure", len(lines)))
	for i := range lines {
		b.WriteString("\n\n" + a.w("inert-line", lines[i].Name.In(a.lang), lines[i].Line+1) + "\n" + lines[i].Text)
	}
	a.confirm(a.w("inert-title"), b.String(), a.w("inert-yes"), yes)
}

// isPack reports whether a file is text, and so a pack or a deck.
func isPack(name string) bool {
	at := strings.LastIndexByte(name, '.')
	return at >= 0 && slices.Contains([]string{".toml", ".txt"}, strings.ToLower(name[at:]))
}
