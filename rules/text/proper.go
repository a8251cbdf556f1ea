package text

import (
	"fmt"
	"slices"
	"strings"

	"gorin/rules/ability"
)

// Cat is a kind of proper words, by the name that tables write between { and }.
type Cat string

// What the tables that games share ask for. A game has others of its own: see Book.Proper.
const (
	CardName  Cat = "name" // also a part of a name
	TraitName Cat = "trait"
)

// Brackets are what stands around a proper word.
type Brackets struct{ Open, Close rune }

// Brackets that several games write.
var (
	Corners      = Brackets{'「', '」'}
	WhiteCorners = Brackets{'『', '』'}
	DoubleAngles = Brackets{'《', '》'}
	Quotes       = Brackets{'“', '”'}
)

// Proper is how the texts of a game write a kind of proper words.
type Proper struct {
	Cat    Cat
	Ja, En Brackets // what stands around one; neither if it stands without
	As     Cat      // whose words they are, in other brackets; empty: its own
	Loose  bool     // texts and signs such as 【自】 too may stand in such brackets: their letters are not kept
}

// shared is how proper words are written where a game says nothing else.
var shared = []Proper{{Cat: CardName, Ja: Corners, En: Quotes}, {Cat: TraitName, Ja: DoubleAngles, En: DoubleAngles}}

// catNum is the place of a kind of proper words among those of a book.
type catNum uint8

// properWords is the kinds of proper words of a book: those that all have, in the brackets
// that this one names, and its own.
func (b *Book) properWords() []Proper {
	b.named.Do(func() {
		b.proper = slices.Clone(shared)
		for i, p := range b.Proper {
			if slices.ContainsFunc(b.Proper[:i], func(o Proper) bool { return o.Cat == p.Cat }) || !isSlot(p.Cat) {
				panic(fmt.Sprintf("text: proper words cannot be called %q", p.Cat))
			}
			if (p.Ja == Brackets{}) != (p.En == Brackets{}) {
				panic(fmt.Sprintf("text: %s has brackets in one language only", p.Cat))
			}
			if at := slices.IndexFunc(shared, func(o Proper) bool { return o.Cat == p.Cat }); at >= 0 {
				b.proper[at] = p
			} else {
				b.proper = append(b.proper, p)
			}
		}
		b.notation = newNotation(b)
	})
	return b.proper
}

// isSlot reports whether a kind of proper words can stand between { and }.
func isSlot(c Cat) bool {
	return c != "" && strings.Trim(string(c), "abcdefghijklmnopqrstuvwxyz") == ""
}

// catOf is the place of a kind of proper words, if the book has it.
func (b *Book) catOf(c Cat) (catNum, bool) {
	at := slices.IndexFunc(b.properWords(), func(p Proper) bool { return p.Cat == c })
	return catNum(max(at, 0)), at >= 0
}

// glossaryOf is the place of the kind whose words those of a kind are.
func (b *Book) glossaryOf(c Cat) catNum {
	at, ok := b.catOf(c)
	if ok && b.proper[at].As != "" {
		at, ok = b.catOf(b.proper[at].As)
	}
	if !ok {
		panic(fmt.Sprintf("text: the game has no proper words called %q", c))
	}
	return at
}

// around gives the brackets of a kind of proper words.
func (b *Book) around(c catNum, lang string) Brackets {
	if lang == English {
		return b.proper[c].En
	}
	return b.proper[c].Ja
}

// glossary is the proper words of one kind.
type glossary struct {
	en, ja map[string]string // from Japanese, and to it
}

// Add enters a proper word into the glossary. A word whose translation is
// taken already, or reads like another Japanese word, keeps its Japanese form
// in English texts, so that each form leads back to one word.
func (l *Lexicon) Add(c Cat, ja, en string) {
	if !Speaks {
		return
	}
	g := l.words[l.book.glossaryOf(c)]
	if ja == "" || en == "" || ja == en {
		return
	}
	if _, taken := g.ja[en]; taken {
		return
	}
	if _, known := g.en[ja]; known {
		return
	}
	if _, foreign := g.en[en]; foreign {
		return
	}
	if _, foreign := g.ja[ja]; foreign {
		return
	}
	g.en[ja] = en
	g.ja[en] = ja
}

// Names is how the glossary says the proper words of a tree. Two lexicons of a game that
// say them alike print the tree alike.
func (l *Lexicon) Names(n ability.Node) string {
	if !Speaks {
		return ""
	}
	var b strings.Builder
	l.names(&b, n)
	return b.String()
}

func (l *Lexicon) names(b *strings.Builder, n ability.Node) {
	if n.Str != "" {
		for c, p := range l.book.proper {
			if p.As != "" {
				continue
			}
			if w, ok := l.words[c].en[n.Str]; ok {
				fmt.Fprintf(b, "%s=%s;", p.Cat, w)
			}
			if w, ok := l.words[c].ja[n.Str]; ok {
				fmt.Fprintf(b, "%s:%s;", p.Cat, w)
			}
		}
	}
	for _, k := range n.Kids {
		l.names(b, k)
	}
}

// say is a stored word in a language.
func (l *Lexicon) say(c catNum, lang, s string) string {
	if lang == English {
		if w, ok := l.words[c].en[s]; ok {
			return w
		}
	}
	return s
}

// know is the stored word behind a printed one.
func (l *Lexicon) know(c catNum, lang, s string) string {
	if lang == English {
		if w, ok := l.words[c].ja[s]; ok {
			return w
		}
	}
	return s
}
