package lexicon

import (
	"slices"

	"gorin/rules/ability"
)

// plain says what a text says in words of this game in those that games share: so it is
// compiled, and shown as it is printed.
func plain(n ability.Node) ability.Node {
	switch {
	case n.Kind == ability.Modify:
		n.Kids = unaltered(n.Kids)
	case n.Kind == ability.CostOfHand && n.Kids[0].Kind == EveryOne: // 4.16.2
		n.Kids = append([]ability.Node{ability.N(ability.Exactly, ability.Num(ability.CountOf, 1, n.Kids[1]))}, n.Kids[1:]...)
	case n.Kind == ability.Cost:
		n.Kids = atOnce(n.Kids)
	case n.Kind == ability.GiveTrait:
		n.Kind = GiveSkillTrait
	case n.Kind.IsLine():
		n = held(n)
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
		if !k.Kind.IsLine() { // which is compiled on its own
			x = plain(x)
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
	case ability.NotOf, ability.AnyOf:
		n.Kids = append([]ability.Node(nil), n.Kids...)
		for i := range n.Kids {
			n.Kids[i] = ofSkill(n.Kids[i])
		}
	}
	return n
}

// atOnce orders the items of a cost, which are all paid at once (8.5.1.3.2), so that it does not
// matter how the text lists them: what puts cards elsewhere comes last, since a card may be rested
// or shown by another item of the same cost.
func atOnce(items []ability.Node) []ability.Node {
	items = slices.Clone(items)
	slices.SortStableFunc(items, func(x, y ability.Node) int { return puts(x) - puts(y) })
	return items
}

// puts is 1 for an item of a cost that puts cards elsewhere, else 0. What it does is its last part.
func puts(item ability.Node) int {
	if n := len(item.Kids); n > 0 && item.Kids[n-1].Kind == ability.Move {
		return 1
	}
	return 0
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

// held says of each sentence of a line under which condition the line has its effect (8.3.2,
// 8.3.3), which the text says in a sentence of its own.
func held(line ability.Node) ability.Node {
	var under, parts []ability.Node
	for _, k := range line.Kids {
		if cond, ok := holds(k); ok {
			under = append(under, cond)
		} else {
			parts = append(parts, k)
		}
	}
	if under == nil {
		return line
	}
	for i, k := range parts {
		if k.Kind != ability.Sentence {
			continue
		}
		k.Kids = append([]ability.Node(nil), k.Kids...)
		all := append([]ability.Node(nil), under...)
		if k.Kids[3].Kind != ability.None {
			all = append(all, k.Kids[3])
		}
		if k.Kids[3] = all[0]; len(all) > 1 {
			k.Kids[3] = ability.N(ability.CondAnd, all...)
		}
		parts[i] = k
	}
	line.Kids = parts
	return line
}

// holds is the condition that a sentence names under which the line has its effect.
func holds(part ability.Node) (cond ability.Node, ok bool) {
	if part.Kind != ability.Sentence || len(part.Kids) != 6 || len(part.Kids[5].Kids) != 2 || part.Kids[5].Kids[1].Kind != SkillHolds {
		return cond, false
	}
	if cond = part.Kids[3]; part.Kids[5].Kids[1].Num == 1 {
		cond = ability.N(CondNot, cond)
	}
	return cond, true
}
