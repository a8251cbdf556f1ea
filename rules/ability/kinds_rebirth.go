package ability

// Kinds that Rebirth for you (Reバース) says and the other games do not.
const (
	// Lines and what stands at their head
	Spark        Kind = divideKinds + iota // 【スパーク】：… (11.3)
	Cancel                                 // 【キャンセル】：Reバース以外の【スパーク】 (11.4)
	Blocker                                // 【ブロッカー】, 【ブロッカー】《N》or〔G〕 (11.6)
	Growth                                 // 【のびしろ】 (11.8)
	ModeLine                               // ⅰ．…: one of the choices of the line before
	InZone                                 // 【エントリー】 (9.4.4)
	ReCombo                                // 【Reコンボ】, 【Reコンボ】《N》 (11.5)
	TrueStrength                           // 【本領発揮Lv3】, 【本領発揮Lv3】〔G〕＆〔H〕 (11.7)

	// Triggers
	OnSet           // このReバースがセットされた時
	OnSupport       // このキャラが《N》をサポートした時
	OnSupported     // このキャラが《N》にサポートされた時
	OnSupportEnd    // このキャラがサポートしたアタック終了時
	OnRetires       // このキャラが相手のキャラをリタイアさせた時
	OnBlockOf       // このキャラが《N》をブロックした時
	OnPlacedThrough // このキャラが相手のアタックでリタイアに置かれた時
	OnUse           // あなたが【キャンセル】を使った時
	OnEndOfAttack   // このキャラのアタック終了時

	OnCancelled // このキャラの【スパーク】が【キャンセル】された時
	OnMadeSoul  // このキャラを魂にした時

	// Conditions
	EmptySeat // 相手のメンバーに空席があるなら
	DidWith   // 《N》を置いたら
	NamesAre  // あなたの、メンバーとリタイアのカード名が3種類以上なら
	AllDiffer // あなたのメンバーのカード名がそれぞれ違うなら
	WonCheck  // それであなたが勝ちなら
	IsSoul    // このキャラが【魂】なら
	IsTurnOf  // あなたのターンなら

	// Acts
	Heal         // 1点回復する
	PlaySpark    // このキャラの【スパーク】として発動させる
	ToPartner    // このアタックはパートナーアタックになる, ならない
	ZeroDamage   // ブロックされたキャラが受けているダメージを0にする
	EndPhase     // このフェイズを終了する
	ChooseBelow  // 以下から1つ選ぶ
	CheckLuck    // チェックする
	PayEnergyNow // エネ②する

	// Objects
	Supported  // サポートされたキャラ
	Supporter  // サポートしているキャラ
	BlockedOne // ブロックされたキャラ
	NextPlaced // 次にあなたのエントリーに置かれるキャラ
	AttackOf   // このキャラの1回目のアタック
	AttackOn   // このキャラへの次のアタック
	TheAttack  // このアタック
	Shown      // 公開したカード

	// Owners and zones
	Ally        // 味方 (12.1)
	Entry       // エントリー
	Members     // メンバー
	RetireZone  // リタイア
	RebirthZone // セットされているReバース
	SoulZone    // 魂
	Partners    // パートナー: those in the energy zone (4.6.4)
	NotZone     // エントリー以外

	// Heads, filters and sets
	RebirthCard // Reバース
	SparkHead   // 【スパーク】: the ability
	WithSoul    // 【魂】のない
	EveryN      // …2枚につき
	AllMany     // すべて

	// Destinations
	ToEntry
	ToMembers
	ToEmptySeat // 空席のメンバーに
	ToRetire
	ToSet    // セットする (5.6)
	ToSoul   // このキャラの魂にする
	ToEither // エントリーかメンバーに

	// Durations
	NextOppTurn // 次の相手のターン中
	NthAttack   // 各ターンこのキャラの1回目のアタック中
	NextAttack  // このターンこのキャラの次のアタック中
	EachTurn    // 各ターン

	// Modifiers
	Alter    // ＋2/±0 (5.17)
	SetStat  // ATKを…にする (5.17)
	SoulOf   // このキャラの魂: a zone
	NextTime // このターンこのキャラが次にアタックした時

	// Later additions, in the order in which texts needed them.
	CaseLine     // 《N》．…: one of the cases of the line before
	CaseOf       // 《N》と《M》: the case that these were chosen
	CaseNth      // 1回目と2回目: a case that counts times
	CaseCount    // 5枚以上: a case that counts cards
	CaseNames    // 5種類以上: a case that counts names
	Disguise     // …をコスト1でATK1/DEF1の『N』のキャラとして…に置く
	Guised       // その『N』
	PlacedNow    // そのキャラがこのターン手札からエントリーに置かれたキャラなら
	KeepSet      // このターン終了時にReバースを控え室に置く際、1枚残す
	WouldSupport // 各ターン1回目のアタックをこのキャラがサポートする際
	EnergyFrom   // 手札からエネルギーを置く際、かわりに控え室から置く
	EveryPoint   // そのコスト1につき
	BlockWith    // このキャラを手札の〔G〕でブロックできる
	ComboAlso    // このキャラの【Reコンボ】は《N》でも有効になる
	SparksOf     // そのキャラの【スパーク】から: a zone
	CheaperIf    // …なら、かわりにエネ②
	LoseTraits   // 属性をすべて失う
	LoseNames    // カード名をすべて失う
	OnHeal       // 相手が回復した時
	OnCheck      // あなたがチェックした時
	OnCheckLost  // チェックであなたが負けた時
	AtkIs        // ATK8以上の
	DefIs        // DEF3以上の
	OnBlocked    // このキャラのアタックがブロックされた時
	OnBlockEnd   // このキャラがブロックしたアタック終了時
	OnRetiresBy  // このキャラが《N》をサポートしたアタックで相手のキャラをリタイアさせた時
	OnPutFrom    // あなたが手札から控え室にカードを置いた時
	DoneThus     // 引いたカード, 置いたキャラ: a zone
	YourTurnEnd  // あなたのターンの終わりまで
	Prefer       // 相手は効果でメンバーからキャラを選ぶ際、このキャラを優先する
	SomeOf       // 手札のReバース1枚: what is chosen as the other of a pair

	kindCount
)

