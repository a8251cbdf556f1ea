package lexicon

import . "gorin/rules/ability" // most lines name sorts

// The kinds that only this game says, by their sorts.

// Triggers.
const (
	OnSortie     Kind = OwnTrigger + iota // このメンバーが出撃した時, 手札から, 効果で (5.12)
	OnTranced                             // このメンバーが合体して出撃した時 (5.13)
	OnTrance                              // あなたが合体した時 (5.35.1)
	OnSoul                                // このカードがソウルになった時 (5.26)
	OnLeave                               // このメンバーが場を離れた時 (4.4)
	OnAttackOn                            // このメンバーが前列を攻撃した時 (8.2.6)
	OnDefend                              // このメンバーが防御した時 (8.2.11.4)
	OnIntercept                           // このメンバーがインターセプトした時 (8.3.5)
	OnWin                                 // このメンバーがバトルに勝った時, …とのバトルに (8.5.4)
	OnLose                                // このメンバーがバトルに負けた時, …とのバトルに
	OnBreak                               // このメンバーが門を破壊した時, 相手の前列の門を (5.32.2)
	OnBroken                              // あなたの門が破壊された時 (8.2.10.3.1)
	OnMove                                // このメンバーが動いた時 (5.14)
	OnFace                                // このカードが表向きになった時 (5.3)
	OnDefine                              // あなたが戦術をロジック定義した時 (5.16)
	OnDefined                             // このカードがロジック定義された時
	OnLevelBoost                          // あなたがレベルブーストした時 (5.15)
	OnLuckDrive                           // あなたがラックドライブした時 (5.18)
	OnLogicDrive                          // あなたがロジックドライブした時 (7.5.3.5)
	OnRefresh                             // あなたがリフレッシュした時 (5.21)
	OnTransmute                           // あなたが錬成した時 (5.33.3)
	OnDraw                                // あなたがカードを引いた時 (5.6)
	OnDiscard                             // あなたがカードを捨てた時 (5.8)
	OnStockPaid                           // あなたがストックを払った時 (5.22.5.3)
	OnBlink                               // このメンバーが瞬動した時 (5.34)
	OnMade                                // このメンバーがメークで場に出た時 (11.11.3)
	OnBattleEnd                           // このバトルの終わりに (8.6)
	OnPurged                              // このカードがパージされた時 (5.25)
	NextTime                              // 次にこのメンバーが攻撃した時: once, within the time that is said (9.7.5.1)
	OnSetOn                               // このカードが設置された時 (5.24)
	WouldLeave                            // このメンバーが場を離れる時、代わりに
	WouldBreak                            // この門が破壊される時、代わりに
	WouldLose                             // このメンバーがバトルに負ける時、代わりに
	WouldDefine                           // あなたが戦術をロジック定義する時、代わりに
	OnSecret                              // the transmutation that turns this card up has its effect done (11.10); no text says so
	OnUnion                               // this card and one of a kind trance, and this one becomes the soul (11.2); no text says so
	OnStruck                              // the circle where this card is set is attacked (11.8); no text says so
)

// Conditions.
const (
	TRankIs        Kind = OwnCond + iota // あなたのT-rankが3以上なら (5.35)
	FaceIs                               // このカードが表向きなら (4.1.3.2)
	WithSoulIs                           // このメンバーがソウルを持つなら (4.15.2)
	IsSetOn                              // このカードが設置状態なら (5.24)
	IsAttacking                          // このメンバーが攻撃中なら (8.2.9)
	IsDefending                          // このメンバーが防御中なら (8.2.11)
	IsBattling                           // このメンバーがバトル中なら
	EmptyCircles                         // あなたのメンバーのいないサークルが2つ以上なら (8.2.10)
	AttackIsOn                           // 攻撃されているサークルが後列なら (8.2.6.3)
	AttackIsNth                          // このターン1回目の攻撃なら (8.1.3)
	DidTransmute                         // この効果で錬成したなら (5.33.3)
	WasMade                              // このメンバーがメークで場に出たなら (11.11.3)
	RefreshIs                            // あなたのリフレッシュポイントが1点以上なら (6.2.1.10)
	LawNow                               // 逆理法則が「AURA勝負!!」なら (2.16)
	WasTranced                           // このメンバーが合体して出撃したメンバーなら
	IsBroken                             // その門が破壊されているなら (5.32)
	FirstTurn                            // 先攻プレイヤーの最初のターンなら (7.2.2)
	DidThisTurn                          // このターン中にあなたが合体していたなら
	DidNotThisTurn                       // このターン中にあなたが合体していないなら
)

