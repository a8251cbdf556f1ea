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
	StillFlag                 // what was chosen lies elsewhere than on the table, and そのキャラ still is the one before; only compiled code says so
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
	ThatChosen   = iota // the card on the table chosen last
	ThatSubject         // that of the trigger
	ThatOpponent        // the battle opponent named before
	ThatFacing          // the facing one named before
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
// for each), then groups. Link is IfDo, IfNotDo, Else, Then, Along or
// Nothing.
//
// Choose: kids quantity, object set (Cards or Union). Owners are absolute: 自分
// under the subject 相手 is Opp. A set whose Owner is Nothing names no owner in
// the text (this side for zones; either side for a bare キャラ).
//
// A set's zone Nothing is where the rulebook says that such cards lie, and the looked-at
// cards after a look.
var common = shapes(&[kindCount]Shape{
	None: {Name: "none"},

	Auto:      {Name: "auto", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn", Form: WholeLine},
	Act:       {Name: "act", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Num: "limit per turn", Form: WholeLine},
	Cont:      {Name: "cont", Sort: SAbility, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Form: WholeLine},
	Effect:    {Name: "effect", Sort: SEffect, Kids: []Kid{May(SNone), May(SCost), Some(SPart)}, Form: WholeLine},
	DeckLimit: {Name: "deck-limit", Sort: SLine, Num: "copies, 0: any", Form: BareLine},
	Labels:    {Name: "labels", Sort: SNone, Kids: []Kid{Some(SKeyword)}},
	Label:     {Name: "label", Sort: SKeyword, Num: NumKeyword, Str: "the word that the keyword takes"},

	Cost:       {Name: "cost", Sort: SCost, Kids: []Kid{Some(SItem)}},
	CostAct:    {Name: "cost-act", Sort: SItem, Kids: []Kid{Need(SAct)}},
	CostOfHand: {Name: "cost-cards", Sort: SItem, Kids: []Kid{Need(SQty), Need(SCards), Need(SAct)}}, // choose, then the act on Chosen (Move, SetState, Reveal)

	Sentence: {Name: "sentence", Sort: SPart, Kids: []Kid{May(SNone), May(SWindow), May(STrigger), May(SCond), May(SCards), Some(SGroup)}},
	LetX:     {Name: "let-x", Sort: SPart, Kids: []Kid{Need(SValue)}},
	IfDo:     {Name: "if-do"},
	IfNotDo:  {Name: "if-not-do"},
	Else:     {Name: "else"},
	Then:     {Name: "then"},
	Along:    {Name: "along"},

	YourTurn:   {Name: "your-turn", Sort: SWindow},
	OppTurn:    {Name: "opp-turn", Sort: SWindow},
	TurnPlaced: {Name: "turn-placed", Sort: SWindow, Num: "0 from anywhere, 1 from the hand, 2 from the hand or by Change"},
	Battling:   {Name: "battling", Sort: SWindow},

	OnPlaced:        {Name: "on-placed", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}}, // subject (This or Cards), from, to
	OnAttack:        {Name: "on-attack", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumAttack},
	OnAttacked:      {Name: "on-attacked", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumAttack},
	OnState:         {Name: "on-state", Sort: STrigger, Kids: []Kid{Need(SObject)}, Num: NumLie},
	OnPhaseStart:    {Name: "on-phase-start", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	OnPhaseEnd:      {Name: "on-phase-end", Sort: STrigger, Kids: []Kid{May(SOwner)}, Num: NumPhase},
	OnKeyword:       {Name: "on-keyword", Sort: STrigger, Kids: []Kid{May(SObject)}, Num: NumKeyword},
	OnPlay:          {Name: "on-play", Sort: STrigger, Kids: []Kid{Need(SOwner), Need(SCards)}},
	OnCondition:     {Name: "on-condition", Sort: STrigger, Kids: []Kid{Need(SCond)}},
	OnEither:        {Name: "on-either", Sort: STrigger, Kids: []Kid{Need(STrigger), Need(STrigger)}},
	WouldAttack:     {Name: "would-attack", Sort: STrigger, Kids: []Kid{Need(SObject)}, Would: true},
	WouldPlaced:     {Name: "would-placed", Sort: STrigger, Kids: []Kid{Need(SObject), May(SZone), Need(SZone)}, Would: true},
	WouldTakeDamage: {Name: "would-take-damage", Sort: STrigger, Kids: []Kid{Need(SOwner)}, Would: true},

	Exists:        {Name: "exists", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: "1: none exists", Reads: AspectTable}, // Cards, Union or This
	CountIs:       {Name: "count-is", Sort: SCond, Kids: []Kid{Need(SCards), Need(SValue)}, Num: NumCompare, Reads: AspectTable},
	CompareCounts: {Name: "compare-counts", Sort: SCond, Kids: []Kid{Need(SCards), Need(SCards)}, Num: NumCompare, Reads: AspectTable},
	ThisIs:        {Name: "this-is", Sort: SCond, Kids: []Kid{Need(SZone)}, Num: "1: is not", Reads: AspectTable},
	IsA:           {Name: "is-a", Sort: SCond, AnyOpp: true, Kids: []Kid{Need(SObject), Need(SCards)}, Num: "1: is not", Reads: AspectTable},
	StatIs:        {Name: "stat-is", Sort: SCond, Kids: []Kid{Need(SObject), Need(SValue)}, Num: NumStatCompare, Reads: AspectOfStat},
	StatVs:        {Name: "stat-vs", Sort: SCond, Kids: []Kid{Need(SObject), Need(SObject)}, Num: NumStatCompare, Reads: AspectOfStat},
	AllAre:        {Name: "all-are", Sort: SCond, AnyOpp: true, Kids: []Kid{Need(SCards), Need(SCards)}, Reads: AspectTable},
	StateIs:       {Name: "state-is", Sort: SCond, Kids: []Kid{Need(SObject)}, Num: NumLie, Reads: AspectTable},
	DidAtLeast:    {Name: "did-at-least", Sort: SCond, Num: "how many", Reads: AspectTable},
	CondAnd:       {Name: "cond-and", Sort: SCond, Kids: []Kid{Need(SCond), Some(SCond)}, Reads: AspectTable},

	Do:            {Name: "do", Sort: SGroup, Kids: []Kid{Need(SOwner), Some(SAct)}, Num: NumDoFlags},
	PayCost:       {Name: "pay-cost", Sort: SAct, Quiet: true, Leads: true},
	Choose:        {Name: "choose", Sort: SAct, Kids: []Kid{Need(SQty), Need(SCards)}, Num: NumMoveFlags, Leads: true},
	Draw:          {Name: "draw", Sort: SAct, Kids: []Kid{Need(SQty)}},
	Move:          {Name: "move", Sort: SAct, Kids: []Kid{Need(SObject), Need(SDest)}, Num: NumMoveFlags, Moves: true},
	MoveSlot:      {Name: "move-slot", Sort: SAct, Kids: []Kid{Need(SObject), Need(SDest)}, Moves: true},
	Swap:          {Name: "swap", Sort: SAct, Kids: []Kid{Need(SObject), Need(SObject)}, Num: NumMoveFlags},
	Shuffle:       {Name: "shuffle", Sort: SAct, Kids: []Kid{Need(SOwner), Need(SZone)}, Leads: true}, // Deck or Memory
	LookDeck:      {Name: "look-deck", Sort: SAct, Kids: []Kid{Need(SOwner)}, Leads: true},
	LookTop:       {Name: "look-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}, Leads: true},
	RevealTop:     {Name: "reveal-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}},
	FlipTop:       {Name: "flip-top", Sort: SAct, Kids: []Kid{Need(SQty), Need(SOwner)}},
	Reveal:        {Name: "reveal", Sort: SAct, Kids: []Kid{Need(SObject)}, Quiet: true, Leads: true},
	Damage:        {Name: "damage", Sort: SAct, Kids: []Kid{Need(SOwner), Need(SValue)}, Quiet: true},
	SetState:      {Name: "set-state", Sort: SAct, Kids: []Kid{Need(SObject)}, Num: NumLie, Quiet: true},
	Modify:        {Name: "modify", Sort: SAct, Kids: []Kid{Need(SObject), May(SDuration), Some(SMod)}, Lasts: true, Quiet: true},
	Forbid:        {Name: "forbid", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: NumBan, Writes: AspectRule, Lasts: true},
	HandLimit:     {Name: "hand-limit", Sort: SAct, Kids: []Kid{Need(SOwner), May(SDuration)}, Num: "by how many", Writes: AspectRule, Lasts: true},
	Repeat:        {Name: "repeat", Sort: SAct, Kids: []Kid{Need(SValue), Need(SEffect)}, Leads: true},
	Modes:         {Name: "modes", Sort: SAct, Kids: []Kid{Need(SQty), Some(SEffect)}, Leads: true},
	Delayed:       {Name: "delayed", Sort: SAct, Kids: []Kid{Need(STrigger), May(SDuration), Some(SGroup)}},
	ExtraTurn:     {Name: "extra-turn", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	GoToPhase:     {Name: "go-to-phase", Sort: SAct, Num: NumPhase},
	WinGame:       {Name: "win-game", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	LoseGame:      {Name: "lose-game", Sort: SAct, Kids: []Kid{Need(SOwner)}},
	PreventDamage: {Name: "prevent-damage", Sort: SAct},
	ReduceDamage:  {Name: "reduce-damage", Sort: SAct, Num: "by how much"},
}, &wordShapes)
