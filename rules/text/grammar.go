package text

import (
	"fmt"
	"strings"
	"sync"

	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// Phrase is one line of the phrasebook: how a kind is said in both languages. Spellings are
// parted by ¦; the first one that fits is printed, all are read. An empty language means
// that the phrase does not exist in it. See the package's README for the notation.
//
// It has no name of its own, so that the rows of a table stand without the names of fields.
type Phrase = struct {
	Part string       // the part of speech that it is
	Kind ability.Kind // what it says
	Num  int          // the Num it stands for, unless the template reads one
	Ja   string
	En   string
}

// grammar is the phrasebook of one game in one language, ready for use.
type grammar struct {
	book     *Book
	kinds    []uint16 // by place, their numbers in saying
	lang     string
	names    []string
	nt       map[string]int
	rules    [][]*template // by part of speech
	trees    []*branch     // the same for the reader
	saying   []saying      // the same for the printer
	starts   byRune        // the texts that items begin with
	lists    int           // branches that are lists
	optional []bool        // parts of speech that may be empty

	mu   sync.Mutex
	idle []*parser // that nobody uses now
}

const maxForms = 3

func newGrammar(b *Book, lang string) *grammar {
	c := &compiler{book: b, own: b.Ways.Surface, words: b.vocabulary(), names: map[string]int{}, lang: lang}
	var all []*template
	for _, tab := range b.Tables {
		for i := range tab {
			p := &tab[i]
			if p.Kind >= surface.Limit && p.Kind != surface.Via {
				panic(fmt.Sprintf("text: a game has at most %d surface kinds of its own", surface.Limit-surface.Own))
			}
			src := p.Ja
			if lang == English {
				src = p.En
			}
			if src == "" {
				continue
			}
			if lang == Japanese {
				for _, w := range b.Kanji {
					src = strings.ReplaceAll(src, w[0], w[1])
				}
			}
			for _, s := range strings.Split(src, "¦") {
				all = append(all, c.compile(p, unmark(s)))
			}
		}
	}
	g := &grammar{book: b, kinds: ordinals(c.words), lang: lang, names: c.list, nt: c.names, rules: make([][]*template, len(c.list))}
	for _, t := range all {
		t.order = len(g.rules[t.nt])
		g.rules[t.nt] = append(g.rules[t.nt], t)
	}
	for _, ts := range g.rules {
		g.saying = append(g.saying, newSaying(g.kinds, ts))
	}
	if len(g.names) > maxParts {
		panic("text: too many parts of speech")
	}
	g.index()
	if name := g.leftRecursive(); name != "" {
		panic("text: " + name + " begins with itself")
	}
	return g
}

// leftRecursive names a part of speech that may begin with itself, which the
// reader could not follow.
func (g *grammar) leftRecursive() string {
	state := make([]int, len(g.rules))
	var visit func(n int) bool
	visit = func(n int) bool {
		if state[n] != 0 {
			return state[n] == 1
		}
		state[n] = 1
		for _, t := range g.rules[n] {
			for _, it := range t.items {
				free := false
				switch it.op {
				case opConst, opCap, opSpace, opComma, opOrComma:
					free = true
				case opLit:
					for _, l := range it.lits {
						free = free || len(l) == 0
					}
				case opForm:
					for _, l := range it.lits {
						free = free || len(l) == 0
					}
				case opNum, opStr, opWord, opCircled:
				default:
					if !t.mute && visit(it.nt) {
						return true
					}
					free = g.optional[it.nt] || it.op == opInit || (it.op == opList && it.min == 0)
				}
				if !free {
					break
				}
			}
		}
		state[n] = 2
		return false
	}
	for n := range g.rules {
		if visit(n) {
			return g.names[n]
		}
	}
	return ""
}

// unmark takes the blanks beside a ¦ away; "∅" is the empty text.
func unmark(s string) string {
	s = strings.TrimSuffix(strings.TrimPrefix(s, "  "), "  ")
	if s == "∅" {
		return ""
	}
	return s
}
