package lexicon

import (
	"slices"

	. "gorin/rules/ability" // most lines name kinds
	"gorin/rules/text"
	"gorin/rules/text/surface"
)

// The surface kinds that only these texts need. What stands behind each is its kids and the
// meaning of its Num.
const (
	saidHereLies       Kind = surface.Own + iota // 前列に【レスト】しているこのカードがいる: zone; Num the orientation
	saidHereLiesNot                              // the same, not so
	saidOneOfEach                                // 赤と青のキャラがいる: owner, zone, head, filters of which each is there
	saidWithThis                                 // 前列に、他のあなたの「N」とこのカードがいる: owner, zone, head; Num other than this card
	saidSumOf                                    // …のレベルの合計: set, stat; Num times
	saidEachMany                                 // AとBがそれぞれ2枚以上: owner, zone, amount, sets
	saidApart                                    // AとBが別々に1枚ずついる: owner, zone, sets
	saidStockBy                                  // あなたが…のコストを払う時、…: owner, set, what stands in, instead of what; Num the PaidFor
	saidStandIn                                  // このカードの下のマーカー1枚を: object, how many
	saidNoStand                                  // 次の相手のスタンドフェイズに【スタンド】しない: object; Num 1: in yours
	saidFromTop                                  // 山札を上から1枚選び: amount, owner, zone
	saidEndAndOne                                // クロックの下から1枚と控え室のキャラを1枚選び: end of a pile, amount, set
	saidEitherReversed                           // このカードかこのカードのバトル相手が【リバース】した時
	saidOnTop                                    // クロックの1番上に…がある: owner, zone, what it is
	saidExcept                                   // そのキャラ以外の: object, set
	saidNotNamed                                 // 「N」以外の, before an owner: set; Str the name
	saidCostEach                                 // AとBを1枚ずつ…する, a cost: amount, act, sets
	saidCostSwap                                 // English: as surface.CostMove, exchanged
)

// saidEventsAndBackup is two bans at once: イベントと『助太刀』を手札からプレイできない.
const saidEventsAndBackup = endOfBans

