package ability

// The kinds that came after the first ones.
const (
	// Later additions, in the order in which texts needed them.
	Note         Kind = ThisAt + 1 + iota // （…）: a line that is only a note; it has no force
	ThisInBattle                          // バトル中のこのカード
	ToSlotOf                              // そのキャラがいた枠に
	EitherZone                            // 手札か控え室 (of a trigger: from either)
	IconIs                                // そのカードのトリガーアイコンが[soul]なら
	ColoursAre                            // あなたのキャラの持つ色の合計が3色以上なら
	MovedThus                             // その効果でクライマックスが控え室に置かれたなら
	SameMany                              // 同じ枚数: as many as the act before
	AnyMany                               // 好きな枚数
	HeadIs                                // クライマックス以外の: a head as a filter, in NotOf
	DuringPhase                           // アタックフェイズ中、
	PlayFor                               // このカードをコスト0でプレイできる
	WouldPlay                             // 手札のこのカードをプレイするにあたり
	ChooseEach                            // AとBを1枚ずつ選び: that many of each set
	DidExactly                            // 2枚…したなら
	ThatDamage                            // 同じダメージ: as much as the damage of the trigger
	OnNextStart                           // 次のあなたのドローフェイズの始めに
	OnNextEnd                             // 次のあなたのターンの終わりに: not that of the turn in which it is said

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
	SameStat        // そのキャラと同じレベルの: any number of a card
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

	ToDeckTopOrHand // 山札の上に置くか手札に加える

	TierOf // …の枚数が3枚以下なら3、4枚以上なら4: one number up to so many, else another
	ByCost // この能力のコストで控え室に置かれた: a zone of sets, what the cost has put there or shown

	// What more than one game says, or what code that games share asks for.
	ExtraCost    // このカードをプレイするための追加コスト〔手札を1枚捨てる〕。
	PayEnergy    // 赤①②: the pips of an energy cost
	Pip          // 赤①, ②
	OnBlock      // …がブロックした時
	OnGameStart  // ゲーム開始時
	WouldDraw    // あなたがカードを引く場合、代わりに
	Aim          // 相手のユニット1枚を対象とし、; あなたのユニット1枚と相手のユニット1枚を対象とし、
	Destroy      // …を破壊する
	Hurt         // …に3000ダメージ
	TurnFace     // …を表にする, 裏にする
	PlayCard     // …をプレイする, コストを払わずプレイする
	Discard      // 手札を2枚捨てる, すべて捨てる
	DiscardThese // …をドロップする, …を捨てる
	EnergyZone   // エナジーゾーン; エナジー is the cards there
	ToEnergy
	Attacking         // アタックしている
	TimesStat         // パワーを2倍にする
	SameAbilities     // …と同じ能力を持つ
	SameNumbers       // …と同じ数値を持つ
	VoidAbilities     // 能力は無効になる
	Foe               // その相手: as seen from the player who acts
	OnTargeted        // …が相手の効果の対象になった時, 相手のコマンドの効果の対象に
	RevealUntil       // ユニットカードが1枚出るまで、山札を上から公開する, 墓地に置く
	OriginalAbilities // …の元々の能力すべてを得る
	TheEffect         // その効果: what has made a card its target
	SumIs             // そのパワーの合計が10000以上なら
	SumQty            // パワーの合計が8000以上になるように好きな枚数
	Construct         // あなたは…で構築できる: what a deck may or must be

	EndPhase // このフェイズを終了する

	Ally // 味方: the player and those of the same team

	Along // …し、…なら、…: a link; the sentence goes on with the one before, and hangs on what that asks for or has paid

	kindCount
)

// Owner words of compiled code.
const (
	// Actor is the player who acts at the moment, in what each player does
	// (すべてのプレイヤーは自分の…).
	Actor = kindCount + iota
	// OneOpp is the opponent who was chosen, where there may be several and 相手 means one.
	OneOpp

	lastCompiled = OneOpp
)
