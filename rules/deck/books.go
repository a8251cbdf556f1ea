package deck

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// Book is what one game's book says about constructed decks.
type Book struct {
	Parts      []Part      // the one that is played from first
	Conditions []Condition // in the order of the book; the first is also of what cannot be counted

	// Limit reads a line that says how many copies of its card there may be, or any
	// number if most is 0; false for any other line.
	Limit func(line string) (most int, ok bool)
	// Names lists the names that a card has for the construction of decks. Optional: its
	// own.
	Names func(c *pack.Card) []string
	// Building is how texts about construction take the place of what the book says.
	// Optional: there are none.
	Building *Building
}

// Building is how texts about the construction of decks are read.
type Building struct {
	Clause string
	// About reports whether a line speaks of the construction of decks: if it cannot be
	// read, decks with the card cannot be judged.
	About func(line string) bool
	// Read reads such a line.
	Read func(line string) (ability.Node, error)
	// CanMatch reports whether all that a set asks for is printed on cards, Matches
	// whether a card is what a set describes.
	CanMatch func(set ability.Node) bool
	Matches  func(set ability.Node, c *pack.Card) bool
}

// Condition is one clause of construction.
type Condition struct {
	Clause string
	broken func(l *list) []lang.Words // why a deck does not meet it

	part        string
	set         ability.Node // the cards of the main deck of which it tells the number
	size        bool         // it tells the size of a part
	counts      bool         // or the number of the set
	least, most int
}

// OfKind is the cards of a kind.
func OfKind(k string) func(*pack.Card) bool { return func(c *pack.Card) bool { return c.Kind == k } }

// WithTrigger is those with a trigger icon.
func WithTrigger(t string) func(*pack.Card) bool {
	return func(c *pack.Card) bool { return slices.Contains(c.Keys("triggers"), t) }
}

// counted: each line of a deck is so many cards that they can be counted. A list that
// comes from a file of a match has not been looked at before.
func counted(d *Deck) (out []lang.Words) {
	for _, p := range d.Portions() {
		for _, line := range p.Cards {
			if line.Count < 1 || line.Count > MaxCount {
				out = append(out, say("「%[1]s」が%[2]d枚。1枚から%[3]d枚まで。", "%[2]d copies of %[1]s; want 1 to %[3]d", line.ID, line.Count, MaxCount))
			}
		}
	}
	return out
}

// Known: a deck is made of cards.
func Known(clause string) Condition { return Condition{Clause: clause, broken: known} }

func known(l *list) (out []lang.Words) {
	for _, id := range l.unknown {
		out = append(out, say("カード「%[1]s」がない。", "there is no card %[1]s", id))
	}
	return out
}

// Between: a part has no fewer and no more cards.
func Between(clause, part string, least, most int) Condition {
	return Condition{Clause: clause, part: part, size: true, least: least, most: most, broken: func(l *list) []lang.Words {
		n, name := l.size(part), l.words(part)
		least, most, fits := l.sized(part, n, least, most)
		switch {
		case fits:
			return nil
		case least == most:
			return []lang.Words{say("%[3]sが%[1]d枚。%[2]d枚ちょうどでなければならない。", "the %[4]s has %[1]d cards, not exactly %[2]d", n, most, name[lang.Japanese], name[lang.English])}
		case n < least:
			return []lang.Words{say("%[3]sが%[1]d枚。%[2]d枚以上でなければならない。", "the %[4]s has %[1]d cards, fewer than %[2]d", n, least, name[lang.Japanese], name[lang.English])}
		}
		return []lang.Words{say("%[3]sが%[1]d枚。%[2]d枚以下でなければならない。", "the %[4]s has %[1]d cards, more than %[2]d", n, most, name[lang.Japanese], name[lang.English])}
	}}
}

// count is how many cards of the main deck are such cards.
func count(l *list, such func(*pack.Card) bool) (n int) {
	for _, c := range l.in(Main) {
		if such(c.Card) {
			n += c.n
		}
	}
	return n
}

// AtMost: the main deck has no more such cards.
func AtMost(clause string, most int, set ability.Node, such func(*pack.Card) bool, name lang.Words) Condition {
	return Condition{Clause: clause, set: set, counts: true, most: most, broken: func(l *list) []lang.Words {
		if n := count(l, such); !l.replaced(set, n, n <= most) {
			return []lang.Words{say("%[3]sが%[1]d枚。合計%[2]d枚まで。", "%[1]d %[4]s cards; at most %[2]d in all", n, most, name[lang.Japanese], name[lang.English])}
		}
		return nil
	}}
}

