// Package rulebook is the contract between a game and everything that works for any game:
// what a game hands over, and what players see of it and are asked.
//
// A game is a room, a package with a function
//
//	func Rulebook() rulebook.Game
//
// and stands in the list of games, rules/games.go. Nothing is made before that function is
// called, and nothing registers itself. A field that a game has no use for stays empty:
// Close says which may, and puts hooks there that do nothing.
package rulebook

import (
	"io/fs"

	"gorin/rules/ability"
	"gorin/rules/cards"
	"gorin/rules/deck"
	"gorin/rules/kernel"
	"gorin/rules/lang"
	"gorin/rules/pack"
	"gorin/rules/text"
	"gorin/rules/value"
)

// Game is everything that a game hands over.
type Game struct {
	Key     string // what files call it, such as "lanterns"
	Version string // edition of the book
	Files   fs.FS  // what comes with the game, as assets/README.md describes it. Optional: nothing
	// Known is the lines of the cards among its files. Optional: none are known.
	Known   *cards.Known
	Players int // how many play; of a game with formats, at least in the first of them
	// Formats are the ways to play, the usual one first. Optional: one, of that number of
	// players.
	Formats []Format
	Tables  *uint64 // tells books of tables that tests have changed apart
	Cites   Cites
	// Clause is a regular expression for the number of one of the book's clauses in a
	// text, such as `\d(\.\d+)+`.
	Clause string

	// Values is what may be printed on a card, Zones where cards lie, in the machine's order,
	// and Deck what the book says about constructed decks.
	Values value.List
	Zones  []Zone
	Deck   deck.Book

	// Terms is what trees of the game's texts may say. Optional: what games share.
	Terms func() (*ability.Vocabulary, error)
	// Lexicon is the words of the game's texts, with the proper words of some cards.
	Lexicon func(list []pack.Card) *text.Lexicon
	// Read reads a line as one of the game's cards may have it.
	Read func(line string, lex *text.Lexicon) (ability.Node, error)

	// Compile makes printed cards ready to play. The error is cards.LineErrors if it is
	// about their texts.
	Compile func(list []pack.Card) (*cards.Set, error)

	Start
	Positions
	Names
	Messages
	Shown

	// Notation is how scenarios say what other games have not.
	Notation Notation
	// Unreached says why matches do not come to something. Optional.
	Unreached Unreached

	playerKeys []string
}

// Unreached says why matches of the decks that ship do not come to something: by the kind
// and name under which it is counted, such as "step NUMBER played (0)". An entry that a
// run does reach is out of date, and the run says so.
type Unreached struct {
	Decks    map[string]string            // of any decks that ship
	FirstTwo map[string]string            // of the two that play where none are named
	Formats  map[string]map[string]string // of any decks in a format, by its key
}

// Cites are the clauses that everything above the machine acts under.
type Cites struct {
	Players string // how many play
	Concede string // giving up
	Card    string // what a card does in the resolution zone; "" for a game without one
	Ability string // and an ability
	// Paying is how the clauses begin under which a player chooses what to pay; none in a
	// game without payment.
	Paying []string
}

