package text

import (
	"strconv"
	"strings"
	"unicode"

	"gorin/rules/ability"
)

// printer says surface trees.
type printer struct {
	g      *grammar
	lex    *Lexicon
	inCost bool
	effort int
}

// say prints a node as part of speech nt in a form: the first template that
// says all of it.
func (p *printer) say(nt, form int, n ability.Node) (string, bool) {
	if p.effort++; p.effort > maxEffort {
		return "", false
	}
	for _, t := range p.g.rules[nt] {
		if !t.fits(form) || !t.matches(n) {
			continue
		}
		if s, ok := p.template(t, form, n); ok {
			return s, true
		}
	}
	return "", false
}

// matches checks what can be checked without printing the kids.
func (t *template) matches(n ability.Node) bool {
	k := t.phrase.kind
	if k == via {
		return true
	}
	if k != n.Kind || (!t.num && n.Num != t.phrase.num) {
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
	str := false
	for i := range t.items {
		switch it := &t.items[i]; it.op {
		case opConst:
			if !n.Kids[it.idx].Equal(it.node) {
				return false
			}
		case opStr, opWord:
			str = true
		}
	}
	return str == (n.Str != "")
}

// template prints a node by one template.
func (p *printer) template(t *template, form int, n ability.Node) (string, bool) {
	var b strings.Builder
	capital := false
	next := t.arity // first kid of the lists not yet said
	if p.inCost = p.inCost || n.Kind == ability.Cost; n.Kind == ability.Cost {
		defer func() { p.inCost = false }()
	}
	sub := func(it *item, n ability.Node) bool {
		s, ok := p.say(it.nt, it.formIn(form), n)
		b.WriteString(s)
		return ok
	}
	for i := range t.items {
		it := &t.items[i]
		switch it.op {
		case opLit:
			b.WriteString(it.words[0])
		case opForm:
			b.WriteString(it.words[form])
		case opSpace:
			b.WriteRune(softSpace)
		case opCap:
			capital = true
		case opComma:
			if !p.inCost {
				b.WriteString("、")
			}
		case opOrComma:
			if hasOrList(n) {
				b.WriteString("、")
			}
		case opNum:
			if n.Num < 0 {
				return "", false
			}
			b.WriteString(strconv.Itoa(n.Num))
		case opCircled:
			if n.Num < 0 {
				return "", false
			}
			b.WriteString(circled(n.Num))
		case opWord:
			w := p.lex.say(it.cat, p.g.lang, n.Str)
			if !isWord(w) || p.lex.know(it.cat, p.g.lang, w) != n.Str {
				return "", false
			}
			b.WriteString(w)
		case opNumWord:
			if !sub(it, ability.Node{Kind: kWord, Num: n.Num}) {
				return "", false
			}
		case opStr:
			b.WriteString(p.quote(it.cat, n.Str))
		case opKid:
			if !sub(it, n.Kids[it.idx]) {
				return "", false
			}
		case opSelf:
			if !sub(it, n) {
				return "", false
			}
		case opLast:
			if next != len(n.Kids)-1 || !sub(it, n.Kids[next]) {
				return "", false
			}
			next++
		case opInit:
			for ; next < len(n.Kids)-1; next++ {
				if !sub(it, n.Kids[next]) {
					return "", false
				}
				b.WriteString(sepWord(it))
			}
		case opList:
			k := 0
			for ; next < len(n.Kids); next++ {
				s, ok := p.say(it.nt, it.formIn(form), n.Kids[next])
				if !ok {
					break
				}
				if k > 0 {
					b.WriteString(sepWord(it))
				}
				b.WriteString(s)
				k++
			}
			if k < it.min {
				return "", false
			}
		}
	}
	if t.phrase.kind != via && t.rest && next != len(n.Kids) {
		return "", false
	}
	s := b.String()
	if capital {
		s = upper(s)
	}
	return s, true
}

func sepWord(it *item) string {
	if len(it.words) > 0 {
		return it.words[0]
	}
	return ""
}

// quote puts a proper word in its brackets. In English a word without a
// translation that would read as another word keeps Japanese brackets.
func (p *printer) quote(c Cat, s string) string {
	w := p.lex.say(c, p.g.lang, s)
	lang := p.g.lang
	if lang == English && p.lex.know(c, English, w) != s {
		lang = Japanese
	}
	in := p.g.book.around(c, lang)
	return string(in.open) + w + string(in.close)
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

func upper(s string) string {
	for i, r := range s {
		return s[:i] + string(unicode.ToUpper(r)) + s[i+len(string(r)):]
	}
	return s
}

// hasOrList reports whether the filters of a set are joined by "or": then a
// comma follows the owner or the zone. Lists of names take none.
func hasOrList(n ability.Node) bool {
	if n.Kind == kUnion {
		return true
	}
	if !placed(n) && n.Num == 0 {
		return false // the comma follows the owner or the zone
	}
	for _, k := range n.Kids {
		if k.Kind == ability.AnyOf && k.Kids[0].Kind != ability.NameHas {
			return true
		}
	}
	if len(n.Kids) > 3 && n.Kids[3].Kind == ability.LevelIs && n.Kids[3].Kids[0].Kind == ability.PlayerLevel {
		return true
	}
	return false
}
