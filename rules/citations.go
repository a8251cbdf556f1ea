package rules

import "regexp"

// numberStyles are the ways in which books write their clause numbers: 6.4.1.2;
// or 802-4b and, below that, 8.02.4.b.1.
var numberStyles = map[string]*regexp.Regexp{
	"weiss":       regexp.MustCompile(`\b(?:[1-9]|1[01])(?:\.\d+)+\b`),
	"builddivide": regexp.MustCompile(`\b(?:(?:[1-9]|1[0-6])\d\d-\d+[a-z]?|(?:[1-9]|1[0-6])\.\d\d\.\d+\.[a-z]\.\d+)\b`),
}

// Citations lists the clause numbers of a game's book that a text names, in
// their order; whether the book has them is another question. Numbers that
// look like another book's are not among them.
func Citations(game, text string) (numbers []string) {
	style := numberStyles[game]
	if style == nil {
		return nil
	}
	for _, at := range style.FindAllStringIndex(text, -1) {
		n, rest := text[at[0]:at[1]], text[at[1]:]
		if inFull.MatchString(rest) {
			continue // 8.02.4.b.1, of which this is the beginning
		}
		numbers = append(numbers, n)
	}
	return numbers
}

// inFull is how a number of the second style goes on behind what looks like one
// of the first.
var inFull = regexp.MustCompile(`^\.[a-z]\.\d`)
