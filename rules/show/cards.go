package show

import (
	"hash/fnv"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// Set is compiled cards with their lines in words, printed when first asked
// for.
type Set struct {
	*cards.Set
	From  []pack.Card                  // what they were printed as
	rows  rows                         // what their values are in views
	mu    sync.Mutex                   // of whoever prints a line or a part of one
	words []atomic.Pointer[lang.Words] // by line, nil before it has been printed
	said  map[part]saying
}

// NewSet is cards that a game has compiled from printed ones.
func NewSet(ready *cards.Set, from []pack.Card, g *rulebook.Game) *Set {
	return &Set{Set: ready, From: from, rows: rowsOf(ready, g), said: map[part]saying{}, words: make([]atomic.Pointer[lang.Words], len(ready.Book.Prog.Lines))}
}

// Catalogue is the printed cards of the match; CardView.Print indexes it.
func (t *Table) Catalogue() []rulebook.Printed {
	out := make([]rulebook.Printed, len(t.Cards.List))
	for i := range t.Cards.List {
		out[i] = t.Printed(i)
	}
	return out
}

// Printed is a card of the match as it is printed, with its lines in words.
func (t *Table) Printed(i int) rulebook.Printed {
	c := &t.Cards.List[i]
	p := t.Book.bare(c)
	p.Other = t.Cards.OtherOf(i)
	for n, line := range c.Lines {
		if c.IsInert(n) {
			p.Lines = append(p.Lines, lang.Same(line))
			continue
		}
		p.Lines = append(p.Lines, t.LineWords(t.M.Book.Prints[i].Lines[n]))
	}
	return p
}

// Plain is a card that has not been compiled, its lines as they are written.
func (b *Book) Plain(c *pack.Card) rulebook.Printed {
	p := b.bare(c)
	for _, line := range c.Lines {
		p.Lines = append(p.Lines, lang.Same(line))
	}
	return p
}

// bare is a card without its lines and its other face.
func (b *Book) bare(c *pack.Card) rulebook.Printed {
	p := rulebook.Printed{ID: c.ID, Name: c.Name, Kind: c.Kind, Title: c.Title, Rarity: c.Rarity, Flavour: c.Flavour,
		Values: c.Values, Other: -1, Inert: c.Inert}
	if p.Name[lang.English] == "" {
		p.Name[lang.English] = p.Name[lang.Japanese]
	}
	for _, v := range c.Values {
		if d := b.Values.Find(v.Key); d != nil && d.Halves[0].Key != "" {
			b.sayHalves(&p, v)
		}
	}
	h := fnv.New64a()
	h.Write([]byte(c.ID))
	p.Seed = h.Sum64()
	return p
}

// sayHalves gives keys of two halves their words; a number may follow the second:
// your-turn/power+1000.
func (b *Book) sayHalves(p *rulebook.Printed, v value.Value) {
	var words []lang.Words
	for _, key := range v.Keys {
		left, right, _ := strings.Cut(key, "/")
		right, number, _ := strings.Cut(right, "+")
		n, _ := strconv.Atoi(number)
		message := func(half string) lang.Words { return b.Message(v.Key + "." + half) }
		words = append(words, message(left).With(lang.Args{Text: message(right).With(lang.Args{N: n})}))
	}
	p.SetTags(v.Key, words)
}

// LineWords is a compiled line in words.
func (t *Table) LineWords(line uint16) lang.Words {
	if w := t.Cards.words[line].Load(); w != nil {
		return *w
	}
	w := t.printLine(line)
	t.Cards.words[line].Store(&w)
	return w
}

// printLine is lineWords of a line that has not been printed yet.
func (t *Table) printLine(line uint16) lang.Words {
	if i := t.Book.IconOfLine(t.M, line); i > 0 {
		return t.Book.Message("icon." + strconv.Itoa(i))
	}
	n := t.M.Book.Prog.Nodes[line]
	if n.Kind == ability.None {
		return lang.Words{}
	}
	t.Cards.mu.Lock()
	defer t.Cards.mu.Unlock()
	return t.Book.Known.Print(n, t.Cards.Lex)
}
