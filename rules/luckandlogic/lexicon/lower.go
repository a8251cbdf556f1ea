package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
)

// What lines are short for when they are played. What stands before a text that says only where or
// when it is in force (9.3.2.6.1, 11.3, 11.6) is kept by the rules and no part of its effect.

// lowerCovenant is 11.2.1: this card trances with one that fits and becomes the soul.
func lowerCovenant(n Node) Node { return waits(n, N(OnUnion), KwCovenant) }

// lowerLogicDrive is 11.4.1: a kind of activated ability.
func lowerLogicDrive(n Node) Node {
	out := N(Act, bears(keywords(at(n, 0)), KwLogicDrive), plainCost(at(n, 1)))
	out.Kids = append(out.Kids, after(n)...)
	return numberOfNow(out)
}

// lowerInForce: the keyword is a label of what is always in force, and no more (11.5.1).
func lowerInForce(Node) Node { return N(Cont, Nothing, Nothing) }

// lowerGateBreak is 11.7.1.
func lowerGateBreak(n Node) Node { return waits(n, N(OnBroken, N(This)), KwGateBreak) }

// lowerExplosion is 11.8.1.
func lowerExplosion(Node) Node {
	return N(Auto, N(Labels, Num(Label, int(KwExplosion))), Nothing,
		Said(Nothing, Nothing, N(OnStruck), Nothing, N(Do, N(You), Num(TurnFace, 0, N(This)))),
		Said(N(Then), Nothing, Nothing, Nothing, N(Do, N(You), N(Move, N(This), N(ToDrop)))))
}

// lowerExplosionSkill is 11.9.1.
func lowerExplosionSkill(n Node) Node {
	out := waits(n, Num(OnFace, 0, N(This)), KwExplosionSkill)
	for i := 2; i < len(out.Kids); i++ {
		if s := out.Kids[i]; s.Kind == Sentence {
			set := N(IsSetOn, N(This))
			if s.Kids[3].Kind != None {
				set = N(CondAnd, set, s.Kids[3])
			}
			s.Kids[3] = set
			break
		}
	}
	return out
}

// lowerSecretSkill is 11.10.1: done as a part of the transmutation that has turned this card up.
func lowerSecretSkill(n Node) Node { return waits(n, N(OnSecret), KwSecretSkill) }

// lowerMake is 11.11.2.
func lowerMake(n Node) Node {
	return N(Act, N(Labels, Num(Label, int(KwMake))), plainCost(at(n, 0)),
		Said(Nothing, Nothing, Nothing, Nothing, N(Do, N(You), Num(MakeSwap, n.Num))))
}

// at is a kid of a line, Nothing if it has none there.
func at(n Node, i int) Node {
	if i < len(n.Kids) {
		return n.Kids[i]
	}
	return Nothing
}

// after is the parts of a line.
func after(n Node) (parts []Node) {
	if len(n.Kids) > 2 { // 9.2.2.3.1
		for _, k := range EitherDone(n.Kids[2:]) {
			parts = append(parts, simple(k))
		}
	}
	return parts
}

// waits is an automatic ability that a keyword says the event of.
func waits(n Node, event Node, kw Keyword) Node {
	out := Node{Kind: Auto, Num: n.Num, Kids: append([]Node{bears(keywords(at(n, 0)), kw), plainCost(at(n, 1))}, after(n)...)}
	for i := 2; i < len(out.Kids); i++ {
		if s := out.Kids[i]; s.Kind == Sentence {
			s.Kids = append([]Node(nil), s.Kids...)
			s.Kids[2] = event
			out.Kids[i] = s
			break
		}
	}
	return numberOfNow(out)
}

// keywords gives the keywords of what stands before a text.
func keywords(n Node) Node {
	if n.Kind != Labels {
		return n
	}
	out := N(Labels)
	for _, l := range n.Kids {
		switch l.Kind {
		case Label:
			out.Kids = append(out.Kids, l)
		case EXSoul:
			out.Kids = append(out.Kids, Num(Label, int(KwEXSoul)))
		}
	}
	if len(out.Kids) == 0 {
		return Nothing
	}
	return out
}

