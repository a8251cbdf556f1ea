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
	ByFlag      = 4 // …することで: what follows in the sentence is done if this was, in full
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
	ThatPicked          // what was chosen or targeted before what was chosen last
)

// common gives the shape of every kind that games share.
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
// climaxes and the looked-at cards after a look.
var common = shapes(map[Kind]Shape{
	None: {Name: "none"},

	Auto:             {Name: "auto", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn", Form: WholeLine},
	Act:              {Name: "act", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn", Form: WholeLine},
	Cont:             {Name: "cont", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Form: WholeLine},
	Effect:           {Name: "effect", Sort: SEffect, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Form: WholeLine},
	Encore:           {Name: "encore", Sort: SAbility, Kids: []Kid{Need(SCost)}},
	Bond:             {Name: "bond", Sort: SAbility, Kids: []Kid{Need(SCost), Some(SHead)}},
	Backup:           {Name: "backup", Sort: SAbility, Kids: []Kid{Need(SCost), Need(SValue)}, Num: "power"}, // second kid: Number level
	GreatPerformance: {Name: "great-performance", Sort: SAbility},
	Shift:            {Name: "shift", Sort: SAbility, Num: "level"},
	Separation:       {Name: "separation", Sort: SAbility, Kids: []Kid{Need(SCost)}, Str: "card name"},
	Link:             {Name: "link", Sort: SAbility, Str: "link name", Form: BareLine, Word: true},
	Replay:           {Name: "replay", Sort: SLine, Kids: []Kid{Some(SPart)}, Str: "replay action", Form: PartsLine, Word: true},
	DeckLimit:        {Name: "deck-limit", Sort: SLine, Num: "copies, 0: any", Form: BareLine},
	Labels:           {Name: "labels", Sort: SNone, Kids: []Kid{Some(SKeyword)}},
	Label:            {Name: "label", Sort: SKeyword, Num: NumKeyword, Str: "title of an awakening, trait of a mystery"},

	Cost:       {Name: "cost", Sort: SCost, Kids: []Kid{Some(SItem)}},
	PayStock:   {Name: "pay-stock", Sort: SItem, Num: "cards"},
	CostAct:    {Name: "cost-act", Sort: SItem, Kids: []Kid{Need(SAct)}},
	CostOfHand: {Name: "cost-cards", Sort: SItem, Kids: []Kid{Need(SQty), Need(SCards), Need(SAct)}}, // choose, then the act on Chosen (Move, SetState, Reveal)

	Sentence: {Name: "sentence", Sort: SPart, Kids: []Kid{May(SNone), May(SWindow), May(STrigger), May(SCond), May(SCards), Some(SGroup)}},
	LetX:     {Name: "let-x", Sort: SPart, Kids: []Kid{Need(SValue)}},
	IfDo:     {Name: "if-do"},
	IfNotDo:  {Name: "if-not-do"},
	Else:     {Name: "else"},
	Then:     {Name: "then"},

	YourTurn:   {Name: "your-turn", Sort: SWindow},
	OppTurn:    {Name: "opp-turn", Sort: SWindow},
	TurnPlaced: {Name: "turn-placed", Sort: SWindow, Num: "0 from anywhere, 1 from the hand, 2 from the hand or by Change"},
	Battling:   {Name: "battling", Sort: SWindow},

	OnPlaced:           {Name: "on-placed", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}}, // subject (This or Cards), from, to
	OnChanged:          {Name: "on-changed", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnAttack:           {Name: "on-attack", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumAttack},
	OnAttacked:         {Name: "on-attacked", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumAttack},
	OnState:            {Name: "on-state", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumLie},
	OnOpponentReversed: {Name: "on-opponent-reversed", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnPhaseStart:       {Name: "on-phase-start", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	OnPhaseEnd:         {Name: "on-phase-end", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	OnAttackEnd:        {Name: "on-attack-end", Sort: STrigger},
	OnKeyword:          {Name: "on-keyword", Sort: STrigger, Kids: []Kid{May(SObject)}, Num: NumKeyword},
	OnDamageCancelled:  {Name: "on-damage-cancelled", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnDamageTaken:      {Name: "on-damage-taken", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	OnPlayerCancelled:  {Name: "on-player-cancelled", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnTriggerCheck:     {Name: "on-trigger-check", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}},
	OnLevelUp:          {Name: "on-level-up", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnRefresh:          {Name: "on-refresh", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	OnPlay:             {Name: "on-play", Sort: STrigger, Kids: []Kid{Need(SOwner), Need(SCards)}},
	OnCondition:        {Name: "on-condition", Sort: STrigger, Kids: []Kid{Need(SCond)}},
	OnEither:           {Name: "on-either", Sort: STrigger, Kids: []Kid{Need(STrigger), Need(STrigger)}},
	WouldAttack:        {Name: "would-attack", Sort: STrigger, Kids: []Kid{Need(SObject)}, Would: true},
	WouldPlaced:        {Name: "would-placed", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Would: true},
	WouldTakeDamage:    {Name: "would-take-damage", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Would: true},

	Exists:        {Name: "exists", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: "1: none exists", Reads: AspectTable}, // Cards, Union or This
	CountIs:       {Name: "count-is", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: NumCompare, Reads: AspectTable},
	CompareCounts: {Name: "compare-counts", Sort: SCond, Kids: []Kid{Need(SCards), Need(SCards)}, Num: NumCompare, Reads: AspectTable},
	ThisIs:        {Name: "this-is", Sort: SCond, Kids: []Kid{Need(SZone)}, Num: "1: is not", Reads: AspectTable},
	IsA:           {Name: "is-a", Sort: SCond, Kids: []Kid{Need(SObject), Need(SCards)}, Num: "1: is not", Reads: AspectTable},
	StatIs:        {Name: "stat-is", Sort: SCond, Kids: []Kid{Need(SObject), Need(SValue)}, Num: NumStatCompare, Reads: AspectOfStat},
	StatVs:        {Name: "stat-vs", Sort: SCond, Kids: []Kid{Need(SObject), Need(SObject)}, Num: NumStatCompare, Reads: AspectOfStat},
	AllAre:        {Name: "all-are", Sort: SCond, Kids: []Kid{Need(SCards), Need(SCards)}, Reads: AspectTable},
	TopOfClock:    {Name: "top-of-clock", Sort: SCond, Reads: AspectTable},
	HasMarker:     {Name: "has-marker", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: "1: has none", Reads: AspectTable},
	PlayerLevelIs: {Name: "player-level-is", Sort: SCond, Kids: []Kid{Need(SOwner), Need(SValue)}, Num: NumCompare, Reads: AspectTable},
	LevelSumIs:    {Name: "level-sum-is", Sort: SCond, Kids: []Kid{Need(SOwner), Need(SValue)}, Num: NumCompare, Reads: AspectLevel},
	StateIs:       {Name: "state-is", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: NumLie, Reads: AspectTable},
	DidAtLeast:    {Name: "did-at-least", Sort: SCond, Num: "how many", Reads: AspectTable},
	CondAnd:       {Name: "cond-and", Sort: SCond, Kids: []Kid{Need(SCond), Some(SCond)}, Reads: AspectTable},

	Do:            {Name: "do", Sort: SGroup, Kids: []Kid{Need(SOwner), Some(SAct)}, Num: NumDoFlags},
	PayCost:       {Name: "pay-cost", Sort: SAct, Quiet: true},
	Choose:        {Name: "choose", Sort: SAct, Kids: []Kid{Need(SQty), Need(SCards)}, Num: NumMoveFlags},
	Draw:          {Name: "draw", Sort: SAct, Kids: []Kid{Need(SQty)}},
	Move:          {Name: "move", Sort: SAct, Kids: []Kid{Need(SObject), Need(SDest)}, Num: NumMoveFlags},
	MoveSlot:      {Name: "move-slot", Sort: SAct, Kids: []Kid{Need(SObject), Need(SDest)}},
	Swap:          {Name: "swap", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject)}, Num: NumMoveFlags},
	Shuffle:       {Name: "shuffle", Sort: SAct, Kids: []Kid{Need(SOwner), Need(SZone)}}, // Deck or Memory
	LookDeck:      {Name: "look-deck", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	LookTop:       {Name: "look-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}},
	RevealTop:     {Name: "reveal-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}},
	FlipTop:       {Name: "flip-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}},
	Reveal:        {Name: "reveal", Sort: SAct, Kids: []Kid{Need(SObject)}, Quiet: true},
	Damage:        {Name: "damage", Sort: SAct, Kids: []Kid{Need(SOwner), Need(SValue)}, Quiet: true},
	SetState:      {Name: "set-state", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: NumLie, Quiet: true},
	Modify:        {Name: "modify", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Some(SMod)}, Lasts: true, Quiet: true},
	Forbid:        {Name: "forbid", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: NumBan, Writes: AspectRule, Lasts: true},
	HandLimit:     {Name: "hand-limit", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: "by how many", Writes: AspectRule, Lasts: true},
	DoTrigger:     {Name: "do-trigger", Sort: SAct, Num: NumIcon},
	Repeat:        {Name: "repeat", Sort: SAct, Kids: []Kid{Need(SValue), Need(SEffect)}},
	Modes:         {Name: "modes", Sort: SAct, Kids: []Kid{Need(SQty), Some(SEffect)}},
	Delayed:       {Name: "delayed", Sort: SAct, Kids: []Kid{Need(STrigger), May(SDuration), Some(SGroup)}},
	ExtraTurn:     {Name: "extra-turn", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	GoToPhase:     {Name: "go-to-phase", Sort: SAct, Num: NumPhase},
	WinGame:       {Name: "win-game", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	LoseGame:      {Name: "lose-game", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	DoReplay:      {Name: "do-replay", Sort: SAct, Str: "replay action"},
	AttackInstead: {Name: "attack-instead", Sort: SAct, Kids: []Kid{Need(SObject)}},
	PreventDamage: {Name: "prevent-damage", Sort: SAct},
	ReduceDamage:  {Name: "reduce-damage", Sort: SAct, Num: "by how much"},

	This:           {Name: "this", Sort: SObject},
	Chosen:         {Name: "chosen", Sort: SObject},
	That:           {Name: "that", Sort: SObject, Num: NumAntecedent},
	TheCard:        {Name: "the-card", Sort: SObject},
	TheCards:       {Name: "the-cards", Sort: SObject},
	Remainder:      {Name: "remainder", Sort: SObject},
	BattleOpponent: {Name: "battle-opponent", Sort: SObject},
	Facing:         {Name: "facing", Sort: SObject},
	All:            {Name: "all", Sort: SObject, Kids: []Kid{Need(SCards)}},
	Top:            {Name: "top", Sort: SObject, Kids: []Kid{Need(SQty), Need(SOwner), Need(SZone)}},
	Bottom:         {Name: "bottom", Sort: SObject, Kids: []Kid{Need(SQty), Need(SOwner), Need(SZone)}},
	Markers:        {Name: "markers", Sort: SObject},
	Both:           {Name: "both", Sort: SObject, Kids: []Kid{Need(SObject), Need(SObject)}},

	Cards: {Name: "cards", Sort: SCards, Kids: []Kid{May(SOwner), May(SZone), Need(SHead), Some(SFilter)}, Num: "1: other than this card"},
	Union: {Name: "union", Sort: SCards, Kids: []Kid{Need(SCards), Some(SCards)}},

	You:  {Name: "you", Sort: SOwner},
	Opp:  {Name: "opp", Sort: SOwner},
	Each: {Name: "each", Sort: SOwner},

	Stage:       {Name: "stage", Sort: SZone, Slot: true},
	FrontRow:    {Name: "front-row", Sort: SZone, Slot: true},
	BackRow:     {Name: "back-row", Sort: SZone, Slot: true},
	FrontCentre: {Name: "front-centre", Sort: SZone, Slot: true},
	InFront:     {Name: "in-front", Sort: SZone, Slot: true},
	Behind:      {Name: "behind", Sort: SZone, Slot: true},
	FacingZone:  {Name: "facing-zone", Sort: SZone, Slot: true},
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
	Named:     {Name: "named", Sort: SHead, Str: "card name", Reads: AspectName},
	Marker:    {Name: "marker", Sort: SHead},

	Trait:            {Name: "trait", Sort: SFilter, Str: "trait", Reads: AspectTrait},
	Colour:           {Name: "colour", Sort: SFilter, Num: NumColour, Reads: AspectColour},
	LevelIs:          {Name: "level-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectLevel},
	CostIs:           {Name: "cost-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectLevel},
	PowerIs:          {Name: "power-is", Sort: SFilter, Kids: []Kid{Need(SValue)}, Num: NumCompare, Reads: AspectNumber},
	LevelAtMostYours: {Name: "level-at-most-yours", Sort: SFilter, Reads: AspectLevel},
	NameHas:          {Name: "name-has", Sort: SFilter, Str: "part of a name", Reads: AspectName},
	NameIs:           {Name: "name-is", Sort: SFilter, Str: "card name", Reads: AspectName},
	InBattle:         {Name: "in-battle", Sort: SFilter, Reads: AspectTable},
	Lying:            {Name: "lying", Sort: SFilter, Num: NumLie, Reads: AspectTable},
	HasKeyword:       {Name: "has-keyword", Sort: SFilter, Num: NumKeyword, Reads: AspectAbility | AspectGive},
	WithMarker:       {Name: "with-marker", Sort: SFilter, Reads: AspectTable},
	HasIcon:          {Name: "has-icon", Sort: SFilter, Num: NumIcon, Reads: AspectIcon},
	FaceDown:         {Name: "face-down", Sort: SFilter, Reads: AspectTable},
	FaceUp:           {Name: "face-up", Sort: SFilter, Reads: AspectTable},
	SameColourAsThis: {Name: "same-colour-as-this", Sort: SFilter, Reads: AspectColour},
	AnyOf:            {Name: "any-of", Sort: SFilter, Kids: []Kid{Need(SFilter), Some(SFilter)}, Reads: AspectTable},
	NotOf:            {Name: "not-of", Sort: SFilter, Kids: []Kid{Need(SFilter)}, Reads: AspectTable},

	Exactly: {Name: "exactly", Sort: SQty, Kids: []Kid{Need(SValue)}},
	UpTo:    {Name: "up-to", Sort: SQty, Kids: []Kid{Need(SValue)}},

	Number:      {Name: "number", Sort: SValue, Num: "the number", Reads: AspectTable},
	XVar:        {Name: "x", Sort: SValue, Num: "1000: times 1000 (Ｘ000)", Reads: AspectTable},
	CountOf:     {Name: "count-of", Sort: SValue, Kids: []Kid{Need(SCards)}, Num: "times", Reads: AspectTable},
	StatOf:      {Name: "stat-of", Sort: SValue, Kids: []Kid{Need(SObject)}, Num: NumTimesStat, Reads: AspectOfStat},
	PlayerLevel: {Name: "player-level", Sort: SValue, Kids: []Kid{Need(SOwner)}, Num: "times", Reads: AspectTable},

	ToWaitingRoom:   {Name: "to-waiting-room", Sort: SDest, Into: WaitingRoom},
	ToHand:          {Name: "to-hand", Sort: SDest},
	ToStock:         {Name: "to-stock", Sort: SDest, Into: Stock},
	ToClock:         {Name: "to-clock", Sort: SDest, Into: Clock},
	ToClockBottom:   {Name: "to-clock-bottom", Sort: SDest},
	ToLevel:         {Name: "to-level", Sort: SDest},
	ToMemory:        {Name: "to-memory", Sort: SDest, Into: Memory},
	ToDeckTop:       {Name: "to-deck-top", Sort: SDest},
	ToDeckBottom:    {Name: "to-deck-bottom", Sort: SDest},
	ToDeck:          {Name: "to-deck", Sort: SDest},
	ToDeckEither:    {Name: "to-deck-either", Sort: SDest},
	ToItsSlot:       {Name: "to-its-slot", Sort: SDest, Slot: true},
	ToAnySlot:       {Name: "to-any-slot", Sort: SDest, Slot: true},
	ToEmptySlot:     {Name: "to-empty-slot", Sort: SDest, Slot: true},
	ToBackSlot:      {Name: "to-back-slot", Sort: SDest, Slot: true},
	ToFrontSlot:     {Name: "to-front-slot", Sort: SDest, Slot: true},
	ToSeparateSlots: {Name: "to-separate-slots", Sort: SDest, Slot: true},
	ToMarkers:       {Name: "to-markers", Sort: SDest, Kids: []Kid{Need(SObject)}},
	ToClimaxZone:    {Name: "to-climax-zone", Sort: SDest},

	ThisTurn:       {Name: "this-turn", Sort: SDuration},
	NextOppTurnEnd: {Name: "next-opp-turn-end", Sort: SDuration},
	ThisAttack:     {Name: "this-attack", Sort: SDuration},
	ThisBattle:     {Name: "this-battle", Sort: SDuration},
	ThisGame:       {Name: "this-game", Sort: SDuration},

	AddPower:        {Name: "add-power", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: "1: minus", Adds: true, Writes: AspectNumber},
	AddSoul:         {Name: "add-soul", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: "1: minus", Adds: true, Writes: AspectNumber},
	AddLevel:        {Name: "add-level", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: "1: minus", Adds: true, Writes: AspectLevel},
	AddCost:         {Name: "add-cost", Sort: SMod, Kids: []Kid{Need(SValue)}, Num: "1: minus", Adds: true, Writes: AspectLevel},
	SetPower:        {Name: "set-power", Sort: SMod, Num: "the power", Writes: AspectNumber},
	SetLevel:        {Name: "set-level", Sort: SMod, Num: "the level", Writes: AspectLevel},
	GiveTrait:       {Name: "give-trait", Sort: SMod, Str: "trait", Writes: AspectTrait},
	GiveColour:      {Name: "give-colour", Sort: SMod, Num: NumColour, Writes: AspectColour},
	AlsoNamed:       {Name: "also-named", Sort: SMod, Str: "card name", Writes: AspectName},
	GiveAbility:     {Name: "give-ability", Sort: SMod, Kids: []Kid{Need(SAbility)}, Writes: AspectAbility | AspectGive},
	GiveTriggerIcon: {Name: "give-trigger-icon", Sort: SMod, Num: NumIcon, Writes: AspectIcon},
	Ban:             {Name: "ban", Sort: SMod, Num: NumBan, Writes: AspectRule},
	LoseAbilities:   {Name: "lose-abilities", Sort: SMod, Writes: AspectAbility | AspectLoss},

	ThisAt: {Name: "this-at", Sort: SObject, Kids: []Kid{Need(SZone)}},

	IsAttacking: {Name: "is-attacking", Sort: SCond, Reads: AspectTable},
	Separate:    {Name: "separate", Sort: SAct, Str: "card name"},
	NotReversed: {Name: "not-reversed", Sort: SCond, Reads: AspectTable},

	StandbyLevel:  {Name: "standby-level", Sort: SFilter, Reads: AspectLevel},
	ToHandOrStock: {Name: "to-hand-or-stock", Sort: SDest},
	AttackerSoul:  {Name: "attacker-soul", Sort: SAct},
	NextDamage:    {Name: "next-damage", Sort: SAct},

	Note:             {Name: "note", Sort: SLine, Str: "the note", Form: BareLine},
	ThisInBattle:     {Name: "this-in-battle", Sort: SObject},
	ToEmptyFrontSlot: {Name: "to-empty-front-slot", Sort: SDest, Slot: true},
	ToEmptyBackSlot:  {Name: "to-empty-back-slot", Sort: SDest, Slot: true},
	ToFacingSlot:     {Name: "to-facing-slot", Sort: SDest, Slot: true},
	ToSlotOf:         {Name: "to-slot-of", Sort: SDest, Kids: []Kid{Need(SObject)}, Slot: true},
	ToDeckTopOrRoom:  {Name: "to-deck-top-or-room", Sort: SDest},
	EitherZone:       {Name: "either-zone", Sort: SZone, Kids: []Kid{Need(SZone), Some(SZone)}},
	OnPlayedTo:       {Name: "on-played-to", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SZone)}},
	OnPlacedByName:   {Name: "on-placed-by-name", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SZone)}, Num: "0 by any effect, 1 by that of an 【自】, 2 of an 【起】, 3 of an 【起】 of any character", Str: "card name"},
	OnPlacedByWord:   {Name: "on-placed-by-word", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SZone)}, Num: NumKeyword},
	OnSuchReversed:   {Name: "on-such-reversed", Sort: STrigger, Kids: []Kid{Need(SObject), Need(SCards)}}, // whose opponent, what it must be
	OnPlayerTaken:    {Name: "on-player-taken", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	IconIs:           {Name: "icon-is", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: NumIcon, Reads: AspectIcon},
	ColoursAre:       {Name: "colours-are", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: NumCompare, Reads: AspectColour},
	MovedThus:        {Name: "moved-thus", Sort: SCond, Kids: []Kid{Need(SCards), Need(SZone)}, Reads: AspectTable},
	SameMany:         {Name: "same-many", Sort: SQty},
	AnyMany:          {Name: "any-many", Sort: SQty},
	HeadIs:           {Name: "head-is", Sort: SFilter, Kids: []Kid{Need(SHead)}, Reads: AspectTable},
	DuringPhase:      {Name: "during-phase", Sort: SWindow, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	InFrontAttack:    {Name: "in-front-attack", Sort: SFilter, Reads: AspectTable},
	CheckTwice:       {Name: "check-twice", Sort: SAct, Kids: []Kid{Need(SOwner)}, Writes: AspectRule, Lasts: true},
	StandSwap:        {Name: "stand-swap", Sort: SAct},
	PlayFor:          {Name: "play-for", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: "cost", Writes: AspectLevel, Lasts: true},
	WouldPlay:        {Name: "would-play", Sort: STrigger, Kids: []Kid{Need(SObject)}, Would: true},
	ChooseEach:       {Name: "choose-each", Sort: SAct, Kids: []Kid{Need(SQty), Need(SCards), Some(SCards)}, Num: NumMoveFlags},
	DidExactly:       {Name: "did-exactly", Sort: SCond, Num: "how many", Reads: AspectTable},
	ThatDamage:       {Name: "that-damage", Sort: SValue, Reads: AspectTable},
	OnNextStart:      {Name: "on-next-start", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	HasLink:          {Name: "has-link", Sort: SFilter, Str: "link name", Reads: AspectAbility | AspectGive},
	OnNextEnd:        {Name: "on-next-end", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},

	IsOne:           {Name: "is-one", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectTable},
	FrontLeft:       {Name: "front-left", Sort: SZone, Slot: true},
	FrontRight:      {Name: "front-right", Sort: SZone, Slot: true},
	BackLeft:        {Name: "back-left", Sort: SZone, Slot: true},
	BackRight:       {Name: "back-right", Sort: SZone, Slot: true},
	FrontSides:      {Name: "front-sides", Sort: SZone, Slot: true},
	PlusOf:          {Name: "plus-of", Sort: SValue, Kids: []Kid{Need(SValue)}, Num: "how much more", Reads: AspectTable},
	HighestOf:       {Name: "highest-of", Sort: SValue, Kids: []Kid{Need(SCards)}, Num: NumTimesStat, Reads: AspectOfStat},
	SumOf:           {Name: "sum-of", Sort: SValue, Kids: []Kid{Need(SCards)}, Num: NumTimesStat, Reads: AspectOfStat},
	IconSum:         {Name: "icon-sum", Sort: SValue, Kids: []Kid{Need(SCards)}, Num: NumIcon, Reads: AspectIcon},
	ColoursOf:       {Name: "colours-of", Sort: SValue, Kids: []Kid{Need(SCards)}, Num: "times", Reads: AspectColour},
	TraitHas:        {Name: "trait-has", Sort: SFilter, Str: "part of a trait", Reads: AspectTrait},
	NoTrait:         {Name: "no-trait", Sort: SFilter, Reads: AspectTrait},
	SameName:        {Name: "same-name", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectName},
	SharedTrait:     {Name: "shared-trait", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectTrait},
	SameLevel:       {Name: "same-level", Sort: SFilter, Kids: []Kid{Need(SObject)}, Reads: AspectLevel},
	ThisAttacking:   {Name: "this-attacking", Sort: SObject},
	HasAbility:      {Name: "has-ability", Sort: SFilter, Kids: []Kid{Need(SAbility)}, Reads: AspectAbility | AspectGive},
	NextYourTurnEnd: {Name: "next-your-turn-end", Sort: SDuration},
	Declare:         {Name: "declare", Sort: SAct, Kids: []Kid{Need(SValue), Some(SValue)}},
	Declared:        {Name: "declared", Sort: SValue, Kids: []Kid{Need(SOwner)}, Reads: AspectTable},
	PutThus:         {Name: "put-thus", Sort: SZone, Kids: []Kid{Need(SZone)}},
	ShownThus:       {Name: "shown-thus", Sort: SZone},
	RestedThus:      {Name: "rested-thus", Sort: SZone},
	PeekAt:          {Name: "peek-at", Sort: SAct, Kids: []Kid{Need(SObject)}},
	DamageStopped:   {Name: "damage-stopped", Sort: SCond, Reads: AspectTable},
	Quoted:          {Name: "quoted", Sort: SLine, Kids: []Kid{Need(SQuotable)}, Form: BareLine},
	ToStockBottom:   {Name: "to-stock-bottom", Sort: SDest},
	ToStockEither:   {Name: "to-stock-either", Sort: SDest},
	ThatAt:          {Name: "that-at", Sort: SObject, Kids: []Kid{Need(SZone)}},
	TwoIcons:        {Name: "two-icons", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: NumIcon, Reads: AspectIcon},
	AttackEndOf:     {Name: "attack-end-of", Sort: STrigger, Kids: []Kid{Need(SObject)}},
	NumberIs:        {Name: "number-is", Sort: SCond, Kids: []Kid{Need(SValue), Need(SValue)}, Num: NumCompare, Reads: AspectTable},
	AttackIsNth:     {Name: "attack-is-nth", Sort: SCond, Num: "which", Reads: AspectTable},
	FirstTurn:       {Name: "first-turn", Sort: SCond, Reads: AspectTable},
	LaterIf:         {Name: "later-if", Sort: SAct, Kids: []Kid{Need(STrigger), May(SDuration), Need(SCond), Some(SGroup)}},
	IconsOn:         {Name: "icons-on", Sort: SCards, Kids: []Kid{Need(SObject)}, Num: NumIcon, Reads: AspectIcon},
	CondOr:          {Name: "cond-or", Sort: SCond, Kids: []Kid{Need(SCond), Need(SCond)}, Reads: AspectTable},
	ExistApart:      {Name: "exist-apart", Sort: SCond, Kids: []Kid{Need(SCards), Need(SCards), Some(SCards)}, Reads: AspectTable},
	OnDraw:          {Name: "on-draw", Sort: STrigger, Kids: []Kid{Need(SOwner)}},
	GiveBelow:       {Name: "give-below", Sort: SMod, Num: "how many, 0: as many as there are", Writes: AspectAbility | AspectGive},

	ToSeparateEmptySlots: {Name: "to-separate-empty-slots", Sort: SDest},
	ToEmptyFrontLeft:     {Name: "to-empty-front-left", Sort: SDest},
	ToEmptyFrontCentre:   {Name: "to-empty-front-centre", Sort: SDest},
	ToEmptyFrontRight:    {Name: "to-empty-front-right", Sort: SDest},
	ToEmptyBackLeft:      {Name: "to-empty-back-left", Sort: SDest},
	ToEmptyBackRight:     {Name: "to-empty-back-right", Sort: SDest},

	ToDeckTopOrHand: {Name: "to-deck-top-or-hand", Sort: SDest},

	TierOf: {Name: "tier-of", Sort: SValue, Kids: []Kid{Need(SValue), Need(SValue), Need(SValue)}, Num: "up to how many", Reads: AspectTable},
	ByCost: {Name: "by-cost", Sort: SZone, Kids: []Kid{Need(SZone)}}, // PutThus or ShownThus
	// who pays, how long, for which cards, with what, each instead of how much, how many of them at once
	StockBy: {Name: "stock-by", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration), Need(SCards), Need(SObject), Need(SQty), Need(SQty)}, Num: "PaidFor", Writes: AspectRule, Lasts: true},
}, buildDivideKinds, rebirthKinds)
