package ability

import "slices"

// Lower turns a line that is one keyword into the ability that the keyword
// stands for; other lines stay as they are.
func Lower(n Node) (line Node, kw Keyword) {
	switch n.Kind {
	case Encore:
		return lowerEncore(n), KwEncore
	case Bond:
		return lowerBond(n), KwBond
	case Backup:
		return lowerBackup(n), KwBackup
	case Shift:
		return lowerShift(n), KwShift
	case Separation:
		return lowerSeparation(n), KwSeparation
	case GreatPerformance:
		return lowerGreatPerformance(), KwGreatPerformance
	case Link:
		return n, KwLink
	}
	return lowerBuildDivide(n)
}

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

// alwaysMore turns an increase of damage that a continuous ability says into what it
// is: a replacement of that damage (Build Divide 519-2, 1209-1).
func alwaysMore(n Node) Node {
	if n.Kind != Cont || len(n.Kids) != 3 || n.Kids[2].Kind != Sentence {
		return n
	}
	s := n.Kids[2]
	if len(s.Kids) != 6 || s.Kids[2].Kind != None || s.Kids[4].Kind != None {
		return n
	}
	do := s.Kids[5]
	if do.Kind != Do || len(do.Kids) != 2 || do.Kids[1].Kind != RaiseDamage || do.Kids[1].Kids[1].Kind != None {
		return n
	}
	more := do.Kids[1]
	more.Num = 1
	return N(Cont, n.Kids[0], n.Kids[1],
		sentence(s.Kids[0], s.Kids[1], N(WouldHurt, more.Kids[0]), s.Kids[3], N(Do, do.Kids[0], more)))
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

func sentence(link, window, trigger, cond Node, groups ...Node) Node {
	return N(Sentence, append([]Node{link, window, trigger, cond, Nothing}, groups...)...)
}

func one() Node { return N(Exactly, Num(Number, 1)) }

func mayPay() Node { return Num(Do, MayFlag, N(You), N(PayCost)) }

// lowerEncore: 10.2.2, back to the slot that it was in, rested.
func lowerEncore(n Node) Node {
	return N(Auto, Nothing, n.Kids[0],
		sentence(Nothing, Nothing, N(OnPlaced, N(This), N(Stage), N(WaitingRoom)), Nothing, mayPay()),
		sentence(N(IfDo), Nothing, Nothing, Nothing,
			N(Do, N(You), Num(Move, RestedFlag, N(This), N(ToItsSlot)))))
}

// lowerBond: 10.4.2, 10.4.2.1.
func lowerBond(n Node) Node {
	var names []Node
	for _, h := range n.Kids[1:] {
		names = append(names, Str(NameIs, h.Str))
	}
	set := N(Cards, N(You), N(WaitingRoom), N(Card), N(AnyOf, names...))
	return N(Auto, Nothing, n.Kids[0],
		sentence(Nothing, Nothing, N(OnEither, N(OnPlaced, N(This), N(Hand), N(Stage)), N(OnPlayedTo, N(This), N(Stage))), Nothing, mayPay()),
		sentence(N(IfDo), Nothing, Nothing, Nothing,
			N(Do, N(You), N(Choose, one(), set), N(Move, N(Chosen), N(ToHand)))))
}

// lowerBackup: 10.5.2; that it needs the counter step and a level is checked
// when it is played.
func lowerBackup(n Node) Node {
	set := N(Cards, N(You), N(Stage), N(Character), N(InBattle))
	return N(Act, N(Labels, Num(Label, int(KwCounter)), Num(Label, int(KwBackup))), n.Kids[0],
		sentence(Nothing, Nothing, Nothing, Nothing,
			N(Do, N(You), N(Choose, one(), set),
				N(Modify, N(Chosen), N(ThisTurn), N(AddPower, Num(Number, n.Num))))))
}

// lowerShift: 10.11.2; both cards have to be there to be exchanged (10.11.3,
// 10.11.3.1, 10.11.3.2).
func lowerShift(n Node) Node {
	set := N(Cards, N(You), N(Hand), N(Card), N(SameColourAsThis))
	cond := N(CondAnd, N(ThisIs, N(Clock)), N(PlayerLevelIs, N(You), Num(Number, n.Num)))
	return N(Auto, N(Labels, Num(Label, int(KwClock))), Nothing,
		sentence(Nothing, Nothing, Num(OnPhaseStart, int(PhMain), N(You)), cond,
			Num(Do, MayFlag, N(You), N(Choose, one(), set), N(Swap, N(This), N(Chosen)))))
}

// lowerSeparation: 10.16.1, 10.16.2.
func lowerSeparation(n Node) Node {
	return N(Auto, Nothing, n.Kids[0],
		sentence(Nothing, Nothing, N(OnAttackEnd), N(IsAttacking), mayPay()),
		sentence(N(IfDo), Nothing, Nothing, Nothing, N(Do, N(You), Str(Separate, n.Str))))
}

// lowerGreatPerformance: 10.6.2, a replacement of the attack itself.
func lowerGreatPerformance() Node {
	attacker := N(Cards, N(Opp), N(Stage), N(Character))
	cond := N(CondAnd, N(ThisIs, N(FrontCentre)), N(NotReversed))
	return N(Cont, Nothing, Nothing,
		sentence(Nothing, Nothing, N(WouldAttack, attacker), cond,
			Num(Do, InsteadFlag, N(You), N(AttackInstead, N(This)))))
}
