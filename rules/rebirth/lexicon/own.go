package lexicon

import . "gorin/rules/ability" // most lines name sorts

// The kinds that only this game says, by their sorts.

// Lines.
const (
	ModeLine Kind = OwnLine + iota // ⅰ．…: one of the choices of the line before
	CaseLine                       // 《N》．…: one of the cases of the line before
)

// Abilities.
const (
	Cancel  Kind = OwnAbility + iota // 【キャンセル】：Reバース以外の【スパーク】 (11.4)
	Growth                           // 【のびしろ】 (11.8)
	Spark                            // 【スパーク】：…
	Blocker                          // 【ブロッカー】, 【ブロッカー】《N》or〔G〕
)

// Triggers.
const (
	OnSupportEnd    Kind = OwnTrigger + iota // このキャラがサポートしたアタック終了時
	OnRetires                                // このキャラが相手のキャラをリタイアさせた時
	OnBlockOf                                // このキャラが《N》をブロックした時
	OnPlacedThrough                          // このキャラが相手のアタックでリタイアに置かれた時
	OnUse                                    // あなたが【キャンセル】を使った時
	OnEndOfAttack                            // このキャラのアタック終了時
	OnCancelled                              // このキャラの【スパーク】が【キャンセル】された時
	OnMadeSoul                               // このキャラを魂にした時
	OnHeal                                   // 相手が回復した時
	OnCheck                                  // あなたがチェックした時
	OnCheckLost                              // チェックであなたが負けた時
	OnBlocked                                // このキャラのアタックがブロックされた時
	OnBlockEnd                               // このキャラがブロックしたアタック終了時
	OnRetiresBy                              // このキャラが《N》をサポートしたアタックで相手のキャラをリタイアさせた時
	OnPutFrom                                // あなたが手札から控え室にカードを置いた時
	OnSet                                    // このReバースがセットされた時
	OnSupport                                // このキャラが《N》をサポートした時
	OnSupported                              // このキャラが《N》にサポートされた時
	WouldSupport                             // 各ターン1回目のアタックをこのキャラがサポートする際
	NextTime                                 // このターンこのキャラが次にアタックした時
	OnComeOn                                 // このキャラが登場した時 (5.5.1)
	OnSparked                                // of a 【スパーク】: its card is put into the entry from the deck by the rules
	AsSoonAs                                 // of what an effect says of an attack or a card to come (9.10.3): it is no ability, and is not played
)

// Conditions.
const (
	EmptySeat Kind = OwnCond + iota // 相手のメンバーに空席があるなら
	DidWith                         // 《N》を置いたら
	NamesAre                        // あなたの、メンバーとリタイアのカード名が3種類以上なら
	AllDiffer                       // あなたのメンバーのカード名がそれぞれ違うなら
	WonCheck                        // それであなたが勝ちなら
	IsSoul                          // このキャラが【魂】なら
	IsTurnOf                        // あなたのターンなら
	PlacedNow                       // そのキャラがこのターン手札からエントリーに置かれたキャラなら
	DuringNth                       // 各ターンこのキャラの1回目のアタック中: while such an attack goes on
	AlsoMet                         // by an effect the Re combos of the card are met besides
	NthComing                       // the same, and before it is declared
)

// Acts.
const (
	Heal            Kind = OwnAct + iota // 1点回復する
	ChooseBelow                          // 以下から1つ選ぶ
	CheckLuck                            // チェックする
	PayEnergyNow                         // エネ②する
	KeepSet                              // このターン終了時にReバースを控え室に置く際、1枚残す
	EnergyFrom                           // 手札からエネルギーを置く際、かわりに控え室から置く
	Prefer                               // 相手は効果でメンバーからキャラを選ぶ際、このキャラを優先する
	ToPartner                            // このアタックはパートナーアタックになる, ならない
	ZeroDamage                           // ブロックされたキャラが受けているダメージを0にする
	BlockWith                            // このキャラを手札の〔G〕でブロックできる
	ComboAlso                            // このキャラの【Reコンボ】は《N》でも有効になる
	PlaySpark                            // このキャラの【スパーク】として発動させる
	Disguise                             // …をコスト1でATK1/DEF1の『N』のキャラとして…に置く
	PayEitherEnergy                      // エネ③、…なら、かわりにエネ②: only what is played says so
	Guise                                // what a card is while it lies face down: only what is played says so
	DoBelow                              // 以下をすべて行う, …のカード名の種類により以下をすべて行う
	TakesLess                            // このキャラはATK8以上のキャラから受けるダメージが－5される
	PiercesLess                          // このキャラからのダメージはブロックされても0にならず、ダメージが－2される
	PlaysHere                            // このキャラを手札にあるかのようにエントリーかメンバーに置ける
	SetNumber                            // ATKを3にする: by as much as that is more than now (9.10.4)
	MayBlock                             // あなたは…を…でブロックできる: block-with as an effect on a player
	EnergyAlso                           // あなたは…からエネルギーを置いてよい: energy-from as an effect on a player
	AlsoCombo                            // このキャラの【Reコンボ】は《N》でも有効になる: combo-also as an effect on a player, and so the others below
	Soften                               // takes-less
	Pierce                               // pierces-less
	PlayHere                             // plays-here
	PreferTo                             // prefer
	CheckAgainst                         // チェックする, against an opponent: only what is played says so
	AllBelow                             // the effects below a do-below, each as long as its case holds: only what is played says so
)