// bears adds a keyword to labels, if it is one.
func bears(labels Node, kw Keyword) Node {
	if kw == KwNone {
		return labels
	}
	return N(Labels, append(append([]Node(nil), labels.Kids...), Num(Label, int(kw)))...)
}

// lower is a line that is no keyword in the words that are played.
func lower(n Node) Node {
	switch n.Kind {
	case Auto:
		if Eventless(n) { // 5.16.2
			return waits(othersThanBattler(n), N(OnDefined, N(This)), KwNone)
		}
	case Act, Cont, Effect:
	default:
		return n
	}
	out := Node{Kind: n.Kind, Num: n.Num, Kids: []Node{keywords(at(n, 0)), plainCost(at(n, 1))}}
	out.Kids = append(out.Kids, after(n)...)
	if n.Kind != Cont {
		out = asManyPaid(numberOfNow(out))
	}
	return out
}

// numberOfNow has what gives a card the number of another one say that number as an X, which is fixed as it is done: the
// other card may have left, or lie face down, by then (9.11.1, 9.11.2). A continuous ability looks at it again and
// again.
func numberOfNow(line Node) Node {
	let := Nothing
	var walk func(n Node) Node
	walk = func(n Node) Node {
		if n.Kind == SameStatAs && let.Kind == None {
			let = N(LetX, Num(StatOf, PerStat+n.Num, n.Kids[0]))
			return Num(SetStat, n.Num, N(XVar))
		}
		if n.Kind == LetX || n.Kind == Delayed || n.Kind.IsLine() || len(n.Kids) == 0 {
			return n
		}
		kids := make([]Node, len(n.Kids))
		for i, k := range n.Kids {
			kids[i] = walk(k)
		}
		n.Kids = kids
		return n
	}
	out := line
	out.Kids = append([]Node(nil), line.Kids...)
	for i := 2; i < len(out.Kids); i++ {
		if out.Kids[i].Kind == LetX {
			return line
		}
		out.Kids[i] = walk(out.Kids[i])
	}
	if let.Kind == None {
		return line
	}
	out.Kids = append(out.Kids, let)
	return out
}

// othersThanBattler has the others that a defined card speaks of be others than the battling member, since the
// card itself is no member.
func othersThanBattler(n Node) Node {
	if len(n.Kids) == 0 {
		return n
	}
	n.Kids = append([]Node(nil), n.Kids...)
	for i, k := range n.Kids {
		if !k.Kind.IsLine() {
			n.Kids[i] = othersThanBattler(k)
		}
	}
	if n.Kind == Cards && n.Num&1 != 0 {
		n.Kids = append(n.Kids, N(NotOf, N(IsOne, N(Battler, N(You)))))
	}
	return n
}

// Eventless reports whether an 【自】 says no event that it waits for, as those of tactics cards and
// paradoxes do, which are done as their card is defined (5.16.2).
func Eventless(line Node) bool {
	if line.Kind != Auto || len(line.Kids) < 3 {
		return false
	}
	for _, part := range line.Kids[2:] {
		if part.Kind == Sentence {
			return part.Kids[2].Kind == None
		}
	}
	return false
}

// Plain is a set that stands before a text in the words that are played.
func Plain(n Node) Node { return simple(n) }

// among says of a set of the highest, or the lowest, among which those are: what fits all the rest.
func among(n Node) Node {
	if n.Kind != Cards {
		return n
	}
	rest := Node{Kind: Cards, Num: n.Num}
	found := false
	for i, k := range n.Kids {
		if i > 2 && (k.Kind == Highest || k.Kind == Lowest) {
			found = true
			continue
		}
		rest.Kids = append(rest.Kids, k)
	}
	if !found {
		return n
	}
	out := Node{Kind: Cards, Num: n.Num, Kids: append([]Node(nil), n.Kids...)}
	for i, k := range out.Kids[3:] {
		switch k.Kind {
		case Highest:
			out.Kids[3+i] = Num(MostIn, k.Num, rest)
		case Lowest:
			out.Kids[3+i] = Num(LeastIn, k.Num, rest)
		}
	}
	return out
}

