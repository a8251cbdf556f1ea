package lexicon

import . "gorin/rules/ability" // most lines name sorts

// The kinds that only this game says, by their sorts.

// Triggers.
const (
	OnAttackEnd        Kind = OwnTrigger + iota // アタックの終わりに
	OnDamageCancelled                           // このカードの与えたダメージがキャンセルされた時
	OnDamageTaken                               // このカードの与えたダメージがキャンセルされなかった時
	OnPlayerCancelled                           // あなたの受けたダメージがキャンセルされた時
	OnTriggerCheck                              // このカードのトリガーチェックでクライマックスがでた時
	OnLevelUp                                   // あなたがレベルアップした時
	OnRefresh                                   // あなたがリフレッシュした時
	OnPlayedTo                                  // このカードがプレイされて舞台に置かれた時
	OnPlayerTaken                               // あなたの受けたダメージがキャンセルされなかった時
	AttackEndOf                                 // このカードのアタックの終わりに
	OnDraw                                      // あなたがカードを引いた時
	OnChanged                                   // …が『チェンジ』で舞台に置かれた時
	OnPlacedByName                              // このカードが「N」の効果で舞台に置かれた時, 「N」の【起】の効果で
	OnOpponentReversed                          // …のバトル相手が【リバース】した時
	OnSuchReversed                              // このカードのバトル相手でレベル2以上のキャラが【リバース】した時
	OnPlacedByWord                              // このカードが『合体』で舞台に置かれた時
)

// Conditions.
const (
	PlayerLevelIs Kind = OwnCond + iota // あなたのレベルが2以上なら
	LevelSumIs                          // あなたのレベル置場のカードのレベルの合計が3以上なら
	IsAttacking                         // this card is the attacking character
	NotReversed                         // this card is not reversed (10.6.2)
	DamageStopped                       // このダメージがキャンセルされたなら
	AttackIsNth                         // このターンで3回目のアタック中なら
	FirstTurn                           // 先攻プレイヤーの第1ターンなら
	TopOfClock                          // このカードがクロックの1番上にあるなら
	HasMarker                           // このカードの下にマーカーがあるなら
)

// Acts.
const (
	DoTrigger     Kind = OwnAct + iota // [icon]の効果を行う
	AttackInstead                      // そのキャラを防御キャラとしてフロントアタックする
	AttackerSoul                       // 4.12.2.2: the attacking character's soul +1
	NextDamage                         // 4.12.2.7: set up the trigger of the shot icon
	DoReplay                           // 「ゲームをする」 (the replay action of this card)
	Separate                           // a marker takes over, this card becomes its marker
	StockBy                            // あなたが自分の手札のイベントのコストを払う時、このカードの下のマーカーを、ストック1枚のかわりに控え室に置いてよい
	CheckTwice                         // あなたはトリガーステップにトリガーチェックを2回行う
	StandSwap                          // それぞれを【スタンド】して入れ替える (force)
)

// Objects.
const (
	ThisAttacking Kind = OwnObject + iota // アタックしているこのカード
	Markers                               // このカードの下のマーカーすべて
	Facing                                // このカードの正面のキャラ
)

// Zones.
const (
	FrontRow Kind = OwnZone + iota
	BackRow
	FrontCentre
	InFront // このカードの前の
	Behind  // このカードの後ろの
	ClimaxZone
	FrontLeft   // 前列の左の枠
	FrontRight  // 前列の右の枠
	BackLeft    // 後列の左の枠
	BackRight   // 後列の右の枠
	FrontSides  // 前列の中央以外の枠
	MarkersHere // このカードの下の
	Stage
	Clock
	Level
	Stock
	FacingZone // このカードの正面の
)

// Filters.
const (
	LevelAtMostYours Kind = OwnFilter + iota // あなたのレベル以下のレベルの
	StandbyLevel                             // level at most the player's plus one (4.12.2.10)
	InFrontAttack                            // フロントアタックされている
	WithMarker                               // マーカーを持つ
	HasLink                                  // 『リンク「N」』を持つ
)

// Destinations.
const (
	ToClockBottom Kind = OwnDest + iota
	ToLevel
	ToHandOrStock   // 4.12.2.11
	ToDeckTopOrRoom // 山札の上か控え室に
	ToStockBottom   // ストック置場の下に
	ToStockEither   // ストック置場の上か下に
	ToMarkers       // このカードの下にマーカーとして
	ToStock
	ToClock
	ToClimaxZone
	ToBackSlot         // 後列の好きな枠に
	ToFrontSlot        // 前列の好きな枠に
	ToEmptyFrontSlot   // 前列のキャラのいない枠に
	ToEmptyBackSlot    // 後列のキャラのいない枠に
	ToFacingSlot       // 前列のキャラのいない枠で、正面に相手のキャラがいる枠に
	ToEmptyFrontLeft   // 前列の左のキャラのいない枠に
	ToEmptyFrontCentre // 前列の中央のキャラのいない枠に
	ToEmptyFrontRight  // 前列の右のキャラのいない枠に
	ToEmptyBackLeft    // 後列の左のキャラのいない枠に
	ToEmptyBackRight   // 後列の右のキャラのいない枠に
)

// The bans that only this game knows.
const (
	BanSideAttack     BanKind = OwnBan + iota // サイドアタックできない
	BanFrontAttack                            // フロントアタックできない
	BanDirectAttack                           // ダイレクトアタックできない
	BanReverse                                // 【リバース】しない
	BanReverseByAuto                          // 相手のキャラの【自】の効果によって【リバース】されない
	BanMove                                   // 他の枠に動かせない
	BanSoulLoss                               // サイドアタックしてもソウルが減少しない
	BanPlayEvents                             // イベントを手札からプレイできない
	BanPlayCharacters                         // キャラを手札からプレイできない
	BanBackup                                 // 『助太刀』を手札からプレイできない
	BanEncore                                 // 『【自】アンコール』を使えない
	BanClimax                                 // クライマックスを手札からプレイできない
	BanHurt                                   // プレイヤーにダメージを与えることができない
	BanHurtByAuto                             // 相手のキャラの【自】の効果によるダメージを受けない
	BanSalvage                                // 自分のカードの効果で自分の控え室のキャラを手札に戻せない
	MayAttackTwice                            // 2枚までアタックできる: a permission
	MayIgnoreColours                          // 色条件を満たさずに手札からプレイできる: a permission, of a card
	BanClockDraw                              // クロックフェイズに、手札をクロックに置いてカードを引くことができない
	endOfBans
)

// The phases and steps that only this game has.
const (
	PhClock Phase = OwnPhase + iota
	PhClimax
	PhTrigger
	PhCounter
	PhDamage
	PhEncore
)

// The trigger icons.
const (
	IconSoul Icon = OwnIcon + iota
	IconReturn
	IconPool
	IconComeback
	IconDraw
	IconShot
	IconTreasure
	IconGate
	IconStandby
	IconChoice
	IconChance
	IconDiscovery
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

// Lines.
const (
	Replay Kind = OwnLine + iota // リプレイ 「行動」 効果
)

// Items of costs.
const (
	PayStock Kind = OwnItem + iota //
)

// Heads.
const (
	Marker Kind = OwnHead + iota // マーカー
	Event
	Climax
)

// Values.
const (
	PlayerLevel Kind = OwnValue + iota // あなたのレベル×500
)

// StatSoul is the number that only this game has.
const StatSoul = OwnStat
