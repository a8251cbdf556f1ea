// Package packs is the page of the player's own packs and decks.
package packs

import (
	"bytes"
	"strconv"
	"strings"

	"gorin/render/page"
	"gorin/render/reading"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/binder"
)

// Client is what shows the page.
type Client interface {
	page.Client
	Seats(game string) int
	Playing() bool // there is a match on the table
	Bind()         // reads what is kept anew, by Page.Bound
	OfferDecks()   // other decks can be chosen now
	Play(game, seat, deck string)
	OpenSettings()
	Closed() // the page is gone
}

// Page is the player's own packs and decks: a list of files, a file with its decks and
// the faces of its cards, and one of those in full.
type Page struct {
	Client
	*binder.Binder
	Open bool
	file string // whose cards are shown, "" for the list of files
	item int    // of it what is shown in full: its decks come first, -1 for nothing

	faces  reading.Faces // by place among the studied faces of the file
	broken []binder.Deck // the decks of the file, with why they may not be played
	names  map[string]rules.Words
	stored []byte // what the store held when it was looked at last
}

// Show shows the files, or one of them.
func (p *Page) Show(file string) {
	p.Open, p.file, p.item, p.broken, p.names = true, file, -1, nil, nil
	p.Forget()
	p.UI().ScrollTo("packs", 0)
	p.UI().ScrollTo("pack", 0)
	f := p.Find(file)
	if f == nil {
		p.file = ""
		return
	}
	p.C().Cards.Back = skins.For(f.Game).Back
	for _, d := range p.Decks(f.Game) {
		if d.File == f.Name {
			p.broken = append(p.broken, d)
		}
	}
}

// Forget lets faces be painted anew: other cards have their numbers.
func (p *Page) Forget() {
	p.faces = reading.Faces{}
	p.C().Cards.Forget()
}

// Close goes back to what there was.
func (p *Page) Close() {
	p.Open = false
	p.Forget()
	p.Closed()
}

// studying is how many letters of text are read between two looks at the clock, and
// studyTime for how many milliseconds at most in a tick.
const (
	studying  = 600
	studyTime = 12
)

// Study reads the texts of the cards, a little in each tick.
func (p *Page) Study() {
	if !p.Open {
		return
	}
	until := p.Now() + studyTime
	for _, f := range p.Files() {
		if p.file != "" && f.Name != p.file || f.Wrong != nil || f.Studied() == len(f.Cards) {
			continue
		}
		for !f.Study(studying) && p.Now() < until {
		}
		if p.UI().Dirty = true; f.Studied() == len(f.Cards) {
			p.Changed()
		}
		return
	}
}

// Shown is the number of what is shown in full, -1 for nothing, and of how many.
func (p *Page) Shown() (item, of int) {
	if f := p.shownFile(); f != nil {
		of = p.items(f)
	}
	return p.item, of
}

// shownFile is the file whose cards are shown, or nil.
func (p *Page) shownFile() *binder.File { return p.Find(p.file) }

// items is how many decks and faces a file has.
func (p *Page) items(f *binder.File) int { return len(p.broken) + len(f.Studies()) }

// Do carries out what is done while the packs are shown, and reports whether
// anything of it is for others.
func (p *Page) Do(act, value string) bool {
	switch act {
	case "packs":
		p.Show(value)
	case "packs-back":
		p.back()
	case "pack-item":
		if f := p.shownFile(); f != nil {
			if i, err := strconv.Atoi(value); err == nil && i >= 0 && i < p.items(f) {
				p.item = i
				p.UI().ScrollTo("pack-page", 0)
			}
		}
	case "pack-remove":
		if f := p.shownFile(); f != nil {
			p.Confirm(p.W("pack-remove"), p.W("pack-remove-sure", f.Name), p.W("pack-remove"), func() { p.remove(f.Name) })
		}
	case "pack-play":
		p.playWith(value)
	case "key":
		switch value {
		case "Escape":
			p.back()
		case "O":
			p.OpenSettings()
		}
	case "import", "settings", "language", "sound":
		return false
	}
	return true
}

// back goes one step up: from what is shown in full to its file where one covers
// the other, to the files, and to what there was.
func (p *Page) back() {
	switch {
	case p.file == "":
		p.Close()
	case p.item >= 0 && !p.wide():
		p.item = -1
	default:
		p.Show("")
	}
}

// playWith puts a deck into the setup: "1=ID" for the first player.
func (p *Page) playWith(value string) {
	seat, id, _ := strings.Cut(value, "=")
	f := p.shownFile()
	if f == nil || p.Playing() {
		return
	}
	p.Play(f.Game, seat, id)
	p.Close()
}

// Take puts a file into the binder and shows it; what is wrong with it is told.
func (p *Page) Take(name string, data []byte) {
	p.readAgain()
	f, err := p.Add(name, data)
	if err != nil {
		p.Fail(p.W("cannot-open-file", name), err)
		return
	}
	p.OfferDecks()
	p.Show(f.Name)
	p.keep()
}

// Put keeps a file in the binder, without showing it.
func (p *Page) Put(name string, data []byte) error {
	p.readAgain()
	if _, err := p.Add(name, data); err != nil {
		return err
	}
	p.OfferDecks()
	p.keep()
	return nil
}

// Link takes what a link carries into the binder, and returns the file of its deck.
func (p *Page) Link(data []byte) (*binder.File, error) {
	p.readAgain()
	f, err := p.OpenLink(data)
	if err == nil {
		p.OfferDecks()
		p.keep()
	}
	return f, err
}

// Drop takes a file out of the binder.
func (p *Page) Drop(name string) {
	p.readAgain()
	p.Remove(name)
	p.OfferDecks()
	p.keep()
}

func (p *Page) remove(name string) {
	p.Drop(name)
	p.Show("")
}

// keep keeps the files; if that cannot be, the player is told that they will be
// gone.
func (p *Page) keep() {
	if !p.Keeps() {
		return
	}
	data, err := p.Write()
	if err == nil {
		err = p.Save("packs", data)
	}
	p.stored = p.Load("packs")
	if err != nil {
		p.Fail(p.W("cannot-keep-packs"), err)
	}
}

// Bound fills an empty binder with what was kept.
func (p *Page) Bound(b *binder.Binder) {
	p.Binder, p.stored = b, p.Load("packs")
	if err := p.Read(p.stored); err != nil {
		p.Fail(p.W("cannot-read-packs"), err)
	}
}

// readAgain looks for what another window has kept meanwhile, so that a change here
// undoes none there.
func (p *Page) readAgain() {
	if !bytes.Equal(p.Load("packs"), p.stored) {
		p.Bind()
	}
}
