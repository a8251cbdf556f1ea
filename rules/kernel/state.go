// Package kernel is the machine that carries out a rulebook: cards, zones,
// frames, requests, events, effects, random numbers, snapshots. It knows no
// phase and no step of a game; those belong to the rulebooks.
package kernel

import "math/rand/v2"

//go:generate go tool msgp -tests=false -io=false

//msgp:tuple Position Card Pile Frame Run List Event Info Given Ref Result
//msgp:shim rand.PCG as:[]byte using:pcgBytes/pcgFrom
//msgp:limit arrays:4096 maps:64
//msgp:replace CardID with:uint16
//msgp:replace Zone with:uint16
//msgp:replace Over with:uint16

// Sizes that bound every match.
const (
	MaxPlayers = 6
	NumStats   = 8 // numbers on a card: the rulebook says which
	maxCards   = 2000
)

// NoPlayer is the player of what belongs to nobody.
const NoPlayer int8 = -1

// CardID is a physical card of the match, from 1; 0 is no card.
type CardID = uint16

// Zone is one zone of one player: kind × players + player.
type Zone = uint16

// Over is the slots of a group (ZoneSpec) that one card lies over at once, a bit each in the order
// of the book's zones, that of its Zone among them; 0: its Zone alone.
type Over = uint16

// NoZone is no zone at all.
const NoZone Zone = 0xffff

// Ref is one object: a card during its stay in one zone. A card that changes zone becomes a new
// object, so old references go stale.
type Ref struct {
	Card CardID
	Gen  uint16
}

// How a card lies (配置状態): standing, resting or reversed.
const (
	Stand uint8 = iota
	Rest
	Reverse
)

// How a card came to its zone, in Card.Came.
const (
	CameFromHand uint8 = 1 << iota
	CameMarked         // by a move with the rulebook's own mark
)

// Card is a physical card and what is true of it now.
type Card struct {
	Print    uint16 // index into Book.Prints
	Owner    int8
	Master   int8 // マスター; stored because zones may be shared
	Zone     Zone // NoZone: it is in the game no more, since a player has left
	Over     Over // the slots that it lies over, if they are several
	Gen      uint16
	Below    CardID
	Above    CardID
	Lies     uint8  // Stand, Rest or Reverse, one of them
	FaceDown bool   // one of the two
	Veiled   bool   // hidden even from its owner while the effect lasts
	Known    uint8  // bit per player who was shown it, until the showing ends
	Came     uint8  // how it came here: CameFromHand and CameMarked, bits
	Seen     uint8  // bit per player who has seen it in a play that was taken back
	Marks    uint16 // the rulebook's own marks
	Load     int32  // a number that lies on it, as the rulebook counts
	Stamp    uint32 // when it came to where effects of its abilities count from
	Placed   uint32 // when it was put where it lies, from slot to slot too
	Turn     uint16 // turn in which it came
	Shape    uint8  // the rulebook's: which of its faces or types it shows
	Met      uint8  // in a kept position: bit per player who has seen it since
}

// Pile is the cards of one zone, bottom to top.
type Pile struct {
	Bottom, Top CardID
	N           uint16
}

// Frame is one procedure under way.
type Frame struct {
	Proc uint16
	Step uint16
	Regs [6]int32
}

// List is a run of State.Refs.
type List struct{ Off, N uint16 }

// Run is one ability being resolved (or its cost being paid).
type Run struct {
	Line    uint16 // compiled ability
	Source  Ref    // the card that has it
	Player  int8   // its master
	Actor   int8   // whose acts run at the moment: the master's unless the text says otherwise
	Opp     int8   // the opponent whom its sentence means, plus one; 0: none has been chosen
	PC      int32
	Cause   Event          // what triggered it
	Item    Ref            // its place in the resolution zone, if it has one
	Way     uint8          // how that was played
	Modes   uint16         // of its effects, those that were chosen when it was played
	Aims    Few            // targets, chosen when it was played
	NAims   [maxAims]uint8 // how many for each aim of the text
	AimAt   uint8          // aims of the text before those of this part of it
	GuessAt int32          // expression of the guess
	Guess   uint8          // which of the things guessed, from 1
	Chosen  List           // chosen last
	Earlier List           // chosen before that
	Moved   List           // revealed or moved last: そのカード, それらのカード
	Looked  List           // looked at or flipped, for "among" and "the rest"
	Put     List           // moved by any act so far: この効果で控え室に置かれた
	Shown   List           // shown to all by any act so far: この効果で公開された
	Base    uint16         // where its lists begin in State.Refs
	X       int32
	Said    [MaxPlayers]int32 // the number that each player declared last
	Per     int32             // how often the sentence is still carried out, this time included
	Rested  List              // rested by any act so far: what "rested by this effect" means
	EachOne List              // chosen in the times before
	EachPut List              // revealed or moved in them
	Did     bool              // what the last sentence said was done
	Fresh   bool              // no act of the sentence has been done yet
	Act     int32             // the act under way, 0 none
	DidN    int32             // how much the act under way did
	LastN   int32             // how much the act before it did
	Group   List              // objects that the act under way is about
	Left    Ref               // the object that had the ability when it triggered
	Cost    bool              // this run pays the cost
	Each    bool              // each player does something: their shares are the last ones
	Part    bool              // one item of a cost whose items are paid in the player's order
	Marks   uint8             // what it has done, as the rulebook notes it
	Event   int32             // held event that this replaces, counted from 1
	Stamp   uint32
}

