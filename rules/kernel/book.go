package kernel

import (
	"gorin/rules/ability"
)

// Step is one row of a procedure: the clause, and what is done under it.
// Either Do acts at once, or Ask offers a choice and Then carries it out; an
// Ask that offers nothing is passed over.
type Step struct {
	Clause string
	Do     func(m *Machine)
	Ask    func(m *Machine, q *Request)
	Then   func(m *Machine, picks []Option)
}

// Proc is one procedure of a rulebook, its steps in the book's order.
type Proc struct {
	Name  string
	Steps []Step
}

// row is a step with the number of its clause.
type row struct {
	do     func(m *Machine)
	ask    func(m *Machine, q *Request)
	then   func(m *Machine, picks []Option)
	clause uint16
}

// row is the step that a frame is at, nil past the last one.
func (b *Book) row(f *Frame) *row {
	rows := b.rows[f.Proc]
	if int(f.Step) >= len(rows) {
		return nil
	}
	return &rows[f.Step]
}

// ZoneSpec describes one kind of zone.
type ZoneSpec struct {
	Key      string
	Shared   bool  // one for all players
	Hidden   bool  // 非公開領域: nobody sees the cards
	Owner    bool  // hidden, but its owner sees them
	Slot     bool  // a slot or field (場): cards moved between slots of a player stay the same object
	Group    uint8 // of slots: only cards moved between slots of one group stay the same object
	Across   bool  // and so do those moved to a slot of another player
	Wide     bool  // a card may lie over several slots of the group at once: see Over
	Passing  bool  // a slot like any other zone to a trigger on moves: what leaves it is looked at where it comes to
	Upright  bool  // a slot where cards always stand
	Lies     bool  // outside slots: cards stand and rest here all the same
	Aside    bool  // outside the game: stand-ins that are not needed lie here
	Down     bool  // cards lie face down unless told otherwise
	Faces    bool  // of such a zone: what lies face up is in force and shown, what lies face down has no information
	Watched  bool  // what lies face down here is known to all, and has no information all the same
	Secret   bool  // face-down cards here are known to their owner, and what names the zone is in force
	Unsorted bool  // the order means nothing
}

// Print is a printed card, ready for the machine.
type Print struct {
	Info  Info     // printed values; Given holds the printed abilities
	Lines []uint16 // all abilities, also beyond those that fit Info.Given
	Faces bool     // it has two: it is never hidden, and what it tells is up to Book.Face

	// Kinds of zones where a continuous effect of it is in force, and where another
	// ability is.
	conts, hears ability.ZoneSet
}

