package lexicon

import . "gorin/rules/ability" // most lines name kinds

// What lines are short for when they are played. The zone that a line names (9.4.4) and what its
// condition keywords ask for (11.2) are kept by the rules and no part of its effect.

// lowerSpark is 11.3.2: triggered by being put into the entry from the deck by the rules.
func lowerSpark(n Node) Node {
	n = plain(n)
	out := Node{Kind: Auto, Num: n.Num, Kids: append([]Node(nil), n.Kids...)}
	for i := 2; i < len(out.Kids); i++ {
		if s := out.Kids[i]; s.Kind == Sentence {
			s.Kids = append([]Node(nil), s.Kids...)
			s.Kids[2] = N(OnSparked)
			out.Kids[i] = s
			break
		}
	}
	return out
}

// lowerCancel: a cancel is looked at when something is played (9.1.1.4, 11.4.2); it counts as a
// continuous ability (11.4.1), and says behind the colon what it is about (9.1.1.4.1). What it is about and what
// it asks for is kept by the rules.
func lowerCancel(n Node) Node { return N(Cont, labels(n.Kids[0]), Nothing) }

// lowerInForce: the keyword is a label of what is always in force, and no more (11.6.4, 11.8.1, 11.8.2).
func lowerInForce(Node) Node { return N(Cont, Nothing, Nothing) }

// plain is a line whose labels are keywords alone, and whose energy is paid like any other item, in
// the order of the text (9.5.2.1).
func plain(n Node) Node {
	switch n.Kind {
	case Auto, Act, Cont, Effect, Spark:
	default:
		return n
	}
	n.Kids = append([]Node(nil), n.Kids...)
	n.Kids[0], n.Kids[1] = labels(n.Kids[0]), cost(n.Kids[1])
	parts := EitherDone(n.Kids[2:])
	if n.Kind == Cont {
		parts = AskedAlone(parts)
	}
	n.Kids = append([]Node(nil), n.Kids[0], simple(n.Kids[1]))
	for _, k := range parts {
		n.Kids = append(n.Kids, sentences(n.Kind, k)...)
	}
	for i, k := range n.Kids[2:] {
		n.Kids[2+i] = simple(underSupported(k))
	}
	swapsEach(n.Kids[2:])
	namedAgain(n.Kids[2:])
	return n
}

// labels gives the keywords of condition keywords.
func labels(n Node) Node {
	if n.Kind != Labels {
		return n
	}
	out := N(Labels)
	for _, l := range n.Kids {
		switch l.Kind {
		case Label:
			out.Kids = append(out.Kids, l)
		case ReCombo:
			out.Kids = append(out.Kids, Num(Label, int(KwReCombo)))
		case TrueStrength:
			out.Kids = append(out.Kids, Num(Label, int(KwTrueStrength)))
		}
	}
	if len(out.Kids) == 0 {
		return Nothing
	}
	return out
}

// cost makes acts of its energy. What is paid instead if a condition holds goes with the energy
// before it.
func cost(n Node) Node {
	if n.Kind != Cost {
		return n
	}
	out := N(Cost)
	for _, it := range n.Kids {
		switch it.Kind {
		case PayEnergy:
			out.Kids = append(out.Kids, N(CostAct, N(PayEnergyNow, it.Kids[0])))
		case CheaperIf:
			if last := len(out.Kids) - 1; last >= 0 && out.Kids[last].Kind == CostAct && out.Kids[last].Kids[0].Kind == PayEnergyNow {
				out.Kids[last] = N(CostAct, N(PayEitherEnergy, out.Kids[last].Kids[0].Kids[0], it.Kids[1], it.Kids[0]))
			} else {
				out.Kids = append(out.Kids, it)
			}
		default:
			out.Kids = append(out.Kids, it)
		}
	}
	return out
}

