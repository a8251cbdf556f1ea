package scene

import (
	"strconv"

	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/deck"
)

// packPlay is the value of the act that gives a deck to a player.
func packPlay(seat int, d *binder.Deck) string { return strconv.Itoa(seat+1) + "=" + d.ID }

// deckPart is a part of a deck: the key of its name, and its cards.
type deckPart struct {
	key   string
	lines []deck.Line
}

// deckParts are the parts of a deck that have cards.
func deckParts(d *binder.Deck) []deckPart {
	parts := []deckPart{{"deck-cards", d.Cards}}
	if len(d.DDeck) > 0 {
		parts = append(parts, deckPart{"deck-beside", d.DDeck})
	}
	if d.Territory != "" {
		parts = append(parts, deckPart{"deck-territory", []deck.Line{{Count: 1, ID: d.Territory}}})
	}
	return parts
}

// misreadIn counts the lines of a file's cards in a deck that are not understood.
func misreadIn(f *binder.File, d *binder.Deck) (n int) {
	in := map[string]bool{}
	for _, part := range deckParts(d) {
		for _, l := range part.lines {
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
func (a *App) cardNames(game string) map[string]rules.Words {
	p := &a.packs
	if p.names == nil {
		p.names = map[string]rules.Words{}
		for _, c := range p.Cards(game) {
			p.names[c.ID] = rules.Words{c.Name.Ja, c.Name.En}
		}
	}
	return p.names
}
