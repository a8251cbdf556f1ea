package ability

// Kinds that Build Divide (ビルディバイド) says and Weiss Schwarz does not.
const (
	// Lines and labels
	Decoy            Kind = commonKinds + iota // 【デコイ】
	Blitz                                      // 【ブリッツ】
	Berserk                                    // 【バーサーク】
	Judgement                                  // 【ジャッジメント：ユニット】 (an opponent's unit appears), 【ジャッジメント：…した時】
	AssaultTerritory                           // 【アサルトテリトリー】
	NameRule                                   // 【名称ルール】「N」
	Legacy                                     // 【レガシー】〔コスト〕
	Evol                                       // 【エヴォル〔コスト〕】, 【エヴォル-名称〔コスト〕】
	EvolEither                                 // 【エヴォル-A〔…〕】／【エヴォル-B〔…〕】
	Bright                                     // 【ブライト〈海〉〈空〉＋2000】
	Unity                                      // 【結束〈海〉】
	SkillText                                  // 【スキル】…: what other abilities of the card carry out
	ExtraCost                                  // このカードをプレイするための追加コスト〔手札を1枚捨てる〕。
	PayEnergy                                  // 赤①②: the pips of an energy cost
	Pip                                        // 赤①, ②

	// Triggers
	OnBlock      // …がブロックした時
	OnBattle     // …がバトルする時, バトルに勝利した時, …
	OnUnblocked  // …がプレイヤーにアタックしてブロックされなかった時
	OnEvol       // …がエヴォルで登場した時
	OnHurt       // …にダメージが与えられた時
	OnPlayerHurt // あなたがダメージを受けた時
	OnRed        // あなたがレッドゾーンになった時
	OnOpen       // …が開放された時, 閉じられた時
	OnAura       // …にオーラがついた時
	OnBright     // …がブライトした時
	OnSkill      // …のスキルが発動した時
	OnGameStart  // ゲーム開始時
	OnCounter    // あなたが「N」カウンターを得た時
	WouldHurt    // …にダメージが与えられる場合、代わりに
	WouldDraw    // あなたがカードを引く場合、代わりに

	// Conditions
	InRed           // あなたがレッドゾーンなら
	CountersAre     // あなたの「N」カウンターが2個以上なら, このユニットの…
	ByEvol          // エヴォルしたなら: this card was played for its evol cost
	DroppedThisTurn // このターン、〈海〉のカードがあなたの墓地に置かれていたなら
	CameThisTurn    // このターン中、〈海〉のユニットが登場していたなら
	UnityDrew       // あなたが【結束】でカードを引いていたなら
	GuessRight      // 的中していたなら
	TerritoryIs     // あなたのテリトリーが開放状態なら

	// Acts
	Aim               // 相手のユニット1枚を対象とし、; あなたのユニット1枚と相手のユニット1枚を対象とし、
	Destroy           // …を破壊する
	Appear            // …を登場させる, レストして登場させる
	Hurt              // …に3000ダメージ
	HurtEachOther     // AとBは互いにダメージを与え合う: as much as each one's power, or so much; both Chosen: the two that were
	Scout             // スカウト2する
	ScoutMore         // あなたがスカウトする場合、代わりにその数＋1でスカウトする
	ReduceNext        // …の次のダメージは2000軽減される, すべて軽減される
	RaiseDamage       // …へのダメージは1000増加する
	MoreDamage        // そのダメージを＋1000する
	Copy              // …をコピーする
	AttachAura        // AをBに＋1000オーラとしてつける
	DropAuras         // …からオーラを1枚捨てる
	Negate            // …を打ち消して墓地に置く, 打ち消す
	SwitchOut         // …をスイッチする
	TurnTerritory     // …を開放する, 閉じる
	MakeTerritoryUnit // …をパワー5000、ヒット1の【アサルトテリトリー】としてユニットにする
	MakeUnit          // …をパワー3000、ヒット1のユニットとして登場させる
	Guess             // ユニットかコマンドを予想する
	DoSkill           // 【スキル】を発動する
	Exchange          // 【等価交換2】
	GainCounter       // あなたは「N」カウンターを1個得る, …から取り除く
	TurnFace          // …を表にする, 裏にする
	PlayCard          // …をプレイする, コストを払わずプレイする
	ActivateOf        // …の起動能力を1つ起動する
	Discard           // 手札を2枚捨てる, すべて捨てる
	GainControl       // あなたは…の支配者になる
	DiscardThese      // …をドロップする, …を捨てる

	// Zones and destinations
	Field         // フィールド
	Graveyard     // 墓地
	EnergyZone    // エナジーゾーン; エナジー is the cards there
	LifeZone      // ライフゾーン
	TerritoryZone // テリトリーゾーン
	DDeck         // Dデッキゾーン
	RemoveZone    // リムーブゾーン
	ToField
	ToGraveyard
	ToEnergy
	ToLife       // ライフゾーンの一番上に, 前に
	ToLifeBottom // ライフゾーンの一番下に, 後に
	ToTerritoryZone
	ToRemoved // リムーブする

	// Heads and filters
	Unit        // ユニット
	Command     // コマンド
	Territory   // テリトリー
	Aura        // オーラ
	AbilityHead // 能力: in the resolution zone
	Identity    // 《N》の
	TitleIs     // 称号「N」を持つ
	Ace         // エースの
	HitIs       // ヒットが2以上の
	Damaged     // ダメージを負っている
	Attacking   // アタックしている
	Blocking    // ブロックしている
	Quick       // クイックの
	WithIcons   // アイコン能力を持つ, アイコン能力を2つ以上持つ
	Opened      // 開放状態の, 未開放状態の
	Colourless  // 色を持たない
	WithAura    // オーラを持つ
	SharesTrait // このカードと共通の属性を持つ

	// Objects and values
	AurasOf    // …が持つオーラすべて
	Host       // このカードをオーラとして持つユニット
	CountersOf // あなたの「N」カウンターの個数×1000
	DamageOn   // …が負っているダメージ
	LifeOf     // あなたのライフの枚数

	// Modifiers and durations
	AddHit        // ヒットを＋1
	SetHit        // ヒットを2にする
	TimesStat     // パワーを2倍にする
	SameAbilities // …と同じ能力を持つ
	SameNumbers   // …と同じ数値を持つ
	VoidAbilities // 能力は無効になる
	PlayCost      // プレイコストを①減らす, ①増やす
	AnyColour     // プレイコストをどの色でも払える
	Toll          // 〔①〕を払わなければアタックできない
	AuraPower     // what an aura adds to its unit; no text says it (521-2a)
	WhileAura     // as long as the aura is attached; no text says it
	NextOwnStart  // 次のあなたのターンの始めまで

	// Owners
	Foe // その相手: as seen from the player who acts (202-3a)

	OnHurtsPlayer // …が相手プレイヤーにダメージを与えた時

	OnTargeted        // …が相手の効果の対象になった時, 相手のコマンドの効果の対象に
	TurnOpened        // あなたのテリトリーが開放されたターン中、
	RevealUntil       // ユニットカードが1枚出るまで、山札を上から公開する, 墓地に置く
	OriginalAbilities // …の元々の能力すべてを得る
	FreeColours       // あなたがカードをエヴォルでプレイする際、その色指定コストはどの色のエナジーでも払える
	SetCost           // 総コストは3になる
	TimesDamage       // そのダメージを2倍にする
	TheEffect         // その効果: what has made a card its target
	SumIs             // そのパワーの合計が10000以上なら
	SumQty            // パワーの合計が8000以上になるように好きな枚数
	Construct         // あなたは…で構築できる: what a deck may or must be

	divideKinds
)