// Event is something that is about to happen or has happened.
type Event struct {
	Kind   uint8
	Player int8 // who acts or is affected
	Flags  uint16
	Lies   uint8
	Clause uint16 // index into Book.Clauses
	Card   Ref    // the object before
	New    Ref    // the object after a move
	From   Zone
	To     Zone
	Was    Over // of a move: the slots it lay over
	Over   Over // and those it is to lie over
	N      int32
	Source Ref // whose effect does it; zero for a rule
}

// Result is how the match ended, and how it has ended for those who have left before.
// Lost, left and won are three sets, a bit for each player: one may leave without having
// lost, and win though others have not lost. Who has lost has left.
type Result struct {
	Over   bool
	Lost   uint8
	Left   uint8              // who takes part no more while others play on
	Won    uint8              // nobody in a draw
	Clause uint16             // that ended it, or let somebody leave last
	Why    [MaxPlayers]uint16 // the clause under which each has left
}

// State is everything that decides the future of a match.
type State struct {
	Position
	Saved []Position // positions before costs that are being paid
}

// Position is a state without the positions kept in it.
type Position struct {
	Version uint16
	Players int8
	Active  int8 // ターンプレイヤー
	First   int8
	Teams   [MaxPlayers]int8  // team of each player; without teams each is one
	Format  uint8             // index into Book.Formats
	Options uint8             // rules that have been agreed on, a bit each, as the format lists them
	Order   [MaxPlayers]int8  // who has a turn, one after the other; NoPlayer behind the last
	Begun   uint8             // who has had a turn, in formats that ask for that (Format.Late)
	Scores  [MaxPlayers]int16 // points of each team, in formats that count some
	Turn    uint16
	Phase   uint8
	Step    uint8
	Seq     uint32 // number of the open decision
	Stamps  uint32
	Rand    rand.PCG
	Result  Result
	Leaving uint8 // bit per player who has left while others play on, until the next step begins
	Paying  uint8 // costs being paid: interrupts wait
	Failed  bool  // a payment was rolled back
	Paid    bool  // the last payment came through
	Walked  uint8
	Leaver  int8
	Forced  uint16 // decisions in a row that left no choice
	Reveals uint32 // how often something hidden was revealed or shuffled

	Vars    [24]int32             // the rulebook's registers
	Seats   [MaxPlayers][12]int32 // and those per player
	Objects [6]Ref                // and its objects

	Cards    []Card // index 0 is unused
	Zones    []Pile
	Frames   []Frame
	Runs     []Run
	Refs     []Ref   // lists of the runs
	Batch    []Event // proposed in the step under way
	Held     []Event // proposed, while replacement effects have their say
	Replaced []Use   // which of those have had it: Line, Source, N the event
	Pending  []Pending
	Delayed  []Delayed
	Effects  []Effect
	Uses     []Use
	Last     []Last
	Trail    []Mark
	Rounds   []uint64 // sums of the rounds that have led back to where they began
	Barred   []Bar
	Series   []Mark // a loop that Leaver has to leave, of which Walked decisions have been taken
	Vain     []Vain // plays of this turn that could not be paid for
	Extra    []int8 // extra turns, last in first taken
	Stack    []Item // what lies in the resolution zone, the one to be resolved last first
	Bonds    []Bond
	Tokens   []Token
	Facts    []Fact
	Shares   []Share // of each player, in turn order, for each thing that several do at once
	Parked   []Frame // procedures of shares that wait for the others
	Offered  []Event // proposed by them
	Whom     []Whom  // opponents chosen for continuous abilities in force
	Happened []Event // a batch that has happened, while such choices keep triggers from looking at it
	Before   []Use   // the triggered abilities that there were before it: Line, Source, State if they are their card's own gift
}

// Info is the card information of an object after all effects.
type Info struct {
	Kind    uint8 // bit per card type of the rulebook
	Blank   bool  // a face-down card without information
	Void    bool  // its abilities are there but without force
	Subs    uint8 // bit per subtype of the rulebook
	Colours uint16
	Num     [NumStats]int32
	Icons   uint64    // four bits per icon
	Traits  [8]uint16 // words
	Names   [4]uint16
	Bans    uint64
	NTraits uint8
	NNames  uint8
	NGiven  uint8
	Given   [16]Given
	Labels  uint64 // keywords of its abilities
}

// Given is one ability that an object has.
type Given struct {
	Line uint16
	From Ref // zero: printed on the card
}

func pcgBytes(p rand.PCG) []byte {
	b, err := p.MarshalBinary()
	if err != nil {
		panic(err) // PCG always marshals
	}
	return b
}

func pcgFrom(b []byte) rand.PCG {
	var p rand.PCG
	if p.UnmarshalBinary(b) != nil {
		return rand.PCG{}
	}
	return p
}
