package deck

import (
	"fmt"
	"maps"
	"slices"

	"gorin/rules/ability"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// Main is the key of the part that every deck has: it is played from.
const Main = "main"

// mainKey is what stands for it in a deck's file.
const mainKey = "cards"

// Part is one part of a game's decks, as the game declares it.
type Part struct {
	Key   string     // in files, Main for the deck that is played from
	Words lang.Words // what players read
	// Zone is the key of the zone where its cards lie before the match; that says who sees them
	// and whether their order means something.
	Zone   string
	Single bool         // it is one card, of which a file says the ID alone
	Kinds  []string     // keys of the kinds of card that go there (Only), nil for any
	Known  bool         // everybody knows of any card, wherever it lies, whether it is of these kinds
	Word   ability.Kind // by which texts about the construction of decks mean it, None if none does
}

// Portion is what a deck has in one part.
type Portion struct {
	Part  string // key
	Cards []Line
}

// In is the cards that a deck has in a part.
func (d *Deck) In(part string) []Line {
	if part == Main {
		return d.Cards
	}
	for _, p := range d.Beside {
		if p.Part == part {
			return p.Cards
		}
	}
	return nil
}

// Put gives a deck what it has in a part. Copies of the deck keep what they had.
func (d *Deck) Put(part string, cards []Line) {
	if part == Main {
		d.Cards = cards
		return
	}
	d.Beside = slices.DeleteFunc(slices.Clone(d.Beside), func(p Portion) bool { return p.Part == part })
	if len(cards) > 0 {
		d.Beside = append(d.Beside, Portion{part, cards})
	}
}

// Portions are all parts of a deck that have cards, the one that is played from first.
func (d *Deck) Portions() (out []Portion) {
	if len(d.Cards) > 0 {
		out = append(out, Portion{Main, d.Cards})
	}
	return append(out, d.Beside...)
}

// Part is a declared part, nil if there is none of that key.
func (b *Book) Part(key string) *Part {
	if i := b.place(key); i >= 0 {
		return &b.Parts[i]
	}
	return nil
}

func (b *Book) place(key string) int {
	return slices.IndexFunc(b.Parts, func(p Part) bool { return p.Key == key })
}

// Home is the zone where a card of a kind that lies in a zone lay before the match: that of the part
// of whose kinds everybody knows it to be, or else that itself if it is one of a part, or the one that is
// played from.
func (b *Book) Home(kind, zone string) string {
	for i := range b.Parts {
		if b.Parts[i].Known && slices.Contains(b.Parts[i].Kinds, kind) {
			return b.Parts[i].Zone
		}
	}
	for i := range b.Parts {
		if b.Parts[i].Zone == zone {
			return zone
		}
	}
	return b.Parts[0].Zone
}

// mostParts is how many parts a deck may have, which files hold.
const mostParts = 8

// keysOfDecks stand in the file of every deck, or tell that a file is a pack.
var keysOfDecks = []string{"game", "name", "about", mainKey, "card", "deck"}

// Check refuses a declaration that does not fit together; the error says what.
func (b *Book) Check() error {
	if len(b.Parts) == 0 || b.Parts[0].Key != Main || b.Parts[0].Single {
		return fmt.Errorf("the first part of a deck is %q, the one that is played from", Main)
	}
	if len(b.Parts) > mostParts {
		return fmt.Errorf("%d parts of a deck; there is room for %d", len(b.Parts), mostParts)
	}
	for i, p := range b.Parts {
		switch {
		case p.Key == "" || p.Words[lang.Japanese] == "" || p.Words[lang.English] == "" || p.Zone == "":
			return fmt.Errorf("part %q of a deck has no key, no words or no zone", p.Key)
		case b.place(p.Key) != i || slices.Contains(keysOfDecks, p.Key):
			return fmt.Errorf("part %q of a deck is declared twice, or every deck has something of that key", p.Key)
		}
	}
	return nil
}

// Keys are the keys of the parts of some games' decks, that files may have.
func Keys(books []*Book) (keys []string) {
	for _, b := range books {
		for _, p := range b.Parts {
			if p.Key != Main && !slices.Contains(keys, p.Key) {
				keys = append(keys, p.Key)
			}
		}
	}
	return keys
}

// undeclared: a deck has no part that its game has not.
func undeclared(l *list) (out []lang.Words) {
	for _, p := range l.Beside {
		if len(p.Cards) > 0 && l.book.Part(p.Part) == nil {
			out = append(out, say("このゲームのデッキに「%[1]s」という部分はない。", "decks of this game have no part %[1]q", p.Part))
		}
	}
	return out
}

// Presented: one card is presented as a part.
func Presented(clause, part string) Condition {
	return Condition{Clause: clause, broken: func(l *list) []lang.Words {
		w := l.words(part)
		switch n := l.size(part); n {
		case 0:
			return []lang.Words{say("%[1]sがない。1枚提示しなければならない。", "no %[2]s; one is presented", w[lang.Japanese], w[lang.English])}
		case 1:
			return nil
		default:
			return []lang.Words{say("%[1]sが%[3]d枚。1枚提示しなければならない。", "%[3]d cards as the %[2]s; one is presented", w[lang.Japanese], w[lang.English], n)}
		}
	}}
}

// Only: the cards of a part are of the kinds that go there; name is what they are.
func Only(clause, part string, name lang.Words) Condition {
	return Condition{Clause: clause, broken: func(l *list) (out []lang.Words) {
		kinds := l.book.Part(part).Kinds
		for _, c := range l.in(part) {
			if !slices.Contains(kinds, c.Kind) {
				out = append(out, say("「%[1]s」は%[3]sではない。", "%[2]s is not %[4]s", c.Name[lang.Japanese], l.english(c.Name[lang.Japanese]), name[lang.Japanese], name[lang.English]))
			}
		}
		return out
	}}
}

// Such: a part holds nothing but such cards, whatever their kind.
func Such(clause, part string, such func(*pack.Card) bool, name lang.Words) Condition {
	return Condition{Clause: clause, broken: func(l *list) (out []lang.Words) {
		for _, c := range l.in(part) {
			if !such(c.Card) {
				out = append(out, say("「%[1]s」は%[3]sではない。", "%[2]s is not %[4]s", c.Name[lang.Japanese], l.english(c.Name[lang.Japanese]), name[lang.Japanese], name[lang.English]))
			}
		}
		return out
	}}
}

// SameValue: so many cards of a part with each number of a kind.
func SameValue(clause string, most int, part string, number func(*pack.Card) int, name lang.Words) Condition {
	return Condition{Clause: clause, broken: func(l *list) (out []lang.Words) {
		counted := map[int]int{}
		for _, c := range l.in(part) {
			counted[number(c.Card)] += c.n
		}
		for _, v := range slices.Sorted(maps.Keys(counted)) {
			if n := counted[v]; n > most {
				out = append(out, say("%[4]s%[1]dのカードが%[2]d枚。%[3]d枚まで。", "%[2]d cards of %[5]s %[1]d; at most %[3]d", v, n, most, name[lang.Japanese], name[lang.English]))
			}
		}
		return out
	}}
}

// spoken are the parts of which texts about the construction of decks may speak.
func (b *Book) spoken() (keys []string) {
	for _, p := range b.Parts {
		if p.Key == Main || p.Word != ability.None {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

// in is the cards of a part that are known.
func (l *list) in(part string) []copies {
	if i := l.book.place(part); i >= 0 {
		return l.cards[i]
	}
	return nil
}

// words are what players read of a part.
func (l *list) words(part string) lang.Words {
	if p := l.book.Part(part); p != nil {
		return p.Words
	}
	return lang.Words{part, part}
}
