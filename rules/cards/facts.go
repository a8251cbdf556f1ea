package cards

import (
	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// Facts of a game's table that not every game has. A rulebook's hook is given
// empty facts and fills in what its players may see; the lists are kept from
// one view to the next, so it appends.

// TableFacts is what lies beside the cards.
type TableFacts struct {
	Players  []PlayerFacts // one per player
	Stack    []StackFacts  // bottom first: the last is resolved first
	Priority int8          // who may act, NoPlayer for nobody
	Window   string        // key of the window that is open, "" for none
	Packets  []PacketFacts
	Target   kernel.CardID // what is attacked, 0 for the player
	Blocker  kernel.CardID
}

// Reset empties the facts for another view.
func (f *TableFacts) Reset(players int) {
	seats := f.Players[:0]
	for range players {
		seats = append(seats, PlayerFacts{})
	}
	*f = TableFacts{Players: seats, Stack: f.Stack[:0], Packets: f.Packets[:0], Priority: kernel.NoPlayer}
}

// PlayerFacts is what is true of one player.
type PlayerFacts struct {
	Red        int  // life at or below which the player is in the red zone
	InRed      bool // the player is in it
	Counters   []Counter
	HandLimit  int
	EnergyLeft int // cards that may still be put into the energy zone in this turn
}

// Counter is how many counters of a name there are.
type Counter struct {
	Name pack.Words
	N    int
}

// StackFacts is something that waits to be resolved.
type StackFacts struct {
	Card    kernel.CardID // the card, if it is one
	Source  kernel.CardID // whose ability it is
	Seat    int8          // who controls it
	Kind    string        // "card", "ability", "copy"
	Line    uint16        // the ability, 0 for a card
	Targets []kernel.CardID
	Clause  uint16
}

// PacketFacts is damage that waits to be dealt.
type PacketFacts struct {
	Seat     int8 // who receives it
	Source   kernel.CardID
	Buster   bool // made by a trigger
	N, Dealt int
}

// CardFacts is what is true of one card that the viewer may identify.
type CardFacts struct {
	Kinds      []string // card types, by key
	Hit        int
	Damage     int
	Under      kernel.CardID // what it is attached to
	AuraValue  int
	Opened     bool
	Titles     []pack.Words
	Identities []pack.Words
	Counters   []Counter
	Timing     string // "normal", "quick"
	Needs      Needs
}

// Needs is how much of a cost is of which colour.
type Needs struct{ Black, Blue, White, Red, Generic int }

// Reset empties the facts for another card. What is in views already stays.
func (f *CardFacts) Reset() { *f = CardFacts{} }