var buildDivideKinds = map[Kind]Shape{
	Decoy:             {Name: "decoy", Sort: SAbility},
	Blitz:             {Name: "blitz", Sort: SAbility},
	Berserk:           {Name: "berserk", Sort: SAbility},
	Judgement:         {"judgement", SAbility, []Kid{kid(STrigger)}, "", ""},
	AssaultTerritory:  {Name: "assault-territory", Sort: SAbility},
	NameRule:          {"name-rule", SAbility, nil, "", "card name"},
	Legacy:            {"legacy", SAbility, []Kid{kid(SCost)}, "", ""},
	Evol:              {"evol", SAbility, []Kid{kid(SCost)}, "", "which evol, \"\" if it is the only one"},
	EvolEither:        {"evol-either", SLine, []Kid{kid(SAbility), kid(SAbility)}, "", ""},
	Bright:            {"bright", SAbility, []Kid{kid(SFilter), many(SFilter)}, "power", ""},
	Unity:             {"unity", SAbility, []Kid{kid(SFilter)}, "", ""},
	SkillText:         {"skill-text", SLine, []Kid{many(SPart)}, "", ""},
	ExtraCost:         {"extra-cost", SLine, []Kid{kid(SCost)}, "", ""},
	AuraPower:         {Name: "aura-power", Sort: SMod},
	WhileAura:         {Name: "while-aura", Sort: SDuration},
	GainControl:       {"gain-control", SAct, []Kid{kid(SObject)}, "", ""},
	PayEnergy:         {"pay-energy", SItem, []Kid{kid(SPip), many(SPip)}, "", ""},
	Pip:               {"pip", SPip, nil, "how many + 32*ColourID, NoColour for generic", ""},
	OnBlock:           {"on-block", STrigger, []Kid{kid(SObject)}, "", ""},
	OnBattle:          {"on-battle", STrigger, []Kid{kid(SObject)}, "BattlePoint", ""},
	OnUnblocked:       {"on-unblocked", STrigger, []Kid{kid(SObject)}, "", ""},
	OnEvol:            {"on-evol", STrigger, []Kid{kid(SObject)}, "", "which evol"},
	OnHurt:            {"on-hurt", STrigger, []Kid{kid(SObject)}, "", ""},
	OnPlayerHurt:      {"on-player-hurt", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnHurtsPlayer:     {"on-hurts-player", STrigger, []Kid{kid(SObject), kid(SOwner)}, "", ""},
	OnRed:             {"on-red", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnOpen:            {"on-open", STrigger, []Kid{kid(SObject)}, "1: closed", ""},
	OnAura:            {"on-aura", STrigger, []Kid{kid(SObject)}, "", ""},
	OnBright:          {"on-bright", STrigger, []Kid{kid(SObject)}, "", ""},
	OnSkill:           {"on-skill", STrigger, []Kid{kid(SObject)}, "", ""},
	OnGameStart:       {Name: "on-game-start", Sort: STrigger},
	OnCounter:         {"on-counter", STrigger, []Kid{kid(SOwner)}, "", "counter name"},
	WouldHurt:         {"would-hurt", STrigger, []Kid{kid(SObject)}, "0: it receives, 1: it deals", ""},
	WouldDraw:         {"would-draw", STrigger, []Kid{kid(SOwner)}, "", ""},
	InRed:             {"in-red", SCond, []Kid{kid(SOwner)}, "1: yellow zone", ""},
	CountersAre:       {"counters-are", SCond, []Kid{kid(SWho), kid(SValue)}, "Compare", "counter name"},
	ByEvol:            {"by-evol", SCond, nil, "", "which evol"},
	DroppedThisTurn:   {"dropped-this-turn", SCond, []Kid{kid(SFilter)}, "", ""},
	CameThisTurn:      {"came-this-turn", SCond, []Kid{kid(SCards)}, "", ""},
	UnityDrew:         {"unity-drew", SCond, []Kid{kid(SOwner)}, "", ""},
	GuessRight:        {Name: "guess-right", Sort: SCond},
	TerritoryIs:       {"territory-is", SCond, []Kid{kid(SOwner)}, "1: unopened", ""},
	Aim:               {"aim", SAct, []Kid{kid(SQty), kid(SCards), many(SCards)}, "", ""}, // so many of each set
	Destroy:           {"destroy", SAct, []Kid{kid(SObject)}, "", ""},
	Appear:            {"appear", SAct, []Kid{kid(SObject)}, "flags", ""},
	Hurt:              {"hurt", SAct, []Kid{kid(SObject), kid(SValue)}, "", ""},
	HurtEachOther:     {"hurt-each-other", SAct, []Kid{kid(SObject), kid(SObject), opt(SValue)}, "", ""},
	Scout:             {"scout", SAct, []Kid{kid(SValue)}, "", ""},
	ScoutMore:         {"scout-more", SAct, []Kid{kid(SOwner), opt(SDuration)}, "by how many", ""},
	ReduceNext:        {"reduce-next", SAct, []Kid{kid(SObject), opt(SDuration), opt(SValue)}, "", ""},
	RaiseDamage:       {"raise-damage", SAct, []Kid{kid(SObject), opt(SDuration), kid(SValue)}, "1: the damage that would be dealt, instead", ""},
	MoreDamage:        {"more-damage", SAct, nil, "by how much", ""},
	Copy:              {"copy", SAct, []Kid{kid(SObject)}, "", ""},
	AttachAura:        {"attach-aura", SAct, []Kid{kid(SObject), kid(SObject), kid(SValue)}, "", ""},
	DropAuras:         {"drop-auras", SAct, []Kid{kid(SQty), kid(SObject)}, "", ""},
	Negate:            {"negate", SAct, []Kid{kid(SObject)}, "", ""},
	SwitchOut:         {"switch-out", SAct, []Kid{kid(SObject)}, "", ""},
	TurnTerritory:     {"turn-territory", SAct, []Kid{kid(SObject)}, "0: open, 1: close", ""},
	MakeTerritoryUnit: {"make-territory-unit", SAct, []Kid{kid(SObject), kid(SValue), kid(SValue)}, "", ""},
	MakeUnit:          {"make-unit", SAct, []Kid{kid(SObject), kid(SValue), kid(SValue)}, "", ""},
	Guess:             {"guess", SAct, []Kid{kid(SHead), many(SHead)}, "", ""},
	DoSkill:           {Name: "do-skill", Sort: SAct},
	Exchange:          {"exchange", SAct, nil, "how many", ""},
	GainCounter:       {"gain-counter", SAct, []Kid{kid(SWho), kid(SValue)}, "1: remove", "counter name"},
	TurnFace:          {"turn-face", SAct, []Kid{kid(SObject)}, "0: up, 1: down", ""},
	PlayCard:          {"play-card", SAct, []Kid{kid(SObject)}, "1: without paying", ""},
	ActivateOf:        {"activate-of", SAct, []Kid{kid(SObject)}, "", ""},
	Discard:           {"discard", SAct, []Kid{kid(SQty)}, "", ""},
	DiscardThese:      {"discard-these", SAct, []Kid{kid(SObject)}, "", ""},
	Field:             {Name: "field", Sort: SZone},
	Graveyard:         {Name: "graveyard", Sort: SZone},
	EnergyZone:        {Name: "energy-zone", Sort: SZone},
	LifeZone:          {Name: "life-zone", Sort: SZone},
	TerritoryZone:     {Name: "territory-zone", Sort: SZone},
	DDeck:             {Name: "d-deck", Sort: SZone},
	RemoveZone:        {Name: "remove-zone", Sort: SZone},
	ToField:           {Name: "to-field", Sort: SDest},
	ToGraveyard:       {Name: "to-graveyard", Sort: SDest},
	ToEnergy:          {Name: "to-energy", Sort: SDest},
	ToLife:            {Name: "to-life", Sort: SDest},
	ToLifeBottom:      {Name: "to-life-bottom", Sort: SDest},
	ToTerritoryZone:   {Name: "to-territory-zone", Sort: SDest},
	ToRemoved:         {Name: "to-removed", Sort: SDest},
	Unit:              {Name: "unit", Sort: SHead},
	Command:           {Name: "command", Sort: SHead},
	Territory:         {Name: "territory", Sort: SHead},
	Aura:              {Name: "aura", Sort: SHead},
	AbilityHead:       {Name: "ability-head", Sort: SHead},
	Identity:          {"identity", SFilter, nil, "", "identity name"},
	TitleIs:           {"title-is", SFilter, nil, "", "title"},
	Ace:               {Name: "ace", Sort: SFilter},
	HitIs:             {"hit-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	Damaged:           {Name: "damaged", Sort: SFilter},
	Attacking:         {"attacking", SFilter, nil, "Weiss Schwarz: 0 any, 1 direct, 2 front, 3 side", ""},
	Blocking:          {Name: "blocking", Sort: SFilter},
	Quick:             {Name: "quick", Sort: SFilter},
	WithIcons:         {"with-icons", SFilter, nil, "at least how many", ""},
	Opened:            {"opened", SFilter, nil, "1: unopened", ""},
	Colourless:        {Name: "colourless", Sort: SFilter},
	WithAura:          {Name: "with-aura", Sort: SFilter},
	SharesTrait:       {Name: "shares-trait", Sort: SFilter},
	AurasOf:           {"auras-of", SObject, []Kid{kid(SObject)}, "", ""},
	Host:              {Name: "host", Sort: SObject},
	CountersOf:        {"counters-of", SValue, []Kid{kid(SWho)}, "times", "counter name"},
	DamageOn:          {"damage-on", SValue, []Kid{kid(SObject)}, "times", ""},
	LifeOf:            {"life-of", SValue, []Kid{kid(SOwner)}, "times", ""},
	AddHit:            {"add-hit", SMod, []Kid{kid(SValue)}, "1: minus", ""},
	SetHit:            {"set-hit", SMod, nil, "the hit", ""},
	TimesStat:         {"times-stat", SMod, nil, "times*8 + Stat", ""},
	SameAbilities:     {"same-abilities", SMod, []Kid{kid(SObject)}, "", ""},
	SameNumbers:       {"same-numbers", SMod, []Kid{kid(SObject)}, "", ""},
	VoidAbilities:     {Name: "void-abilities", Sort: SMod},
	PlayCost:          {"play-cost", SMod, nil, "by how much generic energy, negative for less", ""},
	AnyColour:         {"any-colour", SMod, nil, "0, or the colours: a bit each for black, blue, white, red", ""},
	Toll:              {"toll", SMod, nil, "generic energy", ""},
	NextOwnStart:      {Name: "next-own-start", Sort: SDuration},
	Foe:               {Name: "foe", Sort: SOwner},
	OnTargeted:        {"on-targeted", STrigger, []Kid{kid(SObject), opt(SOwner), opt(SHead)}, "", ""},
	TurnOpened:        {"turn-opened", SWindow, []Kid{kid(SOwner)}, "", ""},
	RevealUntil:       {"reveal-until", SAct, []Kid{kid(SQty), kid(SCards), kid(SOwner)}, "0: revealed, 1: put into the graveyard", ""},
	OriginalAbilities: {"original-abilities", SMod, []Kid{kid(SObject)}, "", ""},
	FreeColours:       {"free-colours", SAct, []Kid{kid(SOwner), opt(SDuration), kid(SCards)}, "1: played by evol", ""},
	SetCost:           {"set-cost", SMod, nil, "the total cost", ""},
	TimesDamage:       {"times-damage", SAct, nil, "times", ""},
	TheEffect:         {Name: "the-effect", Sort: SObject},
	SumIs:             {"sum-is", SCond, []Kid{kid(SObject), kid(SValue)}, "Stat*8 + Compare", ""},
	SumQty:            {"sum-qty", SQty, []Kid{kid(SValue)}, "Stat", ""},
	Construct:         {"construct", SLine, []Kid{opt(SZone), opt(SCards), kid(SQty), opt(SValue)}, "what + BuildMay + BuildLeast", ""}, // in which deck, of which cards, how many, instead of how many
}
