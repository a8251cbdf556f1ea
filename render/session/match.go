// Package session is a match at a table: who sits where, computers that
// think for a moment, forced answers, undo that asks, the screen that is
// handed over, and watching a finished game. It draws nothing.
package session

import (
	"slices"

	"gorin/rules"
	"gorin/rules/binder"
	"gorin/rules/bot"
	"gorin/rules/study"
)

// Match is what the table needs of a match of the rules.
type Match interface {
	Pending() *rules.Request
	Answer(seq uint32, pick []int) error
	Concede(seat int) error
	Result() rules.Result
	View(seat int) *rules.View
	Sight(seat int) (*rules.Sight, error)
	Catalogue() []rules.Printed
	Log(seat, from int) []rules.Entry
	LogLen() int
	Seq() uint32
	Undo() bool
	Redo() bool
	CanUndo() bool
	CanRedo() bool
	UndoReveals() bool
	WhyNot(seat int, card rules.Card) []rules.Reason
	Peek(picks ...[]int) *rules.Request // what would be asked next, if nobody learns anything by that; or nil
	Address(seat int)                   // speaks to a seat from now on; rules.Spectator: to nobody
}

// Bot is a computer player: it sees a view and picks options.
type Bot = bot.Bot

// MostSeats is how many may play any game.
const MostSeats = 6

// Deck is a deck that can be chosen.
type Deck struct {
	ID      string
	Name    rules.Words
	About   rules.Words
	Colours []string
	Show    []string // IDs of a few of its cards, to be looked at
}

// The kinds of players.
const (
	Human  = "human"
	Random = "random" // anything that may be answered: for tests and links
	Steps  = "steps"  // for who has just learnt the game
	Greedy = "greedy" // what looks best at once: called easy
	Normal = "normal" // the next two look ahead
	Strong = "strong"
)

// Kinds lists the kinds of players in the order in which they are offered, but for the last, which is not.
var Kinds = []string{Human, Steps, Greedy, Normal, Strong, Random}

// Offered lists the kinds of players that are offered.
var Offered = Kinds[:len(Kinds)-1]

// Start is everything that a new match is made from.
type Start struct {
	Game    string
	Format  string   // its key; "": the game's first one
	Options []string // rules of the format that have been agreed on
	Order   []int    // seats in the order of their turns, where that has been agreed on; nil: it is drawn
	Decks   []string // by seat, as the other two
	Kinds   []string
	Names   []string
	Seed    uint64
	Inert   bool // lines of own cards that do not compile do nothing; else the match cannot be started
}

// Fit gives a start so many seats: what was not said of a seat is left empty, and a
// computer plays there. The start shares no memory with others afterwards.
func (s *Start) Fit(seats int) {
	fit := func(list []string) []string {
		out := make([]string, seats)
		copy(out, list)
		return out
	}
	s.Decks, s.Kinds, s.Names = fit(s.Decks), fit(s.Kinds), fit(s.Names)
	s.Options, s.Order = slices.Clone(s.Options), slices.Clone(s.Order)
	if len(s.Order) != seats {
		s.Order = nil
	}
	for i, kind := range s.Kinds {
		if kind == "" {
			s.Kinds[i] = Greedy
		}
	}
}

// Engine makes matches and writes them down.
type Engine interface {
	Own() (Engine, *binder.Binder) // the same with a binder, as yet empty, whose decks can be chosen too

	Games() []string                    // keys of the games that have decks
	Formats(game string) []rules.Format // ways to play it, the usual one first
	Decks(game string) []Deck
	New(Start) (Match, error)
	Misreads(Start) ([]study.Misread, error) // lines that would do nothing in it
	Write(Match) ([]byte, error)
	Link(Match) (string, error) // in letters that a link can carry
	Read([]byte) (Match, error)
	Load([]byte) (Loading, error) // Read, little by little
	Bot(kind string, seed uint64, m Match) Bot
	Chances(m *rules.Match) []float64 // how likely each seat is to win as the match stands; nil if nobody can tell
}

// Loading is a file that is being opened.
type Loading interface {
	// Step goes on until stop says so, and for a moment at least. The match is nil while
	// there is more to do.
	Step(stop func() bool) (Match, error)
	// Progress is how much of how much is done.
	Progress() (done, all int)
	// Strange is what the file says otherwise than this program would; it is asked for
	// before anything is played, when known is true for the first time.
	Strange() (list []Strange, known bool)
}

// Strange is a card of a file that has the ID of one that ships and says something else,
// or a line that does nothing in a file though it can be read.
type Strange struct {
	Game   string
	Theirs rules.Printed // as the file has it
	Ours   rules.Printed // the card that ships; of a line, its card with the line as it is read
	Line   int           // the number of the line, from 0; -1 if it is the card
	Key    string        // names what is said, to be remembered
}
