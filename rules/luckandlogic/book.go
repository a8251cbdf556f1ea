package luckandlogic

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/luckandlogic/lexicon"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// Option kinds of this book.
const (
	optMobilize     = kernel.OptBook + iota // mobilize a member of the hand
	optTrance                               // trance with two materials
	optTranceChange                         // by Trance Change
	optLuckDrive
	optRearrange
	optActivate // activate ability N of a card
	optAttack
	optEndAttacks
	optDefine // define a logic
	optBoost  // boost the level, and define a logic then
	optPart   // pay item N of a cost next
)

var optionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optMobilize: "mobilize", optTrance: "trance", optTranceChange: "trance-change", optLuckDrive: "luck-drive", optRearrange: "rearrange",
	optActivate: "activate", optAttack: "declare", optEndAttacks: "end-attacks", optDefine: "define", optBoost: "boost", optPart: "part",
}

// Request kinds of this book.
const (
	askRedrawKind = kernel.AskBook + iota
	askLevelKind
	askLevelSwapKind
	askMainKind
	askLevelBoostKind
	askSearchKind
	askRefreshKind
	askUnionKind
	askMaterialsKind
	askMoverKind
	askAttackKind
	askAttackerKind
	askTargetKind
	askInterceptKind
	askDefinitionKind
	askDefineKind
	askHandLimitKind
	askKeepKind
	askTurnDownKind
	askLevelsKind
	askToolKind
	askMadeKind
	askCostKind
	askDriveKind
)

var requestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either",
	kernel.AskDeclare: "declare", kernel.AskInstead: "instead", kernel.AskNumber: "number",
	askRedrawKind: "redraw", askLevelKind: "level", askLevelSwapKind: "level-swap", askMainKind: "main", askLevelBoostKind: "level-boost",
	askSearchKind: "search", askRefreshKind: "refresh", askUnionKind: "tranceunion", askMaterialsKind: "materials", askMoverKind: "rearrange",
	askAttackKind: "attack", askAttackerKind: "attacker", askTargetKind: "target", askInterceptKind: "intercept", askDefinitionKind: "definition",
	askDefineKind: "define", askHandLimitKind: "hand-limit", askKeepKind: "keep", askTurnDownKind: "turn-down", askLevelsKind: "levels",
	askToolKind: "transmute", askMadeKind: "make", askCostKind: "cost-order", askDriveKind: "drive",
}

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:        {Name: "match", Steps: matchSteps},
		procSetup:        {Name: "setup", Steps: setupSteps},
		procTurn:         {Name: "turn", Steps: turnSteps},
		procStandPhase:   {Name: "stand-phase", Steps: standSteps},
		procDrawPhase:    {Name: "draw-phase", Steps: drawSteps},
		procLevelPhase:   {Name: "level-phase", Steps: levelSteps},
		procMainPhase:    {Name: "main-phase", Steps: mainSteps},
		procBattlePhase:  {Name: "battle-phase", Steps: battlePhaseSteps},
		procDeclaration:  {Name: "attack-declaration-step", Steps: declarationSteps},
		procIntercept:    {Name: "intercept-step", Steps: interceptSteps},
		procDefinition:   {Name: "logic-definition-step", Steps: definitionSteps},
		procJudgment:     {Name: "judgment-step", Steps: judgmentSteps},
		procBattleEnd:    {Name: "end-of-battle-step", Steps: battleEndSteps},
		procEndPhase:     {Name: "end-phase", Steps: endSteps},
		procCheck:        {Name: "check-timing", Steps: checkSteps},
		procRuleActions:  {Name: "rule-actions", Steps: ruleActionSteps},
		procRefresh:      {Name: "refresh", Steps: refreshSteps},
		procMobilize:     {Name: "mobilize", Steps: mobilizeSteps},
		procTrance:       {Name: "trance", Steps: tranceSteps},
		procRearrange:    {Name: "rearrange", Steps: rearrangeSteps},
		procLuckDrive:    {Name: "luck-drive", Steps: luckDriveSteps},
		procLevelBoost:   {Name: "level-boost", Steps: levelBoostSteps},
		procDefine:       {Name: "define", Steps: defineSteps},
		procActivate:     {Name: "activate", Steps: activateSteps},
		procTransmute:    {Name: "transmute", Steps: transmuteSteps},
		procBlink:        {Name: "blink", Steps: blinkSteps},
		procMake:         {Name: "make", Steps: makeSteps},
		procStockBoost:   {Name: "stock-boost", Steps: stockBoostSteps},
		procEffectTrance: {Name: "trance-by-effect", Steps: effectTranceSteps},
		procAutoX:        {Name: "auto-with-x", Steps: autoXSteps},
	}
}

