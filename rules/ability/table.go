package ability

// Flags of Move and of Choose.
const (
	FaceDownFlag  = 1 << iota // 裏向きに
	FaceUpFlag                // 表向きに
	RestedFlag                // 【レスト】して
	AnyOrderFlag              // 好きな順番で
	ShowFlag                  // 相手に見せ
	ReversedFlag              // 【リバース】して
	SameOrderFlag             // 元の順番で
	DefenderFlag              // 防御キャラとして
	RandomFlag                // ランダムに
	StillFlag                 // what was chosen is no character, and そのキャラ still is the one before; only compiled code says so
)

// NotLying is added to the orientation in the Num of StateIs for "is not so".
const NotLying = 3

// May is Do's Num when its acts are optional (…てよい); Instead when the
// sentence replaces what would happen (かわりに). They may be added.
const (
	MayFlag     = 1
	InsteadFlag = 2
	ByFlag      = 4 // …することで: what follows in the sentence is done if this was, in full (532)
	FurtherFlag = 8 // さらに: on top of what was done before
)

// Antecedents of That (そのキャラ): what it stands for.
const (
	ThatChosen   = iota // the character chosen last
	ThatSubject         // the character of the trigger
	ThatOpponent        // the battle opponent named before
	ThatFacing          // the facing character named before
	ThatEach            // each member of the set that is being modified
	ThatBefore          // the one chosen before that last one; only compiled code says so
	ThatPicked          // what was chosen or targeted before what was chosen last (Build Divide)
)

