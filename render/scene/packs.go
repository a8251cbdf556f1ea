package scene

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"gorin/render/paint"
	"gorin/render/session"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/study"
)

// packs is the player's own packs and decks: a list of files, a file with its decks and
// the faces of its cards, and one of those in full.
type packs struct {
	*binder.Binder
	open bool
	file string // whose cards are shown, "" for the list of files
	item int    // of it what is shown in full: its decks come first, -1 for nothing

	faces  map[int]*paint.Face // by place among the studied faces of the file
	broken []binder.Deck       // the decks of the file, with why they may not be played
	names  map[string]rules.Words
	stored []byte // what the store held when it was looked at last
}

// openPacks shows the files, or one of them.
func (a *App) openPacks(file string) {
	p := &a.packs
	p.open, p.file, p.item, p.broken, p.names = true, file, -1, nil, nil
	a.forgetFaces()
	a.ui.ScrollTo("packs", 0)
	a.ui.ScrollTo("pack", 0)
	f := p.Find(file)
	if f == nil {
		p.file = ""
		return
	}
	a.c.Cards.Back = skins.For(f.Game).Back
	for _, d := range p.Decks(f.Game) {
		if d.File == f.Name {
			p.broken = append(p.broken, d)
		}
	}
}

// forgetFaces lets faces be painted anew: other cards have their numbers.
func (a *App) forgetFaces() {
	a.packs.faces = map[int]*paint.Face{}
	a.c.Cards.Forget()
}

// closePacks goes back to what there was.
func (a *App) closePacks() {
	a.packs.open = false
	a.forgetFaces()
	if a.table != nil {
		a.c.Cards.Back = a.table.skin.Back
	}
}

// studying is how many letters of text are read between two looks at the clock, and
// studyTime for how many milliseconds at most in a tick.
const (
	studying  = 600
	studyTime = 12
)

// study reads the texts of the cards, a little in each tick.
func (a *App) study() {
	p := &a.packs
	if !p.open {
		return
	}
	until := a.host.Now() + studyTime
	for _, f := range p.Files() {
		if p.file != "" && f.Name != p.file || f.Wrong != nil || f.Studied() == len(f.Cards) {
			continue
		}
		for !f.Study(studying) && a.host.Now() < until {
		}
		if a.ui.Dirty = true; f.Studied() == len(f.Cards) {
			a.changed()
		}
		return
	}
}

// shownFile is the file whose cards are shown, or nil.
func (p *packs) shownFile() *binder.File { return p.Find(p.file) }

// items is how many decks and faces a file has.
func (p *packs) items(f *binder.File) int { return len(p.broken) + len(f.Studies()) }

// doPacks carries out what is done while the packs are shown, and reports whether
// anything of it is for others.
func (a *App) doPacks(act, value string) bool {
	p := &a.packs
	switch act {
	case "packs":
		a.openPacks(value)
	case "packs-back":
		a.packsBack()
	case "pack-item":
		if f := p.shownFile(); f != nil {
			if i, err := strconv.Atoi(value); err == nil && i >= 0 && i < p.items(f) {
				p.item = i
				a.ui.ScrollTo("pack-page", 0)
			}
		}
	case "pack-remove":
		if f := p.shownFile(); f != nil {
			a.confirm(a.w("pack-remove"), a.w("pack-remove-sure", f.Name), a.w("pack-remove"), func() { a.removePack(f.Name) })
		}
	case "pack-play":
		a.playWith(value)
	case "key":
		switch value {
		case "Escape":
			a.packsBack()
		case "O":
			a.openSettings()
		}
	case "import", "settings", "language", "sound":
		return false
	}
	return true
}

// packsBack goes one step up: from what is shown in full to its file where one covers
// the other, to the files, and to what there was.
func (a *App) packsBack() {
	p := &a.packs
	switch {
	case p.file == "":
		a.closePacks()
	case p.item >= 0 && !a.packsWide():
		p.item = -1
	default:
		a.openPacks("")
	}
}

// playWith puts a deck into the setup: "1=ID" for the first player.
func (a *App) playWith(value string) {
	seat, id, _ := strings.Cut(value, "=")
	f := a.packs.shownFile()
	if f == nil || a.table != nil {
		return
	}
	a.choose("game", f.Game)
	a.choose("deck"+seat, id)
	a.closePacks()
}

// takePack puts a file into the binder and shows it; what is wrong with it is told.
func (a *App) takePack(name string, data []byte) {
	a.readPacksAgain()
	f, err := a.packs.Add(name, data)
	if err != nil {
		a.fail(a.w("cannot-open-file", name), err)
		return
	}
	a.offerDecks()
	a.openPacks(f.Name)
	a.keepPacks()
}

func (a *App) removePack(name string) {
	a.readPacksAgain()
	a.packs.Remove(name)
	a.offerDecks()
	a.openPacks("")
	a.keepPacks()
}

// keepPacks keeps the files; if that cannot be, the player is told that they will be
// gone.
func (a *App) keepPacks() {
	if a.host.Save == nil {
		return
	}
	data, err := a.packs.Write()
	if err == nil {
		err = a.host.Save("packs", data)
	}
	a.packs.stored = a.host.load("packs")
	if err != nil {
		a.fail(a.w("cannot-keep-packs"), err)
	}
}

// readPacks fills the binder with what was kept.
func (a *App) readPacks() {
	a.host.Engine, a.packs.Binder = a.host.Engine.Own()
	a.packs.stored = a.host.load("packs")
	if err := a.packs.Read(a.packs.stored); err != nil {
		a.fail(a.w("cannot-read-packs"), err)
	}
}

// readPacksAgain looks for what another window has kept meanwhile, so that a change here
// undoes none there.
func (a *App) readPacksAgain() {
	if !bytes.Equal(a.host.load("packs"), a.packs.stored) {
		a.readPacks()
	}
}

// offerDecks lets the decks be chosen that there are now; of those that are gone others
// take the place.
func (a *App) offerDecks() {
	s := &a.setup
	s.last[s.start.Game] = s.start
	for game, start := range s.last {
		start.Decks = a.offered(game, start.Decks)
		s.last[game] = start
	}
	s.start = s.last[s.start.Game]
	a.readDecks()
}

// offered is a deck for each seat of a game, in the place of those that are not offered
// others.
func (a *App) offered(game string, wanted []string) []string {
	decks := a.host.Engine.Decks(game)
	out := make([]string, a.host.Engine.Seats(game))
	copy(out, wanted)
	for i, id := range out {
		if !slices.ContainsFunc(decks, func(d session.Deck) bool { return d.ID == id }) && len(decks) > 0 {
			out[i] = decks[i%len(decks)].ID
		}
	}
	return out
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