// StrengthOf is what a true strength asks for (11.7.2, 11.7.3): of several references one is enough
// (11.7.3.1).
func StrengthOf(label Node) Node {
	set := N(Cards, N(You), N(EitherZone, N(Members), N(RetireZone)), N(Card))
	switch len(label.Kids) {
	case 0:
	case 1:
		set.Kids = append(set.Kids, label.Kids[0])
	default:
		set.Kids = append(set.Kids, N(AnyOf, label.Kids...))
	}
	return Num(CountIs, int(AtLeast), set, Num(Number, label.Num))
}

// ComboOf is what a Re combo asks for (11.5.2, 11.5.3).
func ComboOf(label Node) Node {
	set := N(Cards, N(You), N(SetZone), N(SetCard))
	if label.Str != "" {
		set.Kids = append(set.Kids, Str(NameIs, label.Str))
	}
	return N(CondOr, N(Exists, set), N(AlsoMet))
}

// AlsoComboOf is the name of a Rebirth by which the Re combos of a card are met besides, and the
// condition under which they are, if a line says so.
func AlsoComboOf(line Node) (name string, while Node, is bool) {
	if line.Kind != Cont {
		return "", Nothing, false
	}
	for _, s := range line.Kids[2:] {
		if s.Kind != Sentence {
			continue
		}
		for _, g := range s.Kids[5:] {
			if g.Kind == Do && g.Kids[1].Kind == ComboAlso {
				return g.Kids[1].Str, simple(s.Kids[3]), true
			}
		}
	}
	return "", Nothing, false
}

// About is the set that a cancel (11.4.2) or a blocker (11.6.3) names, and whether a line names one.
func About(line Node) (set Node, is bool) {
	switch line.Kind {
	case Cancel:
		set = line.Kids[1]
		set.Kids = append([]Node(nil), set.Kids...)
		set.Kids[0], set.Kids[1], set.Kids[2] = Nothing, N(Entry), N(Card) // what is played is looked at, wherever it is
		return set, true
	case Blocker:
		if len(line.Kids) == 0 {
			return Nothing, false
		}
		set = N(Cards, Nothing, N(Entry), N(Card), line.Kids[0])
		if len(line.Kids) > 1 {
			set.Kids[3] = N(AnyOf, line.Kids...)
		}
		return set, true
	}
	return Nothing, false
}

// CancelsIn is the head of what a cancel is about: a spark, or a card.
func CancelsIn(line Node) Kind { return line.Kids[1].Kids[2].Kind }

// simple is a part of a text in the words that are played.
func simple(n Node) Node {
	if n.Kind.IsLine() {
		return n // it is lowered by itself
	}
	if len(n.Kids) > 0 {
		kids := make([]Node, 0, len(n.Kids))
		for _, k := range n.Kids {
			if k.Kind == Alter {
				kids = append(kids, altered(StatATK, k.Kids[0], k.Num&1), altered(StatDEF, k.Kids[1], k.Num>>1))
				continue
			}
			kids = append(kids, simple(k))
		}
		n.Kids = kids
	}
	switch n.Kind {
	case OnComeOn: // 5.5.1: from anywhere but the entry and the members
		field := N(EitherZone, N(Entry), N(Members))
		return simple(N(OnPlaced, n.Kids[0], N(NotZone, field), field))
	case NotZone:
		return eitherOf(without(n.Kids[0]))
	case DoneThus:
		return doneThus(n)
	case ToEither:
		return twoPlaces(n)
	case Cards:
		return simpleSet(n)
	case NameIs: // 2.1.2
		n.Kind = NameHas
	case CheckLuck: // against one of the opponents (12.5.5.3)
		return N(CheckAgainst, N(Opp))
	case OnPlaced: // 9.8.4.1
		if n.Kids[0].Kind != This {
			return Num(OnPlacedThrough, int(InAnyWay), n.Kids...)
		}
	case Modify:
		return givenAnywhere(n)
	case Choose, CostOfHand:
		n.Kids[0] = allOf(n.Kids[0], n.Kids[1])
	case Do:
		return simpleGroup(unfolded(n))
	}
	return n
}

// allOf is the quantity of すべて: as many as there are.
func allOf(qty, set Node) Node {
	if qty.Kind == AllMany {
		return N(Exactly, Num(CountOf, 1, set))
	}
	return qty
}

