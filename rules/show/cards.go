package show

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
	"gorin/rules/rulebook"
)

// Set is compiled cards with their lines in words, printed when first asked
// for.
type Set struct {
	*cards.Set
	From  []pack.Card                  // what they were printed as
	mu    sync.Mutex                   // of whoever prints a line
	words []atomic.Pointer[lang.Words] // by line, nil before it has been printed
}

// NewSet is cards that a game has compiled from printed ones.
func NewSet(ready *cards.Set, from []pack.Card) *Set {
	return &Set{Set: ready, From: from, words: make([]atomic.Pointer[lang.Words], len(ready.Book.Prog.Lines))}
}

// Catalogue is the printed cards of the match; CardView.Print indexes it.
func (t *Table) Catalogue() []rulebook.Printed {
	out := make([]rulebook.Printed, len(t.Cards.List))
	for i := range t.Cards.List {
		out[i] = t.Printed(i)
	}
	return out
}

func Words(w pack.Words) lang.Words { return lang.Words{w.Ja, w.En} }

func (t *Table) Printed(i int) rulebook.Printed {
	c := &t.Cards.List[i]
	p := rulebook.Printed{ID: c.ID, Name: Words(c.Name), Kind: c.Kind, Colour: c.Word("colour"), Level: c.Number("level"), Cost: c.Number("cost"), Power: c.Number("power"), Soul: c.Number("soul"),
		Triggers: c.Keys("triggers"), Icons: c.Keys("icons"), Title: Words(c.Title), Side: c.Word("side"), Rarity: c.Rarity, Flavour: Words(c.Flavour),
		Colours: c.Keys("colours"), Subtypes: c.Keys("subtypes"), Hit: c.Number("hit"), Timing: c.Word("timing"), Needs: rulebook.Needs{Black: c.Count("needs", "black"), Blue: c.Count("needs", "blue"), White: c.Count("needs", "white"), Red: c.Count("needs", "red"), Generic: c.Count("needs", "generic")},
		Titles: allWords(c.Tags("titles")), Identities: allWords(c.Tags("identities")), Other: t.Cards.OtherOf(i), Inert: c.Inert}
	if p.Name[lang.English] == "" {
		p.Name[lang.English] = p.Name[lang.Japanese]
	}
	for _, tr := range slices.Concat(c.Tags("traits"), c.Tags("attributes")) {
		p.Traits = append(p.Traits, Words(tr))
	}
	for _, icon := range c.Keys("ability-icons") {
		p.AbilityIcons = append(p.AbilityIcons, t.abilityIcon(icon))
	}
	for n, line := range c.Lines {
		if c.IsInert(n) {
			p.Lines = append(p.Lines, lang.Same(line))
			continue
		}
		p.Lines = append(p.Lines, t.LineWords(t.M.Book.Prints[i].Lines[n]))
	}
	h := fnv.New64a()
	h.Write([]byte(c.ID))
	p.Seed = h.Sum64()
	return p
}

// abilityIcon is an icon "condition/effect" in words; a number may follow the
// effect: your-turn/power+1000.
func (t *Table) abilityIcon(icon string) lang.Words {
	when, what, _ := strings.Cut(icon, "/")
	what, number, _ := strings.Cut(what, "+")
	n, _ := strconv.Atoi(number)
	return t.Message("ability-icon." + when).With(lang.Args{Text: t.Message("ability-icon." + what).With(lang.Args{N: n})})
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