// Acts.
const (
	Sortie        Kind = OwnAct + iota // …を出撃させる (5.12.3)
	Trance                             // 合体する, 《W》の合理体に合体する (5.13.1.5)
	LevelBoost                         // レベルブーストする (5.15)
	LuckDrive                          // ラックドライブする (5.18)
	UseDrive                           // …のロジックドライブを使う (11.4.2.1)
	Define                             // …をロジック定義する (5.16)
	DefineOne                          // ロジック定義を行う: from where one may
	Reshuffle                          // リシャッフルを行う (5.20)
	Refresh                            // 山札をリフレッシュする (5.21)
	RefreshPoints                      // リフレッシュポイントを1点上げる (5.21.1)
	SetOn                              // …を…に設置する (5.24)
	StockBoost                         // ストックブースト2 (5.27)
	StockOpen                          // ストックオープン2 (5.28)
	StockClose                         // ストッククローズ2 (5.29)
	Transmute                          // 錬成② (5.33)
	Blink                              // …を瞬動する (5.34)
	PayNow                             // ①払う (5.22.5)
	RaiseLimit                         // あなたの攻撃上限を＋1 (8.2.3)
	LowerLimit                         // あなたの手札上限を－1
	SetLimit                           // あなたの合体上限回数を2にする
	SwapStats                          // AとBのパワーを入れ替える
	EndBattle                          // このバトルを終了する
	SetLaw                             // このバトルの逆理法則を「AURA勝負!!」にする
	MakeSwap                           // what メーク does (11.11.2); no text says so
)

// Objects.
const (
	Attacker     Kind = OwnObject + iota // 攻撃中のメンバー (8.2.9)
	Defender                             // 防御中のメンバー (8.2.11.1)
	Battler                              // あなたのバトル中のメンバー
	GateOf                               // このメンバーのサークルの門 (4.3.2)
	AttackedGate                         // 攻撃されているサークルの門
	Partner                              // このカードと合体したカード (11.2.1)
	Breaker                              // この門を破壊したメンバー
	HostOf                               // このカードが設置されているカード (5.24.1)
	SoulHolder                           // このカードをソウルに持つメンバー (4.15.2)
	CircleOf                             // このメンバーのサークル
)

// Zones.
const (
	Circles Kind = OwnZone + iota // サークル (4.2)
	GateZone
	Field // 場 (4.4)
	FrontRow
	BackRow
	LeftColumn
	CentreColumn
	RightColumn
	FrontLeft
	FrontCentre
	FrontRight
	BackLeft
	BackCentre
	BackRight
	InFront        // このメンバーの前の (4.4.3.3)
	Behind         // このメンバーの後ろの
	Adjacent       // このメンバーに隣接する (4.4.4)
	SetUnder       // このメンバーに設置されている (5.24.1)
	InCircleOf     // この門のサークルの
	AttackedCircle // 攻撃されているサークル (8.2.6.3)
	EmptyCircle    // メンバーのいないサークル
	DropZone
	LevelZone
	Stock
	BattleZone
	ParadoxZone
	InterceptZone
	SoulOf // このメンバーのソウル (4.15)
	RemoveZone
	RefreshZone
	PurgeZone
	MyLogicalistZone
	SecretZone
	SoulZone // ソウル領域, of a line that is in force there

	BattleOrParadox // both zones where a paradox is looked for (2.2.3.4); no text says so
)

// Heads: kinds of cards (2.2.2). メンバー is Character.
const (
	Logicalist Kind = OwnHead + iota
	SuperLogicalist
	Foreigner
	Tranceunion
	Gate
	Tactics
	Paradox
	MyLogicalist
)

