package deck

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/pack"
)

// condition is one clause of construction: what Broken says is why a deck does
// not meet it.
type condition struct {
	Clause string
	Broken func(l *list) []Words
}

// books is what each rulebook says about constructed decks.
var books = map[string][]condition{
	"weiss": {
		{"5.1.1", known},
		{"5.1.1", mainDeckOnly},
		{"5.1.2.1", between(mainDeck, Words{Ja: "デッキ", En: "deck"}, 50, 50)},
		{"5.1.2.2", sameName(4)},
		{"5.1.2.3", atMost(8, ability.Nothing, kind("climax"), Words{Ja: "クライマックス", En: "climax"})},
		{"5.1.2.4", ownText},
	},
	"builddivide": {
		{"601-1", known},
		{"601-1a", between(mainDeck, Words{Ja: "メインデッキ", En: "main deck"}, 40, 50)},
		{"601-1a", between(dDeck, Words{Ja: "Dデッキ", En: "D-deck"}, 0, 12)},
		{"601-1b", sameName(4)},
		{"601-1c", exactly(12, busters, trigger("buster"), Words{Ja: "バスターアイコンのカード", En: "buster"})},
		{"601-1d", atMost(12, shots, trigger("shot"), Words{Ja: "ショットアイコンのカード", En: "shot"})},
		{"601-1e", none(territories, kind("territory"), Words{Ja: "テリトリー", En: "territory"})},
		{"601-1e", sameOpened(4)},
		{"601-2", unjudged},
		{"601-2", ownText},
		{"602-1a", oneTerritory},
	},
}

func kind(k string) func(*pack.Card) bool { return func(c *pack.Card) bool { return c.Kind == k } }

func trigger(t string) func(*pack.Card) bool {
	return func(c *pack.Card) bool { return slices.Contains(c.Triggers, t) }
}

// counted: each line of a deck is so many cards that they can be counted. A list that
// comes from a file of a match has not been looked at before.
func counted(d *Deck) (out []Words) {
	for _, lines := range [][]Line{d.Cards, d.DDeck} {
		for _, line := range lines {
			if line.Count < 1 || line.Count > MaxCount {
				out = append(out, say("「%[1]s」が%[2]d枚。1枚から%[3]d枚まで。", "%[2]d copies of %[1]s; want 1 to %[3]d", line.ID, line.Count, MaxCount))
			}
		}
	}
	return out
}

// known: a deck is made of cards.
func known(l *list) (out []Words) {
	for _, id := range l.unknown {
		out = append(out, say("カード「%[1]s」がない。", "there is no card %[1]s", id))
	}
	return out
}

// mainDeckOnly: the game has neither D-decks nor territories.
func mainDeckOnly(l *list) (out []Words) {
	if len(l.DDeck) > 0 {
		out = append(out, say("このゲームにDデッキはない。", "this game has no D-deck"))
	}
	if l.Territory != "" {
		out = append(out, say("このゲームにテリトリーはない。", "this game has no territory"))
	}
	return out
}

// between: a part has no fewer and no more cards.
func between(p part, name Words, least, most int) func(*list) []Words {
	return func(l *list) []Words {
		n := l.size(p)
		least, most, fits := l.sized(p, n, least, most)
		switch {
		case fits:
			return nil
		case least == most:
			return []Words{say("%[3]sが%[1]d枚。%[2]d枚ちょうどでなければならない。", "the %[4]s has %[1]d cards, not exactly %[2]d", n, most, name.Ja, name.En)}
		case n < least:
			return []Words{say("%[3]sが%[1]d枚。%[2]d枚以上でなければならない。", "the %[4]s has %[1]d cards, fewer than %[2]d", n, least, name.Ja, name.En)}
		}
		return []Words{say("%[3]sが%[1]d枚。%[2]d枚以下でなければならない。", "the %[4]s has %[1]d cards, more than %[2]d", n, most, name.Ja, name.En)}
	}
}

// count is how many cards of the main deck are such cards.
func count(l *list, such func(*pack.Card) bool) (n int) {
	for _, c := range l.cards[mainDeck] {
		if such(c.Card) {
			n += c.n
		}
	}
	return n
}

