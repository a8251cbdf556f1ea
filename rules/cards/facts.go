package cards

import (
	"gorin/rules/kernel"
	"gorin/rules/value"
)

// TableFacts is what a game's table shows that the machine's state does not say
// by itself. A rulebook's hook is given empty facts and fills in what its
// players may see.
type TableFacts struct {
	Priority int8   // who may act, NoPlayer for nobody
	Window   string // key of the window that is open, "" for none
	Packets  []PacketFacts
	Target   kernel.CardID // what is attacked, 0 for the player
	Blocker  kernel.CardID
	Helper   kernel.CardID // who helps the attacker
	Attacked int8          // the player who is attacked, or whose card is; NoPlayer where the cards say it
}

// PacketFacts is damage that waits to be dealt.
type PacketFacts struct {
	Seat     int8 // who receives it
	Source   kernel.CardID
	Kind     string // key of its kind, "" for plain damage
	N, Dealt int
	Next     bool // the innermost damage window is its own
}

// CardFacts is the same of one card, which the viewer may identify.
type CardFacts struct {
	Now   *value.Row    // its current values, to be filled in by those that the machine does not keep
	Turns bool          // the viewer may look at its other face
	Mate  kernel.CardID // the card of its player with which it belongs together, 0 for none
}
