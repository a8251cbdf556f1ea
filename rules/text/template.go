package text

import (
	"fmt"
	"strconv"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/text/surface"
)

// op is what one item of a template does.
type op uint8

const (
	opLit     op = iota // fixed text, or one of several spellings (the first is printed)
	opForm              // text that depends on the form asked for
	opKid               // one kid
	opSelf              // the node itself, read by another part of speech
	opList              // kids from idx on
	opInit              // kids from idx on but the last
	opLast              // the last kid
	opNum               // Num in digits
	opNumWord           // Num as a word
	opStr               // Str in brackets
	opWord              // Str without brackets
	opCircled           // Num in a circle: ②, read as (2)
	opConst             // a kid that the words imply
	opComma             // comma after an object; none in a cost
	opOrComma           // comma before a list of filters joined by "or"
	opCap               // the printed template begins with a capital
	opSpace             // a space that is only printed
)

// same is the form of a slot that takes over the form of its template.
const same = -1

// item is one element of a compiled template.
type item struct {
	op    op
	lits  [][]rune // folded, for reading
	words []string // for printing
	idx   int
	nt    int
	form  int
	min   int
	list  int // of a list, its number in the grammar
	sep   []rune
	cat   catNum
	node  ability.Node
}

// template is one way to say a phrase in one language.
type template struct {
	phrase  *Phrase
	src     string
	nt      int
	items   []item
	forms   int   // number of forms that the text distinguishes, 0: none
	pass    bool  // hands its form on to a slot
	arity   int   // fixed kids of the node
	rest    bool  // kids beyond arity are read
	mute    bool  // only printed, never read
	num     bool  // Num is read from the text
	str     bool  // Str is read from the text
	in      forms // in which it exists
	implied []int // items that are opConst
	order   int   // among the templates of its part of speech
	seen    uint32
}

// missing marks a form that an act does not have.
const missing = "∄"

// fits reports whether the template exists in a form.
func (t *template) fits(form int) bool {
	switch {
	case t.forms > 0:
		for i := range t.items {
			if it := &t.items[i]; it.op == opForm && (form >= len(it.words) || it.words[form] == missing) {
				return false
			}
		}
		return true
	case t.pass:
		return true
	}
	return form == 0
}

// compiler turns templates into items; it numbers the parts of speech.
type compiler struct {
	book  *Book
	own   map[ability.Kind]Surface
	words *ability.Vocabulary
	names map[string]int
	list  []string
	lang  string
}

func (c *compiler) nt(name string) int {
	if n, ok := c.names[name]; ok {
		return n
	}
	c.names[name] = len(c.list)
	c.list = append(c.list, name)
	return len(c.list) - 1
}

// compile reads one template. The tables are fixed at build time, so a fault in
// one is a fault of the program and panics.
func (c *compiler) compile(p *Phrase, src string) *template {
	src, mute := strings.CutPrefix(src, "!")
	t := &template{phrase: p, src: src, nt: c.nt(p.Part), mute: mute}
	var lit strings.Builder
	flush := func() {
		if lit.Len() > 0 {
			t.items = append(t.items, literal([]string{lit.String()}))
			lit.Reset()
		}
	}
	rs := []rune(src)
	for i := 0; i < len(rs); i++ {
		until := func(end rune) string {
			j := i + 1
			for j < len(rs) && rs[j] != end {
				j++
			}
			if j == len(rs) {
				panic("text: template without " + string(end) + ": " + src)
			}
			s := string(rs[i+1 : j])
			i = j
			return s
		}
		switch rs[i] {
		case '\\':
			i++
			lit.WriteRune(rs[i])
		case '_':
			flush()
			t.items = append(t.items, item{op: opSpace})
		case '[':
			flush()
			t.items = append(t.items, literal(strings.Split(until(']'), "|")))
		case '<':
			flush()
			it := literal(strings.Split(until('>'), "|"))
			it.op = opForm
			t.forms = len(it.words)
			t.items = append(t.items, it)
		case '{':
			flush()
			t.items = append(t.items, c.slot(t, until('}')))
		default:
			lit.WriteRune(rs[i])
		}
	}
	flush()
	c.shape(t)
	for i := range t.items {
		if t.items[i].op == opConst {
			t.implied = append(t.implied, i)
		}
	}
	for f := range maxForms {
		if t.fits(f) {
			t.in |= 1 << f
		}
	}
	return t
}

