package ability

import "unicode/utf8"

// Apart is a name in a pair of brackets, apart from the same letters among the words of a
// program.
func Apart(brackets, name string) string {
	_, open := utf8.DecodeRuneInString(brackets)
	return brackets[:open] + name + brackets[open:]
}
