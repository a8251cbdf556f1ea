package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The surface kinds that only these texts need. What stands behind each is its kids and the
// meaning of its Num.
const (
	saidPoint  Kind = surface.Own + iota // そのコスト1につき: object, stat; Num how many
	saidVersus                           // …が相手より多い: set; Num the comparison
	saidDone                             // 2枚以上置いたら: the Deed; Num how many
	saidBut                              // English, with “B” but not “A” in its name: the names, A first
	saidBoth                             // 自分と相手の…から: set, of one's own and of the opponents
)

// thisRebirth is このReバース, as the Num of This, and thisPlain このカード.
const (
	thisRebirth = surface.ThisCard + 1 + iota
	thisPlain
)

// How That is said, as its Num.
const (
	thatChara = surface.ThatHere + iota
	thatEnergy
	thatPartner
	thatRebirth
)

// ways is how the texts leave things unsaid: what is chosen is chosen from a zone, by which
// it is said again.
func ways() text.Ways {
	return text.Ways{
		Pronouns: true, Dense: true, Zoned: true,
		This: this,
		Nouns: []text.Noun{
			thatChara:   {},
			thatEnergy:  {From: EnergyZone},
			thatPartner: {From: Partners},
			thatRebirth: {From: SetZone, Heads: []Kind{SetCard}},
		},
		Here:      []Kind{Entry, Members},
		Nowhere:   []Kind{SetCard},
		Ownerless: []Kind{SoulOf, SparksOf, DoneThus},
		Everybody: everybody,
		Theirs:    []Kind{NextOppTurn},
		Surface:   map[Kind]text.Surface{saidBoth: {Kids: 1}, saidPoint: {Sort: SCards}, saidVersus: {Sort: SCond}, saidBut: {Sort: SFilter, Kids: 2}, saidDone: {Sort: SCond}},
		Means: map[Kind]func(Node) Node{
			Cards:      plainSet,
			CostOfHand: allInCost,
			All:        allShown,
			EitherZone: flatZones,
			saidPoint:  func(n Node) Node { return Num(EveryPoint, n.Num*PerStat+n.Kids[1].Num, n.Kids[0]) },
			saidVersus: func(n Node) Node { return Num(CompareCounts, n.Num, n.Kids[0], opposed(n.Kids[0])) },
			ToEntry:    unsaidOwner, ToMembers: unsaidOwner, ToEnergy: unsaidOwner, ToDeckTop: unsaidOwner, ToDeckBottom: unsaidOwner,
			saidDone: func(n Node) Node { return Num(DidAtLeast, n.Num) },
			saidBoth: ofBoth,
			EveryN: func(n Node) Node {
				if n.Num == 1 {
					return n.Kids[0]
				}
				return n
			},
		},
		Says: map[Kind]func(string, Node, Node) Node{
			Union: sayBoth,
			Cards: func(lang string, _, said Node) Node {
				if lang == text.English {
					return saidApart(said)
				}
				return said
			},
			EveryPoint: func(_ string, n, said Node) Node {
				return Num(saidPoint, n.Num/PerStat, said.Kids[0], Num(surface.Word, n.Num%PerStat))
			},
			CompareCounts: func(lang string, n, said Node) Node {
				mine := n.Kids[0]
				if lang == text.Japanese && mine.Kind == Cards && mine.Kids[0].Kind != None && len(mine.Kids) == 3 &&
					n.Num != int(Equal) && n.Num != int(AtMost) && opposed(mine).Equal(n.Kids[1]) {
					return Num(saidVersus, n.Num, said.Kids[0])
				}
				return said
			},
		},
		Refuses: refuses,
		Own: text.Own{
			Roles: map[Kind]Kind{OnSupport: Supported, OnSupported: Supporter},
			Acts: map[Kind]text.Doing{
				PlaySpark: {Read: readPlaySpark, Say: sayPlaySpark},
				Disguise:  {Read: readDisguise, Say: sayDisguise},
				Move:      {Say: sayMove},
			},
			Since:   map[Kind]func(string, Node, Node) Node{IfDo: text.Asked, IfNotDo: text.Asked, DidAtLeast: doneMany},
			Further: Alter,
			Changes: map[Kind]text.Change{Alter: text.ChangeOf, LoseTraits: text.ChangeTopic, LoseNames: text.ChangeTopic},
			Subjects: map[Kind]text.Subject{
				ToPartner: text.NoSubject, ZeroDamage: text.NoSubject, ComboAlso: text.NoSubject,
				BlockWith: text.EnglishSubject, PlaysHere: text.EnglishSubject, TakesLess: text.NoSubject, PiercesLess: text.NoSubject,
			},
		},
	}
}

// refuses is why the rules have no place for what a line says: a cancel answers one kind of play (9.1.1.4.2).
func refuses(n Node) (en, ja string) {
	switch {
	case n.Kind == Cancel && n.Kids[1].Kind == Union:
		return "a cancel is of one kind of play", "【キャンセル】は1種類のプレイについてのものである"
	case n.Kind == OnUse && Keyword(n.Num) != KwCancel && Keyword(n.Num) != KwBlocker:
		return "only cancels and blockers are used", "「使った時」は【キャンセル】と【ブロッカー】についてのものである"
	case (n.Kind == OnPhaseEnd || n.Kind == OnNextEnd) && Phase(n.Num) != PhTurn:
		return "only the end of a turn is waited for", "「終了時」はターンについてのものである"
	}
	return "", ""
}

// this is how a line calls the card on which it stands: one that waits for its own card being set, or
// sets it, is of a Rebirth (5.6.1), and one that asks whether its card is a soul may be of any.
func this(line Node, _ Kind) (word, given int) {
	switch {
	case has(line, func(n Node) bool {
		return n.Kind == OnSet && n.Kids[0].Kind == This || n.Kind == Move && n.Kids[0].Kind == This && n.Kids[1].Kind == ToSet
	}):
		return thisRebirth, surface.ThisCard
	case has(line, func(n Node) bool { return n.Kind == IsSoul && n.Kids[0].Kind == This }):
		return thisPlain, surface.ThisCard
	}
	return surface.ThisCard, surface.ThisCard
}

// has reports whether something is so of a node of a line, but for the abilities that it gives.
func has(n Node, is func(Node) bool) bool {
	if is(n) {
		return true
	}
	for _, k := range n.Kids {
		if n.Kind != GiveAbility && has(k, is) {
			return true
		}
	}
	return false
}

// opposed is a set as the other player has it.
func opposed(set Node) Node {
	other := N(Opp)
	if set.Kids[0].Kind == Opp {
		other = N(You)
	}
	set.Kids = append([]Node{other}, set.Kids[1:]...)
	return set
}
