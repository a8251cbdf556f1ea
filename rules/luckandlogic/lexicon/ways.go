package lexicon

import (
	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The surface kinds that only these texts need. What stands behind each is its kids and the
// meaning of its Num.
const (
	saidSumOf  Kind = surface.Own + iota // …のレベルの合計: set, stat; Num times
	saidExcept                           // このメンバー以外の, before an owner: object, set
)

// saidTacticsAndParadox is two bans at once: 戦術と逆理をロジック定義できない.
const saidTacticsAndParadox = endOfBans

// How This is said, as its Num: このメンバー is the first.
const (
	thisGate = surface.ThisCard + 1 + iota
	thisPlain
)

// How That is said, as its Num.
const (
	thatMember = surface.ThatHere + iota
	thatGate
	thatTactics
	thatParadox
)

// ways is what the texts say otherwise than their trees do.
func ways() text.Ways {
	return text.Ways{
		This: this, Eventless: true,
		Nouns: []text.Noun{
			thatMember:  {},
			thatGate:    {Heads: []Kind{Gate}},
			thatTactics: {Heads: []Kind{Tactics}},
			thatParadox: {Heads: []Kind{Paradox}},
		},
		Bans:    map[BanKind][]BanKind{saidTacticsAndParadox: {BanDefineTactics, BanDefineParadox}},
		Surface: map[Kind]text.Surface{saidSumOf: {}, saidExcept: {Sort: SCards}},
		Means: map[Kind]func(Node) Node{
			EveryN: func(n Node) Node {
				if n.Num == 1 {
					return n.Kids[0] // 1枚につき
				}
				return n
			},
			saidSumOf: func(n Node) Node { return Num(SumOf, n.Num*PerStat+n.Kids[1].Num, n.Kids[0]) },
			saidExcept: func(n Node) Node {
				return text.EachSet(n.Kids[1], func(s Node) Node { return text.Except(s, n.Kids[0]) })
			},
		},
		Says: map[Kind]func(string, Node, Node) Node{
			SumOf: func(_ string, n, said Node) Node {
				return Num(saidSumOf, n.Num/PerStat, said.Kids[0], Num(surface.Word, n.Num%PerStat))
			},
			ToSoul: sayNamed, SetOn: sayNamed, SwapStats: sayNamed, SoulOf: sayNamed, ToCircleOf: sayNamed, ToAdjacent: sayNamed, ToThatCircle: sayNamed, ToInFront: sayNamed, ToBehind: sayNamed,
			InFront: sayNamed, Behind: sayNamed, Adjacent: sayNamed, GateOf: sayNamed, CircleOf: sayNamed, HostOf: sayNamed, SoulHolder: sayNamed, Partner: sayNamed, SetUnder: sayNamed,
			UseDrive: sayNamed, SameStatAs: sayNamed, InCircleOf: sayNamed,
		},
		Own: text.Own{
			Meant:     map[Kind]int{OnDefine: ThatSubject, OnDiscard: ThatSubject, OnPlay: ThatSubject},
			AddedFrom: []Kind{Stock, ShownThus},
			Onto:      []Kind{Define, Blink},
			Subjects: map[Kind]text.Subject{ // 3.2.1.3.1
				Draw: text.NoSubject, Choose: text.NoSubject, ChooseEach: text.NoSubject, LookTop: text.NoSubject, LookDeck: text.NoSubject, RevealTop: text.NoSubject,
				FlipTop: text.NoSubject, PeekAt: text.NoSubject, Move: text.NoSubject, Reveal: text.NoSubject, Shuffle: text.NoSubject, PayCost: text.NoSubject,
			},
			Since: map[Kind]func(string, Node, Node) Node{IfDo: text.Asked, IfNotDo: text.Asked},
			Changes: map[Kind]text.Change{
				AuraAsHeart: text.ChangeOf, AlsoOnlyName: text.ChangeOf, SameStatAs: text.ChangeOf, TimesStat: text.ChangeOf, surface.Times: text.ChangeOf,
				MustAttack: text.ChangeTopic, CannotHit: text.ChangeTopic, CannotHitAt: text.ChangeTopic,
			},
			Acts: map[Kind]text.Doing{
				Sortie: {Say: sayMobilized},
				SetOn:  {Say: sayMobilized},
				Trance: {Say: sayTrance},
			},
		},
	}
}

// sayNamed says of what was chosen by name, where it cannot be left out.
func sayNamed(lang string, n, said Node) Node {
	if lang != text.Japanese {
		return said
	}
	for i, k := range n.Kids {
		if k.Kind == Chosen && said.Kids[i].Kind == surface.Left && (i > 0 || n.Kind != SetOn) {
			said.Kids[i].Num = surface.LeftNamed
		}
	}
	return said
}

// sayMobilized leaves the object out, where it can be, and says the rest of the act.
func sayMobilized(s text.Speaker, n Node) []Node {
	out := s.Plain(n)
	out.Kids[0] = s.Object(n.Kids[0])
	return []Node{out}
}

// sayTrance is the same where somebody trances.
func sayTrance(s text.Speaker, n Node) []Node {
	if n.Kids[0].Kind == None {
		return nil
	}
	return sayMobilized(s, n)
}

// this is how a line calls the card on which it stands.
func this(line Node, card Kind) (word, given int) {
	switch card {
	case None:
		word = suggested(line)
	case Gate:
		word = thisGate
	case Character, Logicalist, SuperLogicalist, Foreigner, Tranceunion:
	default:
		word = thisPlain
	}
	return word, surface.ThisCard
}

// suggested is the word for This that a line's own text suggests: a gate is destroyed, what is defined,
// turned up, set, dropped from elsewhere than the field or in force there is a card, whatever else a member.
func suggested(line Node) int {
	word := surface.ThisCard
	switch line.Kind {
	case GateBreak:
		return thisGate
	case Covenant, ExplosionSkill, SecretSkill, Effect:
		word = thisPlain
	}
	if Eventless(line) {
		word = thisPlain
	}
	var walk func(Node)
	walk = func(n Node) {
		if word == thisGate {
			return
		}
		if len(n.Kids) > 0 && n.Kids[0].Kind == This {
			switch n.Kind {
			case OnBroken, WouldBreak, Destroy, IsBroken, InCircleOf, ToThatCircle:
				word = thisGate
				return
			case OnFace, FaceIs, OnDefined, OnSoul, OnSetOn, IsSetOn, HostOf, SoulHolder, Define, SetOn, OnPurged, PlayCard:
				word = thisPlain
			case OnPlaced:
				if len(n.Kids) > 2 && n.Kids[1].Kind != None && !onField(n.Kids[1].Kind) {
					word = thisPlain
				}
			}
		}
		if n.Kind == Modify && n.Kids[0].Kind == This {
			for _, mod := range n.Kids[2:] {
				switch {
				case mod.Kind == Ban && mod.Num == int(BanBroken):
					word = thisGate
					return
				case mod.Kind == Ban && mod.Num == int(BanDefinedThis):
					word = thisPlain
				}
			}
		}
		if n.Kind == OnlyIn && !onField(n.Kids[0].Kind) || n.Kind == ThisIs && !onField(n.Kids[0].Kind) {
			word = thisPlain
		}
		for _, k := range n.Kids {
			if !k.Kind.IsLine() || n.Kind.IsLine() {
				walk(k)
			}
		}
	}
	walk(line)
	return word
}

// onField reports whether a zone is on the field.
func onField(zone Kind) bool { return zone >= Circles && zone <= EmptyCircle }