// KindCount is how many kinds there are, Actor included.
const KindCount = kindCount + 1

// Actor is the owner word of compiled code for the player who acts at the
// moment, in what each player does (すべてのプレイヤーは自分の…).
const Actor = kindCount

var rebirthKinds = map[Kind]Shape{
	Spark:           {"spark", SAbility, []Kid{opt(SNone), opt(SCost), many(SPart)}, "limit per turn", ""},
	Cancel:          {"cancel", SAbility, []Kid{opt(SNone), kid(SCards)}, "", ""},
	Blocker:         {"blocker", SAbility, []Kid{many(SFilter)}, "", ""},
	Growth:          {Name: "growth", Sort: SAbility},
	ModeLine:        {"mode-line", SLine, []Kid{many(SPart)}, "which one", ""},
	InZone:          {"in-zone", SKeyword, []Kid{kid(SZone)}, "", ""},
	ReCombo:         {"re-combo", SKeyword, nil, "", "card name, or any Rebirth"},
	TrueStrength:    {"true-strength", SKeyword, []Kid{many(SFilter)}, "level", ""},
	OnSet:           {"on-set", STrigger, []Kid{kid(SObject), opt(SZone)}, "", ""},
	OnSupport:       {"on-support", STrigger, []Kid{kid(SObject), opt(SCards)}, "", ""},
	OnSupported:     {"on-supported", STrigger, []Kid{kid(SObject), opt(SCards)}, "", ""},
	OnSupportEnd:    {"on-support-end", STrigger, []Kid{kid(SObject)}, "", ""},
	OnRetires:       {"on-retires", STrigger, []Kid{kid(SObject), kid(SCards)}, "1: by a partner attack", ""},
	OnBlockOf:       {"on-block-of", STrigger, []Kid{kid(SObject), kid(SCards)}, "", ""},
	OnPlacedThrough: {"on-placed-through", STrigger, []Kid{kid(SObject), opt(SZone), kid(SZone)}, "Cause", ""},
	OnUse:           {"on-use", STrigger, []Kid{kid(SOwner)}, "Keyword", ""},
	OnEndOfAttack:   {"on-end-of-attack", STrigger, []Kid{opt(SObject)}, "", ""},
	OnCancelled:     {"on-cancelled", STrigger, []Kid{kid(SObject)}, "", ""},
	OnMadeSoul:      {"on-made-soul", STrigger, []Kid{kid(SObject)}, "", ""},
	EmptySeat:       {"empty-seat", SCond, []Kid{kid(SOwner)}, "at least how many", ""},
	DidWith:         {"did-with", SCond, []Kid{kid(SCards), opt(SDest)}, "Deed", ""},
	NamesAre:        {"names-are", SCond, []Kid{kid(SCards), kid(SValue)}, "Compare", ""},
	AllDiffer:       {"all-differ", SCond, []Kid{kid(SCards)}, "", ""},
	WonCheck:        {"won-check", SCond, nil, "1: lost", ""},
	IsSoul:          {"is-soul", SCond, []Kid{kid(SObject)}, "", ""},
	IsTurnOf:        {"is-turn-of", SCond, []Kid{kid(SOwner)}, "", ""},
	Heal:            {"heal", SAct, []Kid{kid(SValue)}, "", ""},
	PlaySpark:       {"play-spark", SAct, []Kid{kid(SObject), opt(SObject)}, "", ""}, // the spark, as whose
	ToPartner:       {"to-partner", SAct, []Kid{kid(SObject), opt(SDuration)}, "1: does not become one", ""},
	ZeroDamage:      {"zero-damage", SAct, []Kid{kid(SObject)}, "", ""}, // of an attack, or what a character has taken
	EndPhase:        {Name: "end-phase", Sort: SAct},
	ChooseBelow:     {"choose-below", SAct, []Kid{kid(SQty)}, "", ""},
	CheckLuck:       {Name: "check-luck", Sort: SAct},
	PayEnergyNow:    {"pay-energy-now", SAct, []Kid{kid(SPip)}, "", ""},
	Supported:       {Name: "supported", Sort: SObject},
	Supporter:       {Name: "supporter", Sort: SObject},
	BlockedOne:      {Name: "blocked-one", Sort: SObject},
	NextPlaced:      {"next-placed", SObject, []Kid{kid(SOwner), kid(SZone), kid(SCards)}, "", ""},
	AttackOf:        {"attack-of", SObject, []Kid{kid(SWho)}, "which in the turn, 0: the next", ""},
	AttackOn:        {"attack-on", SObject, []Kid{kid(SObject)}, "which in the turn, 0: the next", ""},
	TheAttack:       {Name: "the-attack", Sort: SObject},
	Shown:           {Name: "shown", Sort: SObject},
	Ally:            {Name: "ally", Sort: SOwner},
	Entry:           {Name: "entry", Sort: SZone},
	Members:         {Name: "members", Sort: SZone},
	RetireZone:      {Name: "retire-zone", Sort: SZone},
	RebirthZone:     {Name: "rebirth-zone", Sort: SZone},
	SoulZone:        {Name: "soul-zone", Sort: SZone},
	Partners:        {Name: "partners", Sort: SZone},
	NotZone:         {"not-zone", SZone, []Kid{kid(SZone)}, "", ""},
	RebirthCard:     {Name: "rebirth", Sort: SHead},
	SparkHead:       {Name: "spark-head", Sort: SHead},
	WithSoul:        {Name: "with-soul", Sort: SFilter},
	EveryN:          {"every-n", SCards, []Kid{kid(SCards)}, "how many", ""},
	AllMany:         {"all-many", SQty, nil, "but at least how many", ""},
	ToEntry:         {Name: "to-entry", Sort: SDest},
	ToMembers:       {Name: "to-members", Sort: SDest},
	ToEmptySeat:     {Name: "to-empty-seat", Sort: SDest},
	ToRetire:        {Name: "to-retire", Sort: SDest},
	ToSet:           {Name: "to-set", Sort: SDest},
	ToSoul:          {"to-soul", SDest, []Kid{opt(SObject)}, "", ""},
	ToEither:        {"to-either", SDest, []Kid{kid(SDest), kid(SDest)}, "", ""},
	NextOppTurn:     {Name: "next-opp-turn", Sort: SDuration},
	NthAttack:       {"nth-attack", SDuration, []Kid{opt(SWho)}, "which in the turn", ""},
	NextAttack:      {"next-attack", SDuration, []Kid{opt(SWho)}, "", ""},
	EachTurn:        {Name: "each-turn", Sort: SDuration},
	SetStat:         {"set-stat", SMod, []Kid{kid(SValue)}, "Stat", ""},
	NextTime:        {"next-time", STrigger, []Kid{kid(STrigger)}, "", ""},
	SoulOf:          {"soul-of", SZone, []Kid{kid(SObject)}, "", ""},
	CaseLine:        {"case-line", SLine, []Kid{kid(SCase), many(SPart)}, "", ""},
	CaseOf:          {"case-of", SCase, []Kid{many(SFilter)}, "", ""},
	CaseNth:         {"case-nth", SCase, []Kid{many(SValue)}, "", ""},
	CaseCount:       {"case-count", SCase, nil, "at least how many", ""},
	CaseNames:       {"case-names", SCase, nil, "at least how many", ""},
	Disguise:        {"disguise", SAct, []Kid{kid(SObject), opt(SDest), kid(SValue), kid(SValue), kid(SValue)}, "flags", "what it is called then"}, // cost, ATK, DEF
	Guised:          {"guised", SObject, nil, "", "what it is called"},
	PlacedNow:       {"placed-now", SCond, []Kid{kid(SObject), opt(SZone), kid(SZone)}, "", ""},
	KeepSet:         {"keep-set", SAct, []Kid{kid(SQty)}, "", ""},
	WouldSupport:    {"would-support", STrigger, []Kid{kid(SObject)}, "of which attack of a turn, 0: any", ""},
	EnergyFrom:      {"energy-from", SAct, []Kid{kid(SZone), kid(SZone)}, "", ""},
	EveryPoint:      {"every-point", SCards, []Kid{kid(SObject)}, "how many*8 + Stat", ""},
	BlockWith:       {"block-with", SAct, []Kid{kid(SObject), opt(SDuration), kid(SCards)}, "how often each turn, 0: any", ""},
	ComboAlso:       {"combo-also", SAct, []Kid{kid(SObject)}, "", "card name"},
	SparksOf:        {"sparks-of", SZone, []Kid{kid(SObject)}, "", ""},
	CheaperIf:       {"cheaper-if", SItem, []Kid{kid(SCond), kid(SPip)}, "", ""},
	LoseTraits:      {Name: "lose-traits", Sort: SMod},
	LoseNames:       {Name: "lose-names", Sort: SMod},
	OnHeal:          {"on-heal", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnCheck:         {"on-check", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnCheckLost:     {"on-check-lost", STrigger, []Kid{kid(SOwner)}, "", ""},
	AtkIs:           {"atk-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	DefIs:           {"def-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	OnBlocked:       {"on-blocked", STrigger, []Kid{kid(SObject)}, "", ""},
	OnBlockEnd:      {"on-block-end", STrigger, []Kid{kid(SObject)}, "", ""},
	OnRetiresBy:     {"on-retires-by", STrigger, []Kid{kid(SObject), kid(SCards), kid(SCards)}, "", ""}, // who supported, whom, who is retired
	OnPutFrom:       {"on-put-from", STrigger, []Kid{kid(SOwner), kid(SZone), kid(SZone)}, "", ""},
	DoneThus:        {"done-thus", SZone, nil, "Deed", ""},
	YourTurnEnd:     {Name: "your-turn-end", Sort: SDuration},
	Prefer:          {"prefer", SAct, []Kid{kid(SCards), kid(SObject)}, "", ""}, // when the opponent chooses from these
	SomeOf:          {"some-of", SObject, []Kid{kid(SQty), kid(SCards)}, "", ""},
	Alter:           {"alter", SMod, []Kid{kid(SValue), kid(SValue)}, "1: minus the first, ATK; 2: minus the second, DEF", ""},
}

// EveryAttack is the Num of AttackOf and AttackOn for all attacks.
const EveryAttack = 99

// Cause is how a card came to be placed somewhere.
type Cause int

// The causes.
const (
	ByEffect    Cause = iota // 効果で
	ByOppEffect              // 相手の効果で
	ByOppAttack              // 相手のアタックで
	ByItsCancel              // このキャラの【キャンセル】で
	ByOwnEffect              // このキャラの効果で
)

// Deed is what was done to the cards of a DidWith.
type Deed int

// The deeds.
const (
	DidPut    Deed = iota // 置いたら
	DidReturn             // 戻したら
	DidSet                // セットしたら
	DidChoose             // 選んだら
	DidSwap               // と入れ替えたら
	DidShow               // 公開したら
	DidBacked             // にサポートされたら
	DidBack               // をサポートしたら
	DidDraw               // 引いた
)
