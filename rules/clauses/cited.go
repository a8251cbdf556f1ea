package clauses

import (
	"regexp"
	"sync"

	"gorin/rules"
)

// Cited lists the clause numbers of a game's book that a text names, in
// their order; whether the book has them is another question. Numbers that
// look like another book's are not among them.
func Cited(game, text string) (numbers []string) {
	number := numberOf(game)
	if number == nil {
		return nil
	}
	for _, at := range number.FindAllStringIndex(text, -1) {
		n, rest := text[at[0]:at[1]], text[at[1]:]
		if inFull().MatchString(rest) {
			continue // of which this is the beginning
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// inFull is how a number of the second style goes on behind what looks like one
// of the first.
var inFull = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^\.[a-z]\.\d`) })

// numbers holds what a number of a clause looks like in each game once it is asked for.
var numbers sync.Map // by game, *regexp.Regexp

// numberOf is what a number of a clause looks like in a game, nil if there is no such game.
func numberOf(game string) *regexp.Regexp {
	if known, ok := numbers.Load(game); ok {
		return known.(*regexp.Regexp)
	}
	b := rules.BookOf(game)
	if b == nil {
		return nil
	}
	number := regexp.MustCompile(b.Clause)
	numbers.Store(game, number)
	return number
}
