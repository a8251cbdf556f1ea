package builddivide

import (
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/lang"
	"gorin/rules/pack"
)

// What a text about construction says of cards, looked up in what is isPrinted on them: of
// a territory, the unopened face (319-3).

// canBePrinted reports whether all that a set asks for is isPrinted on cards.
func canBePrinted(set ability.Node) bool {
	return set.Kind == ability.Cards && deckHeads[set.Kids[2].Kind] != "" && !slices.ContainsFunc(set.Kids[3:], func(f ability.Node) bool { return !isPrinted(f) })
}

var deckHeads = map[ability.Kind]string{ability.Card: "any", lexicon.Unit: "unit", lexicon.Command: "command", lexicon.Territory: "territory", ability.Named: "named"}

func isPrinted(f ability.Node) bool {
	switch f.Kind {
	case ability.HasIcon, ability.Trait, ability.Colour, lexicon.Colourless, lexicon.TitleIs, lexicon.Identity, ability.NameIs, ability.NameHas, lexicon.Ace:
		return true
	case ability.WithStat:
		return ability.Stat(f.Num/ability.PerStat) == ability.StatCost && f.Kids[0].Kind == ability.Number
	case ability.AnyOf, ability.NotOf:
		return !slices.ContainsFunc(f.Kids, func(k ability.Node) bool { return !isPrinted(k) })
	}
	return false
}

// isPrintedSo reports whether a card is what a set describes.
func isPrintedSo(set ability.Node, c *pack.Card) bool {
	switch head := set.Kids[2]; head.Kind {
	case ability.Card:
	case ability.Named:
		if !slices.Contains(deckNames(c), head.Str) {
			return false
		}
	default:
		if deckHeads[head.Kind] != c.Kind {
			return false
		}
	}
	return !slices.ContainsFunc(set.Kids[3:], func(f ability.Node) bool { return !bears(f, c) })
}

var deckColours = map[int]string{int(ability.Black): "black", int(ability.Blue): "blue", int(ability.White): "white", int(ability.Red): "red"}

func bears(f ability.Node, c *pack.Card) bool {
	word := func(ws []lang.Words) bool {
		return slices.ContainsFunc(ws, func(w lang.Words) bool { return w[lang.Japanese] == f.Str })
	}
	switch f.Kind {
	case ability.HasIcon:
		return slices.Contains(c.Keys("triggers"), map[int]string{int(lexicon.TriggerBuster): "buster", int(lexicon.TriggerShot): "shot"}[f.Num])
	case ability.Trait:
		return word(c.Tags("attributes"))
	case lexicon.TitleIs:
		return word(c.Tags("titles"))
	case lexicon.Identity:
		return word(c.Tags("identities"))
	case ability.Colour:
		return slices.Contains(c.Keys("colours"), deckColours[f.Num])
	case lexicon.Colourless:
		return len(c.Keys("colours")) == 0
	case ability.NameIs:
		return slices.Contains(deckNames(c), f.Str)
	case ability.NameHas:
		return slices.ContainsFunc(deckNames(c), func(n string) bool { return strings.Contains(n, f.Str) })
	case lexicon.Ace:
		return slices.Contains(c.Keys("subtypes"), "ace")
	case ability.WithStat:
		n := f.Kids[0].Num
		switch ability.Compare(f.Num % ability.PerStat) {
		case ability.AtLeast:
			return c.Number("cost") >= n
		case ability.AtMost:
			return c.Number("cost") <= n
		case ability.More:
			return c.Number("cost") > n
		case ability.Less:
			return c.Number("cost") < n
		}
		return c.Number("cost") == n
	case ability.AnyOf:
		return slices.ContainsFunc(f.Kids, func(k ability.Node) bool { return bears(k, c) })
	case ability.NotOf:
		return !bears(f.Kids[0], c)
	}
	return false
}