func literal(words []string) item {
	it := item{op: opLit, words: words}
	for _, w := range words {
		it.lits = append(it.lits, foldRunes(w))
	}
	return it
}

// slot reads what stands between { and }; see the package's README.
func (c *compiler) slot(t *template, s string) item {
	switch s {
	case "、":
		return item{op: opComma}
	case ",":
		return item{op: opOrComma}
	case "^":
		return item{op: opCap}
	case "#":
		t.num = true
		return item{op: opNum}
	case "①":
		t.num = true
		return item{op: opCircled}
	}
	if cat, ok := c.book.catOf(Cat(s)); ok {
		t.str = true
		if c.book.around(cat, c.lang) == (Brackets{}) {
			return item{op: opWord, cat: cat}
		}
		return item{op: opStr, cat: cat}
	}
	if k, v, ok := strings.Cut(s, "="); ok && len(k) == 1 {
		n, err := c.words.ReadTree(v)
		if err != nil {
			panic("text: " + t.src + ": " + err.Error())
		}
		t.seen |= 1 << uint(k[0]-'0')
		return item{op: opConst, idx: int(k[0] - '0'), node: n}
	}
	if s[0] == '#' {
		t.num = true
		name, form, _ := strings.Cut(s[1:], "/")
		it := item{op: opNumWord, nt: c.nt(name)}
		if form == "=" {
			it.form, t.pass = same, true
		}
		return it
	}
	parts := strings.SplitN(s, ":", 3)
	it := item{op: opKid}
	head := parts[0]
	switch {
	case head == "@":
		it.op = opSelf
	case head == "$":
		it.op, t.rest = opLast, true
	default:
		it.idx = int(head[0] - '0')
		switch head[1:] {
		case "":
			t.seen |= 1 << uint(it.idx)
		case "*":
			it.op, t.rest = opList, true
		case "+":
			it.op, it.min, t.rest = opList, 1, true
		case "&":
			it.op, it.min, t.rest = opList, 2, true
		case "-":
			it.op, t.rest = opInit, true
		case "~":
			it.op, it.min, t.rest = opInit, 1, true
		default:
			panic("text: bad slot " + s + " in " + t.src)
		}
	}
	name, form, ok := strings.Cut(parts[1], "/")
	it.nt = c.nt(name)
	if ok && form == "=" {
		it.form, t.pass = same, true
	} else if ok {
		n, err := strconv.Atoi(form)
		if err != nil {
			panic("text: bad form in " + t.src)
		}
		it.form = n
	}
	if len(parts) == 3 {
		it.sep = foldRunes(parts[2])
		it.words = []string{parts[2]}
	}
	return it
}

// shape finds how many fixed kids the template's node has.
func (c *compiler) shape(t *template) {
	k := t.phrase.Kind
	for i := 0; i < 32; i++ {
		if t.seen&(1<<uint(i)) != 0 {
			t.arity = i + 1
		}
	}
	if k >= surface.First {
		t.arity = max(t.arity, surfaceArity[k], c.own[k].Kids)
		return
	}
	kids := c.words.Shape(k).Kids
	n := len(kids)
	if n > 0 && kids[n-1].Many {
		n--
	}
	if t.arity > n && !(len(kids) > n && t.arity == n+1) {
		panic(fmt.Sprintf("text: %s: %s has %d kids", t.src, c.words.Name(k), n))
	}
	t.arity = max(t.arity, n)
	for _, it := range t.items {
		if it.op == opList || it.op == opInit {
			t.arity = min(t.arity, it.idx)
			break
		}
	}
}