// atMost: the main deck has no more such cards.
func atMost(most int, set ability.Node, such func(*pack.Card) bool, name Words) func(*list) []Words {
	return func(l *list) []Words {
		if n := count(l, such); !l.replaced(set, n, n <= most) {
			return []Words{say("%[3]sが%[1]d枚。合計%[2]d枚まで。", "%[1]d %[4]s cards; at most %[2]d in all", n, most, name.Ja, name.En)}
		}
		return nil
	}
}

// exactly: the main deck has just so many such cards.
func exactly(want int, set ability.Node, such func(*pack.Card) bool, name Words) func(*list) []Words {
	return func(l *list) []Words {
		if n := count(l, such); !l.replaced(set, n, n == want) {
			return []Words{say("%[3]sが%[1]d枚。合計%[2]d枚ちょうどでなければならない。", "%[1]d %[4]s cards, not exactly %[2]d", n, want, name.Ja, name.En)}
		}
		return nil
	}
}

// none: the main deck has no such card.
func none(set ability.Node, such func(*pack.Card) bool, name Words) func(*list) []Words {
	return func(l *list) []Words {
		if n := count(l, such); !l.replaced(set, n, n == 0) {
			return []Words{say("メインデッキに%[2]sが%[1]d枚。入れることはできない。", "%[1]d %[3]s cards in the main deck, where none may be", n, name.Ja, name.En)}
		}
		return nil
	}
}

// sameName: so many copies of each name in all parts together. A card counts
// under every name that it has (5.1.2.2.1; 1407-3), unless its own text says
// how many there may be.
func sameName(most int) func(*list) []Words {
	return func(l *list) []Words {
		var t tally
		for p, cards := range l.cards {
			for _, c := range cards {
				if l.ownLimit(part(p), c.Card) {
					continue
				}
				for _, name := range names(c.Card) {
					t.add(name, c.Card, c.n)
				}
			}
		}
		return t.over(l, most, "「%[1]s」が%[2]d枚。同じカード名は%[3]d枚まで。", "%[2]d cards named %[4]s; at most %[3]d of one name")
	}
}

// sameOpened: so many opened faces of each name in the D-deck and the territory.
func sameOpened(most int) func(*list) []Words {
	return func(l *list) []Words {
		cards := l.cards[dDeck]
		if l.territory != nil {
			cards = append(slices.Clip(cards), copies{l.territory, 1})
		}
		var t tally
		for _, c := range cards {
			if c.Open != nil {
				t.add(c.Open.Name.Ja, c.Card, c.n)
			}
		}
		return t.over(l, most, "開放面が「%[1]s」のカードが%[2]d枚。%[3]d枚まで。", "%[2]d cards with the opened face %[4]s; at most %[3]d")
	}
}

// ownText: a card with texts about the copies of it has as many of them as these say.
func ownText(l *list) (out []Words) {
	var seen []string
	for _, cards := range l.cards {
		for _, c := range cards {
			if slices.Contains(seen, c.ID) {
				continue
			}
			seen = append(seen, c.ID)
			over := func(n, most int) {
				out = append(out, say("「%[1]s」が%[2]d枚。このカードは%[3]d枚まで。", "%[2]d copies of %[4]s; its text allows %[3]d", c.Name.Ja, n, most, l.english(c.Name.Ja)))
			}
			if most, ok := l.limit(c.Card); ok && most > 0 && l.copiesOf(c.ID, mainDeck) > most {
				over(l.copiesOf(c.ID, mainDeck), most)
			}
			for p := range l.cards {
				r := l.thisOf(part(p), c.Card)
				if r == nil || r.both && part(p) != mainDeck {
					continue
				}
				n := l.copiesOf(c.ID, part(p))
				if r.both {
					n += l.copiesOf(c.ID, dDeck)
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
func (l *list) copiesOf(id string, p part) (n int) {
	for _, c := range l.cards[p] {
		if c.ID == id {
			n += c.n
		}
	}
	return n
}

// oneTerritory: one territory is presented beside the decks.
func oneTerritory(l *list) []Words {
	switch {
	case l.Territory == "":
		return []Words{say("テリトリーがない。1枚提示しなければならない。", "no territory; one is presented")}
	case l.territory != nil && l.territory.Kind != "territory":
		return []Words{say("「%[1]s」はテリトリーではない。", "%[2]s is not a territory", l.territory.Name.Ja, l.english(l.territory.Name.Ja))}
	}
	return nil
}
