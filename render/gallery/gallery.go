package gallery

import (
	"slices"
	"strconv"
	"strings"

	"gorin/render/dialog"
	"gorin/render/page"
	"gorin/render/reading"
	skins "gorin/render/skin/all"
	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/deck"
)

// Client is what shows the page.
type Client interface {
	page.Client
	Games() []string
	Both(key string, args ...any) rules.Words // what the client says, in both languages
	Playing() bool                            // there is a match on the table
	Write(title, text, yes string, line *dialog.Line, do func())
	Binder() *binder.Binder
	KeepDeck(name string, data []byte) error // in the binder, in the place of what it has under the name
	DropDeck(name string)
	PlayDeck(game, id string)           // begins a match against the computer
	Deliver(name string, data []byte)   // gives the player a file
	DeliverLink(title, fragment string) // gives the player a link
	OpenSettings()
	Closed() // the page is gone
}

// What of the page is shown.
type view int

const (
	cards view = iota
	decks      // the list of them
	one        // a deck
	build      // a deck, and the cards that may be put into it
)

// Page is the gallery.
type Page struct {
	Client
	Open bool

	stock  *stock
	ships  []deck.Deck // that come with the game
	faces  reading.Faces
	listed []chosen // the decks, as long as they are the same
	view   view
	panel  bool // sieves cover the cards, where there is no room for both
	only   bool // in build, the deck covers the cards

	filter filter
	found  []int // cards that are shown
	card   int   // that is shown large, -1 for none: twice its place, and one more for the opened face

	deck    chosen
	into    string // the part that cards are put into
	hand    *hand
	held    *held // a card that is dragged
	places  places
	unkept  bool  // the deck has changed
	changed int64 // when
}

// Show shows the cards of a game.
func (p *Page) Show(game string) {
	p.load(game)
	p.Open, p.view = true, cards
}

// ShowDecks shows the decks of a game.
func (p *Page) ShowDecks(game string) {
	p.load(game)
	p.Open, p.view = true, decks
}

// ShowDeck shows the deck that stands in a file of the binder by itself.
func (p *Page) ShowDeck(f *binder.File) {
	p.ShowDecks(f.Game)
	for _, d := range p.decks() {
		if d.file == f.Name {
			p.look(d)
		}
	}
}

// load takes the cards of a game.
func (p *Page) load(game string) {
	p.Flush()
	if !slices.Contains(p.Games(), game) {
		game = p.Games()[0]
	}
	p.filter, p.panel, p.only, p.hand = filter{}, false, false, nil
	p.take(game)
}

// take takes the cards of a game as they are now.
func (p *Page) take(game string) {
	p.stock = newStock(game, p.Binder().Cards(game), p.Both("kind"))
	_, p.ships, _ = rules.Shipped(game) // what cannot be read is told when a match is begun
	p.card, p.held, p.listed = -1, nil, nil
	p.find()
	p.Forget()
	p.C().Cards.Back = skins.For(game).Back
}

// Again takes the cards that there are now: the player's packs have changed.
func (p *Page) Again() {
	p.take(p.stock.game)
	if p.view == one || p.view == build {
		p.deck.broken = rules.CheckDeck(p.deck.Deck, p.stock.cards)
	}
}

// find sorts the cards out anew.
func (p *Page) find() {
	p.found = p.stock.find(&p.filter)
	p.UI().ScrollTo("gallery", 0)
}

// Forget lets faces be painted anew: other cards have their numbers.
func (p *Page) Forget() {
	p.faces = reading.Faces{}
	p.C().Cards.Forget()
}

// Close goes back to what there was.
func (p *Page) Close() {
	p.Flush()
	p.Open, p.stock = false, nil
	p.Forget()
	p.Closed()
}

// studyTime is for how many milliseconds texts are read in a tick, and keepAfter how long after a change a
// deck is kept.
const (
	studyTime = 8
	keepAfter = 600
)

