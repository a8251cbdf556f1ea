package text

import (
	"fmt"
	"strings"
	"sync"

	"gorin/rules/ability"
)

// The languages, as in a page's lang attribute.
const (
	Japanese = "ja"
	English  = "en"
)

// Cat is a kind of proper word: what a bracket holds.
type Cat uint8

// The kinds of proper words.
const (
	CardName      Cat = iota // 「N」, “N”; also a part of a name
	TraitName                // 《T》; in Build Divide 〈T〉
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

// brackets are what stands around a proper word.
type brackets struct{ open, close rune }

var (
	doubleAngles = brackets{'《', '》'}
	angles       = brackets{'〈', '〉'}
	corners      = brackets{'「', '」'}
	quotes       = brackets{'“', '”'}
	whiteCorners = brackets{'『', '』'}
)

// around gives the brackets of a kind of proper word.
func (b *book) around(c Cat, lang string) brackets {
	switch {
	case c == TraitName && b.traits != brackets{}:
		return b.traits
	case c == TraitName || c == IdentityName:
		return doubleAngles
	case c == GuiseName && lang == Japanese:
		return whiteCorners
	case lang == English:
		return quotes
	case c == CardName && b.names != brackets{}:
		return b.names
	}
	return corners
}

// Lexicon is what a game and its packs bring to the phrasebook: the game's own
// phrases, and a glossary of proper words. Trees hold the Japanese word.
type Lexicon struct {
	book *book
	self ability.Kind                // what its own card is called, None: as the line suggests
	en   [catCount]map[string]string // Japanese to English
	ja   [catCount]map[string]string
}

// book is a game's phrasebook, compiled once.
type book struct {
	tables [][]phrase
	ways   ways
	traits brackets    // around traits, if not 《》
	names  brackets    // around names in Japanese, if not 「」
	said   [][2]string // what people say and how the texts say it, in Japanese
	kanji  [][2]string // words of the shared tables that this game's texts write otherwise
	once   sync.Once
	ja, en *grammar
}

func (b *book) grammar(lang string) *grammar {
	b.once.Do(func() {
		b.ja = newGrammar(b, Japanese)
		b.en = newGrammar(b, English)
	})
	if lang == English {
		return b.en
	}
	return b.ja
}

func newLexicon(b *book) *Lexicon {
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
