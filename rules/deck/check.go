package deck

import (
	"fmt"
	"slices"

	"gorin/rules/lang"
	"gorin/rules/pack"
)

// limit is what a card's own text says about the copies of it in the deck: most
// copies, or any number if most is 0. ok is false for a card that says nothing.
type limit func(c *pack.Card) (most int, ok bool)

// Check lists every reason why the deck may not be played with these cards, in
// the order of the game's book; none means that it is legal. A game without a book is none.
func Check(d Deck, cards []pack.Card, book *Book) []lang.Reason {
	if book == nil {
		return []lang.Reason{{Words: say("「%[1]s」というゲームはない。", "there is no game %[1]q", d.Game)}}
	}
	var out []lang.Reason
	for _, w := range counted(&d) {
		out = append(out, lang.Reason{Clause: book.Conditions[0].Clause, Words: w})
	}
	if out != nil { // no sum of them means anything
		return out
	}
	known := make(map[string]*pack.Card, len(cards))
	for i := range cards {
		if cards[i].Game == d.Game {
			known[cards[i].ID] = &cards[i]
		}
	}
	l := list{Deck: d, book: book, limit: book.printedLimit, cards: make([][]copies, len(book.Parts))}
	for i, p := range book.Parts {
		l.cards[i] = l.find(d.In(p.Key), known)
	}
	l.construct()
	for _, w := range undeclared(&l) {
		out = append(out, lang.Reason{Clause: book.Conditions[0].Clause, Words: w})
	}
	for _, c := range book.Conditions {
		for _, w := range c.broken(&l) {
			out = append(out, lang.Reason{Clause: c.Clause, Words: w})
		}
	}
	return out
}

// list is a deck list with its cards looked up.
type list struct {
	Deck
	book    *Book
	limit   limit
	cards   [][]copies   // by place of the declared part
	unknown []string     // IDs that no pack has
	rules   []rule       // texts about construction
	unread  []*pack.Card // cards with such a text that cannot be read
}

// copies is so many of one card.
type copies struct {
	*pack.Card
	n int
}

// find looks up the lines of a part, in their order.
func (l *list) find(lines []Line, known map[string]*pack.Card) (out []copies) {
	for _, line := range lines {
		switch c := known[line.ID]; {
		case c != nil:
			out = append(out, copies{c, line.Count})
		case !slices.Contains(l.unknown, line.ID):
			l.unknown = append(l.unknown, line.ID)
		}
	}
	return out
}

// size is how many cards a part holds, known or not.
func (l *list) size(part string) int { return sum(l.In(part)) }

// ownLimit reports whether a card's own text stands in the place of the rule about copies. What it
// says of "the deck" is of the main deck.
func (l *list) ownLimit(part string, c *pack.Card) bool {
	_, ok := l.limit(c)
	return ok && part == Main || l.thisOf(part, c) != nil
}

// english is the English of a card's name, as far as a card of the deck has it.
func (l *list) english(name string) string {
	var all []*pack.Card
	for _, part := range l.cards {
		for _, c := range part {
			all = append(all, c.Card)
		}
	}
	for _, c := range all {
		for ; c != nil; c = c.Open {
			if c.Name[lang.Japanese] == name && c.Name[lang.English] != "" {
				return c.Name[lang.English]
			}
		}
	}
	return name
}

// tally is copies by name, in the order in which the names come.
type tally struct {
	names []string
	n     map[string]int
	cards map[string][]*pack.Card
}

func (t *tally) add(name string, c *pack.Card, n int) {
	if t.n == nil {
		t.n, t.cards = map[string]int{}, map[string][]*pack.Card{}
	}
	if _, ok := t.n[name]; !ok {
		t.names = append(t.names, name)
	}
	t.n[name] += n
	t.cards[name] = append(t.cards[name], c)
}

// over says of each name with more copies than the book and the texts of the deck allow.
func (t *tally) over(l *list, most int, ja, en string) (out []lang.Words) {
	for _, name := range t.names {
		if n, most := t.n[name], l.mostOf(most, t.cards[name]); n > most {
			out = append(out, say(ja, en, name, n, most, l.english(name)))
		}
	}
	return out
}

// say fills in a sentence in both languages; each takes its values by number.
func say(ja, en string, values ...any) lang.Words {
	return lang.Words{fmt.Sprintf(ja, values...), fmt.Sprintf(en, values...)}
}
