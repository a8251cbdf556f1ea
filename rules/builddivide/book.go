package builddivide

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/builddivide/lexicon"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// Option kinds of this book.
const (
	optPlay       = kernel.OptBook + iota // play a card; N: the way
	optActivate                           // play ability N of a card
	optEnergy                             // put a card into the energy zone
	optAttack                             // attack with Card: Card2, or the player
	optEndAttacks                         // end attacking
	optPacket                             // the damage packet N first
	optWay                                // pay in way N
	optPart                               // pay part N of a cost next
	optGuess                              // guess N
)

// OptionKinds names the kinds of options for the facade.
var OptionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optPlay: "play", optActivate: "activate", optEnergy: "energy", optAttack: "attack", optEndAttacks: "end-attacks",
	optPacket: "packet", optWay: "way", optPart: "part", optGuess: "guess",
}

// NamesLine tells of which kinds of options the number is that of an ability.
var NamesLine = [256]bool{optActivate: true, kernel.OptReplace: true}

// LineBeside tells of which kinds of options the second card is a line.
var LineBeside = [256]bool{kernel.OptAbility: true, kernel.OptMode: true, optWay: true, optPart: true}

// Request kinds of this book.
const (
	askRedrawKind = kernel.AskBook + iota
	askPriorityKind
	askEnergyKind
	askWayKind
	askCostKind
	askAttackKind
	askTakeBackKind
	askBlockKind
	askPacketKind
	askShotKind
	askOpeningKind
	askHandLimitKind
	askTerritoryKind
	askScoutKind
	askScoutTopKind
	askDiscardKind
	askSwitchKind
	askGuessKind
	askRetargetKind
	askActivateKind
)

// RequestKinds names the kinds of requests.
var RequestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either",
	kernel.AskAim: "aim", kernel.AskNumber: "number",
	askRedrawKind: "redraw", askPriorityKind: "priority", askEnergyKind: "pay-energy", askWayKind: "way", askCostKind: "cost-order",
	askAttackKind: "attack", askTakeBackKind: "take-back", askBlockKind: "block", askPacketKind: "packet", askShotKind: "shot",
	askOpeningKind: "opening", askHandLimitKind: "hand-limit", askTerritoryKind: "territory", askScoutKind: "scout", askScoutTopKind: "scout-top",
	askDiscardKind: "discard", askSwitchKind: "switch", askGuessKind: "guess", askRetargetKind: "retarget", askActivateKind: "activate",
}

// own is what the book keeps for itself.
type own struct {
	other      []int32    // of each print its other face, -1 if it has none
	ways       []ways     // of each print, how it can be played
	needs      []needs    // of each line, the energy that its cost asks for
	openFace   []bool     // the print is the opened face of a territory
	assault    []strength // power and hit that are printed on an opened face (1406)
	titles     []bool     // words that are titles
	attributes []bool     // words that are attributes
	mysteries  []bool     // attributes that a mystery asks for
	mystery    bool       // any does
	alchemy    uint16     // the counters of equivalent exchange
	aura       int32      // what an aura does: a Modify expression
	auraLine   uint16

	columns struct{ needs, timing value.Column } // in views
}

type strength struct{ power, hit int32 }

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:        {Name: "match", Steps: matchSteps},
		procSetup:        {Name: "setup", Steps: setupSteps},
		procGameStart:    {Name: "game-start", Steps: gameStartSteps},
		procTurn:         {Name: "turn", Steps: turnSteps},
		procStandPhase:   {Name: "stand-phase", Steps: standSteps},
		procDrawPhase:    {Name: "draw-phase", Steps: drawPhaseSteps},
		procMainPhase:    {Name: "main-phase", Steps: mainPhaseSteps},
		procAttackPhase:  {Name: "attack-phase", Steps: attackPhaseSteps},
		procEndPhase:     {Name: "end-phase", Steps: endPhaseSteps},
		procAttackStep:   {Name: "attack-step", Steps: attackStepSteps},
		procBlockStep:    {Name: "block-step", Steps: blockStepSteps},
		procBattleStep:   {Name: "battle-step", Steps: battleSteps},
		procHitStep:      {Name: "hit-step", Steps: hitSteps},
		procAttackOver:   {Name: "attack-over", Steps: attackOverSteps},
		procWindow:       {Name: "window", Steps: windowSteps},
		procDamageCheck:  {Name: "damage-check", Steps: damageCheckSteps},
		procPlayerDamage: {Name: "player-damage", Steps: playerDamageSteps},
		procRules:        {Name: "rules", Steps: rulesSteps},
		procTriggered:    {Name: "triggered", Steps: triggeredSteps},
		procPlay:         {Name: "play", Steps: playSteps},
		procPlayAuto:     {Name: "play-auto", Steps: playAutoSteps},
		procPayCost:      {Name: "pay-cost", Steps: payCostSteps},
		procPayEnergy:    {Name: "pay-energy", Steps: payEnergySteps},
		procResolve:      {Name: "resolve", Steps: resolveSteps},
		procOpening:      {Name: "opening", Steps: openingSteps},
		procDraw:         {Name: "draw", Steps: drawSteps},
		procScout:        {Name: "scout", Steps: scoutSteps},
		procDiscard:      {Name: "discard", Steps: discardSteps},
		procSwitch:       {Name: "switch", Steps: switchSteps},
		procCopy:         {Name: "copy", Steps: copySteps},
		procExchange:     {Name: "exchange", Steps: exchangeSteps},
		procGuess:        {Name: "guess", Steps: guessSteps},
		procSkill:        {Name: "skill", Steps: skillSteps},
		procRed:          {Name: "red", Steps: redSteps},
		procActivateOf:   {Name: "activate-of", Steps: activateOfSteps},
		procDropAuras:    {Name: "drop-auras", Steps: dropAurasSteps},
		procSkip:         {Name: "skip", Steps: skipSteps},
		procPayInEffect:  {Name: "pay-in-effect", Steps: payInEffectSteps},
	}
}

