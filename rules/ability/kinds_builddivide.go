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
	Judgement:         {Name: "judgement", Sort: SAbility, Kids: []Kid{Need(STrigger)}},
	AssaultTerritory:  {Name: "assault-territory", Sort: SAbility},
	NameRule:          {Name: "name-rule", Sort: SAbility, Str: "card name", Word: true},
	Legacy:            {Name: "legacy", Sort: SAbility, Kids: []Kid{Need(SCost)}, Form: CostLine},
	Evol:              {Name: "evol", Sort: SAbility, Kids: []Kid{Need(SCost)}, Str: "which evol, \"\" if it is the only one", Form: CostLine, Word: true},
	EvolEither:        {Name: "evol-either", Sort: SLine, Kids: []Kid{Need(SAbility), Need(SAbility)}, Form: BareLine},
	Bright:            {Name: "bright", Sort: SAbility, Kids: []Kid{Need(SFilter), Some(SFilter)}, Num: "power"},
	Unity:             {Name: "unity", Sort: SAbility, Kids: []Kid{Need(SFilter)}},
	SkillText:         {Name: "skill-text", Sort: SLine, Kids: []Kid{Some(SPart)}},
	ExtraCost:         {Name: "extra-cost", Sort: SLine, Kids: []Kid{Need(SCost)}, Form: CostLine},
	AuraPower:         {Name: "aura-power", Sort: SMod, Writes: AspectNumber},
	WhileAura:         {Name: "while-aura", Sort: SDuration},
	GainControl:       {Name: "gain-control", Sort: SAct, Kids: []Kid{Need(SObject)}},
	PayEnergy:         {Name: "pay-energy", Sort: SItem, Kids: []Kid{Need(SPip), Some(SPip)}},
	Pip:               {Name: "pip", Sort: SPip, Num: NumPip},
	OnBlock:           {Name: "on-block", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnBattle:          {Name: "on-battle", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "BattlePoint"},
	OnUnblocked:       {Name: "on-unblocked", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnEvol:            {Name: "on-evol", Sort: STrigger, Kids: []Kid{Need(SObject)}, Str: "which evol"},
	OnHurt:            {Name: "on-hurt", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnPlayerHurt:      {Name: "on-player-hurt", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnHurtsPlayer:     {Name: "on-hurts-player", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SOwner)}},
	OnRed:             {Name: "on-red", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnOpen:            {Name: "on-open", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "1: closed"},
	OnAura:            {Name: "on-aura", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnBright:          {Name: "on-bright", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnSkill:           {Name: "on-skill", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnGameStart:       {Name: "on-game-start", Sort: STrigger},
	OnCounter:         {Name: "on-counter", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Str: "counter name"},
	WouldHurt:         {Name: "would-hurt", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: "0: it receives, 1: it deals", Would: true},
	WouldDraw:         {Name: "would-draw", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Would: true},
	InRed:             {Name: "in-red", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "1: yellow zone", Reads: AspectTable},
	CountersAre:       {Name: "counters-are", Sort: SCond, Kids: []Kid{Need(SWho), Need(SValue)}, Num: NumCompare, Str: "counter name", Reads: AspectTable},
	ByEvol:            {Name: "by-evol", Sort: SCond, Str: "which evol", Reads: AspectTable},
	DroppedThisTurn:   {Name: "dropped-this-turn", Sort: SCond, Kids: []Kid{Need(SFilter)}, Reads: AspectTable},
	CameThisTurn:      {Name: "came-this-turn", Sort: SCond, Kids: []Kid{Need(SCards)}, Reads: AspectTable},
	UnityDrew:         {Name: "unity-drew", Sort: SCond, Kids: []Kid{Need(SOwner)}, Reads: AspectTable},
	GuessRight:        {Name: "guess-right", Sort: SCond, Reads: AspectTable},
	TerritoryIs:       {Name: "territory-is", Sort: SCond, Kids: []Kid{Need(SOwner)}, Num: "1: unopened", Reads: AspectTable},
	Aim:               {Name: "aim", Sort: SAct, Kids: []Kid{Need(SQty), Need(SCards), Some(SCards)}}, // so many of each set
	Destroy:           {Name: "destroy", Sort: SAct, Kids: []Kid{Need(SObject)}},
	Appear:            {Name: "appear", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: NumMoveFlags},
	Hurt:              {Name: "hurt", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue)}, Quiet: true},
	HurtEachOther:     {Name: "hurt-each-other", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject), May(SValue)}},
	Scout:             {Name: "scout", Sort: SAct, Kids: []Kid{Need(SValue)}},
	ScoutMore:         {Name: "scout-more", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: "by how many", Writes: AspectRule, Lasts: true},
	ReduceNext:        {Name: "reduce-next", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), May(SValue)}},
	RaiseDamage:       {Name: "raise-damage", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Need(SValue)}, Num: "1: the damage that would be dealt, instead"},
	MoreDamage:        {Name: "more-damage", Sort: SAct, Num: "by how much"},
	Copy:              {Name: "copy", Sort: SAct, Kids: []Kid{Need(SObject)}},
	AttachAura:        {Name: "attach-aura", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject), Need(SValue)}},
	DropAuras:         {Name: "drop-auras", Sort: SAct, Kids: []Kid{Need(SQty), Need(SObject)}},
	Negate:            {Name: "negate", Sort: SAct, Kids: []Kid{Need(SObject)}},
	SwitchOut:         {Name: "switch-out", Sort: SAct, Kids: []Kid{Need(SObject)}},
	TurnTerritory:     {Name: "turn-territory", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "0: open, 1: close"},
	MakeTerritoryUnit: {Name: "make-territory-unit", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue), Need(SValue)}},
	MakeUnit:          {Name: "make-unit", Sort: SAct, Kids: []Kid{Need(SObject), Need(SValue), Need(SValue)}},
	Guess:             {Name: "guess", Sort: SAct, Kids: []Kid{Need(SHead), Some(SHead)}},
	DoSkill:           {Name: "do-skill", Sort: SAct},
	Exchange:          {Name: "exchange", Sort: SAct, Num: "how many"},
	GainCounter:       {Name: "gain-counter", Sort: SAct, Kids: []Kid{Need(SWho), Need(SValue)}, Num: "1: remove", Str: "counter name", Quiet: true},
	TurnFace:          {Name: "turn-face", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "0: up, 1: down"},
	PlayCard:          {Name: "play-card", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "1: without paying"},
	ActivateOf:        {Name: "activate-of", Sort: SAct, Kids: []Kid{Need(SObject)}},
	Discard:           {Name: "discard", Sort: SAct, Kids: []Kid{Need(SQty)}},
	DiscardThese:      {Name: "discard-these", Sort: SAct, Kids: []Kid{Need(SObject)}},
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
	Identity:          {Name: "identity", Sort: SFilter, Str: "identity name", Reads: AspectTrait, Apart: "《》"},
	TitleIs:           {Name: "title-is", Sort: SFilter, Str: "title", Reads: AspectTable, Apart: "〔〕"},
	Ace:               {Name: "ace", Sort: SFilter, Reads: AspectTable},
	HitIs:             {Name: "hit-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectNumber},
	Damaged:           {Name: "damaged", Sort: SFilter, Reads: AspectTable},
	Attacking:         {Name: "attacking", Sort: SFilter, Num: NumAttack, Reads: AspectTable},
	Blocking:          {Name: "blocking", Sort: SFilter, Reads: AspectTable},
	Quick:             {Name: "quick", Sort: SFilter, Reads: AspectTable},
	WithIcons:         {Name: "with-icons", Sort: SFilter, Num: "at least how many", Reads: AspectAbility | AspectGive},
	Opened:            {Name: "opened", Sort: SFilter, Num: "1: unopened", Reads: AspectTable},
	Colourless:        {Name: "colourless", Sort: SFilter, Reads: AspectColour},
	WithAura:          {Name: "with-aura", Sort: SFilter, Reads: AspectTable},
	SharesTrait:       {Name: "shares-trait", Sort: SFilter, Reads: AspectTrait},
	AurasOf:           {Name: "auras-of", Sort: SObject, Kids: []Kid{Need(SObject)}},
	Host:              {Name: "host", Sort: SObject},
	CountersOf:        {Name: "counters-of", Sort: SValue, Kids: []Kid{Need(SWho)}, Num: "times", Str: "counter name", Reads: AspectTable},
	DamageOn:          {Name: "damage-on", Sort: SValue, Kids: []Kid{Need(SObject)}, Num: "times", Reads: AspectTable},
	LifeOf:            {Name: "life-of", Sort: SValue, Kids: []Kid{Need(SOwner)}, Num: "times", Reads: AspectTable},
	AddHit:            {Name: "add-hit", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: "1: minus", Adds: true, Writes: AspectNumber},
	SetHit:            {Name: "set-hit", Sort: SMod, Num: "the hit", Writes: AspectNumber},
	TimesStat:         {Name: "times-stat", Sort: SMod, Num: NumTimesStat, Writes: AspectOfStat},
	SameAbilities:     {Name: "same-abilities", Sort: SMod, Kids: []Kid{Need(SObject)}, Reads: AspectAbility, Writes: AspectAbility | AspectGive},
	SameNumbers:       {Name: "same-numbers", Sort: SMod, Kids: []Kid{Need(SObject)}, Reads: AspectNumber | AspectLevel | AspectColour, Writes: AspectNumber | AspectLevel | AspectColour},
	VoidAbilities:     {Name: "void-abilities", Sort: SMod, Writes: AspectAbility | AspectLoss},
	PlayCost:          {Name: "play-cost", Sort: SMod, Num: "by how much generic energy, negative for less", Writes: AspectRule},
	AnyColour:         {Name: "any-colour", Sort: SMod, Num: "0, or the colours: a bit each for black, blue, white, red", Writes: AspectRule},
	Toll:              {Name: "toll", Sort: SMod, Num: "generic energy", Writes: AspectRule},
	NextOwnStart:      {Name: "next-own-start", Sort: SDuration},
	Foe:               {Name: "foe", Sort: SOwner},
	OnTargeted:        {Name: "on-targeted", Sort: STrigger, Kids: []Kid{Need(SObject), May(SOwner), May(SHead)}},
	TurnOpened:        {Name: "turn-opened", Sort: SWindow, Kids: []Kid{Need(SOwner)}},
	RevealUntil:       {Name: "reveal-until", Sort: SAct, Kids: []Kid{Need(SQty), Need(SCards), Need(SOwner)}, Num: "0: revealed, 1: put into the graveyard"},
	OriginalAbilities: {Name: "original-abilities", Sort: SMod, Kids: []Kid{Need(SObject)}, Writes: AspectAbility | AspectGive},
	FreeColours:       {Name: "free-colours", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SCards)}, Num: "1: played by evol", Writes: AspectRule, Lasts: true},
	SetCost:           {Name: "set-cost", Sort: SMod, Num: "the total cost", Writes: AspectLevel},
	TimesDamage:       {Name: "times-damage", Sort: SAct, Num: "times"},
	TheEffect:         {Name: "the-effect", Sort: SObject},
	SumIs:             {Name: "sum-is", Sort: SCond, Kids: []Kid{Need(SObject), Need(SValue)}, Num: NumStatCompare, Reads: AspectOfStat},
	SumQty:            {Name: "sum-qty", Sort: SQty, Kids: []Kid{Need(SValue)}, Num: NumStat},
	Construct:         {Name: "construct", Sort: SLine, Kids: []Kid{May(SZone), May(SCards), Need(SQty), May(SValue)}, Num: "what + BuildMay + BuildLeast", Form: BareLine}, // in which deck, of which cards, how many, instead of how many
}
