package lexicon

import (
	"math"

	. "gorin/rules/ability" // most lines name kinds
)

// complete notes which level a backup asks for (10.5.2).
func complete(_ *Compiler, n Node, l *Line) {
	if n.Kind == Backup {
		l.Level = uint8(min(n.Kids[1].Num, math.MaxUint8))
	}
}

// lowerEncore: 10.2.2, back to the slot that it was in, rested.
func lowerEncore(n Node) Node {
	return N(Auto, Nothing, n.Kids[0],
		Said(Nothing, Nothing, N(OnPlaced, N(This), N(Stage), N(WaitingRoom)), Nothing, MayPay()),
		Said(N(IfDo), Nothing, Nothing, Nothing,
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
		Said(Nothing, Nothing, N(OnEither, N(OnPlaced, N(This), N(Hand), N(Stage)), N(OnPlayedTo, N(This), N(Stage))), Nothing, MayPay()),
		Said(N(IfDo), Nothing, Nothing, Nothing,
			N(Do, N(You), N(Choose, One(), set), N(Move, N(Chosen), N(ToHand)))))
}

// lowerBackup: 10.5.2; that it needs the counter step and a level is checked
// when it is played.
func lowerBackup(n Node) Node {
	set := N(Cards, N(You), N(Stage), N(Character), N(InBattle))
	return N(Act, N(Labels, Num(Label, int(KwCounter)), Num(Label, int(KwBackup))), n.Kids[0],
		Said(Nothing, Nothing, Nothing, Nothing,
			N(Do, N(You), N(Choose, One(), set),
				N(Modify, N(Chosen), N(ThisTurn), Num(AddStat, OfStat(StatPower, Plus), Num(Number, n.Num))))))
}

// lowerShift: 10.11.2; both cards have to be there to be exchanged (10.11.3,
// 10.11.3.1, 10.11.3.2).
func lowerShift(n Node) Node {
	set := N(Cards, N(You), N(Hand), N(Card), N(SameColourAsThis))
	cond := N(CondAnd, N(ThisIs, N(Clock)), N(PlayerLevelIs, N(You), Num(Number, n.Num)))
	return N(Auto, N(Labels, Num(Label, int(KwClock))), Nothing,
		Said(Nothing, Nothing, Num(OnPhaseStart, int(PhMain), N(You)), cond,
			Num(Do, MayFlag, N(You), N(Choose, One(), set), N(Swap, N(This), N(Chosen)))))
}

// lowerSeparation: 10.16.1, 10.16.2.
func lowerSeparation(n Node) Node {
	return N(Auto, Nothing, n.Kids[0],
		Said(Nothing, Nothing, N(OnAttackEnd), N(IsAttacking), MayPay()),
		Said(N(IfDo), Nothing, Nothing, Nothing, N(Do, N(You), Str(Separate, n.Str))))
}

// lowerGreatPerformance: 10.6.2, a replacement of the attack itself.
func lowerGreatPerformance(Node) Node {
	attacker := N(Cards, N(Opp), N(Stage), N(Character))
	cond := N(CondAnd, N(ThisIs, N(FrontCentre)), N(NotReversed))
	return N(Cont, Nothing, Nothing,
		Said(Nothing, Nothing, N(WouldAttack, attacker), cond,
			Num(Do, InsteadFlag, N(You), N(AttackInstead, N(This)))))
}
