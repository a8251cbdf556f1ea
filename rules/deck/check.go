package deck

import (
	"fmt"
	"slices"

	"gorin/rules/pack"
)

// Reason is one clause that a deck does not meet.
type Reason struct {
	Clause string
	Words  Words
}

// Error is the reason in English, the clause first.
func (r Reason) Error() string { return r.Clause + ": " + r.Words.En }

// limit is what a card's own text says about the copies of it in a deck: most
// copies, or any number if most is 0. ok is false for a card that says nothing.
type limit func(c *pack.Card) (most int, ok bool)

// book is what one rulebook says about constructed decks. A number of 0 is no
// rule.
type book struct {
	Size        int
	SizeClause  string
	Same        int // copies of one card name
	SameClause  string
	Kind        string // a kind of card that is limited in all
	KindName    Words
	OfKind      int
	KindClause  string
	LimitClause string // an ability replaces Same
}

var books = map[string]book{
	"weiss": {
		Size: 50, SizeClause: "5.1.2.1",
		Same: 4, SameClause: "5.1.2.2",
		Kind: "climax", KindName: Words{Ja: "クライマックス", En: "climax"}, OfKind: 8, KindClause: "5.1.2.3",
		LimitClause: "5.1.2.4",
	},
}

// Check lists every reason why the deck may not be played with these cards;
// none means that it is legal.
func Check(d Deck, cards []pack.Card) []Reason { return check(d, cards, printedLimit) }

func check(d Deck, cards []pack.Card, own limit) []Reason {
	b, ok := books[d.Game]
	if !ok {
		return []Reason{{"5.1", Words{
			Ja: fmt.Sprintf("「%s」というゲームはない。", d.Game),
			En: fmt.Sprintf("there is no game %q", d.Game)}}}
	}
	known := make(map[string]*pack.Card, len(cards))
	for i := range cards {
		if cards[i].Game == d.Game {
			known[cards[i].ID] = &cards[i]
		}
	}
	c := count{book: b, limit: own, own: map[string]int{}, same: map[string]int{}}
	for _, l := range d.Cards {
		c.add(l, known[l.ID])
	}
	return c.reasons(d)
}

// count adds up the lines of a deck.
type count struct {
	book
	limit   limit
	unknown []string       // IDs that no pack has
	names   []string       // card names, in the deck's order
	same    map[string]int // copies by card name that no ability counts (5.1.2.2.1)
	owners  []*pack.Card   // cards with a limit of their own
	own     map[string]int // copies of those by ID
	kind    int            // cards of the limited kind
}

func (c *count) add(l Line, card *pack.Card) {
	if card == nil {
		if !slices.Contains(c.unknown, l.ID) {
			c.unknown = append(c.unknown, l.ID)
		}
		return
	}
	if card.Kind == c.Kind {
		c.kind += l.Count
	}
	if _, ok := c.limit(card); ok {
		if !slices.Contains(c.owners, card) {
			c.owners = append(c.owners, card)
		}
		c.own[card.ID] += l.Count
		return
	}
	if !slices.Contains(c.names, card.Name.Ja) {
		c.names = append(c.names, card.Name.Ja)
	}
	c.same[card.Name.Ja] += l.Count
}

// reasons compares the sums with the book, in the order of its clauses.
func (c *count) reasons(d Deck) []Reason {
	var out []Reason
	say := func(clause, ja, en string) { out = append(out, Reason{clause, Words{Ja: ja, En: en}}) }
	for _, id := range c.unknown {
		say("5.1.1", fmt.Sprintf("カード「%s」がない。", id), fmt.Sprintf("there is no card %s", id))
	}
	if n := d.Size(); c.Size > 0 && n != c.Size {
		say(c.SizeClause, fmt.Sprintf("デッキが%d枚。%d枚ちょうどでなければならない。", n, c.Size),
			fmt.Sprintf("the deck has %d cards, not exactly %d", n, c.Size))
	}
	for _, name := range c.names {
		if n := c.same[name]; c.Same > 0 && n > c.Same {
			say(c.SameClause, fmt.Sprintf("「%s」が%d枚。同じカード名は%d枚まで。", name, n, c.Same),
				fmt.Sprintf("%d cards named %s; at most %d of one name", n, name, c.Same))
		}
	}
	if c.OfKind > 0 && c.kind > c.OfKind {
		say(c.KindClause, fmt.Sprintf("%sが%d枚。合計%d枚まで。", c.KindName.Ja, c.kind, c.OfKind),
			fmt.Sprintf("%d %s cards; at most %d in all", c.kind, c.KindName.En, c.OfKind))
	}
	for _, card := range c.owners {
		if most, _ := c.limit(card); most > 0 && c.own[card.ID] > most {
			say(c.LimitClause, fmt.Sprintf("「%s」が%d枚。このカードは%d枚まで。", card.Name.Ja, c.own[card.ID], most),
				fmt.Sprintf("%d copies of %s; its text allows %d", c.own[card.ID], card.Name.Ja, most))
		}
	}
	return out
}