// Exactly: the main deck has just so many such cards.
func Exactly(clause string, want int, set ability.Node, such func(*pack.Card) bool, name lang.Words) Condition {
	return Condition{Clause: clause, set: set, counts: true, least: want, most: want, broken: func(l *list) []lang.Words {
		if n := count(l, such); !l.replaced(set, n, n == want) {
			return []lang.Words{say("%[3]sが%[1]d枚。合計%[2]d枚ちょうどでなければならない。", "%[1]d %[4]s cards, not exactly %[2]d", n, want, name[lang.Japanese], name[lang.English])}
		}
		return nil
	}}
}

// None: the main deck has no such card.
func None(clause string, set ability.Node, such func(*pack.Card) bool, name lang.Words) Condition {
	return Condition{Clause: clause, set: set, counts: true, broken: func(l *list) []lang.Words {
		if n := count(l, such); !l.replaced(set, n, n == 0) {
			return []lang.Words{say("メインデッキに%[2]sが%[1]d枚。入れることはできない。", "%[1]d %[3]s cards in the main deck, where none may be", n, name[lang.Japanese], name[lang.English])}
		}
		return nil
	}}
}

// SameName: so many copies of each name in some parts together. A card counts under every name
// that it has, unless its own text says how many there may be.
func SameName(clause string, most int, parts ...string) Condition {
	return Condition{Clause: clause, broken: func(l *list) []lang.Words {
		var t tally
		for _, p := range parts {
			for _, c := range l.in(p) {
				if l.ownLimit(p, c.Card) {
					continue
				}
				for _, name := range l.book.names(c.Card) {
					t.add(name, c.Card, c.n)
				}
			}
		}
		return t.over(l, most, "「%[1]s」が%[2]d枚。同じカード名は%[3]d枚まで。", "%[2]d cards named %[4]s; at most %[3]d of one name")
	}}
}

// SameOpened: so many opened faces of each name in some parts together.
func SameOpened(clause string, most int, parts ...string) Condition {
	return Condition{Clause: clause, broken: func(l *list) []lang.Words {
		var t tally
		for _, p := range parts {
			for _, c := range l.in(p) {
				if c.Open != nil {
					t.add(c.Open.Name[lang.Japanese], c.Card, c.n)
				}
			}
		}
		return t.over(l, most, "開放面が「%[1]s」のカードが%[2]d枚。%[3]d枚まで。", "%[2]d cards with the opened face %[4]s; at most %[3]d")
	}}
}

// OwnText: a card with texts about the copies of it has as many of them as these say.
func OwnText(clause string) Condition { return Condition{Clause: clause, broken: ownText} }

func ownText(l *list) (out []lang.Words) {
	var seen []string
	parts := l.book.spoken()
	for _, part := range parts {
		for _, c := range l.in(part) {
			if slices.Contains(seen, c.ID) {
				continue
			}
			seen = append(seen, c.ID)
			over := func(n, most int) {
				out = append(out, say("「%[1]s」が%[2]d枚。このカードは%[3]d枚まで。", "%[2]d copies of %[4]s; its text allows %[3]d", c.Name[lang.Japanese], n, most, l.english(c.Name[lang.Japanese])))
			}
			if most, ok := l.limit(c.Card); ok && most > 0 && l.copiesOf(c.ID, Main) > most {
				over(l.copiesOf(c.ID, Main), most)
			}
			for _, p := range parts {
				r := l.thisOf(p, c.Card)
				if r == nil || r.both && p != Main {
					continue
				}
				n := l.copiesOf(c.ID, p)
				for _, other := range parts {
					if r.both && other != p {
						n += l.copiesOf(c.ID, other)
					}
				}
				if !r.allows(n) && (n > 0 || !r.exact) {
					over(n, r.most)
				}
			}
		}
	}
	return out
}

// copiesOf is how many of a card a part has.
func (l *list) copiesOf(id, part string) (n int) {
	for _, c := range l.in(part) {
		if c.ID == id {
			n += c.n
		}
	}
	return n
}
