package ability

// Keyword names a keyword or a flag icon, for labels and references.
type Keyword uint8

// The keywords and flag icons.
const (
	KwNone Keyword = iota
	KwAlarm
	KwEncore
	KwAssist
	KwBond
	KwBackup
	KwGreatPerformance
	KwConcentrate
	KwChange
	KwMemory
	KwExperience
	KwShift
	KwAccelerate
	KwResonance
	KwForce
	KwUnion
	KwSeparation
	KwLink
	KwInherit
	KwCXCombo // 【CXコンボ】
	KwCounter // 【カウンター】
	KwClock   // 【クロック】

	KwAwaken           // 【覚醒】, 【覚醒】「称号」-
	KwQuick            // 〔クイック／…〕
	KwDecoy            // デコイ
	KwBlitz            // ブリッツ
	KwJudgement        // ジャッジメント
	KwBerserk          // バーサーク
	KwAssaultTerritory // アサルトテリトリー
	KwNameRule         // 名称ルール
	KwLegacy           // レガシー
	KwEvol             // エヴォル
	KwBright           // ブライト
	KwMystery          // 怪異
	KwUnity            // 結束
	KwIcon             // an ability icon
	KwSkill            // スキル

	KwSpark    // 【スパーク】
	KwCancel   // 【キャンセル】
	KwBlocker  // 【ブロッカー】
	KwGrowth   // 【のびしろ】
	KwReCombo  // 【Reコンボ】
	KwActivate // 【起】
)

// Compare is how a number is compared.
type Compare int

// The comparisons.
const (
	AtLeast Compare = iota // 以上
	AtMost                 // 以下
	Equal                  // exactly: レベル3の, n枚なら
	More                   // より高い, より多い
	Less                   // より低い, より少ない
)

// Stat is a number on a card.
type Stat int

// The numbers.
const (
	StatLevel Stat = iota
	StatCost
	StatPower
	StatSoul
	StatHit
	StatATK
	StatDEF
)

// Phase is a phase or step that texts name.
type Phase int

// The phases and steps.
const (
	PhTurn Phase = iota // ターン (only with "end"/"start")
	PhStand
	PhDraw
	PhClock
	PhMain
	PhClimax
	PhAttack
	PhEnd
	PhAttackDeclaration
	PhTrigger
	PhCounter
	PhDamage
	PhBattle
	PhEncore
	PhBlock      // ブロックステップ
	PhHit        // ヒット処理ステップ
	PhAttackOver // アタック終了ステップ
	PhStandby    // スタンバイフェイズ
	PhEnergy     // エネルギーフェイズ
)

// BattlePoint is a moment of a battle that texts wait for.
type BattlePoint int

// The moments of a battle.
const (
	BattleBegins BattlePoint = iota // バトルする時, バトル開始時
	BattleEnds                      // バトル終了時
	BattleWon                       // バトルに勝利した時
	BattleLost                      // バトルに敗北した時
	BattleDrawn                     // バトルを引き分けた時
	AttackWon                       // アタックしてバトルに勝利した時: its own attack
)

// BanKind is something that a card or a player cannot do, must do, or may do. Each game
// numbers its own from OwnBan.
type BanKind int

// The bans that several games know: of cards (Ban), of players (Forbid), or of both.
const (
	BanAttack      BanKind = iota // アタックできない
	BanBlocked                    // ブロックされない
	BanStand                      // スタンドフェイズに【スタンド】しない
	BanChosenByOpp                // 相手の効果に選ばれない
	BanToHandByOpp                // 相手の効果で手札に戻らない
	BanPlayThis                   // プレイできない
	BanActivate                   // 起動能力をプレイできない
	OwnBan
)

// What a text about the construction of decks is about, as the Num of
// Construct.
const (
	BuildCopies = iota // cards of one name
	BuildCount         // cards of a description
	BuildSize          // all cards of a deck
	BuildThis          // copies of this card

	BuildWhat  = 7
	BuildMay   = 8  // …で構築できる: what the book says will do as well
	BuildLeast = 16 // 30枚以上
)

// PaidFor is what is paid for where something else may pay instead of stock.
type PaidFor int

// What is paid for, of the cards that a text describes.
const (
	PaidPlay    PaidFor = iota // playing the card: …のコスト
	PaidAct                    // its 【起】: …の【起】のコスト
	PaidChange                 // its 『チェンジ』: …の『チェンジ』のコスト
	PaidAbility                // any of its abilities: …の能力を使う時
)
