// Package rules is the one door to Gorin's rules: it starts games, asks for
// decisions, takes answers, and shows each player what that player may see.
//
// Everything outside rules/ (renderer, browser entry, bots, the judge) speaks
// this package and nothing below it. A match is driven like this:
//
//	m, err := rules.New(setup)
//	for req := m.Pending(); req != nil; req = m.Pending() {
//		err = m.Answer(req.Seq, pick) // pick: indices into req.Options
//	}
//	fmt.Println(m.Result())
package rules

import (
	"gorin/rules/lang"
	"gorin/rules/rulebook"
	"gorin/rules/value"
)

// What a player reads, sees and is asked. The types stand below the games, which fill in
// some of them themselves; they are named here for everybody above.
type (
	Lang  = lang.Lang  // a language that a player reads
	Words = lang.Words // one text in every language, indexed by Lang

	Card        = rulebook.Card        // names a physical card in views, options and events: 1 and up
	Place       = rulebook.Place       // one zone of one player: the zone's key and whose it is
	Request     = rulebook.Request     // one decision that the rules ask of one player
	Option      = rulebook.Option      // one thing that may be picked
	Orientation = rulebook.Orientation // how a card lies (配置状態)
	View        = rulebook.View        // the game as one player (or a spectator) may see it
	PlayerView  = rulebook.PlayerView  // one player's side
	CounterView = rulebook.CounterView // how many counters of a name a player or a card has
	Row         = value.Row            // the current values of a card, each in its column
	Column      = value.Column         // where one value stands in rows; ColumnOf finds it
	ZoneView    = rulebook.ZoneView    // one zone with its cards from the bottom to the top, or in the order in which they lie
	CardView    = rulebook.CardView    // one card as the viewer may see it
	LineView    = rulebook.LineView    // one ability of a card: as printed, or granted by something
	ChangeView  = rulebook.ChangeView  // one continuous effect on a card
	WaitingView = rulebook.WaitingView // a triggered ability in waiting state (待機状態)
	EffectView  = rulebook.EffectView  // a lasting effect that is not tied to one visible card
	AttackView  = rulebook.AttackView  // the attack under way
	StackView   = rulebook.StackView   // a card or an ability that waits to be resolved
	PacketView  = rulebook.PacketView  // damage that waits to be dealt
	Result      = rulebook.Result      // how a game ended
	Printed     = rulebook.Printed     // one distinct card of a match, as printed
	Entry       = rulebook.Entry       // one line of the log
	Event       = rulebook.Event       // what happened, for animation; hidden cards are blank for viewers who may not identify them
)

// The languages of every text in Gorin.
const (
	Japanese = lang.Japanese
	English  = lang.English
)

// Spectator is the seat of someone who may see only what is public.
const Spectator = rulebook.Spectator

// The orientations of the five games.
const (
	Stand   = rulebook.Stand   // スタンド: upright
	Rest    = rulebook.Rest    // レスト: sideways
	Reverse = rulebook.Reverse // リバース: upside-down
)
