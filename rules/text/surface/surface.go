// Package surface has the kinds of nodes that only wording distinguishes. The trees that
// the phrasebook reads hold them; it takes them out when it finds what the words mean, and
// puts them in when it chooses words. They never leave the phrasebook.
package surface

import "gorin/rules/ability"

// The kinds. What stands behind each is its kids and the meaning of its Num.
const (
	First ability.Kind = 0xff00 + iota

	Sentence     // pieces, the last one final
	May          // …てよい: the act
	Piece        // English: an act that is not the last; Num 1: third person
	Final        // English: the last act; Num 1: third person, 2: after "and"
	MaySubj      // English: "you may": the owner
	And          // English: "and" before what belongs to the last act: the piece
	Instead      // かわりに
	Target       // …に、
	Topic        // …は
	Self         // 自分の, their
	Left         // the object left out, or said as LeftThem or LeftNamed
	Mod          // object, modifier
	Gains        // 次の能力を得る。: object, lines
	Lasting      // object, duration, modifiers
	Banned       // …できない of a player: Num the ban
	Union        // owner, zone, sets that share them
	ThatDeck     // その山札
	Stats        // English: "gets …" modifiers
	Someone      // AとBがいる: owner, zone, sets
	Word         // a word that stands for a number
	StatOf       // object, stat; Num times
	StatIs       // object, stat, value; Num the comparison
	StatVs       // object, stat, object, stat; Num the comparison
	MoveSome     // このカードの下のマーカーを1枚ストック置場に置く: amount, set, act
	ChooseWith   // キャラを1枚とこのカードを選び: amount, set
	CostWith     // キャラを1枚とこのカードを…: amount, set, act
	ThatTurnEnd  // そのターンの終わりに, of something delayed
	CostMove     // English, amount, set, also this card, where to; Num the flags
	CostState    // the same without a place; Num the orientation
	CostShow     // the same, revealed
	BareIf       // …なら without a comma: the condition
	Active       // 【起】 with its timing: labels before it, timing, cost, parts
	Pip          // 赤②: the colour; Num how many
	Times        // パワーを2倍にする: the number; Num times
	By           // …することで: the act
	CostDiscard  // 手札を1枚捨てる: amount, set, also this card
	CostDestroy  // the same, destroyed
	Pay          // 赤①を払う: the cost, which the tree has at the line
	CostTurn     // the same, turned up or down: Num 1 down
	Further      // さらに
	Counted      // キャラを1枚まで, in a choice from several sets: amount, set
	EachCounted  // AをＮ枚とBをＮ枚選び: counted sets; Num the flags
	EachZones    // 手札とリタイアから1枚ずつ選び: amount, set
	HighestOf    // …の中で、レベルが1番高いキャラのレベル: the same
	Named        // そのバトル相手: Num what it must be
	Gives        // 《A》と《B》を与える: modifiers
	Did          // 1枚手札に加えたなら: where to; Num how many
	DidSome      // 1枚以上…, 手札に加えたなら: the same
	DidAct       // 2枚【レスト】したなら: the verb; Num how many
	DidActSome   // 2枚以上…: the same
	DeclareRange // 1～9の数字を1つ宣言する: the first, the last
	After        // 引いたら: Num the kind of act that was done
	AfterNot     // 引かなかったら: the same
	ThatNamed    // その「N」: what was chosen by that name
	OtherWay     // 相手の方が高い: the comparison before, the other way round
	Done         // 破壊したら: Num the verb
	NotDone      // 破壊しなかったら
	OwnDest      // あなたの墓地に置く: where to
	AsMany       // 2枚以上なら, of what was counted before: amount; Num the comparison
	Tier         // 3枚以下なら3、4枚以上なら4: value, two numbers, from where on the second; Num up to where the first
	End
)

// Own is from where a game numbers the surface kinds that only its texts need, and Limit
// where they end.
const (
	Own   = End
	Limit = End + 32
)

// Via hands the whole node to another part of speech.
const Via ability.Kind = 0xffff

// ItsStage is the Num of ToEmptySlot when the text says that the slot is the opponent's:
// the card that moves must be theirs.
const ItsStage = 1

// How Left is said, as its Num.
const (
	LeftThem   = 1 // English: "them"
	LeftNamed  = 2 // 選んだカード
	LeftIt     = 3 // それ
	LeftThose  = 4 // それら
	LeftDitto  = 5 // the second of those that それら are
	LeftChars  = 6 // それらのキャラ: what was chosen, with this card if it was named with it
	LeftTarget = 7 // 対象: what was targeted last
)

// How one of the last two that were chosen is said, as the Num of Picked.
const (
	LeftHere  = 20 // そのユニット
	LeftPlace = 21 // そのテリトリー: of cards that lie where only they do
	LeftCard  = 22 // そのカード
)

// TheyDo is the Num of a link that asks whether others than the player did so.
const TheyDo = 1

// ThisCard is このカード, as the Num of This. A game numbers its other words from there.
const ThisCard = 0

// ThatHere is the word for a card on the table, as the Num of That: そのユニット, そのキャラ. A
// game numbers its other words from there, in the order in which it lists them.
const ThatHere = 0

// What a verb before たなら speaks of.
const (
	VerbRest = iota
	VerbReturn
	VerbPut
	VerbAdd
	VerbReveal
)

// The verbs of Done that the reader tells apart: what was returned to a hand may be said
// to have been added. A game numbers its others from DidMore.
const (
	DidReturn = iota
	DidAdd
	DidMore
)

// The timings that stand in the bracket of an 【起】.
const (
	TimingNormal = iota
	TimingQuick
)

// Places is more than the place of any kind.
const Places = int(ability.KindCount) + int(Limit-First)

// Place numbers the kinds of nodes and those of surfaces one after the other.
func Place(k ability.Kind) int {
	if k >= First {
		return int(ability.KindCount) + int(k-First)
	}
	return int(k)
}

// SortOf is the sort of a kind, SNone for surface kinds.
func SortOf(k ability.Kind) ability.Sort {
	if k >= First {
		return ability.SNone
	}
	return k.SortOf()
}
