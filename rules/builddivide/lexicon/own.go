package lexicon

import . "gorin/rules/ability" // most lines name sorts

// The kinds that only this game says, by their sorts.

// Lines.
const (
	SkillText Kind = OwnLine + iota // 【スキル】…: what other abilities of the card carry out
)

// Abilities.
const (
	Berserk          Kind = OwnAbility + iota // 【バーサーク】
	Judgement                                 // 【ジャッジメント：ユニット】 (an opponent's unit appears), 【ジャッジメント：…した時】
	AssaultTerritory                          // 【アサルトテリトリー】
	Evol                                      // 【エヴォル〔コスト〕】, 【エヴォル-名称〔コスト〕】
	Bright                                    // 【ブライト〈海〉〈空〉＋2000】
	Unity                                     // 【結束〈海〉】
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
)

// Conditions.
const (
	InRed           Kind = OwnCond + iota // あなたがレッドゾーンなら
	DroppedThisTurn                       // このターン、〈海〉のカードがあなたの墓地に置かれていたなら
	CameThisTurn                          // このターン中、〈海〉のユニットが登場していたなら
	UnityDrew                             // あなたが【結束】でカードを引いていたなら
	GuessRight                            // 的中していたなら
	TerritoryIs                           // あなたのテリトリーが開放状態なら
)

// Acts.
const (
	Scout       Kind = OwnAct + iota // スカウト2する
	MoreDamage                       // そのダメージを＋1000する
	AttachAura                       // AをBに＋1000オーラとしてつける
	DropAuras                        // …からオーラを1枚捨てる
	DoSkill                          // 【スキル】を発動する
	Exchange                         // 【等価交換2】
	ActivateOf                       // …の起動能力を1つ起動する
	GainControl                      // あなたは…の支配者になる
)

// Objects.
const (
	AurasOf Kind = OwnObject + iota // …が持つオーラすべて
	Host                            // このカードをオーラとして持つユニット
)

// Filters.
const (
	Ace         Kind = OwnFilter + iota // エースの
	HitIs                               // ヒットが2以上の
	Damaged                             // ダメージを負っている
	Blocking                            // ブロックしている
	Quick                               // クイックの
	WithIcons                           // アイコン能力を持つ, アイコン能力を2つ以上持つ
	Opened                              // 開放状態の, 未開放状態の
	Colourless                          // 色を持たない
	WithAura                            // オーラを持つ
	SharesTrait                         // このカードと共通の属性を持つ
)

// Values.
const (
	DamageOn Kind = OwnValue + iota // …が負っているダメージ
)

// Destinations.
const (
	ToField Kind = OwnDest + iota
	ToGraveyard
	ToLife       // ライフゾーンの一番上に, 前に
	ToLifeBottom // ライフゾーンの一番下に, 後に
	ToTerritoryZone
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
	TriggerBuster TriggerIcon = OwnIcon + iota
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