// Book is a rulebook handed to the machine. It is shared by all matches of the
// same cards and never changed.
type Book struct {
	Game    string
	Procs   []Proc
	Numbers []uint8 // of each procedure, its registers that number objects, a bit each
	Zones   []ZoneSpec
	Prog    *ability.Program
	Prints  []Print
	Clauses []string
	// Formats are the ways to play. Empty: one, of as many players as there are seats, each
	// against all others.
	Formats []Format
	Kinds   []string // names of request kinds, for Request.Kind
	Layers  int      // how many layers of continuous effects
	// LayerMask gives the aspects that each layer changes.
	LayerMask []uint32
	// SeatVars is how many of the registers per player (State.Seats) are used.
	SeatVars int
	// Nums is what each of Info.Num is called, by the names that the numbers of texts have.
	// One that no text names has no name, and its aspect in NumAspects.
	Nums       []string
	NumAspects [NumStats]ability.Aspect
	// HeadKind is the card kinds (Info.Kind) that each head word means, none for
	// words that mean no kind.
	HeadKind [ability.KindCount]uint8
	// Words tells of words of texts what the machine has to know of them, beside what it
	// knows of those that all books share; Either gives the two words for places between
	// which a word for two leaves the choice.
	Words  map[Word][]ability.Kind
	Either map[ability.Kind][2]ability.Kind
	// Flipped and Milled are the words for where cards wait that are turned over from the
	// top of a deck, and for where those go that are put away from there.
	Flipped, Milled ability.Kind
	// Owns tells which acts the rulebook carries out itself, though the machine
	// knows them.
	Owns [ability.KindCount]bool
	// ByRule changes information by rules that apply before all effects (Alter); ByRuleLooks is what
	// those look at.
	ByRule      func(m *Machine)
	ByRuleLooks Looks
	// Face gives the information of a card whose print has several faces, before
	// all effects.
	Face func(m *Machine, c CardID, info *Info)
	// Choosable keeps, at the beginning of a list of what could be chosen from a set, what may be, and
	// gives how many that are.
	Choosable func(m *Machine, c *Ctx, set int32, list []Ref) int
	// FaceDown gives the information of a card that lies face down where cards do not, and is not being
	// shown to everybody, before all effects. Without it there is none.
	FaceDown func(m *Machine, c CardID, info *Info)
	// StandIn is the print of the stand-ins of abilities in the resolution zone,
	// InZone that zone's kind, AsideZone the one of stand-ins that are not needed.
	StandIn           uint16
	InZone, AsideZone int
	// Count is how often something is done for each of a set that is the rulebook's own kind of
	// set; own is false for any other one. Optional.
	Count func(m *Machine, c *Ctx, expr int32) (n int32, own bool)
	// Value works out a number that belongs to the rulebook.
	Value func(m *Machine, c *Ctx, e *ability.Expr) int32
	// LongForced is how many decisions without a choice may follow each other
	// before they are looked at for loops: in a game where most are passes.
	LongForced uint16
	// Loose is the registers (State.Vars), a bit each, that tell no positions apart:
	// what only grows, or is read only after it has been set anew.
	Loose uint32
	// Loops is how loops are settled that somebody can leave.
	Loops LoopRule
	// NumberFirst: who may do something with up to so many cards of a pile says how many before,
	// instead of stopping on the way.
	NumberFirst bool
	// Loses takes away what a card has in its information by abilities that it loses.
	Loses func(info *Info)
	// AreasLast: what an effect changes of all cards of a description, without choosing them, it
	// changes of those as well that come to fit later.
	AreasLast bool
	// CardLabels are the labels, a bit each, that are of the card and not of an ability.
	CardLabels uint64
	// Modify applies a modifier that belongs to the rulebook.
	Modify func(m *Machine, target Ref, info *Info, mod *ability.Expr, c *Ctx, layer int8)
	// Possible reports whether an act of the rulebook could be done at all, in part
	// at least.
	Possible func(m *Machine, c *Ctx, e *ability.Expr) bool
	// Full reports whether an act of the rulebook could be done completely now.
	Full func(m *Machine, c *Ctx, e *ability.Expr) bool
	// Does reports whether an event that has happened is what a procedure of the
	// rulebook was to do for an act of a text.
	Does func(m *Machine, proc uint16, ev *Event) bool
	// OwnCost is what the rulebook pays in its own way of the cost of a line, and who
	// pays it, packed as in a Bill; OwnPayable reports whether that part of a bill
	// could be paid by itself, unless that has been looked at before.
	OwnCost    func(m *Machine, line uint16, player int8) (own, who int32)
	OwnPayable func(m *Machine, b Bill) bool
	// TryOwn tries the rulebook's own part of a bill, within a trial, and reports
	// whether what is left of the bill can be paid then (Completes).
	TryOwn func(m *Machine, b Bill) bool
	// Owed completes a bill that is being paid, and the part under way, by what only
	// the rulebook knows of it.
	Owed func(m *Machine, b Bill, part uint32) (Bill, uint32)
	// GoesTo is the word for where an act of the rulebook puts the cards that it is
	// about, none for an act that puts none anywhere.
	GoesTo func(act ability.Kind) ability.Kind
	// OwnZone is the kind of zone that the rulebook's own part of a bill takes from.
	OwnZone int
	// Item is how items of a cost are paid that are no acts of the text.
	Item ItemWay
	// ShowsToPay reports whether a card can be shown as a cost. Nil: any can.
	ShowsToPay func(m *Machine, c CardID) bool
	// PaysStanding: as a cost only what stands is rested or reversed.
	PaysStanding bool
	// NoneIsAll: who is to pay with all cards that fit a description has paid if none does.
	NoneIsAll bool
	// AnyOrder: the items of a cost are paid in an order of the player's choice. ItemAsk and ItemOption are the book's
	// request and option by which the machine asks for it; a book that pays costs in its own way has none.
	AnyOrder            bool
	ItemAsk, ItemOption uint8

	// ZoneWords gives the kinds of zones of words that mean the same from
	// anywhere; ZonesOf is asked about the others.
	ZoneWords [ability.KindCount][]int
	// ZonesOf lists the zones that a word of a text means for a player, seen
	// from the source.
	ZonesOf func(m *Machine, c *Ctx, word ability.Kind, player int8, out []Zone) []Zone
	// CardsAt lists the cards in a place that a word of a text tells by another card, whoever's they are: it is
	// asked about zone words that name one.
	CardsAt func(m *Machine, c *Ctx, zone *ability.Expr, out []Ref) []Ref
	// ZoneOf is the single zone of a destination word.
	ZoneOf func(m *Machine, word ability.Kind, player int8) Zone
	// Act carries out an act of a text that belongs to the rulebook; false if
	// it knows no such act.
	Act func(m *Machine, expr int32) bool
	// Cond judges a condition that belongs to the rulebook.
	Cond func(m *Machine, c *Ctx, e *ability.Expr) bool
	// Filter judges a filter that belongs to the rulebook, by the information of an object.
	Filter func(m *Machine, c *Ctx, e *ability.Expr, r Ref, info *Info) bool
	// Object gives what a reference of a text means, for references that
	// belong to the rulebook.
	Object func(m *Machine, c *Ctx, e *ability.Expr, out []Ref) []Ref
	// Triggers matches the rulebook's own events against a trigger.
	Triggers func(m *Machine, c *Ctx, e *ability.Expr, ev *Event) bool
	// Outlives reports whether an event also triggers the abilities of its card that the card had
	// when it was last there, or what it then was. Nil: none does.
	Outlives func(ev *Event) bool
	// HearsLeaving: an ability also triggers by its own card's leaving a zone outside slots where it
	// was in force.
	HearsLeaving bool
	// Would matches an event that is about to happen against a replacement.
	Would func(m *Machine, c *Ctx, e *ability.Expr, ev *Event) bool
	// Interrupts starts rule actions that interrupt anything.
	Interrupts func(m *Machine)
	// InterruptLooks is what they look at.
	InterruptLooks Looks
	// Along adds to the proposed batch what moves at the same time by rule. With SortsAlong, where that
	// comes to a zone whose order matters, together with others, the zone's player puts them in order.
	Along      func(m *Machine)
	SortsAlong bool
	// Applied is told of each event after it happened, for the rulebook's own
	// registers.
	Applied func(m *Machine, ev *Event)
	// Apply carries out an event kind of the rulebook.
	Apply func(m *Machine, ev *Event)
	// Announces is the event kinds, a bit each, that only tell triggers what goes
	// on: Apply and Applied do nothing about them.
	Announces uint64
	// Paid is told when a cost has been paid in full.
	Paid func(m *Machine, r *Run)
	// StaysShown reports whether a card that was shown stays so though the ability that has shown
	// it is over. Nil: none does.
	StaysShown func(m *Machine, c CardID) bool
	// ModesLate: an ability that lies in the resolution zone has its effects chosen when it
	// resolves, and not when it is played.
	ModesLate bool
	// Resolved is told when an ability has resolved.
	Resolved func(m *Machine, r *Run)
	// Left is told of a player who has left while others play on, in the position under way and
	// in those that are kept, before what is theirs goes out of the game: it ends what only the
	// book knows of, such as an attack with or on them (BreakOff). Stranded is the zone for a
	// card of somebody else that lies in a zone of theirs. Nil, or NoZone: it goes out of the
	// game with that.
	Left     func(m *Machine, p int8)
	Stranded func(m *Machine, c CardID) Zone
	// Rank orders the replacements of an event: those of the lowest rank go first.
	// It is told the kind and number of what replaces, and whose it is.
	Rank func(m *Machine, ev *Event, kind ability.Kind, num int32, master int8) int
	// Replaces reports whether effects of a kind, of resolved abilities, replace
	// events; EffectFits whether one replaces this event; Replace carries it out.
	Replaces   func(m *Machine, kind ability.Kind) bool
	EffectFits func(m *Machine, e *Effect, ev *Event) bool
	Replace    func(m *Machine, effect int, ev *Event)
	// ReplacedIsDone: who was to do what something else has replaced has done it.
	ReplacedIsDone bool
	// With is another object that is remembered with one that leaves, such as the one that
	// it has to do with.
	With func(m *Machine, r Ref) Ref
	// Under is the zone for what lies under a slot. Nil: nothing does.
	Under func(m *Machine, slot Zone) Zone
	// MayMove reports whether no ban of the rulebook's keeps an act from moving an object to
	// where a word says; MayLie, whether none keeps it from turning the object so.
	MayMove func(m *Machine, c *Ctx, x Ref, word ability.Kind) bool
	// MaySwap reports whether no ban keeps an act from exchanging two objects. Optional.
	MaySwap func(m *Machine, c *Ctx, a, b Ref) bool
	// MayDraw reports whether no ban keeps effects from having a player draw. Optional.
	MayDraw func(m *Machine, player int8) bool
	MayLie  func(m *Machine, c *Ctx, x Ref, line uint16, lies uint8) bool
	// AtOnce reports whether what an effect has set up for an event is no ability, but carried out as soon
	// as the event has happened. Nil: all of it waits to be played.
	AtOnce func(m *Machine, l *ability.Line) bool
	// ToMasters: cards go to zones of their masters where a text names no player, and not to those of
	// their owners. AnySide: a set that names no player is of all players, wherever its cards lie.
	ToMasters, AnySide bool
	// Marks reports whether the moves of an ability bear the rulebook's own mark (MoveMark).
	Marks func(l *ability.Line) bool
	// PerApart: a sentence that is carried out for each of something chooses nothing that it has chosen before.
	PerApart bool
	// LastFaces: a card that has been turned down is remembered as it was, by what asks for it.
	LastFaces bool
	// UsedUpSleeps: an ability whose limit per turn is used up does not trigger, and waits no more.
	UsedUpSleeps bool
	// SlotsOf lists the slots that a destination word allows a player.
	SlotsOf func(m *Machine, word ability.Kind, player int8, out []Zone) []Zone
	// PlacesAt lists the places of slots where a destination of a text lets an object of a player be put:
	// one that another card tells too, of whichever player's that is. It is asked instead of SlotsOf. Optional.
	PlacesAt func(m *Machine, c *Ctx, dest *ability.Expr, x Ref, player int8, out []Place) []Place
	// Shapes gives the slots over which a card lies at once, one of several sets of them; none for a card
	// that lies in one slot. Nil: all do.
	Shapes func(m *Machine, c CardID) []Over
	// Bare gives the word for the zone that a head means without one.
	Bare func(head ability.Kind) ability.Kind
	// Valid reports whether a printed or given ability of an object is in
	// force where the object is, beyond its zone (labels such as assist).
	Valid func(m *Machine, r Ref, l *ability.Line) bool
	// Expired reports whether an effect's duration is over at a point of time.
	Expired func(m *Machine, when uint8, until uint16, turn uint16, master int8, target Ref) bool

	// Looks gives what words of texts look at, for words whose meaning the
	// rulebook knows; it has to name its zone words. LabelLooks gives what
	// labels look at that restrict where an ability is in force (Valid).
	Looks      map[ability.Kind]Looks
	LabelLooks map[ability.Keyword]Looks

	// Rules is whatever the rulebook keeps for itself.
	Rules any
	// Cite gives the clause under which each of the kernel's own procedures
	// asks: keys "choose", "may", "pay", "resolve", "replace", "order", "slot",
	// "number", "mode", "pending", "limit", "look", "loop", "draw-game",
	// "stop".
	Cite map[string]string

	statNum   [ability.MostStats]uint8 // which of Info.Num a number of the texts is
	clauseIDs map[string]uint16
	base      uint16  // number of the kernel's first procedure
	rows      [][]row // the steps of each procedure
	cites     map[string]uint16
	looks     []Looks // of each line
	words     [ability.KindCount]Word
	either    [ability.KindCount][2]ability.Kind
	groups    [][]uint8 // of each kind of zone: the slots of its group, if cards may lie over several
	// wholeGroups are the words that mean all slots of a group or none: what lies over several is found at its own.
	wholeGroups [ability.KindCount]bool
	chooses     bool // a continuous ability may have to know of one of several opponents
}

