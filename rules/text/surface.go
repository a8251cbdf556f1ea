package text

import "gorin/rules/ability"

// Surface kinds are what only wording distinguishes. The parser's trees hold
// them; build takes them out and unbuild puts them in. They never leave the
// package.
const (
	surfaceFirst ability.Kind = 0xff00 + iota

	kSentence     // pieces, the last one final
	kMay          // …てよい: the act
	kPiece        // English: an act that is not the last; Num 1: third person
	kFinal        // English: the last act; Num 1: third person, 2: after "and"
	kMaySubj      // English: "you may": the owner
	kAnd          // English: "and" before what belongs to the last act: the piece
	kInstead      // かわりに
	kTarget       // …に、
	kTopic        // …は
	kSelf         // 自分の, their
	kLeft         // the object left out, or said as leftThem or leftNamed
	kMod          // object, modifier
	kGains        // 次の能力を得る。: object, lines
	kBanned       // …できない of a player: Num the ban
	kUnion        // owner, zone, sets that share them
	kThatDeck     // その山札
	kStats        // English: "gets …" modifiers
	kSomeone      // AとBがいる: owner, zone, sets
	kWord         // a word that stands for a number
	kStatOf       // object, stat; Num times
	kStatIs       // object, stat, value; Num the comparison
	kStatVs       // object, stat, object, stat; Num the comparison
	kNoStand      // 次の相手のスタンドフェイズに【スタンド】しない
	kBanBoth      // イベントと『助太刀』を手札からプレイできない
	kMoveSome     // このカードの下のマーカーを1枚ストック置場に置く: amount, set, act
	kChooseWith   // キャラを1枚とこのカードを選び: amount, set
	kCostWith     // キャラを1枚とこのカードを…: amount, set, act
	kThatTurnEnd  // そのターンの終わりに, of something delayed
	kCostMove     // English, amount, set, also this card, where to; Num the flags
	kCostState    // the same without a place; Num the orientation
	kCostShow     // the same, revealed
	kBareIf       // …なら without a comma: the condition
	kActive       // 【起】 with its timing: labels before it, timing, cost, parts
	kPip          // 赤②: the colour; Num how many
	kPlayLess     // プレイコストを②減らす: Num how much
	kTimes        // パワーを2倍にする: the number; Num times
	kBy           // …することで: the act
	kEvolList     // 以下を行う。: pieces, items
	kEvolItem     // ・炎-…: sentences; Str which evol
	kCostDiscard  // 手札を1枚捨てる: amount, set, also this card
	kCostDestroy  // the same, destroyed
	kPay          // 赤①を払う: the cost, which the tree has at the line
	kAimBoth      // ユニット1枚とユニット1枚を対象とし: set, amount, set, amount
	kCostTurn     // the same, turned up or down: Num 1 down
	kFurther      // さらに
	kVersus       // …が相手より多い: set; Num the comparison
	kCounted      // キャラを1枚まで, in a choice from several sets: amount, set
	kEachCounted  // AをＮ枚とBをＮ枚選び: counted sets; Num the flags
	kEachZones    // 手札とリタイアから1枚ずつ選び: amount, set
	kSumOf        // …のレベルの合計: set, stat; Num times
	kHighestOf    // …の中で、レベルが1番高いキャラのレベル: the same
	kExcept       // そのキャラ以外の: object, set
	kOneOfEach    // 赤と青のキャラがいる: owner, zone, head, filters of which each is there
	kNamed        // そのバトル相手: Num what it must be
	kFromTop      // 山札を上から1枚選び: amount, owner, zone
	kGives        // 《A》と《B》を与える: modifiers
	kDid          // 1枚手札に加えたなら: where to; Num how many
	kDidSome      // 1枚以上…, 手札に加えたなら: the same
	kDidAct       // 2枚【レスト】したなら: the verb; Num how many
	kDidActSome   // 2枚以上…: the same
	kDeclareRange // 1～9の数字を1つ宣言する: the first, the last
	kHereLies     // 前列に【レスト】しているこのカードがいる: zone; Num the orientation
	kHereLiesNot  // the same, not so
	kPoint        // そのコスト1につき: object, stat; Num how many
	kAfter        // 引いたら: Num the kind of act that was done
	kAfterNot     // 引かなかったら: the same
	kOnTop        // クロックの1番上に…がある: owner, zone, what it is
	kThatNamed    // その「N」: what was chosen by that name
	kEndAndOne    // クロックの下から1枚と控え室のキャラを1枚選び: end of a pile, amount, set
	kOtherWay     // 相手の方が高い: the comparison before, the other way round
	kDone         // 破壊したら: Num the verb
	kNotDone      // 破壊しなかったら
	kTurnOpened   // あなたのテリトリーが開放されたターンに, before an event: the owner
	kFreeColours  // あなたがカードをプレイする際、その色指定コストは…: owner, cards; Num 1: by evol
	kSumIs        // そのパワーの合計が10000以上: object, stat, value; Num the comparison
	kDiscardOwn   // あなたの手札を1枚捨てる: amount
	kShowMove     // …を1枚まで公開して手札に加え: amount, set, act
	kWordPart     // a keyword where a sentence stands
	kOwnDest      // あなたの墓地に置く: where to
	kDealsTimes   // …が与えるダメージは2倍になる: object; Num times
	kTakesTimes   // …が受けるダメージは2倍になる: the same
	kPicked       // one of the last two that were chosen, by its word
	kEachMany     // AとBがそれぞれ2枚以上: owner, zone, amount, sets
	kApart        // AとBが別々に1枚ずついる: owner, zone, sets
	kPairEvents   // このカードかこのカードのバトル相手が【リバース】した時
	kCostEach     // AとBを1枚ずつ…する, a cost: amount, act, sets
	kNotNamed     // 「N」以外の, before an owner: set; Str the name
	kCostSwap     // English: as kCostMove, exchanged
	kAsMany       // 2枚以上なら, of what was counted before: amount; Num the comparison
	kTier         // 3枚以下なら3、4枚以上なら4: value, two numbers, from where on the second; Num up to where the first
	kWithThis     // 前列に、他のあなたの「N」とこのカードがいる: owner, zone, head; Num other than this card
	kStockBy      // あなたが…のコストを払う時、…: owner, set, what stands in, instead of what; Num the PaidFor
	kStandIn      // このカードの下のマーカー1枚を: object, how many
	surfaceEnd

	via ability.Kind = 0xffff // hands the whole node to another part of speech
)