// Filters.
const (
	World             Kind = OwnFilter + iota // 《W》の (2.5)
	CovenanterIs                              // 【盟約者「N」】 (2.1.4)
	TitleIs                                   // 称号「N」の (2.1.2)
	NameOnly                                  // 名称「N」の
	AttrIcon                                  // 【サン】の (2.6.4)
	HasLogic                                  // パワーロジックを持つ (2.11)
	Broken                                    // 破壊された (5.32)
	WithSoul                                  // ソウルを持つ (4.15.2)
	WithSouls                                 // ソウルを2枚以上持つ
	Defending                                 // 防御中の
	IsSet                                     // 設置状態の (5.24.1)
	WithSet                                   // カードが設置されている
	LawIs                                     // 逆理法則が「AURA勝負!!」の (2.16)
	SameTitle                                 // このメンバーと同じ称号の
	SameOnlyName                              // このメンバーと同じ名称の
	SameWorld                                 // このメンバーと同じワールドの
	SameColour                                // このメンバーと同じ色の
	SharedCovenanter                          // このメンバーと同じ盟約者の
	Highest                                   // パワーが最も高い
	Lowest                                    // パワーが最も低い
	LevelAtMostLevels                         // あなたのレベル領域の枚数以下のレベルの
	MostIn                                    // the highest of a set; no text says so
	SharedAttribute                           // an attribute in common, a world not; no text says so
	LeastIn                                   // the lowest of a set; no text says so
)

// Values.
const (
	TRank     Kind = OwnValue + iota // あなたのT-rank (5.35)
	AttacksOf                        // このターンにあなたが攻撃した回数 (8.1.3)
)

// Destinations.
const (
	ToDrop Kind = OwnDest + iota
	ToStock
	ToLevel
	ToRemove
	ToPurge
	ToRefresh
	ToBattle
	ToParadox
	ToIntercept
	ToSoul // このメンバーのソウルにする (5.26)
	ToSecret
	ToGateZone
	ToAnyCircle   // 好きなサークルに
	ToEmptyCircle // メンバーのいないサークルに
	ToFrontCircle // 前列のサークルに
	ToBackCircle
	ToEmptyFront // 前列のメンバーのいないサークルに
	ToEmptyBack
	ToItsCircle    // このメンバーがいたサークルに
	ToCircleOf     // そのメンバーがいたサークルに
	ToThatCircle   // この門のサークルに
	ToInFront      // このメンバーの前のサークルに
	ToBehind       // このメンバーの後ろのサークルに
	ToAdjacent     // このメンバーに隣接するサークルに
	ToStockBottom  // ストックの一番下に
	ToDeckTopDrop  // 山札の上かドロップ領域に
	ToMyLogicalist // マイロジカリスト領域に
	ToAttacked     // 攻撃されているサークルに (8.2.6.3)
)

// Sets of cards.
const (
	EveryRank Kind = OwnCards + iota // あなたのT-rank1につき
	EveryN                           // このメンバーのソウル3枚につき (12.5)
)

// Durations.
const (
	ItsBattle Kind = OwnDuration + iota // そのメンバーが参加しているバトルの終わりまで
)

// Windows.
const (
	WhileAttacking Kind = OwnWindow + iota // このメンバーの攻撃中 (8.2.9)
	WhileDefending                         // このメンバーの防御中 (8.2.11)
	WhileBattling                          // このメンバーのバトル中
	TurnSortied                            // このメンバーが出撃したターン中
)

// Modifiers.
const (
	GiveWorld    Kind = OwnMod + iota // 《W》を得る
	AuraAsHeart                       // オーラをハートとして扱う (9.9.1.6)
	MustAttack                        // …を攻撃しなければならない (8.2.6.2)
	CannotHit                         // …を攻撃できない
	CannotHitAt                       // 後列を攻撃できない
	LoseKeyword                       // 『トランスチェンジ』を失う
	LoseIcon                          // 【自】を失う (5.31)
	AlsoOnlyName                      // 名称は「N」としても扱う
	SameStatAs                        // パワーをそのメンバーのパワーと同じにする
)

// Keywords that stand before a text.
const (
	OnlyIn       Kind = OwnKeyword + iota // 【この能力は手札のみで有効】 (9.3.2.6.1)
	EXSoul                                // 【EXソウル3】 (11.6)
	CovenantWith                          // 盟約-「N」か「M」 (11.2)
)

// Items of costs.
const (
	PayStock Kind = OwnItem + iota // ①, Ⓧ (5.22.5)
	InOrder                        // このメンバーをレストし、手札を1枚捨てる: one sentence (5.22.2.1)
)

