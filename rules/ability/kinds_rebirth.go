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

// Actor is the owner word of compiled code for the player who acts at the
// moment, in what each player does (すべてのプレイヤーは自分の…).
const Actor = kindCount

var rebirthKinds = map[Kind]Shape{
	Spark:           {Name: "spark", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn"},
	Cancel:          {Name: "cancel", Sort: SAbility, Kids: []Kid{May(SNone), Need(SCards)}},
	Blocker:         {Name: "blocker", Sort: SAbility, Kids: []Kid{Some(SFilter)}},
	Growth:          {Name: "growth", Sort: SAbility},
	ModeLine:        {Name: "mode-line", Sort: SLine, Kids: []Kid{Some(SPart)}, Num: "which one"},
	InZone:          {Name: "in-zone", Sort: SKeyword, Kids: []Kid{Need(SZone)}},
	ReCombo:         {Name: "re-combo", Sort: SKeyword, Str: "card name, or any Rebirth"},
	TrueStrength:    {Name: "true-strength", Sort: SKeyword, Kids: []Kid{Some(SFilter)}, Num: "level"},
	OnSet:           {Name: "on-set", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone)}},
	OnSupport:       {Name: "on-support", Sort: STrigger, Kids: []Kid{Need(SObject), May(SCards)}},
	OnSupported:     {Name: "on-supported", Sort: STrigger, Kids: []Kid{Need(SObject), May(SCards)}},
	OnSupportEnd:    {Name: "on-support-end", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnRetires:       {Name: "on-retires", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}, Num: "1: by a partner attack"},
	OnBlockOf:       {Name: "on-block-of", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}},
	OnPlacedThrough: {Name: "on-placed-through", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Num: "Cause"},
	OnUse:           {Name: "on-use", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Num: NumKeyword},
	OnEndOfAttack:   {Name: "on-end-of-attack", Sort: STrigger, Kids: []Kid{May(SObject)}},
	OnCancelled:     {Name: "on-cancelled", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnMadeSoul:      {Name: "on-made-soul", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	EmptySeat:       {Name: "empty-seat", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "at least how many", Reads: AspectTable},
	DidWith:         {Name: "did-with", Sort: SCond, Kids: []Kid{Need(SCards), May(SDest)}, Num: "Deed", Reads: AspectTable},
	NamesAre:        {Name: "names-are", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: NumCompare, Reads: AspectName},
	AllDiffer:       {Name: "all-differ", Sort: SCond, Kids: []Kid{Need(SCards)}, Reads: AspectName},
	WonCheck:        {Name: "won-check", Sort: SCond, Num: "1: lost", Reads: AspectTable},
	IsSoul:          {Name: "is-soul", Sort: SCond, Kids: []Kid{Need(SObject)}, Reads: AspectTable},
	IsTurnOf:        {Name: "is-turn-of", Sort: SCond, Kids: []Kid{Need(SOwner)}, Reads: AspectTable},
	Heal:            {Name: "heal", Sort: SAct, Kids: []Kid{Need(SValue)}},
	PlaySpark:       {Name: "play-spark", Sort: SAct, Kids: []Kid{Need(SObject), May(SObject)}}, // the spark, as whose
	ToPartner:       {Name: "to-partner", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration)}, Num: "1: does not become one", Lasts: true},
	ZeroDamage:      {Name: "zero-damage", Sort: SAct, Kids: []Kid{Need(SObject)}}, // of an attack, or what a character has taken
	EndPhase:        {Name: "end-phase", Sort: SAct},
	ChooseBelow:     {Name: "choose-below", Sort: SAct, Kids: []Kid{Need(SQty)}},
	CheckLuck:       {Name: "check-luck", Sort: SAct},
	PayEnergyNow:    {Name: "pay-energy-now", Sort: SAct, Kids: []Kid{Need(SPip)}},
	Supported:       {Name: "supported", Sort: SObject},
	Supporter:       {Name: "supporter", Sort: SObject},
	BlockedOne:      {Name: "blocked-one", Sort: SObject},
	NextPlaced:      {Name: "next-placed", Sort: SObject, Kids: []Kid{Need(SOwner), Need(SZone), Need(SCards)}},
	AttackOf:        {Name: "attack-of", Sort: SObject, Kids: []Kid{Need(SWho)}, Num: "which in the turn, 0: the next"},
	AttackOn:        {Name: "attack-on", Sort: SObject, Kids: []Kid{Need(SObject)}, Num: "which in the turn, 0: the next"},
	TheAttack:       {Name: "the-attack", Sort: SObject},
	Shown:           {Name: "shown", Sort: SObject},
	Ally:            {Name: "ally", Sort: SOwner},
	Entry:           {Name: "entry", Sort: SZone},
	Members:         {Name: "members", Sort: SZone},
	RetireZone:      {Name: "retire-zone", Sort: SZone},
	RebirthZone:     {Name: "rebirth-zone", Sort: SZone},
	SoulZone:        {Name: "soul-zone", Sort: SZone},
	Partners:        {Name: "partners", Sort: SZone},
	NotZone:         {Name: "not-zone", Sort: SZone, Kids: []Kid{Need(SZone)}},
	RebirthCard:     {Name: "rebirth", Sort: SHead},
	SparkHead:       {Name: "spark-head", Sort: SHead},
	WithSoul:        {Name: "with-soul", Sort: SFilter, Reads: AspectTable},
	EveryN:          {Name: "every-n", Sort: SCards, Kids: []Kid{Need(SCards)}, Num: "how many"},
	AllMany:         {Name: "all-many", Sort: SQty, Num: "but at least how many"},
	ToEntry:         {Name: "to-entry", Sort: SDest},
	ToMembers:       {Name: "to-members", Sort: SDest},
	ToEmptySeat:     {Name: "to-empty-seat", Sort: SDest},
	ToRetire:        {Name: "to-retire", Sort: SDest},
	ToSet:           {Name: "to-set", Sort: SDest},
	ToSoul:          {Name: "to-soul", Sort: SDest, Kids: []Kid{May(SObject)}},
	ToEither:        {Name: "to-either", Sort: SDest, Kids: []Kid{Need(SDest), Need(SDest)}},
	NextOppTurn:     {Name: "next-opp-turn", Sort: SDuration},
	NthAttack:       {Name: "nth-attack", Sort: SDuration, Kids: []Kid{May(SWho)}, Num: "which in the turn"},
	NextAttack:      {Name: "next-attack", Sort: SDuration, Kids: []Kid{May(SWho)}},
	EachTurn:        {Name: "each-turn", Sort: SDuration},
	SetStat:         {Name: "set-stat", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: NumStat, Writes: AspectOfStat},
	NextTime:        {Name: "next-time", Sort: STrigger, Kids: []Kid{Need(STrigger)}},
	SoulOf:          {Name: "soul-of", Sort: SZone, Kids: []Kid{Need(SObject)}},
	CaseLine:        {Name: "case-line", Sort: SLine, Kids: []Kid{Need(SCase), Some(SPart)}},
	CaseOf:          {Name: "case-of", Sort: SCase, Kids: []Kid{Some(SFilter)}},
	CaseNth:         {Name: "case-nth", Sort: SCase, Kids: []Kid{Some(SValue)}},
	CaseCount:       {Name: "case-count", Sort: SCase, Num: "at least how many"},
	CaseNames:       {Name: "case-names", Sort: SCase, Num: "at least how many"},
	Disguise:        {Name: "disguise", Sort: SAct, Kids: []Kid{Need(SObject), May(SDest), Need(SValue), Need(SValue), Need(SValue)}, Num: NumMoveFlags, Str: "what it is called then"}, // cost, ATK, DEF
	Guised:          {Name: "guised", Sort: SObject, Str: "what it is called"},
	PlacedNow:       {Name: "placed-now", Sort: SCond, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Reads: AspectTable},
	KeepSet:         {Name: "keep-set", Sort: SAct, Kids: []Kid{Need(SQty)}},
	WouldSupport:    {Name: "would-support", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "of which attack of a turn, 0: any"},
	EnergyFrom:      {Name: "energy-from", Sort: SAct, Kids: []Kid{Need(SZone), Need(SZone)}, Lasts: true},
	EveryPoint:      {Name: "every-point", Sort: SCards, Kids: []Kid{Need(SObject)}, Num: NumTimesStat},
	BlockWith:       {Name: "block-with", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Need(SCards)}, Num: "how often each turn, 0: any", Lasts: true},
	ComboAlso:       {Name: "combo-also", Sort: SAct, Kids: []Kid{Need(SObject)}, Str: "card name", Lasts: true},
	SparksOf:        {Name: "sparks-of", Sort: SZone, Kids: []Kid{Need(SObject)}},
	CheaperIf:       {Name: "cheaper-if", Sort: SItem, Kids: []Kid{Need(SCond), Need(SPip)}},
	LoseTraits:      {Name: "lose-traits", Sort: SMod, Writes: AspectTrait},
	LoseNames:       {Name: "lose-names", Sort: SMod, Writes: AspectName},
	OnHeal:          {Name: "on-heal", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnCheck:         {Name: "on-check", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnCheckLost:     {Name: "on-check-lost", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	AtkIs:           {Name: "atk-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectNumber},
	DefIs:           {Name: "def-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectNumber},
	OnBlocked:       {Name: "on-blocked", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnBlockEnd:      {Name: "on-block-end", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnRetiresBy:     {Name: "on-retires-by", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards), Need(SCards)}}, // who supported, whom, who is retired
	OnPutFrom:       {Name: "on-put-from", Sort: STrigger, Kids: []Kid{Need(SOwner), Need(SZone), Need(SZone)}},
	DoneThus:        {Name: "done-thus", Sort: SZone, Num: "Deed"},
	YourTurnEnd:     {Name: "your-turn-end", Sort: SDuration},
	Prefer:          {Name: "prefer", Sort: SAct, Kids: []Kid{Need(SCards), Need(SObject)}, Lasts: true}, // when the opponent chooses from these
	SomeOf:          {Name: "some-of", Sort: SObject, Kids: []Kid{Need(SQty), Need(SCards)}},
	Alter:           {Name: "alter", Sort: SMod, Kids: []Kid{Need(SValue), Need(SValue)}, Num: "1: minus the first, ATK; 2: minus the second, DEF", Adds: true, Writes: AspectNumber},
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