// objectNumbers is the registers of procedures that number an object: a position that comes back has
// others (12.1).
var objectNumbers = []uint8{procActivate: 1 << 1, procBlink: 1 << 1, procMake: 1 << 1}

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "9.6.2.4", "pay": "5.22.1", "choose": "9.6.3", "may": "9.7.3.3.1", "slot": "2.10.2", "order": "4.1.6",
	"stop": "5.6.3.1", "top": "4.5.2", "mode": "9.6.2.2", "replace": "9.10.2", "replace-may": "9.10.3", "limit": "12.4.1.1",
	"repeat": "12.1.1.1", "loop-forced": "12.1.1.3", "draw-game": "12.1.1.3", "win": "1.2.5", "number": "9.6.2.2.1", "pending": "9.7.3",
}

// Clauses that code names outside the tables, by their number in the book.
const (
	_             uint16 = iota
	mobilizes            // 7.5.3.1
	trances              // 7.5.3.2
	changes              // 7.5.3.3
	drivesLuck           // 7.5.3.4
	drivesLogic          // 7.5.3.5
	rearranges           // 7.5.3.6
	activates            // 7.5.3.7
	noDeck               // 10.2.2.1
	noGates              // 10.3.1.1
	twoRefreshes         // 10.3.1.2
	crowdedCircle        // 10.4.1
	crowdedGates         // 10.5.1
	illegalCard          // 10.7.1.1
	illegalGate          // 10.7.1.2
	looseSoul            // 12.2.1
	manyLevels           // 10.8.1
	refreshPoint         // 10.9.1
	concedes             // 1.2.4
)

// listed says the same clauses in the same order.
var listed = []string{
	mobilizes - 1: "7.5.3.1", trances - 1: "7.5.3.2", changes - 1: "7.5.3.3", drivesLuck - 1: "7.5.3.4", drivesLogic - 1: "7.5.3.5",
	rearranges - 1: "7.5.3.6", activates - 1: "7.5.3.7", noDeck - 1: "10.2.2.1", noGates - 1: "10.3.1.1", twoRefreshes - 1: "10.3.1.2",
	crowdedCircle - 1: "10.4.1", crowdedGates - 1: "10.5.1", illegalCard - 1: "10.7.1.1", illegalGate - 1: "10.7.1.2", looseSoul - 1: "12.2.1",
	manyLevels - 1: "10.8.1", refreshPoint - 1: "10.9.1", concedes - 1: "1.2.4",
}

// numbers is the information that effects change by numbers (9.9.1.5).
const numbers = ability.AspectStat<<ability.StatLevel | ability.AspectStat<<ability.StatCost | ability.AspectStat<<ability.StatPower |
	ability.AspectStat<<lexicon.StatAura | ability.AspectStat<<lexicon.StatLimit | ability.AspectStat<<lexicon.StatHeart

// gives is what effects change of abilities (9.9.1.3).
const gives = ability.AspectAbility | ability.AspectLoss | ability.AspectGive | ability.AspectGrant

// Layers of continuous effects (9.9.1.3–9.9.1.6): abilities, what is no number, numbers, what forbids (which is no
// information), and aura that counts as heart, which has the aspect of icons for itself since no effect of this game
// gives one.
var layers = []uint32{gives, ^(numbers | gives | ability.AspectRule | ability.AspectIcon), numbers, ability.AspectRule, layerHeart: ability.AspectIcon}

// headKinds is the kinds of cards that head words mean (2.2.2).
var headKinds = [ability.KindCount]uint8{
	ability.Character: kindMember, lexicon.Logicalist: kindLogicalist, lexicon.SuperLogicalist: kindSuper, lexicon.Foreigner: kindForeigner,
	lexicon.Tranceunion: kindTranceunion, lexicon.Gate: kindGate, lexicon.Tactics: kindTactics, lexicon.Paradox: kindParadox, lexicon.MyLogicalist: kindMyLogicalist,
}

