package gallery

import (
	"slices"

	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/deck"
)

// chosen is a deck that is looked at, or built.
type chosen struct {
	deck.Deck
	file   string // of the binder in which it stands by itself, so that it can be changed; else ""
	broken []rules.Reason
}

// part is one part of a deck with its cards in order; those that no pack has come first, as -1.
type part struct {
	deck.Part
	lines []line
	count int
}

// line is copies of a card in a part.
type line struct {
	id    string
	card  int // among the stock, -1 for none
	count int
}

// parts are the parts of a deck: all that its game declares, and those that it should not have.
func (s *stock) parts(d *deck.Deck) []part {
	var out []part
	for _, p := range rules.DeckParts(s.game) {
		out = append(out, part{Part: p})
	}
	for _, p := range d.Portions() {
		if !slices.ContainsFunc(out, func(o part) bool { return o.Key == p.Part }) {
			out = append(out, part{Part: deck.Part{Key: p.Part, Words: rules.Words{p.Part, p.Part}}})
		}
	}
	for i := range out {
		p := &out[i]
		for _, l := range d.In(p.Key) {
			at, ok := s.of[l.ID]
			if !ok {
				at = -1
			}
			p.lines = append(p.lines, line{l.ID, at, l.Count})
			p.count += l.Count
		}
		slices.SortStableFunc(p.lines, func(a, b line) int {
			if a.card < 0 || b.card < 0 {
				return a.card - b.card
			}
			return s.compare(a.card, b.card)
		})
	}
	return out
}

// home is the part that a card is put into where a part is chosen: that, if cards of its kind go there and
// it is another than the main deck; else the part of its kind, or the main deck.
func (s *stock) home(card int, chosen string) string {
	kind, all := s.cards[card].Kind, rules.DeckParts(s.game)
	goes := func(p deck.Part) bool { return len(p.Kinds) == 0 || slices.Contains(p.Kinds, kind) }
	for _, p := range all {
		if p.Key == chosen && p.Key != deck.Main && goes(p) {
			return p.Key
		}
	}
	for _, p := range all {
		if p.Key != deck.Main && slices.Contains(p.Kinds, kind) {
			return p.Key
		}
	}
	return deck.Main
}

// copies is how many of a card a deck has in all parts.
func copies(d *deck.Deck, id string) (n int) {
	for _, p := range d.Portions() {
		n += copiesIn(d, p.Part, id)
	}
	return n
}

func copiesIn(d *deck.Deck, part, id string) (n int) {
	for _, l := range d.In(part) {
		if l.ID == id {
			n += l.Count
		}
	}
	return n
}

// change puts a number of copies of a card into a part of a deck, or takes them out. A part that is one
// card gets another in its place. It reports whether the deck is another now.
func change(d *deck.Deck, p deck.Part, id string, by int) bool {
	lines := slices.Clone(d.In(p.Key))
	at := slices.IndexFunc(lines, func(l deck.Line) bool { return l.ID == id })
	switch {
	case by > 0 && p.Single:
		lines = []deck.Line{{Count: 1, ID: id}}
	case at < 0 && by > 0 && len(lines) < deck.MaxLines:
		lines = append(lines, deck.Line{Count: by, ID: id})
	case at < 0, by > 0 && lines[at].Count+by > deck.MaxCount:
		return false
	default:
		if lines[at].Count += by; lines[at].Count <= 0 {
			lines = slices.Delete(lines, at, at+1)
		}
	}
	d.Put(p.Key, lines)
	return true
}

// bar is how many cards of a part have a number, by colour.
type bar struct {
	label  string // the number, "–" for cards on which none is printed
	count  int
	shades []shade
}

type shade struct {
	colour string
	count  int
}

// curve counts the cards of the part that is played from by one of the numbers of the game.
func (s *stock) curve(d *deck.Deck, key string) []bar {
	var bars []bar
	add := func(at int, label, colour string, n int) {
		for len(bars) <= at {
			bars = append(bars, bar{label: number(len(bars))})
		}
		b := &bars[at]
		b.label, b.count = label, b.count+n
		i := slices.IndexFunc(b.shades, func(x shade) bool { return x.colour == colour })
		if i < 0 {
			i = len(b.shades)
			b.shades = append(b.shades, shade{colour: colour})
		}
		b.shades[i].count += n
	}
	for _, bare := range []bool{false, true} {
		last := len(bars)
		for _, l := range d.Cards {
			at, ok := s.of[l.ID]
			if !ok || s.bears(at, key) == bare {
				continue
			}
			c := &s.cards[at]
			if bare {
				add(last, "–", s.tint(at), l.Count)
			} else {
				add(c.Number(key), number(c.Number(key)), s.tint(at), l.Count)
			}
		}
	}
	return bars
}

// decks are the decks of the game: those that ship, and the player's own.
func (p *Page) decks() []chosen {
	if p.listed != nil {
		return p.listed
	}
	for _, d := range p.ships {
		p.listed = append(p.listed, chosen{Deck: d})
	}
	for _, d := range p.Binder().Decks(p.stock.game) {
		x := chosen{Deck: d.Deck, broken: d.Broken}
		if f := p.Binder().Find(d.File); f != nil && lone(f) {
			x.file = f.Name
		}
		p.listed = append(p.listed, x)
	}
	return p.listed
}

// lone reports whether a file is a deck by itself.
func lone(f *binder.File) bool { return len(f.Cards) == 0 && len(f.Decks) == 1 && f.Wrong == nil }
