package text

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/text/meaning"
	"gorin/rules/text/surface"
)

// The languages, as in a page's lang attribute.
const (
	Japanese = meaning.Japanese
	English  = meaning.English
)

// Cat is a kind of proper word: what a bracket holds.
type Cat uint8

// The kinds of proper words.
const (
	CardName      Cat = iota // 「N」, “N”; also a part of a name
	TraitName                // 《T》, or in the brackets that the book names
	LinkName                 // リンク「N」
	ActionName               // the replay action 「A」
	NoteText                 // the text of a note
	IdentityName             // 《N》
	TitleName                // 称号「N」
	CounterName              // 「N」カウンター
	EvolName                 // 「N」でエヴォルした
	AttributeName            // 「T」属性: a TraitName in other brackets
	GuiseName                // 『N』のキャラとして
	catCount
)

var categories = map[string]Cat{
	"name": CardName, "trait": TraitName, "link": LinkName, "action": ActionName,
	"identity": IdentityName, "title": TitleName, "attribute": AttributeName, "counter": CounterName, "evol": EvolName, "guise": GuiseName,
}

// Brackets are what stands around a proper word.
type Brackets struct{ Open, Close rune }

// DoubleAngles stand around names and traits.
var DoubleAngles = Brackets{'《', '》'}

var (
	corners      = Brackets{'「', '」'}
	quotes       = Brackets{'“', '”'}
	whiteCorners = Brackets{'『', '』'}
)

// around gives the brackets of a kind of proper word.
func (b *Book) around(c Cat, lang string) Brackets {
	switch {
	case c == TraitName && b.Traits != Brackets{}:
		return b.Traits
	case c == TraitName || c == IdentityName:
		return DoubleAngles
	case c == GuiseName && lang == Japanese:
		return whiteCorners
	case lang == English:
		return quotes
	case c == CardName && b.Names != Brackets{}:
		return b.Names
	}
	return corners
}

// Lexicon is what a game and its packs bring to the phrasebook: the game's own
// phrases, and a glossary of proper words. Trees hold the Japanese word.
type Lexicon struct {
	book *Book
	self ability.Kind                // what its own card is called, None: as the line suggests
	en   [catCount]map[string]string // Japanese to English
	ja   [catCount]map[string]string
}

// Book is a game's phrasebook: what its room hands over. It is compiled when it is first
// used.
type Book struct {
	// Terms is what the trees of the game's texts may say. Optional: what games share.
	Terms func() (*ability.Vocabulary, error)
	// Tables are its phrases, its own and those of this package that it takes. Of two ways
	// to say the same the first is printed, and both are read; so its own stand first, and
	// what is only read stands last.
	Tables [][]Phrase
	Ways   Ways
	Traits Brackets    // around traits, if not 《》
	Names  Brackets    // around names in Japanese, if not 「」
	Said   [][2]string // what people say and how the texts say it, in Japanese
	Kanji  [][2]string // words of the shared tables that this game's texts write otherwise

	// Clauses is the clauses of the game's rulebook behind reasons why a line that can be
	// read is not understood. Optional.
	Clauses map[string]string

	once   sync.Once
	ways   Ways
	ja, en *grammar
}

func (b *Book) compile() {
	b.ways = b.Ways.Knowing(b.vocabulary(), bansOfBoth(b.Tables))
	b.ja = newGrammar(b, Japanese)
	b.en = newGrammar(b, English)
}

func (b *Book) grammar(lang string) *grammar {
	b.once.Do(b.compile)
	if lang == English {
		return b.en
	}
	return b.ja
}

// KeywordNames is the words by which texts call the keywords of a game.
func KeywordNames(specs []ability.KeywordSpec) (words []Phrase) {
	for _, s := range specs {
		if s.Ja != "" {
			words = append(words, Phrase{Part: "keyword", Kind: surface.Word, Num: int(s.Keyword), Ja: s.Ja, En: s.En})
		}
	}
	return words
}

// vocabulary is what the game's trees may say. Whether its room has said that well is
// checked when the game is closed.
func (b *Book) vocabulary() *ability.Vocabulary {
	if b.Terms == nil {
		return ability.Shared()
	}
	v, _ := b.Terms()
	return v
}

// Vocabulary is what trees of the game's texts may say.
func (l *Lexicon) Vocabulary() *ability.Vocabulary { return l.book.vocabulary() }

// ways is how the game's texts leave things unsaid, with its words.
func (l *Lexicon) ways() *Ways {
	l.book.once.Do(l.book.compile)
	return &l.book.ways
}

// Shelf has a game's phrasebook once somebody has asked for it: a program that never does is
// without its phrases.
type Shelf struct {
	once sync.Once
	book *Book
}

// Lexicon is a lexicon with the words of a phrasebook and an empty glossary.
func (s *Shelf) Lexicon(book func() *Book) *Lexicon {
	s.once.Do(func() { s.book = book() })
	return NewLexicon(s.book)
}

// NewLexicon is a lexicon with the words of a game and an empty glossary.
func NewLexicon(b *Book) *Lexicon {
	l := &Lexicon{book: b}
	for c := range catCount {
		l.en[c] = map[string]string{}
		l.ja[c] = map[string]string{}
	}
	return l
}

// Add enters a proper word into the glossary. A word whose translation is
// taken already, or reads like another Japanese word, keeps its Japanese form
// in English texts, so that each form leads back to one word.
func (l *Lexicon) Add(c Cat, ja, en string) {
	if ja == "" || en == "" || ja == en {
		return
	}
	if _, taken := l.ja[c][en]; taken {
		return
	}
	if _, known := l.en[c][ja]; known {
		return
	}
	if _, foreign := l.en[c][en]; foreign {
		return
	}
	if _, foreign := l.ja[c][ja]; foreign {
		return
	}
	l.en[c][ja] = en
	l.ja[c][en] = ja
}

// Names is how the glossary says the proper words of a tree. Two lexicons of a game that
// say them alike print the tree alike.
func (l *Lexicon) Names(n ability.Node) string {
	var b strings.Builder
	l.names(&b, n)
	return b.String()
}

func (l *Lexicon) names(b *strings.Builder, n ability.Node) {
	for c := range catCount {
		if n.Str == "" {
			break
		}
		if w, ok := l.en[c][n.Str]; ok {
			fmt.Fprintf(b, "%d=%s;", c, w)
		}
		if w, ok := l.ja[c][n.Str]; ok {
			fmt.Fprintf(b, "%d:%s;", c, w)
		}
	}
	for _, k := range n.Kids {
		l.names(b, k)
	}
}

// say is a stored word in a language.
func (l *Lexicon) say(c Cat, lang, s string) string {
	if c == AttributeName {
		c = TraitName
	}
	if lang == English {
		if w, ok := l.en[c][s]; ok {
			return w
		}
	}
	return s
}

// know is the stored word behind a printed one.
func (l *Lexicon) know(c Cat, lang, s string) string {
	if c == AttributeName {
		c = TraitName
	}
	if lang == English {
		if w, ok := l.ja[c][s]; ok {
			return w
		}
	}
	return s
}

// Lines is the kinds of lines that the game's texts have.
func (l *Lexicon) Lines() (kinds []ability.Kind) {
	for _, table := range l.book.Tables {
		for _, p := range table {
			if p.Kind.IsLine() && !slices.Contains(kinds, p.Kind) {
				kinds = append(kinds, p.Kind)
			}
		}
	}
	return kinds
}
