package replay

import (
	"gorin/rules"
	"gorin/rules/deck"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/value"
)

func packCard(c *pack.Card) card {
	out := card{Face: packFace(c)}
	if c.Open != nil {
		out.Open = []face{packFace(c.Open)}
	}
	return out
}

func packFace(c *pack.Card) face {
	return face{ID: c.ID, Kind: c.Kind, Name: wordsOf(c.Name), Title: wordsOf(c.Title), Rarity: c.Rarity, Artist: c.Artist, Flavour: wordsOf(c.Flavour),
		Lines: c.Lines, Inert: c.Inert, Values: packValues(c.Values), Names: packWords(c.QuotedNames), Quoted: packQuoted(c.Quoted)}
}

// unpack is the card as packs have it; false if a line that does nothing is on neither face.
func (c *card) unpack(game string) (pack.Card, bool) {
	out, ok := c.Face.unpack(game)
	for i := range c.Open {
		open, sound := c.Open[i].unpack(game)
		out.Open, ok = &open, ok && sound
	}
	return out, ok
}

func (f *face) unpack(game string) (pack.Card, bool) {
	c := pack.Card{ID: f.ID, Kind: f.Kind, Name: f.Name.both(), Title: f.Title.both(), Rarity: f.Rarity, Artist: f.Artist,
		Flavour: f.Flavour.both(), Lines: f.Lines, Values: unpackValues(f.Values), QuotedNames: unpackWords(f.Names), Quoted: unpackQuoted(f.Quoted)}
	if c.Kind != "" {
		c.Game = game
	}
	for _, n := range f.Inert {
		if n < 0 || n >= len(f.Lines) {
			return c, false
		}
		if !c.IsInert(n) {
			c.Inert = append(c.Inert, n)
		}
	}
	return c, true
}

func packValues(list value.Values) (out []valueOf) {
	for _, v := range list {
		x := valueOf{Key: v.Key, N: v.N, Keys: v.Keys, Tags: packWords(v.Tags)}
		for _, n := range v.Counts {
			x.Counts = append(x.Counts, count(n))
		}
		out = append(out, x)
	}
	return out
}

func unpackValues(list []valueOf) (out value.Values) {
	for _, v := range list {
		x := value.Value{Key: v.Key, N: v.N, Keys: v.Keys, Tags: unpackWords(v.Tags)}
		for _, n := range v.Counts {
			x.Counts = append(x.Counts, value.Count(n))
		}
		out.Put(x)
	}
	return out
}

func packQuoted(list value.Values) (out []quoted) {
	for _, v := range list {
		out = append(out, quoted{v.Key, packWords(v.Tags)})
	}
	return out
}

func unpackQuoted(list []quoted) (out value.Values) {
	for _, v := range list {
		out.SetTags(v.Key, unpackWords(v.Tags))
	}
	return out
}

// both is a text as cards have it.
func (w words) both() lang.Words { return lang.Words{w.Ja, w.En} }

func wordsOf(w lang.Words) words { return words{Ja: w[0], En: w[1]} }

func packWords(list []lang.Words) []words {
	var out []words
	for _, w := range list {
		out = append(out, wordsOf(w))
	}
	return out
}

func unpackWords(list []words) []lang.Words {
	var out []lang.Words
	for _, w := range list {
		out = append(out, w.both())
	}
	return out
}

// hold fills in printed cards.
func (c *content) hold(cards []pack.Card) {
	c.Cards = nil
	for i := range cards {
		c.Cards = append(c.Cards, packCard(&cards[i]))
	}
}

// packDeck is the parts of a deck.
func packDeck(d *deck.Deck) (out []part) {
	for _, x := range d.Portions() {
		p := part{Key: x.Part}
		for _, l := range x.Cards {
			p.Line = append(p.Line, line(l))
		}
		out = append(out, p)
	}
	return out
}

// unpackDeck gives a deck its parts; false if its game has none of such a key, if one stands
// there twice, or if one that is a single card is anything else.
func unpackDeck(parts []part, d *deck.Deck) bool {
	seen := map[string]bool{}
	for _, p := range parts {
		single, ok := rules.PartOfDeck(d.Game, p.Key)
		if seen[p.Key] || !ok || single && (len(p.Line) != 1 || p.Line[0].Count != 1) {
			return false
		}
		seen[p.Key] = true
		var lines []deck.Line
		for _, l := range p.Line {
			lines = append(lines, deck.Line(l))
		}
		d.Put(p.Key, lines)
	}
	return true
}

// setup is the match's, as the file has it.
func (c *content) setup() (rules.Setup, error) {
	s := rules.Setup{Game: c.Header.Game, Format: c.Format, Options: c.Options, Order: c.Order, Seed: c.Header.Seed}
	for i, p := range c.Header.Seats {
		d := deck.Deck{ID: p.Deck, Game: c.Header.Game, Name: lang.Words{p.Ja, p.En}}
		if !unpackDeck(p.Part, &d) {
			return s, unread("%d番目のプレイヤーのデッキに、このゲームにない部分がある", "the deck of player %d has a part that is none of this game", i+1)
		}
		s.Seats = append(s.Seats, rules.SeatSetup{Name: p.Name, Deck: d})
	}
	s.Cards = make([]pack.Card, len(c.Cards))
	for i := range c.Cards {
		var ok bool
		if s.Cards[i], ok = c.Cards[i].unpack(c.Header.Game); !ok {
			return s, errInert
		}
	}
	return s, nil
}

var errInert error = unread("どのカードにもない行が無効になっている", "an inert line is on no card")
