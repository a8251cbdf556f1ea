package gallery

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"gorin/render/dialog"
	"gorin/render/theme"
	"gorin/rules"
	"gorin/rules/deck"
)

// mostName is how many letters the name of a deck has at most.
const mostName = 60

// doDeck carries out what is about decks.
func (p *Page) doDeck(act, value string) {
	switch act {
	case "deck-open":
		for _, d := range p.decks() {
			if d.ID == value {
				p.look(d)
			}
		}
	case "deck-new":
		p.begin(deck.Deck{Game: p.stock.game, Name: p.Both("deck-new-name")})
	case "lift":
		p.lift(value)
	case "drop":
		p.drop()
	case "put-back":
		p.held = nil
	}
	if p.view != one && p.view != build {
		return
	}
	switch act {
	case "deck-edit":
		if p.deck.file != "" {
			p.edit()
		}
	case "deck-copy":
		of := p.deck.Deck
		name := p.Both("deck-copy-name")
		for l := range of.Name {
			of.Name[l] = cut(strings.ReplaceAll(name[l], "%s", of.Name[l]))
		}
		p.begin(of)
	case "deck-name":
		p.rename()
	case "deck-remove":
		if p.deck.file != "" {
			p.Confirm(p.W("deck-remove"), p.W("deck-remove-sure", p.deck.Name.In(p.Lang())), p.W("deck-remove"), func() {
				p.unkept = false
				p.DropDeck(p.deck.file)
				p.view, p.listed = decks, nil
			})
		}
	case "deck-export":
		p.Deliver(p.fileName(), rules.WriteDeck(p.deck.Deck))
	case "deck-link":
		p.Flush()
		text, err := p.Binder().Link(p.fileName(), p.deck.Deck)
		if err != nil {
			p.Fail(p.W("deck-link"), err)
			return
		}
		p.DeliverLink(p.W("deck-link"), "#deck="+text)
	case "deck-game":
		if p.Flush(); len(p.deck.broken) == 0 && !p.Playing() {
			p.PlayDeck(p.deck.Game, p.deck.ID)
		}
	case "deck-hand":
		p.hand = p.stock.shuffled(&p.deck.Deck)
	case "deck-draw":
		if p.hand != nil {
			p.hand.draw()
		}
	case "deck-only":
		p.only = value == "deck"
	case "deck-part":
		p.into = value
	case "deck-add", "deck-take":
		part, id, _ := strings.Cut(value, "=")
		p.put(part, id, map[string]int{"deck-add": 1, "deck-take": -1}[act])
	}
}

// look shows a deck.
func (p *Page) look(d chosen) {
	p.deck, p.view, p.card, p.hand, p.into = d, one, -1, nil, deck.Main
	if p.wide() { // there is room
		p.hand = p.stock.shuffled(&d.Deck)
	}
	p.UI().ScrollTo("deck-list", 0)
	p.UI().ScrollTo("deck-about", 0)
}

// begin begins to build a deck, which is kept under a name of its own.
func (p *Page) begin(d deck.Deck) {
	name := "deck-" + strconv.FormatUint(uint64(rand.Uint32()), 36) + ".toml"
	d.ID = "own/" + name + "/1"
	d.Beside = slices.Clone(d.Beside)
	p.deck = chosen{Deck: d, file: name}
	if p.change(); p.Flush() {
		p.edit()
		return
	}
	p.view, p.listed = decks, nil
}

// edit goes to the table on which a deck is built.
func (p *Page) edit() {
	p.view, p.into, p.hand, p.only = build, deck.Main, nil, false
	p.find()
	p.UI().ScrollTo("deck-list", 0)
}

// cut is a name as long as one may be.
func cut(s string) string {
	if r := []rune(s); len(r) > mostName {
		s = string(r[:mostName])
	}
	return s
}

// rename asks what a deck is to be called.
func (p *Page) rename() {
	if p.deck.file == "" {
		return
	}
	line := &dialog.Line{Value: p.deck.Name.In(p.Lang()), Most: mostName}
	p.Write(p.W("deck-name"), p.W("deck-name-why"), p.W("deck-name-yes"), line, func() {
		name := strings.TrimSpace(line.Value)
		if name == "" || name == p.deck.Name.In(p.Lang()) {
			return
		}
		p.deck.Name = rules.Words{name, name}
		p.change()
		p.Flush()
	})
}

// put puts copies of a card into a part of the deck that is built, "" for where it belongs.
func (p *Page) put(key, id string, by int) {
	at, ok := p.stock.of[id]
	if p.view != build {
		return
	}
	if key == "" && ok {
		key = p.stock.home(at, p.into)
	}
	part := deck.Part{Key: key}
	for _, o := range rules.DeckParts(p.stock.game) {
		if o.Key == key {
			part = o
		}
	}
	if (ok || by < 0) && change(&p.deck.Deck, part, id, by) {
		p.change()
	}
}

// change looks at the deck anew, and has it kept in a moment.
func (p *Page) change() {
	p.deck.broken = rules.CheckDeck(p.deck.Deck, p.stock.cards)
	p.unkept, p.changed, p.hand = true, p.Now(), nil
}

// Flush keeps what has changed at once, and reports whether it is kept.
func (p *Page) Flush() bool {
	if !p.unkept {
		return true
	}
	p.unkept, p.listed = false, nil
	if err := p.KeepDeck(p.deck.file, rules.WriteDeck(p.deck.Deck)); err != nil {
		p.Fail(p.W("cannot-keep-deck"), err)
		return false
	}
	return true
}

// fileName is what the file of the deck is called.
func (p *Page) fileName() string {
	if p.deck.file != "" {
		return p.deck.file
	}
	return p.deck.ID[strings.LastIndexByte(p.deck.ID, '/')+1:] + ".toml"
}

// lift takes up a card: of the cards to choose from, or out of a part of the deck.
func (p *Page) lift(value string) {
	from, number, ok := strings.Cut(value, "=")
	if !ok {
		from, number = "", value
	}
	if n, err := strconv.Atoi(number); err == nil && n >= 0 && n/2 < len(p.stock.cards) && p.view == build {
		p.held = &held{n / 2, from}
	}
}

// drop lets a card go that was dragged: into the deck, into another part of it, or out of it.
func (p *Page) drop() {
	held := p.held
	p.held = nil
	if p.view != build || held == nil {
		return
	}
	id := p.stock.cards[held.card].ID
	at := p.UI().Pointer()
	switch {
	case p.places.deck.Has(at):
		to := ""
		for _, s := range p.places.parts {
			if at.Y >= s.top && at.Y < s.bottom {
				to = p.stock.home(held.card, s.key)
			}
		}
		if held.from != "" && (to == held.from || to == "") {
			return
		}
		if held.from != "" {
			p.put(held.from, id, -1)
		}
		p.put(to, id, 1)
	case held.from != "":
		p.put(held.from, id, -1)
	}
}

// touchable is how high what a finger presses is.
func (p *Page) touchable() float64 { return max(theme.Touch, p.UI().Touch) }
