package text

import (
	"strings"

	"gorin/rules/ability"
)

// phrase is one line of the phrasebook: how a kind is said in both languages.
// Spellings are parted by " ¦ "; the first one that fits is printed, all are
// read. An empty language means that the phrase does not exist in it.
type phrase struct {
	nt   string // the part of speech that it is
	kind ability.Kind
	num  int // the Num it stands for, unless the template reads one
	ja   string
	en   string
}

// grammar is the phrasebook of one game in one language, ready for use.
type grammar struct {
	book     *book
	lang     string
	names    []string
	nt       map[string]int
	rules    [][]*template   // by part of speech
	first    [][][]*template // those that may match, by part of speech and form, and by the kind of rune that they begin with
	fitting  [][]*template   // those that exist in a form, by part of speech and form
	kinds    map[rune]uint16 // of runes that phrases begin with, from 1
	lists    int             // items that are lists
	optional []bool          // parts of speech that may be empty
}

const maxForms = 3

func newGrammar(b *book, lang string) *grammar {
	c := &compiler{names: map[string]int{}, lang: lang}
	var all []*template
	for _, tab := range b.tables {
		for i := range tab {
			p := &tab[i]
			src := p.ja
			if lang == English {
				src = p.en
			}
			if src == "" {
				continue
			}
			for _, s := range strings.Split(src, "¦") {
				all = append(all, c.compile(p, unmark(s)))
			}
		}
	}
	g := &grammar{book: b, lang: lang, names: c.list, nt: c.names, rules: make([][]*template, len(c.list))}
	for _, t := range all {
		g.rules[t.nt] = append(g.rules[t.nt], t)
		for i := range t.items {
			if it := &t.items[i]; it.op == opList || it.op == opInit {
				it.list = g.lists
				g.lists++
			}
		}
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

// firsts is the set of runes with which something may begin.
type firsts struct {
	runes map[rune]bool
	empty bool
}

func (f *firsts) add(o *firsts) bool {
	n := len(f.runes)
	for r := range o.runes {
		f.runes[r] = true
	}
	return len(f.runes) > n
}

// index works out the first runes of every template and part of speech, so
// that a reader tries only what can match.
func (g *grammar) index() {
	sets := make([][maxForms]*firsts, len(g.rules))
	for i := range sets {
		for f := range maxForms {
			sets[i][f] = &firsts{runes: map[rune]bool{}}
		}
	}
	for changed := true; changed; {
		changed = false
		for n, ts := range g.rules {
			for f := range maxForms {
				for _, t := range ts {
					if !t.fits(f) {
						continue
					}
					s := g.firsts(t, f, sets)
					if sets[n][f].add(s) {
						changed = true
					}
					if s.empty && !sets[n][f].empty {
						sets[n][f].empty, changed = true, true
					}
				}
			}
		}
	}
	g.optional = make([]bool, len(g.rules))
	for n := range sets {
		for f := range maxForms {
			g.optional[n] = g.optional[n] || sets[n][f].empty
		}
	}
	g.kinds = map[rune]uint16{}
	for n := range sets {
		for f := range maxForms {
			for r := range sets[n][f].runes {
				if g.kinds[r] == 0 {
					g.kinds[r] = uint16(len(g.kinds) + 1)
				}
			}
		}
	}
	g.first = make([][][]*template, len(g.rules)*maxForms)
	g.fitting = make([][]*template, len(g.first))
	for n, ts := range g.rules {
		for f := range maxForms {
			at := n*maxForms + f
			for _, t := range ts {
				if t.fits(f) {
					g.fitting[at] = append(g.fitting[at], t)
				}
			}
			g.first[at] = g.beginning(g.fitting[at], f, sets)
		}
	}
}

// beginning sorts templates that exist in a form by the kinds of runes that
// they may begin with; under 0 those that may be empty or begin with anything.
func (g *grammar) beginning(ts []*template, form int, sets [][maxForms]*firsts) [][]*template {
	by := make([][]*template, len(g.kinds)+1)
	for _, t := range ts {
		if t.mute {
			continue
		}
		s := g.firsts(t, form, sets)
		if s.empty {
			for k := range by {
				by[k] = append(by[k], t)
			}
			continue
		}
		for r := range s.runes {
			k := g.kinds[r]
			by[k] = append(by[k], t)
		}
	}
	return by
}

func (g *grammar) firsts(t *template, form int, sets [][maxForms]*firsts) *firsts {
	out := &firsts{runes: map[rune]bool{}}
	lit := func(l []rune) bool {
		if len(l) == 0 {
			return true
		}
		out.runes[l[0]] = true
		return false
	}
	for _, it := range t.items {
		skip := false
		switch it.op {
		case opLit:
			for _, l := range it.lits {
				skip = lit(l) || skip
			}
		case opForm:
			skip = lit(it.lits[form])
		case opComma, opOrComma:
			out.runes['、'] = true
			skip = true
		case opConst, opCap, opSpace:
			skip = true
		case opNum:
			for r := '0'; r <= '9'; r++ {
				out.runes[r] = true
			}
		case opStr:
			out.runes[g.book.around(it.cat, Japanese).open] = true
			out.runes[g.book.around(it.cat, English).open] = true
		case opWord:
			skip = true
		case opCircled:
			out.runes['('] = true
		default:
			f := it.form
			if f == same {
				f = form
			}
			out.add(sets[it.nt][f])
			skip = sets[it.nt][f].empty || it.op == opInit || (it.op == opList && it.min == 0)
		}
		if !skip {
			return out
		}
	}
	out.empty = true
	return out
}

// kindOf is the kind of a rune, 0 if no phrase begins with it.
func (g *grammar) kindOf(r rune) uint16 { return g.kinds[r] }

// candidates are the templates that may match where a rune of a kind stands.
func (g *grammar) candidates(nt, form int, kind uint16) []*template {
	return g.first[nt*maxForms+form][kind]
}