// Tick reads the texts of the cards, a little each time, and keeps what has changed.
func (p *Page) Tick() {
	if !p.Open {
		return
	}
	now := p.Now()
	if p.unkept && now-p.changed >= keepAfter {
		p.Flush()
	}
	if p.stock.studied == len(p.stock.cards) || p.C().Cards.Waiting { // pictures come first
		return
	}
	for until := now + studyTime; !p.stock.study() && p.Now() < until; {
	}
	if p.stock.studied == len(p.stock.cards) && p.filter.word != "" { // English texts can be found now
		p.found = p.stock.find(&p.filter)
		p.Changed()
	}
}

// Do carries out what is done while the page is shown, and reports whether nothing of it is for others.
func (p *Page) Do(act, value string) bool {
	switch act {
	case "gallery":
		p.Show(value)
	case "gallery-game":
		at := p.view
		p.load(value)
		if p.view = cards; at != cards {
			p.view = decks
		}
	case "gallery-tab":
		p.Flush()
		p.card, p.panel = -1, false
		if p.view = cards; value == "decks" {
			p.view, p.listed = decks, nil
		}
	case "gallery-back":
		p.back()
	case "card-show":
		if n, err := strconv.Atoi(value); err == nil && n >= 0 && n < len(p.stock.prints) && p.stock.prints[n].ID != "" {
			p.card = n
			p.UI().ScrollTo("card-page", 0)
		}
	case "deck-card": // of the list of a deck
		_, n, _ := strings.Cut(value, "=")
		p.Do("card-show", n)
	case "stay":
	case "card-close":
		p.card = -1
	case "filter", "filter-clear", "filter-word", "filter-panel":
		p.sieve(act, value)
	case "set":
		p.set(value)
	case "key":
		p.key(value)
	case "import", "settings", "language", "sound":
		return false
	default:
		p.doDeck(act, value)
	}
	return true
}

func (p *Page) key(name string) {
	switch name {
	case "Escape":
		p.back()
	case "O":
		p.OpenSettings()
	case "F":
		if p.card < 0 && (p.view == cards || p.view == build) {
			p.sieve("filter-word", "")
		}
	}
}

// back goes one step up.
func (p *Page) back() {
	switch {
	case p.card >= 0:
		p.card = -1
	case p.panel:
		p.panel = false
	case p.view == build:
		p.view, p.hand = one, nil
		p.Flush()
	case p.view == one:
		p.Flush()
		p.view, p.hand, p.listed = decks, nil, nil
	default:
		p.Close()
	}
}

// sieve chooses what of the cards is shown.
func (p *Page) sieve(act, value string) {
	switch act {
	case "filter":
		key, of, _ := strings.Cut(value, "=")
		p.filter.toggle(key, of)
	case "filter-clear":
		p.filter = filter{}
	case "filter-panel":
		p.panel = !p.panel
		return
	case "filter-word":
		line := &dialog.Line{Value: p.filter.word, Most: 40}
		p.Write(p.W("find"), p.W("find-why"), p.W("find-yes"), line, func() {
			p.filter.word = strings.TrimSpace(line.Value)
			p.find()
		})
		return
	}
	p.find()
}

// set takes a field of the mirror.
func (p *Page) set(value string) {
	key, of, _ := strings.Cut(value, "=")
	switch {
	case key == "game":
		p.Do("gallery-game", of)
	case key == "word":
		p.filter.word = strings.TrimSpace(of)
	case key == "part":
		p.into = of
	default:
		for _, v := range p.stock.sieves {
			if v.key == key {
				delete(p.filter.chosen, key)
				if i := slices.IndexFunc(v.values, func(c choice) bool { return "="+c.key == of }); i >= 0 {
					p.filter.toggle(key, v.values[i].key)
				}
			}
		}
	}
	p.find()
}

// step is the card before or after the one that is shown large, among those that are shown; -1 for none.
func (p *Page) step(by int) int {
	at := slices.Index(p.found, p.card/2)
	if p.view == one || at < 0 || at+by < 0 || at+by >= len(p.found) {
		return -1
	}
	return 2 * p.found[at+by]
}

// Count is how many cards the main deck of the deck that is looked at has.
func (p *Page) Count() int { return p.deck.Size() }
