package cards

import (
	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// TableFacts is what a game's table shows that the machine's state does not say
// by itself. A rulebook's hook is given empty facts and fills in what its
// players may see.
type TableFacts struct {
	Players  []PlayerFacts // one per player
	Priority int8          // who may act, NoPlayer for nobody
	Window   string        // key of the window that is open, "" for none
	Packets  []PacketFacts
	Target   kernel.CardID // what is attacked, 0 for the player
	Blocker  kernel.CardID
}

// PlayerFacts is what is true of one player.
type PlayerFacts struct {
	Red        int  // life at or below which the player is in the red zone
	InRed      bool // the player is in it
	HandLimit  int
	EnergyLeft int // cards that may still be put into the energy zone in this turn
}

// PacketFacts is damage that waits to be dealt.
type PacketFacts struct {
	Seat     int8 // who receives it
	Source   kernel.CardID
	Buster   bool // made by a trigger
	N, Dealt int
	Next     bool // the innermost damage window is its own
}

// Needs is how much of a cost has to be paid in which colour.
type Needs struct{ Black, Blue, White, Red, Generic int }

// CardFacts is the same of one card, which the viewer may identify.
type CardFacts struct {
	Titles     []pack.Words
	Identities []pack.Words
	Timing     string // "normal", "quick"
	Needs      Needs
	Turns      bool // the viewer may look at its other face
}
