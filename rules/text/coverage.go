package text

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Tally is how many lines, and uses of lines, are understood.
type Tally struct {
	Lines, Compiled, Uses, UsesCompiled int
}

// Coverage reads lines of "count TAB text" in a language and counts those that
// Parse understands. miss, unless nil, is told of the others.
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
		if _, err := Parse(lang, line, lex); err != nil {
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
