package deck

import (
	"math"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// rule is a text about the construction of decks, which stands in the place of a condition of the
// book. Any card of any part may carry it.
type rule struct {
	what  int // ability.BuildCopies and so on
	part  string
	both  bool         // no part is named
	set   ability.Node // the cards that it is about, or Nothing
	most  int          // anyNumber if it sets no bound
	exact bool
	least bool // most is how many there have to be at least
	may   bool // what the book says will do as well
	of    int  // the number of the book that it names, 0 if it names none
	card  *pack.Card
}

const anyNumber = math.MaxInt

// allows reports whether a number is as the rule says.
func (r *rule) allows(n int) bool {
	switch {
	case r.exact:
		return n == r.most
	case r.least:
		return n >= r.most
	}
	return n <= r.most
}

// construct reads the texts about construction of all cards. A line of that kind that
// cannot be read, or replaces nothing that the book says, is noted: it relaxes nothing, and
// the deck cannot be judged.
func (l *list) construct() {
	b := l.book.Building
	if b == nil {
		return
	}
	var seen []string
	add := func(c *pack.Card) {
		if slices.Contains(seen, c.ID) {
			return
		}
		seen = append(seen, c.ID)
		for i, line := range c.Lines {
			if !b.About(line) {
				continue
			}
			if _, ok := l.book.Limit(line); ok {
				continue
			}
			n, err := b.Read(line)
			if err == nil && n.Kind != ability.Construct {
				continue
			}
			r, ok := l.ruleOf(n, c)
			switch {
			case err != nil || !ok:
				l.unread = append(l.unread, c)
			case !c.IsInert(i):
				l.rules = append(l.rules, r)
			}
		}
	}
	for _, cards := range l.cards {
		for _, c := range cards {
			add(c.Card)
		}
	}
}

// ruleOf is what a text about construction says; it reports false if that takes the place
// of nothing else.
func (l *list) ruleOf(n ability.Node, c *pack.Card) (r rule, ok bool) {
	if n.Kind != ability.Construct {
		return r, false
	}
	r = rule{what: n.Num & ability.BuildWhat, set: n.Kids[1], card: c, least: n.Num&ability.BuildLeast != 0, may: n.Num&ability.BuildMay != 0}
	r.part, r.both = Main, n.Kids[0].Kind == ability.None // of counts, the main deck
	for _, p := range l.book.Parts {
		if !r.both && p.Word == n.Kids[0].Kind {
			r.part = p.Key
		}
	}
	switch qty := n.Kids[2]; {
	case qty.Kind == ability.AnyMany:
		r.most = anyNumber
	case qty.Kids[0].Kind == ability.Number:
		r.most, r.exact = qty.Kids[0].Num, qty.Kind == ability.Exactly && !r.least
	default:
		return r, false
	}
	if of := n.Kids[3]; of.Kind == ability.Number {
		r.of = of.Num
	} else if of.Kind != ability.None {
		return r, false
	}
	switch r.what {
	case ability.BuildCopies:
		return r, (r.set.Kind == ability.None || l.book.Building.CanMatch(r.set)) && !r.exact
	case ability.BuildCount:
		least, most := l.bounds(&r)
		return r, most >= 0 && (r.of == 0 || r.of == most || r.of == least)
	case ability.BuildSize:
		least, most := l.sizes(r.part)
		return r, r.of == 0 || r.of == most || r.of == least
	}
	return r, true
}

// bounds is what the book says of the cards that a count is about, most -1 if nothing.
func (l *list) bounds(r *rule) (least, most int) {
	for _, c := range l.book.Conditions {
		if c.counts && r.part == Main && r.set.Equal(c.set) {
			return c.least, c.most
		}
	}
	return 0, -1
}

func (l *list) sizes(part string) (least, most int) {
	for _, c := range l.book.Conditions {
		if c.size && c.part == part {
			return c.least, c.most
		}
	}
	return 0, anyNumber
}

// replaced reports whether so many cards of a set will do: as the book says, by what stands in its
// place, or by any of several such texts.
func (l *list) replaced(set ability.Node, n int, fits bool) bool {
	must, any := false, false
	for i := range l.rules {
		if r := &l.rules[i]; r.what == ability.BuildCount && r.set.Equal(set) {
			must, any = must || !r.may, any || r.allows(n)
		}
	}
	return any || fits && !must
}

// sized is how many cards a part may have at least and at most, by the book or by a text;
// fits tells whether n is such a number.
func (l *list) sized(part string, n, least, most int) (lo, hi int, fits bool) {
	for i := range l.rules {
		r := &l.rules[i]
		switch {
		case r.what != ability.BuildSize || r.part != part:
		case r.exact:
			fits = fits || n == r.most
		case r.least:
			least = min(least, r.most)
		default:
			most = max(most, r.most)
		}
	}
	return least, most, fits || n >= least && n <= most
}

// mostOf is how many copies there may be of cards of one name, all of which are given.
func (l *list) mostOf(most int, all []*pack.Card) int {
	for i := range l.rules {
		r := &l.rules[i]
		if r.what != ability.BuildCopies {
			continue
		}
		if r.set.Kind == ability.None || !slices.ContainsFunc(all, func(c *pack.Card) bool { return !l.book.Building.Matches(r.set, c) }) {
			most = max(most, r.most)
		}
	}
	return most
}

// thisOf is the text by which a card says how many copies of it a part may hold, besides
// the plain one, nil if it has none.
func (l *list) thisOf(part string, c *pack.Card) *rule {
	for i := range l.rules {
		if r := &l.rules[i]; r.what == ability.BuildThis && r.card.ID == c.ID && (r.both || r.part == part) {
			return r
		}
	}
	return nil
}

// Unjudged: a text about construction that cannot be read relaxes nothing and is not
// passed over.
func Unjudged(clause string) Condition { return Condition{Clause: clause, broken: unjudged} }

func unjudged(l *list) (out []lang.Words) {
	for _, c := range l.unread {
		out = append(out, say("「%[1]s」の構築についてのテキストが読めない。このデッキで遊べるかは判断できない。",
			"the text of %[2]s about building decks cannot be read, so the deck cannot be judged", c.Name[lang.Japanese], l.english(c.Name[lang.Japanese])))
	}
	return out
}
