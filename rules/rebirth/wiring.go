package rebirth

import (
	"slices"

	"gorin/rules/ability"
	"gorin/rules/kernel"
	"gorin/rules/rebirth/lexicon"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// numbers is the information that effects change by numbers (9.10.1.4).
const numbers = ability.AspectStat<<ability.StatCost | ability.AspectStat<<lexicon.StatATK | ability.AspectStat<<lexicon.StatDEF

// newBook hands the rules to the machine. What a card says prevails over them (1.3.1): texts
// change card information, forbid and replace.
func newBook(prog *ability.Program, prints []kernel.Print, printed *value.List, o *own) (*kernel.Book, error) {
	b := &kernel.Book{
		Game: "rebirth", Procs: amend(procedures()), Numbers: objectNumbers, Zones: rulebook.Specs(zoneList), Formats: rulebook.Formats(formats),
		Prog: prog, Prints: prints, Clauses: slices.Clone(listed), SeatVars: seatVars,
		// 9.10.1.3, 9.10.1.4: what is no number first, then numbers. What forbids is no information.
		Layers: 3, LayerMask: []uint32{^(numbers | ability.AspectRule), numbers, ability.AspectRule},
		Nums: printed.Kept(), HeadKind: headKinds, Words: bookWords,
		StandIn: uint16(len(prints) - 1), InZone: zStack, AsideZone: zAside, HearsLeaving: true, ReplacedIsDone: true, ModesLate: true, AreasLast: true,
		PaysStanding: true, StaysShown: staysShown, // 5.14.1, 9.8.2.2.1
		ZoneWords: wordTable, ZonesOf: zonesOf, ZoneOf: zoneOf, SlotsOf: slotsOf, Bare: bare, Under: under,
		Owns: owns, Act: act, Possible: possible, Full: full, Cond: cond, Filter: filter, Object: object, Value: ownNumber, Count: counted, Modify: modify, FaceDown: faceDown, Choosable: choosable,
		MayMove: mayMove, MayLie: mayLie, Triggers: triggers, AtOnce: atOnce, Would: would, Apply: apply, Applied: applied, Along: along, Announces: announces,
		Interrupts: interrupts, InterruptLooks: lookInterrupts, Resolved: resolved, Left: left,
		Valid: valid, Expired: expired, Loose: 1 << vWorked, Loops: loopRule, LongForced: 32, Looks: looks(), LabelLooks: labelLooks, Rules: o, Cite: cites,
	}
	return b.Close()
}

// amend lets tests change the tables before a book is made of them; Tables then tells books of
// different tables apart.
var (
	amend  = func(p []kernel.Proc) []kernel.Proc { return p }
	Tables uint64
)

// cites gives the clauses under which the machine's own procedures act.
var cites = map[string]string{
	"resolve": "9.7.4.2", "pay": "9.5.2", "choose": "9.7.4.3", "may": "9.9.1", "slot": "4.5.3", "order": "4.1.5",
	"stop": "5.9.3.1", "top": "4.9.3", "mode": "9.9.1", "replace": "9.11.2", "replace-may": "9.11.3", "limit": "9.2.2.2",
	"repeat": "13.1.1.1", "loop-forced": "13.1.1.3", "draw-game": "13.1.1.3", "win": "1.2.5", "number": "1.3.5", "which": "12.5.5.3",
	"pending": "9.8.3",
}