// Kinds gives the shape of every kind.
//
// Auto, Act, Cont, Effect: kids are Labels, Cost, then parts. Num is the limit
// per turn (0: none).
//
// Sentence kids: link, window, trigger, condition, per (a set of cards: once
// for each), then groups. Link is IfDo, IfNotDo, Else, Then or Nothing.
//
// Choose: kids quantity, object set (Cards or Union). Owners are absolute: 自分
// under the subject 相手 is Opp. A set whose Owner is Nothing names no owner in
// the text (this side for zones; either side for a bare キャラ).
//
// A set's zone Nothing is the stage for characters, the climax zone for
// climaxes (2.3.2.1.2, 2.3.2.3.2), and the looked-at cards after a look.
var Kinds = shapes(map[Kind]Shape{
	None: {Name: "none"},

	Auto:             {"auto", SAbility, []Kid{opt(SNone), opt(SCost), many(SPart)}, "limit per turn", ""},
	Act:              {"act", SAbility, []Kid{opt(SNone), opt(SCost), many(SPart)}, "limit per turn", ""},
	Cont:             {"cont", SAbility, []Kid{opt(SNone), opt(SCost), many(SPart)}, "", ""},
	Effect:           {"effect", SEffect, []Kid{opt(SNone), opt(SCost), many(SPart)}, "", ""},
	Encore:           {"encore", SAbility, []Kid{kid(SCost)}, "", ""},
	Bond:             {"bond", SAbility, []Kid{kid(SCost), many(SHead)}, "", ""},
	Backup:           {"backup", SAbility, []Kid{kid(SCost), kid(SValue)}, "power", ""}, // second kid: Number level
	GreatPerformance: {"great-performance", SAbility, nil, "", ""},
	Shift:            {"shift", SAbility, nil, "level", ""},
	Separation:       {"separation", SAbility, []Kid{kid(SCost)}, "", "card name"},
	Link:             {"link", SAbility, nil, "", "link name"},
	Replay:           {"replay", SLine, []Kid{many(SPart)}, "", "replay action"},
	DeckLimit:        {"deck-limit", SLine, nil, "copies, 0: any", ""},
	Labels:           {"labels", SNone, []Kid{many(SKeyword)}, "", ""},
	Label:            {"label", SKeyword, nil, "Keyword", "title of an awakening, trait of a mystery"},

	Cost:       {"cost", SCost, []Kid{many(SItem)}, "", ""},
	PayStock:   {"pay-stock", SItem, nil, "cards", ""},
	CostAct:    {"cost-act", SItem, []Kid{kid(SAct)}, "", ""},
	CostOfHand: {"cost-cards", SItem, []Kid{kid(SQty), kid(SCards), kid(SAct)}, "", ""}, // choose, then the act on Chosen (Move, SetState, Reveal)

	Sentence: {"sentence", SPart, []Kid{opt(SNone), opt(SWindow), opt(STrigger), opt(SCond), opt(SCards), many(SGroup)}, "", ""},
	LetX:     {"let-x", SPart, []Kid{kid(SValue)}, "", ""},
	IfDo:     {Name: "if-do"},
	IfNotDo:  {Name: "if-not-do"},
	Else:     {Name: "else"},
	Then:     {Name: "then"},

	YourTurn:   {"your-turn", SWindow, nil, "", ""},
	OppTurn:    {"opp-turn", SWindow, nil, "", ""},
	TurnPlaced: {"turn-placed", SWindow, nil, "0 from anywhere, 1 from the hand, 2 from the hand or by Change", ""},
	Battling:   {Name: "battling", Sort: SWindow},

	OnPlaced:           {"on-placed", STrigger, []Kid{kid(SObject), opt(SZone), kid(SZone)}, "", ""}, // subject (This or Cards), from, to
	OnChanged:          {"on-changed", STrigger, []Kid{kid(SObject)}, "", ""},
	OnAttack:           {"on-attack", STrigger, []Kid{kid(SObject)}, "0 any, 1 direct, 2 front, 3 side, 4 a player, 5 a unit", ""},
	OnAttacked:         {"on-attacked", STrigger, []Kid{kid(SObject)}, "0 any, 2 front, 3 side", ""},
	OnState:            {"on-state", STrigger, []Kid{kid(SObject)}, "orientation: 0 stand, 1 rest, 2 reverse", ""},
	OnOpponentReversed: {"on-opponent-reversed", STrigger, []Kid{kid(SObject)}, "", ""},
	OnPhaseStart:       {"on-phase-start", STrigger, []Kid{opt(SOwner)}, "Phase", ""},
	OnPhaseEnd:         {"on-phase-end", STrigger, []Kid{opt(SOwner)}, "Phase", ""},
	OnAttackEnd:        {"on-attack-end", STrigger, nil, "", ""},
	OnKeyword:          {"on-keyword", STrigger, []Kid{opt(SObject)}, "Keyword", ""},
	OnDamageCancelled:  {"on-damage-cancelled", STrigger, []Kid{kid(SObject)}, "", ""},
	OnDamageTaken:      {"on-damage-taken", STrigger, []Kid{kid(SObject)}, "", ""},
	OnPlayerCancelled:  {"on-player-cancelled", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnTriggerCheck:     {"on-trigger-check", STrigger, []Kid{kid(SObject), kid(SCards)}, "", ""},
	OnLevelUp:          {"on-level-up", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnRefresh:          {"on-refresh", STrigger, []Kid{kid(SOwner)}, "", ""},
	OnPlay:             {"on-play", STrigger, []Kid{kid(SOwner), kid(SCards)}, "", ""},
	OnCondition:        {"on-condition", STrigger, []Kid{kid(SCond)}, "", ""},
	OnEither:           {"on-either", STrigger, []Kid{kid(STrigger), kid(STrigger)}, "", ""},
	WouldAttack:        {"would-attack", STrigger, []Kid{kid(SObject)}, "", ""},
	WouldPlaced:        {"would-placed", STrigger, []Kid{kid(SObject), opt(SZone), kid(SZone)}, "", ""},
	WouldTakeDamage:    {"would-take-damage", STrigger, []Kid{kid(SOwner)}, "", ""},

	Exists:        {"exists", SCond, []Kid{kid(SObject)}, "1: none exists", ""}, // Cards, Union or This
	CountIs:       {"count-is", SCond, []Kid{kid(SCards), kid(SValue)}, "Compare", ""},
	CompareCounts: {"compare-counts", SCond, []Kid{kid(SCards), kid(SCards)}, "Compare", ""},
	ThisIs:        {"this-is", SCond, []Kid{kid(SZone)}, "1: is not", ""},
	IsA:           {"is-a", SCond, []Kid{kid(SObject), kid(SCards)}, "1: is not", ""},
	StatIs:        {"stat-is", SCond, []Kid{kid(SObject), kid(SValue)}, "Stat*8 + Compare", ""},
	StatVs:        {"stat-vs", SCond, []Kid{kid(SObject), kid(SObject)}, "Stat*8 + Compare", ""},
	AllAre:        {"all-are", SCond, []Kid{kid(SCards), kid(SCards)}, "", ""},
	TopOfClock:    {"top-of-clock", SCond, nil, "", ""},
	HasMarker:     {"has-marker", SCond, []Kid{kid(SObject)}, "1: has none", ""},
	PlayerLevelIs: {"player-level-is", SCond, []Kid{kid(SOwner), kid(SValue)}, "Compare", ""},
	LevelSumIs:    {"level-sum-is", SCond, []Kid{kid(SOwner), kid(SValue)}, "Compare", ""},
	StateIs:       {"state-is", SCond, []Kid{kid(SObject)}, "orientation, or NotLying + orientation", ""},
	DidAtLeast:    {"did-at-least", SCond, nil, "how many", ""},
	CondAnd:       {"cond-and", SCond, []Kid{kid(SCond), many(SCond)}, "", ""},

	Do:            {"do", SGroup, []Kid{kid(SOwner), many(SAct)}, "MayFlag, InsteadFlag, ByFlag, FurtherFlag", ""},
	PayCost:       {"pay-cost", SAct, nil, "", ""},
	Choose:        {"choose", SAct, []Kid{kid(SQty), kid(SCards)}, "ShowFlag, RandomFlag", ""},
	Draw:          {"draw", SAct, []Kid{kid(SQty)}, "", ""},
	Move:          {"move", SAct, []Kid{kid(SObject), kid(SDest)}, "flags", ""},
	MoveSlot:      {"move-slot", SAct, []Kid{kid(SObject), kid(SDest)}, "", ""},
	Swap:          {"swap", SAct, []Kid{kid(SObject), kid(SObject)}, "flags", ""},
	Shuffle:       {"shuffle", SAct, []Kid{kid(SOwner), kid(SZone)}, "", ""}, // Deck or Memory
	LookDeck:      {"look-deck", SAct, []Kid{kid(SOwner)}, "", ""},
	LookTop:       {"look-top", SAct, []Kid{kid(SQty), kid(SOwner)}, "", ""},
	RevealTop:     {"reveal-top", SAct, []Kid{kid(SQty), kid(SOwner)}, "", ""},
	FlipTop:       {"flip-top", SAct, []Kid{kid(SQty), kid(SOwner)}, "", ""},
	Reveal:        {"reveal", SAct, []Kid{kid(SObject)}, "", ""},
	Damage:        {"damage", SAct, []Kid{kid(SOwner), kid(SValue)}, "", ""},
	SetState:      {"set-state", SAct, []Kid{kid(SObject)}, "orientation", ""},
	Modify:        {"modify", SAct, []Kid{kid(SObject), opt(SDuration), many(SMod)}, "", ""},
	Forbid:        {"forbid", SAct, []Kid{kid(SOwner), opt(SDuration)}, "BanKind", ""},
	HandLimit:     {"hand-limit", SAct, []Kid{kid(SOwner), opt(SDuration)}, "by how many", ""},
	DoTrigger:     {"do-trigger", SAct, nil, "TriggerIcon", ""},
	Repeat:        {"repeat", SAct, []Kid{kid(SValue), kid(SEffect)}, "", ""},
	Modes:         {"modes", SAct, []Kid{kid(SQty), many(SEffect)}, "", ""},
	Delayed:       {"delayed", SAct, []Kid{kid(STrigger), opt(SDuration), many(SGroup)}, "", ""},
	ExtraTurn:     {"extra-turn", SAct, []Kid{kid(SOwner)}, "", ""},
	GoToPhase:     {"go-to-phase", SAct, nil, "Phase", ""},
	WinGame:       {"win-game", SAct, []Kid{kid(SOwner)}, "", ""},
	LoseGame:      {"lose-game", SAct, []Kid{kid(SOwner)}, "", ""},
	DoReplay:      {"do-replay", SAct, nil, "", "replay action"},
	AttackInstead: {"attack-instead", SAct, []Kid{kid(SObject)}, "", ""},
	PreventDamage: {"prevent-damage", SAct, nil, "", ""},
	ReduceDamage:  {"reduce-damage", SAct, nil, "by how much", ""},

	This:           {Name: "this", Sort: SObject},
	Chosen:         {Name: "chosen", Sort: SObject},
	That:           {"that", SObject, nil, "antecedent", ""},
	TheCard:        {Name: "the-card", Sort: SObject},
	TheCards:       {Name: "the-cards", Sort: SObject},
	Remainder:      {Name: "remainder", Sort: SObject},
	BattleOpponent: {Name: "battle-opponent", Sort: SObject},
	Facing:         {Name: "facing", Sort: SObject},
	All:            {"all", SObject, []Kid{kid(SCards)}, "", ""},
	Top:            {"top", SObject, []Kid{kid(SQty), kid(SOwner), kid(SZone)}, "", ""},
	Bottom:         {"bottom", SObject, []Kid{kid(SQty), kid(SOwner), kid(SZone)}, "", ""},
	Markers:        {Name: "markers", Sort: SObject},
	Both:           {"both", SObject, []Kid{kid(SObject), kid(SObject)}, "", ""},

	Cards: {"cards", SCards, []Kid{opt(SOwner), opt(SZone), kid(SHead), many(SFilter)}, "1: other than this card", ""},
	Union: {"union", SCards, []Kid{kid(SCards), many(SCards)}, "", ""},

	You:  {Name: "you", Sort: SOwner},
	Opp:  {Name: "opp", Sort: SOwner},
	Each: {Name: "each", Sort: SOwner},

	Stage:       {Name: "stage", Sort: SZone},
	FrontRow:    {Name: "front-row", Sort: SZone},
	BackRow:     {Name: "back-row", Sort: SZone},
	FrontCentre: {Name: "front-centre", Sort: SZone},
	InFront:     {Name: "in-front", Sort: SZone},
	Behind:      {Name: "behind", Sort: SZone},
	FacingZone:  {Name: "facing-zone", Sort: SZone},
	Hand:        {Name: "hand", Sort: SZone},
	Deck:        {Name: "deck", Sort: SZone},
	WaitingRoom: {Name: "waiting-room", Sort: SZone},
	Clock:       {Name: "clock", Sort: SZone},
	Level:       {Name: "level", Sort: SZone},
	Stock:       {Name: "stock", Sort: SZone},
	ClimaxZone:  {Name: "climax-zone", Sort: SZone},
	Memory:      {Name: "memory", Sort: SZone},
	Resolution:  {Name: "resolution", Sort: SZone},
	MarkersHere: {Name: "markers-here", Sort: SZone},
	AmongThose:  {Name: "among-those", Sort: SZone},

	Character: {Name: "character", Sort: SHead},
	Event:     {Name: "event", Sort: SHead},
	Climax:    {Name: "climax", Sort: SHead},
	Card:      {Name: "card", Sort: SHead},
	Named:     {"named", SHead, nil, "", "card name"},
	Marker:    {Name: "marker", Sort: SHead},

	Trait:            {"trait", SFilter, nil, "", "trait"},
	Colour:           {"colour", SFilter, nil, "Colour", ""},
	LevelIs:          {"level-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	CostIs:           {"cost-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	PowerIs:          {"power-is", SFilter, []Kid{kid(SValue)}, "Compare", ""},
	LevelAtMostYours: {Name: "level-at-most-yours", Sort: SFilter},
	NameHas:          {"name-has", SFilter, nil, "", "part of a name"},
	NameIs:           {"name-is", SFilter, nil, "", "card name"},
	InBattle:         {Name: "in-battle", Sort: SFilter},
	Lying:            {"lying", SFilter, nil, "orientation", ""},
	HasKeyword:       {"has-keyword", SFilter, nil, "Keyword", ""},
	WithMarker:       {Name: "with-marker", Sort: SFilter},
	HasIcon:          {"has-icon", SFilter, nil, "TriggerIcon", ""},
	FaceDown:         {Name: "face-down", Sort: SFilter},
	FaceUp:           {Name: "face-up", Sort: SFilter},
	SameColourAsThis: {Name: "same-colour-as-this", Sort: SFilter},
	AnyOf:            {"any-of", SFilter, []Kid{kid(SFilter), many(SFilter)}, "", ""},
	NotOf:            {"not-of", SFilter, []Kid{kid(SFilter)}, "", ""},

	Exactly: {"exactly", SQty, []Kid{kid(SValue)}, "", ""},
	UpTo:    {"up-to", SQty, []Kid{kid(SValue)}, "", ""},

	Number:      {"number", SValue, nil, "the number", ""},
	XVar:        {"x", SValue, nil, "1000: times 1000 (Ｘ000)", ""},
	CountOf:     {"count-of", SValue, []Kid{kid(SCards)}, "times", ""},
	StatOf:      {"stat-of", SValue, []Kid{kid(SObject)}, "times*8 + Stat", ""},
	PlayerLevel: {"player-level", SValue, []Kid{kid(SOwner)}, "times", ""},

	ToWaitingRoom:   {Name: "to-waiting-room", Sort: SDest},
	ToHand:          {Name: "to-hand", Sort: SDest},
	ToStock:         {Name: "to-stock", Sort: SDest},
	ToClock:         {Name: "to-clock", Sort: SDest},
	ToClockBottom:   {Name: "to-clock-bottom", Sort: SDest},
	ToLevel:         {Name: "to-level", Sort: SDest},
	ToMemory:        {Name: "to-memory", Sort: SDest},
	ToDeckTop:       {Name: "to-deck-top", Sort: SDest},
	ToDeckBottom:    {Name: "to-deck-bottom", Sort: SDest},
	ToDeck:          {Name: "to-deck", Sort: SDest},
	ToDeckEither:    {Name: "to-deck-either", Sort: SDest},
	ToItsSlot:       {Name: "to-its-slot", Sort: SDest},
	ToAnySlot:       {Name: "to-any-slot", Sort: SDest},
	ToEmptySlot:     {Name: "to-empty-slot", Sort: SDest},
	ToBackSlot:      {Name: "to-back-slot", Sort: SDest},
	ToFrontSlot:     {Name: "to-front-slot", Sort: SDest},
	ToSeparateSlots: {Name: "to-separate-slots", Sort: SDest},
	ToMarkers:       {"to-markers", SDest, []Kid{kid(SObject)}, "", ""},
	ToClimaxZone:    {Name: "to-climax-zone", Sort: SDest},

	ThisTurn:       {Name: "this-turn", Sort: SDuration},
	NextOppTurnEnd: {Name: "next-opp-turn-end", Sort: SDuration},
	ThisAttack:     {Name: "this-attack", Sort: SDuration},
	ThisBattle:     {Name: "this-battle", Sort: SDuration},
	ThisGame:       {Name: "this-game", Sort: SDuration},

	AddPower:        {"add-power", SMod, []Kid{kid(SValue)}, "1: minus", ""},
	AddSoul:         {"add-soul", SMod, []Kid{kid(SValue)}, "1: minus", ""},
	AddLevel:        {"add-level", SMod, []Kid{kid(SValue)}, "1: minus", ""},
	AddCost:         {"add-cost", SMod, []Kid{kid(SValue)}, "1: minus", ""},
	SetPower:        {"set-power", SMod, nil, "the power", ""},
	SetLevel:        {"set-level", SMod, nil, "the level", ""},
	GiveTrait:       {"give-trait", SMod, nil, "", "trait"},
	GiveColour:      {"give-colour", SMod, nil, "Colour", ""},
	AlsoNamed:       {"also-named", SMod, nil, "", "card name"},
	GiveAbility:     {"give-ability", SMod, []Kid{kid(SAbility)}, "", ""},
	GiveTriggerIcon: {"give-trigger-icon", SMod, nil, "TriggerIcon", ""},
	Ban:             {"ban", SMod, nil, "BanKind", ""},
	LoseAbilities:   {Name: "lose-abilities", Sort: SMod},

	ThisAt: {"this-at", SObject, []Kid{kid(SZone)}, "", ""},

	IsAttacking: {Name: "is-attacking", Sort: SCond},
	Separate:    {"separate", SAct, nil, "", "card name"},
	NotReversed: {Name: "not-reversed", Sort: SCond},

	StandbyLevel:  {Name: "standby-level", Sort: SFilter},
	ToHandOrStock: {Name: "to-hand-or-stock", Sort: SDest},
	AttackerSoul:  {Name: "attacker-soul", Sort: SAct},
	NextDamage:    {Name: "next-damage", Sort: SAct},

	Note:             {"note", SLine, nil, "", "the note"},
	ThisInBattle:     {Name: "this-in-battle", Sort: SObject},
	ToEmptyFrontSlot: {Name: "to-empty-front-slot", Sort: SDest},
	ToEmptyBackSlot:  {Name: "to-empty-back-slot", Sort: SDest},
	ToFacingSlot:     {Name: "to-facing-slot", Sort: SDest},
	ToSlotOf:         {"to-slot-of", SDest, []Kid{kid(SObject)}, "", ""},
	ToDeckTopOrRoom:  {Name: "to-deck-top-or-room", Sort: SDest},
	EitherZone:       {"either-zone", SZone, []Kid{kid(SZone), many(SZone)}, "", ""},
	OnPlayedTo:       {"on-played-to", STrigger, []Kid{kid(SObject), kid(SZone)}, "", ""},
	OnPlacedByName:   {"on-placed-by-name", STrigger, []Kid{kid(SObject), kid(SZone)}, "0 by any effect, 1 by that of an 【自】, 2 of an 【起】, 3 of an 【起】 of any character", "card name"},
	OnPlacedByWord:   {"on-placed-by-word", STrigger, []Kid{kid(SObject), kid(SZone)}, "Keyword", ""},
	OnSuchReversed:   {"on-such-reversed", STrigger, []Kid{kid(SObject), kid(SCards)}, "", ""}, // whose opponent, what it must be
	OnPlayerTaken:    {"on-player-taken", STrigger, []Kid{kid(SOwner)}, "", ""},
	IconIs:           {"icon-is", SCond, []Kid{kid(SObject)}, "TriggerIcon", ""},
	ColoursAre:       {"colours-are", SCond, []Kid{kid(SCards), kid(SValue)}, "Compare", ""},
	MovedThus:        {"moved-thus", SCond, []Kid{kid(SCards), kid(SZone)}, "", ""},
	SameMany:         {Name: "same-many", Sort: SQty},
	AnyMany:          {Name: "any-many", Sort: SQty},
	HeadIs:           {"head-is", SFilter, []Kid{kid(SHead)}, "", ""},
	DuringPhase:      {"during-phase", SWindow, []Kid{opt(SOwner)}, "Phase", ""},
	InFrontAttack:    {Name: "in-front-attack", Sort: SFilter},
	CheckTwice:       {"check-twice", SAct, []Kid{kid(SOwner)}, "", ""},
	StandSwap:        {Name: "stand-swap", Sort: SAct},
	PlayFor:          {"play-for", SAct, []Kid{kid(SObject)}, "cost", ""},
	WouldPlay:        {"would-play", STrigger, []Kid{kid(SObject)}, "", ""},
	ChooseEach:       {"choose-each", SAct, []Kid{kid(SQty), kid(SCards), many(SCards)}, "ShowFlag", ""},
	DidExactly:       {"did-exactly", SCond, nil, "how many", ""},
	ThatDamage:       {Name: "that-damage", Sort: SValue},
	OnNextStart:      {"on-next-start", STrigger, []Kid{opt(SOwner)}, "Phase", ""},
	HasLink:          {"has-link", SFilter, nil, "", "link name"},
	OnNextEnd:        {"on-next-end", STrigger, []Kid{opt(SOwner)}, "Phase", ""},

	IsOne:           {"is-one", SFilter, []Kid{kid(SObject)}, "", ""},
	FrontLeft:       {Name: "front-left", Sort: SZone},
	FrontRight:      {Name: "front-right", Sort: SZone},
	BackLeft:        {Name: "back-left", Sort: SZone},
	BackRight:       {Name: "back-right", Sort: SZone},
	FrontSides:      {Name: "front-sides", Sort: SZone},
	PlusOf:          {"plus-of", SValue, []Kid{kid(SValue)}, "how much more", ""},
	HighestOf:       {"highest-of", SValue, []Kid{kid(SCards)}, "times*8 + Stat", ""},
	SumOf:           {"sum-of", SValue, []Kid{kid(SCards)}, "times*8 + Stat", ""},
	IconSum:         {"icon-sum", SValue, []Kid{kid(SCards)}, "TriggerIcon", ""},
	ColoursOf:       {"colours-of", SValue, []Kid{kid(SCards)}, "times", ""},
	TraitHas:        {"trait-has", SFilter, nil, "", "part of a trait"},
	NoTrait:         {Name: "no-trait", Sort: SFilter},
	SameName:        {"same-name", SFilter, []Kid{kid(SObject)}, "", ""},
	SharedTrait:     {"shared-trait", SFilter, []Kid{kid(SObject)}, "", ""},
	SameLevel:       {"same-level", SFilter, []Kid{kid(SObject)}, "", ""},
	ThisAttacking:   {Name: "this-attacking", Sort: SObject},
	HasAbility:      {"has-ability", SFilter, []Kid{kid(SAbility)}, "", ""},
	NextYourTurnEnd: {Name: "next-your-turn-end", Sort: SDuration},
	Declare:         {"declare", SAct, []Kid{kid(SValue), many(SValue)}, "", ""},
	Declared:        {"declared", SValue, []Kid{kid(SOwner)}, "", ""},
	PutThus:         {"put-thus", SZone, []Kid{kid(SZone)}, "", ""},
	ShownThus:       {Name: "shown-thus", Sort: SZone},
	RestedThus:      {Name: "rested-thus", Sort: SZone},
	PeekAt:          {"peek-at", SAct, []Kid{kid(SObject)}, "", ""},
	DamageStopped:   {Name: "damage-stopped", Sort: SCond},
	Quoted:          {"quoted", SLine, []Kid{kid(SQuotable)}, "", ""},
	ToStockBottom:   {Name: "to-stock-bottom", Sort: SDest},
	ToStockEither:   {Name: "to-stock-either", Sort: SDest},
	ThatAt:          {"that-at", SObject, []Kid{kid(SZone)}, "", ""},
	TwoIcons:        {"two-icons", SCond, []Kid{kid(SObject)}, "TriggerIcon", ""},
	AttackEndOf:     {"attack-end-of", STrigger, []Kid{kid(SObject)}, "", ""},
	NumberIs:        {"number-is", SCond, []Kid{kid(SValue), kid(SValue)}, "Compare", ""},
	AttackIsNth:     {"attack-is-nth", SCond, nil, "which", ""},
	FirstTurn:       {Name: "first-turn", Sort: SCond},
	LaterIf:         {"later-if", SAct, []Kid{kid(STrigger), opt(SDuration), kid(SCond), many(SGroup)}, "", ""},
	IconsOn:         {"icons-on", SCards, []Kid{kid(SObject)}, "TriggerIcon", ""},
	CondOr:          {"cond-or", SCond, []Kid{kid(SCond), kid(SCond)}, "", ""},
	ExistApart:      {"exist-apart", SCond, []Kid{kid(SCards), kid(SCards), many(SCards)}, "", ""},
	OnDraw:          {"on-draw", STrigger, []Kid{kid(SOwner)}, "", ""},
	GiveBelow:       {"give-below", SMod, nil, "how many, 0: as many as there are", ""},

	ToSeparateEmptySlots: {Name: "to-separate-empty-slots", Sort: SDest},
	ToEmptyFrontLeft:     {Name: "to-empty-front-left", Sort: SDest},
	ToEmptyFrontCentre:   {Name: "to-empty-front-centre", Sort: SDest},
	ToEmptyFrontRight:    {Name: "to-empty-front-right", Sort: SDest},
	ToEmptyBackLeft:      {Name: "to-empty-back-left", Sort: SDest},
	ToEmptyBackRight:     {Name: "to-empty-back-right", Sort: SDest},

	ToDeckTopOrHand: {Name: "to-deck-top-or-hand", Sort: SDest},

	TierOf: {"tier-of", SValue, []Kid{kid(SValue), kid(SValue), kid(SValue)}, "up to how many", ""},
	ByCost: {"by-cost", SZone, []Kid{kid(SZone)}, "", ""}, // PutThus or ShownThus
	// who pays, how long, for which cards, with what, each instead of how much, how many of them at once
	StockBy: {"stock-by", SAct, []Kid{kid(SOwner), opt(SDuration), kid(SCards), kid(SObject), kid(SQty), kid(SQty)}, "PaidFor", ""},
}, buildDivideKinds, rebirthKinds)
