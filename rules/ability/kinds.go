package ability

// Kind says what a node means.
type Kind uint16

// The kinds. Examples are in Japanese notation; kids and the meaning of Num
// and Str stand in common.
const (
	None Kind = iota

	// Lines
	Auto             // 【自】 …
	Act              // 【起】［コスト］ …
	Cont             // 【永】 …
	Effect           // text of an event, effect in 『』
	Encore           // 【自】 アンコール ［コスト］
	Bond             // 【自】 絆／「N」 ［コスト］
	Backup           // 【起】【カウンター】 助太刀2000 レベル1 ［コスト］
	GreatPerformance // 【永】 大活躍
	Shift            // 【自】【クロック】 シフト レベル1
	Separation       // 【自】 分離／「N」 ［コスト］
	Link             // 【永】 リンク「名称」
	Replay           // リプレイ 「行動」 効果
	DeckLimit        // 【永】 このカードは、デッキにn枚まで入れることができる (Num 0: any number)
	Labels           // list of keyword labels of a line
	Label            // one label: 応援, 集中, 【CXコンボ】, 【カウンター】, 【クロック】

	// Costs
	Cost       // ［…］
	PayStock   //
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
	OnPlaced           // …が手札から舞台に置かれた時
	OnChanged          // …が『チェンジ』で舞台に置かれた時
	OnAttack           // …がアタックした時
	OnAttacked         // …がフロントアタックされた時
	OnState            // …が【リバース】した時
	OnOpponentReversed // …のバトル相手が【リバース】した時
	OnPhaseStart       // あなたのクライマックスフェイズの始めに
	OnPhaseEnd         // ターンの終わりに
	OnKeyword          // あなたがこのカードの『助太刀』を使った時
	OnPlay             // 相手がイベントをプレイした時
	OnCondition        // state trigger: あなたの手札がない時
	OnEither           // AかB
	WouldAttack        // …がアタックする時、かわりに
	WouldPlaced        // …が舞台から控え室に置かれる時、かわりに
	WouldTakeDamage    // あなたがダメージを受ける時、かわりに

	// Conditions
	Exists        // あなたの《海》のキャラがいるなら, クライマックス置場に「N」があるなら
	CountIs       // あなたの手札が2枚以下なら
	CompareCounts // あなたの手札が相手の手札より少ないなら
	ThisIs        // このカードが前列にいるなら
	IsA           // そのカードが《海》のキャラなら
	StatIs        // そのキャラのレベルが1以下なら
	StatVs        // このカードのレベルがそのキャラのレベルより高いなら
	AllAre        // あなたのキャラすべてが《海》なら
	TopOfClock    // このカードがクロックの1番上にあるなら
	HasMarker     // このカードの下にマーカーがあるなら
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
	DoReplay      // 「ゲームをする」 (the replay action of this card)
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
	Facing         // このカードの正面のキャラ
	All            // …すべて
	Top            // …の上からn枚
	Bottom         // …の下からn枚
	Markers        // このカードの下のマーカーすべて
	Both           // AとB

	// Sets of cards
	Cards // [他の] owner zone filters head
	Union // 《海》のキャラか「N」

	// Owners and players
	You
	Opp
	Each // すべてのプレイヤー, either side

	// Zones
	Stage
	FacingZone // このカードの正面の
	Hand
	Deck
	WaitingRoom
	Clock
	Level
	Stock
	Memory
	Resolution
	MarkersHere // このカードの下の
	AmongThose  // それらのカードの

	// Heads
	Character
	Event
	Climax
	Card
	Named  // 「N」
	Marker // マーカー

	// Filters
	Trait            // 《海》の
	Colour           // 黄の
	LevelIs          // レベル1以下の
	CostIs           // コスト1以下の
	PowerIs          // パワー5000以下の
	NameHas          // カード名に「海」を含む
	NameIs           // 「N」 as a filter in a list
	InBattle         // バトル中の
	Lying            // 【レスト】している
	HasKeyword       // 『応援』を持つ
	WithMarker       // マーカーを持つ
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
	XVar        // Ｘ
	CountOf     // …の枚数×500
	StatOf      // このカードのレベル×500
	PlayerLevel // あなたのレベル×500

	// Destinations
	ToWaitingRoom
	ToHand
	ToStock
	ToClock
	ToMemory
	ToDeckTop
	ToDeckBottom
	ToDeck          // 山札に戻す
	ToDeckEither    // 山札の上か下に
	ToItsSlot       // このカードがいた枠に
	ToAnySlot       // 舞台の好きな枠に
	ToEmptySlot     // キャラのいない枠に
	ToBackSlot      // 後列の好きな枠に
	ToFrontSlot     // 前列の好きな枠に
	ToSeparateSlots // 別々の枠に
	ToMarkers       // このカードの下にマーカーとして
	ToClimaxZone

	// Durations
	ThisTurn       // そのターン中
	NextOppTurnEnd // 次の相手のターンの終わりまで
	ThisAttack     // そのアタック中
	ThisBattle     // このカードのバトル中
	ThisGame       // このゲーム中

	// Modifiers
	AddPower
	AddSoul
	AddLevel
	AddCost
	SetPower
	SetLevel
	GiveTrait
	GiveColour
	AlsoNamed
	GiveAbility
	GiveTriggerIcon
	Ban
	LoseAbilities

	ThisAt // 手札のこのカード: this card while it is in that zone

	// Kinds that only the lowering of keywords makes; no text says them.
	Separate // a marker takes over, this card becomes its marker

	// Later additions, in the order in which texts needed them.
	Note             // （…）: a line that is only a note; it has no force
	ThisInBattle     // バトル中のこのカード
	ToEmptyFrontSlot // 前列のキャラのいない枠に
	ToEmptyBackSlot  // 後列のキャラのいない枠に
	ToFacingSlot     // 前列のキャラのいない枠で、正面に相手のキャラがいる枠に
	ToSlotOf         // そのキャラがいた枠に
	EitherZone       // 手札か控え室 (of a trigger: from either)
	OnPlacedByName   // このカードが「N」の効果で舞台に置かれた時, 「N」の【起】の効果で
	OnPlacedByWord   // このカードが『合体』で舞台に置かれた時
	OnSuchReversed   // このカードのバトル相手でレベル2以上のキャラが【リバース】した時
	IconIs           // そのカードのトリガーアイコンが[soul]なら
	ColoursAre       // あなたのキャラの持つ色の合計が3色以上なら
	MovedThus        // その効果でクライマックスが控え室に置かれたなら
	SameMany         // 同じ枚数: as many as the act before
	AnyMany          // 好きな枚数
	HeadIs           // クライマックス以外の: a head as a filter, in NotOf
	DuringPhase      // アタックフェイズ中、
	CheckTwice       // あなたはトリガーステップにトリガーチェックを2回行う
	StandSwap        // それぞれを【スタンド】して入れ替える (force)
	PlayFor          // このカードをコスト0でプレイできる
	WouldPlay        // 手札のこのカードをプレイするにあたり
	ChooseEach       // AとBを1枚ずつ選び: that many of each set
	DidExactly       // 2枚…したなら
	ThatDamage       // 同じダメージ: as much as the damage of the trigger
	OnNextStart      // 次のあなたのドローフェイズの始めに
	OnNextEnd        // 次のあなたのターンの終わりに: not that of the turn in which it is said
	HasLink          // 『リンク「N」』を持つ

	IsOne           // そのキャラ以外の: a certain object, in NotOf
	PlusOf          // …＋1
	HighestOf       // …の中で、レベルが1番高いキャラのレベル
	SumOf           // …のレベルの合計
	IconSum         // …のトリガーアイコンの[soul]の合計
	ColoursOf       // …の持つ色の合計
	TraitHas        // 特徴に「海」を含む
	NoTrait         // 特徴を持たない
	SameName        // そのキャラと同じカード名の
	SharedTrait     // そのキャラと同じ特徴を1つ以上持つ
	SameLevel       // そのキャラと同じレベルの
	HasAbility      // 『…』を持つ: an ability of the same words
	NextYourTurnEnd // 次のあなたのターンの終わりまで
	Declare         // 0か1か2を宣言する
	Declared        // 相手の宣言した数
	PutThus         // この効果で控え室に置かれた: a zone of sets
	ShownThus       // この効果で公開された: the same
	PeekAt          // 相手の手札を見る
	Quoted          // 『…』: an effect that the line before it chooses from
	ThatAt          // 思い出置場のそのキャラ: what was chosen, where an effect has put it
	TwoIcons        // そのカードのトリガーアイコンが[soul][soul]なら
	NumberIs        // そのダメージが3以上なら: two numbers compared
	LaterIf         // …の始めに、…なら、…: Delayed with a condition, judged then
	IconsOn         // …のトリガーアイコンの[soul]1つにつき: once for each of them
	RestedThus      // この効果で【レスト】した: a zone of sets
	CondOr          // …か、…なら
	ExistApart      // AとBが別々に1枚ずついるなら: another card for each
	GiveBelow       // 次の2つの能力を得る。: the abilities stand on lines of their own below

	ToSeparateEmptySlots // キャラのいない別々の枠に
	ToEmptyFrontLeft     // 前列の左のキャラのいない枠に
	ToEmptyFrontCentre   // 前列の中央のキャラのいない枠に
	ToEmptyFrontRight    // 前列の右のキャラのいない枠に
	ToEmptyBackLeft      // 後列の左のキャラのいない枠に
	ToEmptyBackRight     // 後列の右のキャラのいない枠に

	ToDeckTopOrHand // 山札の上に置くか手札に加える

	TierOf  // …の枚数が3枚以下なら3、4枚以上なら4: one number up to so many, else another
	ByCost  // この能力のコストで控え室に置かれた: a zone of sets, what the cost has put there or shown
	StockBy // あなたが自分の手札のイベントのコストを払う時、このカードの下のマーカーを、ストック1枚のかわりに控え室に置いてよい

	// What more than one game says, or what code that games share asks for.
	Decoy             // 【デコイ】
	Blitz             // 【ブリッツ】
	NameRule          // 【名称ルール】「N」
	Legacy            // 【レガシー】〔コスト〕
	EvolEither        // 【エヴォル-A〔…〕】／【エヴォル-B〔…〕】
	ExtraCost         // このカードをプレイするための追加コスト〔手札を1枚捨てる〕。
	PayEnergy         // 赤①②: the pips of an energy cost
	Pip               // 赤①, ②
	OnBlock           // …がブロックした時
	OnOpen            // …が開放された時, 閉じられた時
	OnGameStart       // ゲーム開始時
	OnCounter         // あなたが「N」カウンターを得た時
	WouldHurt         // …にダメージが与えられる場合、代わりに
	WouldDraw         // あなたがカードを引く場合、代わりに
	CountersAre       // あなたの「N」カウンターが2個以上なら, このユニットの…
	ByEvol            // エヴォルしたなら: this card was played for its evol cost
	Aim               // 相手のユニット1枚を対象とし、; あなたのユニット1枚と相手のユニット1枚を対象とし、
	Destroy           // …を破壊する
	Appear            // …を登場させる, レストして登場させる
	Hurt              // …に3000ダメージ
	HurtEachOther     // AとBは互いにダメージを与え合う: as much as each one's power, or so much; both Chosen: the two that were
	ScoutMore         // あなたがスカウトする場合、代わりにその数＋1でスカウトする
	ReduceNext        // …の次のダメージは2000軽減される, すべて軽減される
	RaiseDamage       // …へのダメージは1000増加する
	Copy              // …をコピーする
	Negate            // …を打ち消して墓地に置く, 打ち消す
	SwitchOut         // …をスイッチする
	TurnTerritory     // …を開放する, 閉じる
	MakeTerritoryUnit // …をパワー5000、ヒット1の【アサルトテリトリー】としてユニットにする
	MakeUnit          // …をパワー3000、ヒット1のユニットとして登場させる
	Guess             // ユニットかコマンドを予想する
	GainCounter       // あなたは「N」カウンターを1個得る, …から取り除く
	TurnFace          // …を表にする, 裏にする
	PlayCard          // …をプレイする, コストを払わずプレイする
	Discard           // 手札を2枚捨てる, すべて捨てる
	DiscardThese      // …をドロップする, …を捨てる
	Field             // フィールド
	Graveyard         // 墓地
	EnergyZone        // エナジーゾーン; エナジー is the cards there
	LifeZone          // ライフゾーン
	TerritoryZone     // テリトリーゾーン
	DDeck             // Dデッキゾーン
	RemoveZone        // リムーブゾーン
	ToEnergy
	ToRemoved         // リムーブする
	Unit              // ユニット
	Command           // コマンド
	Territory         // テリトリー
	Aura              // オーラ
	AbilityHead       // 能力: in the resolution zone
	Identity          // 《N》の
	TitleIs           // 称号「N」を持つ
	Attacking         // アタックしている
	CountersOf        // あなたの「N」カウンターの個数×1000
	LifeOf            // あなたのライフの枚数
	AddHit            // ヒットを＋1
	SetHit            // ヒットを2にする
	TimesStat         // パワーを2倍にする
	SameAbilities     // …と同じ能力を持つ
	SameNumbers       // …と同じ数値を持つ
	VoidAbilities     // 能力は無効になる
	PlayCost          // プレイコストを①減らす, ①増やす
	AuraPower         // what an aura adds to its unit; no text says it
	Foe               // その相手: as seen from the player who acts
	OnTargeted        // …が相手の効果の対象になった時, 相手のコマンドの効果の対象に
	TurnOpened        // あなたのテリトリーが開放されたターン中、
	RevealUntil       // ユニットカードが1枚出るまで、山札を上から公開する, 墓地に置く
	OriginalAbilities // …の元々の能力すべてを得る
	FreeColours       // あなたがカードをエヴォルでプレイする際、その色指定コストはどの色のエナジーでも払える
	TimesDamage       // そのダメージを2倍にする
	TheEffect         // その効果: what has made a card its target
	SumIs             // そのパワーの合計が10000以上なら
	SumQty            // パワーの合計が8000以上になるように好きな枚数
	Construct         // あなたは…で構築できる: what a deck may or must be
	Spark             // 【スパーク】：…
	Blocker           // 【ブロッカー】, 【ブロッカー】《N》or〔G〕
	OnSet             // このReバースがセットされた時
	OnSupport         // このキャラが《N》をサポートした時
	OnSupported       // このキャラが《N》にサポートされた時

	PlaySpark  // このキャラの【スパーク】として発動させる
	ToPartner  // このアタックはパートナーアタックになる, ならない
	ZeroDamage // ブロックされたキャラが受けているダメージを0にする
	EndPhase   // このフェイズを終了する
	Supported  // サポートされたキャラ
	Supporter  // サポートしているキャラ
	Entry      // エントリー
	Members    // メンバー
	SetZone    // セットされているReバース
	Partners   // パートナー: those in the energy zone
	SetCard    // Reバース
	EveryN     // …2枚につき

	NthAttack    // 各ターンこのキャラの1回目のアタック中
	Alter        // ＋2/±0
	SetStat      // ATKを…にする
	SoulOf       // このキャラの魂: a zone
	NextTime     // このターンこのキャラが次にアタックした時
	CaseCount    // 5枚以上: a case that counts cards
	Disguise     // …をコスト1でATK1/DEF1の『N』のキャラとして…に置く
	WouldSupport // 各ターン1回目のアタックをこのキャラがサポートする際
	EveryPoint   // そのコスト1につき
	BlockWith    // このキャラを手札の〔G〕でブロックできる
	ComboAlso    // このキャラの【Reコンボ】は《N》でも有効になる
	SparksOf     // そのキャラの【スパーク】から: a zone
	CheaperIf    // …なら、かわりにエネ②
	LoseTraits   // 属性をすべて失う
	LoseNames    // カード名をすべて失う
	DoneThus     // 引いたカード, 置いたキャラ: a zone

	kindCount
)

// Actor is the owner word of compiled code for the player who acts at the moment, in what
// each player does (すべてのプレイヤーは自分の…).
const Actor = kindCount
