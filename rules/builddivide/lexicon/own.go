package lexicon

import . "gorin/rules/ability" // most lines name sorts

// The kinds that only this game says, by their sorts.

// Lines.
const (
	SkillText  Kind = OwnLine + iota // 【スキル】…: what other abilities of the card carry out
	EvolEither                       // 【エヴォル-A〔…〕】／【エヴォル-B〔…〕】
)

// Triggers.
const (
	OnBattle      Kind = OwnTrigger + iota // …がバトルする時, バトルに勝利した時, …
	OnUnblocked                            // …がプレイヤーにアタックしてブロックされなかった時
	OnEvol                                 // …がエヴォルで登場した時
	OnHurt                                 // …にダメージが与えられた時
	OnPlayerHurt                           // あなたがダメージを受けた時
	OnRed                                  // あなたがレッドゾーンになった時
	OnAura                                 // …にオーラがついた時
	OnBright                               // …がブライトした時
	OnSkill                                // …のスキルが発動した時
	OnHurtsPlayer                          // …が相手プレイヤーにダメージを与えた時
	OnOpen                                 // …が開放された時, 閉じられた時
	OnCounter                              // あなたが「N」カウンターを得た時
	WouldHurt                              // …にダメージが与えられる場合、代わりに
)

// Conditions.
const (
	InRed           Kind = OwnCond + iota // あなたがレッドゾーンなら
	DroppedThisTurn                       // このターン、〈海〉のカードがあなたの墓地に置かれていたなら
	CameThisTurn                          // このターン中、〈海〉のユニットが登場していたなら
	UnityDrew                             // あなたが【結束】でカードを引いていたなら
	GuessRight                            // 的中していたなら
	TerritoryIs                           // あなたのテリトリーが開放状態なら
	CountersAre                           // あなたの「N」カウンターが2個以上なら, このユニットの…
	ByEvol                                // エヴォルしたなら: this card was played for its evol cost
)

// Acts.
const (
	Scout             Kind = OwnAct + iota // スカウト2する
	MoreDamage                             // そのダメージを＋1000する
	AttachAura                             // AをBに＋1000オーラとしてつける
	DropAuras                              // …からオーラを1枚捨てる
	DoSkill                                // 【スキル】を発動する
	Exchange                               // 【等価交換2】
	ActivateOf                             // …の起動能力を1つ起動する
	GainControl                            // あなたは…の支配者になる
	GainCounter                            // あなたは「N」カウンターを1個得る, …から取り除く
	Appear                                 // …を登場させる, レストして登場させる
	ScoutMore                              // あなたがスカウトする場合、代わりにその数＋1でスカウトする
	ReduceNext                             // …の次のダメージは2000軽減される, すべて軽減される
	RaiseDamage                            // …へのダメージは1000増加する
	Copy                                   // …をコピーする
	Negate                                 // …を打ち消して墓地に置く, 打ち消す
	TurnTerritory                          // …を開放する, 閉じる
	MakeTerritoryUnit                      // …をパワー5000、ヒット1の【アサルトテリトリー】としてユニットにする
	MakeUnit                               // …をパワー3000、ヒット1のユニットとして登場させる
	Guess                                  // ユニットかコマンドを予想する
	HurtEachOther                          // AとBは互いにダメージを与え合う: as much as each one's power, or so much; both Chosen: the two that were
	SwitchOut                              // …をスイッチする
	FreeColours                            // あなたがカードをエヴォルでプレイする際、その色指定コストはどの色のエナジーでも払える
	TimesDamage                            // そのダメージを2倍にする
)

// Objects.
const (
	AurasOf Kind = OwnObject + iota // …が持つオーラすべて
	Host                            // このカードをオーラとして持つユニット
)

// Filters.
const (
	Ace         Kind = OwnFilter + iota // エースの
	Damaged                             // ダメージを負っている
	Blocking                            // ブロックしている
	Quick                               // クイックの
	WithIcons                           // アイコン能力を持つ, アイコン能力を2つ以上持つ
	Opened                              // 開放状態の, 未開放状態の
	Colourless                          // 色を持たない
	WithAura                            // オーラを持つ
	SharesTrait                         // このカードと共通の属性を持つ
	Identity                            // 《N》の
	TitleIs                             // 称号「N」を持つ
)

// Values.
const (
	DamageOn   Kind = OwnValue + iota // …が負っているダメージ
	CountersOf                        // あなたの「N」カウンターの個数×1000
	LifeOf                            // あなたのライフの枚数
)

// Destinations.
const (
	ToField Kind = OwnDest + iota
	ToGraveyard
	ToLife       // ライフゾーンの一番上に, 前に
	ToLifeBottom // ライフゾーンの一番下に, 後に
	ToTerritoryZone
	ToRemoved // リムーブする
)

// Durations.
const (
	WhileAura    Kind = OwnDuration + iota // as long as the aura is attached; no text says it
	NextOwnStart                           // 次のあなたのターンの始めまで
)

// Modifiers.
const (
	AnyColour Kind = OwnMod + iota // プレイコストをどの色でも払える
	Toll                           // 〔①〕を払わなければアタックできない
	SetCost                        // 総コストは3になる
	PlayCost                       // プレイコストを①減らす, ①増やす
	AuraPower                      // what an aura adds to its unit; no text says it
)

// The bans that only this game knows.
const (
	BanBlock        BanKind = OwnBan + iota // ブロックできない
	BanAttackPlayer                         // プレイヤーにアタックできない
	BanDestroy                              // 破壊されない
	BanNegate                               // 打ち消されない
	MustAttack                              // 可能ならアタックする: an obligation
	MustBlock                               // 可能ならブロックする
	BanPlayCommands                         // コマンドをプレイできない
	BanPlayUnits                            // ユニットをプレイできない
	BanLose                                 // 敗北しない
)

// The steps that only this game has.
const (
	PhBlock      Phase = OwnPhase + iota // ブロックステップ
	PhHit                                // ヒット処理ステップ
	PhAttackOver                         // アタック終了ステップ
)

// The trigger icons.
const (
	TriggerBuster Icon = OwnIcon + iota
	TriggerShot
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

// Zones.
const (
	Anywhere      Kind = OwnZone + iota // where territories and auras are of which no zone is said: in the territory zone or on the field; no text says it
	Field                               // フィールド
	Graveyard                           // 墓地
	LifeZone                            // ライフゾーン
	TerritoryZone                       // テリトリーゾーン
	RemoveZone                          // リムーブゾーン
	DDeck                               // Dデッキゾーン
)

// Heads.
const (
	Unit        Kind = OwnHead + iota // ユニット
	Command                           // コマンド
	Territory                         // テリトリー
	Aura                              // オーラ
	AbilityHead                       // 能力: in the resolution zone
)

// Windows.
const (
	TurnOpened Kind = OwnWindow + iota // あなたのテリトリーが開放されたターン中、
)

// StatHit is the number that only this game has.
const StatHit = OwnStat
