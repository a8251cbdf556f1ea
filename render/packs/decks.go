package packs

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/deck"
)

// packPlay is the value of the act that gives a deck to a player.
func packPlay(seat int, d *binder.Deck) string { return strconv.Itoa(seat+1) + "=" + d.ID }

// partName is what the page of a deck calls one of its parts.
func (p *Page) partName(game, part string) string {
	if part == deck.Main {
		return p.W("deck-cards")
	}
	name := rules.PartWords(game, part).In(p.Lang())
	first, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToUpper(first)) + name[size:]
}

// misreadIn counts the lines of a file's cards in a deck that are not understood.
func misreadIn(f *binder.File, d *binder.Deck) (n int) {
	in := map[string]bool{}
	for _, part := range d.Portions() {
		for _, l := range part.Cards {
			in[l.ID], in[l.ID+"+"] = true, true // with its opened face
		}
	}
	for _, s := range f.Studies() {
		if in[s.Printed.ID] {
			n += misread(&s)
		}
	}
	return n
}

// cardNames are the names of a game's cards by ID.
func (p *Page) cardNames(game string) map[string]rules.Words {
	if p.names == nil {
		p.names = map[string]rules.Words{}
		for _, c := range p.Cards(game) {
			p.names[c.ID] = c.Name
		}
	}
	return p.names
}
