package ability

// Kind says what a node means.
type Kind uint16

// The kinds. Examples are in Japanese notation; kids and the meaning of Num
// and Str stand in common.
const (
	None Kind = iota

	// Lines
	Auto      // 【自】 …
	Act       // 【起】［コスト］ …
	Cont      // 【永】 …
	Effect    // text of an event, effect in 『』
	DeckLimit // 【永】 このカードは、デッキにn枚まで入れることができる (Num 0: any number)
	Labels    // list of keyword labels of a line
	Label     // one label: 応援, 集中, 【CXコンボ】, 【カウンター】, 【クロック】

	// Costs
	Cost       // ［…］
	CostAct    // any act as a cost: このカードを【レスト】する
	CostOfHand // 手札を1枚控え室に置く and the like: choose, then move, as one cost

	// Body parts
	Sentence // one sentence
	LetX     // Ｘは…に等しい。
	IfDo     // そうしたら、
	IfNotDo  // そうしないなら、
	Else     // そうでないなら、
	Then     // その後、

	// Windows
	YourTurn   // あなたのターン中、
	OppTurn    // 相手のターン中、
	TurnPlaced // このカードが舞台に置かれたターン中、
	Battling   // このカードのバトル中、…時

	// Triggers
	OnPlaced        // …が手札から舞台に置かれた時
	OnAttack        // …がアタックした時
	OnAttacked      // …がフロントアタックされた時
	OnState         // …が【リバース】した時
	OnPhaseStart    // あなたのクライマックスフェイズの始めに
	OnPhaseEnd      // ターンの終わりに
	OnKeyword       // あなたがこのカードの『助太刀』を使った時
	OnPlay          // 相手がイベントをプレイした時
	OnCondition     // state trigger: あなたの手札がない時
	OnEither        // AかB
	WouldAttack     // …がアタックする時、かわりに
	WouldPlaced     // …が舞台から控え室に置かれる時、かわりに
	WouldTakeDamage // あなたがダメージを受ける時、かわりに

	// Conditions
	Exists        // あなたの《海》のキャラがいるなら, クライマックス置場に「N」があるなら
	CountIs       // あなたの手札が2枚以下なら
	CompareCounts // あなたの手札が相手の手札より少ないなら
	ThisIs        // このカードが前列にいるなら
	IsA           // そのカードが《海》のキャラなら
	StatIs        // そのキャラのレベルが1以下なら
	StatVs        // このカードのレベルがそのキャラのレベルより高いなら
	AllAre        // あなたのキャラすべてが《海》なら
	StateIs       // このカードが【レスト】しているなら
	DidAtLeast    // 2枚以上…したなら
	CondAnd       // …て、…なら

	// Groups and acts
	Do            // acts of one subject, with or without てよい
	PayCost       // コストを払う
	Choose        // キャラを1枚選び
	Draw          // 1枚引く
	Move          // …を…に置く
	MoveSlot      // …を…に動かす
	Swap          // AとBを入れ替える
	Shuffle       // 山札をシャッフルする
	LookDeck      // 山札を見て
	LookTop       // 山札の上から3枚まで見て
	RevealTop     // 山札の上から1枚を公開する
	FlipTop       // 山札の上から4枚をめくり
	Reveal        // …を公開する
	Damage        // 相手に1ダメージを与える
	SetState      // …を【レスト】する
	Modify        // …に、そのターン中、パワーを＋1000
	Forbid        // 相手は…できない
	HandLimit     // あなたの手札の枚数上限を＋1
	Repeat        // 次の行動を2回行う。『…』
	Modes         // 次の効果から1つを選んで行う。『…』『…』
	Delayed       // そのターンの終わりに、…
	ExtraTurn     // このターンの次にあなたのターンを追加で行う
	GoToPhase     // 〜フェイズに進む
	WinGame       // あなたは勝利する
	LoseGame      // 相手は敗北する
	PreventDamage // そのダメージを受けない
	ReduceDamage  // 受けるダメージを－1

	// Objects
	This           // このカード
	Chosen         // the object left out: what was chosen last
	That           // そのキャラ
	TheCard        // そのカード: revealed or moved last
	TheCards       // それらのカード
	Remainder      // 残りのカード
	BattleOpponent // このカードのバトル相手
	All            // …すべて
	Top            // …の上からn枚
	Bottom         // …の下からn枚
	Both           // AとB

	// Sets of cards
	Cards // [他の] owner zone filters head
	Union // 《海》のキャラか「N」

	// Owners and players
	You
	Opp
	Each // すべてのプレイヤー, either side

	// Zones
	Hand
	Deck
	WaitingRoom
	Memory
	Resolution
	AmongThose // それらのカードの

	// Heads
	Character
	Card
	Named // 「N」

	// Filters
	Trait            // 《海》の
	Colour           // 黄の
	WithStat         // レベル1以下の, パワー5000以上の: any number of a card
	NameHas          // カード名に「海」を含む
	NameIs           // 「N」 as a filter in a list
	InBattle         // バトル中の
	Lying            // 【レスト】している
	HasKeyword       // 『応援』を持つ
	HasIcon          // トリガーアイコンに[soul]を持つ
	FaceDown         // 裏向きの
	FaceUp           // 表向きの
	SameColourAsThis // このカードと同じ色の
	AnyOf            // 《海》か《灯》の
	NotOf            // 《海》でない

	// Quantities
	Exactly
	UpTo

	// Values
	Number
	XVar    // Ｘ
	CountOf // …の枚数×500
	StatOf  // このカードのレベル×500

	// Destinations
	ToWaitingRoom
	ToHand
	ToMemory
	ToDeckTop
	ToDeckBottom
	ToDeck          // 山札に戻す
	ToDeckEither    // 山札の上か下に
	ToItsSlot       // このカードがいた枠に
	ToAnySlot       // 舞台の好きな枠に
	ToEmptySlot     // キャラのいない枠に
	ToSeparateSlots // 別々の枠に

	// Durations
	ThisTurn       // そのターン中
	NextOppTurnEnd // 次の相手のターンの終わりまで
	ThisAttack     // そのアタック中
	ThisBattle     // このカードのバトル中
	ThisGame       // このゲーム中

	// Modifiers
	AddStat // パワーを＋1000: any number of a card
	SetStat // パワーを3000にする
	GiveTrait
	GiveColour
	AlsoNamed
	GiveAbility
	GiveIcon
	Ban
	LoseAbilities

	ThisAt // 手札のこのカード: this card while it is in that zone
)