// explainLines works out what each line looks at, and where each print has
// lines in force.
func (b *Book) explainLines() {
	b.looks = make([]Looks, len(b.Prog.Lines))
	for i := range b.Prog.Lines {
		b.looks[i] = b.lineLooks(&b.Prog.Lines[i])
		b.chooses = b.chooses || b.Prog.Lines[i].Chooses
	}
	var piles ability.ZoneSet
	for i := range b.Zones {
		if b.Zones[i].pile() && !b.Zones[i].Secret {
			piles |= 1 << i
		}
	}
	for i := range b.Prints {
		p := &b.Prints[i]
		p.conts, p.hears = 0, 0
		for _, g := range p.Info.Given[:p.Info.NGiven] {
			switch l := &b.Prog.Lines[g.Line]; {
			case l.Kind == ability.Cont && l.Would == 0:
				p.conts |= l.Zones &^ piles
			case l.Would == 0:
				p.hears |= l.Zones &^ piles
			default:
				p.hears |= l.Zones
			}
		}
	}
}

func (b *Book) clause(s string) uint16 {
	if id, ok := b.clauseIDs[s]; ok {
		return id
	}
	id := uint16(len(b.Clauses))
	b.Clauses = append(b.Clauses, s)
	b.clauseIDs[s] = id
	return id
}

// Clause is the number of a clause that the book's tables or lists name.
func (b *Book) Clause(s string) uint16 {
	id, ok := b.clauseIDs[s]
	if !ok {
		panic("book " + b.Game + ": clause " + s + " is not listed")
	}
	return id
}

// StepClause is the clause of a step of a procedure.
func (b *Book) StepClause(proc, step int) string {
	return b.Clauses[b.rows[proc][step].clause]
}
