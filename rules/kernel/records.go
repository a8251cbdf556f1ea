package kernel

//go:generate go tool msgp -tests=false -io=false

//msgp:tuple Whom Effect Pending Delayed Share Item Bond Token Fact Use Last Mark Bar Vain
//msgp:ignore Few
//msgp:limit arrays:4096 maps:64
//msgp:replace CardID with:uint16
//msgp:replace Zone with:uint16
//msgp:replace Over with:uint16

// Effect is a continuous effect of a resolved ability.
type Effect struct {
	Mods   int32 // expression: Modify, or an effect on a player, of the program
	Target Ref   // zero: a player, or with no player all that the modifiers describe
	Of     Ref   // the object that its modifiers name, if they name one
	Player int8  // target player of a player-wide effect
	Master int8
	Source Ref
	Line   uint16
	X      int32
	Stamp  uint32
	Until  uint16 // duration: its ability.Kind
	Turn   uint16 // turn number in which it began
	Opp    int8   // the opponent whom its text means, plus one; 0: none
}

// Pending is a triggered ability in waiting state (待機状態).
type Pending struct {
	Line   uint16
	Source Ref
	Player int8
	Count  uint16
	Cause  Event
	Use    Ref // object whose per-turn limit counts
	X      int32
	Those  Few   // what had been chosen when it was set up
	Way    uint8 // how the card was played whose text goes on in it
}

// Delayed is a trigger set up by an effect (時限誘発).
type Delayed struct {
	Line   uint16
	Source Ref
	Player int8
	Until  uint16
	Turn   uint16
	Those  Few // what had been chosen then
	X      int32
	Once   bool
}

// Whom is the opponent of whom a continuous ability in force knows.
type Whom struct {
	Line   uint16
	Source Ref
	Player int8
}

// maxAims is how many aims (対象) one text may have.
const maxAims = 4

// Share is what one player has of what each player does at once.
type Share struct {
	Player int8
	Stage  uint8
	Opens  bool   // the first of those of one thing that several do
	Own    bool   // what is proposed is the machine's to account for
	Proc   uint16 // the procedure that has proposed it
	Adds   bool   // and adds up with what was moved before
	Frames uint16 // how many of State.Parked are its own
	Events uint16 // and of State.Offered, or of the batch that happens
	Chosen List
	Moved  List
	Looked List
	Group  List
	DidN   int32
	LastN  int32
}

// Item is a card or an ability in a shared last-in-first-out resolution zone (解決領域). An ability is
// represented there by a stand-in.
type Item struct {
	Ref    Ref // the card or the stand-in, as it lies in the zone
	Line   uint16
	Source Ref   // the card whose ability it is; a played card itself
	Player int8  // who plays it
	Card   bool  // a card, or a copy of one
	Copy   bool  // a copy of a card
	Played bool  // it has been played; before that it only lies there
	Way    uint8 // how it is played, as the rulebook numbers it
	From   Zone  // where the card was played from
	Modes  uint16
	X      int32
	Cause  Event
	Use    Ref // object whose per-turn limit counts
	Those  Few // what had been chosen when it was set up
	Aims   Few
	Stamp  uint32 // when it was played
	NAims  [maxAims]uint8
}

// Bond is a card on the table that is attached to an object, or that has got numbers with
// which it lies there.
type Bond struct {
	Card  CardID
	Host  Ref
	Worth int32 // what it adds, or its numbers as the rulebook packs them
}

// Token is so many counters of one name (カウンター) on a card, or with a player if Card is zero.
type Token struct {
	Card   Ref
	Player int8
	Name   uint16 // a word of the program
	N      int32
}

// Fact is something that the rulebook has to remember one by one.
type Fact struct {
	Kind   uint8
	Player int8
	Flags  uint8
	Source Ref
	N, M   int32
	ID     int32
}

// Use counts plays of a limited ability in this turn, or remembers that a state trigger has fired.
type Use struct {
	Line   uint16
	Source Ref
	N      uint16
	State  bool
}

// Last is what an object was when it was last there (最終情報).
type Last struct {
	Ref    Ref
	Zone   Zone
	Over   Over
	Lies   uint8
	Master int8
	With   Ref // another object that the rulebook remembers with it
	Info   Info
}

// Mark is one decision on the trail of positions, for finding loops.
type Mark struct {
	Hash   uint64
	Choice uint32
	Picks  uint64 // what was picked, packed; 0 if that does not fit
	Player int8
	Free   bool // there was something else to choose
}

// Bar is a choice that may not be made again in a position that was reached by the steps of a
// series from where that began.
type Bar struct {
	Hash   uint64
	Path   uint64 // the sum of the steps
	Picks  uint64
	Choice uint32
	Steps  uint8 // how many there are
	Player int8
	Once   bool // only until the series is left
}

// Vain is a play that has failed: an ability of a card, or the card itself if Line is 0.
// Sum is that of what was known then, 0 if it has failed by chance.
type Vain struct {
	Sum  uint64
	Line uint16
	Card CardID
}