// ways is what the texts say otherwise than their trees do.
func ways() text.Ways {
	return text.Ways{
		Bans: map[BanKind][]BanKind{saidEventsAndBackup: {BanPlayEvents, BanBackup}},
		Surface: map[Kind]text.Surface{
			saidHereLies: {Sort: SCond}, saidHereLiesNot: {Sort: SCond}, saidWithThis: {Sort: SCond},
			saidOneOfEach: {Sort: SCond, Kids: 3}, saidEachMany: {Sort: SCond, Kids: 3}, saidApart: {Sort: SCond, Kids: 2},
			saidEitherReversed: {Sort: STrigger}, saidOnTop: {Sort: SCond}, saidExcept: {Sort: SCards}, saidNotNamed: {Sort: SCards},
			saidCostEach: {Kids: 2, As: text.AsCostEach}, saidCostSwap: {As: text.AsCostSwap},
		},
		Means: map[Kind]func(Node) Node{
			saidSumOf: func(n Node) Node { return Num(SumOf, n.Num*PerStat+n.Kids[1].Num, n.Kids[0]) },
			saidHereLies: func(n Node) Node {
				return N(CondAnd, N(ThisIs, n.Kids[0]), Num(StateIs, n.Num, N(This)))
			},
			saidHereLiesNot: func(n Node) Node {
				return N(CondAnd, N(ThisIs, n.Kids[0]), Num(StateIs, n.Num+NotLying, N(This)))
			},
			saidWithThis: func(n Node) Node {
				return N(CondAnd, N(Exists, Num(Cards, n.Num, n.Kids...)), N(ThisIs, n.Kids[1]))
			},
			saidOnTop: func(n Node) Node { return N(IsA, N(Top, one, n.Kids[0], n.Kids[1]), n.Kids[2]) },
			saidExcept: func(n Node) Node {
				return text.EachSet(n.Kids[1], func(s Node) Node { return text.Except(s, n.Kids[0]) })
			},
			saidNotNamed: func(n Node) Node {
				return text.EachSet(n.Kids[0], func(s Node) Node {
					s.Kids = slices.Insert(slices.Clone(s.Kids), 3, N(NotOf, Str(NameIs, n.Str)))
					return s
				})
			},
			saidOneOfEach: oneOfEach,
			saidEachMany:  eachMany,
			saidApart:     apart,
			saidEitherReversed: func(Node) Node {
				return N(OnEither, Num(OnState, reversed, N(This)), N(OnOpponentReversed, N(This)))
			},
			OnState: func(n Node) Node {
				if n.Num == reversed && n.Kids[0].Kind == BattleOpponent {
					return N(OnOpponentReversed, N(This))
				}
				return n
			},
			Exists: func(n Node) Node {
				if n.Kids[0].Equal(markersHere) {
					return Num(HasMarker, n.Num, N(This))
				}
				return n
			},
			All: func(n Node) Node {
				if n.Kids[0].Equal(markersHere) {
					return N(Markers)
				}
				return n
			},
		},
		Says: map[Kind]func(string, Node, Node) Node{
			IsA: func(_ string, n, said Node) Node {
				if top := n.Kids[0]; top.Kind == Top && n.Num == 0 && top.Kids[0].Equal(one) {
					return N(saidOnTop, said.Kids[0].Kids[1], said.Kids[0].Kids[2], said.Kids[1])
				}
				return said
			},
			SumOf: func(_ string, n, said Node) Node {
				return Num(saidSumOf, n.Num/PerStat, said.Kids[0], Num(surface.Word, n.Num%PerStat))
			},
		},
		Own: text.Own{
			Meant: map[Kind]int{Facing: ThatFacing, OnOpponentReversed: ThatOpponent, OnSuchReversed: ThatOpponent},
			Whichever: func(first, second Node) bool {
				return first.Equal(Num(OnState, reversed, N(This))) && second.Equal(N(OnOpponentReversed, N(This)))
			},
			SaidOnce:  []Kind{OnChanged, OnPlacedByName},
			SaidFirst: []Kind{TopOfClock}, // as alarms do
			Subjects:  map[Kind]text.Subject{CheckTwice: text.AlwaysSubject},
			Parted: func(set Node) bool { // レベルがあなたのレベル以下の
				return len(set.Kids) > 3 && set.Kids[3].Kind == WithStat && set.Kids[3].Kids[0].Kind == PlayerLevel
			},
			Acts: doings(),
			Alone: func(set Node) (Node, bool) {
				return N(Facing), set.Equal(N(Cards, Nothing, N(FacingZone), N(Character)))
			},
			Describes: map[Kind]Node{HasMarker: N(WithMarker)},
		},
	}
}

// one is one card.
var one = N(Exactly, Num(Number, 1))

// reversed is the orientation 【リバース】.
const reversed = 2

// markersHere is "a marker under this card" as a set; trees say Markers.
var markersHere = N(Cards, Nothing, N(MarkersHere), N(Marker))

// oneOfEach is a condition about a card of each description.
func oneOfEach(n Node) Node {
	out := N(CondAnd)
	for _, f := range n.Kids[3].Kids {
		out.Kids = append(out.Kids, N(Exists, Num(Cards, n.Num, n.Kids[0], n.Kids[1], n.Kids[2], f)))
	}
	return out
}

// eachMany is a condition that there are so many of each of several sets.
func eachMany(n Node) Node {
	out := N(CondAnd)
	for _, set := range placed(n, 3) {
		out.Kids = append(out.Kids, Num(CountIs, int(AtLeast), set, n.Kids[2]))
	}
	return out
}

// apart is a condition that there is another card of each of several sets.
func apart(n Node) Node { return N(ExistApart, placed(n, 2)...) }

// placed is the sets from a kid on, with the owner and the place that are said once, in
// front.
func placed(n Node, first int) (sets []Node) {
	for _, k := range n.Kids[first:] {
		sets = append(sets, Num(k.Kind, n.Num, append([]Node{n.Kids[0], n.Kids[1]}, k.Kids[2:]...)...))
	}
	return sets
}
