package show

import (
	"slices"

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
	return whose.With(lang.Args{Card: x, Who: t.Name(a.master), You: t.isYou(a.master)}), whose.With(lang.Args{Card: y, Who: t.Name(b.master), You: t.isYou(b.master)})
}

// cardName is what a card is called now, in words.
func (t *Table) cardName(c kernel.CardID) lang.Words { return t.nameOf(t.named(c)) }

// costWords is one item of the cost of a line in words.
func (t *Table) costWords(line uint16, item int) lang.Words {
	cost := t.M.Book.Prog.Nodes[line].Cost()
	if item < 0 || item >= len(cost.Kids) {
		return t.LineWords(line)
	}
	return t.sayCost(line, ability.N(ability.Cost, cost.Kids[item]))
}

// costOf is the cost of a line in words.
func (t *Table) costOf(line uint16) lang.Words {
	return t.sayCost(line, t.M.Book.Prog.Nodes[line].Cost())
}

// sayCost is items of the cost of a line in words: they are said as a cost of their own, or where a game
// has none as the only one of the line, and taken out of the brackets.
func (t *Table) sayCost(line uint16, cost ability.Node) lang.Words {
	alone := t.M.Book.Prog.Nodes[line]
	alone.Kids = slices.Clone(alone.Kids)
	for i := range alone.Kids {
		if alone.Kids[i].Kind == ability.Cost {
			alone.Kids[i] = cost
		}
	}
	var out lang.Words
	for l, in := range languages {
		said, err := text.Say(in, ability.N(ability.ExtraCost, cost), t.Cards.Lex)
		if err != nil {
			said = text.Print(in, alone, t.Cards.Lex)
		}
		if out[l] = bracketed(said); out[l] == "" { // this game says no cost by itself
			return t.LineWords(line)
		}
	}
	return out
}

// languages are those of text by their numbers.
var languages = [...]string{lang.Japanese: text.Japanese, lang.English: text.English}
