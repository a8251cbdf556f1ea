package victoryspark

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rulebook"
	"gorin/rules/value"
	"gorin/rules/victoryspark/lexicon"
)

// Option kinds of this book.
const (
	optPlay       = kernel.OptBook + iota // play a card from the hand
	optBench                              // play the card of the ring to the bench
	optSurprise                           // set a surprise
	optDispose                            // dispose of one
	optActivate                           // activate ability N of a card
	optAttack                             // attack
	optEndAttacks                         // attack no more
	optWord                               // declare the word N of the program
)

var optionKinds = map[uint8]string{
	kernel.OptCard: "card", kernel.OptSlot: "slot", kernel.OptYes: "yes", kernel.OptNo: "no", kernel.OptPass: "pass",
	kernel.OptNumber: "number", kernel.OptAbility: "ability", kernel.OptMode: "mode", kernel.OptHidden: "hidden",
	kernel.OptStop: "stop", kernel.OptReplace: "replace",
	optPlay: "play", optBench: "bench", optSurprise: "set-surprise", optDispose: "dispose", optActivate: "activate",
	optAttack: "declare", optEndAttacks: "end-attacks", optWord: "word",
}

// Request kinds of this book.
const (
	askRingKind = kernel.AskBook + iota
	askEnergyKind
	askCharaKind
	askAbilityKind
	askAttackKind
	askSupportKind
	askPartnerBlockKind
	askHandLimitKind
	askShowKind
	askCancelKind
	askTargetKind
	askUseKind
)

var requestKinds = map[uint8]string{
	kernel.AskChoose: "choose", kernel.AskMay: "may", kernel.AskPay: "pay", kernel.AskSlot: "slot", kernel.AskOrder: "order",
	kernel.AskReplace: "replace", kernel.AskReplaceMay: "replace-may", kernel.AskStop: "stop", kernel.AskMode: "mode",
	kernel.AskPending: "pending", kernel.AskLimit: "limit", kernel.AskRepeat: "repeat", kernel.AskEither: "either",
	kernel.AskDeclare: "declare", kernel.AskInstead: "instead", kernel.AskNumber: "number",
	askRingKind: "ring", askEnergyKind: "energy", askCharaKind: "chara", askAbilityKind: "ability", askAttackKind: "attack",
	askSupportKind: "support", askPartnerBlockKind: "partner-block", askHandLimitKind: "hand-limit", askShowKind: "show",
	askCancelKind: "cancel", askTargetKind: "target", askUseKind: "use",
}

// own is what the book keeps for itself.
type own struct {
	faces   []face  // of each print
	skills  []skill // of each line
	sayable         // what may be declared
}

func rulesOf(m *kernel.Machine) *own { return m.Book.Rules.(*own) }

func procedures() []kernel.Proc {
	return []kernel.Proc{
		procMatch:        {Name: "match", Steps: matchSteps},
		procSetup:        {Name: "setup", Steps: setupSteps},
		procTurn:         {Name: "turn", Steps: turnSteps},
		procStandPhase:   {Name: "stand-phase", Steps: standSteps},
		procDrawPhase:    {Name: "draw-phase", Steps: drawSteps},
		procEnergyPhase:  {Name: "energy-phase", Steps: energySteps},
		procCharaPhase:   {Name: "chara-phase", Steps: charaSteps},
		procAbilityPhase: {Name: "ability-phase", Steps: abilitySteps},
		procAttackPhase:  {Name: "attack-phase", Steps: attackPhaseSteps},
		procDeclaration:  {Name: "attack-declaration-step", Steps: declarationSteps},
		procSupport:      {Name: "support-step", Steps: supportSteps},
		procPartnerBlock: {Name: "partner-block-step", Steps: partnerBlockSteps},
		procResolution:   {Name: "attack-resolution-step", Steps: resolutionSteps},
		procAttackEnd:    {Name: "attack-end-step", Steps: attackEndSteps},
		procEndPhase:     {Name: "end-phase", Steps: endSteps},
		procCheck:        {Name: "check-timing", Steps: checkSteps},
		procRenew:        {Name: "renew", Steps: renewSteps},
		procPlay:         {Name: "play", Steps: playSteps},
		procSetSurprise:  {Name: "set-surprise", Steps: setSurpriseSteps},
		procActivate:     {Name: "activate", Steps: activateSteps},
		procUse:          {Name: "use", Steps: useSteps},
		procDeclare:      {Name: "declare-one", Steps: declareSteps},
	}
}

