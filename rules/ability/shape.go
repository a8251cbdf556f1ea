package ability

// Shape is what a kind looks like: its name, sort, the sorts of its kids, and what else
// has to be known of it before it is understood.
type Shape struct {
	Name string
	Sort Sort
	Kids []Kid
	Num  string // what Num means, "" if unused
	Str  string // what Str means, "" if unused

	Form   Form   // of a line: how it is compiled
	Word   bool   // of a line: its Str is a word of the compiled line
	Apart  string // the brackets that part its Str from other words of the same letters
	Reads  Aspect // what a condition, filter or value looks at
	Writes Aspect // what a modifier or an act that lasts changes
	Adds   bool   // a modifier that adds to a number, or takes from it: several are said in one breath
	OfX    bool   // a modifier of as much as the Ｘ of its effect
	Lasts  bool   // an act that holds as long as the continuous ability that says it
	AnyOpp bool   // a condition that is met if it is so of any opponent: whose a card is, whose turn it is
	Would  bool   // a trigger that waits for what is about to happen
	Quiet  bool   // an act that names no card: none is chosen, shown or moved by it
	Moves  bool   // an act that puts its object somewhere
	Leads  bool   // an act that changes nothing but what later ones are about
	Table  bool   // a head of cards on the table: a set of them that says no owner and no place is of both sides
	Slot   bool   // a zone of slots, or a destination there
	Picks  Picks  // of a destination: slots of which the player picks one for each card
	Under  bool   // cards that lie under another: such a zone, head, object or destination, whose kid is the other
	Into   Kind   // of a destination: the zone where cards come to
	Paid   Paid   // of an item of a cost: how it is paid
}

// Picks is how many cards may come to the same of the slots that a destination leaves the
// choice of.
type Picks uint8

// The ways to pick slots.
const (
	NoPicks   Picks = iota // there is nothing to pick
	PicksEach              // each card comes to another slot
	PicksAny               // several may come to the same
)

// Paid is how an item of a cost is paid.
type Paid uint8

// The ways to pay items.
const (
	Unpaid    Paid = iota // it is none, or one that games share
	PaidMany              // the rulebook has so many paid
	PaidWhole             // the rulebook pays it together with what else the cost has of its own
)

// Form is how a line is compiled.
type Form uint8

// The forms of lines.
const (
	Unplayed  Form = iota // a line by itself cannot be played
	WholeLine             // labels, cost, then parts
	CostLine              // a cost and nothing else
	BareLine              // nothing of it is carried out
	PartsLine             // nothing but parts
)

// Kid is one place for a kid. With Opt it may be Nothing; the last one with Many
// repeats.
type Kid struct {
	Sort Sort
	Opt  bool
	Many bool
}

// Need is a place where a kid of a sort stands.
func Need(s Sort) Kid { return Kid{Sort: s} }

// May is a place where a kid of a sort may stand.
func May(s Sort) Kid { return Kid{Sort: s, Opt: true} }

// Some is a place for any number of kids of a sort.
func Some(s Sort) Kid { return Kid{Sort: s, Many: true} }

// Each game numbers its own kinds from the same base, by their sorts: there is room for
// ownRoom kinds of a sort, and the number of a kind tells its sort.
const (
	ownBits      = 6
	ownRoom      = 1 << ownBits
	ownBase Kind = lastCompiled + 1
)

// KindCount is more than the number of any kind.
const KindCount = ownBase + Kind(sortCount)<<ownBits

// The first numbers of a game's own kinds.
const (
	OwnLine     = ownBase + Kind(SLine)<<ownBits
	OwnAbility  = ownBase + Kind(SAbility)<<ownBits
	OwnItem     = ownBase + Kind(SItem)<<ownBits
	OwnTrigger  = ownBase + Kind(STrigger)<<ownBits
	OwnWindow   = ownBase + Kind(SWindow)<<ownBits
	OwnCond     = ownBase + Kind(SCond)<<ownBits
	OwnAct      = ownBase + Kind(SAct)<<ownBits
	OwnObject   = ownBase + Kind(SObject)<<ownBits
	OwnCards    = ownBase + Kind(SCards)<<ownBits
	OwnOwner    = ownBase + Kind(SOwner)<<ownBits
	OwnZone     = ownBase + Kind(SZone)<<ownBits
	OwnHead     = ownBase + Kind(SHead)<<ownBits
	OwnFilter   = ownBase + Kind(SFilter)<<ownBits
	OwnQty      = ownBase + Kind(SQty)<<ownBits
	OwnValue    = ownBase + Kind(SValue)<<ownBits
	OwnDest     = ownBase + Kind(SDest)<<ownBits
	OwnDuration = ownBase + Kind(SDuration)<<ownBits
	OwnMod      = ownBase + Kind(SMod)<<ownBits
	OwnKeyword  = ownBase + Kind(SKeyword)<<ownBits
	OwnPip      = ownBase + Kind(SPip)<<ownBits
	OwnCase     = ownBase + Kind(SCase)<<ownBits
)

// shapes lays tables of shapes together.
func shapes(tables ...*[kindCount]Shape) (all [kindCount]Shape) {
	for _, table := range tables {
		for k := range table {
			if table[k].Name != "" {
				all[k] = table[k]
			}
		}
	}
	return all
}

// IsLine reports whether a tree of the kind is a whole line.
func (k Kind) IsLine() bool {
	s := k.SortOf()
	return s == SLine || s == SAbility || s == SEffect
}

// SortOf is the sort of a kind, also of one that only compiled code says.
func (k Kind) SortOf() Sort {
	switch {
	case k < kindCount:
		return common[k].Sort
	case k <= lastCompiled:
		return SOwner
	case k < KindCount:
		return Sort((k - ownBase) >> ownBits)
	}
	return SNone
}

// String is the name of a kind that games share; the names of a game's own kinds stand
// in its Vocabulary.
func (k Kind) String() string {
	if k < kindCount {
		return common[k].Name
	}
	return "own"
}
