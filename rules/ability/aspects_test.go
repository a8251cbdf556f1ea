package ability

import "testing"

// ofTheTable is what looks at cards, players or the game without asking what a card is:
// where it lies and how, whose it is, what has been done, what lies on it.
var ofTheTable = map[Kind]bool{
	Exists: true, CountIs: true, CompareCounts: true, ThisIs: true, IsA: true, AllAre: true, TopOfClock: true, HasMarker: true, PlayerLevelIs: true,
	StateIs: true, DidAtLeast: true, DidExactly: true, CondAnd: true, InBattle: true, Lying: true, WithMarker: true, FaceDown: true, FaceUp: true,
	AnyOf: true, NotOf: true, Number: true, XVar: true, CountOf: true, PlayerLevel: true, IsAttacking: true, NotReversed: true, MovedThus: true,
	HeadIs: true, InFrontAttack: true, ThatDamage: true, IsOne: true, PlusOf: true, Declared: true, DamageStopped: true, NumberIs: true, AttackIsNth: true,
	FirstTurn: true, InRed: true, CountersAre: true, ByEvol: true, DroppedThisTurn: true, CameThisTurn: true, UnityDrew: true, GuessRight: true,
	TerritoryIs: true, Damaged: true, Attacking: true, Blocking: true, Opened: true, WithAura: true, CountersOf: true, DamageOn: true, LifeOf: true,
	EmptySeat: true, PlacedNow: true, CondOr: true, ExistApart: true, DidWith: true, WonCheck: true, IsSoul: true, IsTurnOf: true, WithSoul: true,
	TierOf: true, TitleIs: true, Ace: true, Quick: true, // printed, and nothing changes them
}

// noInformation is the modifiers that change no information of a card.
var noInformation = map[Kind]bool{Ban: true, PlayCost: true, AnyColour: true, Toll: true}

// TestEveryAspect: every condition, filter and number either says what it reads of a card
// or that it reads nothing, and every modifier what it changes (Weiss 8.9.1.4, Build
// Divide 1208-1f).
func TestEveryAspect(t *testing.T) {
	for i := range Kinds {
		k, shape := Kind(i), &Kinds[i]
		switch shape.Sort {
		case SCond, SFilter, SValue:
			n := Node{Kind: k}
			for range shape.Kids {
				n.Kids = append(n.Kids, Nothing)
			}
			if reads, writes := aspects(n); (reads == 0) != ofTheTable[k] || writes != 0 {
				t.Errorf("%s reads %b, changes %b, and looks only at the table: %v", shape.Name, reads, writes, ofTheTable[k])
			}
		case SMod:
			if w := ChangedBy(k, 0); (w == AspectRule) != noInformation[k] {
				t.Errorf("%s changes %b, and no information: %v", shape.Name, w, noInformation[k])
			}
		}
	}
}

// TestNumbersApart: what changes a number, and what reads it, mean the same aspect
// whichever number that is.
func TestNumbersApart(t *testing.T) {
	for stat, want := range map[Stat]uint32{StatLevel: AspectLevel, StatCost: AspectLevel, StatPower: AspectNumber, StatSoul: AspectNumber,
		StatHit: AspectNumber, StatATK: AspectNumber, StatDEF: AspectNumber} {
		if w := ChangedBy(TimesStat, 2*8+int(stat)); w != want {
			t.Errorf("twice %v changes %b", stat, w)
		}
		for _, n := range []Node{Num(StatIs, int(stat)*8, Nothing, Nothing), Num(StatVs, int(stat)*8+3, Nothing, Nothing), Num(StatOf, 5*8+int(stat), Nothing),
			Num(HighestOf, int(stat), Nothing), Num(SumOf, int(stat), Nothing)} {
			if r, _ := aspects(n); r != want {
				t.Errorf("%v reads %b", n, r)
			}
		}
	}
}

// TestNoNumberByItself: Ｘ that is said by Ｘ has no value, and is refused; by anything
// else it is compiled.
func TestNoNumberByItself(t *testing.T) {
	characters := func(level Node) Node {
		return N(Cards, N(You), Nothing, N(Character), Num(LevelIs, int(AtMost), level))
	}
	line := func(level Node) Node {
		return N(Cont, Nothing, Nothing, N(Sentence, Nothing, Nothing, Nothing, Nothing, Nothing,
			N(Do, N(You), N(Modify, N(This), Nothing, Num(AddPower, 0, N(XVar))))), N(LetX, Num(CountOf, 500, characters(level))))
	}
	if _, err := NewCompiler().Line(line(N(XVar))); err == nil {
		t.Error("Ｘ is said by Ｘ")
	}
	if _, err := NewCompiler().Line(line(Num(Number, 3))); err != nil {
		t.Error(err)
	}
}
