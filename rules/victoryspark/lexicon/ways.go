package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The surface kinds that only these texts need. What stands behind each is its kids and the
// meaning of its Num.
const (
	saidVersus       Kind = surface.Own + iota // …が相手より多い: set; Num the comparison
	saidIsThere                                // …のカードが《風》: owner, zone, what it is; Num 1: is not
	saidFirstPartner                           // そのアタックがパートナーアタックでこのターン1回目: Num which
	saidFromHand                               // 相手の手札からカードが…に置かれた時: owner, set, zone
	saidWhoUsed                                // 相手が…の技を使った時: owner, set
)

// ways is what the texts say otherwise than their trees do.
func ways() text.Ways {
	return text.Ways{
		Surface: map[Kind]text.Surface{
			saidVersus: {Sort: SCond}, saidIsThere: {Sort: SCond}, saidFirstPartner: {Sort: SCond},
			saidFromHand: {Sort: STrigger}, saidWhoUsed: {Sort: STrigger},
		},
		Means: map[Kind]func(Node) Node{
			saidVersus:       func(n Node) Node { return Num(CompareCounts, n.Num, n.Kids[0], opposed(n.Kids[0])) },
			saidFirstPartner: func(n Node) Node { return N(CondAnd, N(PartnerAttacking), Num(AttackIsNth, n.Num)) },
			saidIsThere: func(n Node) Node {
				return Num(Exists, n.Num, text.EachSet(n.Kids[2], func(s Node) Node { return placed(s, n.Kids[0], n.Kids[1]) }))
			},
			saidFromHand: func(n Node) Node {
				return N(OnPlaced, text.EachSet(n.Kids[1], func(s Node) Node { return placed(s, n.Kids[0], Nothing) }), N(Hand), n.Kids[2])
			},
			OnPlaced: fromAway,
			saidWhoUsed: func(n Node) Node {
				return N(OnSkillUsed, text.EachSet(n.Kids[1], func(s Node) Node { return placed(s, n.Kids[0], s.Kids[1]) }))
			},
		},
		Says: map[Kind]func(string, Node, Node) Node{
			CompareCounts: func(lang string, n, said Node) Node {
				mine := n.Kids[0]
				if lang == text.Japanese && mine.Kind == Cards && mine.Kids[0].Kind == You && n.Num <= int(Less) && n.Num >= int(Equal) && opposed(mine).Equal(n.Kids[1]) {
					return Num(saidVersus, n.Num, said.Kids[0])
				}
				return said
			},
		},
		Refuses: refuses,
		Own: text.Own{
			Changes: map[Kind]text.Change{
				Alter: text.ChangeOf, GiveTrait: text.ChangeOf, GiveTitle: text.ChangeOf, GiveSkillName: text.ChangeOf, GiveColour: text.ChangeOf,
				VoidSkills: text.ChangeOf,
			},
			Subjects: map[Kind]text.Subject{DeclareOne: text.AlwaysSubject},
		},
	}
}

// opposed is a set as the other player has it.
func opposed(set Node) Node {
	other := N(Opp)
	if set.Kids[0].Kind == Opp {
		other = N(You)
	}
	return placed(set, other, set.Kids[1])
}

// placed is a set with another owner and zone.
func placed(set, owner, zone Node) Node {
	set.Kids = append([]Node{owner, zone}, set.Kids[2:]...)
	return set
}

// refuses is why a text cannot say what is read: only the turn, an attack and a partner attack
// have an end at which something happens (6.8.1.1, 7.1.6.1), and the support step has no
// beginning of that kind (7.1.3).
func refuses(n Node) (en, ja string) {
	switch {
	case (n.Kind == OnPhaseEnd || n.Kind == OnNextEnd) && Phase(n.Num) != PhTurn:
		return "nothing happens at the end of this phase or step: only of the turn, an attack and a partner attack (6.8.1.1, 7.1.6.1)",
			"このフェイズやステップの終わりに起こることはない: ターン、アタック、パートナーアタックの終わりだけにある（6.8.1.1、7.1.6.1）"
	case (n.Kind == OnPhaseStart || n.Kind == OnNextStart) && Phase(n.Num) == PhSupport:
		return "nothing happens at the start of the support step (7.1.3)", "サポートステップの始めに起こることはない（7.1.3）"
	}
	return "", ""
}

// fromAway says of cards of a zone off the table that are placed somewhere that they come from
// there: 相手の手札が控え室に置かれた時.
func fromAway(n Node) Node {
	set := n.Kids[0]
	if set.Kind != Cards || n.Kids[1].Kind != None {
		return n
	}
	switch zone := set.Kids[1]; zone.Kind {
	case Hand, WaitingRoom, Retire, EnergyZone, Surprise:
		return N(OnPlaced, placed(set, set.Kids[0], Nothing), zone, n.Kids[2])
	}
	return n
}