// objectNumbers is the registers of procedures that number an object: they grow
// for ever, and a position that comes back (1602-1c) has others.
var objectNumbers = []uint8{procPlayAuto: 1 << 1, procResolve: 1 << 1, procCopy: 1 << 1, procSkill: 1 << 2, procSwitch: 1 << 1, procWindow: 1<<regPacket | 1<<regSince,
	procActivateOf: 1 << 2, procDropAuras: 1 << 2, procAttackStep: 1<<1 | 1<<3, procBlockStep: 1 << 1}

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "1204-3a", "pay": "510-1", "choose": "12.04.3.a.1", "may": "12.04.3.a.1", "slot": "12.04.3.a.1", "order": "401-4c",
	"stop": "506-1", "top": "506-1", "mode": "1204-2f", "replace": "1209-2", "replace-may": "1209-3", "aim": "1204-2g",
	"each": "104-4a", "repeat": "1602-1a", "repeat-alone": "1602-1b", "loop-forced": "1602-1d", "win": "103-3",
}

// Clauses that code names outside the tables, by their number in the book.
const (
	_         uint16 = iota
	plays            // 1103-7
	activates        // 1201-3
	energises        // 1103-7a
	legacies         // 1408-2
)

// listed says the same clauses in the same order, and those that code looks up by
// name.
var listed = []string{
	plays - 1: "1103-7", activates - 1: "1201-3", energises - 1: "1103-7a", legacies - 1: "1408-2",
	4: "103-2", 5: "103-3", 6: "507-1b", 7: "1003-2a", 8: "1303-2", 9: "1303-3", 10: "1303-4", 11: "1303-5", 12: "1303-6",
	13: "510-2a", 14: "510-2b",
}

// newBook hands the rules to the machine. What a card says prevails over them
// (104-1).
func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List, o *own) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "builddivide", Procs: amend(procedures()), Numbers: objectNumbers, Zones: rulebook.Specs(zoneList), Prog: prog, Prints: prints, Clauses: slices.Clone(listed),
		// 1208-1a: on what is printed, what gives abilities (1208-1b), what takes them
		// (1208-1c), what is no number (1208-1d), numbers (1208-1e). What forbids, obliges
		// or has its price is no information: it looks at cards as they are after all that.
		Layers: 5, LayerMask: []uint32{ability.AspectGive, ability.AspectLoss,
			ability.AspectTrait | ability.AspectColour | ability.AspectName | ability.AspectIcon, ability.AspectNumbers, ability.AspectRule},
		SeatVars: seatVars,
		Nums:     printed.Kept(), NumAspects: [kernel.NumStats]ability.Aspect{numNeeds: lexicon.AspectNeeds, numToll: ability.AspectRule, numMore: ability.AspectRule},
		HeadKind: headKinds, Owns: owns, Face: face, StandIn: uint16(len(prints) - 1), InZone: zResolution, AsideZone: zAside,
		NumberFirst: true, Words: bookWords, Milled: lexicon.ToGraveyard, LongForced: 32,
		Loose: 1<<vAnswered | 1<<vPackets,
		// 1602-1a; 1602-1c: nobody may complete the series again.
		Loops: kernel.LoopRule{Agree: true, Again: func(l *kernel.Loop) uint64 { return l.Last(l.Free) }}, Loses: losesNames, Value: ownNumber, Modify: modify, Possible: possible, Full: full,
		OwnCost: ownCost, OwnPayable: energyPayable, TryOwn: tryEnergy, Owed: owedHere, GoesTo: goesTo, OwnZone: zEnergy, AnyOrder: true, // 12.04.2.i.1
		ZoneWords: wordTable, ZonesOf: zonesOf, ZoneOf: zoneOf, Bare: bare,
		SlotsOf: func(_ *kernel.Machine, _ ability.Kind, _ int8, out []kernel.Zone) []kernel.Zone { return out },
		Act:     act, Cond: cond, Filter: filter, Object: object,
		Triggers: triggers, Outlives: outlives, Would: would, Rank: rank, Replaces: replaces, EffectFits: effectFits, Replace: replace,
		Interrupts: observe, InterruptLooks: 1 << zLife, Along: along,
		Apply: apply, Applied: applied, Does: does, Announces: announces, With: rival, Valid: valid, Expired: expired, Resolved: resolved,
		Looks: looks(), LabelLooks: labelLooks, Rules: o, Cite: cites,
	}
	return b.Close()
}

// amend lets tests change the tables before a book is made of them; Tables then
// tells books of different tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)
