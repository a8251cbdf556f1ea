package lexicon

import "gorin/rules/ability"

// OfSkills says of skills what a text says of them in the words that are for cards: 《T》の技
// is skills of the trait, not those of cards that have one (2.15.1).
func OfSkills(n ability.Node) ability.Node {
	skills := n.Kind == ability.Cards && len(n.Kids) > 2 && n.Kids[2].Kind == Skill
	for i, k := range n.Kids {
		x := OfSkills(k)
		if skills && i > 2 {
			x = ofSkill(x)
		}
		if !x.Equal(k) {
			n.Kids = append([]ability.Node(nil), n.Kids...)
			n.Kids[i] = x
		}
	}
	return n
}

// ofSkill is a filter of cards as one of skills; those of a card's number stay as they are.
func ofSkill(n ability.Node) ability.Node {
	switch n.Kind {
	case ability.Trait:
		n.Kind = SkillOf
	case ability.NameIs:
		n.Kind = SkillNamed
	case ability.NotOf, ability.AnyOf:
		n.Kids = append([]ability.Node(nil), n.Kids...)
		for i := range n.Kids {
			n.Kids[i] = ofSkill(n.Kids[i])
		}
	}
	return n
}