// Start is how a match begins.
type Start struct {
	// Start plays up to the first decision.
	Start func(m *kernel.Machine)
	// WhyNot is what keeps a card of a player's hand from being played now. Optional.
	WhyNot func(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle
	// WhyNotOnTable is what keeps a card that lies elsewhere, anybody's, from what a player
	// might do with it now. It tells nothing that the player may not know. Optional.
	WhyNotOnTable func(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle
}

// Positions is how a match begins in the middle, and is written down there.
type Positions struct {
	// StartAt begins with a phase, a step or a timing of somebody's turn; false if
	// there is none of that name. lot is who will be drawn as first player in
	// phase "setup".
	StartAt func(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool
	// TimingOf is the timing that a match stands at, for StartAt, with the attacks
	// made in this turn; "" if something is under way.
	TimingOf func(m *kernel.Machine) (phase string, attacks int)
	// Counters tells that players and cards of this game may have counters.
	Counters bool
	// Place is told of each card of a position on which a number lies, that shows its
	// other face or is attached to another, once all cards lie there and the machine's
	// state says so (Card.Load, Host, Worth); false if the card cannot be so. Optional:
	// no card can.
	Place func(m *kernel.Machine, c kernel.CardID, opened bool) bool
	// Placed is the marks of cards (kernel.Card.Marks) that Place gives them again, so that a position holds them.
	Placed uint16
	// Opened reports whether a card shows its other face. Optional: none does.
	Opened func(m *kernel.Machine, c kernel.CardID) bool
	// Lasting says what of this book's own state a position cannot hold. Optional.
	Lasting func(m *kernel.Machine) error
}

// Names are the keys by which views, requests, events and files name what the machine
// numbers.
type Names struct {
	Requests, Options, Events [256]string // kinds by number
	NamesLine                 [256]bool   // kinds of options whose number is that of an ability
	LineBeside                [256]bool   // kinds of options whose second card is the number of a line
	Phases                    []string    // by State.Phase and State.Step
	Icons, Colours            [16]string  // icons by kernel.Info.Icon, colours by bit of kernel.Info.Colours
	Kinds                     []string    // card types by bit of kernel.Info.Kind; nil: cards never change theirs
}

// Messages is what this game says in other words than the rest, in the log and in
// requests.
type Messages struct {
	// Told reports whether an event is worth a line of the log.
	Told func(e *kernel.Event) bool
	// IsPhase reports whether an event is the beginning or end of a phase or step.
	IsPhase func(e *kernel.Event) bool
	// IsTurn reports whether a procedure is a turn.
	IsTurn func(proc uint16) bool
	// Variant is added to "opt." and the key of an option's kind, such as
	// ".refresh"; "" for nothing. Optional.
	Variant func(o *kernel.Option) string
	// AskVariant is added to "ask." and the key of a question's kind, EventVariant
	// to "log." and the key of an event's; "" for nothing. Optional.
	AskVariant   func(m *kernel.Machine, q *kernel.Request) string
	EventVariant func(m *kernel.Machine, e *kernel.Event) string
	// AskAbout is the cards that a question calls {card} and {card2}, zero for those that it has from its source
	// and, where a slot is chosen, from what is put there. Optional.
	AskAbout func(m *kernel.Machine, q *kernel.Request) (card, card2 kernel.CardID)
	// OptionNumber is the number that an option says. Optional: Option.N.
	OptionNumber func(m *kernel.Machine, o *kernel.Option) int
	// OptionWords is what {text} stands for in the words of an option that is about neither a
	// line nor an icon. Optional: nothing.
	OptionWords func(m *kernel.Machine, o *kernel.Option) lang.Words
	// Forecast is what comes of an option as the table stands, if nobody does anything about it: a
	// message "forecast." and a key, and the numbers that it says as {n}, {m} and {k}. It tells nothing that who is asked
	// may not know. Optional; "": nothing can be told.
	Forecast func(m *kernel.Machine, q *kernel.Request, o *kernel.Option) (key string, numbers [3]int32)
	// EventNumber is the number that an event says, with the word of the program that
	// it counts, if it does. Optional: Event.N, and no word.
	EventNumber func(e *kernel.Event) (n int32, word uint16, named bool)
	// CostItem is which item of the cost of its line an option is. Optional: none, -1.
	CostItem func(o *kernel.Option) int
	// IsMirror reports whether an event tells the one before from the other side.
	// Optional.
	IsMirror func(before, e *kernel.Event) bool
	// IconOfLine is the icon whose act a line is, 0 for any other. Optional.
	IconOfLine func(m *kernel.Machine, line uint16) int
	// Saying turns what is carried out back into what its text says. Optional: that is the same.
	Saying func(n ability.Node) ability.Node
	// NeverResolved reports whether a line of the rules is there for its parts only.
	// Optional.
	NeverResolved func(m *kernel.Machine, line uint16) bool
}

// Shown is what views show beyond the machine's state.
type Shown struct {
	// Unlisted reports whether a line is not repeated on each card that has it. Optional.
	Unlisted func(m *kernel.Machine, line uint16) bool
	// Secret reports whether only its player knows that an ability waits, so that no other is
	// told. Optional: everybody knows.
	Secret func(m *kernel.Machine, w *kernel.Pending) bool
	// Attack is the attack under way: how, who attacks, who defends. Optional.
	Attack func(m *kernel.Machine) (kind string, attacking, defending kernel.CardID)
	// Player is the numbers that views show of each player. Optional: none.
	Player []PlayerValue
	// Under is the pile of cards under those of a slot, kernel.NoZone for other zones. Optional.
	Under func(m *kernel.Machine, z kernel.Zone) kernel.Zone
	// Below is how many cards belong under one that lies anywhere, where no pile says so. Optional.
	Below func(m *kernel.Machine, c kernel.CardID) int
	// Look and LookAt fill in what this game shows beyond the machine's state, as a
	// seat (or kernel.NoPlayer) may know it; LookAt is asked about cards that it may
	// identify. Optional: nil, for the sake of speed.
	Look   func(m *kernel.Machine, seat int8, f *cards.TableFacts)
	LookAt func(m *kernel.Machine, seat int8, c kernel.CardID, f *cards.CardFacts)
}

// Keys is a table of names by number.
func Keys(names map[uint8]string) (table [256]string) {
	for k, name := range names {
		table[k] = name
	}
	return table
}
