// Package all lists the games that the oracle knows.
package all

import (
	"maps"

	"gorin/rules"
	builddivide "gorin/rules/builddivide/oracle"
	luckandlogic "gorin/rules/luckandlogic/oracle"
	"gorin/rules/oracle"
	rebirth "gorin/rules/rebirth/oracle"
	victoryspark "gorin/rules/victoryspark/oracle"
	weiss "gorin/rules/weiss/oracle"
)

// halves are what the oracle knows of each game.
func halves() map[string]func() oracle.Half {
	all := map[string]func() oracle.Half{
		"weiss":        weiss.New,
		"builddivide":  builddivide.New,
		"victoryspark": victoryspark.New,
		"rebirth":      rebirth.New,
		"luckandlogic": luckandlogic.New,
	}
	maps.Copy(all, madeUp())
	return all
}

// Knows reports whether the oracle knows a game.
func Knows(game string) bool { return halves()[game] != nil }

// Of is an oracle for a match that is about to be played from here on, of a game that it
// knows.
func Of(m *rules.Match) *oracle.Oracle { return oracle.New(m, halves()[m.Setup().Game]()) }

// ByBook are the questions that the book of a game itself asks; the others are those of
// texts.
func ByBook(game string) map[string]bool {
	if h := halves()[game]; h != nil {
		return h().ByBook()
	}
	return nil
}
