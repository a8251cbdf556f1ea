package ability

// Program is everything that the cards of one match can do, flat: the machine
// runs it without pointers or maps, and its state names parts of it by index.
type Program struct {
	Vocabulary *Vocabulary // what the numbers of kinds mean

	Lines []Line   // compiled abilities; index 0 is unused
	Exprs []Expr   // conditions, sets, values; index 0 is None
	Code  []Instr  // acts
	Words []string // names, traits, links, replay actions; index 0 is ""
	Nodes []Node   // the tree of each line, for printing; parallel to Lines
	Aims  []int32  // the Aim expressions of the lines
	Items []int32  // code that pays each item of a cost, 0 for items that the rulebook pays

	Says    []int32   // of each instruction in Code, what of its text is still to be carried out: an index into Phrases, 0 for none
	Phrases []Passage // what players do, and items of costs

	// Has[e][w] is whether word w contains the word of the NameHas expression
	// with Num e.
	Has [][]bool
}

// Passage is a part of a text that is carried out, as it is said.
type Passage struct {
	Node         // what a player does (Do), or an item of a cost
	Within int32 // the phrase that it is the end of, 0 for none
}

// Expr is one flattened node; its kids stand together at First.
type Expr struct {
	Kind  Kind
	N     uint8  // kids
	Str   uint16 // index into Words
	First int32  // first kid
	Num   int32
}

// Kid is the i-th kid of expression e.
func (p *Program) Kid(e int32, i int) int32 { return p.Exprs[e].First + int32(i) }

// ZoneSet is some of the rulebook's kinds of zones, a bit each.
type ZoneSet = uint64

// Line is one compiled ability.
type Line struct {
	Kind     Kind  // Auto, Act, Cont, Effect, Replay, DeckLimit, Link
	Aims     int32 // first of its aims in Program.Aims, in the order of the text
	Modes    int32 // expression: the effects of which some are chosen, 0 for none
	NAims    uint8
	Keyword  Keyword // the keyword that the whole line is
	Labels   uint64  // bit per Keyword label, the whole-line keyword included
	Limit    uint8   // plays per turn, 0: no limit
	Level    uint8   // least player level (backup)
	Word     uint16  // link name, replay action; trait of a mystery, name of a name rule or an evol
	Title    uint16  // title that an awakening asks for, 0 for none
	Window   int32   // expression: window of the trigger or effect
	Trigger  int32   // expression: what it waits for (auto)
	On       uint64  // bit per event kind of the rulebook that may trigger it
	From     ZoneSet // kinds of zones from which a move may trigger it
	To       ZoneSet // and to which
	Exactly  bool    // From and To say all that the trigger says of zones
	Cond     int32   // condition between trigger and acts, checked on resolution
	Cost     int32   // expression of kind Cost, 0 for none
	CostCode int32   // code that pays the cost
	After    uint32  // items of the cost that come right behind the one before them, bit 1 the first
	Items    int32   // of the code of its items one by one in Program.Items
	Body     int32   // code of the effect
	Parts    int32   // continuous: first of its sentences in Exprs (kids of the line)
	NParts   uint8
	Would    int32   // replacement: the trigger expression of kind Would…
	WouldMay bool    // a choosing replacement
	Zones    ZoneSet // kinds of zones where it is in force
	Reads    uint32  // aspects that its continuous effects look at
	Writes   uint32  // aspects that it changes
	LetX     int32   // expression of Ｘ, 0 for none
	GivenX   bool    // it does not say what its Ｘ is: that was fixed when the ability was given
	PaidX    bool    // its Ｘ is of what its cost has moved or shown, and fixed when that is paid
	Before   bool    // it says ThatBefore
	Chooses  bool    // continuous: it has to know of one opponent
	// CostOfOne: its cost is about one opponent.
	CostOfOne bool
	Many      bool // set up for later, it counts as many as what was done before that
}

// HasLabel reports whether the line carries keyword k.
func (l *Line) HasLabel(k Keyword) bool { return l.Labels&(1<<k) != 0 }

// Op is what an instruction does.
type Op uint8

// The instructions.
const (
	OpEnd        Op = iota
	OpAct           // run the act Arg
	OpCond          // go to To unless condition Arg holds
	OpMay           // ask yes or no about the acts from here to To; go to To on no
	OpDid           // go to To unless what came before was done
	OpNotDid        // go to To if what came before was done
	OpReset         // nothing done yet
	OpJump          // go to To
	OpPer           // count the set Arg; go to To when it is empty
	OpPerNext       // once more from To while the count lasts
	OpLet           // Ｘ is Arg from here on
	OpWhich         // the opponent that the sentence means is chosen; go to To if there is none
	OpPlayer        // the acts from here are those of player Arg (Kind You, Opp, Each: the first in turn order)
	OpPlayerNext    // once more from To for the next player in turn order, while there is one
	OpEach          // the acts from here are those of each player, done at once
	OpEachMay       // ask each of them about the acts from here to To (Arg: InFull or 0)
	OpEachAct       // each of them runs the act Arg
	OpEachEnd       // the acts of each player end
	OpGroupEnd      // an optional group ends
	OpPayItem       // cost: an item that the rulebook pays, of number Arg
	OpCostDone      // the cost is paid if all of it was done
	OpThen          // line Arg goes on as an ability of its own
	OpCostCheck     // the cost fails unless the item was done in full (Arg: how many are chosen, 0 for an act)
)

// InFull is the Arg of OpMay if the acts have to be done completely or not at all.
const InFull = 1

// Instr is one instruction.
type Instr struct {
	Op  Op
	Arg int32
	To  int32
}
