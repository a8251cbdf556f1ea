package rules

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// Compiling texts takes longer than playing a turn, so matches of the same
// cards share the result.
var lastCompiled struct {
	sync.Mutex
	book   *book
	tables uint64
	cards  *cardSet
}

// cardSet is compiled cards with their lines in words, printed when first asked
// for.
type cardSet struct {
	*cards.Set
	game  string
	from  []pack.Card
	mu    sync.Mutex              // of whoever prints a line
	words []atomic.Pointer[Words] // by line, nil before it has been printed
}

func compiled(b *book, s Setup) (*cardSet, error) {
	lastCompiled.Lock()
	defer lastCompiled.Unlock()
	last := &lastCompiled
	if last.book == b && last.tables == *b.Tables && slices.EqualFunc(last.cards.from, s.Cards, sameCard) {
		return last.cards, nil
	}
	ready, err := b.Compile(s.Cards)
	if err != nil {
		return nil, err
	}
	last.book, last.tables = b, *b.Tables
	last.cards = newCardSet(b.Key, ready, slices.Clone(s.Cards))
	return last.cards, nil
}

func newCardSet(game string, ready *cards.Set, from []pack.Card) *cardSet {
	return &cardSet{Set: ready, game: game, from: from, words: make([]atomic.Pointer[Words], len(ready.Book.Prog.Lines))}
}

// Catalogue is the printed cards of the match; CardView.Print indexes it.
func (t *Match) Catalogue() []Printed {
	out := make([]Printed, len(t.cards.List))
	for i := range t.cards.List {
		out[i] = t.printed(i)
	}
	return out
}

func words(w pack.Words) Words { return Words{w.Ja, w.En} }

func (t *Match) printed(i int) Printed {
	c := &t.cards.List[i]
	p := Printed{ID: c.ID, Name: words(c.Name), Kind: c.Kind, Colour: c.Colour, Level: c.Level, Cost: c.Cost, Power: c.Power, Soul: c.Soul,
		Triggers: c.Triggers, Icons: c.Icons, Title: words(c.Title), Side: c.Side, Rarity: c.Rarity, Flavour: words(c.Flavour),
		Colours: c.Colours, Subtypes: c.Subtypes, Hit: c.Hit, Timing: c.Timing, Needs: Needs(c.Needs),
		Titles: allWords(c.Titles), Identities: allWords(c.Identities), Other: t.cards.OtherOf(i), Inert: c.Inert}
	if p.Name[English] == "" {
		p.Name[English] = p.Name[Japanese]
	}
	for _, tr := range c.Traits {
		p.Traits = append(p.Traits, words(tr))
	}
	for _, icon := range c.AbilityIcons {
		p.AbilityIcons = append(p.AbilityIcons, t.abilityIcon(icon))
	}
	for n, line := range c.Lines {
		if c.IsInert(n) {
			p.Lines = append(p.Lines, lang.Same(line))
			continue
		}
		p.Lines = append(p.Lines, t.lineWords(t.m.Book.Prints[i].Lines[n]))
	}
	h := fnv.New64a()
	h.Write([]byte(c.ID))
	p.Seed = h.Sum64()
	return p
}

// abilityIcon is an icon "condition/effect" in words; a number may follow the
// effect: your-turn/power+1000.
func (t *Match) abilityIcon(icon string) Words {
	when, what, _ := strings.Cut(icon, "/")
	what, number, _ := strings.Cut(what, "+")
	n, _ := strconv.Atoi(number)
	return t.message("ability-icon." + when).With(lang.Args{Text: t.message("ability-icon." + what).With(lang.Args{N: n})})
}

// lineWords is a compiled line in words.
func (t *Match) lineWords(line uint16) Words {
	if w := t.cards.words[line].Load(); w != nil {
		return *w
	}
	w := t.printLine(line)
	t.cards.words[line].Store(&w)
	return w
}

// printLine is lineWords of a line that has not been printed yet.
func (t *Match) printLine(line uint16) Words {
	if i := t.book.IconOfLine(t.m, line); i > 0 {
		return t.book.message("icon." + strconv.Itoa(i))
	}
	n := t.m.Book.Prog.Nodes[line]
	if n.Kind == ability.None {
		return Words{}
	}
	t.cards.mu.Lock()
	defer t.cards.mu.Unlock()
	return cards.Print(t.cards.game, n, t.cards.Lex)
}

func sameCard(a, b pack.Card) bool { return a.Equal(&b) }