// simple is a part of a text in the words that are played: an attribute with an icon is one as any
// other (2.6.4.1).
func simple(n Node) Node {
	if n.Kind == AttrIcon && n.Num >= 0 && n.Num < len(AttributeNames) {
		return Str(Trait, AttributeNames[n.Num])
	}
	if n.Kind.IsLine() || len(n.Kids) == 0 {
		return n // a line is lowered by itself
	}
	if n.Kind == SwapStats { // each gets as much more as the other had, which is fixed when it is done
		change := N(Modify, N(This), n.Kids[1], Num(AddStat, OfStat(Stat(n.Num), Plus), N(XVar)))
		return Num(SwapStats, n.Num, simple(n.Kids[0]), change, simple(n.Kids[2]))
	}
	n = among(n)
	if n.Kind == SharedTrait { // worlds are kept among traits, and are none of them
		n.Kind = SharedAttribute
	}
	kids := make([]Node, 0, len(n.Kids))
	for _, k := range n.Kids {
		if n.Kind == Do && k.Kind == Discard {
			kids = append(kids, discarding(n.Kids[0], k.Kids[0])...)
			continue
		}
		kids = append(kids, simple(k))
	}
	n.Kids = kids
	if (n.Kind == OnPlaced || n.Kind == WouldPlaced) && kids[1].Kind == None {
		return fromWhereSuchLie(n)
	}
	return n
}

// fromWhereSuchLie says of a move that is not said to be from anywhere that it is from where such cards lie: of a
// union, from where those of the same part of it do. What would be moved lies there yet, what has been moved does not.
func fromWhereSuchLie(n Node) Node {
	set := n.Kids[0]
	switch {
	case set.Kind != Union:
		n.Kids[1] = whereSuchLie(set)
		return n
	case n.Kind == WouldPlaced:
		n.Kids[0] = text.EachSet(set, func(part Node) Node {
			if where := whereSuchLie(part); where.Kind != None {
				part.Kids = append([]Node(nil), part.Kids...)
				part.Kids[1] = where
			}
			return part
		})
		return n
	}
	var all Node
	for i, part := range set.Kids {
		kids := append([]Node(nil), n.Kids...)
		kids[0], kids[1] = part, whereSuchLie(part)
		one := Node{Kind: n.Kind, Num: n.Num, Kids: kids}
		if i == 0 {
			all = one
			continue
		}
		all = N(OnEither, all, one)
	}
	return all
}

// discarding is a discard of so many cards (5.8.1): whoever does it chooses them in their hand, and they are
// discarded.
func discarding(who, many Node) []Node {
	if who.Kind == None {
		who = N(You)
	}
	return []Node{N(Choose, many, N(Cards, who, N(Hand), N(Card))), N(DiscardThese, N(Chosen))}
}

// whereSuchLie is the zone that a set without one means, where cards of its kind or name lie (2.2.3, 2.1.3.1):
// what moves has to come from there to be called so. Nothing, if the set means a card anywhere.
func whereSuchLie(set Node) Node {
	if set.Kind != Cards || set.Kids[1].Kind != None {
		return Nothing
	}
	switch head := set.Kids[2].Kind; head {
	case Gate:
		return N(GateZone)
	case Tactics:
		return N(BattleZone)
	case Paradox:
		return N(BattleOrParadox)
	case MyLogicalist:
		return N(MyLogicalistZone)
	case Card:
		for _, f := range set.Kids[3:] {
			switch f.Kind {
			case Named, TitleIs, NameOnly, CovenanterIs:
				return N(Circles)
			}
		}
		return Nothing
	}
	return N(Circles)
}