// bookWords tells of words of texts what the machine has to know of them.
var bookWords = map[kernel.Word][]ability.Kind{
	kernel.WordRule:    {lexicon.RaiseLimit, lexicon.LowerLimit, lexicon.SetLimit},
	kernel.WordLasting: {lexicon.RaiseLimit, lexicon.LowerLimit, lexicon.SetLimit},
	kernel.WordBottom:  {lexicon.ToStockBottom},
	kernel.WordOnce:    {lexicon.NextTime}, // 9.7.5.1
	kernel.WordOutside: {lexicon.Gate, ability.Attacking, ability.InBattle, lexicon.Defending, lexicon.Broken, lexicon.WithSoul, lexicon.WithSouls, lexicon.IsSet, lexicon.WithSet},
}

// eitherOf gives the two places between which a destination leaves the choice.
var eitherOf = map[ability.Kind][2]ability.Kind{lexicon.ToDeckTopDrop: {ability.ToDeckTop, lexicon.ToDrop}}

// goesTo is where acts of this book put the cards that they are about.
func goesTo(act ability.Kind) ability.Kind {
	if act == ability.DiscardThese {
		return lexicon.ToDrop
	}
	return ability.None
}

// newBook hands the rules to the machine. What a card says prevails over them (1.3.1): texts change card
// information, forbid and replace.
func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List, o *own) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "luckandlogic", Procs: amend(procedures()), Numbers: objectNumbers, Zones: rulebook.Specs(zoneList), Prog: prog, Prints: prints,
		Clauses: slices.Clone(listed), SeatVars: seatVars, Layers: len(layers), LayerMask: layers, Nums: printed.Kept(), HeadKind: headKinds, Words: bookWords, Either: eitherOf,
		AsideZone: zAside, InZone: zAside, HearsLeaving: true, ReplacedIsDone: true, ModesLate: true, AreasLast: true, PaysStanding: true, AnyOrder: true, ItemAsk: askCostKind, ItemOption: optPart, // 5.22.2
		NoneIsAll: true, // 5.22.4
		ToMasters: true, AnySide: true, LastFaces: true, PerApart: true, UsedUpSleeps: true, SortsAlong: true,
		ZoneWords: wordTable, ZonesOf: zonesOf, CardsAt: cardsAt, ZoneOf: zoneOf, SlotsOf: slotsOf, Shapes: shapes, Bare: bare, PlacesAt: listPlacesAt, Under: soulZone,
		Flipped: lexicon.ToDrop, Milled: lexicon.ToDrop, GoesTo: goesTo, Item: stockItem(),
		Act: act, Cond: cond, Filter: filter, Object: object, Value: ownNumber, Count: counted, Choosable: choosable, MaySwap: maySwap, StaysShown: staysShown, Full: full, Does: does, MayDraw: mayDraw, Modify: modify, ByRule: modifyByRule, ByRuleLooks: lookByRule, FaceDown: faceDown,
		MayMove: mayMove, MayLie: mayLie, Triggers: triggers, Outlives: outlives, Would: would, With: hostOf, Possible: possible, Apply: apply, Applied: applied, Along: along, Announces: announces,
		Interrupts: interrupts, InterruptLooks: lookInterrupts, Resolved: resolved, Paid: paid, Valid: valid, Expired: expired,
		Loops: loopRule, LongForced: 32, Looks: looks(), LabelLooks: labelLooks, Rules: o, Cite: cites,
	}
	return b.Close()
}

// stockItem is how stock is paid in a cost: so many cards from the top (5.22.5.1).
func stockItem() kernel.ItemWay {
	of := func(r *kernel.Run, n int32) int32 {
		if n == lexicon.ChosenStock {
			return r.X
		}
		return n
	}
	return kernel.ItemWay{
		Kind: lexicon.PayStock, From: lexicon.Stock, To: lexicon.ToDrop,
		Pay: func(m *kernel.Machine, r *kernel.Run, n int32) {
			n = of(r, n)
			m.Announce(kernel.Event{Kind: evStockPaid, Player: r.Player, N: n, Source: r.Source, From: kernel.NoZone, To: kernel.NoZone})
			m.PayFromTop(n, m.Z(zStock, r.Player))
		},
		Payable: func(m *kernel.Machine, b kernel.Bill, _ uint16, n int32) bool {
			return int(max(0, n)) <= m.Count(m.Z(zStock, b.Player))
		},
		Try: func(m *kernel.Machine, b kernel.Bill, _ uint16, n int32) bool {
			return m.TryTop(&b, m.Z(zStock, b.Player), int(max(0, n)), lexicon.ToDrop)
		},
		StandIns: func(*kernel.Machine, int8) bool { return false },
	}
}

// amend lets tests change the tables before a book is made of them; Tables then tells books of different
// tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)
