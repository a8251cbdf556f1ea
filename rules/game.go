package rules

import (
	"gorin/rules/cards"
	"gorin/rules/kernel"
	"gorin/rules/pack"
)

// rulebook is everything that the facade takes from the package of one game.
// Hooks that a game does not need are nil.
type rulebook struct {
	key     string
	version string // edition of the book
	players int
	tables  *uint64 // tells books of tables that tests have changed apart

	// compile makes printed cards ready to play.
	compile func(list []pack.Card) (*cards.Set, error)
	// addToDeck puts a card of a presented deck where it lies before the match.
	addToDeck func(m *kernel.Machine, p int8, print uint16, part cards.Part)
	// start plays up to the first decision.
	start func(m *kernel.Machine)
	// startAt begins with a phase, a step or a timing of somebody's turn; false if
	// there is none of that name. lot is who will be drawn as first player in
	// phase "setup".
	startAt func(m *kernel.Machine, phase string, active, first int8, turn uint16, lot int8, attacks int) bool
	// timingOf is the timing that a match stands at, for startAt, with the attacks
	// made in this turn; "" if something is under way.
	timingOf func(m *kernel.Machine) (phase string, attacks int)
	// place is told of each card of a position that has damage, has been opened or
	// is attached to another, once all cards lie there and the machine's state says
	// so (Card.Damage, Host, Worth); false if the card cannot be so. A game without
	// it has none of that, and no counters.
	place func(m *kernel.Machine, c kernel.CardID, opened bool) bool
	// opened reports whether a card is a territory that has been opened.
	opened func(m *kernel.Machine, c kernel.CardID) bool
	// lasting says what of this book's own state a position cannot hold.
	lasting func(m *kernel.Machine) error
	// home is the key of the zone where the cards that the set-up has dealt to a
	// zone lay before; nil: "deck" for all.
	home func(zone string) string

	// whyNot is what keeps a card of a player's hand from being played now.
	whyNot func(m *kernel.Machine, p int8, c kernel.CardID) []cards.Obstacle

	requests, options, events [256]string // keys by number
	namesLine                 [256]bool   // kinds of options whose number is that of an ability
	lineBeside                [256]bool   // kinds of options whose second card is the number of a line
	phases                    []string    // keys by State.Phase and State.Step
	keywords                  []string    // by ability.Keyword, "" for none
	linkKeyword               int         // one that is reached when a text asks for it, 0 for none
	icons, colours            [16]string  // keys by number
	kinds                     []string    // card types by bit of kernel.Info.Kind; nil: cards never change theirs
	stats                     statNumbers
	cites                     cited

	// told reports whether an event is worth a line of the log.
	told func(e *kernel.Event) bool
	// isPhase reports whether an event is the beginning or end of a phase or step.
	isPhase func(e *kernel.Event) bool
	// isTurn reports whether a procedure is a turn.
	isTurn func(proc uint16) bool
	// variant is added to "opt." and the key of an option's kind, such as
	// ".refresh"; "" for nothing.
	variant func(o *kernel.Option) string
	// askVariant is added to "ask." and the key of a question's kind, eventVariant
	// to "log." and the key of an event's; "" for nothing.
	askVariant   func(m *kernel.Machine, q *kernel.Request) string
	eventVariant func(m *kernel.Machine, e *kernel.Event) string
	// optionNumber is the number that an option says, eventNumber that of an event,
	// with the word of the program that it counts, if it does.
	optionNumber func(m *kernel.Machine, o *kernel.Option) int
	eventNumber  func(e *kernel.Event) (n int32, word uint16, named bool)
	// costItem is which item of the cost of its line an option is.
	costItem func(o *kernel.Option) int
	// isMirror reports whether an event tells the one before from the other side.
	isMirror func(before, e *kernel.Event) bool
	// iconOfLine is the trigger icon whose act a line is, 0 for any other.
	iconOfLine func(m *kernel.Machine, line uint16) int
	// neverResolved reports whether a line of the rules is there for its parts only.
	neverResolved func(m *kernel.Machine, line uint16) bool
	// unlisted reports whether a line is not repeated on each card that has it.
	unlisted func(m *kernel.Machine, line uint16) bool
	// attack is the attack under way: how, who attacks, who defends.
	attack func(m *kernel.Machine) (kind string, attacking, defending kernel.CardID)
	// level is a player's level.
	level func(m *kernel.Machine, p int8) int
	// markers is the pile of markers of a slot, NoZone for other zones.
	markers func(m *kernel.Machine, z kernel.Zone) kernel.Zone
	// look and lookAt fill in what this game shows beyond the machine's state, as a
	// seat (or NoPlayer) may know it; lookAt is asked about cards that it may
	// identify.
	look   func(m *kernel.Machine, seat int8, f *cards.TableFacts)
	lookAt func(m *kernel.Machine, seat int8, c kernel.CardID, f *cards.CardFacts)

	words func() map[string]Words // messages by key
}

// statNumbers says which of kernel.Info.Num a number on a card is, noStat if the
// game's cards have none.
type statNumbers struct{ level, cost, power, soul, hit int }

const noStat = -1

// of is a number on a card.
func statOf(info *kernel.Info, i int) int {
	if i == noStat {
		return 0
	}
	return int(info.Num[i])
}

// cited are the clauses that the facade acts under itself.
type cited struct {
	players string // how many play
	concede string // giving up
	card    string // what a card does in the resolution zone
	ability string // and an ability
}

// rulebooks are the games that can be played, in the order in which they are
// offered.
var rulebooks = []*rulebook{&weissBook, &buildDivideBook}

// bookOf is the rulebook of a game, nil if there is none.
func bookOf(game string) *rulebook {
	for _, b := range rulebooks {
		if b.key == game {
			return b
		}
	}
	return nil
}

// Games lists the keys of the rulebooks.
func Games() []string {
	keys := make([]string, len(rulebooks))
	for i, b := range rulebooks {
		keys[i] = b.key
	}
	return keys
}

// RulesVersion is the edition of a game's rulebook that is played.
func RulesVersion(game string) string {
	if b := bookOf(game); b != nil {
		return b.version
	}
	return ""
}

// keysOf is a table of names by number.
func keysOf(names map[uint8]string) (table [256]string) {
	for k, name := range names {
		table[k] = name
	}
	return table
}
