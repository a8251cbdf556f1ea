package deck

import (
	"slices"
	"strings"

	"gorin/rules/ability"
	"gorin/rules/pack"
)

// What a text about construction says of cards, looked up in what is printed on them: of
// a territory, the unopened face (319-3).

// canMatch reports whether all that a set asks for is printed on cards.
func canMatch(set ability.Node) bool {
	return set.Kind == ability.Cards && heads[set.Kids[2].Kind] != "" && !slices.ContainsFunc(set.Kids[3:], func(f ability.Node) bool { return !printed(f) })
}

var heads = map[ability.Kind]string{ability.Card: "any", ability.Unit: "unit", ability.Command: "command", ability.Territory: "territory", ability.Named: "named"}

func printed(f ability.Node) bool {
	switch f.Kind {
	case ability.HasIcon, ability.Trait, ability.Colour, ability.Colourless, ability.TitleIs, ability.Identity, ability.NameIs, ability.NameHas, ability.Ace:
		return true
	case ability.CostIs:
		return f.Kids[0].Kind == ability.Number
	case ability.AnyOf, ability.NotOf:
		return !slices.ContainsFunc(f.Kids, func(k ability.Node) bool { return !printed(k) })
	}
	return false
}

// matches reports whether a card is what a set describes.
func matches(set ability.Node, c *pack.Card) bool {
	switch head := set.Kids[2]; head.Kind {
	case ability.Card:
	case ability.Named:
		if !slices.Contains(names(c), head.Str) {
			return false
		}
	default:
		if heads[head.Kind] != c.Kind {
			return false
		}
	}
	return !slices.ContainsFunc(set.Kids[3:], func(f ability.Node) bool { return !has(f, c) })
}

var colours = map[int]string{int(ability.Black): "black", int(ability.Blue): "blue", int(ability.White): "white", int(ability.Red): "red"}

func has(f ability.Node, c *pack.Card) bool {
	word := func(ws []pack.Words) bool {
		return slices.ContainsFunc(ws, func(w pack.Words) bool { return w.Ja == f.Str })
	}
	switch f.Kind {
	case ability.HasIcon:
		return slices.Contains(c.Triggers, map[int]string{int(ability.TriggerBuster): "buster", int(ability.TriggerShot): "shot"}[f.Num])
	case ability.Trait:
		return word(c.Traits)
	case ability.TitleIs:
		return word(c.Titles)
	case ability.Identity:
		return word(c.Identities)
	case ability.Colour:
		return slices.Contains(c.Colours, colours[f.Num])
	case ability.Colourless:
		return len(c.Colours) == 0
	case ability.NameIs:
		return slices.Contains(names(c), f.Str)
	case ability.NameHas:
		return slices.ContainsFunc(names(c), func(n string) bool { return strings.Contains(n, f.Str) })
	case ability.Ace:
		return slices.Contains(c.Subtypes, "ace")
	case ability.CostIs:
		n := f.Kids[0].Num
		switch ability.Compare(f.Num) {
		case ability.AtLeast:
			return c.Cost >= n
		case ability.AtMost:
			return c.Cost <= n
		case ability.More:
			return c.Cost > n
		case ability.Less:
			return c.Cost < n
		}
		return c.Cost == n
	case ability.AnyOf:
		return slices.ContainsFunc(f.Kids, func(k ability.Node) bool { return has(k, c) })
	case ability.NotOf:
		return !has(f.Kids[0], c)
	}
	return false
}
