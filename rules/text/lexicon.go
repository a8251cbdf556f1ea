package text

import (
	"slices"
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

// Lexicon is what a game and its packs bring to the phrasebook: the game's own
// phrases, and a glossary of proper words. Trees hold the Japanese word.
type Lexicon struct {
	book  *Book
	self  ability.Kind // what its own card is called, None: as the line suggests
	words []glossary   // by the place of their kind; of two that share theirs, the same
}

// Book is a game's phrasebook: what its room hands over. It is compiled when it is first
// used.
type Book struct {
	// Terms is what the trees of the game's texts may say. Optional: what games share.
	Terms func() (*ability.Vocabulary, error)
	// Tables are its phrases, its own and those of this package that it takes. Of two ways
	// to say the same the first is printed, and both are read; so its own stand first, and
	// what is only read stands last.
	Tables   [][]Phrase
	Ways     Ways
	Proper   []Proper    // its own kinds of proper words, and names and traits if not in 「」 “” and 《》
	Notation Notation    // what its texts write that is not words, if otherwise than others
	Said     [][2]string // what people say and how the texts say it, in Japanese
	Kanji    [][2]string // words of the shared tables that this game's texts write otherwise

	// Clauses is the clauses of the game's rulebook behind reasons why a line that can be
	// read is not understood. Optional.
	Clauses map[string]string

	once   sync.Once
	ways   Ways
	ja, en *grammar
	named  sync.Once
	proper []Proper

	notation *notation
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
	if !Speaks {
		return &Lexicon{}
	}
	s.once.Do(func() { s.book = book() })
	return NewLexicon(s.book)
}

// NewLexicon is a lexicon with the words of a game and an empty glossary.
func NewLexicon(b *Book) *Lexicon {
	l := &Lexicon{book: b}
	l.words = make([]glossary, len(b.properWords()))
	for i, p := range b.proper {
		if p.As == "" {
			l.words[i] = glossary{map[string]string{}, map[string]string{}}
		}
	}
	for i, p := range b.proper {
		l.words[i] = l.words[b.glossaryOf(p.Cat)]
	}
	return l
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
