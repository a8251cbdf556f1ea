package show

import (
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/text"
)

// named is what a card is called at a moment: cards turn over, and what stands in
// for an ability or a copy goes away.
type named struct {
	print  int32 // -1: nothing
	as     uint8
	master int8
}

// What an object in the resolution zone is besides a card.
const (
	asCard uint8 = iota
	asAbility
	asCopy
)

// named is what a card is called now; what stands in for an ability is called after
// the card whose ability it is.
func (t *Table) named(c kernel.CardID) named {
	if c == 0 {
		return named{print: -1}
	}
	out := named{print: int32(t.M.S.Cards[c].Print), master: t.M.S.Cards[c].Master}
	switch it := t.M.Item(t.M.RefOf(c)); {
	case it == nil:
	case !it.Card && it.Source.Card != c:
		out = t.named(it.Source.Card)
		out.as = asAbility
	case it.Copy:
		out.as = asCopy
	}
	return out
}

// nameOf is a name in words.
func (t *Table) nameOf(n named) lang.Words {
	if n.print < 0 {
		return lang.Words{}
	}
	w := t.Cards.List[n.print].Name
	if w[lang.English] == "" {
		w[lang.English] = w[lang.Japanese]
	}
	switch n.as {
	case asAbility:
		return t.Message("name.ability").With(lang.Args{Card: w})
	case asCopy:
		return t.Message("name.copy").With(lang.Args{Card: w})
	}
	return w
}

// namesApart are the names of two cards; if they are called the same and are not
// one player's, with whose they are.
func (t *Table) namesApart(a, b named) (lang.Words, lang.Words) {
	x, y := t.nameOf(a), t.nameOf(b)
	if x != y || a.master == b.master || !t.Book.Has("name.whose") {
		return x, y
	}
	whose := t.Message("name.whose")
	return whose.With(lang.Args{Card: x, Who: t.Name(a.master)}), whose.With(lang.Args{Card: y, Who: t.Name(b.master)})
}

// cardName is what a card is called now, in words.
func (t *Table) cardName(c kernel.CardID) lang.Words { return t.nameOf(t.named(c)) }

// costWords is one item of the cost of a line in words: it is said as a cost of its
// own, or where a game has none as the only one of the line, and taken out of the brackets.
func (t *Table) costWords(line uint16, item int) lang.Words {
	n := t.M.Book.Prog.Nodes[line]
	at := slices.IndexFunc(n.Kids, func(k ability.Node) bool { return k.Kind == ability.Cost })
	if at < 0 || item < 0 || item >= len(n.Kids[at].Kids) {
		return t.LineWords(line)
	}
	cost := ability.N(ability.Cost, n.Kids[at].Kids[item])
	alone := n
	alone.Kids = slices.Clone(n.Kids)
	alone.Kids[at] = cost
	var out lang.Words
	for l, lang := range [...]string{text.Japanese, text.English} {
		said, err := text.Say(lang, ability.N(ability.ExtraCost, cost), t.Cards.Lex)
		if err != nil {
			said = text.Print(lang, alone, t.Cards.Lex)
		}
		for _, brackets := range [...][2]string{{"〔", "〕"}, {"［", "］"}, {"[", "]"}} {
			if _, after, ok := strings.Cut(said, brackets[0]); ok {
				said, _, _ = strings.Cut(after, brackets[1])
				break
			}
		}
		out[l] = said
	}
	if out[0] == "" || out[1] == "" { // this game says no cost by itself
		return t.LineWords(line)
	}
	return out
}