// objectNumbers is the registers of procedures that number an object or say which card stands in
// for an ability: a position that comes back has others (10.1.1).
var objectNumbers = []uint8{procActivate: 1<<1 | 1<<4, procUse: 1<<0 | 1<<1}

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "4.7.1.1", "pay": "8.5.1.3.2", "choose": "8.6.11", "may": "8.6.5", "slot": "3.3.3.2", "order": "3.2.4",
	"stop": "4.10.4.1", "top": "4.10.2", "mode": "8.13.3", "replace": "8.10.2", "replace-may": "8.2.1.3.2", "limit": "8.12.5",
	"repeat": "10.1.3", "loop-forced": "10.1.2", "draw-game": "10.1.2", "win": "1.2.5", "number": "1.3.5",
}

// Clauses that code names outside the tables, by their number in the book.
const (
	_                uint16 = iota
	playsHand               // 6.5.1.2.1
	playsRing               // 6.5.1.2.3
	setsSurprise            // 6.5.1.2.4
	disposesSurprise        // 6.5.1.2.5
	tenRetires              // 9.2.2
	noCards                 // 9.2.3
	noDefenceRing           // 9.3.1
	noDefenceBench          // 9.3.2
	beatenRing              // 9.4.1
	beatenBench             // 9.4.2
	twoInRing               // 9.5.1
	twoOnBench              // 9.5.2
	twoSurprises            // 9.5.3
	emptyRing               // 9.6.1
	shownSurprise           // 9.7.1
	concedes                // 1.2.4
	declaresName            // 2.1.4; the others in the order of lexicon.SaidName
	declaresTitle           // 2.3.4
	declaresWork            // 2.9.2
	declaresTrait           // 2.15.3
	declaresLevel           // 2.2.3
)

// listed says the same clauses in the same order.
var listed = []string{
	playsHand - 1: "6.5.1.2.1", playsRing - 1: "6.5.1.2.3", setsSurprise - 1: "6.5.1.2.4", disposesSurprise - 1: "6.5.1.2.5",
	tenRetires - 1: "9.2.2", noCards - 1: "9.2.3", noDefenceRing - 1: "9.3.1", noDefenceBench - 1: "9.3.2", beatenRing - 1: "9.4.1",
	beatenBench - 1: "9.4.2", twoInRing - 1: "9.5.1", twoOnBench - 1: "9.5.2", twoSurprises - 1: "9.5.3", emptyRing - 1: "9.6.1",
	shownSurprise - 1: "9.7.1", concedes - 1: "1.2.4",
	declaresName - 1: "2.1.4", declaresTitle - 1: "2.3.4", declaresWork - 1: "2.9.2", declaresTrait - 1: "2.15.3", declaresLevel - 1: "2.2.3",
}

// fights is the numbers that effects change (8.9.1.3).
const fights = ability.AspectStat<<ability.StatLevel | ability.AspectStat<<lexicon.StatAttack | ability.AspectStat<<lexicon.StatDefence

// newBook hands the rules to the machine. What a card says prevails over them (1.3.1): texts
// change card information, forbid and replace.
func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List, o *own) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "victoryspark", Procs: amend(procedures()), Numbers: objectNumbers, Zones: rulebook.Specs(zoneList), Prog: prog, Prints: prints,
		Clauses: slices.Clone(listed),
		// 8.9.1.2, 8.9.1.3: what is no number first, then numbers, and of these what adds before
		// what multiplies (8.9.1.8). What forbids is no information.
		Layers: 4, LayerMask: []uint32{^(fights | lexicon.AspectTimes | ability.AspectRule), fights, lexicon.AspectTimes, ability.AspectRule},
		Nums:    printed.Kept(),
		StandIn: uint16(len(prints) - 1), InZone: zResolution, AsideZone: zAside, AreasLast: true, HearsLeaving: true, ReplacedIsDone: true, ModesLate: true, StaysShown: staysShown, PaysStanding: true, ShowsToPay: showsToPay, // 4.9.1.2, 4.9.1.3, 4.16.2
		ZoneWords: wordTable, ZonesOf: zonesOf, ZoneOf: zoneOf, SlotsOf: slotsOf, Bare: bare,
		Act: act, Cond: cond, Filter: filter, Object: object, Modify: modify, MayMove: mayMove, MayLie: mayLie, Triggers: triggers, Would: would,
		Apply: apply, Applied: applied, Announces: announces, Valid: valid, Expired: expired,
		Loops: loopRule, LongForced: 32, Looks: looks(), Rules: o, Cite: cites,
	}
	return b.Close()
}

// amend lets tests change the tables before a book is made of them; Tables then tells books of
// different tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)