// itsStage is the Num of ToEmptySlot in surface trees when the text says that the slot
// is the opponent's: the card that moves must be theirs.
const itsStage = 1

// How kLeft is said, as its Num.
const (
	leftThem   = 1 // English: "them"
	leftNamed  = 2 // 選んだカード
	leftIt     = 3 // それ
	leftThose  = 4 // それら
	leftDitto  = 5 // the second of those that それら are
	leftTarget = 7 // 対象: what was targeted last
	leftChars  = 6 // それらのキャラ: what was chosen, with this card if it was named with it
)

func left() ability.Node { return ability.N(kLeft) }

// ordinal numbers all kinds without a gap.
func ordinal(k ability.Kind) int {
	if k >= surfaceFirst {
		return len(ability.Kinds) + int(k-surfaceFirst)
	}
	return int(k)
}

// sortOf is the sort of a kind, SNone for surface kinds.
func sortOf(k ability.Kind) ability.Sort {
	if k >= surfaceFirst {
		return ability.SNone
	}
	return ability.Kinds[k].Sort
}

// surfaceArity is the fixed kids of surface kinds whose templates leave some
// of them out.
var surfaceArity = map[ability.Kind]int{kUnion: 2, kSomeone: 2, kActive: 3, kCostDiscard: 3, kCostDestroy: 3, kCostTurn: 3, kOneOfEach: 3, kEachMany: 3, kApart: 2, kCostEach: 2}
