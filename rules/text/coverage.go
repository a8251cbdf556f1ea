package text

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"gorin/rules/ability"
)

// Tally is how many lines, and uses of lines, are understood.
type Tally struct {
	Lines, Compiled, Uses, UsesCompiled int
}

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

// Coverage reads lines of "count TAB text" in a language and counts those that
// Strict understands. miss, unless nil, is told of the others.
func Coverage(lang string, r io.Reader, lex *Lexicon, miss func(uses int, line string, err error)) (Tally, error) {
	var t Tally
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, 1<<20)
	for n := 1; sc.Scan(); n++ {
		count, line, ok := strings.Cut(sc.Text(), "\t")
		uses, err := strconv.Atoi(count)
		if !ok || err != nil || uses < 0 {
			return t, fmt.Errorf("text: coverage: line %d: want count, tab, text", n)
		}
		t.Lines++
		t.Uses += uses
		if _, err := Strict(lang, line, lex); err != nil {
			if miss != nil {
				miss(uses, line, err)
			}
			continue
		}
		t.Compiled++
		t.UsesCompiled += uses
	}
	if err := sc.Err(); err != nil {
		return t, fmt.Errorf("text: coverage: %w", err)
	}
	return t, nil
}
