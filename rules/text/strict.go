package text

import "gorin/rules/ability"

// Strict reads a line in language lang and reads what is said of it again, in
// both languages: the same tree must come of it.
func Strict(lang, line string, lex *Lexicon) (ability.Node, error) {
	n, err := Parse(lang, line, lex)
	if err != nil {
		return n, err
	}
	for _, l := range []string{Japanese, English} {
		again, err := Parse(l, Print(l, n, lex), lex)
		if err != nil || !again.Equal(n) {
			return n, &Error{Column: 1, Reason: "what this is called in " + l + " is not read as the same"}
		}
	}
	return n, nil
}
