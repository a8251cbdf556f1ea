package lexicon

import "gorin/rules/ability"

// Plain says what a text says in words of this game in those that games share, before it is
// compiled.
func Plain(n ability.Node) ability.Node {
	if n.Kind == ability.Modify {
		n.Kids = unaltered(n.Kids)
	}
	return skillsMeant(n)
}

// skillsMeant says of skills what a text says of them in the words that are for cards: 《T》の技
// is skills of the trait, not those of cards that have one (2.15.1).
func skillsMeant(n ability.Node) ability.Node {
	skills := n.Kind == ability.Cards && len(n.Kids) > 2 && n.Kids[2].Kind == Skill
	n = paired(n)
	for i, k := range n.Kids {
		x := k
		if skills && i > 2 {
			x = ofSkill(x)
		}
		x = Plain(x)
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

// unaltered parts ＋2000/－1000 into what it adds to attack and to defence.
func unaltered(mods []ability.Node) (out []ability.Node) {
	for _, k := range mods {
		if k.Kind != Alter {
			out = append(out, k)
			continue
		}
		for i, stat := range [...]ability.Stat{StatAttack, StatDefence} {
			sign := ability.Plus
			if k.Num>>i&1 != 0 {
				sign = ability.Minus
			}
			if v := k.Kids[i]; v.Kind != ability.Number || v.Num != 0 {
				out = append(out, ability.Num(ability.AddStat, ability.OfStat(stat, sign), v))
			}
		}
	}
	return out
}
