package text

import (
	"slices"
	"strconv"
	"unicode"
	"unicode/utf8"

	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// printer says surface trees. What it has said stands in out; what turns out not to be
// a way to say something is taken back.
type printer struct {
	g      *grammar
	lex    *Lexicon
	out    []byte
	inCost bool
	effort int
	word   ability.Node // a number to be said as a word
}

// say prints a node as part of speech nt in a form: the first template that
// says all of it.
func (p *printer) say(nt, form int, n *ability.Node) bool {
	if p.effort++; p.effort > maxEffort {
		return false
	}
	from := len(p.out)
	for _, t := range p.g.says(nt, n.Kind) {
		if !t.in.has(form) || !t.matches(n) {
			continue
		}
		if p.template(t, form, n) {
			return true
		}
		p.out = p.out[:from]
	}
	return false
}

// saying is the templates of a part of speech, by the kind that they may say.
type saying struct {
	by  []uint16 // of kinds, which of all
	all [][]*template
}

func newSaying(kinds []uint16, ts []*template) saying {
	any := func(k ability.Kind) (out []*template) {
		for _, t := range ts {
			if t.phrase.Kind == k || t.phrase.Kind == surface.Via {
				out = append(out, t)
			}
		}
		return out
	}
	s := saying{make([]uint16, int(slices.Max(kinds))+1), [][]*template{any(surface.Via)}}
	for _, t := range ts {
		if k := t.phrase.Kind; k != surface.Via {
			if by := &s.by[kinds[surface.Place(k)]]; *by == 0 {
				*by = uint16(len(s.all))
				s.all = append(s.all, any(k))
			}
		}
	}
	return s
}

// says is the templates of a part of speech that may say a kind.
func (g *grammar) says(nt int, k ability.Kind) []*template {
	s := &g.saying[nt]
	if i := surface.Place(k); i < len(g.kinds) {
		return s.all[s.by[g.kinds[i]]]
	}
	return s.all[0]
}

// matches checks what can be checked without printing the kids.
func (t *template) matches(n *ability.Node) bool {
	k := t.phrase.Kind
	if k == surface.Via {
		return true
	}
	if k != n.Kind || (!t.num && n.Num != t.phrase.Num) || t.str != (n.Str != "") {
		return false
	}
	if len(n.Kids) < t.arity || (len(n.Kids) > t.arity && !t.rest) {
		return false
	}
	for i := range t.arity {
		if t.seen&(1<<uint(i)) == 0 && n.Kids[i].Kind != ability.None {
			return false
		}
	}
	for _, i := range t.implied {
		if it := &t.items[i]; !n.Kids[it.idx].Equal(it.node) {
			return false
		}
	}
	return true
}

// template prints a node by one template.
func (p *printer) template(t *template, form int, n *ability.Node) bool {
	if n.Kind != ability.Cost {
		return p.items(t, form, n)
	}
	p.inCost = true
	ok := p.items(t, form, n)
	p.inCost = false
	return ok
}

// items prints a node by what a template is made of.
func (p *printer) items(t *template, form int, n *ability.Node) bool {
	from := len(p.out)
	capital := false
	next := t.arity // first kid of the lists not yet said
	put := func(s string) { p.out = append(p.out, s...) }
	for i := range t.items {
		it, ok := &t.items[i], true
		switch it.op {
		case opLit:
			put(it.words[0])
		case opForm:
			put(it.words[form])
		case opSpace:
			p.out = append(p.out, softSpace)
		case opCap:
			capital = true
		case opComma:
			if !p.inCost {
				put("、")
			}
		case opOrComma:
			if p.lex.ways().IsParted(n) {
				put("、")
			}
		case opNum:
			ok = n.Num >= 0
			p.out = strconv.AppendInt(p.out, int64(n.Num), 10)
		case opCircled:
			ok = n.Num >= 0
			put(circled(n.Num))
		case opWord:
			w := p.lex.say(it.cat, p.g.lang, n.Str)
			ok = isWord(w) && p.lex.know(it.cat, p.g.lang, w) == n.Str
			put(w)
		case opNumWord:
			p.word.Num = n.Num
			ok = p.say(it.nt, it.formIn(form), &p.word)
		case opStr:
			p.quote(it.cat, n.Str)
		case opKid:
			ok = p.say(it.nt, it.formIn(form), &n.Kids[it.idx])
		case opSelf:
			ok = p.say(it.nt, it.formIn(form), n)
		case opLast:
			ok = next == len(n.Kids)-1 && p.say(it.nt, it.formIn(form), &n.Kids[next])
			next++
		case opInit:
			for ; ok && next < len(n.Kids)-1; next++ {
				ok = p.say(it.nt, it.formIn(form), &n.Kids[next])
				put(sepWord(it))
			}
		case opList:
			k, end := 0, len(p.out)
			for ; next < len(n.Kids); next++ {
				if k > 0 {
					put(sepWord(it))
				}
				if !p.say(it.nt, it.formIn(form), &n.Kids[next]) {
					break
				}
				k, end = k+1, len(p.out)
			}
			p.out = p.out[:end]
			ok = k >= it.min
		}
		if !ok {
			return false
		}
	}
	if t.phrase.Kind != surface.Via && t.rest && next != len(n.Kids) {
		return false
	}
	if capital {
		upper(p.out[from:])
	}
	return true
}

func sepWord(it *item) string {
	if len(it.words) > 0 {
		return it.words[0]
	}
	return ""
}

// quote puts a proper word in its brackets. In English a word without a
// translation that would read as another word keeps Japanese brackets.
func (p *printer) quote(c catNum, s string) {
	w := p.lex.say(c, p.g.lang, s)
	lang := p.g.lang
	if lang == English && p.lex.know(c, English, w) != s {
		lang = Japanese
	}
	in := p.g.book.around(c, lang)
	p.out = utf8.AppendRune(p.out, in.Open)
	p.out = append(p.out, w...)
	p.out = utf8.AppendRune(p.out, in.Close)
}

// circled is a number in a circle, as costs of energy are printed.
func circled(n int) string {
	switch {
	case n == 0:
		return "⓪"
	case n <= 20:
		return string(rune('①' + n - 1))
	}
	return "(" + strconv.Itoa(n) + ")"
}

// upper makes the first letter a capital.
func upper(s []byte) {
	r, n := utf8.DecodeRune(s)
	if u := unicode.ToUpper(r); utf8.RuneLen(u) == n {
		utf8.EncodeRune(s, u)
	}
}