// The numbers that only this game has.
const (
	StatAura Stat = OwnStat + iota
	StatLimit
	StatHeart
	StatTerritory
	StatGate
)

// The phases and steps that only this game has.
const (
	PhLevel Phase = OwnPhase + iota
	PhIntercept
	PhDefinition
	PhJudgment
	PhBattleEnd
)

// The bans that only this game knows, and what is allowed.
const (
	BanIntercept     BanKind = OwnBan + iota // インターセプトできない
	BanTrance                                // 合体できない
	BanMove                                  // 動かせない (5.14.3)
	BanChosen                                // 効果で選ばれない
	BanAttacked                              // 攻撃されない
	BanStandUp                               // スタンドしない
	BanDropByOpp                             // 相手の効果でドロップしない
	BanLeaveByOpp                            // 相手の効果で場を離れない
	BanBroken                                // 破壊されない
	BanAuto                                  // 【自】を使えない (12.3)
	BanDrive                                 // ロジックドライブを使えない
	BanSortie                                // 出撃できない
	BanDefine                                // ロジック定義できない
	BanDefineHand                            // 手札からロジック定義できない
	BanDefineTactics                         // 戦術をロジック定義できない
	BanDefineParadox                         // 逆理をロジック定義できない
	BanLevelBoost                            // レベルブーストできない
	BanLuckDrive                             // ラックドライブできない
	BanSortieHand                            // 手札からメンバーを出撃させられない
	BanRearrange                             // メンバーを並べ替えられない
	BanDrawByEffect                          // 効果でカードを引けない
	BanDiscarded                             // 捨てられない
	BanDefinedThis                           // ロジック定義に使えない
	MustAttackIfMay                          // 可能なら攻撃しなければならない
	MayHitBack                               // 前の門が破壊されていなくても後列のサークルを攻撃できる (8.2.6.1)
	MayDefineDrop                            // ドロップ領域からもロジック定義できる (5.16.1.2)
	MayDefineLevel                           // レベル領域からもロジック定義できる
	MayTranceDrop                            // ドロップ領域の合理体でも合体できる (5.13.1.2.4)
	MayPlayAnyWorld                          // ワールド条件と色条件を満たさずに出撃できる (9.6.2.1)
	endOfBans
)

// Limit is a limit of a player that effects change.
type Limit int

// The limits.
const (
	LimitHand   Limit = iota // 手札上限 (4.6.3)
	LimitAttack              // 攻撃上限 (8.2.3)
	LimitTrance              // 合体上限回数 (7.5.3.2.1)
	LimitTC                  // TC上限回数 (7.5.3.3.1)
	LimitLevel               // レベル上限 (4.7.2)
)

// Deed is what a player may have done in a turn.
type Deed int

// The deeds.
const (
	DeedTrance     Deed = iota // 合体する (5.13)
	DeedLuckDrive              // ラックドライブする (5.18)
	DeedLogicDrive             // ロジックドライブを使う (11.4)
	DeedLevelBoost             // レベルブーストする (5.15)
	DeedRefresh                // リフレッシュする (5.21)
	DeedTransmute              // 錬成する (5.33)
)

// Logic is what a logic icon says (2.11).
type Logic int

// The logics, and the intercept icon.
const (
	LogicPower Logic = iota
	LogicAura
	LogicLimit
	LogicTactics
	LogicParadox
	LogicIntercept
)

// Law is a paradox rule (逆理法則, 2.16).
type Law int

// The laws.
const (
	LawPower Law = iota // POWER勝負!!
	LawAura             // AURA勝負!!
	LawHeart            // ♡勝負!!
)

// Attribute is an attribute that has an icon (2.6.4).
type Attribute int

// The attributes with icons.
const (
	AttrSummer Attribute = iota // 常夏
	AttrSun
	AttrStar
	AttrMoon
)

// AttributeNames is the attributes with icons as cards are said to have them.
var AttributeNames = [...]string{AttrSummer: "常夏", AttrSun: "サン", AttrStar: "スター", AttrMoon: "ムーン"}

// Mark is the icon of a kind of abilities (9.1.3).
type Mark int

// The marks.
const (
	MarkAuto Mark = iota
	MarkAct
	MarkCont
)
