package rules

import (
	"fmt"
	"slices"
	"sync"

	"gorin/rules/builddivide"
	"gorin/rules/luckandlogic"
	"gorin/rules/rebirth"
	"gorin/rules/rulebook"
	"gorin/rules/show"
	"gorin/rules/victoryspark"
	"gorin/rules/weiss"
)

// rooms are the games that can be played, in the order in which they are offered. No
// other file of this package names one.
func rooms() []rulebook.Game {
	return slices.Concat([]rulebook.Game{
		weiss.Rulebook(),
		builddivide.Rulebook(),
		victoryspark.Rulebook(),
		rebirth.Rulebook(),
		luckandlogic.Rulebook(),
	}, madeUp())
}

// books are the games, which are asked what they hand over when somebody first asks for
// one.
var books = sync.OnceValue(func() (out []*show.Book) {
	for _, g := range rooms() {
		closed, err := rulebook.Close(g)
		if err != nil {
			panic(fmt.Sprint("rules: ", err))
		}
		out = append(out, show.NewBook(closed))
	}
	return out
})

// BookOf is what a game hands over, nil if there is no such game. It is for packages of the
// rules; nothing outside of them may look into it.
func BookOf(game string) *show.Book {
	for _, b := range books() {
		if b.Key == game {
			return b
		}
	}
	return nil
}

// Games lists the keys of the rulebooks.
func Games() []string {
	keys := make([]string, len(books()))
	for i, b := range books() {
		keys[i] = b.Key
	}
	return keys
}

// Seats is how many play a game, in its first format at least, 0 if there is no such game.
func Seats(game string) int {
	if b := BookOf(game); b != nil {
		return b.Players
	}
	return 0
}

// Message is what a game says under a key of its messages, nothing where it has none.
func Message(game, key string) (w Words) {
	if b := BookOf(game); b != nil {
		w = b.Messages()[key]
	}
	return w
}

// RulesVersion is the edition of a game's rulebook that is played.
func RulesVersion(game string) string {
	if b := BookOf(game); b != nil {
		return b.Version
	}
	return ""
}

// Notation is what a scenario of a game may say that others do not, ZoneCount a zone and
// how many cards lie there.
type (
	Notation  = rulebook.Notation
	ZoneCount = rulebook.ZoneCount
)

// NotationOf is the notation of a game's scenarios, nil if there is none.
func NotationOf(game string) *Notation {
	if b := BookOf(game); b != nil {
		return &b.Notation
	}
	return nil
}
