package deck

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/pack"
	"gorin/rules/text"
)

// rule is a text about the construction of decks, which stands in the place of a
// condition of the book (601-2). Any card of either deck may carry it, and the territory
// that is presented.
type rule struct {
	what  int // ability.BuildCopies and so on
	part  part
	both  bool         // no deck is named
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

// aside is what stands in brackets of names and notes: nothing in it is about building.
var aside = regexp.MustCompile(`「[^「」]*」|《[^《》]*》|〈[^〈〉]*〉|（[^（）]*）|\([^()]*\)`)

// Builds reports whether a line of a game's card speaks of the construction of decks: if it
// cannot be read, decks with the card cannot be judged.
func Builds(game, line string) bool { return game == "builddivide" && aboutBuilding(line) }

// aboutBuilding reports whether a line speaks of the construction of decks.
func aboutBuilding(line string) bool {
	if !strings.Contains(line, "構築") && !strings.Contains(line, "デッキ") {
		return false
	}
	line = aside.ReplaceAllString(line, "")
	return strings.Contains(line, "構築") || strings.Contains(line, "デッキ") && strings.Contains(line, "入れることができ")
}

// construct reads the texts about construction of all cards. A line of that kind that
// cannot be read, or replaces nothing that the book says, is noted: it relaxes nothing, and
// the deck cannot be judged.
func (l *list) construct() {
	if l.Game != "builddivide" {
		return
	}
	var seen []string
	add := func(c *pack.Card) {
		if c == nil || slices.Contains(seen, c.ID) {
			return
		}
		seen = append(seen, c.ID)
		for i, line := range c.Lines {
			if !aboutBuilding(line) {
				continue
			}
			if _, ok := plainLimit(line); ok {
				continue
			}
			n, err := readBuilding(line)
			if err == nil && n.Kind != ability.Construct {
				continue
			}
			r, ok := ruleOf(n, c)
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
	add(l.territory)
}

func readBuilding(line string) (ability.Node, error) {
	n, err := text.Parse(text.Japanese, line, text.BuildDivide())
	if err != nil {
		if m, err := text.Parse(text.Japanese, "【永】"+line, text.BuildDivide()); err == nil {
			return m, nil
		}
	}
	return n, err
}

// ruleOf is what a text about construction says; it reports false if that takes the place
// of nothing in 601-1.
func ruleOf(n ability.Node, c *pack.Card) (r rule, ok bool) {
	if n.Kind != ability.Construct {
		return r, false
	}
	r = rule{what: n.Num & ability.BuildWhat, set: n.Kids[1], card: c, least: n.Num&ability.BuildLeast != 0, may: n.Num&ability.BuildMay != 0}
	switch n.Kids[0].Kind {
	case ability.DDeck:
		r.part = dDeck
	case ability.None:
		r.both = true // of counts, the main deck (601-2a)
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
		return r, (r.set.Kind == ability.None || canMatch(r.set)) && !r.exact
	case ability.BuildCount:
		least, most := bounds(&r)
		return r, most >= 0 && (r.of == 0 || r.of == most || r.of == least)
	case ability.BuildSize:
		least, most := sizes(r.part)
		return r, r.of == 0 || r.of == most || r.of == least
	}
	return r, true
}

// The cards of which 601-1c, 601-1d and 601-1e say how many a main deck holds.
var (
	busters     = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(ability.Card), ability.Num(ability.HasIcon, int(ability.TriggerBuster)))
	shots       = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(ability.Card), ability.Num(ability.HasIcon, int(ability.TriggerShot)))
	territories = ability.N(ability.Cards, ability.Nothing, ability.Nothing, ability.N(ability.Territory))
)

// bounds is what the book says of the cards that a count is about, most -1 if nothing.
func bounds(r *rule) (least, most int) {
	switch {
	case r.part != mainDeck:
		return 0, -1
	case r.set.Equal(busters):
		return 12, 12
	case r.set.Equal(shots):
		return 0, 12
	case r.set.Equal(territories):
		return 0, 0
	}
	return 0, -1
}

func sizes(p part) (least, most int) {
	if p == dDeck {
		return 0, 12
	}
	return 40, 50
}

// replaced reports whether so many cards of a set will do: as the book says, by what stands in
// its place, or by any of several such texts (1209-2).
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
func (l *list) sized(p part, n, least, most int) (lo, hi int, fits bool) {
	for i := range l.rules {
		r := &l.rules[i]
		switch {
		case r.what != ability.BuildSize || r.part != p:
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
		if r.set.Kind == ability.None || !slices.ContainsFunc(all, func(c *pack.Card) bool { return !matches(r.set, c) }) {
			most = max(most, r.most)
		}
	}
	return most
}

// thisOf is the text by which a card says how many copies of it a part may hold, besides
// the plain one, nil if it has none.
func (l *list) thisOf(p part, c *pack.Card) *rule {
	for i := range l.rules {
		if r := &l.rules[i]; r.what == ability.BuildThis && r.card.ID == c.ID && (r.both || r.part == p) {
			return r
		}
	}
	return nil
}

// unjudged: a text about construction that cannot be read relaxes nothing and is not
// passed over.
func unjudged(l *list) (out []Words) {
	for _, c := range l.unread {
		out = append(out, say("「%[1]s」の構築についてのテキストが読めない。このデッキで遊べるかは判断できない。",
			"the text of %[2]s about building decks cannot be read, so the deck cannot be judged", c.Name.Ja, l.english(c.Name.Ja)))
	}
	return out
}
