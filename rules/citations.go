package rules

import (
	"regexp"
	"slices"
	"strings"
)

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
		if plain := !strings.ContainsFunc(n, isLetter) && !strings.Contains(n, "-"); plain {
			full := len(rest) > 1 && rest[0] == '.' && isLetter(rune(rest[1])) // 8.02.4.b.1
			padded := slices.ContainsFunc(strings.Split(n, "."), func(p string) bool { return len(p) > 1 && p[0] == '0' })
			if full && padded {
				continue
			}
		}
		numbers = append(numbers, n)
	}
	return numbers
}

func isLetter(r rune) bool { return r >= 'a' && r <= 'z' }