// Objects.
const (
	BlockedOne Kind = OwnObject + iota // ブロックされたキャラ
	NextPlaced                         // 次にあなたのエントリーに置かれるキャラ
	AttackOf                           // このキャラの1回目のアタック
	AttackOn                           // このキャラへの次のアタック
	TheAttack                          // このアタック
	Shown                              // 公開したカード
	Guised                             // その『N』
	SomeOf                             // 手札のReバース1枚: what is chosen as the other of a pair
	Supported                          // サポートされたキャラ
	Supporter                          // サポートしているキャラ
	ChosenNow                          // what was chosen, where the text has put it: only what is played says so
)

// Zones.
const (
	RetireZone Kind = OwnZone + iota // リタイア
	SoulZone                         // 魂
	NotZone                          // エントリー以外
	Entry                            // エントリー
	Members                          // メンバー
	SetZone                          // セットされているReバース
	Partners                         // パートナー: those in the energy zone
	SoulOf                           // このキャラの魂: a zone
	SparksOf                         // そのキャラの【スパーク】から: a zone
	DoneThus                         // 引いたカード, 置いたキャラ: a zone
	InPlay                           // where characters are: the entry and the members (2.2.3.1)
)

// Heads.
const (
	SparkHead Kind = OwnHead + iota // 【スパーク】: the ability
	SetCard                         // Reバース
	ActHead                         // 【起】: activated abilities that are played, for cancels (9.1.1.4.2)
	AutoHead                        // 【自】: auto abilities that are played
)

// Filters.
const (
	WithSoul    Kind = OwnFilter + iota // 【魂】のない
	SoulUnder                           // このキャラの魂にある
	PartnerCard                         // a partner in the energy zone (4.6.4), or none
)

// Quantities.
const (
	AllMany Kind = OwnQty + iota // すべて
)

// Destinations.
const (
	ToEntry Kind = OwnDest + iota
	ToMembers
	ToEmptySeat // 空席のメンバーに
	ToRetire
	ToSet           // セットする (5.6)
	ToSoul          // このキャラの魂にする
	ToEither        // エントリーかメンバーに
	ToRemoved       // 除外する (5.20.1)
	ToEntryOrMember // what such a choice is when it is played
	ToEntryOrSeat
)

// Durations.
const (
	NextOppTurn Kind = OwnDuration + iota // 次の相手のターン中
	NextAttack                            // このターンこのキャラの次のアタック中
	EachTurn                              // 各ターン
	YourTurnEnd                           // あなたのターンの終わりまで
	NthAttack                             // 各ターンこのキャラの1回目のアタック中
)

// Keywords.
const (
	InZone       Kind = OwnKeyword + iota // 【エントリー】 (9.4.4)
	ReCombo                               // 【Reコンボ】, 【Reコンボ】《N》 (11.5)
	TrueStrength                          // 【本領発揮Lv3】, 【本領発揮Lv3】〔G〕＆〔H〕 (11.7)
)

// Cases.
const (
	CaseOf    Kind = OwnCase + iota // 《N》と《M》: the case that these were chosen
	CaseNth                         // 1回目と2回目: a case that counts times
	CaseNames                       // 5種類以上: a case that counts names
	CaseCount                       // 5枚以上: a case that counts cards
)

// The bans that only this game knows.
const (
	BanChosen        BanKind = OwnBan + iota // 効果で選ばれない
	BanChosenByChara                         // 相手のキャラから選ばれない
	BanStandUp                               // 【スタンド】しない
	BanPair                                  // サポートできない
	BanPartnerAttack                         // パートナーアタックできない
	BanTire                                  // 【レスト】しない
	BanBlockers                              // 【ブロッカー】を使えない
	BanCancels                               // 【キャンセル】を使えない
	BanSets                                  // エントリー以外からReバースをセットできない
	BanSparks                                // 【スパーク】を使えない
	BanNoPartner                             // このキャラのアタックはパートナーアタックにならない
	BanNoPartnerOn                           // このキャラへのアタックはパートナーアタックにならない
	BanStaysUp                               // サポートする際、このキャラは【レスト】しない
	BanIsPartner                             // このキャラのアタックはパートナーアタックになる
	BanIsPartnerOn                           // このキャラへのアタックはパートナーアタックになる
)

// The phases that only this game has.
const (
	PhStandby Phase = OwnPhase + iota // スタンバイフェイズ
	PhEnergy                          // エネルギーフェイズ
)

// Modifiers.
const (
	Alter      Kind = OwnMod + iota // ＋2/±0
	LoseTraits                      // 属性をすべて失う
	LoseNames                       // カード名をすべて失う
)

// Sets of cards.
const (
	EveryPoint Kind = OwnCards + iota // そのコスト1につき
	EveryN                            // …2枚につき
	EveryTrait                        // その属性1つにつき
)

// Items of costs.
const (
	CheaperIf Kind = OwnItem + iota // …なら、かわりにエネ②
)

// The numbers that only this game has.
const (
	StatATK Stat = OwnStat + iota
	StatDEF
)
