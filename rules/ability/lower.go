package ability

import "slices"

// whileInBattle turns "during this card's battle" of a continuous ability into
// a condition; an effect that resolves has it as its duration.
func whileInBattle(n Node) Node {
	if n.Kind != Cont || !lastsBattle(n) {
		return n
	}
	out := n
	out.Kids = nil
	for _, s := range n.Kids {
		if s.Kind != Sentence || !lastsBattle(s) {
			out.Kids = append(out.Kids, s)
			continue
		}
		always, s := apart(s)
		if len(always.Kids) > 5 {
			out.Kids = append(out.Kids, always)
		}
		here := N(Exists, N(ThisInBattle))
		if s.Kids[3].Kind != None {
			here = N(CondAnd, here, s.Kids[3])
		}
		s.Kids[3] = here
		out.Kids = append(out.Kids, s)
	}
	return out
}

// apart parts a sentence into what it does always and what lasts for a battle.
func apart(s Node) (always, battle Node) {
	always, battle = s, s
	always.Kids, battle.Kids = slices.Clone(s.Kids[:5]), slices.Clone(s.Kids[:5])
	for _, g := range s.Kids[5:] {
		one, other := g, g
		one.Kids, other.Kids = slices.Clone(g.Kids[:1]), slices.Clone(g.Kids[:1])
		for _, a := range g.Kids[1:] {
			if lastsBattle(N(Do, a)) {
				other.Kids = append(other.Kids, a)
			} else {
				one.Kids = append(one.Kids, a)
			}
		}
		if len(one.Kids) > 1 {
			always.Kids = append(always.Kids, one)
		}
		if len(other.Kids) > 1 {
			battle.Kids = append(battle.Kids, other)
		}
	}
	return always, battle
}

// waitsInBattle turns "during this card's battle, when …" into what is looked at when
// that happens.
func waitsInBattle(n Node) Node {
	for i, s := range n.Kids {
		if s.Kind == Sentence && s.Kids[1].Kind == Battling {
			n.Kids, s.Kids = slices.Clone(n.Kids), slices.Clone(s.Kids)
			s.Kids[1] = N(Exists, N(ThisInBattle))
			n.Kids[i] = s
		}
	}
	return n
}

// lastsBattle looks for the duration, though not inside an ability that is given.
func lastsBattle(n Node) bool {
	if n.Kind == GiveAbility || n.Kind == HasAbility {
		return false
	}
	for _, k := range n.Kids {
		if k.Kind == ThisBattle || lastsBattle(k) {
			return true
		}
	}
	return false
}

// Said is a sentence: its link, window, trigger and condition, then what is done.
func Said(link, window, trigger, cond Node, groups ...Node) Node {
	return N(Sentence, append([]Node{link, window, trigger, cond, Nothing}, groups...)...)
}

// One is the quantity of one, and MayPay that you may pay the cost.
func One() Node { return N(Exactly, Num(Number, 1)) }

// MayPay: see One.
func MayPay() Node { return Num(Do, MayFlag, N(You), N(PayCost)) }
