package rules

import (
	"regexp"
	"sync"
)

// Citations lists the clause numbers of a game's book that a text names, in
// their order; whether the book has them is another question. Numbers that
// look like another book's are not among them.
func Citations(game, text string) (numbers []string) {
	b := bookOf(game)
	if b == nil {
		return nil
	}
	for _, at := range b.clause().FindAllStringIndex(text, -1) {
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