// altered is one of the two changes of ＋2/－1 (5.17.1).
func altered(s Stat, by Node, minus int) Node {
	sign := Plus
	if minus != 0 {
		sign = Minus
	}
	return Num(AddStat, OfStat(s, sign), simple(by))
}

// everywhere is the zones that a card can come from (chapter 4).
var everywhere = [...]Kind{Deck, Hand, Entry, Members, EnergyZone, SetZone, RetireZone, WaitingRoom, Memory, SoulZone}

// without is the zones but one, or those of a place that is two.
func without(zone Node) (rest []Node) {
	for _, k := range everywhere {
		if k != zone.Kind && (zone.Kind != EitherZone || k != zone.Kids[0].Kind && k != zone.Kids[1].Kind) {
			rest = append(rest, N(k))
		}
	}
	return rest
}

// eitherOf is several zones, two by two.
func eitherOf(zones []Node) Node {
	if len(zones) == 1 {
		return zones[0]
	}
	return N(EitherZone, zones[0], eitherOf(zones[1:]))
}

// doneThus is the zone of what an effect has shown or put somewhere.
func doneThus(n Node) Node {
	switch Deed(n.Num) {
	case DidShow:
		return N(ShownThus)
	case DidDraw:
		return N(PutThus, N(Hand))
	}
	zones := make([]Node, len(everywhere))
	for i, k := range everywhere {
		zones[i] = N(k)
	}
	return N(PutThus, eitherOf(zones))
}

// twoPlaces is a choice of two places as one word.
func twoPlaces(n Node) Node {
	switch a, b := n.Kids[0].Kind, n.Kids[1].Kind; {
	case a == ToEntry && b == ToMembers || a == ToMembers && b == ToEntry:
		return N(ToEntryOrMember)
	case a == ToEntry && b == ToEmptySeat || a == ToEmptySeat && b == ToEntry:
		return N(ToEntryOrSeat)
	case a == ToDeckTop && b == ToDeckBottom || a == ToDeckBottom && b == ToDeckTop:
		return N(ToDeckEither)
	}
	return n
}

// simpleSet: of the energy those are meant that are no partners (4.6.3), or the partners (4.6.4);
// a spark is the card that has it.
func simpleSet(n Node) Node {
	n.Kids = append([]Node(nil), n.Kids...)
	switch zone := n.Kids[1]; zone.Kind {
	case EnergyZone:
		n.Kids = append(n.Kids, Num(PartnerCard, 1))
	case Partners:
		n.Kids = append(n.Kids, N(PartnerCard))
	case SparksOf:
		n = sparksOf(n)
	case SoulOf:
		n.Kids[0], n.Kids[1] = Nothing, N(SoulZone)
		n.Kids = append(n.Kids, N(SoulUnder, zone.Kids[0]))
	}
	if n.Kids[2].Kind == SparkHead {
		n.Kids[2] = N(Card)
		n.Kids = append(n.Kids, Num(HasKeyword, int(KwSpark)))
	}
	return n
}

// Altered is a part of a text with the changes of ATK and of DEF said together, as Alter is played.
func Altered(n Node) Node {
	kids := n.Kids
	n.Kids = make([]Node, 0, len(kids))
	for i := 0; i < len(kids); i++ {
		if i+1 < len(kids) {
			if atk, minus, ok := changeOf(kids[i], StatATK); ok {
				if def, minus2, ok := changeOf(kids[i+1], StatDEF); ok {
					n.Kids = append(n.Kids, Num(Alter, minus|minus2<<1, atk, def))
					i++
					continue
				}
			}
		}
		n.Kids = append(n.Kids, Altered(kids[i]))
	}
	return n
}

// changeOf is what altered has made a change of: by how much, 1 if it is less by that, and whether it is one.
func changeOf(n Node, s Stat) (by Node, minus int, ok bool) {
	if n.Kind != AddStat || n.Num != OfStat(s, Plus) && n.Num != OfStat(s, Minus) {
		return Nothing, 0, false
	}
	return n.Kids[0], n.Num - OfStat(s, Plus), true
}
