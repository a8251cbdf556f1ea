package meaning

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text/surface"
)

// combine replaces surface kinds by the kinds of ability trees.
func (b *builder) combine(n Node) (Node, error) {
	switch n.Kind {
	case surface.StatOf:
		return Num(StatOf, n.Num*PerStat+n.Kids[1].Num, b.faced(n.Kids[0])), nil
	case surface.HighestOf:
		if b.lang == Japanese && n.Kids[1].Num != n.Kids[2].Num {
			return n, &fault{"two different numbers are compared", n, ofMeaning}
		}
		return Num(HighestOf, n.Num*PerStat+n.Kids[1].Num, n.Kids[0]), nil
	case surface.Pip:
		return Num(Pip, n.Num+pipColours*n.Kids[0].Num), nil
	case surface.Times:
		return Num(TimesStat, n.Num*PerStat+n.Kids[0].Num), nil
	case HeadIs: // a card of that name, however it is said
		if k := n.Kids[0]; k.Kind == Named {
			return Str(NameIs, k.Str), nil
		}
	case Reveal:
		if k := n.Kids[0]; b.YouUnsaid && deckTop(k) {
			return N(RevealTop, k.Kids[0], k.Kids[1]), nil
		}
	case surface.StatIs:
		return Num(StatIs, n.Kids[1].Num*PerStat+n.Num, n.Kids[0], n.Kids[2]), nil
	case surface.StatVs:
		n.Kids[0], n.Kids[2] = b.faced(n.Kids[0]), b.faced(n.Kids[2])
		if n.Kids[1].Num != n.Kids[3].Num {
			return n, &fault{"two different numbers are compared", n, ofMeaning}
		}
		b.compared = Num(StatVs, n.Kids[1].Num*PerStat+n.Num, n.Kids[0], n.Kids[2])
		return b.compared, nil
	case surface.Union:
		var sets []Node
		for _, k := range flatUnion(n.Kids[2:]) {
			c := k
			c.Num = n.Num
			c.Kids = append([]Node{n.Kids[0], n.Kids[1]}, k.Kids[2:]...)
			sets = append(sets, c)
		}
		return oneOrUnion(sets), nil
	case Union:
		sets := flatUnion(n.Kids)
		if len(sets) < 2 {
			return sets[0], nil
		}
		if placed(sets[0]) && b.lang == Japanese {
			for _, s := range sets[1:] {
				if !placed(s) && s.Kind != This {
					return n, &fault{"the owner or zone stands before the first set only", n, ofForm}
				}
			}
		}
		return N(Union, sets...), nil
	case surface.Someone:
		out := N(CondAnd)
		for _, k := range n.Kids[2:] {
			c := withPlace(k, n.Kids[0], n.Kids[1])
			c.Num = n.Num
			out.Kids = append(out.Kids, N(Exists, c))
		}
		if len(out.Kids) < 2 {
			return n, &fault{"one set only", n, ofForm}
		}
		return out, nil
	case surface.OtherWay:
		return b.otherWay(n)
	case surface.Tier:
		if !n.Kids[3].Equal(Num(Number, n.Num+1)) {
			return n, &fault{"the two cases do not follow each other", n, ofMeaning}
		}
		return Num(TierOf, n.Num, n.Kids[:3]...), nil
	case CountIs:
		b.countedNow(n.Kids[0])
	case surface.AsMany:
		if b.counted.Kind == None {
			return n, &fault{"nothing has been counted before", n, ofMeaning}
		}
		return Num(CountIs, n.Num, b.counted, n.Kids[0]), nil
	case surface.DidAct, surface.DidActSome:
		return b.didAct(n)
	case surface.Did, surface.DidSome:
		return b.doneSo(n)
	case AnyOf:
		if len(n.Kids) < 2 {
			return n.Kids[0], nil
		}
		if b.Zoned { // 《N》かコストが4か5の
			return N(AnyOf, flatAnyOf(n.Kids)...), nil
		}
	case CondAnd:
		var kids []Node
		for _, k := range n.Kids {
			if k.Kind == CondAnd {
				kids = append(kids, k.Kids...)
			} else {
				kids = append(kids, k)
			}
		}
		if len(kids) < 2 {
			return kids[0], nil
		}
		return N(CondAnd, kids...), nil
	default:
		if means := b.kinds.of(n.Kind).means; means != nil {
			return means(n), nil
		}
	}
	return n, nil
}

// faced is the one object that a set stands for, if it does: English has one name for both.
func (b *builder) faced(n Node) Node {
	if b.Alone != nil {
		if obj, ok := b.Alone(n); ok {
			b.that = b.kinds.of(obj.Kind).that
			return obj
		}
	}
	return n
}

// Except is a set without an object.
func Except(set, obj Node) Node {
	if obj.Kind == This {
		set.Num = 1
		return set
	}
	kids := append([]Node(nil), set.Kids[:3]...)
	set.Kids = append(append(kids, N(NotOf, N(IsOne, obj))), set.Kids[3:]...)
	return set
}

// placed reports whether a set names an owner or a zone.
func placed(set Node) bool {
	return len(set.Kids) > 1 && (set.Kids[0].Kind != None || set.Kids[1].Kind != None)
}

func flatUnion(ks []Node) []Node {
	var out []Node
	for _, k := range ks {
		if k.Kind == Union {
			out = append(out, flatUnion(k.Kids)...)
		} else {
			out = append(out, k)
		}
	}
	return out
}

func flatAnyOf(ks []Node) (out []Node) {
	for _, k := range ks {
		if k.Kind == AnyOf {
			out = append(out, flatAnyOf(k.Kids)...)
		} else {
			out = append(out, k)
		}
	}
	return out
}

func oneOrUnion(sets []Node) Node {
	if len(sets) == 1 {
		return sets[0]
	}
	return N(Union, sets...)
}

// aboutCard reports whether a condition is about そのカード.
func aboutCard(c Node) bool {
	switch c.Kind {
	case IsA, StatIs:
		return c.Kids[0].Kind == TheCard
	case CondAnd:
		for _, k := range c.Kids {
			if aboutCard(k) {
				return true
			}
		}
	}
	return false
}

// saysCharacter reports whether a condition says that そのカード is a character.
func saysCharacter(c Node) bool {
	if c.Kind == IsA && c.Num == 0 && c.Kids[0].Kind == TheCard {
		set := c.Kids[1]
		if set.Kind == Union {
			set = set.Kids[0]
		}
		return set.Kids[2].Kind == Character
	}
	return c.Kind == CondAnd && slices.ContainsFunc(c.Kids, saysCharacter)
}

func (w *Ways) isCond(n Node) bool {
	switch n.Kind {
	case surface.StatIs, surface.StatVs, surface.Someone, surface.BareIf, surface.Did, surface.DidSome, surface.DidAct, surface.DidActSome, surface.OtherWay, surface.AsMany:
		return true
	}
	return w.sortOf(n.Kind) == SCond
}

func (w *Ways) isSet(n Node) bool {
	return n.Kind == surface.Union || w.sortOf(n.Kind) == SCards
}
