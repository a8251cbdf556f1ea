package rulebook

import "gorin/rules/lang"

// Entry is one line of the log.
type Entry struct {
	Turn   int
	Seq    uint32 // the decision that it led to, as Match.Seq counts
	Clause string
	Depth  int // 0: a phase or step begins; 1: something happens; 2: a consequence
	Words  lang.Words
	Event  Event
}

// Event is what happened, for animation; hidden cards are blank for viewers
// who may not identify them.
type Event struct {
	Kind   string // "move", "lie", "shuffle", "reveal", "attack", "damage", "cancel", "phase", "trigger", "play", "ability", "effect", "level-up", "refresh", "lose", "win", "draw", "concede", …
	Seat   int
	Card   Card
	Print  int // of the card in the catalogue, from 1; 0 if the viewer may not know it
	From   Place
	To     Place
	Source Card // the card that caused it
	N      int
}
